//! A moment, and the draft it is filled in on.

use std::sync::Arc;

use skirmish::{
    Choice, Event, FighterId, Move, Observation, Why,
    data::{Armoury, Scenario},
    text::Names,
};

use crate::window::battlefield::{
    effects::FightAnimation,
    fight_ui::FightUi,
    log_book::LogBook,
    match_summary::{MatchSummary, Phase},
    view::{Aim, FightView, Question},
};

/// Everything that the tactical view is drawn from.
pub struct Moment {
    pub view: FightView,
    pub fight_ui: FightUi,
    pub animation: FightAnimation,
    pub book: LogBook,
}

/// The draft of a moment, to be filled in.
pub(super) struct Draft {
    pub(super) seen: Observation,
    pub(super) title: &'static str,
    pub(super) names: Names,
    pub(super) asked: Option<(Why, Vec<Move>)>,
    pub(super) aims: Vec<Aim>,
    pub(super) heard: Vec<Event>,
    /// Events since the last decision, and being shown.
    pub(super) news: Vec<Event>,
    pub(super) phase: Phase,
    pub(super) undoable: usize,
}

impl Draft {
    pub(super) fn finish(self, armoury: &Arc<Armoury>, before: Option<Observation>) -> Moment {
        let Draft { seen, title, names, asked, aims, heard, news, phase, undoable } = self;
        let side = |who: FighterId| seen.fighters.iter().find(|it| it.id == who).map(|it| it.side);
        let mut summary = MatchSummary::default();
        heard.iter().for_each(|event| summary.hear(event, &names, side));
        let told = summary.lines.len();
        news.iter().for_each(|event| summary.hear(event, &names, side));
        let question = asked.map(|(why, options)| {
            let choice = Choice { seat: seen.seat, why, options };
            Question::new(&choice, &seen)
        });
        let mut animation = FightAnimation::default();
        let before = before.unwrap_or_else(|| seen.clone());
        animation.add(&news.iter().collect::<Vec<_>>(), &before, armoury);
        let view = FightView {
            title: title.to_owned(),
            seed: 7,
            question,
            waiting: Some("The others decide.".to_owned()),
            aims,
            turns: summary.turns,
            phase,
            evading: summary.evading,
            undoable,
            version: 1,
            ..FightView::still(seen, armoury.clone())
        };
        let fight_ui = FightUi::new(&view);
        let book = LogBook { lines: summary.lines, news: told, trouble: None };
        Moment { view, fight_ui, animation, book }
    }
}

/// A draft with nothing asked and nothing heard.
pub(super) fn draft(scenario: &Scenario, title: &'static str, seen: Observation) -> Draft {
    Draft {
        seen,
        title,
        names: Names::of(scenario),
        asked: None,
        aims: Vec::new(),
        heard: Vec::new(),
        news: Vec::new(),
        phase: Phase::Orders,
        undoable: 0,
    }
}
