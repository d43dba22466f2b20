//! What a frame is drawn from, and the options of the question that is asked.

use bevy_egui::egui::{Align2, Id, Rect, Sense, vec2};
use campaign::{Move, Own, data::CampaignBook, text};

use super::{action::CampaignAction, run::Run, state::CampaignUi};
use crate::data::Library;
use crate::window::ui::{
    compact,
    magnifier::attend,
    paint,
    pen::Pen,
    reader,
    theme::{self, size},
};

/// What a frame is drawn from.
#[derive(Clone, Copy)]
pub(super) struct View<'a> {
    pub run: &'a Run,
    pub own: &'a Own,
    pub book: &'a CampaignBook,
    pub library: &'a Library,
    pub ui: &'a CampaignUi,
}

/// A pen on this screen.
pub(super) type CampaignPen<'a> = Pen<'a, CampaignAction>;

impl<'a> View<'a> {
    pub fn of(run: &'a Run, library: &'a Library, ui: &'a CampaignUi) -> View<'a> {
        let campaign = &run.under_way.campaign;
        View { run, own: campaign.own(), book: campaign.book(), library, ui }
    }

    /// The options of the captain's question; none while a game inside the leg is played.
    pub fn options(&self) -> &'a [Move] {
        self.run.choice().map_or(&[], |choice| &choice.options)
    }

    /// The number of an option, from 0, if it is one.
    pub fn number(&self, wanted: &Move) -> Option<usize> {
        self.options().iter().position(|option| option == wanted)
    }

    /// The name of a port.
    pub fn port(&self, id: &'a str) -> &'a str {
        self.book.charts.port(id).map_or(id, |port| &port.name)
    }
}

/// The key of an option, for those that have one.
pub(super) fn digit(n: usize) -> String {
    match n {
        0..9 => (n + 1).to_string(),
        9 => "0".to_owned(),
        _ => String::new(),
    }
}

/// The ground of an option, which takes it when it is clicked, with its key in the upper corner.
pub(super) fn ground(pen: &mut CampaignPen, view: &View, rect: Rect, n: usize) {
    let selected = is_at(pen, view, n);
    let response = pen.ui.interact(rect, Id::new(("option", n)), Sense::CLICK);
    let words = || text::option(&view.options()[n], view.own, view.book);
    reader::name(&response, selected, words);
    if selected {
        attend(pen.ui.ctx(), rect);
    }
    let (fill, line) = match (selected, response.hovered()) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    let p = pen.p();
    paint::plate(&p, rect, fill, line);
    let ink = if selected { theme::TYPE } else { theme::QUIET };
    let at = rect.right_top() + vec2(-12.0, 8.0);
    paint::numeral(&p, at, Align2::RIGHT_TOP, &digit(n), size::HEAD, ink);
    let done = done(pen, view, (response.clicked(), rect), n);
    pen.actions.extend(done);
}

/// What comes of a click on an option: it is taken. A finger reads it first and takes it by a second tap; a pointer
/// reads it as it comes over it.
fn done(
    pen: &CampaignPen,
    view: &View,
    (clicked, rect): (bool, Rect),
    n: usize,
) -> Option<CampaignAction> {
    let (selected, is_tapped) = (is_at(pen, view, n), compact::is_on(pen.ui.ctx()));
    match clicked {
        true if is_tapped && !selected => Some(CampaignAction::Select(n)),
        true => Some(CampaignAction::Take(n)),
        false if is_tapped => None,
        false => (!selected && pen.led_to(rect)).then_some(CampaignAction::Select(n)),
    }
}

/// Whether an option stands out. On a phone none does before a finger came to it: the tap that reads it would
/// take it.
fn is_at(pen: &CampaignPen, view: &View, n: usize) -> bool {
    view.ui.selected == n && (view.ui.is_chosen || !compact::is_on(pen.ui.ctx()))
}

/// A row for an option, with its key.
pub(super) fn listed(pen: &mut CampaignPen, view: &View, rect: Rect, n: usize, label: &str) {
    let clicked = pen.option(rect, &digit(n), label, is_at(pen, view, n));
    let done = done(pen, view, (clicked, rect), n);
    pen.actions.extend(done);
}

/// A small button for an option that has no plate of its own.
pub(super) fn chip(pen: &mut CampaignPen, view: &View, rect: Rect, n: usize, label: &str) {
    let clicked = pen.button(rect, &digit(n), label, is_at(pen, view, n));
    let done = done(pen, view, (clicked, rect), n);
    pen.actions.extend(done);
}
