//! The battlefield as a scene: what the person's side sees of a fight are entities under a camera of
//! their own.
//!
//! Each figure is an entity with its [`Fighter`](figures::Fighter), how they look (a
//! [`Person`](super::field::people::Person)), the place they stand at and a `Transform`. Who moves along the
//! bands goes there by the journal's events; the mesh is drawn anew only where somebody looks different.
//! Cover, ground and sky, shots and blasts are entities as well. The camera's picture is a texture, which
//! the screen shows with everything written over it, so that a fight in which nothing happens is not drawn
//! at all.

mod closing;
mod effects;
pub mod figures;
#[cfg(not(target_arch = "wasm32"))]
mod headless;
pub mod ink;
mod layout;
#[cfg(not(target_arch = "wasm32"))]
pub mod pace;
pub mod picking;
pub mod picture;
mod scenery;
pub mod staged;
#[cfg(test)]
mod tests;

use bevy::prelude::*;

use crate::window::{
    battlefield::scene::staged::BattlefieldSystems,
    ui::screen::{Screen, TableSystems},
};

pub fn plugin(app: &mut App) {
    app.add_plugins((ink::plugin, picture::plugin, picking::plugin))
        .init_resource::<figures::Stances>()
        .init_resource::<scenery::SetUp>()
        .add_systems(
            Update,
            (
                (picture::arrange, picture::open, picture::aim).chain(),
                (figures::stand, figures::enter_and_leave, figures::walk, figures::pose).chain(),
                (scenery::set_up, scenery::paint, effects::flash).chain(),
                (layout::stand, layout::spread, picture::expose).chain(),
            )
                .chain()
                .in_set(TableSystems::Draw)
                .in_set(BattlefieldSystems)
                .run_if(staged::is_up),
        )
        .add_systems(OnExit(Screen::Fight), closing::close)
        .add_systems(OnExit(Screen::FightReplay), closing::close);
}
