//! Which games are played, and playing them.

use std::sync::Arc;

use cards::{
    Setup,
    data::{CardBook, PackUsed},
};
use dice::Dice;
use play::Seat;

use super::{Story, story::Watcher};
use crate::{
    data::{Library, ListedDeck},
    parallel,
    players::{self, Bench, PlayerKind},
    simulate::{ROUND_CAP, SimulationError, Table, Ticket, seeds},
};

/// What is to be played. Every deck meets every other in `games` games: in half of them it has the
/// first seat, in the other half, with the same seeds, the second.
#[derive(Debug, Clone)]
pub struct Plan {
    decks: Vec<ListedDeck>,
    games: usize,
    pub seed: u64,
    pub threads: usize,
    /// Who plays all the decks.
    pub captains: PlayerKind,
    /// Whether every deck plays against itself as well: a check of the seats.
    pub mirrors: bool,
}

/// Why nothing can be compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    #[error("there are two decks or more to a balance; here {}", found(.0))]
    TooFew(Vec<String>),
    #[error("the deck `{0}` is named twice; `--mirrors` plays it against itself")]
    Twice(String),
    #[error("{0} games a pairing cannot be halved; half of them are played with seats swapped")]
    Odd(usize),
    #[error("0 games a pairing tell nothing")]
    Nothing,
    #[error("--captains takes a captain without a deck here; --decks names the decks")]
    ADeck,
}

fn found(decks: &[String]) -> String {
    decks.first().map_or_else(|| "there is none".to_owned(), |id| format!("is only `{id}`"))
}

/// One game: the decks by seat, as indices into the plan's, and what is kept of it.
#[derive(Debug, Clone)]
pub struct Bout {
    pub decks: [usize; 2],
    pub story: Story,
}

impl Bout {
    /// A deck against itself.
    pub fn is_mirror(&self) -> bool {
        self.decks[0] == self.decks[1]
    }

    /// 1 for a win of `seat`, 0 for a loss, a half for a draw.
    pub fn score(&self, seat: usize) -> f64 {
        let winner = self.story.ending.winner.map(Seat::index);
        winner.map_or(0.5, |winner| if winner == seat { 1.0 } else { 0.0 })
    }
}

impl Plan {
    /// `games` of every pairing of `decks`, from seed 1 on one thread, played by minds.
    ///
    /// # Errors
    /// There are fewer than two decks, one of them twice, or `games` is 0 or odd.
    pub fn new(decks: Vec<ListedDeck>, games: usize) -> Result<Plan, PlanError> {
        if decks.len() < 2 {
            return Err(PlanError::TooFew(decks.into_iter().map(|deck| deck.id).collect()));
        }
        let twice = |n: usize| decks[..n].iter().any(|deck| deck.id == decks[n].id);
        if let Some(n) = (0..decks.len()).find(|&n| twice(n)) {
            return Err(PlanError::Twice(decks[n].id.clone()));
        }
        match games {
            0 => Err(PlanError::Nothing),
            _ if games % 2 == 1 => Err(PlanError::Odd(games)),
            _ => {
                let captains = PlayerKind::default();
                Ok(Plan { decks, games, seed: 1, threads: 1, captains, mirrors: false })
            }
        }
    }

    /// By index in a [`Bout`].
    pub fn decks(&self) -> &[ListedDeck] {
        &self.decks
    }

    /// Games of each pairing.
    pub fn games(&self) -> usize {
        self.games
    }

    /// How many games it comes to.
    pub fn len(&self) -> usize {
        self.pairings().len() * self.games
    }

    /// A plan has at least one pairing, so there is always something to play.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Plays everything and tells `done` of each game that is over; bouts are in the plan's order,
    /// whatever the number of threads.
    ///
    /// # Errors
    /// The first game, by number, that went wrong.
    pub fn run(
        &self,
        library: &Library,
        done: impl Fn() + Sync,
    ) -> Result<Vec<Bout>, SimulationError> {
        let packs = library.book.packs_of(self.decks.iter().map(|deck| &deck.deck));
        let book = &library.cards_of(&packs);
        let lots = self.lots(library, &packs);
        let count = lots.len() * self.games;
        parallel::in_order_with(count, self.threads, Bench::default, |bench, number| {
            let lot = &lots[number / self.games];
            let bout = lot.play((library, book), bench, number, number % self.games);
            done();
            bout
        })
    }

    /// Two decks at a time, by index; a deck with itself only where there are mirrors.
    fn pairings(&self) -> Vec<[usize; 2]> {
        let count = self.decks.len();
        let each = (0..count).flat_map(|one| (one..count).map(move |other| [one, other]));
        each.filter(|[one, other]| one != other || self.mirrors).collect()
    }

    /// Every pairing with its own seeds: more games go on where fewer ended.
    fn lots(&self, library: &Library, packs: &[PackUsed]) -> Vec<Lot> {
        let mut dice = Dice::seeded(self.seed);
        let lot = |decks: [usize; 2]| {
            let [one, other] = decks;
            let setup = |decks| self.setup(library, packs, decks);
            let setups = [setup(decks), setup([other, one])];
            Lot { decks, setups, seeds: seeds(dice.fork(), self.games) }
        };
        self.pairings().into_iter().map(lot).collect()
    }

    fn setup(&self, library: &Library, packs: &[PackUsed], decks: [usize; 2]) -> Setup {
        let seat = |n: usize| {
            let deck = self.decks[decks[n]].deck.clone();
            players::captain(Seat(n as u8), &self.captains, deck)
        };
        let mut constants = library.constants;
        constants.round_cap = Some(ROUND_CAP);
        Setup { captains: vec![seat(0), seat(1)], constants, packs: packs.to_vec() }
    }
}

/// The games of one pairing.
struct Lot {
    decks: [usize; 2],
    /// As they are, and with seats swapped.
    setups: [Setup; 2],
    seeds: Vec<u64>,
}

impl Lot {
    /// The nth game of the pairing, which is the `number`th of all.
    fn play(
        &self,
        (library, book): (&Library, &Arc<CardBook>),
        bench: &mut Bench,
        number: usize,
        nth: usize,
    ) -> Result<Bout, SimulationError> {
        let [one, other] = self.decks;
        // With the same deck on both sides a swap would be the same game again.
        let swapped = one != other && nth % 2 == 1;
        let seed = self.seeds[if one == other { nth } else { nth / 2 }];
        let setup = &self.setups[usize::from(swapped)];
        let mut watcher = Watcher::new(book);
        let table = Table { library, book, setup, check: false };
        let watch = |events: &[_]| events.iter().for_each(|event| watcher.see(event));
        let played = table.play(bench, Ticket { number, seed }, watch)?;
        let decks = if swapped { [other, one] } else { [one, other] };
        Ok(Bout { decks, story: watcher.story(&played) })
    }
}
