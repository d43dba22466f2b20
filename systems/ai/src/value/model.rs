//! Learned weights, as a file has them.

use std::sync::LazyLock;

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize};

use super::{Advantage, Standings};
use crate::place::place;

static SHIPPED: LazyLock<ValueModel> = LazyLock::new(|| {
    ValueModel::read("value.ron", include_str!("../../../../assets/captains/value.ron"))
        .expect("the shipped model is read by a test")
});

/// Where weights come from: enough to learn them anew.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The command that learned them.
    pub command: String,
    /// Positions that they were learned from.
    pub positions: u32,
    /// Hash of the journals of all games, those held out included.
    pub journal: String,
}

/// The weights of each number of a position, in an opening and in an ending.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ValueModel {
    pub provenance: Provenance,
    /// Weights where nobody has a victory point.
    pub opening: Advantage,
    /// Weights where somebody has enough of them.
    pub ending: Advantage,
}

impl ValueModel {
    /// Reads a model; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a model, or a weight is not finite.
    pub fn read(file: &str, text: &str) -> Result<ValueModel, DataError> {
        let model: ValueModel = read_ron(file, text)?;
        let parts = [("opening", &model.opening), ("ending", &model.ending)];
        let broken =
            parts.into_iter().find(|(_, part)| !part.numbers().iter().all(|it| it.is_finite()));
        let Some((id, _)) = broken else { return Ok(model) };
        let (line, column) = place(text, &format!("{id}:"));
        let what = "every weight has to be finite".to_owned();
        Err(DataError::Senseless { file: file.to_owned(), line, column, id: id.to_owned(), what })
    }

    /// Chance to win of the captain who stands so beside each rival, from 0 to 1; 1 without rivals.
    pub(crate) fn chance<'a>(&self, all: impl IntoIterator<Item = &'a Standings>) -> f32 {
        self.chance_over(all.into_iter().map(|it| (it.advantage(), it.phase)))
    }

    /// The same, by the advantage over each rival and the phase of the game.
    pub(super) fn chance_over(&self, all: impl Iterator<Item = (Advantage, f32)>) -> f32 {
        let odds = all.map(|(over, phase)| self.odds_against(&over, phase));
        1.0 / (1.0 + odds.sum::<f32>())
    }

    /// Odds of a rival against a captain who stands so: their chance over the captain's.
    pub(super) fn odds_against(&self, over: &Advantage, phase: f32) -> f32 {
        exp(-self.logit(over, phase))
    }

    /// Logarithm of the odds of outdoing a rival. It is summed in the order of the numbers, so that every
    /// machine comes to the same.
    fn logit(&self, over: &Advantage, phase: f32) -> f32 {
        let (opening, ending) = (self.opening.numbers(), self.ending.numbers());
        let terms = over.numbers().into_iter().zip(opening.into_iter().zip(ending));
        terms.fold(0.0, |sum, (number, (opening, ending))| {
            sum + number * (opening + (ending - opening) * phase)
        })
    }
}

impl Default for ValueModel {
    /// Returns the model as shipped.
    fn default() -> ValueModel {
        SHIPPED.clone()
    }
}

/// `e^x` for x from -12 to 12, multiplied out: the library's own may differ from machine to machine.
fn exp(x: f32) -> f32 {
    let mut power = 1.0 + x.clamp(-12.0, 12.0) / 1024.0;
    for _ in 0..10 {
        power *= power;
    }
    power
}

#[cfg(test)]
mod tests {
    use super::{ValueModel, exp};

    const SHIPPED: &str = include_str!("../../../../assets/captains/value.ron");

    fn error(text: &str) -> String {
        ValueModel::read("a.ron", text).expect_err("must be refused").to_string()
    }

    #[test]
    fn a_misspelt_weight_is_refused_where_it_stands() {
        let told = error(&SHIPPED.replacen("promise:", "promiss:", 1));
        let line = SHIPPED[..SHIPPED.find("promise:").expect("a weight")].lines().count();
        assert!(told.starts_with(&format!("a.ron:{line}:")), "{told}");
        assert!(told.contains("promiss"), "{told}");
    }

    #[test]
    fn a_weight_that_is_no_number_is_refused_with_its_part() {
        let ending = SHIPPED.find("ending:").expect("weights of the ending");
        let (before, after) = SHIPPED.split_at(ending);
        let told = error(&format!("{before}{}", after.replacen("turn: ", "turn: inf, //", 1)));
        let line = before.lines().count();
        assert!(told.starts_with(&format!("a.ron:{line}:")), "{told}");
        assert!(told.contains("ending") && told.contains("finite"), "{told}");
    }

    #[test]
    fn a_file_that_ends_too_early_is_refused() {
        assert!(error(&SHIPPED[..SHIPPED.len() / 2]).starts_with("a.ron:"));
        assert!(error("").starts_with("a.ron:"));
    }

    #[test]
    fn the_curve_is_the_exponential_one() {
        for tenths in -60..=60 {
            let x = tenths as f32 / 10.0;
            assert!((exp(x) / x.exp() - 1.0).abs() < 0.02, "{x}: {} {}", exp(x), x.exp());
        }
    }
}
