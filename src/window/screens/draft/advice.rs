//! What the adviser has to say of a card of the offer: its place, what speaks for it and against it, and the cause.

use bevy_egui::egui::{Painter, Rect, vec2};
use cards::data::{Card, Def};

use super::state::DraftUi;
use crate::{
    draft::{UnderWay, words},
    hints::{Hint, Reason},
    window::ui::{
        paint::{self, TextBox},
        theme::{self, size},
    },
};

/// Reasons that are told for and against a card.
const TOLD: usize = 2;

/// Draws it in `area`.
pub(super) fn draw(
    p: &Painter,
    area: Rect,
    draft_ui: &DraftUi,
    (def, card, under_way): (Def, &Card, &UnderWay),
) {
    let Some(place) = rank(draft_ui, def) else { return };
    let hint = &draft_ui.hints[place];
    let (is_best, head) = (place == 0, RANKS[place.min(RANKS.len() - 1)]);
    let line = if is_best { theme::now() } else { theme::RULE };
    paint::plate(p, area, theme::PANEL, line);
    let inner = area.shrink2(vec2(9.0, 7.0));
    let ink = if is_best { theme::TYPE } else { theme::QUIET };
    paint::fitted(
        p,
        inner.min,
        bevy_egui::egui::Align2::LEFT_TOP,
        head,
        size::SMALL,
        ink,
        inner.width(),
        is_best,
    );
    let below = inner.with_min_y(inner.top() + 17.0);
    let deck = under_way.drafting.game().deck();
    let told = told(hint, words::demand(card, deck, under_way.drafting.game().book()));
    let sizes = [size::SMALL, size::TINY, 9.5, 8.5].map(|points| (told.as_str(), points));
    TextBox::fitting(p, sizes, below.size(), theme::QUIET).draw(p, below.min);
}

/// Which choice of the adviser's a card is, from 0.
pub(super) fn rank(draft_ui: &DraftUi, def: Def) -> Option<usize> {
    draft_ui.hints.iter().position(|hint| hint.option == def)
}

/// The adviser's choices in words.
pub(super) const RANKS: [&str; 4] = ["The adviser's pick", "Second", "Third", "Last"];

/// The strongest reasons for and against a card, and what they come from.
fn told(hint: &Hint<Def>, cause: Option<String>) -> String {
    let list = |reasons: &[Reason]| {
        let names: Vec<&str> = reasons.iter().take(TOLD).map(|it| &*it.name).collect();
        names.join(", ")
    };
    let mut told = Vec::new();
    if !hint.pros.is_empty() {
        told.push(format!("For it: {}.", list(&hint.pros)));
    }
    if !hint.cons.is_empty() {
        told.push(format!("Against it: {}.", list(&hint.cons)));
    }
    told.extend(cause.map(|cause| format!("{}.", cause.replacen("the", "The", 1))));
    told.join(" ")
}
