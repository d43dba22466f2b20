//! A screen that is larger than its window, as large type makes it: one looks at a part of it.
//!
//! The pointer leads: at the window's edge stands the screen's edge. The keyboard does too: whatever it
//! stands on is brought into sight. A finger takes the screen along. Screens know nothing of it: they are laid
//! out on the whole.

mod finger;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiFullOutput, EguiInput, EguiPostUpdateSet, EguiPreUpdateSet,
    egui::{self, Event, Id, Rect, Vec2 as Points, pos2},
};

use super::screen::Canvas;
use finger::Finger;

/// No screen is laid out for fewer points than these, but where it has a layout for phones.
pub(super) const LEAST: Points = Points::new(1067.0, 600.0);
/// How much is seen around what the keyboard stands on, in points.
const MARGIN: f32 = 24.0;

pub(in crate::window) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        lay_out_whole.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
    )
    .add_systems(
        PostUpdate,
        show_a_part.after(EguiPostUpdateSet::EndPass).before(EguiPostUpdateSet::ProcessOutput),
    );
}

/// The part of a screen that is looked at.
#[derive(Component)]
pub(in crate::window) struct Part {
    /// The screen is laid out for so many points at least.
    pub(super) least: Points,
    /// Its corner, in points of the whole.
    at: Points,
    window: Points,
    /// The keyboard's place, and whether the pointer leads in this frame.
    stood_on: Option<Rect>,
    led: bool,
    /// What touches the window.
    finger: Finger,
}

impl Default for Part {
    fn default() -> Part {
        let (at, window, finger) = (Points::ZERO, Points::ZERO, Finger::Away);
        Part { least: LEAST, at, window, stood_on: None, led: false, finger }
    }
}

/// The keyboard stands on `rect`, which is to be seen.
pub(in crate::window) fn attend(ctx: &egui::Context, rect: Rect) {
    ctx.data_mut(|data| data.insert_temp(attention(), rect));
}

/// The keyboard's place, or its last one.
pub(in crate::window) fn attended(ctx: &egui::Context) -> Option<Rect> {
    ctx.data(|data| data.get_temp(attention()))
}

fn attention() -> Id {
    Id::new("what the keyboard stands on")
}

impl Part {
    fn whole(&self) -> Points {
        self.window.max(self.least)
    }

    /// Follows the pointer, which is at `at` of the window.
    fn follow(&mut self, at: Points) {
        let share =
            (at / self.window.max(Points::splat(1.0))).clamp(Points::ZERO, Points::splat(1.0));
        self.at = (self.whole() - self.window) * share;
        self.led = true;
    }

    /// Moves no further than it takes to see `rect`.
    fn bring_in(&mut self, rect: Rect) {
        let rect = rect.expand(MARGIN);
        for axis in 0..2 {
            let (from, to) = (rect.min[axis], rect.max[axis]);
            let at = self.at[axis].max(to - self.window[axis]).min(from);
            self.at[axis] = at.clamp(0.0, self.whole()[axis] - self.window[axis]);
        }
    }
}

fn lay_out_whole(mut canvases: Query<(&mut EguiInput, &mut Part), With<Canvas>>) {
    for (mut input, mut part) in &mut canvases {
        let Some(window) = input.screen_rect else { continue };
        part.window = window.size();
        part.led = false;
        let whole = part.whole();
        if whole == part.window {
            (part.at, part.finger) = (Points::ZERO, Finger::Away);
            continue;
        }
        input.screen_rect = Some(Rect::from_min_size(window.min, whole));
        let events = std::mem::take(&mut input.events);
        input.events = events.into_iter().filter_map(|event| led_by(event, &mut part)).collect();
    }
}

/// Says where on the whole screen something happened in the window. What takes the screen along happens
/// nowhere on it.
fn led_by(event: Event, part: &mut Part) -> Option<Event> {
    let (mut event, moved) = part.finger.follow(event, part.window, part.whole())?;
    if moved != Points::ZERO {
        part.at = (part.at - moved).clamp(Points::ZERO, part.whole() - part.window);
    }
    if let Event::PointerMoved(at) = event
        && !part.finger.is_down()
    {
        part.follow(at.to_vec2());
    }
    if let Event::PointerMoved(at)
    | Event::PointerButton { pos: at, .. }
    | Event::Touch { pos: at, .. } = &mut event
    {
        *at += part.at;
    }
    Some(event)
}

/// Moves what was drawn so that the part looked at stands in the window.
pub(in crate::window) fn show_a_part(
    mut canvases: Query<(&mut EguiContext, &mut EguiFullOutput, &mut Part), With<Canvas>>,
) {
    for (mut ctx, mut output, mut part) in &mut canvases {
        let stood_on = attended(ctx.get_mut());
        if part.whole() != part.window {
            if let Some(rect) = stood_on.filter(|_| stood_on != part.stood_on && !part.led) {
                part.bring_in(rect);
            }
            shift(&mut output, part.at);
        }
        part.stood_on = stood_on;
    }
}

/// Moves everything drawn, by whole pixels: type stays sharp.
fn shift(output: &mut EguiFullOutput, by: Points) {
    let Some(output) = &mut output.0 else { return };
    let pixels = output.pixels_per_point;
    let by = pos2((by.x * pixels).round() / pixels, (by.y * pixels).round() / pixels).to_vec2();
    for drawn in &mut output.shapes {
        drawn.shape.translate(-by);
        drawn.clip_rect = drawn.clip_rect.translate(-by);
    }
}

#[cfg(test)]
mod tests;
