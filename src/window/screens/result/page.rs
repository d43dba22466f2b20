//! The page of the result: how it stands, how it came to that, and the menu.

use bevy_egui::egui::{Align2, Key, Ui, vec2};

use super::{
    cards,
    chosen::Chosen,
    day::DayResult,
    focus::{Focus, Shape},
    menu::{self, MenuRow},
    moments, outcome,
    plan::Plan,
    plot,
    series::Series,
    story::Story,
};
use crate::{
    match_summary::MatchSummary,
    window::{
        card_table::{game::Playing, guide, view::TableView},
        ui::{
            compact::{self, Roll},
            interface::in_use,
            paint, theme,
        },
    },
};

/// The game that is over, as the page shows it.
pub(super) struct Shown<'a> {
    pub view: &'a TableView,
    pub playing: &'a Playing,
    pub story: Option<&'a Story>,
    pub day: Option<&'a DayResult>,
}

impl Shown<'_> {
    /// Draws everything; what was pressed. While something lies `open` over it, nothing is.
    pub fn page(&self, ui: &mut Ui, chosen: &mut Chosen, open: bool) -> Option<Focus> {
        let walked = (!open).then(|| chosen.focus.walk(ui.ctx(), self.shape())).flatten();
        if !open && ui.input(|input| input.key_pressed(Key::C)) {
            chosen.measure = chosen.measure.other();
        }
        let done = match compact::is_on(ui.ctx()) {
            true => self.rolled(ui, chosen),
            false => self.parts(ui, &Plan::of(ui.max_rect()), chosen),
        };
        done.or(walked).filter(|_| !open)
    }

    /// On a phone all of it rolls.
    fn rolled(&self, ui: &mut Ui, chosen: &mut Chosen) -> Option<Focus> {
        let Shape { rows, moments, .. } = self.shape();
        let captains = self.view.seen.captains.len();
        let area = ui.max_rect().shrink2(vec2(2.0 * compact::MARGIN, 0.0));
        let tall = Plan::tall(rows, captains, moments);
        let roll = Roll::begin(ui, area, "result", tall, None);
        let plan = Plan::one_below_the_other(roll.whole, rows, captains, moments);
        let done = self.parts(ui, &plan, chosen);
        roll.end(ui);
        done
    }

    /// Draws every part; what was clicked.
    fn parts(&self, ui: &mut Ui, plan: &Plan, chosen: &mut Chosen) -> Option<Focus> {
        let rows = self.rows();
        self.sky(ui, plan);
        let bottom = outcome::draw(ui.painter(), plan.outcome, self.view);
        let list = plan.outcome.with_min_y(bottom + 26.0);
        let row = menu::draw(ui, list, rows, &mut chosen.focus);
        outcome::facts(ui.painter(), plan.outcome, self.view, &self.playing.session);
        outcome::scores(ui.painter(), plan.scores, self.view);
        let told = match self.summary() {
            Some(summary) => self.told(ui, plan, summary, chosen),
            None => self.waits(ui, plan),
        };
        told.or(row)
    }

    pub(super) fn rows(&self) -> &'static [MenuRow] {
        menu::rows(self.playing.home, self.day)
    }

    pub(super) fn summary(&self) -> Option<&MatchSummary> {
        self.story.and_then(Story::summary)
    }

    fn shape(&self) -> Shape {
        let summary = self.summary();
        Shape {
            rows: self.rows().len(),
            rounds: summary.map_or(0, |it| it.rounds.len()),
            moments: summary.map_or(0, |it| it.moments.len()),
        }
    }

    /// Stars at the left: behind the plot they would pass for points of it.
    fn sky(&self, ui: &Ui, plan: &Plan) {
        let sky = ui.max_rect().with_max_x(plan.outcome.right() + 20.0);
        paint::stars(ui.painter(), sky, 70);
    }

    /// How it came to that; a round or a turning point that was pressed.
    fn told(
        &self,
        ui: &mut Ui,
        plan: &Plan,
        summary: &MatchSummary,
        chosen: &mut Chosen,
    ) -> Option<Focus> {
        let chances = self.story.map_or(&[][..], Story::chances);
        let series = Series { summary, chances, measure: chosen.measure };
        if plot::measures(ui, plan.plot, chosen.measure) {
            chosen.measure = chosen.measure.other();
        }
        let focus = &mut chosen.focus;
        let round = plot::draw(ui, plan.plot, &series, self.view, focus);
        let moment = moments::draw(ui, plan.moments, summary, self.view.seen.you, focus);
        self.cards(ui, plan, summary);
        moment.or(round)
    }

    /// The cards that did most; after a guided game the lessons that never came up instead.
    fn cards(&self, ui: &Ui, plan: &Plan, summary: &MatchSummary) {
        match self.playing.session.untold().as_slice() {
            [] => cards::draw(ui.painter(), plan.cards, summary, self.view),
            untold => guide::summary(ui.painter(), plan.cards, untold, in_use(ui.ctx())),
        }
    }

    /// While the game is read once more, and where it cannot be.
    fn waits(&self, ui: &Ui, plan: &Plan) -> Option<Focus> {
        let (words, ink) = (self.story.map_or("", Story::words), theme::FAINT);
        let at = plan.plot.left_top();
        paint::say(ui.painter(), at, Align2::LEFT_TOP, words, theme::size::BODY, ink);
        None
    }
}
