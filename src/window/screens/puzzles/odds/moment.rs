//! The moment of a puzzle of chances: how it came to this, what is wanted, and who is asked.

use bevy_egui::egui::{Align2, Painter, Rect, Ui, pos2, vec2};

use super::{field, solving::OddsSolving};
use crate::window::ui::{
    compact::{self, Roll},
    paint,
    theme::{self, size},
};

/// Draws it in `area`; on a phone it rolls there.
pub(super) fn draw(ui: &mut Ui, area: Rect, story: &str, solving: &OddsSolving) {
    if !compact::is_on(ui.ctx()) {
        written(ui.painter(), area, story, solving);
        return;
    }
    let mut measure = ui.painter().clone();
    measure.set_invisible();
    let without_end = Rect::from_min_size(area.min, vec2(area.width(), LONGEST));
    let tall = written(&measure, without_end, story, solving);
    let roll = Roll::begin(ui, area, "the moment", tall, None);
    written(ui.painter(), roll.whole, story, solving);
    roll.end(ui);
}

/// No moment is taller than this.
const LONGEST: f32 = 4000.0;

/// Writes it from the top of `area`; returns how tall it is.
fn written(p: &Painter, area: Rect, story: &str, solving: &OddsSolving) -> f32 {
    let shown = solving.attempt.shown();
    let mut room = area;
    room.min.y += paint::flow(p, room, story, size::BODY, theme::QUIET, false) + 18.0;
    room.min.y += label(p, room, "The goal");
    room.min.y += paint::flow(p, room, &shown.goal, size::HEAD, theme::TYPE, true) + 20.0;
    if let Some(scores) = &shown.scores {
        room.min.y += boxes(p, room, scores) + 14.0;
    }
    if let Some(of) = &shown.field {
        field::draw(p, room, of);
        room.min.y += field::TALL + 10.0;
    }
    for fact in &shown.facts {
        room.min.y += paint::flow(p, room, fact, size::BODY, theme::TYPE, false) + 8.0;
    }
    if !solving.one_way.is_empty() {
        room.min.y += 12.0 + label(p, room.translate(vec2(0.0, 12.0)), "One way it can go");
        room.min.y += one_way(p, room, &solving.one_way);
    }
    room.top() - area.top()
}

/// Line by line as far as there is room; its end always. Returns how tall it is.
fn one_way(p: &Painter, mut room: Rect, lines: &[String]) -> f32 {
    let top = room.top();
    let Some((end, lines)) = lines.split_last() else { return 0.0 };
    let last = paint::tall(p, end, size::SMALL, room.width()) + 4.0;
    for line in lines {
        let tall = paint::tall(p, line, size::SMALL, room.width()) + 4.0;
        if room.height() < tall + 2.0 * last {
            room.min.y += paint::flow(p, room, "…", size::SMALL, theme::QUIET, false) + 4.0;
            break;
        }
        room.min.y += paint::flow(p, room, line, size::SMALL, theme::QUIET, false) + 4.0;
    }
    room.top() - top + paint::flow(p, room, end, size::SMALL, theme::TYPE, true) + last
}

fn label(p: &Painter, room: Rect, words: &str) -> f32 {
    let drawn = paint::caption(p, room.min, Align2::LEFT_TOP, words, size::TINY, theme::FAINT);
    drawn.height() + 6.0
}

/// Characteristics, a box each; how tall they are.
fn boxes(p: &Painter, room: Rect, scores: &[(&'static str, u8)]) -> f32 {
    let side = vec2(52.0, 52.0);
    for (n, (name, score)) in scores.iter().enumerate() {
        let at = room.min + vec2(n as f32 * (side.x + 6.0), 0.0);
        let place = Rect::from_min_size(at, side);
        paint::plate(p, place, theme::PANEL, theme::RULE);
        let top = pos2(place.center().x, place.top() + 5.0);
        paint::say(p, top, Align2::CENTER_TOP, name, size::TINY, theme::QUIET);
        let low = pos2(place.center().x, place.bottom() - 6.0);
        let digits = score.to_string();
        paint::strong(p, low, Align2::CENTER_BOTTOM, &digits, size::TITLE, theme::TYPE);
    }
    side.y
}
