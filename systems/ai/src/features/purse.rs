//! Money: the worth of a credit now, and the risk of ruin.

use cards::CaptainSeen;

use super::EvalContext;

impl EvalContext<'_> {
    /// Rounds until a captain has enough victory points, at the pace of the judgement.
    pub fn rounds_left(self) -> f32 {
        let left = |captain: &CaptainSeen| f32::from((captain.threshold - captain.vp).max(0));
        let least = self.seen.captains.iter().filter(|c| !c.out).map(left).fold(f32::MAX, f32::min);
        (least / self.judgement.pace).clamp(1.0, LONGEST)
    }

    /// Worth of a credit to the deciding captain: 1 while the purse holds the reserve for every
    /// round to come, more when it is thin, less when it is full.
    pub fn thrift(self) -> f32 {
        self.thrift_of(self.me())
    }

    /// Worth of a credit to a captain, as far as anyone can tell.
    pub fn thrift_of(self, captain: &CaptainSeen) -> f32 {
        let a_round = self.purse_of(captain) / self.rounds_left();
        (self.judgement.reserve / a_round.max(0.1)).clamp(0.6, 4.0)
    }

    /// Risk of ruin after spending this much: 0 for none, 1 for broke.
    pub fn ruin(self, spending: f32) -> f32 {
        let left = f32::from(self.seen.purse) - spending;
        let threat = self.rivals().map(|rival| super::fleet::damage(rival, self.me())).max();
        let safe = self.judgement.safe_purse + 2.0 * f32::from(threat.unwrap_or(0));
        (1.0 - left / safe).clamp(0.0, 1.0)
    }

    /// Worth of a captain's hand and deck, as far as anyone can tell.
    pub fn purse_of(self, captain: &CaptainSeen) -> f32 {
        if captain.seat == self.seen.you {
            return self.seen.purse.into();
        }
        let cards = f32::from(captain.hand_count) + f32::from(captain.deck_count);
        cards * self.pool.usual_ev
    }
}

/// Most rounds that a game is expected to last from now on.
const LONGEST: f32 = 10.0;

#[cfg(test)]
mod tests {
    use crate::testing::Table;

    fn with_purse(purse: u16) -> Table {
        Table::new().with(|seen| seen.purse = purse)
    }

    #[test]
    fn a_credit_is_worth_more_to_a_thin_purse() {
        let thrift = |purse| with_purse(purse).context().thrift();
        assert!(thrift(10) > thrift(30));
        assert!(thrift(30) > thrift(60));
    }

    #[test]
    fn ruin_draws_near_with_spending_and_nearer_under_guns() {
        let table = with_purse(8);
        assert_eq!(table.context().ruin(8.0), 1.0);
        assert!(table.context().ruin(4.0) < 1.0);
        let under_guns = with_purse(8).with(|seen| seen.captains[1].ship.attack = 6);
        assert!(under_guns.context().ruin(4.0) > table.context().ruin(4.0));
    }
}
