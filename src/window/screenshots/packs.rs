//! The list of card packs, with a pack of somebody's own and one that has a mistake.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use crate::window::{common::data::GameData, screens::packs::PacksUi, ui::screen::Screen};
use crate::{
    content::Sources,
    data::{Library, Texts},
};

/// The packs of the picture: folder, title, a card's price.
const PACKS: [(&str, &str, &str); 2] =
    [("harbour-gossip", "Harbour Gossip", "2"), ("night-shift", "Night Shift", "two")];

/// The library without these packs, to be put back.
#[derive(Resource)]
struct Usual(Library);

/// Goes to the screen, with packs that no disk has.
pub(super) fn reach(app: &mut App) {
    let world = app.world_mut();
    let mut game_data = world.resource_mut::<GameData>();
    let own = PathBuf::from("yours");
    let mut texts = game_data.texts.clone();
    PACKS.iter().for_each(|pack| add(&mut texts, &own, pack));
    let sources = Sources { assets: game_data.library.folder.clone(), own: Some(own) };
    let Ok(library) = sources.library(&texts) else { return };
    let usual = std::mem::replace(&mut game_data.library, library);
    world.insert_resource(Usual(usual));
    world.resource_mut::<PacksUi>().selected = PACKS.len();
    world.resource_mut::<NextState<Screen>>().set(Screen::Packs);
}

fn add(texts: &mut Texts, own: &Path, (id, title, cost): &(&str, &str, &str)) {
    let folder = own.join("packs").join(id);
    let manifest = format!(
        "(title: \"{title}\", version: \"1.0\", author: \"you\", about: \"People one meets at night.\")"
    );
    let card = format!(
        "[\n  (id: \"{id}-1\", name: \"Rumour of a Berth\",\n   face: Gear(cost: {cost}, ev: 1, subtype: Tool)),\n]"
    );
    texts.insert(folder.join("pack.ron"), Ok(manifest.into()));
    texts.insert(folder.join("cards.ron"), Ok(card.into()));
    texts.insert_folder(folder);
}

/// Puts everything back as it was.
pub(super) fn leave(app: &mut App) {
    if let Some(Usual(library)) = app.world_mut().remove_resource() {
        app.world_mut().resource_mut::<GameData>().library = library;
    }
}
