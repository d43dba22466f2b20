//! Throws that explain themselves.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{Dice, Modifier, Pool, Target, modifier::sum};

/// Throw of dice with its modifiers and its target.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Throw {
    pub pool: Pool,
    /// All dice in the order they fell, 1 to 6, including those that do not count.
    pub dice: Vec<u8>,
    pub modifiers: Vec<Modifier>,
    /// Target to meet; `None` where the total itself is the result.
    pub target: Option<Target>,
}

impl Throw {
    /// Throws `pool`, one die after the other, with no modifier and no target.
    #[track_caller]
    pub fn roll(pool: Pool, dice: &mut Dice) -> Throw {
        let mut fallen = Vec::with_capacity(pool.count().into());
        for _ in 0..pool.count() {
            fallen.push(dice.die());
        }
        Throw { pool, dice: fallen, modifiers: Vec::new(), target: None }
    }

    /// Adds `modifiers` to the throw.
    pub fn with(mut self, modifiers: impl IntoIterator<Item = Modifier>) -> Throw {
        self.modifiers.extend(modifiers);
        self
    }

    /// Sets the target.
    pub fn needing(mut self, target: Target) -> Throw {
        self.target = Some(target);
        self
    }

    /// Total of the dice that count, before any modifier.
    pub fn natural(&self) -> i32 {
        self.pool.total(&self.dice)
    }

    /// Total of the dice that count, with every modifier.
    pub fn total(&self) -> i32 {
        self.natural().saturating_add(sum(&self.modifiers))
    }

    /// Margin of success, negative on a failure; `None` without a target.
    pub fn margin(&self) -> Option<i32> {
        self.target.as_ref().map(|target| target.margin(self.total()))
    }

    /// Whether it succeeds; `None` without a target.
    pub fn success(&self) -> Option<bool> {
        self.margin().map(|margin| margin >= 0)
    }
}

/// Writes one line: `5 + 3, DEX 10 +1, Rifle-2 +2 = 11, needs 8+: success by 3`.
impl fmt::Display for Throw {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(&self.pool.explain(&self.dice))?;
        for modifier in &self.modifiers {
            write!(f, ", {modifier}")?;
        }
        if self.dice.len() > 1 || !self.modifiers.is_empty() {
            write!(f, " = {}", self.total())?;
        }
        let Some(target) = &self.target else { return Ok(()) };
        let margin = target.margin(self.total());
        let word = if margin >= 0 { "success" } else { "failure" };
        write!(f, ", needs {target}: {word} by {}", margin.unsigned_abs())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rifle(faces: &[u8], pool: Pool) -> Throw {
        let modifiers =
            [Modifier::new("DEX 10", "SE-DAT-02", 1), Modifier::new("Rifle-2", "SE-CHK-04", 2)];
        Throw::roll(pool, &mut Dice::scripted(faces)).with(modifiers).needing(Target::at_least(8))
    }

    #[test]
    fn a_throw_says_in_one_line_how_it_came_about() {
        let throw = rifle(&[5, 3], Pool::Dice(2));
        assert_eq!(throw.to_string(), "5 + 3, DEX 10 +1, Rifle-2 +2 = 11, needs 8+: success by 3");
        assert_eq!((throw.natural(), throw.total(), throw.margin()), (8, 11, Some(3)));
        assert_eq!(throw.success(), Some(true));
        let throw = rifle(&[1, 1], Pool::Dice(2));
        assert_eq!(throw.to_string(), "1 + 1, DEX 10 +1, Rifle-2 +2 = 5, needs 8+: failure by 3");
        assert_eq!(throw.success(), Some(false));
    }

    #[test]
    fn dice_that_do_not_count_are_shown_where_they_fell() {
        assert!(
            rifle(&[1, 5, 6], Pool::Boon).to_string().starts_with("5 + 6 (best two of 1, 5, 6),")
        );
        assert!(
            rifle(&[1, 5, 6], Pool::Bane).to_string().starts_with("1 + 5 (worst two of 1, 5, 6),")
        );
        let d3 = Throw::roll(Pool::D3, &mut Dice::scripted(&[5]));
        assert_eq!(d3.to_string(), "3 (half of 5)");
    }

    #[test]
    fn a_low_target_is_met_from_below_and_shows_what_it_is_made_of() {
        let parts = vec![Modifier::new("STR", "UGM-37", 6), Modifier::new("Brawling", "UGM-39", 1)];
        let throw = Throw::roll(Pool::Dice(3), &mut Dice::scripted(&[2, 2, 3]))
            .needing(Target::at_most_sum(parts));
        assert_eq!(
            throw.to_string(),
            "2 + 2 + 3 = 7, needs 7- (STR +6, Brawling +1): success by 0"
        );
        assert!(!Target::at_most(7).is_met_by(8));
    }

    #[test]
    fn a_throw_without_a_target_neither_succeeds_nor_fails() {
        let throw = Throw::roll(Pool::Dice(1), &mut Dice::scripted(&[4]));
        assert_eq!(
            (throw.to_string().as_str(), throw.success(), throw.margin()),
            ("4", None, None)
        );
        assert_eq!(Throw::roll(Pool::Dice(0), &mut Dice::scripted(&[])).to_string(), "no dice");
    }

    #[test]
    fn dice_are_drawn_one_at_a_time_in_order() {
        let (mut dice, mut same) = (Dice::seeded(5), Dice::seeded(5));
        let throw = Throw::roll(Pool::Bane, &mut dice);
        let drawn: Vec<u8> = (0..3).map(|_| same.below(6) as u8 + 1).collect();
        assert_eq!(throw.dice, drawn);
        assert_eq!(dice, same);
    }

    #[test]
    fn a_throw_is_read_back_as_it_was_written() {
        let throw = rifle(&[1, 5, 6], Pool::Boon);
        let json = serde_json::to_string(&throw).expect("a throw is plain data");
        assert_eq!(serde_json::from_str::<Throw>(&json).expect("what was written"), throw);
        let bytes = postcard::to_extend(&throw, Vec::new()).expect("a throw is plain data");
        assert_eq!(postcard::from_bytes::<Throw>(&bytes).expect("what was written"), throw);
    }
}
