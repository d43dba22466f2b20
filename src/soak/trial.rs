//! One trial: random decisions, with invariants checked after each.

use std::fmt::Debug;

use dice::Dice;
use engine::{Choice, Decision, Game, JournalHash, Refusal, Seat};
use serde::{Deserialize, Serialize};

/// More decisions than any game asks for: the rules go round in circles.
const STUCK: usize = 200_000;

/// A kind of game as it is tried.
pub(super) trait Trial {
    type Game: Game;

    /// The game at its first question.
    fn begin(&self) -> Result<Self::Game, String>;

    /// Everybody who sees something.
    fn seats(&self) -> Vec<Seat>;

    /// Whether all that must hold after this decision does, or at the beginning; what does not, in words.
    fn check(&mut self, decided: Option<&Decided<Self>>, game: &Self::Game) -> Result<(), String>;

    /// The game taken down to bytes and put together again from them.
    fn round_trip(&self, game: &Self::Game) -> Result<Self::Game, String>;

    /// Whether the record of a whole game, as a file holds it, comes out as it was played.
    fn record(&self, game: &Self::Game, decisions: Vec<Decided<Self>>) -> Result<(), String>;

    /// Rarely, what somebody does who is not asked, where a game knows such a thing.
    fn out_of_turn(&self, _: &Self::Game, _: &mut Dice) -> Option<Decided<Self>> {
        None
    }

    /// Rarely, what comes between and nobody decides: it happens to the game and to its twin. Whether something
    /// came between; such a game has no record.
    fn interrupt(&self, _: &mut Self::Game, _: Option<&mut Self::Game>, _: &mut Dice) -> bool {
        false
    }
}

pub(super) type Decided<T> = Decision<<<T as Trial>::Game as Game>::Move>;
type GameChoice<G> = Choice<<G as Game>::Why, <G as Game>::Move>;

/// A game that held.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Passed {
    pub decisions: usize,
    pub journal: JournalHash,
}

/// A game that did not, after so many decisions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Failed {
    pub decisions: usize,
    pub what: String,
}

/// Plays a game to its end by chance. With round trips it has a twin, which goes through bytes at every
/// choice and must ask, show and go on the same; and its record must come out as it was played.
pub(super) fn hold<T: Trial>(
    trial: &mut T,
    round_trips: bool,
    dice: &mut Dice,
) -> Result<Passed, Failed>
where
    GameChoice<T::Game>: PartialEq + Debug,
    <T::Game as Game>::Observation: PartialEq,
{
    let mut made = Vec::new();
    let what = play(trial, round_trips, dice, &mut made);
    let decisions = made.len();
    let (game, is_of_decisions) = what.map_err(|what| Failed { decisions, what })?;
    let journal = game.journal().hash();
    if round_trips && is_of_decisions {
        trial.record(&game, made).map_err(|what| Failed { decisions, what })?;
    }
    Ok(Passed { decisions, journal })
}

/// The game at its end, and whether nothing but decisions led to it.
fn play<T: Trial>(
    trial: &mut T,
    round_trips: bool,
    dice: &mut Dice,
    made: &mut Vec<Decided<T>>,
) -> Result<(T::Game, bool), String>
where
    GameChoice<T::Game>: PartialEq + Debug,
    <T::Game as Game>::Observation: PartialEq,
{
    let mut game = trial.begin()?;
    let mut twin = if round_trips { Some(trial.begin()?) } else { None };
    let mut is_of_decisions = true;
    trial.check(None, &game)?;
    loop {
        if let Some(twin) = &mut twin {
            *twin = trial.round_trip(twin)?;
            same(trial, &game, twin)?;
        }
        if trial.interrupt(&mut game, twin.as_mut(), dice) {
            is_of_decisions = false;
            trial.check(None, &game)?;
        }
        let Some(choice) = game.choice() else { return Ok((game, is_of_decisions)) };
        let decision = match trial.out_of_turn(&game, dice) {
            Some(decision) => decision,
            None => any(choice, dice)?,
        };
        made.push(decision.clone());
        game.decide(decision.clone()).map_err(refused)?;
        if let Some(twin) = &mut twin {
            twin.decide(decision).map_err(refused)?;
        }
        trial.check(made.last(), &game)?;
        if made.len() == STUCK {
            return Err("it has no end".to_owned());
        }
    }
}

fn refused(refusal: Refusal) -> String {
    format!("what was offered is not accepted: {refusal}")
}

fn any<W, M: Clone + PartialEq>(
    choice: &Choice<W, M>,
    dice: &mut Dice,
) -> Result<Decision<M>, String> {
    let options = &choice.options;
    if options.len() < 2 {
        return Err(format!("a choice of {}", options.len()));
    }
    let chosen = dice.pick(options).cloned().ok_or("a choice of nothing")?;
    Ok(Decision { seat: choice.seat, chosen })
}

/// Whether both ask the same, have the same behind them, and look the same to everybody.
fn same<T: Trial>(trial: &T, game: &T::Game, twin: &T::Game) -> Result<(), String>
where
    GameChoice<T::Game>: PartialEq + Debug,
    <T::Game as Game>::Observation: PartialEq,
{
    let (asked, twins) = (game.choice(), twin.choice());
    if asked != twins {
        return Err(format!("put together again it asks {twins:?}, not {asked:?}"));
    }
    let (journal, twins) = (game.journal().hash(), twin.journal().hash());
    if journal != twins {
        return Err(format!("put together again its journal comes to {twins}, not {journal}"));
    }
    let differs = |seat: &Seat| game.observe(*seat) != twin.observe(*seat);
    match trial.seats().into_iter().find(differs) {
        Some(seat) => Err(format!("put together again it looks different to {seat}")),
        None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use engine::Journal;

    use super::*;

    /// Five times somebody says a number, and something may be wrong with it.
    struct Numbers {
        choice: Option<Choice<(), u8>>,
        journal: Journal<u8>,
        seen: u8,
    }

    impl Game for Numbers {
        type Why = ();
        type Move = u8;
        type Event = u8;
        type Observation = u8;

        fn choice(&self) -> Option<&Choice<(), u8>> {
            self.choice.as_ref()
        }

        fn decide(&mut self, decision: Decision<u8>) -> Result<(), Refusal> {
            self.journal.tell(decision.chosen);
            if self.journal.events().len() == 5 {
                self.choice = None;
            }
            Ok(())
        }

        fn journal(&self) -> &Journal<u8> {
            &self.journal
        }

        fn observe(&self, _: Seat) -> u8 {
            self.seen
        }
    }

    /// A fault after so many numbers.
    #[derive(Default)]
    struct Wrong {
        check: Option<usize>,
        options: Option<usize>,
        journal: Option<usize>,
        sight: Option<usize>,
        record: bool,
    }

    impl Trial for Wrong {
        type Game = Numbers;

        fn begin(&self) -> Result<Numbers, String> {
            let choice = Some(Choice { seat: Seat(0), why: (), options: vec![3, 4] });
            Ok(Numbers { choice, journal: Journal::default(), seen: 0 })
        }

        fn seats(&self) -> Vec<Seat> {
            vec![Seat(0), Seat(1)]
        }

        fn check(&mut self, _: Option<&Decision<u8>>, game: &Numbers) -> Result<(), String> {
            let wrong = self.check == Some(game.journal.events().len());
            if wrong { Err("a card is in two places".to_owned()) } else { Ok(()) }
        }

        fn round_trip(&self, game: &Numbers) -> Result<Numbers, String> {
            let made = Some(game.journal.events().len());
            let mut again = Numbers { choice: game.choice.clone(), ..self.begin()? };
            game.journal.events().iter().for_each(|&number| again.journal.tell(number));
            if let Some(choice) = again.choice.as_mut().filter(|_| self.options == made) {
                choice.options.reverse();
            }
            if self.journal == made {
                again.journal.tell(9);
            }
            again.seen = u8::from(self.sight == made);
            Ok(again)
        }

        fn record(&self, _: &Numbers, decisions: Vec<Decision<u8>>) -> Result<(), String> {
            assert_eq!(decisions.len(), 5);
            if self.record { Err("the record is another".to_owned()) } else { Ok(()) }
        }
    }

    /// After how many decisions it fell, and why.
    fn fell(mut wrong: Wrong) -> (usize, String) {
        let fell = hold(&mut wrong, true, &mut Dice::seeded(1)).expect_err("something is wrong");
        (fell.decisions, fell.what)
    }

    #[test]
    fn a_game_with_nothing_wrong_holds_and_is_the_same_with_its_twin() {
        let straight = hold(&mut Wrong::default(), false, &mut Dice::seeded(1)).expect("it holds");
        assert_eq!(straight.decisions, 5);
        assert_eq!(hold(&mut Wrong::default(), true, &mut Dice::seeded(1)), Ok(straight));
    }

    #[test]
    fn whatever_does_not_hold_ends_the_game_where_it_was_seen() {
        let check = || Wrong { check: Some(2), ..Wrong::default() };
        assert_eq!(fell(check()), (2, "a card is in two places".to_owned()));
        assert!(hold(&mut check(), false, &mut Dice::seeded(1)).is_err());
        let at = |(decisions, what): (usize, String), words: &str| {
            decisions == 3 && what.contains(words)
        };
        assert!(at(fell(Wrong { options: Some(3), ..Wrong::default() }), "it asks"));
        assert!(at(fell(Wrong { journal: Some(3), ..Wrong::default() }), "its journal"));
        assert!(at(fell(Wrong { sight: Some(3), ..Wrong::default() }), "different to captain 1"));
        let record = || Wrong { record: true, ..Wrong::default() };
        assert_eq!(fell(record()), (5, "the record is another".to_owned()));
        assert!(hold(&mut record(), false, &mut Dice::seeded(1)).is_ok());
    }
}
