//! Money: what a credit is worth now, and how near ruin is.

use cards::CaptainSeen;

use super::EvalContext;

impl EvalContext<'_> {
    /// Rounds until somebody has enough victory points, at the pace the captain expects.
    pub fn rounds_left(self) -> f32 {
        let left = |captain: &CaptainSeen| f32::from((captain.threshold - captain.vp).max(0));
        let least = self.seen.captains.iter().filter(|c| !c.out).map(left).fold(f32::MAX, f32::min);
        (least / self.judgement.pace).clamp(1.0, LONGEST)
    }

    /// What a credit of one's own is worth: 1 while the purse holds the reserve for every round
    /// to come, more when it is thin, less when it is fat.
    pub fn thrift(self) -> f32 {
        self.thrift_of(self.me())
    }

    /// What a credit is worth to a captain, as far as anyone can tell.
    pub fn thrift_of(self, captain: &CaptainSeen) -> f32 {
        let a_round = self.purse_of(captain) / self.rounds_left();
        (self.judgement.reserve / a_round.max(0.1)).clamp(0.6, 4.0)
    }

    /// How near ruin the captain would stand after spending so much: 0 far off, 1 broke.
    pub fn ruin(self, spending: f32) -> f32 {
        let left = f32::from(self.seen.purse) - spending;
        let threat = self.rivals().map(|rival| super::fleet::damage(rival, self.me())).max();
        let safe = BARE + 2.0 * f32::from(threat.unwrap_or(0));
        (1.0 - left / safe).clamp(0.0, 1.0)
    }

    /// What a captain's hand and deck are worth, as far as anyone can tell.
    pub fn purse_of(self, captain: &CaptainSeen) -> f32 {
        if captain.seat == self.seen.you {
            return self.seen.purse.into();
        }
        let cards = f32::from(captain.hand_count) + f32::from(captain.deck_count);
        cards * self.pool.usual_ev
    }
}

/// A game is not expected to last longer than this from now on.
const LONGEST: f32 = 10.0;
/// EV below which a captain feels ruin, without any pirate about.
const BARE: f32 = 6.0;

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
