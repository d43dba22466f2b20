//! The life in hand, changed together with the state of its screen; and the way to another screen.

use bevy::prelude::*;

use super::{career_ui::CareerUi, living::Living};
use crate::window::ui::screen::Screen;

/// Goes to another screen.
pub fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
}

/// Changes the life, where there is one.
pub fn with_life(world: &mut World, change: impl FnOnce(&mut Living, &mut CareerUi)) {
    if world.get_resource::<Living>().is_none() {
        return;
    }
    world.resource_scope(|world, mut living: Mut<Living>| {
        let mut career_ui = world.resource_mut::<CareerUi>();
        change(&mut living, &mut career_ui);
        career_ui.since = None;
    });
}
