//! How far a captain leans away from the steady one, number by number.

use ai::{Persona, Personality};

/// Digits that are kept of a number.
const DIGITS: i32 = 3;

/// Logarithms of the factors on a personality's numbers, by part and name as in `activity.plunder`. A number that is
/// 0 stays 0.
#[derive(Debug, Clone, PartialEq)]
pub struct Leans(Vec<(String, f64)>);

impl Leans {
    /// Those of the steady captain, who leans on nothing: on every number that decides at the table and is not 0.
    pub fn none(steady: &Personality) -> Leans {
        let mut steady = steady.clone();
        let mut counts = |name: &String| steady.number_mut(name).is_some_and(|it| *it != 0.0);
        let names = Personality::numbers_at_the_table().into_iter().filter(|it| counts(it));
        Leans(names.map(|name| (name, 0.0)).collect())
    }

    /// How many numbers there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// These, each moved by `far` to its side, -1 or 1.
    pub fn moved(&self, sides: &[f64], far: f64) -> Leans {
        let moved = self.0.iter().zip(sides);
        Leans(moved.map(|((name, at), side)| (name.clone(), at + side * far)).collect())
    }

    /// The mean of all these, number by number; nothing of nothing.
    pub fn mean(of: &[Leans]) -> Option<Leans> {
        let mut mean = of.first()?.clone();
        for (n, (_, at)) in mean.0.iter_mut().enumerate() {
            *at = of.iter().map(|leans| leans.0[n].1).sum::<f64>() / of.len() as f64;
        }
        Some(mean)
    }

    /// A captain of this id who leans like that.
    pub fn persona(&self, id: &str) -> Persona {
        let leans = self.0.iter().map(|(name, at)| (name.clone(), rounded(at.exp())));
        Persona {
            id: id.to_owned(),
            name: "Captain Nobody".to_owned(),
            character: "Weighs what self-play found to win.".to_owned(),
            portrait: String::new(),
            deck: String::new(),
            leans: leans.collect(),
        }
    }

    /// That captain's own numbers, with the steady one's character.
    pub fn personality(&self, steady: &Personality) -> Personality {
        let mut personality = self.persona("").personality(steady);
        personality.character.clone_from(&steady.character);
        for (name, _) in &self.0 {
            if let Some(number) = personality.number_mut(name) {
                *number = rounded((*number).into());
            }
        }
        personality
    }
}

/// The first [`DIGITS`] digits of a number.
fn rounded(number: f64) -> f32 {
    if number == 0.0 {
        return 0.0;
    }
    let after_point = DIGITS - 1 - number.abs().log10().floor() as i32;
    let ten = 10_f64.powi(after_point.abs());
    let whole =
        if after_point < 0 { (number / ten).round() * ten } else { (number * ten).round() / ten };
    whole as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    fn steady() -> Personality {
        let mut steady = Personality::default();
        steady.activity.gaps = 0.0;
        steady
    }

    /// Every number to one side.
    fn to(side: f64, leans: &Leans) -> Leans {
        leans.moved(&vec![side; leans.count()], 2.0_f64.ln())
    }

    #[test]
    fn every_number_at_the_table_leans_but_none_that_is_nothing() {
        let none = Leans::none(&steady());
        assert_eq!(none.count(), Personality::numbers_at_the_table().len() - 1);
        let twice = to(1.0, &none).personality(&steady());
        assert_eq!(twice.activity.promise, 2.0 * steady().activity.promise);
        assert_eq!(twice.judgement.reserve, 2.0 * steady().judgement.reserve);
        assert_eq!(twice.activity.price, 2.0 * steady().activity.price, "its sign stays");
        assert_eq!((twice.activity.gaps, twice.drafting), (0.0, steady().drafting));
        assert_eq!(none.personality(&steady()), steady());
    }

    #[test]
    fn the_mean_of_both_sides_is_the_middle() {
        let none = Leans::none(&steady());
        assert_eq!(Leans::mean(&[to(1.0, &none), to(-1.0, &none)]), Some(none));
        assert_eq!(Leans::mean(&[]), None);
    }

    #[test]
    fn three_digits_are_kept() {
        for (number, kept) in [(41.239, 41.2), (-0.012_345, -0.0123), (1234.5, 1230.0), (0.0, 0.0)]
        {
            assert_eq!(rounded(number), kept as f32, "{number}");
        }
    }
}
