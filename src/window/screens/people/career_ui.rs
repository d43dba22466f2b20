//! The state of the careers screen, its actions and its dialogs. None of it is part of a life.

use bevy::prelude::Resource;
use characters::LifeRules;

use super::{
    library::library_ui::LibraryAction,
    next_life::{LeftLife, NextLife},
};
use crate::window::ui::rulebook::RulebookPage;
use crate::{guide::life::LifeCourse, roster::lives::LifeFile};

/// The person's side of the careers screen.
#[derive(Resource, Default)]
pub struct CareerUi {
    pub page: Page,
    /// The option, or the row, that Enter takes.
    pub selected: usize,
    pub dialog: CareerDialog,
    pub reading: RulebookPage,
    /// Whether the person goes from throw to throw by hand.
    pub by_hand: bool,
    /// When the last beat was shown, in seconds.
    pub since: Option<f64>,
    /// Whether the question has stood for a moment: a key struck in haste for the last throw is not
    /// meant for it.
    pub settled: bool,
    /// The rules of the next life.
    pub rules: LifeRules,
    pub name: String,
    pub seed: String,
    /// The wish, as typed.
    pub wish: String,
    /// A note to the person, such as where a file went.
    pub note: Option<String>,
    /// Whether this life is in the library.
    pub saved: bool,
    /// Where this life is written down; nowhere once the library has it.
    pub file: Option<LifeFile>,
    /// The lessons that are told beside this life, in a guided one.
    pub course: Option<LifeCourse>,
    /// How many answers came before the question at which the highlight was put on the wish's.
    pub advised: Option<usize>,
}

impl CareerUi {
    /// Turns to the page on which a life is set up.
    pub fn set_up(&mut self) {
        (self.page, self.dialog, self.selected) = (Page::Setup, CareerDialog::Nothing, 0);
        (self.name, self.seed) = (String::new(), String::new());
    }
    /// The note at the foot of the page: first of all that the life cannot be saved.
    pub fn told(&self) -> Option<String> {
        let trouble = self.file.as_ref().and_then(LifeFile::trouble);
        let trouble = trouble.map(|fault| format!("The life cannot be saved: {fault}"));
        trouble.or_else(|| self.note.clone())
    }
}

/// The page of the screen.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Page {
    /// The rules of the next life.
    #[default]
    Setup,
    Life,
}

/// The dialog on top of the careers screen.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum CareerDialog {
    #[default]
    Nothing,
    /// The name is being typed.
    Name(String),
    Wish {
        selected: usize,
    },
    /// What can be begun while a life is under way.
    New {
        selected: usize,
    },
    /// What becomes of the life in hand.
    Instead {
        next: NextLife,
        selected: usize,
    },
    Log,
    Keys,
    Rules,
    /// Whether to leave the guide.
    Farewell {
        selected: usize,
    },
}

/// An action of the person on the careers screen.
#[derive(Debug, Clone, PartialEq)]
pub enum CareerAction {
    /// Take this option.
    Take(usize),
    /// Move the highlight to this option.
    Select(usize),
    /// The next throw, or what comes of it.
    Next {
        by_hand: bool,
    },
    /// Everything that has not been shown yet.
    All,
    Undo,
    Rename(String),
    /// Another life by the same rules, with another seed.
    Another,
    /// The same dice from the beginning.
    SameDice,
    /// The same, once it is said what becomes of the life in hand.
    Instead {
        left: LeftLife,
        next: NextLife,
    },
    /// To the rules of the next life.
    Setup,
    /// Follow the wish, once or to the end.
    Wish {
        to_the_end: bool,
    },
    WishFor(String),
    Save,
    /// To the library of people.
    People,
    Leave,
    /// Go on from a lesson.
    GoOn,
    LeaveGuide,
    Open(CareerDialog),
    /// The rulebook at this rule.
    Rule(String),
    Read(RulebookPage),
    Scale(f32),
    /// Something in the library.
    Library(LibraryAction),
    /// Hand the life out as a file.
    #[cfg(target_arch = "wasm32")]
    SaveAs,
    /// Hand out a link to the same life from its beginning.
    #[cfg(target_arch = "wasm32")]
    Share,
}
