//! The layout of a phone's screen: how a screen knows of it, lists that roll under a finger, and keys for
//! somebody without a keyboard.

pub mod columns;
pub mod tabs;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet,
    egui::{
        Align2, Context, Id, Key, Modifiers, Painter, Pos2, Rect, ScrollArea, Sense, Ui, UiBuilder,
        pos2, scroll_area::ScrollBarVisibility, vec2,
    },
};

pub use super::layout::{is_phone, is_upright};
use super::{
    gamepad::strike_on,
    paint, reader,
    screen::Canvas,
    theme::{self, size},
};
pub use columns::Columns;

/// What a finger taps is at least so tall, and so wide, in points.
pub const TARGET: f32 = 48.0;
/// The height of a row of a long list that is rather looked through than tapped.
pub const LOW: f32 = 40.0;
/// Around what fills a phone's screen.
pub const MARGIN: f32 = 8.0;

pub(in crate::window) fn plugin(app: &mut App) {
    let struck = strike.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass);
    app.add_systems(PreUpdate, struck);
}

/// Whether this screen is laid out for a phone.
pub fn is_on(ctx: &Context) -> bool {
    is_phone(ctx.screen_rect())
}

/// The height of a row that is so tall for a pointer.
pub fn row(ctx: &Context, usual: f32) -> f32 {
    if is_on(ctx) { TARGET } else { usual }
}

/// Something taller than its place, which rolls up and down in it under a finger or a wheel.
pub struct Roll {
    /// Where all of it lies: it begins above its place where it is rolled.
    pub whole: Rect,
    /// What was drawn on before.
    clip: Rect,
}

impl Roll {
    /// Begins to draw what is so `tall` in `area`: until [`Roll::end`], `ui` draws within it only. A place
    /// that is to be `seen`, counted from the top of it all, is brought into sight.
    pub fn begin(ui: &mut Ui, area: Rect, name: &str, tall: f32, seen: Option<Rect>) -> Roll {
        // A window that was made a sliver leaves less than no room for a frame.
        let area = Rect::from_min_size(area.min, area.size().max(bevy_egui::egui::Vec2::ZERO));
        let mut list = ui.new_child(UiBuilder::new().max_rect(area).id_salt(name));
        let rolls = ScrollArea::vertical().id_salt(name).auto_shrink(false);
        let rolls = rolls.scroll_bar_visibility(ScrollBarVisibility::AlwaysHidden);
        let shown = rolls.show(&mut list, |ui| {
            let (_, place) = ui.allocate_space(vec2(area.width(), tall));
            if let Some(seen) = seen {
                ui.scroll_to_rect(seen.translate(place.min.to_vec2()), None);
            }
            place.top().round()
        });
        let at = pos2(area.left(), shown.inner);
        let roll =
            Roll { whole: Rect::from_min_size(at, vec2(area.width(), tall)), clip: ui.clip_rect() };
        roll.thumb(ui, area);
        // The light around what lies at the edge is seen there.
        ui.set_clip_rect(area.expand2(vec2(MARGIN / 2.0, 0.0)).intersect(roll.clip));
        roll
    }

    /// The same for what is laid out for at least so many points, and takes all of a place that has more.
    pub fn at_least(ui: &mut Ui, area: Rect, name: &str, least: f32) -> Roll {
        Roll::begin(ui, area, name, least.max(area.height()), None)
    }

    /// Ends it.
    pub fn end(self, ui: &mut Ui) {
        ui.set_clip_rect(self.clip);
    }

    /// At the right of its place: how much there is, and what part of it is in sight.
    fn thumb(&self, ui: &Ui, area: Rect) {
        let tall = self.whole.height();
        if tall > area.height() {
            let part = |y: f32| area.top() + area.height() * (y - self.whole.top()) / tall;
            let side = (area.right() + 2.0)..=(area.right() + 4.0);
            let place = Rect::from_x_y_ranges(side, part(area.top())..=part(area.bottom()));
            ui.painter().rect_filled(place, 1.0, theme::FAINT);
        }
    }
}

/// A page of rows on a phone, below its name.
pub struct Page {
    pub rows: Rect,
    /// Room for what is to be said of the row that was chosen last, below the rows or beside them.
    pub note: Rect,
}

/// Behind the rows.
const STARS: u32 = 90;
/// The height of the name of a page, and the share of the width that a note has beside rows.
const NAME: f32 = TARGET + 4.0;
const BESIDE: f32 = 0.42;

impl Page {
    /// Draws the name of the page. Its note is so tall on a phone that is held upright.
    pub fn draw(p: &Painter, all: Rect, name: &str, note: f32) -> Page {
        let at = all.min + vec2(MARGIN + 6.0, 12.0);
        paint::stars(p, all, STARS);
        let name = paint::caption(p, at, Align2::LEFT_TOP, name, size::TITLE, theme::TYPE);
        paint::underline(p, name.left_bottom() + vec2(0.0, 4.0));
        Page::below(all.with_min_y(all.top() + NAME), note)
    }

    /// Rows and note in this room.
    fn below(room: Rect, note: f32) -> Page {
        let room = room.shrink2(vec2(MARGIN, MARGIN / 2.0));
        if is_upright(room) || note == 0.0 {
            let parted = room.bottom() - note;
            let air = if note > 0.0 { MARGIN } else { 0.0 };
            let (rows, note) = (room.with_max_y(parted - air), room.with_min_y(parted));
            return Page { rows, note };
        }
        let parted = room.right() - room.width() * BESIDE;
        let rows = room.with_max_x(parted - MARGIN);
        Page { rows, note: room.with_min_x(parted + MARGIN) }
    }
}

/// A button for a finger that strikes a key; also where there is no keyboard.
pub fn key(ui: &Ui, place: Rect, sign: &str, name: &str, key: Key) {
    let response = ui.interact(place, Id::new(("a key for a finger", name)), Sense::CLICK);
    reader::name(&response, false, || name.to_owned());
    let ink = if response.hovered() { theme::TYPE } else { theme::QUIET };
    paint::strong(ui.painter(), place.center(), Align2::CENTER_CENTER, sign, size::TITLE, ink);
    if response.clicked() {
        strike_next(ui.ctx(), key);
    }
}

/// Strikes a key in the next frame, as if by a keyboard.
pub fn strike_next(ctx: &Context, key: Key) {
    ctx.data_mut(|data| data.insert_temp(struck_id(), Some(key)));
    ctx.request_repaint();
}

/// The way back from where there is no row for it.
pub fn way_back(ui: &Ui, corner: Pos2) {
    key(ui, Rect::from_min_size(corner, vec2(TARGET, TARGET)), "‹", "Back", Key::Escape);
}

fn struck_id() -> Id {
    Id::new("a key that a finger struck")
}

/// What a finger struck in the last frame is struck in this one, as if by a keyboard.
fn strike(mut canvases: Query<(&mut EguiContext, &mut EguiInput), With<Canvas>>) {
    for (mut ctx, mut input) in &mut canvases {
        let struck = ctx.get_mut().data_mut(|data| data.remove_temp::<Option<Key>>(struck_id()));
        let Some(key) = struck.flatten() else { continue };
        for pressed in [true, false] {
            strike_on(&mut input, key, Modifiers::NONE, pressed);
        }
    }
}

#[cfg(test)]
mod tests;
