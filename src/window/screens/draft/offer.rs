//! The offer: up to four cards beside each other, whole, and below each what the adviser has to say.

use bevy_egui::egui::{Align2, Rect, pos2, vec2};
use cards::data::Card;

use super::{
    action::{DraftAction, Pen},
    advice,
    state::DraftUi,
};
use crate::{
    draft::UnderWay,
    window::{
        card_table::card,
        ui::{
            magnifier::attend,
            paint, reader,
            theme::{self, size},
        },
    },
};

/// Between two cards.
const GAP: f32 = 12.0;
/// The number over a card, and the adviser's words below it.
const HEAD: f32 = 28.0;
const WORDS: f32 = 118.0;

/// Draws the cards; a click picks one.
pub(super) fn draw(pen: &mut Pen, area: Rect, draft_ui: &DraftUi, under_way: &UnderWay) {
    let (offer, game) = (draft_ui.offer(), under_way.drafting.game());
    let count = offer.len().max(cards::draft::OFFERED);
    let wide = (area.width() - GAP * (count - 1) as f32) / count as f32;
    for (nth, &def) in offer.iter().enumerate() {
        let left = area.left() + (wide + GAP) * nth as f32;
        let column = area.with_min_x(left).with_max_x(left + wide);
        let (card, copies) = (game.book().card(def), game.copies(def));
        one(pen, column, draft_ui, (nth, card, copies));
        if draft_ui.advice {
            let words = column.with_min_y(column.bottom() - WORDS);
            advice::draw(&pen.p(), words, draft_ui, (def, card, under_way));
        }
    }
}

fn one(pen: &mut Pen, column: Rect, draft_ui: &DraftUi, (nth, card, copies): (usize, &Card, u8)) {
    let p = pen.p();
    let selected = nth == draft_ui.selected;
    let below = if draft_ui.advice { WORDS + 8.0 } else { 0.0 };
    let place = column.with_min_y(column.top() + HEAD).with_max_y(column.bottom() - below);
    let ink = if selected { theme::TYPE } else { theme::QUIET };
    let at = pos2(column.left() + 2.0, column.top() + 11.0);
    let number = (nth + 1).to_string();
    paint::numeral(&p, at, Align2::LEFT_CENTER, &number, size::HEAD, ink);
    if let Some(words) = often(copies) {
        let at = pos2(column.right() - 2.0, at.y);
        paint::say(&p, at, Align2::RIGHT_CENTER, words, size::SMALL, theme::QUIET);
    }
    let id = pen.ui.id().with(("offer", nth));
    let response = pen.ui.interact(place, id, bevy_egui::egui::Sense::CLICK);
    reader::name(&response, selected, || spoken(card, nth));
    if selected {
        attend(pen.ui.ctx(), place);
        paint::glow(&p, place, true);
    }
    card::offered(&p, place, card);
    if selected || response.hovered() {
        paint::focus(&p, place.expand2(vec2(1.0, 1.0)));
    }
    if pen.led_to(place) && !selected {
        pen.actions.push(DraftAction::Select(nth));
    }
    if response.clicked() {
        pen.actions.push(DraftAction::Pick(nth));
    }
}

/// How often a card comes that is picked, where that is more than once.
pub(super) fn often(copies: u8) -> Option<&'static str> {
    match copies {
        0 | 1 => None,
        2 => Some("comes twice"),
        _ => Some("comes as often as it may"),
    }
}

/// A card as a screen reader says it.
fn spoken(card: &Card, nth: usize) -> String {
    format!("{}: {}", nth + 1, cards::text::full(card).join(". "))
}
