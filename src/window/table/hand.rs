//! The hand: a row of cards along the bottom, closer together when there are many.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};

use crate::window::{
    card, paint,
    spot::{Look, Side, Spot},
    theme::{self, size},
    touch::Pen,
};

const GAP: f32 = 7.0;
/// The narrowest a card gets before cards overlap.
const NARROW: f32 = 96.0;

/// Draws the hand in `rect`.
pub fn draw(pen: &mut Pen, rect: Rect) {
    let hand = &pen.view.seen.hand;
    if hand.is_empty() {
        let p = pen.p();
        let words = "Your hand is empty.";
        paint::say(&p, rect.center(), Align2::CENTER_CENTER, words, size::BODY, theme::FAINT);
        return;
    }
    let count = hand.len() as f32;
    let share = (rect.width() - GAP * (count - 1.0)) / count;
    let width = share.clamp(NARROW, (rect.height() * 0.78).max(NARROW));
    let step = (width + GAP).min((rect.width() - width) / (count - 1.0).max(1.0));
    let whole = step * (count - 1.0) + width;
    let left = rect.center().x - whole / 2.0;
    for (n, seen) in hand.iter().enumerate() {
        let at = pos2(left + step * n as f32, rect.top());
        let place = Rect::from_min_size(at, vec2(width, rect.height()));
        let look = Look { def: seen.def, id: Some(seen.id), side: Side::Whole };
        let touch = pen.touch(place, &[Spot::Card(seen.id)], Some(look));
        let rise = if touch.hovered || touch.chosen { -4.0 } else { 0.0 };
        let drawn = place.translate(vec2(0.0, rise));
        let card = pen.view.card(seen.def);
        let skilled = card::face(&pen.p(), drawn, card, seen, touch.hovered);
        if touch.hovered {
            card::tips(pen, drawn, card, skilled);
        }
        pen.glow(drawn, touch);
    }
}
