//! By what games are won, and how much of a game is piracy.

use serde::Serialize;

use super::{Account, Bout, Points, Share, seats::mean};

/// What won games were won by.
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

impl Wins {
    pub fn of(bouts: &[&Bout]) -> Wins {
        let winners: Vec<&Account> = bouts.iter().filter_map(|bout| winner(bout)).collect();
        let share = |holds: fn(&Account) -> bool| Share::that(&winners, |winner| holds(winner));
        Wins {
            games: winners.len(),
            by_contracts: share(Account::lived_on_contracts),
            by_piracy: share(|it| it.lived_on_piracy() || it.ruined_rival),
            by_ruin: share(|it| it.ruined_rival),
            without_piracy: share(|it| it.points.piracy == 0 && !it.ruined_rival),
            points: Points::mean(winners.iter().map(|winner| winner.points)),
            contracts: mean(winners.iter().map(|winner| winner.contracts.into())),
        }
    }
}

impl Piracy {
    pub fn of(bouts: &[&Bout]) -> Piracy {
        let sum = |of: fn(&Account) -> u16| {
            let both = bouts.iter().map(move |bout| bout.story.accounts.iter().map(of).sum());
            both.collect::<Vec<u16>>()
        };
        let (piracy, strikes) = (sum(|it| it.piracy), sum(|it| it.strikes));
        Piracy {
            per_game: mean(piracy.iter().map(|&n| n.into())),
            strikes_per_game: mean(strikes.iter().map(|&n| n.into())),
            games: Share::that(piracy, |n| n > 0),
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

    fn won_with(contracts: i32, piracy: i32, other: i32) -> Bout {
        let mut bout = bout([0, 1], Some(1));
        bout.story.accounts[1].points = Points { contracts, piracy, other, ..Points::default() };
        bout
    }

    #[test]
    fn a_win_is_by_contracts_from_half_the_points_and_by_piracy_from_a_third() {
        let of = |contracts, piracy, other| {
            let bout = won_with(contracts, piracy, other);
            let wins = Wins::of(&[&bout]);
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
        let wins = Wins::of(&[&bout]);
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
        assert_eq!(Wins::of(&[&drawn]).games, 0);
        let peaceful = bout([0, 1], Some(0));
        let piracy = Piracy::of(&[&drawn, &peaceful]);
        assert_eq!((piracy.per_game, piracy.strikes_per_game, piracy.games.rate), (1.5, 0.5, 0.5));
    }
}
