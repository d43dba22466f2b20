//! The plan of a balance run: its games, and how each is played.

use std::sync::Arc;

use cards::{Setup, data::CardBook};
use dice::Dice;
use serde::{Deserialize, Serialize};

use super::story::{Story, Watcher};
use crate::{
    data::{Library, ListedDeck},
    parallel::Work,
    players::{AgentPool, PlayerKind},
    simulate::{SimulationError, Table, Ticket, duel, seeds},
};

/// The games to play. Every deck meets every other in `games` games: in half of them it has the
/// first seat, in the other half, with the same seeds, the second.
#[derive(Debug, Clone)]
pub struct Plan {
    decks: Vec<ListedDeck>,
    games: usize,
    pub seed: u64,
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
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Bout {
    pub seed: u64,
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
        duel::score(self.story.ending, seat)
    }
}

/// The games of a plan, about to be played; those of a pairing come side by side.
pub struct Games<'a> {
    plan: &'a Plan,
    library: &'a Library,
    book: Arc<CardBook>,
    /// By pairing.
    lots: Vec<Lot>,
}

impl Plan {
    /// `games` of every pairing of `decks`, from seed 1, played by minds.
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
                Ok(Plan { decks, games, seed: 1, captains, mirrors: false })
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

    /// Its games, with the cards of this library. Every pairing has its own seeds: more games go on
    /// where fewer ended.
    pub fn games_with<'a>(&'a self, library: &'a Library) -> Games<'a> {
        let packs = library.book.packs_of(self.decks.iter().map(|deck| &deck.deck));
        let seat = |deck: usize| (&self.captains, &self.decks[deck].deck);
        let setup = |one, other| duel::setup(library, &packs, [seat(one), seat(other)]);
        let mut dice = Dice::seeded(self.seed);
        let lot = |decks: [usize; 2]| {
            let [one, other] = decks;
            let setups = [setup(one, other), setup(other, one)];
            Lot { decks, setups, seeds: seeds(dice.fork(), self.games) }
        };
        let lots = duel::pairings(self.decks.len(), self.mirrors).into_iter().map(lot).collect();
        Games { plan: self, library, book: library.cards_of(&packs), lots }
    }
}

impl Work for Games<'_> {
    type Tool = AgentPool;
    type Piece = Bout;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.lots.len() * self.plan.games
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, number: usize) -> Result<Bout, SimulationError> {
        let lot = &self.lots[number / self.plan.games];
        lot.play((self.library, &self.book), agents, number, number % self.plan.games)
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
        agents: &mut AgentPool,
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
        let played = table.play(agents, Ticket { number, seed }, watch)?;
        let decks = if swapped { [other, one] } else { [one, other] };
        Ok(Bout { seed, decks, story: watcher.story(&played) })
    }
}
