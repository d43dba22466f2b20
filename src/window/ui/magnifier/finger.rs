//! A finger on a window that shows a part of its screen: what it taps, and where it takes the screen along.
//!
//! It takes the screen along only in a direction in which there is more of it. Whatever else it does, such as to
//! roll a list up and down on a screen that is merely too wide, happens on the screen.

use bevy_egui::egui::{Event, Pos2, TouchPhase, Vec2, pos2};

/// How far a finger wanders before it is more than a tap, in points.
const WANDER: f32 = 8.0;
/// Nothing of a screen lies here.
const NOWHERE: Pos2 = pos2(-100_000.0, -100_000.0);

/// What the first finger on the window does.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(super) enum Finger {
    #[default]
    Away,
    /// It came down here, and may tap or take the screen along.
    Down(Pos2),
    /// What it does happens on the screen.
    OnTheScreen,
    /// It takes the screen along, and was last here.
    Takes(Pos2),
}

impl Finger {
    /// Whether one touches the window.
    pub(super) fn is_down(self) -> bool {
        self != Finger::Away
    }

    /// Follows an event of the window, in the order in which they come: a touch, and then what it does as a
    /// pointer. Returns what of it happens on the screen, and how far the screen is taken along.
    pub(super) fn follow(
        &mut self,
        event: Event,
        window: Vec2,
        whole: Vec2,
    ) -> Option<(Event, Vec2)> {
        if let Event::Touch { phase: TouchPhase::Start, pos, .. } = event
            && !self.is_down()
        {
            *self = Finger::Down(pos);
        }
        if let Event::PointerMoved(at) = event {
            return self.moved(at, whole - window);
        }
        let takes = matches!(self, Finger::Takes(_));
        if let Event::PointerGone = event {
            *self = Finger::Away;
        }
        Some((if takes { let_go(event) } else { event }, Vec2::ZERO))
    }

    fn moved(&mut self, at: Pos2, more: Vec2) -> Option<(Event, Vec2)> {
        if let Finger::Down(from) = *self {
            *self = begun(from, at, more);
        }
        let Finger::Takes(last) = *self else { return Some((Event::PointerMoved(at), Vec2::ZERO)) };
        *self = Finger::Takes(at);
        // The first time it takes the pointer away from what it came down on, which is not tapped then.
        Some((Event::PointerMoved(NOWHERE), at - last))
    }
}

/// What a finger does that came down at `from` and is at `at`, where there is so much more of the screen.
fn begun(from: Pos2, at: Pos2, more: Vec2) -> Finger {
    let way = at - from;
    if way.length() < WANDER {
        return Finger::Down(from);
    }
    let along = usize::from(way.x.abs() < way.y.abs());
    if more[along] > 0.5 { Finger::Takes(from) } else { Finger::OnTheScreen }
}

/// A finger that took the screen along lets go of nothing on it.
fn let_go(event: Event) -> Event {
    if let Event::PointerButton { button, pressed, modifiers, .. } = event {
        return Event::PointerButton { pos: NOWHERE, button, pressed, modifiers };
    }
    event
}

#[cfg(test)]
mod tests;
