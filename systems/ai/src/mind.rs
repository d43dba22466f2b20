//! A mind: takes an observation and a choice, returns one of the options, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use engine::Player;

use crate::{
    DifficultyProfile, Level, Personality,
    blind_spots::overlook,
    brain::{Brain, ScoreMatrix, sways},
    considerations::{self, Family},
    features::{EvalContext, Outlook, Pool},
    noise::{NOISE, noise},
    policy::Policy,
    reasons::{OptionScore, reasons},
    search::{self, OUTCOME, RolloutState, Rollouts},
};

/// Computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    personality: Personality,
    profile: DifficultyProfile,
    brain: Brain,
    scout: RolloutState,
    policy: Policy,
    /// Decision being thought about.
    thought: Option<Thought>,
    last: Option<Weighed>,
}

/// Family of considerations with this mind's weights.
#[derive(Debug, Clone)]
struct Scales {
    family: Family,
    names: Vec<&'static str>,
    weights: Vec<f32>,
}

/// Decision under way.
struct Thought {
    options: Vec<Move>,
    scales: Scales,
    matrix: ScoreMatrix,
    rollouts: Option<Rollouts>,
}

/// Decision with the scores behind it.
struct Weighed {
    options: Vec<Move>,
    scales: Scales,
    matrix: ScoreMatrix,
    standings: Vec<f32>,
    /// Chance of winning by rollouts for each option; empty without rollouts.
    chances: Vec<Option<f32>>,
}

impl Mind {
    /// Creates a captain with this card pool, personality and level.
    pub fn new(book: Arc<CardBook>, personality: Personality, level: Level) -> Mind {
        Mind::trained(book, personality, level.profile().clone())
    }

    /// Creates a captain with its own difficulty profile.
    pub fn trained(
        book: Arc<CardBook>,
        personality: Personality,
        profile: DifficultyProfile,
    ) -> Mind {
        let pool = Pool::new(book);
        let (scout, policy) = (RolloutState::new(&pool), Policy::new(personality.clone()));
        let (brain, thought, last) = (Brain::default(), None, None);
        Mind { pool, personality, profile, brain, scout, policy, thought, last }
    }

    /// Thinks for a bounded while: at most a stretch of a rollout. Returns `None` while there is
    /// more to think about. Repeated calls for the same choice give the same move as
    /// [`decide`](Player::decide).
    pub fn ponder(&mut self, seen: &Observation, choice: &Choice) -> Option<Move> {
        let of_this = |thought: &Thought| thought.is_of(seen, choice);
        let begun = self.thought.take().filter(of_this);
        let mut thought = begun.unwrap_or_else(|| self.begin(seen, choice));
        let (scout, policy, pool) = (&mut self.scout, &mut self.policy, &self.pool);
        if thought.rollouts.as_mut().is_some_and(|rollouts| rollouts.go_on(scout, policy, pool)) {
            self.thought = Some(thought);
            return None;
        }
        Some(self.settle(thought))
    }

    /// Considerations for each option of the latest decision; empty before the first.
    pub fn last(&self) -> Vec<OptionScore> {
        self.last.as_ref().map(Weighed::reasons).unwrap_or_default()
    }

    /// Explains each option by the considerations that [`decide`](Player::decide) uses.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore> {
        self.decide(seen, choice);
        self.last()
    }

    /// Scores the options without rollouts, and selects those to search.
    fn begin(&self, seen: &Observation, choice: &Choice) -> Thought {
        let scales = self.scales(choice);
        let (pool, judgement) = (&self.pool, &self.personality.judgement);
        let context = EvalContext { seen, pool, outlook: &Outlook::default(), judgement };
        let matrix =
            considerations::matrix(context, choice, |option| [self.noise(seen, option), 0.0]);
        let reach = self.profile.search.filter(|_| search::is_worth_trying(choice.why));
        let rollouts = reach.and_then(|reach| {
            let sways: Vec<f32> = sways(&scales.weights).collect();
            let standings: Vec<f32> = matrix.standings(&sways).collect();
            Rollouts::of(reach, seen, choice, &standings)
        });
        Thought { options: choice.options.clone(), scales, matrix, rollouts }
    }

    /// Lets the thinker make the final decision.
    fn settle(&mut self, thought: Thought) -> Move {
        let Thought { options, scales, mut matrix, rollouts } = thought;
        let chances = rollouts.map_or_else(Vec::new, |rollouts| rollouts.chances());
        if !chances.is_empty() {
            matrix.amend(chances.iter().map(|chance| chance.unwrap_or_default()));
        }
        let label = scales.family.label();
        let (taken, standings) = self.brain.pick(label, &scales.weights, matrix.clone());
        let chosen = options[taken];
        self.last = Some(Weighed { options, scales, matrix, standings, chances });
        chosen
    }

    /// Weights at this level, with those of noise and rollouts.
    fn scales(&self, choice: &Choice) -> Scales {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.personality);
        let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
        overlook(&self.profile.blind_spots, &names, &mut weights);
        let trust = self.profile.search.map_or(0.0, |reach| reach.trust);
        weights.extend([self.profile.noise * all, trust * all]);
        names.extend([NOISE, OUTCOME]);
        Scales { family, names, weights }
    }

    /// Noise for an option: the same for the same captain, option and round.
    fn noise(&self, seen: &Observation, option: Move) -> f32 {
        if self.profile.noise == 0.0 {
            return 0.0;
        }
        noise(&format!("{} {} {option:?}", seen.you.0, seen.round))
    }
}

impl Thought {
    fn is_of(&self, seen: &Observation, choice: &Choice) -> bool {
        self.rollouts.as_ref().is_some_and(|rollouts| rollouts.are_of(seen, choice))
    }
}

impl Weighed {
    fn reasons(&self) -> Vec<OptionScore> {
        let Scales { names, weights, .. } = &self.scales;
        let mut all = reasons(&self.options, self.standings.clone(), &self.matrix, names, weights);
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
