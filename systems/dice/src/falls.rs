//! Every way in which dice can fall, one after the other.

use crate::{Dice, Probability};

/// Draws of one way to fall: each the number drawn, from 0, and how many there were.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Falls {
    draws: Vec<(u32, u32)>,
    drawn: usize,
}

impl Falls {
    /// Draws the next number; the lowest where this way has none for it yet.
    pub(crate) fn below(&mut self, sides: u32) -> u32 {
        if self.drawn == self.draws.len() {
            self.draws.push((0, sides));
        }
        self.drawn += 1;
        self.draws[self.drawn - 1].0
    }

    /// The next way: the last draw that can be higher is, and those after it are open again.
    fn next(mut self) -> Option<Falls> {
        while let Some((number, sides)) = self.draws.pop() {
            if number + 1 < sides {
                self.draws.push((number + 1, sides));
                return Some(Falls { drawn: 0, ..self });
            }
        }
        None
    }

    /// How likely this way is; `None` where the fraction is too long.
    fn probability(&self) -> Option<Probability> {
        let mut all = self.draws.iter().map(|&(_, sides)| Probability::new(1, sides.into()));
        all.try_fold(Probability::ALWAYS, Probability::times)
    }
}

/// Plays something once for every way in which its dice can fall: what came of each, and how likely
/// it is. `play` gives the dice back. `None` where a fraction is too long.
///
/// The dice cannot fork: a fork is the seed 0.
pub fn every_fall<T>(mut play: impl FnMut(Dice) -> (T, Dice)) -> Option<Vec<(T, Probability)>> {
    let (mut all, mut falls) = (Vec::new(), Some(Falls::default()));
    while let Some(way) = falls {
        let (came, dice) = play(Dice::falling(way));
        let way = dice.fallen()?;
        all.push((came, way.probability()?));
        falls = way.next();
    }
    Some(all)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeMap;

    use super::*;
    use crate::{Distribution, Odds, Pool, Throw};

    #[test]
    fn two_dice_fall_in_every_way_once() {
        let all = every_fall(|mut dice| (Throw::roll(Pool::Dice(2), &mut dice).total(), dice));
        let all = all.expect("short fractions");
        assert_eq!(all.len(), 36);
        let mut eights = all.iter().filter(|(total, _)| *total >= 8).map(|(_, chance)| *chance);
        let sum = eights.try_fold(Probability::NEVER, Probability::plus);
        let exact = Distribution::two_dice().at_least(8);
        assert_eq!(exact, Odds::new(15, 36));
        assert_eq!(sum.map(|it| it.to_string()), Some("5/12".to_owned()));
    }

    #[test]
    fn a_later_draw_may_hang_on_an_earlier_one() {
        // A one is thrown again, once.
        let again = |mut dice: Dice| {
            let first = dice.die();
            (if first == 1 { dice.die() } else { first }, dice)
        };
        let mut faces = BTreeMap::new();
        for (face, chance) in every_fall(again).expect("short fractions") {
            let sum = faces.entry(face).or_insert(Probability::NEVER);
            *sum = sum.plus(chance).expect("a short fraction");
        }
        let faces: Vec<String> = faces.values().map(ToString::to_string).collect();
        assert_eq!(faces, ["1/36", "7/36", "7/36", "7/36", "7/36", "7/36"]);
    }

    #[test]
    fn without_a_draw_there_is_one_way() {
        assert_eq!(every_fall(|dice| ((), dice)), Some(vec![((), Probability::ALWAYS)]));
    }
}
