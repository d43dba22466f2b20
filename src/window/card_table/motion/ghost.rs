//! A card as it is seen on its way: its picture and its name, or its back.

use bevy_egui::egui::{Painter, Rect, Stroke, StrokeKind, Vec2, vec2};
use cards::data::Card;

use crate::window::{
    card_table::{gallery, spot::Side},
    ui::{
        card_type::CardType,
        paint,
        theme::{self, size},
    },
};

/// A card that is held up: its picture is painted for this size.
pub(super) const HELD_UP: Vec2 = vec2(150.0, 206.0);

pub(super) fn face(p: &Painter, rect: Rect, card: &Card, side: Side, strength: f32) {
    let (kind, picture, name) = shown(card, side);
    paint::plate(p, rect, theme::PANEL, theme::faded(theme::colour(kind), 0.8));
    gallery::hang_painted(p, rect.shrink(1.0), HELD_UP, card, picture, 0.9 * strength);
    let foot = rect.with_min_y(rect.bottom() - rect.height() * 0.42).shrink(1.0);
    gallery::shade(p, foot, theme::faded(theme::PANEL, 0.0), theme::PANEL);
    p.rect_filled(rect.with_max_y(rect.top() + 3.0), 2.0, theme::colour(kind));
    paint::mark(p, rect.left_top() + vec2(13.0, 16.0), 7.0, kind);
    let words = rect.with_min_y(rect.bottom() - 40.0).with_max_y(rect.bottom() - 6.0);
    paint::flow(p, words.shrink2(vec2(8.0, 0.0)), name, size::BODY, theme::TYPE, true);
}

/// What a side of a card shows: its kind, which of its pictures, its name.
fn shown(card: &Card, side: Side) -> (CardType, art::Side, &str) {
    match (card.sides(), side) {
        (Some(sides), Side::Complication) => {
            (CardType::Complication, art::Side::Back, &sides.complication.name)
        }
        (Some(sides), Side::Contract) => {
            (CardType::Contract, art::Side::Front, &sides.contract.name)
        }
        (None, _) | (Some(_), Side::Whole) => (CardType::of(card), art::Side::Front, &card.name),
    }
}

/// The back of a card: stars between two lanes.
pub(super) fn back(p: &Painter, rect: Rect) {
    paint::plate(p, rect, theme::RAISED, theme::QUIET);
    let inner = rect.shrink(7.0);
    p.rect_stroke(inner, 3.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    p.circle_stroke(rect.center(), inner.width() * 0.3, Stroke::new(1.5, theme::QUIET));
    p.circle_stroke(rect.center(), inner.width() * 0.46, Stroke::new(1.0, theme::RULE));
    p.circle_filled(rect.center() + vec2(inner.width() * 0.3, 0.0), 3.0, theme::now());
}
