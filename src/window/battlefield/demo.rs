//! Staged fights: moments with everything in them that a picture should show, made by
//! hand, and a plain one for tests.

mod people;
mod scenes;

use std::sync::Arc;

use dice::{Distribution, Modifier, Pool, Throw};
use engine::Seat;
use skirmish::{
    Attack, Choice, Event, FighterId, Mode, Move, Observation, Plan, Why, data::Armoury,
    text::Names,
};

use super::{
    effects::FightAnimation,
    fight_ui::FightUi,
    match_summary::{MatchSummary, Phase},
    view::{Aim, FightView, Question},
};
use crate::window::battlefield::log_book::LogBook;
pub use scenes::{DemoScene, scene};

/// Everything that the tactical view is drawn from.
pub struct Moment {
    pub view: FightView,
    pub fight_ui: FightUi,
    pub animation: FightAnimation,
    pub book: LogBook,
}

/// The draft of a moment, to be filled in.
struct Draft {
    seen: Observation,
    title: &'static str,
    names: Names,
    asked: Option<(Why, Vec<Move>)>,
    aims: Vec<Aim>,
    heard: Vec<Event>,
    /// Events since the last decision, and being shown.
    news: Vec<Event>,
    phase: Phase,
    undoable: usize,
}

impl Draft {
    fn finish(self, armoury: &Arc<Armoury>, before: Option<Observation>) -> Moment {
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

/// The plan of an attack, with these modifiers.
fn plan(modifiers: &[(&'static str, &'static str, i16)], throws: u8, damage: &str) -> Plan {
    let modifiers: Vec<Modifier> =
        modifiers.iter().map(|&(name, rule, dm)| Modifier::new(name, rule, dm)).collect();
    let dm: i32 = modifiers.iter().map(|it| i32::from(it.dm)).sum();
    Plan {
        pool: Pool::Dice(2),
        odds: Distribution::two_dice().at_least(8 - dm),
        modifiers,
        target: 8,
        footing: None,
        scatters: false,
        throws,
        damage: damage.to_owned(),
    }
}

/// An attack with what is in hand.
fn attack(target: u8, mode: Mode) -> Attack {
    Attack { target: FighterId(target), weapon: 0, mode, boon: false }
}

fn aim(by: u8, target: u8, mode: Mode, plan: Result<Plan, &str>) -> Aim {
    let plan = plan.map_err(str::to_owned);
    Aim { by: FighterId(by), attack: attack(target, mode), plan }
}

/// Dice as they fell, with the modifiers of a plan.
fn throw(faces: [u8; 2], plan: &Plan) -> Throw {
    let mut dice = dice::Dice::scripted(&faces);
    Throw::roll(Pool::Dice(2), &mut dice)
        .with(plan.modifiers.clone())
        .needing(dice::Target::at_least(plan.target))
}

fn seat(n: u8) -> Seat {
    Seat(n)
}
