//! Fights as a picture needs them: moments made by hand, and what a fought one leaves behind.

use bevy::prelude::*;

use super::super::{
    screen::Screen,
    skirmish::{FightSetup, demo},
};

pub use super::super::skirmish::demo::Shot;

/// What a picture of a fight needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Fight {
    /// The page that sets one up.
    Setup,
    /// A moment of one.
    Moment(Shot),
}

/// Goes to what the picture is of.
pub fn reach(app: &mut App, fight: Fight) {
    let world = app.world_mut();
    let to = match fight {
        Fight::Setup => Screen::Skirmish,
        Fight::Moment(_) => Screen::Fight,
    };
    world.resource_mut::<NextState<Screen>>().set(to);
}

/// What has to be there once the screen is.
pub fn lay_open(app: &mut App, fight: Fight) {
    let Fight::Moment(shot) = fight else { return };
    let world = app.world_mut();
    if world.resource::<FightSetup>().armoury().is_none() {
        super::super::skirmish::read_setup(world);
    }
    let Some(armoury) = world.resource::<FightSetup>().armoury() else { return };
    let moment = demo::scene(shot, &armoury);
    world.insert_resource(moment.view);
    world.insert_resource(moment.desk);
    world.insert_resource(moment.play);
    world.insert_resource(moment.book);
}
