//! Takes the scene down.

use bevy::prelude::*;
use bevy_egui::EguiUserTextures;

use super::{
    figures::Stances,
    layout::{OnField, Sheet},
    picking::Pointed,
    picture::{BattlefieldCamera, Picture},
    scenery::SetUp,
};

/// Takes the scene down, with all that is remembered of it: who comes back finds it put up anew.
pub(super) fn close(
    mut commands: Commands,
    mut textures: ResMut<EguiUserTextures>,
    mut picture: ResMut<Picture>,
    (mut stances, mut set, mut pointed): (ResMut<Stances>, ResMut<SetUp>, ResMut<Pointed>),
    scene: Query<Entity, Or<(With<BattlefieldCamera>, With<OnField>, With<Sheet>)>>,
) {
    scene.iter().for_each(|entity| commands.entity(entity).despawn());
    textures.remove_image(picture.image());
    *picture = Picture::default();
    *stances = Stances::default();
    *set = SetUp::default();
    *pointed = Pointed::default();
}
