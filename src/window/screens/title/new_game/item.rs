//! The rows of the page.

use crate::window::ui::menu::{Row, Sort};

/// A row of the page.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Item {
    Begin,
    Mine,
    /// Who plays the first seat: the person, or a captain whom they watch.
    Player,
    PlayerLevel,
    Rivals,
    Captain(usize),
    Level(usize),
    Deck(usize),
    HouseRules,
    Seed,
    Back,
}

impl Item {
    /// The row as it is drawn, with its value.
    pub(super) fn row(self, value: &str) -> Row<'_> {
        let (label, sort) = match self {
            Item::Begin => ("Begin", Sort::Press),
            Item::Player => ("Who plays", Sort::Turn),
            Item::PlayerLevel => ("   level", Sort::Turn),
            Item::Mine => ("   deck", Sort::Turn),
            Item::Rivals => ("Rivals", Sort::Turn),
            Item::Captain(0) => ("Rival", Sort::Turn),
            Item::Captain(1) => ("Second rival", Sort::Turn),
            Item::Captain(_) => ("Third rival", Sort::Turn),
            Item::Level(_) => ("   level", Sort::Turn),
            Item::Deck(_) => ("   deck", Sort::Turn),
            Item::HouseRules => ("House rules", Sort::Press),
            Item::Seed => ("Seed", Sort::Field),
            Item::Back => ("Back", Sort::Press),
        };
        Row { label, value, sort }
    }
}
