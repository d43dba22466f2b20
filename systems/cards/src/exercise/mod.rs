//! What of all that is printed on cards comes up in play: what somebody is offered, and what takes effect.
//! Found by playing games by chance, in which whatever has not come up yet is dealt and chosen first.

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

/// A thing on a card of a book.
pub type OnCard = (Def, Printed);

/// How far something on a card has come.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reached {
    /// Nobody was in a position to do it.
    #[default]
    Never,
    /// Somebody could have done it, or its card stood on the table and waited.
    Offered,
    /// It has taken effect.
    Done,
}

/// How far everything printed on the cards of a book has come.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Exercise {
    reached: BTreeMap<OnCard, Reached>,
}

/// Games by chance go on for ever where captains leave each other alone.
const ROUNDS: u16 = 20;
/// No game has more decisions than that.
const DECISIONS: usize = 4000;

impl Exercise {
    /// Plays so many games with the cards of a book, one after the other. The same each time.
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

    /// Everything there is on the cards, and how far it has come.
    pub fn all(&self) -> impl Iterator<Item = (OnCard, Reached)> {
        self.reached.iter().map(|(&what, &reached)| (what, reached))
    }

    /// What has not taken effect in any game.
    pub fn missing(&self) -> impl Iterator<Item = (OnCard, Reached)> {
        self.all().filter(|(_, reached)| *reached < Reached::Done)
    }

    /// One game; none where the book has no cards for two decks.
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
