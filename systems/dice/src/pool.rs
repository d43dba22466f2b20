//! Dice pools: which dice are thrown together, and which of them count.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Six-sided dice thrown together.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Pool {
    /// This many dice, all of which count.
    Dice(u8),
    /// Three dice, of which the best two count.
    Boon,
    /// Three dice, of which the worst two count.
    Bane,
    /// One die, of which half counts, rounded up: 1 to 3.
    D3,
}

impl Pool {
    /// Number of dice thrown.
    pub fn count(self) -> u8 {
        match self {
            Pool::Dice(count) => count,
            Pool::Boon | Pool::Bane => 3,
            Pool::D3 => 1,
        }
    }

    /// Index of the die that does not count; of equal dice, the first.
    pub fn left_out(self, dice: &[u8]) -> Option<usize> {
        let fallen = dice.iter().enumerate();
        let place = match self {
            Pool::Boon => fallen.min_by_key(|(_, die)| **die),
            // Reversed, because `max_by_key` returns the last of equal dice.
            Pool::Bane => fallen.rev().max_by_key(|(_, die)| **die),
            Pool::Dice(_) | Pool::D3 => None,
        };
        place.map(|(at, _)| at)
    }

    /// Total of these dice, before any modifier.
    pub fn total(self, dice: &[u8]) -> i32 {
        let sum: i32 = dice.iter().map(|&die| i32::from(die)).sum();
        match self {
            Pool::D3 => (sum + 1) / 2,
            Pool::Dice(_) | Pool::Boon | Pool::Bane => {
                sum - self.left_out(dice).map_or(0, |at| i32::from(dice[at]))
            }
        }
    }

    /// Describes the dice: those that count, and the pool they come from.
    pub(crate) fn explain(self, dice: &[u8]) -> String {
        let out = self.left_out(dice);
        let counted = dice.iter().enumerate().filter(|(at, _)| Some(*at) != out);
        let counted = join(counted.map(|(_, die)| die), " + ");
        match self {
            Pool::Dice(_) => counted,
            Pool::Boon => format!("{counted} (best two of {})", join(dice, ", ")),
            Pool::Bane => format!("{counted} (worst two of {})", join(dice, ", ")),
            Pool::D3 => format!("{} (half of {counted})", self.total(dice)),
        }
    }
}

fn join<'a>(dice: impl IntoIterator<Item = &'a u8>, between: &str) -> String {
    let dice: Vec<String> = dice.into_iter().map(u8::to_string).collect();
    if dice.is_empty() { "no dice".to_owned() } else { dice.join(between) }
}

/// Writes `2D`, `boon`, `bane` or `D3`.
impl fmt::Display for Pool {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Pool::Dice(count) => write!(f, "{count}D"),
            Pool::Boon => f.write_str("boon"),
            Pool::Bane => f.write_str("bane"),
            Pool::D3 => f.write_str("D3"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_boon_keeps_the_best_two_and_a_bane_the_worst() {
        assert_eq!(Pool::Boon.total(&[1, 5, 6]), 11);
        assert_eq!(Pool::Bane.total(&[1, 5, 6]), 6);
        assert_eq!(Pool::Boon.left_out(&[4, 2, 2]), Some(1));
        assert_eq!(Pool::Bane.left_out(&[4, 6, 6]), Some(1));
        assert_eq!(Pool::Dice(3).left_out(&[1, 5, 6]), None);
    }

    #[test]
    fn a_d3_is_half_a_die_rounded_up() {
        let halves: Vec<i32> = (1..=6).map(|die| Pool::D3.total(&[die])).collect();
        assert_eq!(halves, [1, 1, 2, 2, 3, 3]);
    }
}
