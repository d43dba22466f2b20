//! What can be done in the days in port: the days that are left, a button for each errand with its
//! chance or its price, and what lies in the ship's locker.

use bevy_egui::egui::{Align2, Rect, pos2};
use campaign::{Errand, ErrandOffer, Move, text};

use super::question::{CampaignPen, View, chip, digit};
use crate::window::ui::{
    paint,
    theme::{self, size},
};

/// Height of the band.
pub(super) const TALL: f32 = 48.0;
/// Height of a button, and between two.
const BUTTON: f32 = 24.0;
const GAP: f32 = 8.0;
/// What a button has besides its words and its key.
const MARGIN: f32 = 32.0;

/// Whether there are days in port at all on this campaign.
pub(super) fn is_there(view: &View) -> bool {
    !view.own.errands.is_empty() || view.own.days < view.book.charts.figures.days
}

/// Draws the band over the top of `area`.
pub(super) fn draw(pen: &mut CampaignPen, area: Rect, view: &View) {
    let p = pen.p();
    let at = area.min;
    let line = paint::caption(&p, at, Align2::LEFT_TOP, "Errands", size::SMALL, theme::QUIET);
    let at = pos2(line.right() + 12.0, line.bottom());
    let room = area.right() - at.x;
    let note = note(view);
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &note, size::SMALL, theme::FAINT, room, false);
    let offers = offered(view);
    let wide = |(n, words): &(usize, String)| {
        let key = paint::wide(&p, &digit(*n), size::SMALL);
        paint::wide(&p, words, size::BODY) + key + MARGIN
    };
    let all = offers.iter().map(wide).sum::<f32>();
    let room = area.width() - GAP * offers.len().saturating_sub(1) as f32;
    let share = (room / all.max(1.0)).min(1.0);
    let mut left = area.left();
    for offer in &offers {
        let right = left + wide(offer) * share;
        let top = line.bottom() + 8.0;
        let place = Rect::from_min_max(pos2(left, top), pos2(right, top + BUTTON));
        chip(pen, view, place, offer.0, &offer.1);
        left = right + GAP;
    }
}

/// The errands that are no haggling: the number of each option, and its words.
pub(super) fn offered(view: &View) -> Vec<(usize, String)> {
    let offers = view.own.errands.iter();
    offers
        .filter(|it| !matches!(it.errand, Errand::Haggle(_)))
        .filter_map(|it| Some((view.number(&Move::Errand(it.errand))?, label(it, view))))
        .collect()
}

/// Whether one can haggle over this contract.
pub(super) fn can_haggle(nth: u8, view: &View) -> bool {
    view.number(&Move::Errand(Errand::Haggle(nth))).is_some()
}

/// The days that are left, how many an errand takes that does not say, and the locker.
pub(super) fn note(view: &View) -> String {
    let days = match view.own.days {
        0 => "no day is left".to_owned(),
        1 => "1 day is left".to_owned(),
        days => format!("{days} days are left"),
    };
    let usual = usual(view).map(|days| match days {
        1 => "each takes one where it does not say more".to_owned(),
        days => format!("each takes {days} where it does not say more"),
    });
    let locker = text::locker(view.own, view.book).map(|it| format!("in the locker: {it}"));
    let parts: Vec<String> = [days].into_iter().chain(usual).chain(locker).collect();
    parts.join(" · ")
}

/// The least days that any errand takes.
fn usual(view: &View) -> Option<u8> {
    view.own.errands.iter().map(|it| it.days).min()
}

/// What is done, its chance or its price, and its days where they are more than usual.
fn label(offer: &ErrandOffer, view: &View) -> String {
    let words = text::short_errand(offer, view.own, view.book);
    match usual(view) {
        Some(days) if offer.days > days => format!("{words}, {} days", offer.days),
        Some(_) | None => words,
    }
}

/// A row below a contract's plate: haggling over it, or that it was haggled over.
pub(super) fn haggling(pen: &mut CampaignPen, row: Rect, nth: u8, view: &View) {
    let errand = Errand::Haggle(nth);
    let offer = view.own.errands.iter().find(|it| it.errand == errand);
    if let (Some(offer), Some(n)) = (offer, view.number(&Move::Errand(errand))) {
        chip(pen, view, row, n, &label(offer, view));
    }
}
