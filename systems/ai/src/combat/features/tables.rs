//! Precomputed dice tables: how often a throw hits, and how much a hit hurts.

use dice::{Distribution, Pool};

/// Most dice of damage with a table; larger numbers use the last one.
const MOST_DICE: usize = 12;

/// Chances of throws and of sums of dice.
pub(crate) struct Tables {
    /// Chance of each total of 2D, boon and bane, from 0.
    throws: [Vec<f32>; 3],
    damage: Vec<Damage>,
}

/// Totals of a number of damage dice.
struct Damage {
    /// Chance of a number or more, by number.
    tail: Vec<f32>,
    /// Average amount above a number, by number.
    above: Vec<f32>,
    mean: f32,
}

impl Tables {
    pub fn new() -> Tables {
        let throws = [Pool::Dice(2), Pool::Boon, Pool::Bane].map(chances);
        let damage = (0..=MOST_DICE).map(|dice| Damage::of(dice as u8)).collect();
        Tables { throws, damage }
    }

    /// Iterates over the totals of a throw with their chances.
    pub fn totals(&self, pool: Pool) -> impl Iterator<Item = (i32, f32)> + '_ {
        let which = match pool {
            Pool::Dice(_) | Pool::D3 => 0,
            Pool::Boon => 1,
            Pool::Bane => 2,
        };
        self.throws[which].iter().zip(0..).map(|(&chance, total)| (total, chance))
    }

    /// Chance that a throw comes to `number` or more.
    pub fn at_least(&self, pool: Pool, number: i32) -> f32 {
        self.totals(pool).filter(|(total, _)| *total >= number).map(|(_, chance)| chance).sum()
    }

    /// Chance that the dice come to `number` or more.
    pub fn reaches(&self, dice: u8, number: i32) -> f32 {
        let damage = self.damage(dice);
        let nth = usize::try_from(number).unwrap_or(0);
        damage.tail.get(nth).copied().unwrap_or(0.0)
    }

    /// Average total of the dice less `less`, clamped from 0 to `most`.
    pub fn between(&self, dice: u8, less: i32, most: i32) -> f32 {
        self.above(dice, less) - self.above(dice, less.saturating_add(most.max(0)))
    }

    fn above(&self, dice: u8, number: i32) -> f32 {
        let damage = self.damage(dice);
        match usize::try_from(number) {
            Ok(nth) => damage.above.get(nth).copied().unwrap_or(0.0),
            Err(_) => damage.mean - number as f32,
        }
    }

    fn damage(&self, dice: u8) -> &Damage {
        &self.damage[usize::from(dice).min(MOST_DICE)]
    }
}

impl Damage {
    fn of(dice: u8) -> Damage {
        let chances = chances(Pool::Dice(dice));
        let sum = |from: usize, of: &dyn Fn(usize) -> f32| {
            (from..chances.len()).map(|total| chances[total] * of(total)).sum::<f32>()
        };
        Damage {
            tail: (0..chances.len()).map(|from| sum(from, &|_| 1.0)).collect(),
            above: (0..chances.len()).map(|from| sum(from, &|it| (it - from) as f32)).collect(),
            mean: sum(0, &|total| total as f32),
        }
    }
}

/// Chance of each total of a pool, from 0 on.
fn chances(pool: Pool) -> Vec<f32> {
    let Some(distribution) = Distribution::of(pool) else { return Vec::new() };
    let outcomes = distribution.outcomes() as f32;
    let mut chances = Vec::new();
    for (total, ways) in distribution.iter() {
        let nth = usize::try_from(total).unwrap_or(0);
        chances.resize(chances.len().max(nth + 1), 0.0);
        chances[nth] += ways as f32 / outcomes;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn near(have: f32, expected: f32) {
        assert!((have - expected).abs() < 1e-4, "{have} is not {expected}");
    }

    #[test]
    fn throws_hit_as_often_as_their_dice_say() {
        let tables = Tables::new();
        near(tables.at_least(Pool::Dice(2), 8), 15.0 / 36.0);
        near(tables.at_least(Pool::Boon, 8), 147.0 / 216.0);
        near(tables.at_least(Pool::Dice(2), -3), 1.0);
        near(tables.at_least(Pool::Dice(2), 13), 0.0);
    }

    #[test]
    fn damage_is_counted_between_armour_and_the_last_point_that_matters() {
        let tables = Tables::new();
        near(tables.between(1, 0, 99), 3.5);
        near(tables.between(1, 3, 99), (1.0 + 2.0 + 3.0) / 6.0);
        near(tables.between(1, -2, 99), 5.5);
        near(tables.between(1, 0, 2), (1.0 + 2.0 * 5.0) / 6.0);
        near(tables.reaches(1, 5), 2.0 / 6.0);
        near(tables.reaches(3, -1), 1.0);
    }
}
