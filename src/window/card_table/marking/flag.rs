//! The flag on a card of the hand that can be marked: an empty box, or a tick and what becomes of it.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2, vec2};

use crate::window::{
    card_table::touch::{Pen, SpotState},
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Between price and name, at the side that no other card of the fan covers.
const TOP: f32 = 28.0;
const TALL: f32 = 19.0;

/// Draws it on the card at `rect`, which is worth so much.
pub fn flag(pen: &Pen, rect: Rect, worth: u8, touch: SpotState) {
    let purpose = pen.view.question.as_ref().and_then(|question| question.purpose());
    let (Some(purpose), Some(marked)) = (purpose, touch.marked) else { return };
    match marked {
        true => flown(&pen.p(), rect, &purpose.word(worth)),
        false => paint::tick_box(&pen.p(), middle(rect), false),
    }
}

fn middle(rect: Rect) -> Pos2 {
    rect.left_top() + vec2(12.0, TOP + TALL / 2.0)
}

/// The flag of a card that is marked, with what it is worth.
fn flown(p: &Painter, rect: Rect, word: &str) {
    let wide = 22.0 + paint::wide(p, word, size::SMALL) + 7.0;
    let flag = Rect::from_min_size(rect.left_top() + vec2(0.0, TOP), vec2(wide, TALL));
    p.rect_filled(flag, 2.0, theme::TYPE);
    paint::tick(p, middle(rect), 15.0, theme::SPACE);
    let at = pos2(flag.left() + 22.0, flag.center().y);
    paint::strong(p, at, Align2::LEFT_CENTER, word, size::SMALL, theme::SPACE);
}
