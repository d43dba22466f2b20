//! Where things are: from places on the field to transforms under the camera.
//!
//! One unit of the world is a metre of the near edge. A metre farther back is a little shorter, so what
//! stands there moves less than the camera does; and people are as tall as their picture needs, however
//! much of the field it shows.

use bevy::{
    prelude::*,
    render::view::{NoFrustumCulling, RenderLayers},
};

use super::picture::{LAYER, Picture};
use crate::window::battlefield::field::{
    camera::{Stage, wide},
    onstage::Spot,
};

/// The place of something that stands on the field.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(Transform, Visibility, NoFrustumCulling, RenderLayers(|| RenderLayers::layer(LAYER)))]
pub(super) struct OnField(pub Spot);

/// Something as large as the picture, always before the camera; what is higher hides what is lower.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
#[require(Transform, Visibility, NoFrustumCulling, RenderLayers(|| RenderLayers::layer(LAYER)))]
pub(super) struct Sheet(pub f32);

/// Over all sheets of the ground.
const STANDING: f32 = 10.0;
/// How much higher the nearest lane is than the farthest.
const LANES: f32 = 200.0;

/// Where a place on the field is under the camera.
pub(super) fn transform(stage: &Stage, spot: Spot) -> Transform {
    let metre = 1.0 / stage.scale();
    let centre = stage.camera.centre;
    let x = centre + (spot.metres - centre) * wide(spot.depth) + spot.aside * metre;
    let y = (stage.rect.center().y - stage.y(spot.depth)) * metre;
    Transform::from_xyz(x, y, STANDING + LANES * spot.depth)
        .with_scale(Vec3::new(metre, metre, 1.0))
}

/// Where that is on the screen.
pub fn on_screen(stage: &Stage, at: &Transform) -> bevy_egui::egui::Pos2 {
    let x = (at.translation.x - stage.camera.centre) * stage.scale();
    stage.rect.center() + bevy_egui::egui::vec2(x, -at.translation.y * stage.scale())
}

/// Puts everything that stands on the field where it stands.
pub(super) fn stand(picture: Res<Picture>, mut standing: Query<(&OnField, &mut Transform)>) {
    let Some(stage) = picture.stage() else { return };
    for (spot, mut at) in &mut standing {
        at.set_if_neq(transform(&stage, spot.0));
    }
}

/// Spreads everything that is as large as the picture before the camera.
pub(super) fn spread(picture: Res<Picture>, mut sheets: Query<(&Sheet, &mut Transform)>) {
    let Some(stage) = picture.stage() else { return };
    let metre = 1.0 / stage.scale();
    for (sheet, mut at) in &mut sheets {
        let place = Transform::from_xyz(stage.camera.centre, 0.0, sheet.0);
        at.set_if_neq(place.with_scale(Vec3::new(metre, metre, 1.0)));
    }
}
