//! A mind: takes an observation and a choice, returns one of the options, with reasons on request.

use std::sync::Arc;

use cards::{CardGame, Choice, Move, Observation, data::CardBook};
use engine::Player;

use crate::{
    Cause, Difference, DifficultyProfile, Personality,
    brain::{Options, PooledThinker, ScoreMatrix, normalized},
    causes::causes,
    considerations::{self, Family},
    difficulty::overlook,
    features::{EvalContext, Outlook, Pool},
    noise::{NOISE, noise},
    policy::Policy,
    reasons::{OptionScore, reasons},
    search::{self, Foreseen, OUTCOME, RolloutState, Rollouts},
    trial,
    value::ValueModel,
};

/// Computer captain. The same observation and choice always give the same move.
pub struct Mind {
    pool: Pool,
    personality: Personality,
    profile: DifficultyProfile,
    scout: RolloutState,
    policy: Policy,
    /// Decision being thought about.
    thought: Option<Thought>,
    last: Option<Weighed>,
}

/// Family of considerations with this mind's weights.
#[derive(Debug, Clone)]
struct Weighting {
    names: Vec<&'static str>,
    weights: Vec<f32>,
}

/// Decision under way.
struct Thought {
    thinker: PooledThinker,
    weighed: Weighed,
    rollouts: Option<Rollouts>,
}

/// Decision with the scores behind it.
struct Weighed {
    options: Vec<Move>,
    weighting: Weighting,
    verdict: Verdict,
    causes: Vec<Option<Cause>>,
    /// Chance of winning by rollouts for each option; empty without rollouts.
    chances: Vec<Option<f32>>,
    /// How things stood after them, likewise.
    foreseen: Vec<Option<Foreseen>>,
    /// Whether each option is worth nothing; empty where none is.
    wasted: Vec<bool>,
}

/// Decision of a thinker.
struct Verdict {
    taken: usize,
    scores: ScoreMatrix,
    utilities: Vec<f32>,
}

impl Mind {
    /// Creates a captain with this card pool, personality and difficulty profile.
    pub fn new(book: Arc<CardBook>, personality: Personality, profile: DifficultyProfile) -> Mind {
        let pool = Pool::new(book);
        let (scout, policy) =
            (RolloutState::new(&pool, profile.value.clone()), Policy::new(personality.clone()));
        let (thought, last) = (None, None);
        Mind { pool, personality, profile, scout, policy, thought, last }
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
        self.last.as_ref().map(|it| it.reasons(self.scout.value())).unwrap_or_default()
    }

    /// Explains each option by the considerations that [`decide`](Player::decide) uses.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore> {
        self.decide(seen, choice);
        self.last()
    }

    /// Leaves out what is worth nothing, decides at a glance, and finds out whether any options are to be
    /// tried.
    fn begin(&mut self, seen: &Observation, choice: &Choice) -> Thought {
        let weighting = self.weighting(choice);
        let (pool, judgement) = (&self.pool, &self.personality.judgement);
        let context = EvalContext { seen, pool, outlook: &Outlook::default(), judgement };
        let wasted = trial::wasted(context, choice, &mut self.scout, &mut self.policy);
        let mut options = Options::of(choice.options.len(), &weighting.weights);
        considerations::lay_out(context, choice, &mut options);
        let noise = |(nth, &option): (usize, &Move)| {
            let is_wasted = wasted.get(nth) == Some(&true);
            (!is_wasted).then(|| noise_of(&self.profile, seen, option))
        };
        let mut thinker = options.offer(choice.options.iter().enumerate().map(noise));
        let verdict = Verdict::of(&mut thinker);
        let rollouts = self.rollouts(seen, choice, &weighting, (&verdict.scores, &wasted));
        let (options, chances, foreseen) = (choice.options.clone(), Vec::new(), Vec::new());
        let causes = causes(context, choice);
        let weighed = Weighed { options, weighting, verdict, causes, chances, foreseen, wasted };
        Thought { thinker, weighed, rollouts }
    }

    fn rollouts(
        &self,
        seen: &Observation,
        choice: &Choice,
        weighting: &Weighting,
        (scores, wasted): (&ScoreMatrix, &[bool]),
    ) -> Option<Rollouts> {
        let reach = self.profile.search.filter(|_| search::is_worth_trying(choice.why))?;
        let weights: Vec<f32> = normalized(&weighting.weights).collect();
        let utilities = scores.utilities(&weights).enumerate();
        let utilities = utilities.map(|(nth, it)| (wasted.get(nth) != Some(&true)).then_some(it));
        Rollouts::of(reach, seen, choice, &utilities.collect::<Vec<_>>())
    }

    /// The thinker has the last word, with what rollouts say as one consideration more.
    fn settle(&mut self, thought: Thought) -> Move {
        let Thought { mut thinker, mut weighed, rollouts } = thought;
        if let Some(rollouts) = rollouts {
            (weighed.chances, weighed.foreseen) = (rollouts.chances(), rollouts.foreseen());
            // Who is far behind has little to lose and all the more to choose: what counts is the share of the
            // best chance there is.
            let best = weighed.chances.iter().flatten().copied().fold(0.0, f32::max);
            let share = |chance: &Option<f32>| chance.map_or(0.0, |it| it / best.max(f32::EPSILON));
            thinker.tell_outcomes(weighed.chances.iter().map(share));
            weighed.verdict = Verdict::of(&mut thinker);
        }
        let chosen = weighed.options[weighed.verdict.taken];
        self.last = Some(weighed);
        chosen
    }

    /// The weights that count at this level, the weight of noise, and that of rollouts.
    fn weighting(&self, choice: &Choice) -> Weighting {
        let family = Family::of(choice.why);
        let mut names = family.names().to_vec();
        let mut weights = family.weights(&self.personality);
        let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
        overlook(&self.profile.blind_spots, &names, &mut weights);
        let trust = self.profile.search.map_or(0.0, |reach| reach.trust);
        weights.extend([self.profile.noise * all, trust * all]);
        names.extend([NOISE, OUTCOME]);
        Weighting { names, weights }
    }
}

/// Noise for an option: the same for the same captain, option and round.
fn noise_of(profile: &DifficultyProfile, seen: &Observation, option: Move) -> f32 {
    if profile.noise == 0.0 {
        return 0.0;
    }
    noise(&format!("{} {} {option:?}", seen.you.0, seen.round))
}

impl Verdict {
    fn of(thinker: &mut PooledThinker) -> Verdict {
        let taken = thinker.decide();
        Verdict { taken, scores: thinker.scores(), utilities: thinker.utilities() }
    }
}

impl Thought {
    fn is_of(&self, seen: &Observation, choice: &Choice) -> bool {
        self.rollouts.as_ref().is_some_and(|rollouts| rollouts.are_of(seen, choice))
    }
}

impl Weighed {
    fn reasons(&self, judge: &ValueModel) -> Vec<OptionScore> {
        let (Weighting { names, weights }, verdict) = (&self.weighting, &self.verdict);
        let utilities = verdict.utilities.clone();
        let mut all = reasons(&self.options, utilities, &verdict.scores, names, weights);
        all.iter_mut().zip(&self.causes).for_each(|(it, cause)| it.cause = cause.clone());
        all.iter_mut().zip(&self.chances).for_each(|(it, chance)| it.chance = *chance);
        let apart = (0..self.foreseen.len()).map(|nth| self.apart(nth, judge));
        all.iter_mut().zip(apart).for_each(|(it, apart)| it.apart = apart);
        all.iter_mut().zip(&self.wasted).for_each(|(it, wasted)| it.wasted = *wasted);
        all
    }

    /// What stands otherwise after this option than after the others that were tried.
    fn apart(&self, nth: usize, judge: &ValueModel) -> Vec<Difference> {
        let others = self.foreseen.iter().enumerate().filter(|(other, _)| *other != nth);
        let others = Foreseen::mean(others.filter_map(|(_, it)| it.as_ref()));
        let apart =
            self.foreseen[nth].zip(others).map(|(it, others)| it.apart_from(&others, judge));
        apart.unwrap_or_default()
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
