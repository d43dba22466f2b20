//! The shape of a card file, as editors know it: a JSON schema made from the types themselves.

use schemars::{Schema, schema_for};

use super::Card;

/// The schema of a card file: a list of cards, with every field and word and what they mean.
pub fn schema() -> Schema {
    schema_for!(Vec<Card>)
}
