//! The deck editor without a window: search, editing, and files.

use std::path::PathBuf;

use bevy_egui::egui::{InputState, Key, Modifiers};

use super::{
    action::{DeckEditorAction, DeckEditorDialog, Export, Pane},
    deck_editor::DeckEditor,
    files::DeckLocation,
    keys,
    rows::Row,
};
use crate::{
    builder::{CardKind, OwnDecks, testing::library},
    data::Library,
    window::testing,
};

/// A deck editor, the shipped decks, and an empty folder for own ones.
struct Shop {
    deck_editor: DeckEditor,
    library: Library,
    own: OwnDecks,
}

impl Shop {
    /// A shop whose editor has the first shipped deck open.
    fn open(name: &str) -> Shop {
        let folder =
            std::env::temp_dir().join(format!("far-lanes-bench-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&folder);
        let mut shop = Shop {
            deck_editor: DeckEditor::default(),
            library: library(),
            own: OwnDecks::at(folder),
        };
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

/// CCG-DECK-3, CCG-DECK-5
#[test]
fn a_rule_that_is_broken_is_named_with_the_card_and_mending_it_mends_the_deck() {
    let mut shop = Shop::open("broken");
    let legal = shop.copies("odo-lanterman");
    shop.does((legal..4).map(|_| add("odo-lanterman")));
    let words: Vec<&str> = shop.deck_editor.reasons.iter().map(|it| it.words.as_str()).collect();
    assert!(words.contains(&"4 copies of Odo Lanterman; at most 3 are allowed"), "{words:?}");
    let count = format!("{} captain's cards; a deck has 60", 64 - legal);
    assert!(words.contains(&count.as_str()), "{words:?}");
    let odo = shop.deck_editor.lines().find(|line| line.id == "odo-lanterman").expect("a line");
    assert!(odo.wrong && odo.copies == 4);
    shop.does((legal..4).map(|_| DeckEditorAction::Remove("odo-lanterman".to_owned())));
    assert!(shop.deck_editor.is_legal(), "{:?}", shop.deck_editor.reasons);
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

#[test]
fn a_deck_that_was_deleted_comes_back_with_what_it_was() {
    let mut shop = Shop::open("deleted");
    shop.does([DeckEditorAction::New, add("fair-copy"), add("odo-lanterman")]);
    let deck = shop.deck_editor.draft.deck().clone();
    shop.does([DeckEditorAction::Delete]);
    assert!(shop.own_files().is_empty());
    assert!(
        matches!(shop.deck_editor.location, DeckLocation::Shipped(_)),
        "another deck lies there"
    );
    shop.does([DeckEditorAction::Undo]);
    assert_eq!(shop.deck_editor.draft.deck(), &deck);
    shop.does([DeckEditorAction::Undo]);
    assert_eq!(shop.copies("odo-lanterman"), 0, "its history came back with it");
    shop.does([DeckEditorAction::Open(0), DeckEditorAction::Delete]);
    assert!(shop.deck_editor.note.as_ref().expect("a note").contains("cannot be deleted"));
}

#[test]
fn copies_have_files_of_their_own_and_a_name_and_a_plan_are_one_step() {
    let mut shop = Shop::open("copies");
    shop.does([DeckEditorAction::Copy, DeckEditorAction::Copy]);
    assert_eq!(shop.own_files().len(), 2);
    let named = |name: &str, plan: &str| DeckEditorAction::Name(name.to_owned(), plan.to_owned());
    let before = shop.deck_editor.draft.deck().clone();
    shop.does([named("  Fair   Square ", "To win")]);
    assert_eq!(shop.deck_editor.draft.deck().name, "Fair Square");
    shop.does([DeckEditorAction::Undo]);
    assert_eq!(shop.deck_editor.draft.deck(), &before);
    shop.does([named("", "To win")]);
    assert_eq!(shop.deck_editor.draft.deck().name, before.name, "an empty name is none");
}

#[test]
fn a_list_becomes_a_deck_and_what_is_no_good_in_it_is_said() {
    let mut shop = Shop::open("import");
    let list = "Name: Listed\nShip: Fair Copy\n2 Odo Lanterman\n1 moon cheese";
    shop.does([DeckEditorAction::OpenDialog(DeckEditorDialog::Import(list.to_owned(), None))]);
    assert!(
        matches!(&shop.deck_editor.dialog, DeckEditorDialog::Import(_, Some(read)) if read.faults.len() == 1)
    );
    shop.does([DeckEditorAction::Import(list.to_owned())]);
    assert_eq!(shop.deck_editor.draft.deck().name, "Listed");
    assert_eq!((shop.copies("odo-lanterman"), shop.own_files().len()), (2, 1));
    let note = shop.deck_editor.note.clone().expect("a note");
    assert_eq!(note, "Left out: line 4: no card is called `moon cheese`");
    let again = shop.deck_editor.list(&shop.library);
    shop.does([DeckEditorAction::Import(again)]);
    assert_eq!((shop.copies("odo-lanterman"), shop.own_files().len()), (2, 2));
    shop.does([DeckEditorAction::Import("nothing at all".to_owned())]);
    assert_eq!(shop.own_files().len(), 2, "nothing was kept of nothing");
}

#[test]
fn an_exported_list_is_a_file_that_is_read_in_by_its_path() {
    let mut shop = Shop::open("export");
    let deck = shop.deck_editor.draft.deck().clone();
    for (how, ending) in [(Export::List, "txt"), (Export::Deck, "ron")] {
        shop.does([DeckEditorAction::Open(0), DeckEditorAction::Export(how)]);
        let note = shop.deck_editor.note.clone().expect("where it is");
        let file = note.strip_prefix("It is in ").expect("where it is");
        assert!(file.ends_with(ending), "{file}");
        shop.does([DeckEditorAction::Import(file.to_owned())]);
        let mut read = shop.deck_editor.draft.deck().clone();
        assert!(!read.packs.is_empty(), "a kept deck names its packs");
        read.packs.clone_from(&deck.packs);
        assert_eq!(read, deck);
    }
    shop.does([DeckEditorAction::Import("/nowhere/at-all.txt".to_owned())]);
    assert!(shop.deck_editor.note.as_ref().expect("a note").contains("/nowhere/at-all.txt"));
}

#[test]
fn a_card_that_no_pack_has_is_shown_first_and_can_be_taken_out() {
    let mut shop = Shop::open("gone");
    shop.does([DeckEditorAction::Copy]);
    let file = shop.own_files().remove(0);
    let text = std::fs::read_to_string(&file).expect("a deck");
    let text = text.replacen("captain: {", "captain: {\n        \"moon-cheese\": 2,", 1);
    std::fs::write(&file, text).expect("a deck");
    shop.library.read_own_decks(shop.own.folder());
    let n = shop.deck_editor.number(&shop.library).expect("it is listed");
    shop.does([DeckEditorAction::Open(n)]);
    let words = &shop.deck_editor.reasons[0].words;
    assert!(words.starts_with("`moon-cheese` is not a card"), "{words}");
    assert!(matches!(&shop.deck_editor.rows[1], Row::Card(line) if line.id == "moon-cheese"));
    shop.does([add("moon-cheese")]);
    assert_eq!(shop.copies("moon-cheese"), 2, "nobody can have more of what is gone");
    shop.does([DeckEditorAction::Pane(Pane::Deck)]);
    shop.strikes([plain(Key::Backspace), plain(Key::Minus)]);
    assert!(shop.deck_editor.is_legal(), "{:?}", shop.deck_editor.reasons);
}

#[test]
fn a_deck_is_built_by_the_keyboard_alone() {
    let mut shop = Shop::open("keys");
    shop.strikes([plain(Key::N), plain(Key::Slash)]);
    assert_eq!(shop.deck_editor.dialog, DeckEditorDialog::Search);
    shop.does([search("name:\"odo lanterman\"")]);
    shop.strikes([plain(Key::N), plain(Key::X)]);
    assert_eq!(
        shop.deck_editor.dialog,
        DeckEditorDialog::Search,
        "letters are typed while the line is selected"
    );
    shop.strikes([plain(Key::Enter), plain(Key::Enter), plain(Key::Plus), plain(Key::Minus)]);
    assert_eq!(
        (shop.copies("odo-lanterman"), &shop.deck_editor.dialog),
        (1, &DeckEditorDialog::Nothing)
    );
    shop.strikes([(Key::Z, true), plain(Key::U)]);
    assert_eq!(shop.copies("odo-lanterman"), 1);
    shop.strikes([(Key::Y, true)]);
    assert_eq!(shop.copies("odo-lanterman"), 2);
    shop.strikes([plain(Key::U), plain(Key::Y)]);
    assert_eq!(shop.copies("odo-lanterman"), 2);
    shop.strikes([plain(Key::Slash), plain(Key::Escape), plain(Key::ArrowRight)]);
    assert_eq!(
        (shop.deck_editor.search.as_str(), shop.deck_editor.kind),
        ("", Some(CardKind::Ship))
    );
    shop.strikes([plain(Key::Enter), plain(Key::W)]);
    assert_eq!(shop.deck_editor.dialog, DeckEditorDialog::Reasons);
    shop.strikes([plain(Key::Escape), plain(Key::Tab), plain(Key::End)]);
    assert_eq!((shop.deck_editor.pane, shop.deck_editor.line), (Pane::Deck, 1));
    assert_eq!(shop.deck_editor.looked_at(&shop.library).expect("a card").id, "odo-lanterman");
    shop.strikes([plain(Key::S)]);
    assert_ne!(shop.deck_editor.sort, Default::default(), "S orders the pool");
    shop.strikes([(Key::S, true)]);
    assert!(shop.deck_editor.note.as_ref().expect("a note").starts_with("Saved"));
}

#[test]
fn a_history_stays_with_its_deck_while_another_lies_on_the_bench() {
    let mut shop = Shop::open("histories");
    shop.does([DeckEditorAction::Copy, add("odo-lanterman")]);
    let (n, copies) = (shop.deck_editor.number(&shop.library), shop.copies("odo-lanterman"));
    shop.does([
        DeckEditorAction::Open(0),
        DeckEditorAction::Open(n.expect("it is listed")),
        DeckEditorAction::Undo,
    ]);
    assert_eq!(shop.copies("odo-lanterman"), copies - 1);
}

#[test]
fn a_folder_that_cannot_be_written_is_named_and_the_deck_stays_on_the_bench() {
    let mut shop = Shop::open("unwritable");
    let folder = shop.own.folder().to_owned();
    std::fs::write(&folder, "a file where the folder should be").expect("a file");
    shop.does([add("odo-lanterman")]);
    assert!(matches!(shop.deck_editor.location, DeckLocation::Unkept(_)));
    assert!(shop.deck_editor.note.as_ref().expect("a note").starts_with("It is not saved: "));
    assert!(!shop.deck_editor.is_legal(), "the change is there");
    std::fs::remove_file(&folder).expect("out of the way");
    shop.does([DeckEditorAction::Save]);
    assert_eq!(shop.own_files().len(), 1);
}
