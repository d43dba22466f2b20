//! Decks as files: copied, deleted, imported, exported, not written.

use super::*;

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
