//! What lies open on top of a fight.

use bevy_egui::egui::Pos2;

use crate::skirmish::advice::Hint;

/// The dialog on top of the fight.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum FightDialog {
    #[default]
    Nothing,
    Keys,
    Rules,
    Log,
    Pause {
        selected: usize,
    },
    /// Whether to leave the guide.
    Farewell {
        selected: usize,
    },
    /// Whether minds are to fight the rest.
    Delegate {
        selected: usize,
    },
    /// Several options concern what was clicked.
    Pick {
        at: Pos2,
        offers: Vec<usize>,
    },
    /// A veteran's hints, the best first.
    Advice {
        hint: Vec<Hint>,
    },
    /// Another person takes the seat: nothing of the fight is shown until they say so.
    Handover {
        side: String,
    },
}
