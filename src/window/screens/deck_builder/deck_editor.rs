//! The state of the deck editor, and how its actions are carried out. Needs no window.

use std::{collections::BTreeMap, path::PathBuf};

use bevy::prelude::Resource;
use cards::data::{Card, Def};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Pane},
    files::DeckLocation,
    rows::{Line, Row, rows},
};
use crate::{
    builder::{self, CardKind, Draft, Figures, OwnDecks, Query, QueryError, Reason, Sort},
    data::Library,
    window::ui::steps::around,
};

/// The state of the deck editor.
#[derive(Resource)]
pub struct DeckEditor {
    pub draft: Draft,
    /// Where the deck is kept.
    pub location: DeckLocation,
    /// The pool: what is looked for, and what was found by the last search that was understood.
    pub search: String,
    pub fault: Option<QueryError>,
    pub kind: Option<CardKind>,
    pub sort: Sort,
    pub found: Vec<Def>,
    /// The deck in lines, figures and reasons.
    pub rows: Vec<Row>,
    pub figures: Figures,
    pub reasons: Vec<Reason>,
    /// Where the keyboard stands, and on which line of either list.
    pub pane: Pane,
    pub selected: usize,
    pub line: usize,
    /// Whether the line that is selected is to be brought into sight.
    pub seek: bool,
    pub dialog: DeckEditorDialog,
    /// A note to the person, such as where a file went.
    pub note: Option<String>,
    /// Decks of this run with their histories, by file.
    pub histories: BTreeMap<PathBuf, Draft>,
    /// The deck that was removed last: where it is, and where it was.
    pub removed: Option<(PathBuf, PathBuf)>,
}

impl Default for DeckEditor {
    fn default() -> DeckEditor {
        DeckEditor {
            draft: Draft::empty(NEW),
            location: DeckLocation::Nowhere,
            search: String::new(),
            fault: None,
            kind: None,
            sort: Sort::default(),
            found: Vec::new(),
            rows: Vec::new(),
            figures: Figures::default(),
            reasons: Vec::new(),
            pane: Pane::default(),
            selected: 0,
            line: 0,
            seek: false,
            dialog: DeckEditorDialog::default(),
            note: None,
            histories: BTreeMap::new(),
            removed: None,
        }
    }
}

/// The name of a new deck.
pub const NEW: &str = "New deck";

impl DeckEditor {
    /// Carries out a action. Playing, leaving, the clipboard and the scale are the screen's business.
    pub fn carry_out(&mut self, action: DeckEditorAction, library: &mut Library, own: &OwnDecks) {
        match action {
            DeckEditorAction::Search(words) => self.look(library, |it| it.search = words),
            DeckEditorAction::Type(kind) => self.look(library, |it| it.kind = kind),
            DeckEditorAction::Types(steps) => {
                self.look(library, |it| it.kind = other_kind(it.kind, steps));
            }
            DeckEditorAction::Sort(sort) => self.look(library, |it| it.sort = sort),
            DeckEditorAction::Stand(pane, at) => self.stand(pane, at),
            DeckEditorAction::Walk(steps) => self.walk(steps),
            DeckEditorAction::Pane(pane) => (self.pane, self.seek) = (pane, true),
            DeckEditorAction::Add(id) => self.add(&id, library, own),
            DeckEditorAction::Remove(id) => self.change(library, own, |draft| draft.remove(&id)),
            DeckEditorAction::Name(name, plan) => {
                self.dialog = DeckEditorDialog::Nothing;
                self.change(library, own, |draft| draft.call(&name, &plan));
            }
            DeckEditorAction::Clear => {
                self.dialog = DeckEditorDialog::Nothing;
                self.change(library, own, Draft::clear);
            }
            DeckEditorAction::Undo => self.undo(library, own),
            DeckEditorAction::Redo => self.change(library, own, Draft::redo),
            DeckEditorAction::OpenDialog(dialog) => self.open_dialog(dialog, library),
            DeckEditorAction::New
            | DeckEditorAction::Copy
            | DeckEditorAction::Open(_)
            | DeckEditorAction::Next(_)
            | DeckEditorAction::Delete
            | DeckEditorAction::Import(_)
            | DeckEditorAction::Export(_)
            | DeckEditorAction::Save => self.file(action, library, own),
            DeckEditorAction::Play
            | DeckEditorAction::Scale(_)
            | DeckEditorAction::Leave
            | DeckEditorAction::Nothing => {}
        }
    }

    fn add(&mut self, id: &str, library: &mut Library, own: &OwnDecks) {
        match library.book.find(id).map(|(_, card)| card.clone()) {
            Some(card) => self.change(library, own, |draft| draft.add(&card)),
            None => self.note = Some(format!("`{id}` is a card of no pack here; it can only go")),
        }
    }

    /// Changes the deck and keeps it.
    fn change(
        &mut self,
        library: &mut Library,
        own: &OwnDecks,
        how: impl FnOnce(&mut Draft) -> bool,
    ) {
        self.note = None;
        if how(&mut self.draft) {
            self.removed = None;
            self.keep(library, own);
            self.recount(library);
        }
    }

    /// Takes back the last change; right after a deck was removed, that.
    fn undo(&mut self, library: &mut Library, own: &OwnDecks) {
        match self.removed.take() {
            Some((from, to)) => self.restore(&from, &to, library, own),
            None => self.change(library, own, Draft::undo),
        }
    }

    /// Lists, figures and reasons of the deck as it is now.
    pub fn recount(&mut self, library: &Library) {
        let deck = self.draft.deck();
        self.reasons = builder::reasons(deck, library);
        self.figures = Figures::of(deck, &library.book);
        self.rows = rows(deck, &library.book, &self.reasons);
        self.line = self.line.min(self.lines().count().saturating_sub(1));
    }

    fn look(&mut self, library: &Library, otherwise: impl FnOnce(&mut DeckEditor)) {
        otherwise(self);
        self.find(library);
    }

    /// Looks for what is looked for. While that is not understood, what was found before stays.
    pub fn find(&mut self, library: &Library) {
        self.fault = match Query::parse(&self.search) {
            Ok(query) => {
                self.found = builder::found(&library.book, &query, self.kind, self.sort);
                (self.selected, self.seek) = (0, true);
                None
            }
            Err(fault) => Some(fault),
        };
    }

    /// Cards have changed: finds and weighs anew, and leaves the keyboard where it stands.
    pub fn look_again(&mut self, library: &Library) {
        let at = self.selected;
        self.find(library);
        self.selected = at.min(self.found.len().saturating_sub(1));
        self.recount(library);
    }

    fn stand(&mut self, pane: Pane, at: usize) {
        self.pane = pane;
        match pane {
            Pane::Pool => self.selected = at.min(self.found.len().saturating_sub(1)),
            Pane::Deck => self.line = at.min(self.lines().count().saturating_sub(1)),
        }
    }

    fn walk(&mut self, steps: isize) {
        let (at, count) = match self.pane {
            Pane::Pool => (self.selected, self.found.len()),
            Pane::Deck => (self.line, self.lines().count()),
        };
        let last = count.saturating_sub(1) as isize;
        self.stand(self.pane, (at as isize).saturating_add(steps).clamp(0, last) as usize);
        self.seek = true;
    }

    fn open_dialog(&mut self, mut dialog: DeckEditorDialog, library: &Library) {
        self.note = None;
        if let DeckEditorDialog::Import(text, read) = &mut dialog {
            let any = !text.trim().is_empty();
            *read = any.then(|| Box::new(builder::import(text, &library.book)));
        }
        if dialog == DeckEditorDialog::Search {
            self.pane = Pane::Pool;
        }
        self.dialog = dialog;
    }

    /// The lines of the deck that are cards.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.rows.iter().filter_map(|row| match row {
            Row::Card(line) => Some(line),
            Row::Heading(..) => None,
        })
    }

    /// The id that the keyboard stands on.
    pub fn selected_id(&self, library: &Library) -> Option<String> {
        match self.pane {
            Pane::Pool => {
                self.found.get(self.selected).map(|&def| library.book.card(def).id.clone())
            }
            Pane::Deck => self.lines().nth(self.line).map(|line| line.id.clone()),
        }
    }

    /// The card that is looked at: where keyboard or pointer have come last.
    pub fn looked_at<'a>(&self, library: &'a Library) -> Option<&'a Card> {
        library.book.find(&self.selected_id(library)?).map(|(_, card)| card)
    }

    /// Whether the deck may be played.
    pub fn is_legal(&self) -> bool {
        self.reasons.is_empty()
    }
}

fn other_kind(kind: Option<CardKind>, steps: isize) -> Option<CardKind> {
    let at = kind.map_or(0, |kind| kind as usize + 1);
    let next = around(at, steps, CardKind::ALL.len() + 1);
    CardKind::ALL.get(next.checked_sub(1)?).copied()
}
