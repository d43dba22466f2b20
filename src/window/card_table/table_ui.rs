//! The state of the table's user interface: the selected option, the card looked at, the open dialog.
//! None of it is part of the game.

use bevy::prelude::{Event, Resource};
use bevy_egui::egui::{Pos2, Rect};
use cards::{CardId, Move};
use engine::{Rulebook, Seat};

use super::{
    spot::{Look, Spot},
    tip::Tip,
    view::{Question, TableView},
};
use crate::logbook::LogFilter;
use crate::window::{
    card_table::{
        advice::state::{Advice, RivalPlays},
        area::Area,
        guide::area_of,
    },
    ui::{glossary::GlossaryPage, keys::PAGE, pen::Reads, rulebook::RulebookPage},
};

mod first_thought;
mod focus;
#[cfg(test)]
mod tests;

use first_thought::first_thought;

/// The person's side of the table view.
#[derive(Resource, Default)]
pub struct TableUi {
    /// The option that Enter takes.
    pub selected: usize,
    /// The place the keyboard stands on, when it walks the table instead of the list.
    pub at: Option<Spot>,
    pub dialog: TableDialog,
    /// Where each place was drawn last, in reading order.
    pub places: Vec<DrawnSpot>,
    /// The face under the pointer, and since when.
    pub under: Option<Under>,
    /// Where the pointer was when the table was drawn last.
    pub pointer: Option<Pos2>,
    /// Where the larger parts of the table were drawn last.
    pub areas: Vec<(Area, Rect)>,
    /// The tip on a number or a mark under the pointer.
    pub tip: Option<Tip>,
    /// Where the rulebook is open.
    pub reading: RulebookPage,
    /// Where the glossary is.
    pub defining: GlossaryPage,
    /// The rival whose side is shown, where there are several.
    pub rival: Option<Seat>,
    /// An adviser's hints.
    pub advice: Advice,
    /// The rivals' plays of the round, and why.
    pub rival_plays: RivalPlays,
    /// The whole log.
    pub log: Log,
    /// The places that the line of the log under the pointer speaks of.
    pub spoken: Vec<Spot>,
    /// The card being dragged.
    pub drag: Option<Drag>,
    /// The card in hand that stands out of the fan.
    pub raised: Option<CardId>,
    /// What lies open in a phone's drawer.
    pub drawer: Drawer,
    /// The part of the table that a phone is to show in the next frame.
    pub looked_for: Option<Area>,
    /// Whether the key for a quick look is held.
    pub peeking: bool,
    /// Which [`TableView::version`] the highlight belongs to.
    version: u64,
}

/// The dialog on top of the table.
#[derive(Debug, Clone, Default, PartialEq)]
pub enum TableDialog {
    #[default]
    Nothing,
    Card(Look),
    Log,
    Keys,
    /// The legend of signs.
    Signs,
    /// The rulebook.
    Rules,
    /// An adviser's hints.
    Advice,
    /// The rivals' plays of the round, and why.
    RivalPlays,
    /// The glossary.
    Glossary,
    /// Several options concern the place that was clicked.
    Options {
        at: Pos2,
        offers: Vec<usize>,
    },
    /// Resume, save and leave, concede.
    Pause {
        selected: usize,
    },
    /// Whether to concede after all.
    Sure {
        selected: usize,
    },
    /// Whether to take back what has shown something new.
    Marked {
        selected: usize,
    },
    /// Whether to leave the guide.
    Farewell {
        selected: usize,
    },
}

/// What lies open below the table on a phone.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub enum Drawer {
    #[default]
    Answers,
    Hand,
    Log,
}

impl Drawer {
    /// The part of the table that lies in it.
    pub fn area(self) -> Area {
        match self {
            Drawer::Answers => Area::Options,
            Drawer::Hand => Area::Hand,
            Drawer::Log => Area::Log,
        }
    }
}

/// How the whole log is read.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Log {
    pub filter: LogFilter,
    /// The line under the highlight, counted from the first of all.
    pub at: Option<usize>,
    /// Whether that line lies open.
    pub unfolded: bool,
    /// The highlight has just come there, and has to be brought into view.
    pub fresh: bool,
}

/// Something on its way over the table, under the pointer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Drag {
    pub spot: Spot,
    pub look: Option<Look>,
    /// Where it was taken from.
    pub from: Rect,
}

/// A spot as it was drawn.
#[derive(Debug, Clone, Copy)]
pub struct DrawnSpot {
    pub spot: Spot,
    pub rect: Rect,
    pub look: Option<Look>,
}

/// A face the pointer rests on.
#[derive(Debug, Clone, Copy)]
pub struct Under {
    pub look: Look,
    pub rect: Rect,
    pub since: f64,
}

/// An action of the person at the table.
#[derive(Event, Debug, Clone, PartialEq)]
pub enum TableAction {
    /// Take this option.
    Take(usize),
    /// Mark this option, or take its mark away.
    Mark(usize),
    /// Answer with several decisions at once.
    Answer(Vec<Move>),
    /// Hand the game over as a file.
    #[cfg(target_arch = "wasm32")]
    SaveAs,
    /// Hand over a link with which the same game can be begun.
    #[cfg(target_arch = "wasm32")]
    Share,
    /// Move the highlight to this option.
    Select(usize),
    /// Step through the places of the table.
    Walk(isize),
    Open(TableDialog),
    /// Ask another adviser, so many further.
    Advise(isize),
    Leave,
    /// Turn to the settings.
    Settings,
    Concede,
    /// Be asked more from now on, or no longer.
    Control,
    /// Take the last decision back; `anyway` even if it has shown something new.
    TakeBack {
        anyway: bool,
    },
    /// Make it again.
    MakeAgain,
    /// Open the rulebook at this rule.
    Look(String),
    /// Turn to this page of the rulebook.
    Read(RulebookPage),
    /// Read the whole log like this.
    Log(Log),
    /// Take this up to drop it somewhere.
    Drag(Drag),
    /// Let go of what is dragged.
    LetGo,
    /// Turn to this page of the glossary.
    Define(GlossaryPage),
    /// The lesson was read.
    GoOn,
    /// No more lessons.
    LeaveGuide,
    /// Show this rival's side of the table.
    Show(Seat),
    /// Pull this into a phone's drawer.
    Pull(Drawer),
    /// Roll a phone's table to this part.
    LookFor(Area),
    /// Make everything larger or smaller.
    Scale(f32),
}

impl Reads for TableAction {
    fn rule(id: &str) -> TableAction {
        TableAction::Look(id.to_owned())
    }
}

impl TableUi {
    /// Puts the highlight back on the first option when the question is a new one.
    pub fn follow(&mut self, view: &TableView) {
        if self.version == view.version {
            return;
        }
        self.version = view.version;
        self.selected = first_thought(view);
        self.at = None;
        self.under = None;
        self.drag = None;
        self.tip = None;
        self.follow_on_a_phone(view);
        if matches!(self.dialog, TableDialog::Options { .. }) {
            self.dialog = TableDialog::Nothing;
        }
    }

    /// On a phone the part of the table comes into sight that a lesson is about; who is asked something sees what
    /// can be answered.
    fn follow_on_a_phone(&mut self, view: &TableView) {
        if self.drawer == Drawer::Log && view.question.is_some() {
            self.drawer = Drawer::Answers;
        }
        let Some(area) = view.told().and_then(|told| area_of(told.lesson.at)) else { return };
        match area {
            Area::Options => self.drawer = Drawer::Answers,
            Area::Hand => self.drawer = Drawer::Hand,
            Area::Log => self.drawer = Drawer::Log,
            Area::Plate | Area::Pool | Area::Mine => self.looked_for = Some(Area::Mine),
            Area::Contracts | Area::Rivals => self.looked_for = Some(area),
            Area::Rail | Area::Prompt => {}
        }
    }

    /// Once something is marked, Enter is to answer with it: the highlight leaves what does not.
    pub fn follow_marks(&mut self, view: &TableView) {
        let Some(question) = &view.question else { return };
        if !question.can_mark(self.selected) {
            self.selected = question.confirm.unwrap_or(self.selected);
        }
    }

    /// Where a part of the table was drawn last.
    pub fn area(&self, wanted: Area) -> Option<Rect> {
        self.areas.iter().find(|(area, _)| *area == wanted).map(|&(_, rect)| rect)
    }

    /// The page of options that holds the highlight, counted from 0; what answers with marks is on every one.
    pub fn page(&self, question: &Question) -> usize {
        if question.confirm == Some(self.selected) { 0 } else { self.selected / PAGE }
    }

    /// The page of the rulebook with this rule.
    pub fn look_up(&mut self, id: &str, book: &Rulebook) {
        self.reading = RulebookPage::of(id, book).unwrap_or_default();
        self.dialog = TableDialog::Rules;
    }
}
