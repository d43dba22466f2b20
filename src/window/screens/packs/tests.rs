//! The list of packs without a window.

use std::fs;

use bevy_egui::egui::{Key, pos2};

use super::{PacksAction, PacksUi, frame};
use crate::{
    content::{Sources, SwitchError},
    data::{Library, PackState, find_folder},
    roster::testing::folder,
    window::testing::{self, phone_frames},
};

/// A player's folder with the pack `mine`, and with `needy`, which needs it.
fn sources(name: &str) -> Sources {
    let own = folder(name);
    for (id, needs, card) in [("mine", "", "spare-oar"), ("needy", "\"mine\"", "other-oar")] {
        let pack = own.join("packs").join(id);
        fs::create_dir_all(&pack).expect("a folder");
        let manifest = format!("(title: \"{id}\", version: \"1\", needs: [{needs}])");
        fs::write(pack.join("pack.ron"), manifest).expect("written");
        let card =
            format!("[(id: \"{card}\", name: \"Oar\", face: Gear(cost: 1, ev: 1, subtype: Tool))]");
        fs::write(pack.join("a.ron"), card).expect("written");
    }
    Sources { assets: find_folder().expect("the shipped assets"), own: Some(own) }
}

fn library(sources: &Sources) -> Library {
    sources.library(&sources.fetch()).expect("something to play with")
}

fn strike(library: &Library, packs_ui: &mut PacksUi, key: Key) -> Vec<PacksAction> {
    testing::frames(vec![vec![testing::key(key)]], |ctx| frame(ctx, library, packs_ui))
}

#[test]
fn a_pack_that_is_turned_off_leaves_the_game_until_it_is_turned_on_again() {
    let sources = sources("packs-off");
    let off = sources.switch_pack(&sources.fetch(), "mine", false).expect("it can be");
    assert!(off.library.book.find("spare-oar").is_none());
    let said = off.news.iter().map(ToString::to_string).collect::<String>();
    assert!(said.contains("needs the pack `mine`, which is turned off"), "{said}");
    let started_again = library(&sources);
    assert!(started_again.book.find("spare-oar").is_none(), "it stays off");
    assert!(started_again.packs.iter().any(|pack| pack.id == "mine" && pack.is_off()));
    let on = sources.switch_pack(&off.texts, "mine", true).expect("it can be");
    assert!(on.library.book.find("spare-oar").is_some() && on.news.is_empty());
    assert!(library(&sources).book.find("other-oar").is_some());
}

#[test]
fn nobody_is_left_without_a_card_to_play() {
    let sources = sources("packs-last");
    let mut texts = sources.fetch();
    for id in ["needy", "mine"] {
        texts = sources.switch_pack(&texts, id, false).expect("it can be").texts;
    }
    let fault = sources.switch_pack(&texts, "frontier", false).expect_err("nothing would be left");
    assert!(matches!(fault, SwitchError::NothingLeft { .. }), "{fault}");
    assert!(library(&sources).book.find("odo-lanterman").is_some(), "all is as it was");
    let fault = sources.switch_pack(&texts, "mien", false).expect_err("there is none");
    assert!(fault.to_string().contains("there are frontier, mine, needy"), "{fault}");
}

#[test]
fn the_keyboard_walks_to_a_pack_and_switches_it() {
    let library = library(&sources("packs-keys"));
    let mut packs_ui = PacksUi::default();
    assert!(strike(&library, &mut packs_ui, Key::ArrowDown).is_empty());
    assert_eq!(library.packs[packs_ui.selected].id, "mine");
    assert_eq!(strike(&library, &mut packs_ui, Key::Enter), [PacksAction::Switch]);
    assert_eq!(strike(&library, &mut packs_ui, Key::Escape), [PacksAction::Leave]);
    (0..9).for_each(|_| drop(strike(&library, &mut packs_ui, Key::ArrowDown)));
    assert_eq!(packs_ui.selected, library.packs.len() - 1);
    assert!(library.packs.iter().all(|pack| matches!(pack.state, PackState::On)));
}

#[test]
fn on_a_phone_a_tap_looks_at_a_pack_and_its_switch_turns_it() {
    let library = library(&sources("packs-tapped"));
    let mut packs_ui = PacksUi::default();
    let mut tap = |x: f32| {
        phone_frames(testing::tap(pos2(x, 135.0)), |ctx| frame(ctx, &library, &mut packs_ui))
    };
    assert_eq!(tap(100.0), [PacksAction::Select(1)]);
    assert_eq!(tap(317.0), [PacksAction::Select(1), PacksAction::Switch]);
}
