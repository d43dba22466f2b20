//! Carries out the actions of the library on its files.

use std::path::{Path, PathBuf};

use bevy::prelude::*;
use characters::data::Tables;

use super::{
    called, downtime,
    library_ui::{LibraryAction, LibraryDialog, LibraryUi},
};
use crate::window::{
    common::data::GameData,
    screens::people::{
        career_ui::{CareerUi, Page},
        tables::Careers,
    },
    ui::screen::Screen,
};
use crate::{
    disk,
    roster::{EntryQuery, PersonFile, RosterError, RosterFolder, Tags, sheet::svg},
    saves::hand_over,
};

/// Carries out an action; a note says why one cannot be done.
pub fn carry_out(world: &mut World, action: LibraryAction) {
    let library = RosterFolder::at(world.resource::<GameData>().saves.root());
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    if action == LibraryAction::NewLife {
        return new_life(world);
    }
    if let LibraryAction::Downtime(action) = action {
        return downtime::carry_out(world, action);
    }
    let mut library_ui = world.resource_mut::<LibraryUi>();
    match action {
        LibraryAction::Choose(n) => {
            library_ui.chosen = n.min(library_ui.people.len().saturating_sub(1))
        }
        LibraryAction::Mark(n) => library_ui.mark(n),
        #[cfg(target_arch = "wasm32")]
        LibraryAction::OpenDialog(LibraryDialog::Import(_)) => crate::browser::pick(),
        LibraryAction::OpenDialog(dialog) => (library_ui.dialog, library_ui.note) = (dialog, None),
        LibraryAction::Search(words) => {
            library_ui.search = words;
            library_ui.refresh(&library, &tables);
        }
        LibraryAction::Call(title) => called::carry_out(&mut library_ui, title.as_deref(), &tables),
        LibraryAction::NewLife
        | LibraryAction::Downtime(_)
        | LibraryAction::Rename(_)
        | LibraryAction::Tag(_)
        | LibraryAction::Export
        | LibraryAction::Picture
        | LibraryAction::Import(_)
        | LibraryAction::Remove => write(&library, &tables, &mut library_ui, action),
    }
}

/// Changes a file, tells what came of it, and looks at the folder again.
fn write(
    library: &RosterFolder,
    tables: &Tables,
    library_ui: &mut LibraryUi,
    action: LibraryAction,
) {
    match in_the_files(library, tables, library_ui, action) {
        Ok((note, wanted)) => {
            (library_ui.note, library_ui.wanted) = (Some(note), wanted);
            library_ui.dialog = LibraryDialog::Nothing;
            library_ui.refresh(library, tables);
        }
        Err(fault) => library_ui.note = Some(fault.to_string()),
    }
}

/// Carries out actions that change files; returns a note, and who is to be shown.
fn in_the_files(
    library: &RosterFolder,
    tables: &Tables,
    library_ui: &LibraryUi,
    action: LibraryAction,
) -> Result<(String, Option<PersonFile>), RosterError> {
    if let LibraryAction::Import(path) = &action {
        let entry = library.import(&expanded(path))?;
        let name = entry.person.character.identity.styled();
        return Ok((format!("{name} is here now, in {}", entry.file.display()), Some(entry.file)));
    }
    let Some(who) = library_ui.shown::<EntryQuery>() else { return Ok((String::new(), None)) };
    let (file, mine) = (who.file, Some(who.file.clone()));
    let note = match action {
        LibraryAction::Rename(name) => {
            let renamed = library.rename(file, &name)?;
            format!("Called {} from now on", renamed.person.character.identity.styled())
        }
        LibraryAction::Tag(tag) => tagged(library, file, who.tags, &tag)?,
        LibraryAction::Export => {
            let to = free(library, file, "json");
            library.export(file, &to)?;
            format!("Written to {}", disk::handed_to(&to))
        }
        LibraryAction::Picture => {
            let to = free(library, file, "svg");
            hand_over(&to, &svg(&who.entry().person, tables))?;
            format!("Drawn in {}", disk::handed_to(&to))
        }
        LibraryAction::Remove => format!("Removed to {}", library.remove(file)?.display()),
        LibraryAction::Choose(_)
        | LibraryAction::Mark(_)
        | LibraryAction::Search(_)
        | LibraryAction::OpenDialog(_)
        | LibraryAction::Import(_)
        | LibraryAction::Downtime(_)
        | LibraryAction::Call(_)
        | LibraryAction::NewLife => String::new(),
    };
    Ok((note, mine))
}

/// Puts a tag on, or takes it off.
fn tagged(
    library: &RosterFolder,
    file: &PersonFile,
    tags: &Tags,
    tag: &str,
) -> Result<String, RosterError> {
    let tag = tag.trim();
    if tags.contains(tag) {
        library.untag(file, tag)?;
        return Ok(format!("No longer tagged {tag}"));
    }
    library.tag(file, tag)?;
    Ok(format!("Tagged {tag}"))
}

/// A file beside the library that does not exist yet.
fn free(library: &RosterFolder, file: &PersonFile, ending: &str) -> PathBuf {
    let folder = library.folder().join("exported");
    let numbered = |n: u32| {
        let nth = if n == 1 { String::new() } else { format!("-{n}") };
        folder.join(format!("{}{nth}.{ending}", file.id()))
    };
    (1..).map(numbered).find(|file| !disk::is_taken(file)).unwrap_or_else(|| numbered(1))
}

/// A path as it was typed: without quotes around it, and with the home folder for `~`.
fn expanded(path: &str) -> PathBuf {
    let plain = path.trim().trim_matches(['"', '\'']);
    let home = std::env::var_os("HOME").map(PathBuf::from);
    match (plain.strip_prefix("~/"), home) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => Path::new(plain).to_owned(),
    }
}

fn new_life(world: &mut World) {
    world.resource_mut::<CareerUi>().page = Page::Setup;
    world.resource_mut::<NextState<Screen>>().set(Screen::Life);
}
