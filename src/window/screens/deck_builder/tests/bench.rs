//! A deck on the bench: its rules, its keyboard, its history.

use super::*;

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
fn every_letter_after_the_slash_is_typed_into_the_search() {
    let mut shop = Shop::open("letters");
    let ctx = testing::context();
    let words = ["i", "d"].map(|letter| vec![Event::Text(letter.to_owned())]);
    for events in [vec![], vec![testing::key(Key::Slash)]].into_iter().chain(words) {
        let mut actions = Vec::new();
        let _ = ctx.run(testing::raw(events), |ctx| {
            actions = shown(ctx, &shop.deck_editor, &shop.library);
            let struck =
                |input: &InputState| keys::pressed(input, &shop.deck_editor, &shop.library);
            actions.extend(ctx.input(struck));
        });
        shop.does(actions);
    }
    assert_eq!(shop.deck_editor.search, "id");
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
