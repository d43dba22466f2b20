//! The picture of the battlefield: a texture, the camera that draws it, and what part of the field it
//! shows.

use bevy::{
    prelude::*,
    render::{
        camera::RenderTarget,
        render_asset::RenderAssetUsages,
        render_resource::{Extent3d, TextureDimension, TextureFormat, TextureUsages},
        view::RenderLayers,
    },
};
use bevy_egui::{EguiContext, EguiUserTextures, egui::TextureId};

use super::ink::Stale;
use crate::window::{
    battlefield::{effects::FightAnimation, field::camera::Stage, fight_ui::FightUi, plan::Plan},
    ui::screen::Canvas,
};

/// The layer that only this camera sees.
pub(super) const LAYER: usize = 1;

/// How far a blast shakes the camera, in points.
const SHAKE: f32 = 5.0;

/// The battlefield's picture.
#[derive(Resource, Default)]
pub struct Picture {
    stage: Option<Stage>,
    /// Pixels of a point.
    pixels: f32,
    image: Handle<Image>,
    texture: Option<TextureId>,
}

/// The camera over the battlefield: its place is the middle of what it shows, in metres.
#[derive(Component)]
#[require(Camera2d, Msaa(|| Msaa::Off))]
pub(super) struct BattlefieldCamera;

impl Picture {
    /// Where it stands on the screen, and the part of the field that it shows.
    pub fn stage(&self) -> Option<Stage> {
        self.stage
    }

    /// The picture itself, for the screen.
    pub fn texture(&self) -> Option<TextureId> {
        self.texture
    }

    pub(super) fn pixels(&self) -> f32 {
        self.pixels
    }

    pub(super) fn image(&self) -> &Handle<Image> {
        &self.image
    }

    /// Shows this part of the field on that part of the screen; returns whether its size is new.
    pub(super) fn show(&mut self, stage: Stage, pixels: f32) -> bool {
        if self.stage == Some(stage) && self.pixels == pixels {
            return false;
        }
        let before = self.stage.map(|it| size(it, self.pixels));
        (self.stage, self.pixels) = (Some(stage), pixels);
        before != Some(size(stage, pixels))
    }
}

/// Pixels of the picture.
fn size(stage: Stage, pixels: f32) -> UVec2 {
    let size = stage.rect.size() * pixels;
    Vec2::new(size.x, size.y).round().as_uvec2().max(UVec2::ONE)
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Picture>();
}

/// Finds the picture's place on the screen, and makes a texture of its size.
pub(super) fn arrange(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    fight_ui: Res<FightUi>,
    mut picture: ResMut<Picture>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let rect = Plan::of(fight_ui.above(ctx.screen_rect())).picture;
    let stage = Stage { rect, camera: fight_ui.lens };
    if picture.show(stage, ctx.pixels_per_point()) {
        textures.remove_image(&picture.image);
        picture.image = images.add(blank(size(stage, picture.pixels)));
        picture.texture = Some(textures.add_image(picture.image.clone()));
    }
}

/// A picture with nothing on it yet, which a camera can draw on.
fn blank(size: UVec2) -> Image {
    let extent = Extent3d { width: size.x, height: size.y, depth_or_array_layers: 1 };
    let mut image = Image::new_fill(
        extent,
        TextureDimension::D2,
        &[8, 9, 13, 255],
        TextureFormat::Rgba8UnormSrgb,
        RenderAssetUsages::default(),
    );
    image.texture_descriptor.usage |= TextureUsages::RENDER_ATTACHMENT;
    image
}

/// Sets the camera up once there is a picture.
pub(super) fn open(
    mut commands: Commands,
    picture: Res<Picture>,
    cameras: Query<(), With<BattlefieldCamera>>,
) {
    if picture.stage.is_some() && cameras.is_empty() {
        let camera = Camera { order: -1, ..Camera::default() };
        commands.spawn((BattlefieldCamera, camera, RenderLayers::layer(LAYER)));
    }
}

/// Points the camera at what the picture shows: one unit of the world is a metre. A blast shakes it, where
/// things move at all.
pub(super) fn aim(
    (picture, animation): (Res<Picture>, Res<FightAnimation>),
    mut stale: ResMut<Stale>,
    mut cameras: Query<
        (&mut Camera, &mut Transform, &mut OrthographicProjection),
        With<BattlefieldCamera>,
    >,
) {
    let Some(stage) = picture.stage else { return };
    for (mut camera, mut at, mut projection) in &mut cameras {
        camera.target = RenderTarget::Image(picture.image.clone());
        let metre = 1.0 / stage.scale();
        let shaken = animation.shake() * SHAKE * metre;
        let place = Vec3::new(stage.camera.centre + shaken, -shaken, at.translation.z);
        if at.translation != place {
            at.translation = place;
            stale.touch();
        }
        projection.scale = metre / picture.pixels;
    }
}

/// Draws the picture where something has changed, and leaves it as it is otherwise.
pub(super) fn expose(
    mut stale: ResMut<Stale>,
    moved: Query<(), (With<Mesh2d>, Changed<Transform>)>,
    mut gone: RemovedComponents<Mesh2d>,
    mut cameras: Query<&mut Camera, With<BattlefieldCamera>>,
) {
    if gone.read().count() > 0 || !moved.is_empty() {
        stale.touch();
    }
    for mut camera in &mut cameras {
        camera.is_active = stale.is_stale();
    }
    stale.0 = stale.0.saturating_sub(1);
}
