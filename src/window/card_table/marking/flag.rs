//! The flag on a card of the hand that can be marked: an empty box, or a tick and, where there is room, what
//! becomes of it.

use bevy_egui::egui::{Align2, Painter, Pos2, Rect, pos2, vec2};

use crate::window::{
    card_table::touch::{Pen, SpotState},
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Beside the price, at the side that no other card of the fan covers, over picture alone.
const LEFT: f32 = 42.0;
const TOP: f32 = 9.0;
const TALL: f32 = 19.0;
/// The room that the mark of the card's type needs at the right.
const TYPE_MARK: f32 = 24.0;

/// Draws it on the card at `rect`, which is worth so much.
pub fn flag(pen: &Pen, rect: Rect, worth: u8, touch: SpotState) {
    let purpose = pen.view.question.as_ref().and_then(|question| question.purpose());
    let (Some(purpose), Some(marked)) = (purpose, touch.marked) else { return };
    let p = pen.p();
    let corner = rect.left_top() + vec2(LEFT, TOP);
    match marked {
        true => flown(&p, corner, rect.right() - TYPE_MARK, &purpose.word(worth)),
        false => paint::tick_box(&p, middle(corner), false),
    }
}

fn middle(corner: Pos2) -> Pos2 {
    corner + vec2(11.0, TALL / 2.0)
}

/// The flag of a card that is marked, with what it is worth where that ends before `end`.
fn flown(p: &Painter, corner: Pos2, end: f32, word: &str) {
    let wide = 21.0 + paint::wide(p, word, size::TINY) + 5.0;
    let fits = corner.x + wide <= end;
    let flag = Rect::from_min_size(corner, vec2(if fits { wide } else { 22.0 }, TALL));
    p.rect_filled(flag, 2.0, theme::TYPE);
    paint::tick(p, middle(corner), 15.0, theme::SPACE);
    if fits {
        let at = pos2(flag.left() + 21.0, flag.center().y);
        paint::strong(p, at, Align2::LEFT_CENTER, word, size::TINY, theme::SPACE);
    }
}
