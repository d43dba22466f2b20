//! What the person who sets up a fight can do, and the dialogs that lie open over the page.

use super::row::Row;
use crate::window::ui::{
    pen::{self, Reads},
    rulebook::RulebookPage,
};

/// The dialog on top of the form.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum FightSetupDialog {
    #[default]
    Nothing,
    House {
        selected: usize,
    },
    People {
        selected: usize,
    },
    Keys,
    Rules,
}

/// An action of the person who sets up a fight.
#[derive(Debug, Clone, PartialEq)]
pub enum FightSetupAction {
    Select(Row),
    Walk(isize),
    Turn(Row, isize),
    Seed(String),
    Open(FightSetupDialog),
    /// A house rule the other way.
    House(usize),
    /// Somebody of the library goes, or stays.
    Send(usize),
    Rule(String),
    Book(RulebookPage),
    Scale(f32),
    Begin,
    Continue,
    Leave,
}

/// Draws one frame of the page.
pub type Pen<'a> = pen::Pen<'a, FightSetupAction>;

impl Reads for FightSetupAction {
    fn rule(id: &str) -> FightSetupAction {
        FightSetupAction::Rule(id.to_owned())
    }
}
