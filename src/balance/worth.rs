//! What it is worth to draw a card, and to play it.

use std::collections::{BTreeMap, BTreeSet};

use cards::data::{CardBook, Def};
use serde::Serialize;

use super::{
    Account, Bout, DeckFigures, Plan,
    decks::seats_of,
    share::{NORMAL_95, rounded},
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

/// Every card of the decks but ships, those that draw best first.
pub(super) fn of_cards(
    plan: &Plan,
    book: &CardBook,
    bouts: &[Bout],
    decks: &[DeckFigures],
) -> Vec<CardFigures> {
    let drawn = Tally::of(decks, bouts, |account| &account.drawn);
    let played = Tally::of(decks, bouts, |account| &account.played);
    let mut figures: Vec<CardFigures> = holders(plan)
        .into_iter()
        .filter_map(|(id, decks)| book.find(id).map(|(def, card)| (def, card, decks)))
        .map(|(def, card, decks)| CardFigures {
            id: card.id.clone(),
            name: card.name.clone(),
            kind: words::kind(card),
            decks,
            drawn: drawn.showing(def),
            played: played.showing(def),
        })
        .collect();
    figures.sort_by(|a, b| b.drawn.difference.total_cmp(&a.drawn.difference));
    figures
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
struct Tally<'a> {
    counts: BTreeMap<Def, BTreeMap<usize, Count>>,
    decks: &'a [DeckFigures],
}

#[derive(Debug, Clone, Copy, Default)]
struct Count {
    games: usize,
    won: f64,
}

impl<'a> Tally<'a> {
    fn of(
        decks: &'a [DeckFigures],
        bouts: &[Bout],
        cards: fn(&Account) -> &BTreeSet<Def>,
    ) -> Tally<'a> {
        let mut counts = BTreeMap::<Def, BTreeMap<usize, Count>>::new();
        for deck in 0..decks.len() {
            for (bout, seat) in seats_of(bouts, deck) {
                for def in cards(&bout.story.accounts[seat]) {
                    let count = counts.entry(*def).or_default().entry(deck).or_default();
                    count.games += 1;
                    count.won += bout.score(seat);
                }
            }
        }
        Tally { counts, decks }
    }

    /// A deck's games with a card are drawn from all its games: where they are nearly all of them,
    /// there is hardly any room for chance.
    fn showing(&self, def: Def) -> Showing {
        let Some(counts) = self.counts.get(&def) else { return Showing::default() };
        let (mut games, mut won, mut expected, mut variance) = (0.0, 0.0, 0.0, 0.0);
        for (&deck, count) in counts {
            let others = &self.decks[deck].others;
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
    use super::{super::decks::of_decks, *};
    use crate::balance::testing::{book, bout, deck};

    /// Of four games of the first deck it wins two; with the card, which it plays in one of them,
    /// two of two.
    fn figures() -> Vec<CardFigures> {
        let plan = Plan::new(vec![deck("oak"), deck("pine")], 4).expect("a plan");
        let (def, _) = book().find("tea-break").expect("a card");
        let mut bouts: Vec<Bout> = [0, 0, 1, 1].map(|winner| bout([0, 1], Some(winner))).into();
        for n in [0, 1] {
            bouts[n].story.accounts[0].drawn.insert(def);
        }
        bouts[1].story.accounts[0].played.insert(def);
        of_cards(&plan, &book(), &bouts, &of_decks(&plan, &bouts))
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
