//! The work of a game, counted and not timed, so that it does not grow unnoticed. `BENCHMARKS.md`
//! has the figures in seconds.

#![expect(clippy::disallowed_methods, reason = "a test reads the shipped files")]

use std::{
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{
    CaptainSetup, CardGame, Setup,
    data::{CardBook, Constants, Deck, read_ron},
};
use dice::Dice;
use engine::{Decision, Game, Seat};

/// Number of games for an average.
const GAMES: u64 = 20;

/// Counts everything up to the next question: lists of options, of candidates, and of cards under
/// limits.
#[test]
fn a_random_decision_asks_for_memory_some_fifteen_times() {
    for (captains, most) in [(2, 14.5), (4, 17.0)] {
        let table = Table::of(captains);
        let (mut decisions, mut taken) = (0, 0);
        for seed in 0..GAMES {
            let mut game = table.game(seed);
            taken += memory(|| decisions += play_out(&mut game, seed));
        }
        let each = taken as f64 / decisions as f64;
        assert!(each < most, "{each:.2} times for each of {decisions} decisions of {captains}");
    }
}

/// Every game sets up a table, which therefore allocates little more than its cards. The first game
/// of a thread also builds the schedules for all later ones.
#[test]
fn a_table_of_two_is_set_up_with_memory_asked_for_less_than_five_hundred_times() {
    let table = Table::of(2);
    drop(table.game(1));
    let taken = memory(|| drop(table.game(1)));
    assert!(taken < 500, "{taken} times");
}

/// Search rewinds a table for every rollout.
#[test]
fn a_table_is_laid_out_anew_with_less_than_one_request_for_memory_a_card() {
    let table = Table::of(4);
    let mut game = table.game(1);
    let snapshot = game.snapshot();
    let again = memory(|| game.rewind(&snapshot));
    let anew = memory(|| drop(CardGame::restore(&table.book, &snapshot)));
    assert!(again < 120, "{again} times");
    assert!(again < anew, "{again} times, {anew} for a world of its own");
}

/// Every decision of the AI makes an observation; rollouts make do with a glance.
#[test]
fn a_glance_asks_for_less_memory_than_a_look() {
    let table = Table::of(4);
    let mut game = table.game(1);
    let mut dice = Dice::seeded(1);
    (0..200).for_each(|_| decide(&mut game, &mut dice));
    let look = memory(|| drop(game.observe(Seat(0))));
    let glance = memory(|| drop(game.glance(Seat(0))));
    assert!(glance < look && look < 250, "a glance {glance} times, a look {look}");
}

/// Number of allocations meanwhile.
fn memory(work: impl FnOnce()) -> u64 {
    allocation_counter::measure(work).count_total
}

/// Number of decisions until the game is over.
fn play_out(game: &mut CardGame, seed: u64) -> usize {
    let (mut dice, mut decisions) = (Dice::seeded(seed), 0);
    while game.choice().is_some() {
        decide(game, &mut dice);
        decisions += 1;
    }
    decisions
}

fn decide(game: &mut CardGame, dice: &mut Dice) {
    let choice = game.choice().expect("somebody is asked");
    let chosen = *dice.pick(&choice.options).expect("a choice has options");
    let seat = choice.seat;
    game.decide(Decision { seat, chosen }).expect("it was offered");
    game.forget_events();
}

/// The shipped cards, and captains with shipped decks.
struct Table {
    book: Arc<CardBook>,
    setup: Setup,
}

impl Table {
    fn of(captains: usize) -> Table {
        let mut book = CardBook::default();
        for file in files("packs/frontier").iter().filter(|file| !file.ends_with("pack.ron")) {
            book.add(&file.display().to_string(), &text(file)).expect("a sound pack");
        }
        let decks = files("decks").into_iter();
        let decks = decks.map(|file| read_ron::<Deck>("deck", &text(&file)).expect("a sound deck"));
        let captain = |deck: Deck| CaptainSetup {
            name: deck.name.clone(),
            player: "random".to_owned(),
            deck,
        };
        let constants = Constants { round_cap: Some(50), ..Constants::default() };
        let captains = decks.take(captains).map(captain).collect();
        Table { book: Arc::new(book), setup: Setup { captains, constants, packs: vec![] } }
    }

    fn game(&self, seed: u64) -> CardGame {
        CardGame::new(&self.book, &self.setup, seed).expect("shipped decks can be played")
    }
}

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(folder);
    let entries = fs::read_dir(folder).expect("a shipped folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.sort();
    files
}

fn text(file: &Path) -> String {
    fs::read_to_string(file).expect("a shipped file")
}
