//! Fairness: after everything hidden from a captain is dealt anew, the captain sees, decides,
//! weighs and explains the same.
//!
//! Positions are every few decisions of games between minds, of two to four captains with all the
//! shipped decks. `FAR_LANES_POSITIONS` sets their number:
//! `FAR_LANES_POSITIONS=10000 cargo test --release -p ai --test fairness`

mod shared;

use std::sync::Arc;

use ai::{Level, Mind, OptionScore, value::FeatureExtractor};
use cards::{
    CaptainSetup, CardGame, Choice, Move, Observation, Setup, Snapshot,
    data::{CardBook, Constants},
};
use dice::Dice;
use engine::{Decision, Game, Player, Seat};
use shared::{book, deck, mind, minds, positions};

/// Number of positions without the environment variable.
const POSITIONS: usize = 2_000;
/// Searching minds are slow: they get one of this many positions, or all if the environment
/// variable is set.
const SAMPLE: usize = 25;
/// Decisions from one position to the next; 7 does not fall into step with the stages.
const STRIDE: usize = 7;
const ROUND_CAP: u16 = 40;
const DECKS: [&str; 7] = [
    "honest-freight",
    "red-ledger",
    "due-process",
    "express-signed-for",
    "second-reading",
    "learner-cargo",
    "learner-guests",
];

/// Decision of a captain, with its reasons.
#[derive(Debug, Clone, PartialEq)]
struct Verdict {
    chosen: Move,
    reasons: Vec<OptionScore>,
}

/// Player that could look at hidden cards of the game.
trait Suspect {
    fn judge(&mut self, game: &CardGame, seen: &Observation, choice: &Choice) -> Verdict;
}

impl Suspect for Mind {
    fn judge(&mut self, _: &CardGame, seen: &Observation, choice: &Choice) -> Verdict {
        Verdict { chosen: self.decide(seen, choice), reasons: self.last() }
    }
}

/// Cheats: decides by the first card of a rival's hand, read from the rival's observation.
struct Peeker;

impl Suspect for Peeker {
    fn judge(&mut self, game: &CardGame, seen: &Observation, choice: &Choice) -> Verdict {
        let rival = Seat(u8::from(seen.you == Seat(0)));
        let held = game.observe(rival).hand.first().map_or(0, |card| usize::from(card.def.0));
        let chosen = choice.options[held % choice.options.len()];
        Verdict { chosen, reasons: Vec::new() }
    }
}

/// Evidence of cheating.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Leak {
    Choice,
    Observation,
    Decision,
    Reasons,
}

/// Position as it was, and with everything hidden from the deciding captain dealt anew.
struct Twins {
    was: CardGame,
    anew: CardGame,
}

impl Twins {
    fn of(book: &Arc<CardBook>, snapshot: &Snapshot, seat: Seat, dice: &mut Dice) -> Twins {
        let anew = snapshot.with_hidden_dealt_anew(seat, dice);
        Twins { was: CardGame::restore(book, snapshot), anew: CardGame::restore(book, &anew) }
    }

    /// Checks that the captain's observation is the same.
    fn check_table(&self, seat: Seat) -> Result<(), Leak> {
        if self.was.choice() != self.anew.choice() {
            return Err(Leak::Choice);
        }
        let same = self.was.observe(seat) == self.anew.observe(seat);
        if same { Ok(()) } else { Err(Leak::Observation) }
    }

    /// Checks that the captain's decision is the same.
    fn check(&self, suspect: &mut dyn Suspect) -> Result<(), Leak> {
        let (was, anew) = (judge(&self.was, suspect), judge(&self.anew, suspect));
        match () {
            () if was.chosen != anew.chosen => Err(Leak::Decision),
            () if was.reasons != anew.reasons => Err(Leak::Reasons),
            () => Ok(()),
        }
    }

    /// Whether any rival holds other cards.
    fn differ(&self, seat: Seat) -> bool {
        let captains = self.was.observe(seat).captains;
        let others = captains.iter().map(|captain| captain.seat).filter(|&other| other != seat);
        others
            .into_iter()
            .any(|other| self.was.observe(other).hand != self.anew.observe(other).hand)
    }
}

fn judge(game: &CardGame, suspect: &mut dyn Suspect) -> Verdict {
    let choice = game.choice().expect("a position asks");
    suspect.judge(game, &game.observe(choice.seat), choice)
}

fn deal(book: &Arc<CardBook>, nth: usize) -> CardGame {
    let captain = |seat: usize| {
        let name = DECKS[(nth * 3 + seat * (1 + nth % 2)) % DECKS.len()];
        CaptainSetup { name: name.to_owned(), player: "test".to_owned(), deck: deck(name) }
    };
    let constants = Constants { round_cap: Some(ROUND_CAP), ..Constants::default() };
    let captains = (0..2 + nth % 3).map(captain).collect();
    let setup = Setup { captains, constants, packs: vec![] };
    CardGame::new(book, &setup, nth as u64).expect("shipped decks can be played")
}

/// Plays games between minds and stops at this many of their questions.
fn at_positions(book: &Arc<CardBook>, count: usize, mut look: impl FnMut(&CardGame, Seat)) {
    let mut player = mind(book, Level::default());
    let (mut looked, mut asked) = (0, 0);
    for nth in 0.. {
        let mut game = deal(book, nth);
        if nth % 4 == 3 {
            let decision = Decision { seat: Seat(0), chosen: Move::FullControl(true) };
            game.decide(decision).expect("always accepted"); // FL-4
        }
        while let Some(choice) = game.choice() {
            let seat = choice.seat;
            asked += 1;
            if asked % STRIDE == 0 {
                look(&game, seat);
                looked += 1;
                if looked == count {
                    return;
                }
            }
            let chosen = player.decide(&game.observe(seat), choice);
            game.decide(Decision { seat, chosen }).expect("what is decided is on offer");
        }
    }
}

fn wanted() -> usize {
    let said = std::env::var(HOW_MANY).ok();
    said.map_or(POSITIONS, |said| said.parse().expect("a number of positions"))
}

fn is_told_how_many() -> bool {
    std::env::var_os(HOW_MANY).is_some()
}

const HOW_MANY: &str = "FAR_LANES_POSITIONS";

/// Checks that the suspects answer alike at both tables.
#[track_caller]
fn check<'a>(
    twins: &Twins,
    suspects: impl Iterator<Item = &'a mut (Level, Mind)>,
    seat: Seat,
    place: &str,
) {
    let why = || format!("{place}, {seat}: {:?}", twins.was.choice());
    twins.check_table(seat).unwrap_or_else(|leak| panic!("{leak:?}, {}", why()));
    for (level, suspect) in suspects {
        twins.check(suspect).unwrap_or_else(|leak| panic!("{level}: {leak:?}, {}", why()));
    }
}

/// CCG-ZONE-4, CCG-ZONE-9, CCG-ZONE-13, CCG-RND-6
#[test]
fn no_mind_is_moved_by_anything_that_it_cannot_know() {
    let book = book();
    let mut suspects = minds(&book);
    let mut dice = Dice::seeded(1);
    let (mut nth, mut differ) = (0, 0);
    at_positions(&book, wanted(), |game, seat| {
        let twins = Twins::of(&book, &game.snapshot(), seat, &mut dice);
        nth += 1;
        differ += usize::from(twins.differ(seat));
        let all = is_told_how_many() || nth % SAMPLE == 0;
        let asked =
            suspects.iter_mut().filter(|(level, _)| all || level.shipped().search.is_none());
        check(&twins, asked, seat, &format!("position {nth}"));
    });
    println!("{nth} positions; in {differ} a rival's hand became another");
    assert!(differ * 10 >= nth * 9, "only {differ} of {nth} were dealt anew");
}

/// CCG-VERB-8, CCG-ZONE-13
#[test]
fn nor_is_one_moved_in_the_positions_made_by_hand() {
    let book = book();
    let (mut suspects, mut dice) = (minds(&book), Dice::seeded(3));
    for position in positions() {
        let game = position.game(&book).unwrap_or_else(|fault| panic!("{fault}"));
        let seat = game.choice().expect("a position asks").seat;
        for _ in 0..5 {
            let twins = Twins::of(&book, &game.snapshot(), seat, &mut dice);
            check(&twins, suspects.iter_mut(), seat, &position.title);
        }
    }
}

#[test]
fn nor_is_the_chance_to_win() {
    let book = book();
    let (extractor, mut dice) = (FeatureExtractor::new(book.clone()), Dice::seeded(4));
    at_positions(&book, wanted(), |game, seat| {
        let twins = Twins::of(&book, &game.snapshot(), seat, &mut dice);
        let position = |game: &CardGame| extractor.position(&game.glance(seat));
        assert_eq!(position(&twins.was), position(&twins.anew), "{:?}", game.choice());
    });
}

#[test]
fn a_captain_who_reads_a_rivals_hand_is_found_out() {
    let book = book();
    let mut dice = Dice::seeded(2);
    let mut leaks = Vec::new();
    at_positions(&book, 100, |game, seat| {
        let twins = Twins::of(&book, &game.snapshot(), seat, &mut dice);
        leaks.push(twins.check(&mut Peeker));
    });
    let caught = leaks.iter().filter(|leak| **leak == Err(Leak::Decision)).count();
    assert!(caught >= 25, "{caught} of {}", leaks.len());
}
