//! Dice that follow a seed, in a test a script, and in a proof every way to fall.

use rand::{Rng, SeedableRng};
use rand_chacha::ChaCha8Rng;
use serde::{Deserialize, Serialize, Serializer, ser::Error};

use crate::{falls::Falls, script::Script};

/// Portable generator that serialises as its seed and the number of words drawn.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(from = "Written")]
pub struct Dice {
    seed: u64,
    rng: ChaCha8Rng,
    source: Source,
}

/// Where the numbers come from.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Source {
    Seed,
    Script(Script),
    Falls(Falls),
}

/// Serialised form of [`Dice`].
#[derive(Serialize, Deserialize)]
struct Written {
    seed: u64,
    drawn: u64,
}

impl Dice {
    /// Creates dice at the start of the sequence of `seed`.
    pub fn seeded(seed: u64) -> Dice {
        Dice { seed, rng: ChaCha8Rng::seed_from_u64(seed), source: Source::Seed }
    }

    /// Creates dice for a test that fall as in `faces`, in order: `Dice::scripted(&[6, 1])` is a
    /// six, then a one.
    ///
    /// A draw of any other size takes its number from 1 up as well; a fork takes it as the seed.
    /// Scripted dice cannot be serialised.
    ///
    /// # Panics
    /// Drawing panics when the script has run out or its number is out of range for the draw.
    pub fn scripted(faces: &[u8]) -> Dice {
        Dice { source: Source::Script(Script::new(faces)), ..Dice::seeded(0) }
    }

    /// Dice that fall in this way.
    pub(crate) fn falling(falls: Falls) -> Dice {
        Dice { source: Source::Falls(falls), ..Dice::seeded(0) }
    }

    /// The way in which they fell; `None` for dice that follow a seed or a script.
    pub(crate) fn fallen(self) -> Option<Falls> {
        match self.source {
            Source::Falls(falls) => Some(falls),
            Source::Seed | Source::Script(_) => None,
        }
    }

    /// Numbers left in the script, so that a test can assert that all were thrown; empty for seeded
    /// dice.
    pub fn unthrown(&self) -> &[u8] {
        match &self.source {
            Source::Script(script) => script.left(),
            Source::Seed | Source::Falls(_) => &[],
        }
    }

    /// Draws a number from 0 up to, not including, `sides`; 0 when `sides` is 0 or 1.
    #[track_caller]
    pub fn below(&mut self, sides: u32) -> u32 {
        if sides < 2 {
            return 0;
        }
        match &mut self.source {
            Source::Seed => self.rng.gen_range(0..sides),
            Source::Script(script) => script.below(sides),
            Source::Falls(falls) => falls.below(sides),
        }
    }

    /// Throws one six-sided die, 1 to 6.
    #[track_caller]
    pub fn die(&mut self) -> u8 {
        self.below(6) as u8 + 1
    }

    /// Draws any 64-bit number, as a seed for other dice.
    #[track_caller]
    pub fn fork(&mut self) -> u64 {
        match &mut self.source {
            Source::Seed => self.rng.r#gen(),
            Source::Script(script) => script.next().into(),
            Source::Falls(_) => 0,
        }
    }

    /// Picks one of `from`, each equally likely; `None` when it is empty.
    #[track_caller]
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        from.get(self.below(from.len() as u32) as usize)
    }

    /// Shuffles `items`, every order equally likely (Fisher and Yates).
    #[track_caller]
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }
}

impl Serialize for Dice {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.source != Source::Seed {
            return Err(S::Error::custom("scripted dice are for tests and cannot be written down"));
        }
        // The word count overflows 64 bits only after centuries of drawing.
        let written = Written { seed: self.seed, drawn: self.rng.get_word_pos() as u64 };
        written.serialize(serializer)
    }
}

impl From<Written> for Dice {
    fn from(written: Written) -> Dice {
        let mut dice = Dice::seeded(written.seed);
        dice.rng.set_word_pos(written.drawn.into());
        dice
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
        let mut dice = Dice::seeded(7);
        assert_eq!([dice.die(), dice.die(), dice.die(), dice.die()], [2, 2, 2, 5]);
    }

    #[test]
    fn dice_that_were_written_down_go_on_where_they_stopped() {
        let mut dice = Dice::seeded(11);
        for _ in 0..13 {
            dice.below(100);
        }
        let written = serde_json::to_string(&dice).expect("seeded dice are plain data");
        let mut read: Dice = serde_json::from_str(&written).expect("what was written");
        assert_eq!(read, dice);
        assert_eq!(read.fork(), dice.fork());
    }

    #[test]
    fn the_written_form_of_seeded_dice_never_changes() {
        let mut dice = Dice::seeded(300);
        dice.die();
        dice.fork();
        let json = serde_json::to_string(&dice).expect("seeded dice are plain data");
        assert_eq!(json, r#"{"seed":300,"drawn":4}"#);
        let bytes = postcard::to_extend(&dice, Vec::new()).expect("seeded dice are plain data");
        assert_eq!(bytes, [0xac, 0x02, 4]);
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

    #[test]
    fn scripted_dice_fall_as_the_script_says_whatever_is_drawn() {
        let mut dice = Dice::scripted(&[6, 1, 3, 2, 9]);
        assert_eq!([dice.die(), dice.die()], [6, 1]);
        assert_eq!(dice.below(3), 2);
        assert_eq!(dice.below(1), 0);
        assert_eq!(dice.pick(&["a", "b"]), Some(&"b"));
        assert_eq!(dice.unthrown(), [9]);
        assert_eq!(dice.fork(), 9);
        assert!(dice.unthrown().is_empty() && Dice::seeded(1).unthrown().is_empty());
    }

    #[test]
    fn scripted_dice_cannot_be_written_down() {
        let refused = serde_json::to_string(&Dice::scripted(&[1])).expect_err("a script");
        assert!(refused.to_string().contains("cannot be written down"));
    }

    #[test]
    #[should_panic(expected = "the script [6] has run out")]
    fn a_script_that_has_run_out_fails_the_test() {
        let mut dice = Dice::scripted(&[6]);
        dice.die();
        dice.die();
    }

    #[test]
    #[should_panic(
        expected = "draw 2 of the script [6, 4] is 4, and a number from 1 to 3 is drawn"
    )]
    fn a_script_cannot_say_what_no_die_has() {
        let mut dice = Dice::scripted(&[6, 4]);
        dice.die();
        dice.below(3);
    }
}
