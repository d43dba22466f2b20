//! The subject of a picture: a recipe with the colour of its card's type.

use cards::data::{Card, Face, picture::Picture};

use crate::auto;

/// Side of a card. Only adventure cards have more than one.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Side {
    /// The contract of an adventure card, or the only side of any other.
    #[default]
    Front,
    /// The complication.
    Back,
}

/// Recipe with the colour of its light.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Subject {
    pub picture: Picture,
    /// Red, green, blue: the colour of the card's type.
    pub key: [u8; 3],
}

/// Returns the picture of a card: its own recipe, or one derived from the card.
pub fn picture_of(card: &Card, side: Side) -> Subject {
    let own = match (&card.face, side) {
        (Face::Adventure(sides), Side::Front) => &sides.contract.picture,
        (Face::Adventure(sides), Side::Back) => &sides.complication.picture,
        _ => &card.picture,
    };
    let picture = own.clone().unwrap_or_else(|| auto::picture(card, side));
    Subject { picture, key: key_of(&card.face, side) }
}

/// Colours of the card types, as everywhere in the game.
fn key_of(face: &Face, side: Side) -> [u8; 3] {
    match (face, side) {
        (Face::Ship(_), _) => [214, 204, 184],
        (Face::Adventure(_), Side::Front) => [230, 184, 92],
        (Face::Adventure(_), Side::Back) => [201, 128, 150],
        (Face::Crew(_), _) => [112, 172, 224],
        (Face::Connection(_), _) => [168, 148, 222],
        (Face::Gear(_), _) => [96, 182, 158],
        (Face::Upgrade(_), _) => [146, 166, 180],
        (Face::Event(_), _) => [222, 148, 92],
        (Face::Heroic(_), _) => [206, 208, 116],
    }
}
