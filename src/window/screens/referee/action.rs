//! What the person does at the referee's desk.

use super::field::{Field, Page};
use crate::window::ui::{
    dialogs::HelpDialog,
    pen::{self, Reads},
    rulebook::RulebookPage,
};

/// An action of the person at the referee's desk.
#[derive(Debug, Clone, PartialEq)]
pub enum RefereeAction {
    Page(Page),
    /// Stand on this row.
    Select(Field),
    /// Move through the rows.
    Walk(isize),
    Typed(Field, String),
    Turn(Field, isize),
    Example(usize),
    Throw,
    /// Read this throw again; `None` goes back to what is made ready.
    Read(Option<usize>),
    /// Through the history: up to the newest, and beyond to what is made ready.
    Leaf(isize),
    /// Other dice.
    NewSeed(u64),
    /// The same dice from the first.
    SameDice,
    Open(HelpDialog),
    /// The rulebook at this rule.
    Rule(String),
    /// The rulebook at the next rule of the throw.
    NextRule,
    Book(RulebookPage),
    Scale(f32),
    Leave,
}

/// Draws one frame of the Referee's desk.
pub type Pen<'a> = pen::Pen<'a, RefereeAction>;

impl Reads for RefereeAction {
    fn rule(id: &str) -> RefereeAction {
        RefereeAction::Rule(id.to_owned())
    }
}
