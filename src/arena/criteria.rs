//! The criteria for the levels of a mind.

use crate::{
    balance::{Criterion, PairShare},
    players::PlayerKind,
};
use ai::Level;

/// The least share of points that the highest level takes from the frozen captain.
const OVER_BASELINE: f64 = 0.75;
/// And of chance.
const OVER_RANDOM: f64 = 0.99;

/// All that is asked of these entrants, as far as they are there.
pub(super) fn of(entrants: &[PlayerKind], matrix: &[Vec<Option<PairShare>>]) -> Vec<Criterion> {
    let seat = |kind: &PlayerKind| entrants.iter().position(|it| it == kind);
    let share = |one: &PlayerKind, other: &PlayerKind| matrix[seat(one)?][seat(other)?];
    let steps = Level::ALL.windows(2).filter_map(|pair| {
        let [lower, higher] = [pair[0], pair[1]].map(PlayerKind::mind);
        let found = share(&higher, &lower)?.low;
        let what = format!("{} against {}, at least", pair[1], pair[0]);
        Some(Criterion { what, wanted: "over 50 %", found, passed: found > 0.5 })
    });
    let top = Level::ALL.into_iter().rev().map(PlayerKind::mind).find(|it| seat(it).is_some());
    let over = |other, wanted, least| {
        let top = top.as_ref()?;
        let found = share(top, &other)?.rate;
        let what = format!("{top} against {other}");
        Some(Criterion { what, wanted, found, passed: found >= least })
    };
    let baseline = over(PlayerKind::Baseline, "75 % or more", OVER_BASELINE);
    let random = over(PlayerKind::Random, "99 % or more", OVER_RANDOM);
    steps.chain(baseline).chain(random).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The criteria that fail where the first entrant takes this share from the second, in 1000 pairs.
    fn failed(one: PlayerKind, other: PlayerKind, rate: f64) -> Vec<String> {
        let share =
            |rate: f64| PairShare { pairs: 1000, rate, low: rate - 0.02, high: rate + 0.02 };
        let matrix = vec![vec![None, Some(share(rate))], vec![Some(share(1.0 - rate)), None]];
        let criteria = of(&[one, other], &matrix);
        assert_eq!(criteria.len(), 1);
        criteria.into_iter().filter(|it| !it.passed).map(|it| it.what).collect()
    }

    #[test]
    fn a_level_has_to_beat_the_one_below_beyond_chance() {
        let [ensign, cadet] = [Level::Ensign, Level::Cadet].map(PlayerKind::mind);
        assert_eq!(failed(ensign.clone(), cadet.clone(), 0.53), [] as [&str; 0]);
        assert_eq!(failed(ensign.clone(), cadet.clone(), 0.51), ["ensign against cadet, at least"]);
        assert_eq!(failed(cadet, ensign, 0.6), ["ensign against cadet, at least"]);
    }

    #[test]
    fn the_highest_that_is_there_has_to_beat_the_frozen_captain_and_chance() {
        let top = || PlayerKind::mind(Level::Commander);
        assert_eq!(failed(top(), PlayerKind::Baseline, 0.75), [] as [&str; 0]);
        assert_eq!(failed(top(), PlayerKind::Baseline, 0.74), ["mind/commander against baseline"]);
        assert_eq!(failed(top(), PlayerKind::Random, 0.98), ["mind/commander against random"]);
    }

    #[test]
    fn nothing_is_asked_of_those_who_are_not_there() {
        let nobody = vec![vec![None; 2]; 2];
        assert_eq!(of(&[PlayerKind::Baseline, PlayerKind::Random], &nobody), []);
    }
}
