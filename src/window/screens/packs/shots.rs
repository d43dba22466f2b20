//! The list of card packs, with a pack of somebody's own and one that has a mistake.

use std::path::{Path, PathBuf};

use bevy::prelude::*;

use super::PacksUi;
use crate::window::{
    common::data::GameData,
    error::WindowError,
    tour::{Shot, hands::turn_to},
    ui::screen::Screen,
};
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

pub(in crate::window) fn shots() -> Vec<Shot> {
    let packs = |name| Shot::of(name, reach).afterwards(leave);
    vec![
        packs("111-packs"),
        packs("146-phone-packs").upright(),
        packs("146-phone-packs-across").across(),
    ]
}

/// Goes to the screen, with packs that no disk has.
fn reach(app: &mut App) -> Result<(), WindowError> {
    let world = app.world_mut();
    let mut game_data = world.resource_mut::<GameData>();
    let own = PathBuf::from("yours");
    let mut texts = game_data.texts.clone();
    PACKS.iter().for_each(|pack| add(&mut texts, &own, pack));
    let sources = Sources { assets: game_data.library.folder.clone(), own: Some(own) };
    let library = sources
        .library(&texts)
        .map_err(|_| WindowError::Drawing("the packs of the picture cannot be read"))?;
    let usual = std::mem::replace(&mut game_data.library, library);
    world.insert_resource(Usual(usual));
    world.resource_mut::<PacksUi>().selected = PACKS.len();
    turn_to(app, Screen::Packs);
    Ok(())
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
fn leave(app: &mut App) {
    if let Some(Usual(library)) = app.world_mut().remove_resource() {
        app.world_mut().resource_mut::<GameData>().library = library;
    }
}
