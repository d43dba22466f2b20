//! The life under way as a file: picked up when the program starts, written after every decision,
//! removed once the life is kept in the library.

use std::sync::Arc;

use bevy::prelude::*;
use characters::{SetupError, data::Tables};

use super::{
    career_ui::CareerUi, guide, in_hand::with_life, library::library_ui::LibraryUi, living::Living,
    tables::Careers,
};
use crate::window::common::{
    data::GameData,
    requests::{LifeInFewWords, TitleNotes},
};
use crate::{
    guide::life::LifeCourse,
    roster::{
        Person, RosterFolder,
        lives::{Found, LifeArtefact, LifeFile, Lives, UnderWay},
    },
};

/// Where there is no life to go on with, takes the newest on disk; and the one in hand anew where it
/// has gone on in another program. What cannot be used is said on the title and left where it is.
pub fn pick_up(
    game_data: Res<GameData>,
    careers: Option<Res<Careers>>,
    living: Option<Res<Living>>,
    mut career_ui: ResMut<CareerUi>,
    mut notes: ResMut<TitleNotes>,
    mut commands: Commands,
) {
    let Some(Ok(tables)) = careers.as_deref().map(|careers| &careers.0) else { return };
    let waits = waits(living.as_deref(), &career_ui);
    let mine = career_ui.file.as_ref().filter(|_| waits);
    if waits && !mine.is_some_and(LifeFile::was_changed) {
        return;
    }
    let Found { newest, unusable } = Lives::at(game_data.saves.root()).newest(tables);
    notes.0.extend(unusable.iter().map(|fault| format!("{fault} (left where it is)")));
    let fits = |found: &UnderWay| mine.is_none_or(|mine| mine.path() == found.file().path());
    let Some(found) = newest.filter(fits) else { return };
    let Ok(living) = at_its_question(tables, &found) else { return };
    let file = found.into_file();
    let GameData { library, saves, .. } = &*game_data;
    career_ui.course = LifeCourse::resume(&library.guides.life, saves, file.path());
    (career_ui.file, career_ui.saved, career_ui.advised) = (Some(file), false, None);
    commands.insert_resource(living);
}

/// The life that was found, with everything shown.
fn at_its_question(tables: &Arc<Tables>, found: &UnderWay) -> Result<Living, SetupError> {
    let LifeArtefact { setup, seed, decisions, .. } = found.artefact();
    let mut living = Living::after(tables, setup, seed, decisions)?;
    living.show_all();
    Ok(living)
}

/// Keeps the title's words for it up to date.
pub fn tell_the_title(
    living: Option<Res<Living>>,
    career_ui: Res<CareerUi>,
    mut words: ResMut<LifeInFewWords>,
) {
    words.0 = in_few_words(living.as_deref(), &career_ui);
}

/// Whether there is a life to go on with: one that is not over, or that is not kept yet.
pub fn waits(living: Option<&Living>, career_ui: &CareerUi) -> bool {
    living.is_some_and(|living| !living.is_over() || !career_ui.saved)
}

/// The life under way in a few words, for the title.
pub fn in_few_words(living: Option<&Living>, career_ui: &CareerUi) -> String {
    let Some(living) = living.filter(|living| waits(Some(living), career_ui)) else {
        return "a career in four-year terms".to_owned();
    };
    let how = if living.is_over() { "not kept yet" } else { "goes on" };
    format!("{}, {}, {how}", living.setup.name, living.telling.person.career.age())
}

/// Writes the life as it is now, in the place of what was written of it and of the life it was
/// begun instead of.
pub fn write_down(world: &mut World) {
    let lives = Lives::at(world.resource::<GameData>().saves.root());
    let artefact = world.get_resource::<Living>().map(Living::artefact);
    let mut career_ui = world.resource_mut::<CareerUi>();
    let Some(artefact) = artefact.filter(|_| !career_ui.saved) else { return };
    career_ui.file.get_or_insert_with(|| lives.new_file()).keep(&artefact);
    guide::keep(&mut career_ui);
}

/// Changes the life where that may be a decision: it is on disk before the next one.
pub fn change_life(world: &mut World, change: impl FnOnce(&mut Living, &mut CareerUi)) {
    with_life(world, change);
    write_down(world);
}

/// Keeps a life that is over in the library, with its story and everything that was decided.
pub fn keep(world: &mut World) {
    let library = RosterFolder::at(world.resource::<GameData>().saves.root());
    let mut kept = None;
    with_life(world, |living, career_ui| {
        if !living.is_over() || career_ui.saved {
            return;
        }
        match library.keep(Person::from_life(living.life(), living.seed)) {
            Ok(entry) => {
                career_ui.saved = true;
                career_ui.note = Some(format!("Kept in {}", entry.file.display()));
                let_go(career_ui);
                kept = Some(entry.file);
            }
            Err(fault) => career_ui.note = Some(fault.to_string()),
        }
    });
    world.resource_mut::<LibraryUi>().wanted = kept;
}

/// The library has the person now: nobody goes on with this life any more.
fn let_go(career_ui: &mut CareerUi) {
    let gone = career_ui.file.take().map_or(Ok(()), |file| file.remove());
    if let Err(fault) = gone {
        career_ui.note = Some(fault.to_string());
    }
}

#[cfg(test)]
mod tests;
