//! The actions and the dialogs of the deck builder.

use crate::builder::{CardKind, Draft, Imported, Sort};
use crate::window::ui::pen::{self, Reads};

/// The two lists.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub enum Pane {
    #[default]
    Pool,
    Deck,
}

/// The dialog on top of the deck builder, or the line being typed in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum DeckEditorDialog {
    #[default]
    Nothing,
    /// The search line.
    Search,
    /// Name and plan, and which of them is typed in.
    Name {
        name: String,
        plan: String,
        plan_selected: bool,
    },
    /// A list, or a file's path, and what it reads as.
    Import(String, Option<Box<Imported>>),
    Export {
        selected: usize,
    },
    Delete {
        selected: usize,
    },
    Reasons,
    Decks {
        selected: usize,
    },
    /// The card that is looked at, large.
    Read,
    Keys,
}

/// The ways to export a deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Export {
    Clipboard,
    /// A list as a file.
    List,
    /// A deck file.
    Deck,
}

/// An action of the person at the deck builder.
#[derive(Debug, Clone, PartialEq)]
pub enum DeckEditorAction {
    Search(String),
    Type(Option<CardKind>),
    Sort(Sort),
    Stand(Pane, usize),
    Walk(isize),
    Pane(Pane),
    /// Another type of the row of types.
    Types(isize),
    Add(String),
    Remove(String),
    Name(String, String),
    Clear,
    Undo,
    Redo,
    New,
    Copy,
    /// The deck with this number among all decks.
    Open(usize),
    /// The next deck, or the one before.
    Next(isize),
    Delete,
    Import(String),
    Export(Export),
    /// Says where the deck is kept.
    Save,
    OpenDialog(DeckEditorDialog),
    Play,
    Scale(f32),
    Leave,
    /// A rule, which this screen has none of.
    Nothing,
}

impl DeckEditorDialog {
    /// The lines for name and plan, as they are now.
    pub fn naming(draft: &Draft) -> DeckEditorDialog {
        let (name, plan) = (draft.deck().name.clone(), draft.deck().plan.clone());
        DeckEditorDialog::Name { name, plan, plan_selected: false }
    }
}

/// Draws one frame of the deck builder.
pub type Pen<'a> = pen::Pen<'a, DeckEditorAction>;

impl Reads for DeckEditorAction {
    fn rule(_: &str) -> DeckEditorAction {
        DeckEditorAction::Nothing
    }
}
