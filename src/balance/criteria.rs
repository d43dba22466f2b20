//! The criteria of a balanced set of decks.

use std::ops::RangeInclusive;

use serde::Serialize;

use super::{decks::DeckFigures, figures::Figures, seats::Seats};

/// Games of each pairing below which chance has too much of a say.
pub const ENOUGH_GAMES: usize = 2_000;

const DECK: RangeInclusive<f64> = 0.43..=0.57;
const PLACE: f64 = 0.55;
const MEDIAN_ROUNDS: RangeInclusive<f64> = 8.0..=16.0;
const BY_VICTORY_POINTS: f64 = 0.75;
const EACH_WAY: f64 = 0.05;

/// One thing that is asked, and whether it is so.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Criterion {
    pub what: String,
    pub wanted: &'static str,
    /// A share from 0 to 1, of two levels the lower end of its interval; or a number of rounds.
    pub found: f64,
    pub passed: bool,
}

/// All that is asked of these figures.
pub(super) fn of(figures: &Figures) -> Vec<Criterion> {
    let mut criteria: Vec<Criterion> = figures.decks.iter().map(of_deck).collect();
    criteria.extend(of_seats(&figures.seats));
    let median = f64::from(figures.rounds.median);
    let by_points = share(figures.endings.victory_points, figures.games);
    let (contracts, piracy) = (figures.wins.by_contracts.rate, figures.wins.by_piracy.rate);
    criteria.extend([
        ask("the median game", "8 to 16 rounds", median, MEDIAN_ROUNDS.contains(&median)),
        ask("ended by victory points", "75 % or more", by_points, by_points >= BY_VICTORY_POINTS),
        ask("won by contracts", "5 % or more", contracts, contracts >= EACH_WAY),
        ask("won by piracy", "5 % or more", piracy, piracy >= EACH_WAY),
    ]);
    criteria
}

fn of_deck(deck: &DeckFigures) -> Criterion {
    let rate = deck.others.rate;
    let what = format!("{} against all others", deck.name);
    ask(what, "43 to 57 %", rate, DECK.contains(&rate))
}

fn of_seats(seats: &Seats) -> [Criterion; 2] {
    let first = seats.first_captain.rate;
    // Nobody chooses a seat, so the better of the two is what counts.
    let seat = seats.first_seat.rate.max(1.0 - seats.first_seat.rate);
    [
        ask("the first captain of the first round", "under 55 %", first, first < PLACE),
        ask("the better seat", "under 55 %", seat, seat < PLACE),
    ]
}

fn ask(what: impl Into<String>, wanted: &'static str, found: f64, passed: bool) -> Criterion {
    Criterion { what: what.into(), wanted, found, passed }
}

fn share(part: usize, all: usize) -> f64 {
    super::share::rounded(part as f64 / all.max(1) as f64)
}

#[cfg(test)]
mod tests {
    use crate::balance::{
        Bout,
        testing::{self, bout},
    };

    /// The criteria that these games of two decks fail.
    fn failed(bouts: &[Bout]) -> Vec<String> {
        let criteria = testing::figures(&["oak", "pine"], bouts).criteria;
        criteria.into_iter().filter(|it| !it.passed).map(|it| it.what).collect()
    }

    /// Two wins for each deck, from each seat and first or not, one of each by piracy.
    fn even() -> Vec<Bout> {
        let mut bouts: Vec<Bout> = [0, 1, 0, 1].map(|winner| bout([0, 1], Some(winner))).into();
        for (n, bout) in bouts.iter_mut().enumerate() {
            for account in &mut bout.story.accounts {
                let points = &mut account.points;
                *(if n < 2 { &mut points.piracy } else { &mut points.contracts }) = 20;
            }
        }
        bouts
    }

    #[test]
    fn even_games_of_nine_rounds_by_contracts_and_piracy_meet_everything() {
        assert_eq!(failed(&even()), [] as [&str; 0]);
    }

    #[test]
    fn each_criterion_fails_by_itself() {
        let spoilt = |spoil: fn(&mut Vec<Bout>)| {
            let mut bouts = even();
            spoil(&mut bouts);
            failed(&bouts)
        };
        let short = spoilt(|bouts| bouts.iter_mut().for_each(|bout| bout.story.rounds = 7));
        assert_eq!(short, ["the median game"]);
        let capped = spoilt(|bouts| {
            let ended = bouts.iter_mut().take(2).map(|bout| &mut bout.story.ending.kind);
            ended.for_each(|kind| *kind = cards::EndingKind::RoundCap);
        });
        assert_eq!(capped, ["ended by victory points"]);
        let peaceful = spoilt(|bouts| drop(bouts.drain(..2)));
        assert_eq!(peaceful, ["won by piracy"]);
        let warlike = spoilt(|bouts| bouts.truncate(2));
        assert_eq!(warlike, ["won by contracts"]);
        let first = spoilt(|bouts| {
            let seats =
                bouts.iter_mut().map(|bout| (bout.story.ending.winner, &mut bout.story.first));
            seats.for_each(|(winner, first)| {
                *first = winner.map(|seat| crate::balance::story::First { seat, by_dice: true });
            });
        });
        assert_eq!(first, ["the first captain of the first round"]);
        let seat = spoilt(|bouts| {
            for bout in bouts.iter_mut().skip(1).step_by(2) {
                bout.decks = [1, 0];
                bout.story.ending.winner = Some(engine::Seat(0));
                bout.story.first = None;
            }
            bouts[0].story.first = None;
            bouts[2].story.first = None;
        });
        assert_eq!(seat, ["the better seat"]);
        let deck = spoilt(|bouts| bouts[0].decks = [1, 0]);
        assert_eq!(deck, ["OAK against all others", "PINE against all others"]);
    }
}
