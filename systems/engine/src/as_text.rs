//! A part of a byte format that is written as JSON text (`#[serde(with = "engine::as_text")]`): what a part leaves
//! out while it is as usual cannot be told apart in bytes.

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

/// Reads what [`serialize`] wrote.
///
/// # Errors
/// There is no text, or it is no such part.
pub fn deserialize<'de, T: DeserializeOwned, D: Deserializer<'de>>(from: D) -> Result<T, D::Error> {
    let text = String::deserialize(from)?;
    serde_json::from_str(&text).map_err(D::Error::custom)
}
