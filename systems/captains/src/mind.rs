//! A mind: an observation and a choice in, one of the options out, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use play::Player;

use crate::{
    Level, Temper, Training,
    ahead::{self, OUTCOME, Scout, Trials},
    brain::{Ballot, Brain, sways},
    policy::Policy,
    reasons::{OptionScore, reasons},
    sense::{Outlook, Pool, Sight},
    training::overlook,
    weigh::{self, Family},
    whim::{WHIM, whim},
};

/// A computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    temper: Temper,
    training: Training,
    brain: Brain,
    scout: Scout,
    policy: Policy,
    /// A decision that is being thought about.
    thought: Option<Thought>,
    last: Option<Weighed>,
}

/// A family of considerations as this mind weighs it.
#[derive(Debug, Clone)]
struct Scales {
    family: Family,
    names: Vec<&'static str>,
    weights: Vec<f32>,
}

/// A decision under way.
struct Thought {
    options: Vec<Move>,
    scales: Scales,
    ballot: Ballot,
    trials: Option<Trials>,
}

/// A decision and all it was made by.
struct Weighed {
    options: Vec<Move>,
    scales: Scales,
    ballot: Ballot,
    standings: Vec<f32>,
    /// What trials say of each option; empty where there were none.
    chances: Vec<Option<f32>>,
}

impl Mind {
    /// A captain who knows the card pool, has this temper and thinks at this level.
    pub fn new(book: Arc<CardBook>, temper: Temper, level: Level) -> Mind {
        Mind::trained(book, temper, level.training().clone())
    }

    /// The same with a training of its own.
    pub fn trained(book: Arc<CardBook>, temper: Temper, training: Training) -> Mind {
        let pool = Pool::new(book);
        let (scout, policy) = (Scout::new(&pool), Policy::new(temper.clone()));
        let (brain, thought, last) = (Brain::default(), None, None);
        Mind { pool, temper, training, brain, scout, policy, thought, last }
    }

    /// Thinks for a bounded while: a stretch of a trial at most. `None` while there is more to think
    /// about. Asked on and on about the same choice, it comes to what [`decide`](Player::decide) says
    /// at once.
    pub fn ponder(&mut self, seen: &Observation, choice: &Choice) -> Option<Move> {
        let of_this = |thought: &Thought| thought.is_of(seen, choice);
        let begun = self.thought.take().filter(of_this);
        let mut thought = begun.unwrap_or_else(|| self.begin(seen, choice));
        let (scout, policy, pool) = (&mut self.scout, &mut self.policy, &self.pool);
        if thought.trials.as_mut().is_some_and(|trials| trials.go_on(scout, policy, pool)) {
            self.thought = Some(thought);
            return None;
        }
        Some(self.settle(thought))
    }

    /// What each option of the newest decision had for and against it; nothing before the first.
    pub fn last(&self) -> Vec<OptionScore> {
        self.last.as_ref().map(Weighed::reasons).unwrap_or_default()
    }

    /// What each option has for and against it; what [`decide`](Player::decide) decides by.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore> {
        self.decide(seen, choice);
        self.last()
    }

    /// Weighs the options as they stand, and says which are to be tried.
    fn begin(&self, seen: &Observation, choice: &Choice) -> Thought {
        let scales = self.scales(choice);
        let (pool, judgement) = (&self.pool, &self.temper.judgement);
        let sight = Sight { seen, pool, outlook: &Outlook::default(), judgement };
        let ballot = weigh::ballot(sight, choice, |option| [self.whim(seen, option), 0.0]);
        let reach = self.training.ahead.filter(|_| ahead::is_worth_trying(choice.why));
        let trials = reach.and_then(|reach| {
            let sways: Vec<f32> = sways(&scales.weights).collect();
            let standings: Vec<f32> = ballot.standings(&sways).collect();
            Trials::of(reach, seen, choice, &standings)
        });
        Thought { options: choice.options.clone(), scales, ballot, trials }
    }

    /// The thinker has the last word.
    fn settle(&mut self, thought: Thought) -> Move {
        let Thought { options, scales, mut ballot, trials } = thought;
        let chances = trials.map_or_else(Vec::new, |trials| trials.chances());
        if !chances.is_empty() {
            ballot.amend(chances.iter().map(|chance| chance.unwrap_or_default()));
        }
        let label = scales.family.label();
        let (taken, standings) = self.brain.pick(label, &scales.weights, ballot.clone());
        let chosen = options[taken];
        self.last = Some(Weighed { options, scales, ballot, standings, chances });
        chosen
    }

    /// The weights that count at this level, how far a whim sways them, and what trials count.
    fn scales(&self, choice: &Choice) -> Scales {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.temper);
        let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
        overlook(&self.training.overlooks, &names, &mut weights);
        let trust = self.training.ahead.map_or(0.0, |reach| reach.trust);
        weights.extend([self.training.whim * all, trust * all]);
        names.extend([WHIM, OUTCOME]);
        Scales { family, names, weights }
    }

    /// The same whenever the same captain looks at the same option in the same round.
    fn whim(&self, seen: &Observation, option: Move) -> f32 {
        if self.training.whim == 0.0 {
            return 0.0;
        }
        whim(&format!("{} {} {option:?}", seen.you.0, seen.round))
    }
}

impl Thought {
    fn is_of(&self, seen: &Observation, choice: &Choice) -> bool {
        self.trials.as_ref().is_some_and(|trials| trials.are_of(seen, choice))
    }
}

impl Weighed {
    fn reasons(&self) -> Vec<OptionScore> {
        let Scales { names, weights, .. } = &self.scales;
        let mut all = reasons(&self.options, self.standings.clone(), &self.ballot, names, weights);
        all.iter_mut().zip(&self.chances).for_each(|(it, chance)| it.chance = *chance);
        all
    }
}

impl Player<CardGame> for Mind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        loop {
            if let Some(taken) = self.ponder(seen, choice) {
                return taken;
            }
        }
    }
}
