//! A combatant's personality: how much each consideration counts. Data, from
//! `assets/captains/combat`; a copy is built in, for whoever has no such folder.

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize};

use super::considerations::{
    Acting, Commanding, Facing, Family, Gripping, Reacting, Suffering, Targeting,
};

/// Weights of every consideration, a family of choices at a time. A positive weight speaks for an
/// option, a negative one against it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    /// Character, in a sentence.
    pub character: String,
    pub judgement: Judgement,
    pub facing: Facing,
    pub acting: Acting,
    pub reacting: Reacting,
    pub targeting: Targeting,
    pub suffering: Suffering,
    pub commanding: Commanding,
    pub gripping: Gripping,
}

/// Judgement in the valuation of positions.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Judgement {
    /// Weight of hurt suffered against hurt done, in the choice of a distance.
    pub nerve: f32,
}

/// Shipped personalities, by name.
const SHIPPED: [(&str, &str); 4] = [
    ("aggressive", include_str!("../../../../assets/captains/combat/aggressive.ron")),
    ("cautious", include_str!("../../../../assets/captains/combat/cautious.ron")),
    ("protective", include_str!("../../../../assets/captains/combat/protective.ron")),
    ("cowardly", include_str!("../../../../assets/captains/combat/cowardly.ron")),
];

impl Personality {
    /// Names of the shipped personalities, which are their tempers.
    pub const NAMES: [&str; 4] = [SHIPPED[0].0, SHIPPED[1].0, SHIPPED[2].0, SHIPPED[3].0];

    /// The name of the default.
    pub const USUAL: &str = SHIPPED[0].0;

    /// Returns the shipped personality of that name.
    pub fn named(name: &str) -> Option<Personality> {
        let (name, text) = SHIPPED.into_iter().find(|(known, _)| *known == name)?;
        Personality::read(name, text).ok()
    }

    /// Reads a personality; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a personality, or a number in it is not finite.
    pub fn read(file: &str, text: &str) -> Result<Personality, DataError> {
        let personality: Personality = read_ron(file, text)?;
        let weights = Family::ALL.iter().flat_map(|family| family.weights(&personality));
        if weights.chain([personality.judgement.nerve]).all(f32::is_finite) {
            return Ok(personality);
        }
        let (file, id) = (file.to_owned(), "personality".to_owned());
        let what = "every number has to be finite".to_owned();
        Err(DataError::Senseless { file, line: 1, column: 1, id, what })
    }
}

impl Default for Personality {
    /// Returns the personality shipped as `aggressive`.
    fn default() -> Personality {
        let (name, text) = SHIPPED[0];
        Personality::read(name, text).expect("the shipped personalities are read by a test")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_shipped_temper_is_read_and_no_two_are_alike() {
        let personalities: Vec<Personality> = Personality::NAMES
            .iter()
            .map(|name| Personality::named(name).expect("it is read"))
            .collect();
        for (nth, personality) in personalities.iter().enumerate() {
            assert!(!personalities[..nth].iter().any(|other| other.acting == personality.acting));
        }
    }

    #[test]
    fn a_misspelt_consideration_is_refused_where_it_stands() {
        let text = SHIPPED[0].1.replacen("harm:", "hamr:", 1);
        let message = Personality::read("a.ron", &text).expect_err("must be refused").to_string();
        assert!(message.starts_with("a.ron:") && message.contains("hamr"), "{message}");
    }

    #[test]
    fn a_weight_that_is_no_number_is_refused() {
        let text = SHIPPED[0].1.replacen("nerve: 0.5", "nerve: inf", 1);
        let message = Personality::read("a.ron", &text).expect_err("must be refused").to_string();
        assert!(message.contains("finite"), "{message}");
    }
}
