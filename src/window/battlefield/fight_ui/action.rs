//! What the person can do at a fight.

use bevy::prelude::Event;
use skirmish::FighterId;

use super::dialog::FightDialog;
use crate::{
    skirmish::flow::Control,
    window::ui::{pen::Reads, rulebook::RulebookPage},
};

/// An action of the person at a fight.
#[derive(Event, Debug, Clone, PartialEq)]
pub enum FightAction {
    Select(FighterId),
    /// The next or the last one of one's own.
    Next(isize),
    /// The next or the last one whom an option is about.
    Target(isize),
    Hover(Option<FighterId>),
    SelectOption(usize),
    Take(usize),
    /// Give the order to everybody who still needs one.
    TakeForAll(usize),
    /// The same orders again, for one of yours or for everybody.
    Repeat(Option<FighterId>),
    /// List what is folded away.
    Unfold,
    /// Be asked so much, or as usual where it is so already.
    Control(Control),
    /// Nearer or farther, around a place in metres.
    Zoom(f32, Option<f32>),
    Pan(f32),
    Fit,
    Sum,
    Undo,
    /// Ask a veteran for hints.
    Advise,
    /// Ask whether minds are to fight the rest; take command back where they do.
    Delegate,
    /// Let them fight it out.
    LetThemFight,
    Speed,
    /// Show everything at once.
    Skip,
    Open(FightDialog),
    Rule(String),
    /// The rulebook at the rule of the question, or of the shown sum.
    Why,
    Book(RulebookPage),
    Scale(f32),
    Again {
        same_seed: bool,
    },
    Setup,
    Sickbay,
    /// Watch the fight that is over.
    Watch,
    Leave,
    /// To the title, wherever the fight was begun from.
    Title,
    /// Go on from a lesson.
    GoOn,
    LeaveGuide,
    /// Hand the fight out as a file.
    #[cfg(target_arch = "wasm32")]
    SaveAs,
    /// Hand out a link to the same fight from its beginning.
    #[cfg(target_arch = "wasm32")]
    Share,
}

impl Reads for FightAction {
    fn rule(id: &str) -> FightAction {
        FightAction::Rule(id.to_owned())
    }
}
