//! The JSON schema of card files, for editors, made from the types themselves.

use schemars::{JsonSchema, Schema, schema_for};
use serde::Deserialize;

use super::Card;

/// A card file in JSON: a list of cards, or an object that names its schema for the editor.
#[derive(JsonSchema)]
#[schemars(title = "Far Lanes cards")]
#[serde(untagged)]
#[expect(dead_code, reason = "only its shape is of use")]
enum Shape {
    List(Vec<Card>),
    File(CardFile),
}

/// Cards with the name of their schema.
#[derive(Deserialize, JsonSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct CardFile {
    /// Path of this schema, for editors; the game does not read it.
    #[serde(rename = "$schema", default)]
    _schema: String,
    pub cards: Vec<Card>,
}

/// The schema of a card file, with every field and word and its meaning.
pub fn schema() -> Schema {
    schema_for!(Shape)
}
