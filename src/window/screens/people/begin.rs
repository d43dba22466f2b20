//! Begins lives: another one, the same once more, one that was shared, the guided one.

use bevy::prelude::*;
use characters::{Setup, SetupError};

use super::{
    career_ui::{CareerDialog, CareerUi, Page},
    guide,
    in_hand::go,
    living::Living,
    next_life::NextLife,
    on_disk,
    tables::Careers,
};
use crate::window::{common::data::GameData, ui::screen::Screen};
use crate::{guide::life::LifeCourse, players, roster::names};

/// Begins the next life in the place of the one in hand.
pub fn begin(world: &mut World, next: NextLife) {
    match next {
        NextLife::Another => {
            let seed = seed_as_typed(world);
            begin_a_life(world, seed);
        }
        NextLife::SameDice => same_dice(world),
    }
}

/// A new one where none is typed.
fn seed_as_typed(world: &World) -> u64 {
    let typed = world.resource::<CareerUi>().seed.parse().ok();
    typed.unwrap_or_else(players::fresh_seed)
}

/// A life of this seed, by the rules chosen on the screen.
fn begin_a_life(world: &mut World, seed: u64) {
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    let career_ui = world.resource::<CareerUi>();
    let typed = career_ui.name.trim();
    let name = if typed.is_empty() { names::for_seed(seed) } else { typed.to_owned() };
    let setup = Setup { name, rules: career_ui.rules.clone() };
    sit_down(world, Living::begin(&tables, setup, seed));
}

fn same_dice(world: &mut World) {
    let Some(living) = world.get_resource::<Living>() else { return };
    let (setup, seed) = (living.setup.clone(), living.seed);
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    sit_down(world, Living::begin(&tables, setup, seed));
}

fn sit_down(world: &mut World, begun: Result<Living, SetupError>) {
    let mut career_ui = world.resource_mut::<CareerUi>();
    (career_ui.selected, career_ui.dialog, career_ui.since, career_ui.note) =
        (0, CareerDialog::Nothing, None, None);
    match begun {
        Ok(living) => {
            (career_ui.page, career_ui.saved, career_ui.by_hand) = (Page::Life, false, false);
            (career_ui.name, career_ui.seed) = (String::new(), String::new());
            world.insert_resource(living);
            // Another life, be it in the same file: whoever means to be taught says so.
            guide::leave(world);
            on_disk::write_down(world);
        }
        Err(fault) => career_ui.note = Some(fault.to_string()),
    }
}

/// The life that was shared, from its beginning, in a file of its own.
#[cfg(target_arch = "wasm32")]
pub fn live_again(world: &mut World, setup: Setup, seed: u64) -> Result<(), String> {
    let tables = world.resource::<Careers>().0.clone()?;
    let living = Living::begin(&tables, setup, seed).map_err(|fault| fault.to_string())?;
    // The life that was under way stays where it is written down.
    world.resource_mut::<CareerUi>().file = None;
    sit_down(world, Ok(living));
    go(world, Screen::Life);
    Ok(())
}

/// Begins the guided life, in a file of its own; why it cannot otherwise.
pub fn learn(world: &mut World) -> Result<(), String> {
    let tables = world.resource::<Careers>().0.clone()?;
    let GameData { library, saves, .. } = world.resource::<GameData>();
    let (lessons, saves) = (library.guides.life.clone(), saves.clone());
    let begun = Living::begin(&tables, lessons.setup(), lessons.game.seed);
    let living = begun.map_err(|fault| fault.to_string())?;
    // The life that was under way stays where it is written down.
    world.resource_mut::<CareerUi>().file = None;
    sit_down(world, Ok(living));
    let mut career_ui = world.resource_mut::<CareerUi>();
    let file = career_ui.file.as_ref().map(|file| file.path().to_owned());
    career_ui.course = file.map(|file| LifeCourse::begin(&lessons, &saves, &file));
    guide::keep(&mut career_ui);
    go(world, Screen::Life);
    Ok(())
}
