//! The plan of a tournament: its games, and how each is played.

use std::sync::Arc;

use cards::{
    Ending,
    data::{CardBook, PackUsed},
};
use engine::JournalHash;
use serde::{Deserialize, Serialize};

use super::style::{Style, Watcher};
use crate::{
    data::{Library, ListedDeck},
    parallel::Work,
    players::{AgentPool, PlayerKind},
    simulate::{SimulationError, Table, Ticket, duel, seeds},
};

/// The games to play: `pairs` of them for every two entrants.
#[derive(Debug, Clone)]
pub struct Plan {
    entrants: Vec<PlayerKind>,
    decks: Vec<ListedDeck>,
    pairs: usize,
    pub seed: u64,
    /// Whether everyone also meets their own like, as a check of the seats.
    pub mirrors: bool,
    /// Whether all others meet the first entrant alone.
    pub against_first: bool,
}

/// Why nobody can be compared.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    #[error("two captains or more enter an arena; here {0}")]
    TooFew(usize),
    #[error("`{0}` enters twice; `--mirrors` has everyone meet their own like")]
    Twice(String),
    #[error("a person cannot enter; name computer captains")]
    APerson,
    #[error("0 pairs tell nothing")]
    Nothing,
    #[error("there is no deck to play with")]
    NoDecks,
    #[error("--entrants takes captains without decks; --decks names those that all of them play")]
    ADeck,
}

/// One game, as far as it is counted.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub struct Bout {
    pub seed: u64,
    /// By seat, as indices into the plan's.
    pub entrants: [usize; 2],
    pub decks: [usize; 2],
    pub ending: Ending,
    pub rounds: u16,
    pub decisions: usize,
    pub journal: JournalHash,
    pub styles: [Style; 2],
}

impl Bout {
    /// Somebody against their own like.
    pub fn is_mirror(&self) -> bool {
        self.entrants[0] == self.entrants[1]
    }

    /// 1 for a win of `seat`, 0 for a loss, a half for a draw.
    pub fn score(&self, seat: usize) -> f64 {
        duel::score(self.ending, seat)
    }
}

/// The games of a plan, about to be played; the two of a pair come side by side.
pub struct Games<'a> {
    plan: &'a Plan,
    library: &'a Library,
    packs: Vec<PackUsed>,
    book: Arc<CardBook>,
    pairings: Vec<[usize; 2]>,
    meetings: Vec<[usize; 2]>,
    /// Every pairing has the same: what two make of them does not depend on who else enters.
    seeds: Vec<u64>,
}

impl Plan {
    /// `pairs` of games for every two of `entrants`, from seed 1, with these decks.
    ///
    /// # Errors
    /// There are fewer than two entrants, one of them twice or a person, no decks or no pairs.
    pub fn new(
        entrants: Vec<PlayerKind>,
        decks: Vec<ListedDeck>,
        pairs: usize,
    ) -> Result<Plan, ArenaError> {
        if entrants.len() < 2 {
            return Err(ArenaError::TooFew(entrants.len()));
        }
        // They are seated by name: of two files that are called alike both would be played by one.
        let names: Vec<String> = entrants.iter().map(PlayerKind::to_string).collect();
        if let Some(n) = (0..names.len()).find(|&n| names[..n].contains(&names[n])) {
            return Err(ArenaError::Twice(names[n].clone()));
        }
        match (pairs, decks.len()) {
            _ if entrants.contains(&PlayerKind::Person) => Err(ArenaError::APerson),
            (0, _) => Err(ArenaError::Nothing),
            (_, 0) => Err(ArenaError::NoDecks),
            _ => Ok(Plan { entrants, decks, pairs, seed: 1, mirrors: false, against_first: false }),
        }
    }

    /// By index in a [`Bout`].
    pub fn entrants(&self) -> &[PlayerKind] {
        &self.entrants
    }

    /// By index in a [`Bout`].
    pub fn decks(&self) -> &[ListedDeck] {
        &self.decks
    }

    /// Pairs of games for every two entrants.
    pub fn pairs(&self) -> usize {
        self.pairs
    }

    /// Its games, with the cards of this library.
    pub fn games<'a>(&'a self, library: &'a Library) -> Games<'a> {
        let packs = library.book.packs_of(self.decks.iter().map(|deck| &deck.deck));
        let book = library.cards_of(&packs);
        let (pairings, meetings) = (self.pairings(), duel::meetings(self.decks.len()));
        let seeds = seeds(self.seed, 2 * self.pairs);
        Games { plan: self, library, packs, book, pairings, meetings, seeds }
    }

    /// Two entrants at a time, by index; one with themselves only where there are mirrors.
    fn pairings(&self) -> Vec<[usize; 2]> {
        let mut pairings = duel::pairings(self.entrants.len(), self.mirrors);
        pairings.retain(|[one, other]| !self.against_first || *one == 0 || one == other);
        pairings
    }
}

impl Work for Games<'_> {
    type Tool = AgentPool;
    type Piece = Bout;
    type Error = SimulationError;

    fn count(&self) -> usize {
        self.pairings.len() * 2 * self.plan.pairs
    }

    fn tool(&self) -> AgentPool {
        AgentPool::default()
    }

    fn piece(&self, agents: &mut AgentPool, number: usize) -> Result<Bout, SimulationError> {
        let of_pairing = 2 * self.plan.pairs;
        let (entrants, nth) = (self.pairings[number / of_pairing], number % of_pairing);
        // With the same captain on both sides a swap would be the same game again.
        let is_mirror = entrants[0] == entrants[1];
        let swapped = !is_mirror && nth % 2 == 1;
        let lot = if is_mirror { nth } else { nth / 2 };
        let entrants = if swapped { [entrants[1], entrants[0]] } else { entrants };
        let decks = self.meetings[lot % self.meetings.len()];
        self.fight(agents, (entrants, decks), Ticket { number, seed: self.seeds[lot] })
    }
}

impl Games<'_> {
    fn fight(
        &self,
        agents: &mut AgentPool,
        (entrants, decks): ([usize; 2], [usize; 2]),
        ticket: Ticket,
    ) -> Result<Bout, SimulationError> {
        let Games { plan, library, ref packs, ref book, .. } = *self;
        let seat = |n: usize| (&plan.entrants[entrants[n]], &plan.decks[decks[n]].deck);
        let setup = &duel::setup(library, packs, [seat(0), seat(1)]);
        let mut watcher = Watcher::new(book);
        let table = Table { library, book, setup, check: false };
        let watch = |events: &[_]| events.iter().for_each(|event| watcher.see(event));
        let played = table.play(agents, ticket, watch)?;
        Ok(Bout {
            seed: ticket.seed,
            entrants,
            decks,
            ending: played.ending,
            rounds: played.rounds,
            decisions: played.decisions.len(),
            journal: played.journal,
            styles: watcher.styles,
        })
    }
}

#[cfg(test)]
mod tests {
    use ai::Level;

    use super::*;
    use crate::balance::testing::deck;

    fn plan(decks: &[&str], pairs: usize) -> Plan {
        let entrants = vec![PlayerKind::default(), PlayerKind::Random];
        Plan::new(entrants, decks.iter().map(|name| deck(name)).collect(), pairs).expect("a plan")
    }

    #[test]
    fn everyone_meets_everyone_once_and_their_like_only_in_a_mirror() {
        let mut plan = plan(&["oak", "pine"], 3);
        assert_eq!(plan.pairings(), [[0, 1]]);
        plan.mirrors = true;
        assert_eq!(plan.pairings(), [[0, 0], [0, 1], [1, 1]]);
    }

    #[test]
    fn where_all_meet_the_first_nobody_meets_anybody_else() {
        let entrants = vec![PlayerKind::default(), PlayerKind::Random, PlayerKind::Baseline];
        let mut plan = Plan::new(entrants, vec![deck("oak")], 1).expect("a plan");
        assert_eq!(plan.pairings(), [[0, 1], [0, 2], [1, 2]]);
        plan.against_first = true;
        assert_eq!(plan.pairings(), [[0, 1], [0, 2]]);
        plan.mirrors = true;
        assert_eq!(plan.pairings(), [[0, 0], [0, 1], [0, 2], [1, 1], [2, 2]]);
    }

    #[test]
    fn what_compares_nobody_is_refused() {
        let (one, decks) = (PlayerKind::default(), vec![deck("oak")]);
        let refused =
            |entrants, decks, pairs| Plan::new(entrants, decks, pairs).expect_err("refused");
        let two = vec![one.clone(), PlayerKind::mind(Level::Cadet)];
        assert_eq!(refused(vec![one.clone()], decks.clone(), 1), ArenaError::TooFew(1));
        let twice = refused(vec![one.clone(), one.clone()], decks.clone(), 1);
        assert_eq!(twice, ArenaError::Twice("mind".to_owned()));
        assert_eq!(refused(vec![one, PlayerKind::Person], decks.clone(), 1), ArenaError::APerson);
        assert_eq!(refused(two.clone(), decks, 0), ArenaError::Nothing);
        assert_eq!(refused(two, vec![], 1), ArenaError::NoDecks);
    }
}
