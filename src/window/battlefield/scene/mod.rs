//! The battlefield as a scene: what the person's side sees of a fight are entities under a camera of
//! their own.
//!
//! Each figure is an entity with its [`Fighter`](figures::Fighter), how they look (a
//! [`Person`](super::field::people::Person)), the place they stand at and a `Transform`. Who moves along the
//! bands goes there by the journal's events; the mesh is drawn anew only where somebody looks different.
//! Cover, ground and sky, shots and blasts are entities as well. The camera's picture is a texture, which
//! the screen shows with everything written over it, so that a fight in which nothing happens is not drawn
//! at all.

mod effects;
mod figures;
#[cfg(not(target_arch = "wasm32"))]
mod headless;
mod ink;
mod layout;
#[cfg(not(target_arch = "wasm32"))]
pub mod pace;
mod picking;
mod picture;
mod scenery;
#[cfg(test)]
mod tests;

use bevy::{ecs::system::SystemParam, prelude::*};

pub use figures::Seen;
pub use ink::Stale;
pub use picking::Pointed;
pub use picture::Picture;

use super::{effects::FightAnimation, field::Scene, fight_ui::FightUi, view::FightView};
use crate::window::ui::screen::{Screen, TableSystems};

/// Brings the scene up to what has happened; the screen with its words is drawn after it.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct BattlefieldSystems;

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
                .run_if(in_state(Screen::Fight))
                .run_if(resource_exists::<FightView>),
        )
        .add_systems(OnExit(Screen::Fight), picture::close);
}

/// Everything that the scene is made from.
#[derive(SystemParam)]
struct Staged<'w> {
    view: Res<'w, FightView>,
    fight_ui: Res<'w, FightUi>,
    animation: Res<'w, FightAnimation>,
    picture: Res<'w, Picture>,
}

impl Staged<'_> {
    /// The scene on its picture; none before there is one.
    fn scene(&self) -> Option<Scene<'_>> {
        let stage = self.picture.stage()?;
        Some(Scene::new(&self.view, &self.fight_ui, &self.animation, stage))
    }
}
