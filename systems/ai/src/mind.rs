//! A mind: an observation and a choice in, one of the options out, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use engine::Player;

use crate::{
    DifficultyProfile, Level, Personality,
    blind_spots::overlook,
    brain::{Brain, ScoreMatrix, normalized},
    considerations::{self, Family},
    features::{EvalContext, Outlook, Pool},
    noise::{NOISE, noise},
    policy::Policy,
    reasons::{OptionScore, reasons},
    search::{self, OUTCOME, RolloutState, Rollouts},
};

/// A computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    personality: Personality,
    profile: DifficultyProfile,
    brain: Brain,
    scout: RolloutState,
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
    matrix: ScoreMatrix,
    rollouts: Option<Rollouts>,
}

/// A decision and all it was made by.
struct Weighed {
    options: Vec<Move>,
    scales: Scales,
    matrix: ScoreMatrix,
    utilities: Vec<f32>,
    /// What rollouts say of each option; empty where there were none.
    chances: Vec<Option<f32>>,
}

impl Mind {
    /// A captain who knows the card pool, has this personality and thinks at this level.
    pub fn new(book: Arc<CardBook>, personality: Personality, level: Level) -> Mind {
        Mind::trained(book, personality, level.profile().clone())
    }

    /// The same with a profile of its own.
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

    /// Thinks for a bounded while: a stretch of a rollout at most. `None` while there is more to think
    /// about. Asked on and on about the same choice, it comes to what [`decide`](Player::decide) says
    /// at once.
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
        let (pool, judgement) = (&self.pool, &self.personality.judgement);
        let context = EvalContext { seen, pool, outlook: &Outlook::default(), judgement };
        let matrix =
            considerations::matrix(context, choice, |option| [self.noise(seen, option), 0.0]);
        let reach = self.profile.search.filter(|_| search::is_worth_trying(choice.why));
        let rollouts = reach.and_then(|reach| {
            let weights: Vec<f32> = normalized(&scales.weights).collect();
            let utilities: Vec<f32> = matrix.utilities(&weights).collect();
            Rollouts::of(reach, seen, choice, &utilities)
        });
        Thought { options: choice.options.clone(), scales, matrix, rollouts }
    }

    /// The thinker has the last word.
    fn settle(&mut self, thought: Thought) -> Move {
        let Thought { options, scales, mut matrix, rollouts } = thought;
        let chances = rollouts.map_or_else(Vec::new, |rollouts| rollouts.chances());
        if !chances.is_empty() {
            matrix.amend(chances.iter().map(|chance| chance.unwrap_or_default()));
        }
        let family = scales.family.name();
        let (taken, utilities) = self.brain.pick(family, &scales.weights, matrix.clone());
        let chosen = options[taken];
        self.last = Some(Weighed { options, scales, matrix, utilities, chances });
        chosen
    }

    /// The weights that count at this level, the weight of noise, and that of rollouts.
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

    /// The same whenever the same captain looks at the same option in the same round.
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
        let mut all = reasons(&self.options, self.utilities.clone(), &self.matrix, names, weights);
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
