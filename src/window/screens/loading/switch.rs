//! Turning a pack on or off while the game runs.

use std::path::PathBuf;

use bevy::prelude::*;

use super::{asset::Data, files::Files, kinds::Table};
use crate::window::{
    common::data::GameData,
    screens::loading::places::{Places, take_in},
};
use crate::{
    content::{SwitchError, Switched},
    data::PackSwitches,
};

/// Turns the pack of this id on or off; the deck builder and the next game follow. Hands back what is
/// wrong now that was not before.
///
/// # Errors
/// As [`Sources::switch_pack`](crate::content::Sources::switch_pack); all is as it was.
pub fn switch_pack(world: &mut World, id: &str, on: bool) -> Result<Vec<String>, SwitchError> {
    let sources = world.resource::<Places>().sources.clone();
    let texts = &world.resource::<GameData>().texts;
    let Switched { texts, library, news } = sources.switch_pack(texts, id, on)?;
    // Whatever is edited later is compiled from the texts that the asset server has.
    let file = sources.own.as_deref().map(PackSwitches::file);
    let known = |file: &PathBuf| world.resource::<Files>().handles.get(file).cloned();
    if let Some((handle, file)) = file.and_then(|file| Some((known(&file)?, file))) {
        let data = Data::of(&file, Ok(library.switches.text()));
        let handle = handle.typed_debug_checked::<Data<Table>>();
        world.resource_mut::<Assets<Data<Table>>>().insert(&handle, data);
    }
    take_in(world, library, texts);
    Ok(news.iter().map(ToString::to_string).collect())
}
