//! Computer captains who draft.

use std::sync::Arc;

use ai::{Level, draft::DraftMind};
use cards::{
    data::CardBook,
    draft::{Decision, DraftGame},
};
use dice::Dice;
use engine::{Game, Player, Seat};

use crate::{data::Library, players::PlayerKind};

/// Somebody who picks by the offer and their own deck so far.
pub(super) enum Drafter {
    Mind(Box<DraftMind>),
    Chance(Box<Dice>),
}

impl Drafter {
    /// Who drafts for this kind of player. Whoever has no way of drafting of their own, such as the frozen captain,
    /// drafts as the steady mind does; `luck` is for those who draft by chance.
    pub fn of(
        kind: &PlayerKind,
        (library, book): (&Library, &Arc<CardBook>),
        luck: u64,
    ) -> Drafter {
        let steady = &library.personality;
        let (personality, level) = match kind {
            PlayerKind::Random => return Drafter::Chance(Box::new(Dice::seeded(luck))),
            PlayerKind::Person | PlayerKind::Baseline => (steady.clone(), Level::default()),
            PlayerKind::Mind { persona, level } => {
                let own = persona.as_ref().map(|persona| persona.personality(steady));
                (own.unwrap_or_else(|| steady.clone()), *level)
            }
        };
        let profile = library.levels.of(level).clone();
        Drafter::Mind(Box::new(DraftMind::new(Arc::clone(book), personality, profile)))
    }

    /// Makes one pick; whether there was one to make.
    pub fn step(&mut self, game: &mut DraftGame) -> bool {
        let Some(choice) = game.choice() else { return false };
        let chosen = match self {
            Drafter::Mind(mind) => Some(mind.decide(game.deck(), choice)),
            Drafter::Chance(dice) => dice.pick(&choice.options).copied(),
        };
        let decision = chosen.map(|chosen| Decision { seat: Seat(0), chosen });
        decision.is_some_and(|decision| game.decide(decision).is_ok())
    }
}
