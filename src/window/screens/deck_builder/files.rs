//! Decks on disk: opened, kept at every change, copied, removed, imported and exported.

use std::path::{Path, PathBuf};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export},
    deck_editor::{DeckEditor, NEW},
};
use crate::{
    builder::{self, Draft, Imported, OwnDecks, deck_file, slug, text_of},
    data::Library,
    disk,
    saves::hand_over,
    window::ui::steps::around,
};

/// Where the open deck is kept.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DeckLocation {
    /// A new deck that nothing was done with.
    Nowhere,
    /// A file that is never written to.
    Shipped(PathBuf),
    Own(PathBuf),
    /// An own file whose newest state could not be written.
    Unkept(PathBuf),
}

impl DeckLocation {
    fn of(file: PathBuf, own: &OwnDecks) -> DeckLocation {
        if own.has(&file) { DeckLocation::Own(file) } else { DeckLocation::Shipped(file) }
    }

    /// The deck's file.
    pub fn file(&self) -> Option<&Path> {
        match self {
            DeckLocation::Nowhere => None,
            DeckLocation::Shipped(file) | DeckLocation::Own(file) | DeckLocation::Unkept(file) => {
                Some(file)
            }
        }
    }

    /// The deck's id: what `--deck` takes.
    pub fn id(&self) -> Option<String> {
        Some(self.file()?.file_stem()?.to_string_lossy().into_owned())
    }
}

impl DeckEditor {
    /// Carries out the actions that concern files.
    pub(super) fn file(&mut self, action: DeckEditorAction, library: &mut Library, own: &OwnDecks) {
        #[expect(
            clippy::wildcard_enum_match_arm,
            reason = "what concerns no files is done elsewhere"
        )]
        match action {
            DeckEditorAction::New => self.begin(Draft::empty(NEW), DeckLocation::Nowhere, library),
            DeckEditorAction::Copy => self.copy(library, own),
            DeckEditorAction::Open(n) => self.open(n, library, own),
            DeckEditorAction::Next(steps) => {
                // From none the first is one step on.
                let here = self.number(library).unwrap_or(library.decks.len().saturating_sub(1));
                self.open(around(here, steps, library.decks.len()), library, own);
            }
            DeckEditorAction::Delete => self.delete(library, own),
            DeckEditorAction::Import(text) => self.import(&text, library, own),
            DeckEditorAction::Export(how) => self.export(how, library, own),
            DeckEditorAction::Save => self.save(library, own),
            _ => {}
        }
    }

    /// The open deck's number among all decks.
    pub fn number(&self, library: &Library) -> Option<usize> {
        let file = self.location.file()?;
        library.decks.iter().position(|listed| listed.file == file)
    }

    /// Opens the deck with this number.
    pub fn open(&mut self, n: usize, library: &Library, own: &OwnDecks) {
        let Some(listed) = library.decks.get(n) else { return };
        let file = &listed.file;
        let known = self.histories.get(file).filter(|draft| *draft.deck() == listed.deck);
        let draft = known.cloned().unwrap_or_else(|| Draft::of(listed.deck.clone()));
        self.begin(draft, DeckLocation::of(file.clone(), own), library);
    }

    fn begin(&mut self, draft: Draft, location: DeckLocation, library: &Library) {
        if let DeckLocation::Own(file) = &self.location {
            self.histories.insert(file.clone(), self.draft.clone());
        }
        (self.draft, self.location, self.line) = (draft, location, 0);
        (self.dialog, self.note, self.removed) = (DeckEditorDialog::Nothing, None, None);
        self.recount(library);
    }

    /// Writes the deck to its own file; a shipped one to a file of its own, as a copy.
    pub(super) fn keep(&mut self, library: &mut Library, own: &OwnDecks) {
        let file = match &self.location {
            DeckLocation::Own(file) | DeckLocation::Unkept(file) => file.clone(),
            DeckLocation::Shipped(_) => {
                let shipped = self.draft.deck().name.clone();
                self.draft.call_always(&format!("My {shipped}"));
                self.note =
                    Some(format!("A copy: {shipped} is a shipped deck and stays as it is."));
                self.free_file(library, own)
            }
            DeckLocation::Nowhere => self.free_file(library, own),
        };
        self.draft.name_packs(&library.book);
        match own.keep(&file, self.draft.deck(), &library.book) {
            Ok(()) => self.location = DeckLocation::Own(file),
            Err(fault) => {
                self.note = Some(format!("It is not saved: {fault}"));
                self.location = DeckLocation::Unkept(file);
            }
        }
        library.read_own_decks(own.folder());
    }

    fn free_file(&self, library: &Library, own: &OwnDecks) -> PathBuf {
        let ids: Vec<&str> = library.decks.iter().map(|listed| listed.id.as_str()).collect();
        own.free_file(&self.draft.deck().name, &ids)
    }

    fn copy(&mut self, library: &mut Library, own: &OwnDecks) {
        let mut deck = self.draft.deck().clone();
        let from = std::mem::take(&mut deck.name);
        deck.name = format!("{from}, a copy");
        self.begin(Draft::of(deck), DeckLocation::Nowhere, library);
        self.keep(library, own);
        self.recount(library);
        self.note.get_or_insert_with(|| format!("A copy of {from}. R gives it a name of its own."));
    }

    fn delete(&mut self, library: &mut Library, own: &OwnDecks) {
        self.dialog = DeckEditorDialog::Nothing;
        match &self.location {
            DeckLocation::Own(file) | DeckLocation::Unkept(file) => {
                let file = file.clone();
                self.remove(file, library, own);
            }
            DeckLocation::Nowhere => self.open(0, library, own),
            DeckLocation::Shipped(_) => {
                self.note = Some("A shipped deck cannot be deleted.".to_owned());
            }
        }
    }

    fn remove(&mut self, file: PathBuf, library: &mut Library, own: &OwnDecks) {
        let to = match own.remove(&file) {
            Ok(to) => to,
            Err(fault) => return self.note = Some(fault.to_string()),
        };
        let name = self.draft.deck().name.clone();
        let before = self.number(library).unwrap_or(1).saturating_sub(1);
        self.histories.insert(file.clone(), self.draft.clone());
        self.location = DeckLocation::Nowhere;
        library.read_own_decks(own.folder());
        self.open(before, library, own);
        self.removed = Some((to, file));
        self.note = Some(format!("{name} is deleted; U brings it back."));
    }

    pub(super) fn restore(
        &mut self,
        from: &Path,
        to: &Path,
        library: &mut Library,
        own: &OwnDecks,
    ) {
        if let Err(fault) = own.restore(from, to) {
            self.note = Some(fault.to_string());
            return;
        }
        library.read_own_decks(own.folder());
        if let Some(n) = library.decks.iter().position(|listed| listed.file == to) {
            self.open(n, library, own);
            self.note = Some(format!("{} is back.", self.draft.deck().name));
        }
    }

    /// A list, or the file that one line names, as a new deck.
    fn import(&mut self, text: &str, library: &mut Library, own: &OwnDecks) {
        let text = match list_of(text) {
            Ok(text) => text,
            Err(fault) => return self.note = Some(fault),
        };
        let read = builder::import(&text, &library.book);
        if read.lines == 0 {
            self.note = Some("No line of that names a card.".to_owned());
            self.dialog = DeckEditorDialog::Import(text, Some(Box::new(read)));
            return;
        }
        let Imported { deck, faults, .. } = read;
        self.begin(Draft::of(deck), DeckLocation::Nowhere, library);
        self.keep(library, own);
        self.recount(library);
        let said = match faults.as_slice() {
            [] => format!("{} is here, from its list.", self.draft.deck().name),
            [one] => format!("Left out: {one}"),
            [one, more @ ..] => format!("Left out: {one}; and {} more", more.len()),
        };
        self.note.get_or_insert(said);
    }

    fn export(&mut self, how: Export, library: &Library, own: &OwnDecks) {
        self.dialog = DeckEditorDialog::Nothing;
        let deck = self.draft.deck();
        let (ending, text) = match how {
            Export::Clipboard => {
                self.note = Some("The list is on the clipboard.".to_owned());
                return;
            }
            Export::List => ("txt", text_of(deck, &library.book)),
            Export::Deck => {
                let deck = deck.clone().naming_packs(&library.book);
                ("ron", deck_file(&deck, &library.book))
            }
        };
        let file = own.export_file(&slug(&deck.name), ending);
        self.note = Some(match hand_over(&file, &text) {
            Ok(()) => format!("It is in {}", disk::handed_to(&file)),
            Err(fault) => fault.to_string(),
        });
    }

    /// Every change is kept at once; this tries again where that failed, and says where it is.
    fn save(&mut self, library: &mut Library, own: &OwnDecks) {
        if let DeckLocation::Unkept(_) = self.location {
            self.keep(library, own);
        }
        self.note = Some(match &self.location {
            DeckLocation::Own(file) => format!("Saved, as always: {}", file.display()),
            DeckLocation::Shipped(_) => {
                "A shipped deck; the first change makes a copy of it.".to_owned()
            }
            DeckLocation::Nowhere => "There is nothing in it yet that could be saved.".to_owned(),
            DeckLocation::Unkept(_) => return,
        });
    }

    /// The text on the clipboard after [`Export::Clipboard`].
    pub fn list(&self, library: &Library) -> String {
        text_of(self.draft.deck(), &library.book)
    }
}

/// The list itself, or what stands in the file that it names; else what is wrong with that.
fn list_of(text: &str) -> Result<String, String> {
    let Some(file) = named_file(text) else { return Ok(text.to_owned()) };
    disk::read_text(&file).map_err(|fault| format!("{}: {fault}", file.display()))
}

/// The file that a single line names, with the home folder for `~`.
fn named_file(text: &str) -> Option<PathBuf> {
    let plain = text.trim().trim_matches(['"', '\'']);
    let file = at_home(plain);
    let ending = file.extension().is_some_and(|it| it == "txt" || it == "ron");
    let is_there = || disk::look(&file).is_ok() && !disk::is_folder(&file);
    let is_file = plain.lines().count() == 1 && (ending || is_there());
    is_file.then_some(file)
}

fn at_home(path: &str) -> PathBuf {
    let home = std::env::var_os("HOME").map(PathBuf::from);
    match (path.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(path),
    }
}
