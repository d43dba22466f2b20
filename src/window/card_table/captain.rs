//! The sign of a captain on charts: a shape and a colour, so that neither is ever the only sign.

use bevy_egui::egui::{Color32, Painter, Pos2};
use engine::Seat;

use crate::window::ui::{card_type::CardType, paint, theme};

/// The shape and the colour of the captain at `seat`, as `you` see them: one's own is a warm white disc.
pub fn sign_of(seat: Seat, you: Seat) -> (CardType, Color32) {
    match (seat == you, u8::from(seat < you) + seat.0) {
        (true, _) => (CardType::Crew, theme::TYPE),
        (false, 0 | 1) => (CardType::Gear, theme::colour(CardType::Crew)),
        (false, 2) => (CardType::Contract, theme::colour(CardType::Contract)),
        (false, _) => (CardType::Complication, theme::colour(CardType::Connection)),
    }
}

/// Draws it around `at`.
pub fn sign(p: &Painter, at: Pos2, r: f32, seat: Seat, you: Seat) {
    let (shape, colour) = sign_of(seat, you);
    // A little of the ground around it keeps it apart from the line it sits on.
    p.circle_filled(at, r + 2.0, theme::SPACE);
    paint::mark_in(p, at, r, shape, colour);
}
