//! The head of the deck: its name, its plan, and whether it may be played.

use bevy_egui::egui::{Align2, Rect, Sense, pos2, vec2};

use super::{
    bench::{Bench, Deed, Over},
    files::Place,
};
use crate::{
    builder::CardKind,
    window::{
        paint,
        pen::Pen,
        theme::{self, size},
    },
};

/// Draws the head and returns where it ends.
pub fn draw(pen: &mut Pen<Deed>, column: Rect, bench: &Bench) -> f32 {
    let p = pen.p();
    let (whose, ink) = match &bench.place {
        Place::Nowhere => ("not saved: empty", theme::FAINT),
        Place::Shipped(_) => ("shipped", theme::FAINT),
        Place::Own(_) => ("your own · saved", theme::FAINT),
        Place::Unkept(_) => ("NOT SAVED", theme::NOW),
    };
    let at = column.right_top() + vec2(0.0, 8.0);
    let whose = paint::say(&p, at, Align2::RIGHT_TOP, whose, size::SMALL, ink);
    let deck = bench.draft.deck();
    let room = whose.left() - column.left() - 12.0;
    let name = column.left_top();
    paint::fitted(&p, name, Align2::LEFT_TOP, &deck.name, size::TITLE, theme::TYPE, room, true);
    let over_name = Rect::from_min_size(name, vec2(room, 28.0));
    if pen.ui.interact(over_name, "deck name".into(), Sense::CLICK).clicked() {
        let (name, plan) = (deck.name.clone(), deck.plan.clone());
        pen.deeds.push(Deed::Lay(Over::Name { name, plan, plan_lit: false }));
    }
    let plan = Rect::from_min_size(column.left_top() + vec2(0.0, 30.0), vec2(column.width(), 33.0));
    let (words, ink) = match deck.plan.as_str() {
        "" => ("No plan yet. R writes one.", theme::FAINT),
        plan => (plan, theme::QUIET),
    };
    paint::flow(&p, plan, words, size::SMALL, ink, false);
    let plate =
        Rect::from_min_size(pos2(column.left(), plan.bottom() + 6.0), vec2(column.width(), 34.0));
    legality(pen, plate, bench);
    plate.bottom()
}

/// One line that is always there: it may be played, or the first reason why not.
fn legality(pen: &mut Pen<Deed>, plate: Rect, bench: &Bench) {
    let p = pen.p();
    let counts = counts(bench);
    let at = plate.right_center() - vec2(12.0, 0.0);
    let Some(first) = bench.reasons.first() else {
        paint::plate(&p, plate, theme::faded(theme::MET, 0.10), theme::faded(theme::MET, 0.7));
        p.circle_filled(plate.left_center() + vec2(16.0, 0.0), 4.5, theme::MET);
        let words = plate.left_center() + vec2(30.0, 0.0);
        paint::strong(&p, words, Align2::LEFT_CENTER, "It may be played", 14.5, theme::TYPE);
        paint::say(&p, at, Align2::RIGHT_CENTER, &counts, size::SMALL, theme::QUIET);
        return;
    };
    let over = pen.ui.rect_contains_pointer(plate);
    paint::plate(&p, plate, theme::NOW_GROUND, if over { theme::TYPE } else { theme::NOW });
    p.circle_filled(plate.left_center() + vec2(16.0, 0.0), 4.5, theme::NOW);
    let more = match bench.reasons.len() - 1 {
        0 => "W  more".to_owned(),
        1 => "W  and 1 reason more".to_owned(),
        more => format!("W  and {more} reasons more"),
    };
    let more = paint::say(&p, at, Align2::RIGHT_CENTER, &more, size::SMALL, theme::QUIET);
    let words = plate.left_center() + vec2(30.0, 0.0);
    let room = more.left() - words.x - 10.0;
    let said = sentence(&first.words);
    paint::fitted(&p, words, Align2::LEFT_CENTER, &said, 14.5, theme::TYPE, room, true);
    if pen.clicked(plate, "verdict") {
        pen.deeds.push(Deed::Lay(Over::Reasons));
    }
}

/// `20 adventures · 60 captain's cards`.
fn counts(bench: &Bench) -> String {
    let figures = &bench.figures;
    format!(
        "{} adventures · {} captain's cards",
        figures.count_of(CardKind::Adventure),
        figures.captains()
    )
}

/// With a capital at its beginning.
pub fn sentence(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
