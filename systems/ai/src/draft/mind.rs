//! The mind that drafts.

use std::sync::Arc;

use cards::{
    data::{CardBook, Deck, Def, Face},
    draft::{Choice, DraftGame},
};
use engine::Player;

use super::{Drafting, adventure, captains, imagined, plan::Plan, ship};
use crate::{
    DifficultyProfile, Personality,
    brain::{FeatureSink, Options, PooledThinker},
    features::{EvalContext, Outlook, Pool},
    noise::{NOISE, noise},
    reasons::{OptionScore, reasons},
};

/// Computer captain who drafts. The same deck and offer always give the same pick.
pub struct DraftMind {
    pool: Pool,
    personality: Personality,
    profile: DifficultyProfile,
}

impl DraftMind {
    /// Creates a captain with this card pool, personality and difficulty profile.
    pub fn new(
        book: Arc<CardBook>,
        personality: Personality,
        profile: DifficultyProfile,
    ) -> DraftMind {
        DraftMind { pool: Pool::new(book), personality, profile }
    }

    /// Explains each card of an offer by the considerations that decide.
    pub fn explain(&self, deck: &Deck, choice: &Choice) -> Vec<OptionScore<Def>> {
        let weights = self.weights();
        let mut thinker = self.thinker(deck, choice, &weights);
        thinker.decide();
        let names: Vec<&str> = Drafting::NAMES.iter().copied().chain([NOISE]).collect();
        reasons(&choice.options, thinker.utilities(), &thinker.scores(), &names, &weights)
    }

    /// The weights of all considerations, and that of noise.
    fn weights(&self) -> Vec<f32> {
        let mut weights: Vec<f32> = self.personality.drafting.numbers().into();
        let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
        weights.push(self.profile.noise * UNHURRIED * all);
        weights
    }

    /// The thinker with these cards in front of it.
    fn thinker(&self, deck: &Deck, choice: &Choice, weights: &[f32]) -> PooledThinker {
        let (seen, outlook) = (imagined::table(deck, &self.pool.book), Outlook::default());
        let judgement = &self.personality.judgement;
        let context = EvalContext { seen: &seen, pool: &self.pool, outlook: &outlook, judgement };
        let plan = Plan::of(context, deck, &self.pool.book);
        let mut options = Options::of(choice.options.len(), weights);
        for &def in &choice.options {
            let card = self.pool.book.card(def);
            options.push(match &card.face {
                Face::Ship(hull) => ship::features(context, card, hull),
                Face::Adventure(sides) => adventure::features(context, &plan, sides),
                Face::Crew(_)
                | Face::Connection(_)
                | Face::Gear(_)
                | Face::Upgrade(_)
                | Face::Event(_)
                | Face::Heroic(_) => captains::features(context, (&plan, deck), (def, card)),
            });
        }
        // A whim is the same for the same card at the same point of a draft.
        let picks = deck.cards().count();
        options.offer(choice.options.iter().map(|def| Some(noise(&format!("{picks} {}", def.0)))))
    }
}

/// Weight of a whim against one at the table: nobody waits for a pick, and seventy whims in a row would leave no deck.
const UNHURRIED: f32 = 0.5;

impl Player<DraftGame> for DraftMind {
    fn decide(&mut self, seen: &Deck, choice: &Choice) -> Def {
        let taken = self.thinker(seen, choice, &self.weights()).decide();
        choice.options[taken]
    }
}
