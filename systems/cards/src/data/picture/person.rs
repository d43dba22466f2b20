//! People in pictures: a profile against the light, with hair, hat, dress and face.

use schemars::JsonSchema;
use serde::{Deserialize, Serialize};

/// A head and shoulders in profile.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
#[serde(default, deny_unknown_fields)]
pub struct Bust {
    pub species: Species,
    pub hair: Hair,
    pub hat: Hat,
    pub dress: Dress,
    pub face: Visage,
    /// The features: nose, brow, chin, from 0 to 9.
    pub features: u8,
}

/// The peoples of the Frontier, by their silhouettes.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Species {
    #[default]
    Human,
    /// Sentient machines: a lens in a case.
    Construct,
    /// Almost human: long skulls.
    Halden,
    /// Four-handed, with a fan of fins.
    Lissary,
    /// Large and slow, horned.
    Orrun,
    /// Slight and quick, all ears.
    Skeen,
}

/// Hairstyle of a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Hair {
    #[default]
    Short,
    Bald,
    Bun,
    Long,
    Curls,
    Tail,
    Crest,
    Bob,
    Wild,
    Plait,
}

/// Headgear of a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Hat {
    #[default]
    None,
    Peaked,
    Hood,
    Helmet,
    Beret,
    Broad,
    Bandanna,
    Chef,
    Bonnet,
    Kepi,
    Headset,
    Tricorne,
    Topper,
}

/// Clothes of a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Dress {
    #[default]
    Coat,
    Uniform,
    Robe,
    Suit,
    Ruff,
    Scarf,
    Armor,
    Tails,
    Shawl,
    Overalls,
}

/// Something on the face of a person.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, JsonSchema)]
pub enum Visage {
    #[default]
    Plain,
    Spectacles,
    Beard,
    Moustache,
    Monocle,
    Patch,
    Visor,
    Pipe,
    Earring,
}
