//! Every kind of data, and what can be done with files whichever their kind is.

use std::{any::TypeId, path::PathBuf, sync::Arc};

use ::skirmish::data::Scenario;
use ai::Persona;
use bevy::{
    asset::{AssetPath, UntypedHandle},
    prelude::*,
};
use cards::data::Deck;

use super::asset::{Data, add_kind};
use crate::{
    campaign::PortEvents,
    content::Sources,
    data::{DataFile, FileError, PackFile, Part, PuzzleFile, Texts, WordGroups},
    skirmish::CombatFile,
};

/// A table of numbers, read only with all others that it has to go with.
#[derive(Debug)]
pub struct Table;

impl DataFile for Table {
    fn read(_file: &std::path::Path, _text: &str) -> Result<Table, FileError> {
        Ok(Table)
    }
}

/// What can be done with files of a kind.
#[derive(Clone, Copy)]
struct Kind {
    asset: fn() -> TypeId,
    add: fn(&mut App, &Sources),
    load: fn(&AssetServer, AssetPath<'static>) -> UntypedHandle,
    put: fn(&World, &UntypedHandle, PathBuf, &mut Texts),
}

impl Kind {
    const ALL: [Kind; 9] = [
        Kind::of::<PackFile>(),
        Kind::of::<Deck>(),
        Kind::of::<Scenario>(),
        Kind::of::<Persona>(),
        Kind::of::<CombatFile>(),
        Kind::of::<PortEvents>(),
        Kind::of::<WordGroups>(),
        Kind::of::<PuzzleFile>(),
        Kind::of::<Table>(),
    ];

    const fn of<T: DataFile>() -> Kind {
        Kind {
            asset: TypeId::of::<Data<T>>,
            add: add_kind::<T>,
            load: |server, path| server.load::<Data<T>>(path).untyped(),
            put: put::<T>,
        }
    }

    /// The kind of a part's files.
    fn of_part(part: Part) -> Kind {
        match part.path() {
            "packs" => Kind::of::<PackFile>(),
            "decks" => Kind::of::<Deck>(),
            "skirmish/scenarios" | "campaign/boardings" => Kind::of::<Scenario>(),
            "captains/personas" => Kind::of::<Persona>(),
            "captains/combat" => Kind::of::<CombatFile>(),
            "campaign/events.ron" => Kind::of::<PortEvents>(),
            "glossary.ron" => Kind::of::<WordGroups>(),
            "puzzles" => Kind::of::<PuzzleFile>(),
            _ => Kind::of::<Table>(),
        }
    }
}

/// Adds the assets and the loader of every kind.
pub fn add_all(app: &mut App, sources: &Sources) {
    Kind::ALL.iter().for_each(|kind| (kind.add)(app, sources));
}

/// Has a file of this part loaded.
pub fn load(server: &AssetServer, part: Part, path: AssetPath<'static>) -> UntypedHandle {
    (Kind::of_part(part).load)(server, path)
}

/// Puts a file that is loaded among the texts, with what it was read into.
pub fn put_into(texts: &mut Texts, world: &World, handle: &UntypedHandle, file: PathBuf) {
    let kind = Kind::ALL.iter().find(|kind| (kind.asset)() == handle.type_id());
    if let Some(kind) = kind {
        (kind.put)(world, handle, file, texts);
    }
}

fn put<T: DataFile>(world: &World, handle: &UntypedHandle, file: PathBuf, texts: &mut Texts) {
    let id = handle.id().typed_debug_checked::<Data<T>>();
    let Some(data) = world.resource::<Assets<Data<T>>>().get(id) else { return };
    match (&data.text, &data.read) {
        (Ok(text), Ok(read)) => texts.insert_read(file, text.clone(), Arc::clone(read)),
        (text, _) => texts.insert(file, text.clone()),
    }
}
