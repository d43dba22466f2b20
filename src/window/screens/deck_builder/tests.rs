//! The deck editor without a window: search, editing, and files.

mod bench;
mod files;
mod tapped;

use std::path::PathBuf;

use bevy_egui::egui::{Event, InputState, Key, Modifiers};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export, Pane},
    deck_editor::DeckEditor,
    files::DeckLocation,
    keys,
    rows::Row,
    screen::shown,
};
use crate::{
    builder::{CardKind, OwnDecks, testing::library},
    data::Library,
    roster::testing::folder,
    window::testing,
};

/// A deck editor, the shipped decks, and a folder for own ones that is not there yet.
struct Shop {
    deck_editor: DeckEditor,
    library: Library,
    own: OwnDecks,
}

impl Shop {
    /// A shop whose editor has the first shipped deck open.
    fn open(name: &str) -> Shop {
        let own = OwnDecks::at(folder(&format!("bench-{name}")).join("decks"));
        let mut shop = Shop { deck_editor: DeckEditor::default(), library: library(), own };
        shop.deck_editor.find(&shop.library);
        shop.does([DeckEditorAction::Open(0)]);
        shop
    }

    fn does(&mut self, actions: impl IntoIterator<Item = DeckEditorAction>) {
        for action in actions {
            self.deck_editor.carry_out(action, &mut self.library, &self.own);
        }
    }

    /// Strikes keys, one a frame.
    fn strikes(&mut self, keys: impl IntoIterator<Item = (Key, bool)>) {
        for (key, ctrl) in keys {
            let input = struck(key, ctrl);
            let actions = keys::pressed(&input, &self.deck_editor, &self.library);
            self.does(actions);
        }
    }

    fn own_files(&self) -> Vec<PathBuf> {
        let decks = self.library.decks.iter().map(|listed| listed.file.clone());
        decks.filter(|file| self.own.has(file)).collect()
    }

    fn copies(&self, id: &str) -> u8 {
        self.deck_editor.draft.copies(id)
    }
}

fn struck(key: Key, ctrl: bool) -> InputState {
    let modifiers = if ctrl { Modifiers::COMMAND } else { Modifiers::NONE };
    testing::input(vec![testing::key_with(key, modifiers)])
}

fn plain(key: Key) -> (Key, bool) {
    (key, false)
}

fn search(words: &str) -> DeckEditorAction {
    DeckEditorAction::Search(words.to_owned())
}

fn add(id: &str) -> DeckEditorAction {
    DeckEditorAction::Add(id.to_owned())
}

#[test]
fn what_is_typed_is_found_and_while_it_is_not_understood_the_last_list_stays() {
    let mut shop = Shop::open("search");
    shop.does([search("type:crew skill:pilot cost<=3")]);
    let found = shop.deck_editor.found.clone();
    assert!(!found.is_empty() && shop.deck_editor.fault.is_none());
    shop.does([search("type:crew skil:pilot")]);
    let fault = shop.deck_editor.fault.as_ref().expect("a fault").to_string();
    assert!(fault.starts_with("column 11: ") && fault.contains("did you mean `skill`"), "{fault}");
    assert_eq!(shop.deck_editor.found, found);
    shop.does([search("type:crew"), DeckEditorAction::Type(Some(CardKind::Gear))]);
    assert!(shop.deck_editor.found.is_empty(), "no crew is gear");
}

#[test]
fn a_shipped_deck_is_copied_before_it_is_changed_and_stays_as_it_is() {
    let mut shop = Shop::open("shipped");
    let shipped = shop.deck_editor.location.clone();
    let file = shipped.file().expect("a file").to_owned();
    let before = std::fs::read_to_string(&file).expect("the shipped deck");
    let name = shop.deck_editor.draft.deck().name.clone();
    assert!(shop.deck_editor.is_legal() && shop.own_files().is_empty());
    shop.does([add("odo-lanterman")]);
    assert_eq!(std::fs::read_to_string(&file).expect("the shipped deck"), before);
    assert_eq!(shop.deck_editor.draft.deck().name, format!("My {name}"));
    let kept = shop.own_files();
    assert_eq!(shop.deck_editor.location, DeckLocation::Own(kept[0].clone()));
    let listed = shop.library.decks.iter().find(|listed| listed.file == kept[0]).expect("listed");
    assert_eq!(&listed.deck, shop.deck_editor.draft.deck(), "on disk before the next frame");
    shop.does([DeckEditorAction::Undo]);
    assert!(shop.deck_editor.is_legal());
    assert_eq!(shop.deck_editor.draft.deck().name, format!("My {name}"), "it stays the copy");
    assert_eq!(shop.own_files().len(), 1);
}

#[test]
fn a_new_deck_says_everything_it_lacks_and_is_no_file_until_something_is_in_it() {
    let mut shop = Shop::open("new");
    shop.does([DeckEditorAction::New]);
    let words: Vec<&str> = shop.deck_editor.reasons.iter().map(|it| it.words.as_str()).collect();
    assert_eq!(
        words,
        [
            "there is no ship yet; a deck has one",
            "0 adventure cards; a deck has 20",
            "0 captain's cards; a deck has 60",
        ]
    );
    assert!(shop.own_files().is_empty());
    shop.does([add("fair-copy")]);
    assert_eq!((shop.own_files().len(), shop.deck_editor.reasons.len()), (1, 2));
}
