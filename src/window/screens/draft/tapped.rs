//! A draft on a phone: the card that is looked at, large, and the offer as rows to be tapped; the deck behind a tab.

use bevy_egui::egui::Rect;

use super::{
    action::{DraftAction, Pen},
    advice::{self, RANKS, rank},
    offer::often,
    panel,
    state::{DraftUi, Page},
    whole,
};
use crate::{
    data::Library,
    draft::UnderWay,
    window::{
        card_table::card,
        ui::{
            compact::{Columns, MARGIN, Roll, TARGET, is_upright},
            paint,
            theme::{self, size},
        },
    },
};

/// Room of the adviser's words, and the least that the deck in figures takes.
const ADVICE: f32 = 96.0;
const DECK: f32 = 560.0;
/// The share of a phone held across that the card has.
const CARD: f32 = 0.5;

/// Draws all of it but the page on which a draft begins.
pub(super) fn draw(pen: &mut Pen, draft_ui: &DraftUi, (under_way, library): (&UnderWay, &Library)) {
    let asked = panel::asked(&under_way.drafting);
    let names = [if draft_ui.page == Page::Whole { "Rivals" } else { "Offer" }, "Deck"];
    let Columns { shown, mut area } = Columns::draw(pen.ui, "draft", &asked, &names, true);
    if let Some(note) = &draft_ui.note {
        area.min.y += paint::flow(&pen.p(), area, note, size::SMALL, theme::now(), false) + MARGIN;
    }
    if shown == 1 {
        let roll = Roll::at_least(pen.ui, area, "deck", DECK);
        panel::draw(&pen.p(), roll.whole, draft_ui, under_way);
        roll.end(pen.ui);
    } else if draft_ui.page == Page::Whole {
        let roll = Roll::at_least(pen.ui, area, "rivals", whole::LEAST);
        whole::draw(pen, roll.whole, draft_ui, (under_way, library));
        roll.end(pen.ui);
    } else {
        offer(pen, area, draft_ui, under_way);
    }
    let all = pen.ui.max_rect();
    panel::foot(pen, all, draft_ui, under_way);
}

/// The card that is looked at above the rows, or beside them.
fn offer(pen: &mut Pen, area: Rect, draft_ui: &DraftUi, under_way: &UnderWay) {
    let tall = (TARGET + 4.0) * draft_ui.offer().len() as f32;
    let (mut card, rows) = match is_upright(area) {
        true => {
            (area.with_max_y(area.bottom() - tall - 4.0), area.with_min_y(area.bottom() - tall))
        }
        false => {
            let parted = area.left() + area.width() * CARD;
            (area.with_max_x(parted - MARGIN), area.with_min_x(parted))
        }
    };
    let Some(&looked_at) = draft_ui.offer().get(draft_ui.selected) else { return };
    let face = under_way.drafting.game().book().card(looked_at);
    if draft_ui.advice {
        let words = card.with_min_y(card.bottom() - ADVICE);
        advice::draw(&pen.p(), words, draft_ui, (looked_at, face, under_way));
        card.max.y = words.top() - 6.0;
    }
    card::offered(&pen.p(), card, face);
    for nth in 0..draft_ui.offer().len() {
        let top = rows.top() + (TARGET + 4.0) * nth as f32;
        row(pen, rows.with_min_y(top).with_max_y(top + TARGET), draft_ui, (nth, under_way));
    }
}

/// One of the offer; a tap looks at it, a second one picks it.
fn row(pen: &mut Pen, place: Rect, draft_ui: &DraftUi, (nth, under_way): (usize, &UnderWay)) {
    let game = under_way.drafting.game();
    let def = draft_ui.offer()[nth];
    let ranked = rank(draft_ui, def).filter(|_| draft_ui.advice);
    let ranked = ranked.map(|at| RANKS[at.min(RANKS.len() - 1)]);
    // A row has no room for all of it, and that adventures come twice is said above the offer as well.
    let copies = often(game.copies(def)).filter(|_| ranked.is_none());
    let words = [ranked, Some(game.book().card(def).name.as_str()), copies];
    let words: Vec<&str> = words.into_iter().flatten().collect();
    let selected = nth == draft_ui.selected;
    if pen.option(place, &(nth + 1).to_string(), &words.join(" · "), selected) {
        pen.actions.push(if selected { DraftAction::Pick(nth) } else { DraftAction::Select(nth) });
    }
}
