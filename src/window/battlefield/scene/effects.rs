//! Shots, blows, throws and blasts: an entity each for as long as it is to be seen.

use bevy::{prelude::*, utils::HashSet};

use super::{figures::Stances, ink::Painting, layout::Sheet};
use crate::window::battlefield::scene::staged::Staged;

/// A shot or a blast that is under way: which one of the animation.
#[derive(Component, Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Flash(usize);

/// Before everybody.
const HEIGHT: f32 = 500.0;

/// Draws what flies, flashes or blows up at this moment, and clears away what is over.
pub(super) fn flash(
    staged: Staged,
    stances: Res<Stances>,
    mut painting: Painting,
    mut commands: Commands,
    flashes: Query<(Entity, &Flash, &Mesh2d)>,
) {
    let Some(scene) = staged.scene() else { return };
    let on: HashSet<usize> = scene.animation.flashes().collect();
    let stage = scene.stage;
    let at = |who| stances.on_screen(who, &stage).map(|it| (it.muzzle(), it.chest()));
    let mut draw = |n: usize, mesh: &Mesh2d| {
        painting.paint(mesh, stage.rect.center(), staged.picture.pixels(), |p| {
            scene.animation.flash(n, p, &stage, &at);
        });
    };
    for (entity, flash, mesh) in &flashes {
        match on.contains(&flash.0) {
            true => draw(flash.0, mesh),
            false => commands.entity(entity).despawn(),
        }
    }
    let is_there = |n: &usize| flashes.iter().any(|(_, flash, _)| flash.0 == *n);
    for n in scene.animation.flashes().filter(|n| !is_there(n)) {
        // It is drawn in the next frame, when it is there.
        commands.spawn((Flash(n), Sheet(HEIGHT + n as f32 * 0.01), painting.blank()));
    }
}
