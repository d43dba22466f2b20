//! Coverage of printed parts in play: which are offered, and which take effect. Plays random games
//! that deal and choose parts not yet seen first.

mod choose;
mod deal;
mod follow;
mod printed;

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use dice::Dice;
use engine::Game;

use crate::{
    CardGame, Decision,
    data::{CardBook, Constants, Def},
};

pub use printed::Printed;

/// A part of a card of a book.
pub type OnCard = (Def, Printed);

/// Progress of a part of a card.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reached {
    /// Never possible so far.
    #[default]
    Never,
    /// Offered to somebody, or waiting on a card on the table.
    Offered,
    /// Has taken effect.
    Done,
}

/// Progress of all printed parts of the cards of a book.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exercise {
    reached: BTreeMap<OnCard, Reached>,
}

/// Round limit: random games go on forever while captains leave each other alone.
const ROUNDS: u16 = 20;
/// Limit of decisions in a game.
const DECISIONS: usize = 4000;

impl Exercise {
    /// Plays this many games with the cards of a book, one after the other. Deterministic.
    pub fn of(book: &Arc<CardBook>, constants: Constants, games: u64) -> Exercise {
        let all = book.cards().flat_map(|(def, card)| {
            Printed::all(card).into_iter().map(move |what| ((def, what), Reached::Never))
        });
        let mut exercise = Exercise { reached: all.collect() };
        let constants = Constants { round_cap: Some(ROUNDS), ..constants };
        for seed in 0..games {
            exercise.play(book, constants, seed);
        }
        exercise
    }

    /// All parts of the cards, with their progress.
    pub fn all(&self) -> impl Iterator<Item = (OnCard, Reached)> {
        self.reached.iter().map(|(&what, &reached)| (what, reached))
    }

    /// Parts that have not taken effect in any game.
    pub fn missing(&self) -> impl Iterator<Item = (OnCard, Reached)> {
        self.all().filter(|(_, reached)| *reached < Reached::Done)
    }

    /// Plays one game; none if the book lacks cards for two decks.
    fn play(&mut self, book: &Arc<CardBook>, constants: Constants, seed: u64) {
        let mut dice = Dice::seeded(seed);
        let fresh: BTreeSet<Def> = self.missing().map(|((def, _), _)| def).collect();
        let setup = deal::setup(book, &fresh, constants, &mut dice);
        let Ok(mut game) = CardGame::new(book, &setup, dice.fork()) else { return };
        let mut follower = follow::Follower::of(&mut game);
        for _ in 0..DECISIONS {
            self.note(follower.offered(&game), Reached::Offered);
            let Some(choice) = game.choice() else { break };
            let chosen = choose::choose(&game, &mut dice, |what| self.is_missing(what));
            let Some(chosen) = chosen else { break };
            let decision = Decision { seat: choice.seat, chosen };
            if game.decide(decision).is_err() {
                break;
            }
            self.note(follower.done(&mut game, chosen), Reached::Done);
        }
    }

    fn is_missing(&self, what: OnCard) -> bool {
        self.reached.get(&what).is_some_and(|reached| *reached < Reached::Done)
    }

    fn note(&mut self, some: Vec<OnCard>, reached: Reached) {
        for what in some {
            if let Some(before) = self.reached.get_mut(&what) {
                *before = reached.max(*before);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A pack in which a heroic asks for a skill that no crew has.
    fn odd_pack() -> Arc<CardBook> {
        let mut book = CardBook::default();
        for (file, text) in [
            ("plain.ron", include_str!("../scenario/cards/plain.ron")),
            (
                "odd",
                r#"[
                (id: "dream", name: "Dream", face: Heroic(cost: 0, ev: 2, skill: Psionic, trained: [Draw(You, 1)]))]"#,
            ),
        ] {
            book.add(file, text).expect("sound");
        }
        Arc::new(book)
    }

    #[test]
    fn what_no_captain_can_ever_do_is_found_and_what_they_can_is_not() {
        let book = odd_pack();
        let exercise = Exercise::of(&book, Constants::default(), 60);
        let (dream, _) = book.find("dream").expect("there");
        let missing: Vec<(OnCard, Reached)> = exercise.missing().collect();
        let never = (dream, Printed::Heroic(crate::data::Level::Trained));
        assert!(missing.contains(&(never, Reached::Never)));
        assert_eq!(exercise, Exercise::of(&book, Constants::default(), 60), "the same each time");
        let (done, all) = (exercise.all().count() - missing.len(), exercise.all().count());
        assert!(done * 10 > all * 8, "{done} of {all} have come up");
    }
}
