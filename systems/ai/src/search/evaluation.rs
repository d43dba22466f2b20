//! Evaluation of a position: the chance of winning, from the open table between two rounds.
//!
//! The numbers are a logistic regression over 8,800 rounds of 600 games between lieutenants, with
//! all ready decks: the winner, from what is known when a round begins.

use cards::{CaptainSeen, Observation, data::CardBook};

/// Weight of the other's share of the way to victory still ahead, over one half.
const WAY: f32 = 12.0;
/// Weight of scarcity: one over the number of cards left in hand and deck.
const SCARCE: f32 = 12.5;
/// Weight of a credit's worth of cards in play.
const IN_PLAY: f32 = 0.07;
/// Weight of a token or card of infamy.
const INFAMY: f32 = -0.09;

/// How a captain stands between two rounds, or on average over several tables.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Standing {
    /// Victory points still needed, from 0.
    pub to_go: f32,
    /// Cards left in hand and deck.
    pub cards: f32,
    /// Credits' worth of cards in play.
    pub in_play: f32,
    /// Tokens and cards of infamy.
    pub infamy: f32,
}

impl Standing {
    /// How this captain stands, by what the table shows.
    pub fn of(captain: &CaptainSeen, book: &CardBook) -> Standing {
        let cost = |def| f32::from(book.card(def).cost().unwrap_or(0));
        Standing {
            to_go: f32::from((captain.threshold - captain.vp).max(0)),
            cards: f32::from(captain.hand_count) + f32::from(captain.deck_count),
            in_play: captain.in_play.iter().map(|card| cost(card.def)).sum(),
            infamy: captain.infamy.into(),
        }
    }

    /// Chance of outdoing a rival who stands so, from 0 to 1.
    pub fn chance_against(self, rival: Standing) -> f32 {
        let way = rival.way_left() / (self.way_left() + rival.way_left());
        logistic(
            WAY * (way - 0.5) - SCARCE * (self.scarcity() - rival.scarcity())
                + IN_PLAY * (self.in_play - rival.in_play)
                + INFAMY * (self.infamy - rival.infamy),
        )
    }

    /// Victory points still needed, and a little.
    fn way_left(self) -> f32 {
        self.to_go + 0.01
    }

    fn scarcity(self) -> f32 {
        1.0 / (1.0 + self.cards)
    }
}

/// Chance of winning the game from here, from 0 to 1: of outdoing each rival in turn.
pub(crate) fn chance_of_winning(seen: &Observation, book: &CardBook) -> f32 {
    let me = Standing::of(&seen.captains[seen.you.index()], book);
    rivals(seen).map(|rival| me.chance_against(Standing::of(rival, book))).product()
}

/// Everybody else who is still in the game.
pub(crate) fn rivals(seen: &Observation) -> impl Iterator<Item = &CaptainSeen> {
    seen.captains.iter().filter(|captain| captain.seat != seen.you && !captain.out)
}

/// `1 / (1 + e^-x)`, multiplied out: the library's own may differ from machine to machine.
fn logistic(x: f32) -> f32 {
    let mut power = 1.0 - x.clamp(-12.0, 12.0) / 64.0;
    for _ in 0..6 {
        power *= power;
    }
    1.0 / (1.0 + power)
}

#[cfg(test)]
mod tests {
    use super::{chance_of_winning, logistic};
    use crate::testing::{RIVAL, Table, YOU};

    fn chance(table: &Table) -> f32 {
        chance_of_winning(&table.seen, &table.pool.book)
    }

    #[test]
    fn among_equals_the_chance_is_one_half() {
        let table = Table::new().with(|seen| seen.captains[0].hand_count = 5);
        assert!((chance(&table) - 0.5).abs() < 1e-3, "{}", chance(&table));
    }

    #[test]
    fn points_cards_and_crew_raise_the_chance_and_infamy_lowers_it() {
        let even = chance(&Table::new());
        assert!(chance(&Table::new().with(|seen| seen.captains[0].vp += 3)) > even + 0.1);
        assert!(chance(&Table::new().with(|seen| seen.captains[1].deck_count = 2)) > even);
        assert!(chance(&Table::new().in_play(YOU, &["pilot"])) > even);
        assert!(chance(&Table::new().in_play(RIVAL, &["pilot"])) < even);
        assert!(chance(&Table::new().with(|seen| seen.captains[0].infamy = 2)) < even);
    }

    #[test]
    fn the_curve_is_the_logistic_one() {
        for tenths in -40..=40 {
            let x = tenths as f32 / 10.0;
            assert!((logistic(x) - 1.0 / (1.0 + (-x).exp())).abs() < 0.01, "{x}");
        }
    }
}
