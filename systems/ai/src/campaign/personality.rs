//! How much each consideration counts for the captain of a campaign. Data, from
//! `assets/campaign/captain.ron`.

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize};

use super::considerations::{Answering, Calling, Choosing, Clearing, Family};

/// Weights of every consideration. A positive weight speaks for an option, a negative one against
/// it.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Personality {
    pub calling: Calling,
    pub choosing: Choosing,
    pub clearing: Clearing,
    pub answering: Answering,
}

impl Personality {
    /// Reads the weights; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is not such a personality, or a number in it is not finite.
    pub fn read(file: &str, text: &str) -> Result<Personality, DataError> {
        let personality: Personality = read_ron(file, text)?;
        let mut weights = Family::ALL.iter().flat_map(|family| family.weights(&personality));
        if weights.all(f32::is_finite) {
            return Ok(personality);
        }
        let (file, id) = (file.to_owned(), "personality".to_owned());
        let what = "every number has to be finite".to_owned();
        Err(DataError::Senseless { file, line: 1, column: 1, id, what })
    }
}
