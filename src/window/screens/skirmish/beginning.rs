//! Begins a fight: one that was set up, or the same one once more.

use bevy::prelude::*;

use super::setup::FightSetup;
use crate::window::{
    battlefield::{
        fight_ui::{FightAction, FightUi},
        game::{Fighting, carry_out, take_the_field},
    },
    common::data::GameData,
    ui::screen::{Screen, TableSystems},
};
use crate::{
    players::fresh_seed,
    skirmish::session::{FightOptions, Session},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        fight_again
            .after(carry_out)
            .in_set(TableSystems::Decide)
            .run_if(in_state(Screen::Fight).or(in_state(Screen::Aftermath))),
    );
}

/// Begins a fight; what is wrong with it otherwise.
pub fn begin(world: &mut World, fight_options: FightOptions) -> Result<(), String> {
    let minds = world.resource::<FightSetup>().minds().ok_or("there is no armoury")?;
    let saves = world.resource::<GameData>().saves.clone();
    if !fight_options.sent.is_empty() {
        // The scenario's author did not foresee it: too few people for a side's goal, say.
        let checked = minds.armoury.check_scenario(&fight_options.setup.scenario);
        checked.map_err(|fault| format!("With these people it cannot be fought: {fault}."))?;
    }
    let session =
        Session::begin(&minds, &saves, fight_options).map_err(|fault| fault.to_string())?;
    take_the_field(world, session);
    Ok(())
}

/// Begins the same fight once more, where that was asked for.
fn fight_again(
    mut actions: EventReader<FightAction>,
    fighting: Option<NonSend<Fighting>>,
    mut commands: Commands,
) {
    let Some(fighting) = fighting else { return };
    for action in actions.read() {
        let FightAction::Again { same_seed } = action else { continue };
        let mut fight_options = fighting.session.fight_options().clone();
        // Those of the library have come home already, as the first fight left them.
        fight_options.sent.clear();
        if !same_seed {
            fight_options.seed = fresh_seed();
        }
        commands.queue(move |world: &mut World| again(world, fight_options));
    }
}

fn again(world: &mut World, fight_options: FightOptions) {
    if let Err(fault) = begin(world, fight_options) {
        world.resource_mut::<FightUi>().note = Some(fault);
    }
}
