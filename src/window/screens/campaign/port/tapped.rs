//! The port on a phone: contracts, errands and recruits in one column that rolls.

use bevy_egui::egui::{Align2, Painter, Rect};
use campaign::{Contract, Move, text::credits};

use super::super::{
    contract::Offer,
    errands,
    question::{CampaignPen, View, chip, ground},
};
use super::{BELOW, EDGE, HEADING, MARGIN, berths, recruit, signing, wanted_by_recruit};
use crate::window::ui::{
    compact::{Roll, TARGET},
    paint,
    theme::{self, size},
};

/// Between two plates, and between what stands under two headings.
const GAP: f32 = 8.0;
const PART: f32 = 14.0;

/// Draws it.
pub(in crate::window::screens::campaign) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let tall = tall(&pen.p(), area.width(), view);
    let roll = Roll::begin(pen.ui, area, "port", tall, None);
    let mut rest = roll.whole;
    contracts(pen, &mut rest, view);
    if errands::is_there(view) {
        errands(pen, &mut rest, view);
    }
    recruits(pen, &mut rest, view);
    roll.end(pen.ui);
}

/// How tall all of it is.
fn tall(p: &Painter, wide: f32, view: &View) -> f32 {
    let contracts = view.own.offers.iter().zip(0u8..);
    let contracts: f32 = contracts
        .map(|(it, nth)| contract_tall(p, wide, it, view) + haggling(nth, view) + GAP)
        .sum();
    let errands = match errands::is_there(view) {
        true => HEADING + PART + (TARGET + GAP) * errands::offered(view).len() as f32,
        false => 0.0,
    };
    let inner = wide - 2.0 * MARGIN;
    let recruits = view.own.recruits.iter();
    let recruits: f32 = recruits.map(|it| wanted_by_recruit(p, inner, it, view) + GAP).sum();
    HEADING + contracts + PART + errands + HEADING + recruits
}

fn contract_tall(p: &Painter, wide: f32, contract: &Contract, view: &View) -> f32 {
    Offer::of(contract, view, size::BODY).tall(p, wide - 2.0 * EDGE.x) + 2.0 * EDGE.y
}

/// Room for haggling over a contract, where one can.
fn haggling(nth: u8, view: &View) -> f32 {
    if errands::can_haggle(nth, view) { TARGET + BELOW } else { 0.0 }
}

fn heading(pen: &CampaignPen, rest: &mut Rect, words: &str, note: &str) {
    let p = pen.p();
    let line = paint::caption(&p, rest.min, Align2::LEFT_TOP, words, size::SMALL, theme::QUIET);
    let at = rest.min + bevy_egui::egui::vec2(line.width() + 12.0, line.height());
    let room = rest.right() - at.x;
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, note, size::SMALL, theme::FAINT, room, false);
    rest.min.y += HEADING;
}

/// The next place of this height.
fn next(rest: &mut Rect, tall: f32) -> Rect {
    let place = rest.with_max_y(rest.top() + tall);
    rest.min.y += tall + GAP;
    place
}

fn contracts(pen: &mut CampaignPen, rest: &mut Rect, view: &View) {
    heading(pen, rest, "Contracts", &signing(view));
    for (nth, contract) in (0u8..).zip(&view.own.offers) {
        let place = next(rest, contract_tall(&pen.p(), rest.width(), contract, view));
        let Some(n) = view.number(&Move::Sign(nth)) else { continue };
        ground(pen, view, place, n);
        Offer::of(contract, view, size::BODY).draw(&pen.p(), place.shrink2(EDGE));
        if errands::can_haggle(nth, view) {
            rest.min.y += BELOW - GAP;
            let row = next(rest, TARGET);
            errands::haggling(pen, row, nth, view);
        }
    }
    rest.min.y += PART;
}

fn errands(pen: &mut CampaignPen, rest: &mut Rect, view: &View) {
    heading(pen, rest, "Errands", &errands::note(view));
    for (n, words) in errands::offered(view) {
        let place = next(rest, TARGET);
        chip(pen, view, place, n, &words);
    }
    rest.min.y += PART;
}

fn recruits(pen: &mut CampaignPen, rest: &mut Rect, view: &View) {
    heading(pen, rest, "Recruits", &berths(view));
    for (nth, offered) in (0u8..).zip(&view.own.recruits) {
        let (person, bounty, wage) = offered;
        let inner = rest.width() - 2.0 * MARGIN;
        let place = next(rest, wanted_by_recruit(&pen.p(), inner, offered, view));
        match view.number(&Move::Hire(nth)) {
            Some(n) => ground(pen, view, place, n),
            None => paint::plate(&pen.p(), place, theme::SPACE, theme::RULE),
        }
        let terms = format!("{} to sign on, {} a month", credits(*bounty), credits(*wage));
        recruit(pen, place.shrink(MARGIN), person, &terms, view);
    }
}
