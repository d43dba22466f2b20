//! Random names.

use dice::Dice;

const GIVEN: [&str; 32] = [
    "Ada", "Anselm", "Beryl", "Bram", "Corin", "Dagny", "Edda", "Emre", "Farid", "Greta", "Hanno",
    "Ilse", "Imre", "Jonna", "Kaveh", "Lene", "Levin", "Mara", "Milo", "Nadia", "Noor", "Orla",
    "Otis", "Petra", "Rafi", "Runa", "Sabin", "Tamsin", "Ulf", "Vesna", "Wanda", "Yusuf",
];
const FAMILY: [&str; 32] = [
    "Abara",
    "Brandt",
    "Castell",
    "Dray",
    "Ekholm",
    "Farrow",
    "Garrick",
    "Halvor",
    "Ibanez",
    "Jansky",
    "Kestrel",
    "Lindqvist",
    "Marchetti",
    "Nakata",
    "Okafor",
    "Pell",
    "Quill",
    "Rask",
    "Sorrel",
    "Tanaka",
    "Umber",
    "Vance",
    "Wexler",
    "Yarrow",
    "Zeller",
    "Amari",
    "Bishop",
    "Corvin",
    "Dahl",
    "Esker",
    "Foss",
    "Grey",
];

/// A name that goes with a seed; the life's own dice are not touched.
pub fn for_seed(seed: u64) -> String {
    let mut dice = Dice::seeded(seed ^ 0x6e61_6d65);
    let given = dice.pick(&GIVEN).copied().unwrap_or_default();
    let family = dice.pick(&FAMILY).copied().unwrap_or_default();
    format!("{given} {family}")
}
