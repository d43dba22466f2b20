//! Writes part of a binary format as JSON text (`#[serde(with = "engine::as_text")]`), for parts
//! that skip default fields: a binary format cannot tell which fields are missing.

use serde::{
    Deserialize, Deserializer, Serialize, Serializer,
    de::{DeserializeOwned, Error as _},
    ser::Error as _,
};

/// Writes `part` as text.
///
/// # Errors
/// The part has no JSON form, or the format takes no text.
pub fn serialize<T: Serialize, S: Serializer>(part: &T, to: S) -> Result<S::Ok, S::Error> {
    let text = serde_json::to_string(part).map_err(S::Error::custom)?;
    to.serialize_str(&text)
}

/// Reads the output of [`serialize`].
///
/// # Errors
/// There is no text, or it does not parse as such a part.
pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    serde_json::from_str(&text).map_err(D::Error::custom)
}
