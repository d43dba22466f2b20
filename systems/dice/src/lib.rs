//! Seeded dice: the only source of chance in Far Lanes.
//!
//! In comes a seed, out come numbers that are the same on every platform and in every build
//! profile. A game holds its own [`Dice`] and saves them with everything else; nothing in
//! `systems/` draws from any other source.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize};

/// A portable generator that can be written down: its seed and how far it has been drawn.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub struct Dice {
    seed: u64,
    rng: ChaCha8Rng,
}

/// What a saved game keeps of its dice.
#[derive(Serialize, Deserialize)]
struct Written {
    seed: u64,
    drawn: u64,
}

impl Dice {
    /// Dice at the start of the sequence that `seed` names.
    pub fn seeded(seed: u64) -> Dice {
        Dice { seed, rng: ChaCha8Rng::seed_from_u64(seed) }
    }

    /// A number from 0 up to, not including, `sides`; 0 when `sides` is 0 or 1.
    pub fn below(&mut self, sides: u32) -> u32 {
        if sides < 2 { 0 } else { self.rng.gen_range(0..sides) }
    }

    /// Any 64-bit number: a seed for other dice.
    pub fn fork(&mut self) -> u64 {
        self.rng.r#gen()
    }

    /// One of `from`, each as likely as the next; `None` when there is nothing to pick.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u32) as usize)
    }

    /// Puts `items` in random order, every order as likely as the next (Fisher and Yates).
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl From<Written> for Dice {
    fn from(written: Written) -> Dice {
        let mut dice = Dice::seeded(written.seed);
        dice.rng.set_word_pos(written.drawn.into());
        dice
    }
}

impl From<Dice> for Written {
    fn from(dice: Dice) -> Written {
        // A game would have to draw for centuries before 64 bits of word count ran out.
        Written { seed: dice.seed, drawn: dice.rng.get_word_pos() as u64 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_seed_is_one_sequence_on_every_machine() {
        let mut dice = Dice::seeded(7);
        let drawn: Vec<u32> = (0..8).map(|_| dice.below(6) + 1).collect();
        assert_eq!(drawn, [2, 2, 2, 5, 1, 5, 1, 4]);
    }

    #[test]
    fn dice_that_were_written_down_go_on_where_they_stopped() {
        let mut dice = Dice::seeded(11);
        for _ in 0..13 {
            dice.below(100);
        }
        let mut read = Dice::from(Written::from(dice.clone()));
        assert_eq!(read, dice);
        assert_eq!(read.fork(), dice.fork());
    }

    #[test]
    fn a_shuffle_gives_every_order_about_as_often() {
        let mut dice = Dice::seeded(3);
        let mut seen = std::collections::BTreeMap::new();
        for _ in 0..6000 {
            let mut cards = [1, 2, 3];
            dice.shuffle(&mut cards);
            *seen.entry(cards).or_insert(0) += 1;
        }
        assert_eq!(seen.len(), 6);
        assert!(seen.values().all(|&n| (850..1150).contains(&n)), "{seen:?}");
    }

    #[test]
    fn nothing_to_pick_from_is_no_pick() {
        assert_eq!(Dice::seeded(1).pick::<u8>(&[]), None);
        assert_eq!(Dice::seeded(1).below(0), 0);
    }
}
