//! The view model of a fight: the observation of a side, the question asked, what could be hit,
//! and the journal in words. Built anew after each decision, not each frame.

use std::sync::Arc;

use bevy::prelude::Resource;
use engine::Seat;
use skirmish::{
    Attack, Choice, FighterAction as Done, FighterId, Move, Observation, Plan, Seen, Why,
    data::Armoury, text,
};

use super::match_summary::{Phase, Turn};
use crate::guide::fight::DueFightLesson;
use crate::skirmish::flow::{Control, folded};
use crate::words;

/// A fight as a person sees it.
#[derive(Resource, Clone)]
pub struct FightView {
    pub seen: Observation,
    pub armoury: Arc<Armoury>,
    /// The scenario's name.
    pub title: String,
    pub seed: u64,
    /// The question to the person; nothing while another side decides or once it is over.
    pub question: Option<Question>,
    /// Who decides instead.
    pub waiting: Option<String>,
    /// The aims of this side's attacks, those among the options first.
    pub aims: Vec<Aim>,
    /// Who is able to act in which order, by the second edition.
    pub turns: Vec<Turn>,
    /// Where the round is, by the classic rules.
    pub phase: Phase,
    /// Who evades in this round.
    pub evading: Vec<FighterId>,
    /// Decisions that can be taken back.
    pub undoable: usize,
    /// Whether the same can be done again.
    pub repeats: bool,
    /// How much the person wants to be asked.
    pub control: Control,
    pub command: Command,
    /// The lesson that has its moment, in a guided fight.
    pub told: Option<DueFightLesson>,
    /// The option that the veteran of a guided fight would take.
    pub coach: Option<usize>,
    /// The option that a veteran would take: the hand rests there first.
    pub advised: Option<usize>,
    /// Counts up with every change, so that stale input can be told from fresh.
    pub version: u64,
}

/// Who decides for the person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Command {
    /// Nobody but they.
    #[default]
    Kept,
    /// They, who may leave the rest to a mind.
    Own,
    /// A mind, until they take command back.
    Delegated,
}

/// A question to the person, in words.
#[derive(Debug, Clone, PartialEq)]
pub struct Question {
    pub why: Why,
    pub prompt: String,
    pub options: Vec<Offer>,
}

/// One legal option.
#[derive(Debug, Clone, PartialEq)]
pub struct Offer {
    pub chosen: Move,
    pub label: String,
    /// Whether it is listed only on request: it is aimed at somebody helpless.
    pub folded: bool,
}

/// An attack before the dice fall, or why it cannot be made.
#[derive(Debug, Clone, PartialEq)]
pub struct Aim {
    pub by: FighterId,
    pub attack: Attack,
    pub plan: Result<Plan, String>,
}

impl Question {
    /// Puts `choice` in words. Where one fighter is asked, their name is not said again.
    pub fn new(choice: &Choice, seen: &Observation) -> Question {
        let folded = folded(seen, &choice.options);
        let offer = |(n, chosen): (usize, &Move)| Offer {
            chosen: *chosen,
            label: label(seen, chosen),
            folded: folded.contains(&n),
        };
        Question {
            why: choice.why,
            prompt: text::prompt(seen, choice),
            options: choice.options.iter().enumerate().map(offer).collect(),
        }
    }
}

/// The words of an option without the name before them, with a capital. A target has the short
/// name that it has on the field, so that what differs is still in sight.
fn label(seen: &Observation, chosen: &Move) -> String {
    let named = |who: Option<FighterId>| seen.fighters.iter().find(|it| Some(it.id) == who);
    let words = text::option(seen, chosen);
    let words = match named(chosen.doer()) {
        Some(it) => words.strip_prefix(&format!("{}: ", it.name)).unwrap_or(&words),
        None => &words,
    };
    words::capital(&match named(target(chosen)) {
        Some(it) => {
            words.replacen(&it.name, &crate::window::battlefield::words::short(&it.name), 1)
        }
        None => words.to_owned(),
    })
}

/// The target of an option, beside its doer.
pub fn target(chosen: &Move) -> Option<FighterId> {
    match *chosen {
        Move::Do { deed, .. } => match deed {
            Done::Attack(attack) => Some(attack.target),
            Done::Carry(other)
            | Done::Free(other)
            | Done::Aim(other)
            | Done::Grapple(other)
            | Done::FirstAid(other)
            | Done::Douse(other)
            | Done::Observe(other) => Some(other),
            Done::Evade
            | Done::Close(_)
            | Done::Open(_)
            | Done::Stand
            | Done::Draw(_)
            | Done::Reload(_)
            | Done::PutDown
            | Done::Done
            | Done::Posture(_)
            | Done::Walk(_)
            | Done::PickUp(_)
            | Done::Drop(_)
            | Done::Delay
            | Done::Lead
            | Done::TakeBoon => None,
        },
        Move::At(who) => Some(who),
        Move::Tactics(who) => who,
        Move::Fight
        | Move::GetAway
        | Move::Surrender
        | Move::Lose(_)
        | Move::React(_)
        | Move::Strike(_)
        | Move::Grip(_) => None,
    }
}

impl FightView {
    /// A fight in which nobody is asked anything.
    pub fn still(seen: Observation, armoury: Arc<Armoury>) -> FightView {
        FightView {
            seen,
            armoury,
            title: String::new(),
            seed: 0,
            question: None,
            waiting: None,
            aims: Vec::new(),
            turns: Vec::new(),
            phase: Phase::default(),
            evading: Vec::new(),
            undoable: 0,
            repeats: false,
            control: Control::default(),
            command: Command::default(),
            told: None,
            coach: None,
            advised: None,
            version: 0,
        }
    }

    /// Whether anybody is on fire.
    pub fn burns(&self) -> bool {
        self.seen.fighters.iter().any(|it| it.burning)
    }

    /// Somebody on the field.
    pub fn of(&self, who: FighterId) -> Option<&Seen> {
        self.seen.fighters.iter().find(|it| it.id == who)
    }

    pub fn name(&self, who: FighterId) -> &str {
        self.of(who).map_or("somebody", |it| it.name.as_str())
    }

    pub fn is_own(&self, who: FighterId) -> bool {
        self.of(who).is_some_and(|it| it.side == self.seen.seat)
    }

    pub fn side(&self, seat: Seat) -> &str {
        self.seen.sides.get(seat.index()).map_or("somebody", String::as_str)
    }

    /// The options by number; empty where nothing is asked.
    pub fn offers(&self) -> &[Offer] {
        self.question.as_ref().map_or(&[], |question| &question.options)
    }

    /// Number of options that are folded away.
    pub fn folded(&self) -> usize {
        self.offers().iter().filter(|offer| offer.folded).count()
    }

    /// Own fighters who can be told to do something now, by number.
    pub fn asked(&self) -> Vec<FighterId> {
        let mut asked: Vec<FighterId> =
            self.offers().iter().filter_map(|offer| offer.chosen.doer()).collect();
        asked.sort_unstable();
        asked.dedup();
        asked
    }

    /// The options of one fighter, and those of nobody in particular.
    pub fn offers_of(&self, who: Option<FighterId>) -> Vec<usize> {
        let fits = |offer: &Offer| offer.chosen.doer().is_none_or(|by| Some(by) == who);
        let fitting = self.offers().iter().enumerate().filter(|(_, offer)| fits(offer));
        fitting.map(|(n, _)| n).collect()
    }

    /// The aim of an attack on `target`: that of `selected`, else of the best option, else
    /// with what is in hand.
    pub fn aim(&self, by: FighterId, target: FighterId, selected: Option<&Move>) -> Option<&Aim> {
        let mine = |it: &&Aim| it.by == by && it.attack.target == target;
        if let Some(Move::Do { who, deed: Done::Attack(attack) }) = selected
            && let Some(same) = self.aims.iter().find(|it| it.by == *who && it.attack == *attack)
            && mine(&same)
        {
            return Some(same);
        }
        let odds = |it: &&Aim| it.plan.as_ref().ok().map(|plan| plan.odds);
        let best = self.aims.iter().filter(mine).filter(|it| it.plan.is_ok());
        // Of equals the first: options come before what could only be.
        let best = best.rev().max_by_key(odds);
        best.or_else(|| self.aims.iter().find(mine))
    }
}
