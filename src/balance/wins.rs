//! The ways in which games are won, and the part of piracy.

use serde::Serialize;

use super::{
    plan::Bout,
    points::Points,
    share::{Share, mean_of},
    story::Account,
};

/// The ways in which games were won.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Wins {
    /// Games that somebody won.
    pub games: usize,
    /// Contracts and subplots gave the winner half of their points or more.
    pub by_contracts: Share,
    /// Piracy gave the winner a third of their points or more, or ruined the rival.
    pub by_piracy: Share,
    /// A strike of the winner's ruined the rival: part of `by_piracy`.
    pub by_ruin: Share,
    /// The winner had no point from piracy and ruined nobody.
    pub without_piracy: Share,
    /// The winner's points a game, by what brought them.
    pub points: Points<f64>,
    /// Contracts that the winner completed, a game.
    pub contracts: f64,
}

/// How much piracy there is.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Piracy {
    /// Rounds in which a captain turned pirate, both captains together, a game.
    pub per_game: f64,
    /// Strikes that succeeded, a game.
    pub strikes_per_game: f64,
    /// Games in which anybody turned pirate.
    pub games: Share,
}

/// The counts of both.
#[derive(Default)]
pub(super) struct WinsTally {
    games: usize,
    won: usize,
    by_contracts: usize,
    by_piracy: usize,
    by_ruin: usize,
    without_piracy: usize,
    points: Points<i64>,
    contracts: i64,
    /// Rounds as a pirate, strikes that succeeded, and games in which there were any of the first.
    piracy: i64,
    strikes: i64,
    with_piracy: usize,
}

impl WinsTally {
    pub fn add(&mut self, bout: &Bout) {
        let both = |of: fn(&Account) -> u16| -> i64 {
            bout.story.accounts.iter().map(|account| i64::from(of(account))).sum()
        };
        let piracy = both(|it| it.piracy);
        self.games += 1;
        self.piracy += piracy;
        self.strikes += both(|it| it.strikes);
        self.with_piracy += usize::from(piracy > 0);
        if let Some(winner) = winner(bout) {
            self.add_win(winner);
        }
    }

    fn add_win(&mut self, it: &Account) {
        self.won += 1;
        self.by_contracts += usize::from(it.lived_on_contracts());
        self.by_piracy += usize::from(it.lived_on_piracy() || it.ruined_rival);
        self.by_ruin += usize::from(it.ruined_rival);
        self.without_piracy += usize::from(it.points.piracy == 0 && !it.ruined_rival);
        self.points.add(&it.points);
        self.contracts += i64::from(it.contracts);
    }

    pub fn wins(&self) -> Wins {
        let share = |wins: usize| Share::of(wins as f64, self.won);
        Wins {
            games: self.won,
            by_contracts: share(self.by_contracts),
            by_piracy: share(self.by_piracy),
            by_ruin: share(self.by_ruin),
            without_piracy: share(self.without_piracy),
            points: self.points.a_game(self.won),
            contracts: mean_of(self.contracts, self.won),
        }
    }

    pub fn piracy(&self) -> Piracy {
        Piracy {
            per_game: mean_of(self.piracy, self.games),
            strikes_per_game: mean_of(self.strikes, self.games),
            games: Share::of(self.with_piracy as f64, self.games),
        }
    }
}

impl Account {
    fn lived_on_contracts(&self) -> bool {
        let gained = self.points.gained();
        gained > 0 && self.points.by_contracts() * 2 >= gained
    }

    fn lived_on_piracy(&self) -> bool {
        self.points.piracy > 0 && self.points.piracy * 3 >= self.points.gained()
    }
}

fn winner(bout: &Bout) -> Option<&Account> {
    bout.story.ending.winner.and_then(|seat| bout.story.accounts.get(seat.index()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::balance::testing::bout;

    fn tally(bouts: &[&Bout]) -> WinsTally {
        let mut tally = WinsTally::default();
        bouts.iter().for_each(|bout| tally.add(bout));
        tally
    }

    fn won_with(contracts: i32, piracy: i32, other: i32) -> Bout {
        let mut bout = bout([0, 1], Some(1));
        bout.story.accounts[1].points = Points { contracts, piracy, other, ..Points::default() };
        bout
    }

    #[test]
    fn a_win_is_by_contracts_from_half_the_points_and_by_piracy_from_a_third() {
        let of = |contracts, piracy, other| {
            let bout = won_with(contracts, piracy, other);
            let wins = tally(&[&bout]).wins();
            (wins.by_contracts.rate, wins.by_piracy.rate, wins.without_piracy.rate)
        };
        assert_eq!(of(14, 7, 0), (1.0, 1.0, 0.0));
        assert_eq!(of(15, 6, 0), (1.0, 0.0, 0.0));
        assert_eq!(of(10, 0, 11), (0.0, 0.0, 1.0));
        assert_eq!(of(0, 0, 0), (0.0, 0.0, 1.0));
    }

    #[test]
    fn whoever_ruins_the_rival_by_a_strike_has_won_by_piracy() {
        let mut bout = won_with(12, 0, 0);
        bout.story.accounts[1].ruined_rival = true;
        let wins = tally(&[&bout]).wins();
        assert_eq!(
            (wins.by_piracy.rate, wins.by_ruin.rate, wins.without_piracy.rate),
            (1.0, 1.0, 0.0)
        );
    }

    #[test]
    fn nobody_wins_a_draw_and_both_captains_piracy_counts() {
        let mut drawn = bout([0, 1], None);
        drawn.story.accounts[0].piracy = 2;
        drawn.story.accounts[1].piracy = 1;
        drawn.story.accounts[1].strikes = 1;
        assert_eq!(tally(&[&drawn]).wins().games, 0);
        let peaceful = bout([0, 1], Some(0));
        let piracy = tally(&[&drawn, &peaceful]).piracy();
        assert_eq!((piracy.per_game, piracy.strikes_per_game, piracy.games.rate), (1.5, 0.5, 0.5));
    }
}
