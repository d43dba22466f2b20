//! The worth of drawing a card, and of playing it.

use std::collections::BTreeMap;

use cards::data::{CardBook, Def};
use serde::Serialize;

use super::{
    decks::DeckFigures,
    plan::{Bout, Plan},
    share::{NORMAL_95, Score, rounded},
};
use crate::words;

/// One card of one of the decks.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct CardFigures {
    pub id: String,
    pub name: String,
    /// Its type as a word.
    pub kind: &'static str,
    /// The decks that hold it.
    pub decks: Vec<String>,
    /// In the games of a captain whose hand it reached; an adventure: who brought it to a slot.
    pub drawn: Showing,
    /// In the games of a captain who played it; an adventure: who completed it as a contract.
    pub played: Showing,
}

/// How captains did who had a card, next to how their decks do anyway.
#[derive(Debug, Clone, Copy, Default, PartialEq, Serialize)]
pub struct Showing {
    /// Captains' games; two for one game if both had it.
    pub games: usize,
    pub rate: f64,
    /// The rate of the same decks in all their games.
    pub expected: f64,
    /// `rate` less `expected`.
    pub difference: f64,
    /// The lower end of the difference's 95 percent interval.
    pub low: f64,
    pub high: f64,
}

/// The results of games in which a deck drew a card, and played it.
#[derive(Default)]
pub(super) struct Worth {
    drawn: Tally,
    played: Tally,
}

impl Worth {
    /// One more game against another deck, in which this one sat there.
    pub fn add(&mut self, bout: &Bout, seat: usize) {
        let (deck, account, score) =
            (bout.decks[seat], &bout.story.accounts[seat], bout.score(seat));
        account.drawn.iter().for_each(|def| self.drawn.add(*def, deck, score));
        account.played.iter().for_each(|def| self.played.add(*def, deck, score));
    }

    /// Every card of the decks but ships, those that draw best first.
    pub fn figures(&self, plan: &Plan, book: &CardBook, decks: &[DeckFigures]) -> Vec<CardFigures> {
        let mut figures: Vec<CardFigures> = holders(plan)
            .into_iter()
            .filter_map(|(id, decks)| book.find(id).map(|(def, card)| (def, card, decks)))
            .map(|(def, card, holders)| CardFigures {
                id: card.id.clone(),
                name: card.name.clone(),
                kind: words::kind(card),
                decks: holders,
                drawn: self.drawn.showing(def, decks),
                played: self.played.showing(def, decks),
            })
            .collect();
        figures.sort_by(|a, b| b.drawn.difference.total_cmp(&a.drawn.difference));
        figures
    }
}

/// Card ids with the decks that hold them.
fn holders(plan: &Plan) -> BTreeMap<&str, Vec<String>> {
    let mut holders = BTreeMap::<&str, Vec<String>>::new();
    for listed in plan.decks() {
        for id in listed.deck.captain.keys().chain(listed.deck.adventure.keys()) {
            holders.entry(id).or_default().push(listed.id.clone());
        }
    }
    holders
}

/// Games with a card, by card and deck.
#[derive(Default)]
struct Tally(BTreeMap<Def, BTreeMap<usize, Score>>);

impl Tally {
    fn add(&mut self, def: Def, deck: usize, score: f64) {
        self.0.entry(def).or_default().entry(deck).or_default().add(score);
    }

    /// A deck's games with a card are drawn from all its games: where they are nearly all of them,
    /// there is hardly any room for chance.
    fn showing(&self, def: Def, decks: &[DeckFigures]) -> Showing {
        let Some(counts) = self.0.get(&def) else { return Showing::default() };
        let (mut games, mut won, mut expected, mut variance) = (0.0, 0.0, 0.0, 0.0);
        for (&deck, count) in counts {
            let others = &decks[deck].others;
            let n = count.games as f64;
            games += n;
            won += count.won;
            expected += n * others.rate;
            variance += n * others.rate * (1.0 - others.rate) * (1.0 - n / others.games as f64);
        }
        let difference = (won - expected) / games;
        let reach = NORMAL_95 * variance.max(0.0).sqrt() / games;
        Showing {
            games: games as usize,
            rate: rounded(won / games),
            expected: rounded(expected / games),
            difference: rounded(difference),
            low: rounded(difference - reach),
            high: rounded(difference + reach),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::testing::{self, book, bout};

    /// Of four games of the first deck it wins two; with the card, which it plays in one of them,
    /// two of two.
    fn figures() -> Vec<CardFigures> {
        let (def, _) = book().find("tea-break").expect("a card");
        let mut bouts: Vec<Bout> = [0, 0, 1, 1].map(|winner| bout([0, 1], Some(winner))).into();
        for n in [0, 1] {
            bouts[n].story.accounts[0].drawn.insert(def);
        }
        bouts[1].story.accounts[0].played.insert(def);
        testing::figures(&["oak", "pine"], &bouts).cards
    }

    #[test]
    fn a_card_is_measured_against_the_deck_that_drew_it() {
        let best = &figures()[0];
        assert_eq!((best.id.as_str(), best.kind, best.decks.len()), ("tea-break", "event", 2));
        let Showing { games, rate, expected, difference, low, high } = best.drawn;
        assert_eq!((games, rate, expected, difference), (2, 1.0, 0.5, 0.5));
        // Two games of four, each with variance 1/4, half of which is known: 1.96 * sqrt(1/4) / 2.
        assert_eq!((low, high), (0.01, 0.99));
        assert_eq!((best.played.games, best.played.rate), (1, 1.0));
    }

    #[test]
    fn a_card_that_nobody_drew_is_listed_with_nothing() {
        let last = &figures()[1];
        assert_eq!((last.id.as_str(), last.drawn), ("boarding-song", Showing::default()));
    }
}
