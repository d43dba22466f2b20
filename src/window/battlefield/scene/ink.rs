//! Shapes as Bevy meshes. Whatever stands on the battlefield is drawn once with egui's painter into a
//! mesh of coloured triangles, and moved by its `Transform` from then on.

use std::sync::LazyLock;

use bevy::{
    asset::load_internal_asset,
    ecs::system::SystemParam,
    prelude::*,
    render::{
        mesh::{Indices, MeshVertexBufferLayoutRef, PrimitiveTopology},
        render_asset::RenderAssetUsages,
        render_resource::{
            AsBindGroup, BlendState, RenderPipelineDescriptor, ShaderRef,
            SpecializedMeshPipelineError,
        },
    },
    sprite::{AlphaMode2d, Material2d, Material2dKey, Material2dPlugin, MeshMaterial2d},
};
use bevy_egui::egui::{
    Color32, Context, LayerId, Painter, Pos2, Rect, Shape,
    epaint::{self, TessellationOptions, Tessellator},
};

const SHADER: Handle<Shader> = Handle::weak_from_u128(0x6661_725f_6c61_6e65_735f_696e_6b00_0001);

/// The one material of everything that is drawn: the colours of its mesh.
#[derive(Asset, AsBindGroup, TypePath, Clone, Default)]
pub(super) struct Ink {}

impl Material2d for Ink {
    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn alpha_mode(&self) -> AlphaMode2d {
        AlphaMode2d::Blend
    }

    /// Bevy's own blending multiplies by alpha once more, which darkens every soft edge.
    fn specialize(
        descriptor: &mut RenderPipelineDescriptor,
        _: &MeshVertexBufferLayoutRef,
        _: Material2dKey<Ink>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let targets = descriptor.fragment.iter_mut().flat_map(|it| &mut it.targets).flatten();
        targets.for_each(|it| it.blend = Some(BlendState::PREMULTIPLIED_ALPHA_BLENDING));
        Ok(())
    }
}

pub(super) fn plugin(app: &mut App) {
    load_internal_asset!(app, SHADER, "ink.wgsl", Shader::from_wgsl);
    app.add_plugins(Material2dPlugin::<Ink>::default())
        .init_resource::<Brush>()
        .init_resource::<TheInk>()
        .init_resource::<Stale>();
}

/// The one handle of the ink.
#[derive(Resource)]
pub(super) struct TheInk(Handle<Ink>);

impl FromWorld for TheInk {
    fn from_world(world: &mut World) -> TheInk {
        TheInk(world.resource_mut::<Assets<Ink>>().add(Ink::default()))
    }
}

/// Frames of the picture that are still to be drawn, as something has changed.
#[derive(Resource, Default)]
pub struct Stale(pub(super) u8);

impl Stale {
    /// A mesh may be on its way to the renderer for a frame.
    const FRAMES: u8 = 2;

    pub(super) fn touch(&mut self) {
        self.0 = Stale::FRAMES;
    }

    /// Whether another frame is needed.
    pub fn is_stale(&self) -> bool {
        self.0 > 0
    }
}

/// Draws what stands on the battlefield.
#[derive(SystemParam)]
pub(super) struct Painting<'w> {
    brush: Res<'w, Brush>,
    ink: Res<'w, TheInk>,
    meshes: ResMut<'w, Assets<Mesh>>,
    stale: ResMut<'w, Stale>,
}

/// What everything that can be seen is made of.
pub(super) type Look = (Mesh2d, MeshMaterial2d<Ink>);

impl Painting<'_> {
    /// Something that is still to be drawn.
    pub fn blank(&self) -> Look {
        (Mesh2d(self.meshes.reserve_handle()), MeshMaterial2d(self.ink.0.clone()))
    }

    /// Draws it, in points around `origin`, as sharp as `pixels` a point allow.
    pub fn paint(&mut self, at: &Mesh2d, origin: Pos2, pixels: f32, draw: impl FnOnce(&Painter)) {
        self.meshes.insert(&at.0, self.brush.mesh(origin, pixels, draw));
        self.stale.touch();
    }
}

/// A painter's place of its own, apart from any screen.
#[derive(Resource, Default)]
pub(super) struct Brush(Context);

impl Brush {
    /// What `draw` draws, in points around `origin` and upward, as sharp as `pixels` a point allow. There
    /// are no letters in it: words belong to the screen.
    pub fn mesh(&self, origin: Pos2, pixels: f32, draw: impl FnOnce(&Painter)) -> Mesh {
        let layer = LayerId::background();
        draw(&Painter::new(self.0.clone(), layer, Rect::EVERYTHING));
        let drawn = self.0.graphics_mut(|graphics| graphics.drain(&[layer], &Default::default()));
        let options =
            TessellationOptions { prerasterized_discs: false, ..TessellationOptions::default() };
        let mut tessellator = Tessellator::new(pixels, options, [1, 1], Vec::new());
        let mut flat = epaint::Mesh::default();
        for it in drawn.into_iter().filter(|it| is_inside(it.clip_rect, &it.shape)) {
            tessellator.tessellate_shape(it.shape, &mut flat);
        }
        triangles(flat, origin)
    }
}

/// Whether a shape is to be seen through what it was clipped to. What is clipped is small: stars in a
/// window.
fn is_inside(clip: Rect, shape: &Shape) -> bool {
    clip == Rect::EVERYTHING || clip.contains(shape.visual_bounding_rect().center())
}

fn triangles(flat: epaint::Mesh, origin: Pos2) -> Mesh {
    let at = |at: Pos2| [at.x - origin.x, origin.y - at.y, 0.0];
    let mut places: Vec<[f32; 3]> = flat.vertices.iter().map(|corner| at(corner.pos)).collect();
    let mut colours: Vec<[f32; 4]> =
        flat.vertices.iter().map(|corner| linear(corner.color)).collect();
    let mut indices = flat.indices;
    if indices.is_empty() {
        // The renderer knows no mesh without triangles.
        (places, colours, indices) = (vec![[0.0; 3]], vec![[0.0; 4]], vec![0, 0, 0]);
    }
    Mesh::new(PrimitiveTopology::TriangleList, RenderAssetUsages::default())
        .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, places)
        .with_inserted_attribute(Mesh::ATTRIBUTE_COLOR, colours)
        .with_inserted_indices(Indices::U32(indices))
}

/// As egui's own shader has it: colours are made linear as they are, multiplied by alpha.
fn linear(colour: Color32) -> [f32; 4] {
    let [red, green, blue, alpha] = colour.to_array().map(usize::from);
    [LINEAR[red], LINEAR[green], LINEAR[blue], alpha as f32 / 255.0]
}

/// What each byte of a colour is as light: looked up, since there are thousands of corners in a frame.
static LINEAR: LazyLock<[f32; 256]> = LazyLock::new(|| {
    std::array::from_fn(|byte| LinearRgba::from(Srgba::rgb_u8(byte as u8, 0, 0)).red)
});

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Stroke, pos2, vec2};

    use super::*;

    fn corners(mesh: &Mesh) -> Vec<[f32; 3]> {
        let places = mesh.attribute(Mesh::ATTRIBUTE_POSITION).expect("places");
        places.as_float3().expect("three numbers each").to_vec()
    }

    #[test]
    fn what_is_drawn_stands_around_its_origin_and_upward() {
        let mesh = Brush::default().mesh(pos2(100.0, 50.0), 1.0, |p| {
            let area = Rect::from_min_size(pos2(100.0, 30.0), vec2(40.0, 20.0));
            p.rect_filled(area, 0.0, Color32::WHITE);
        });
        let corners = corners(&mesh);
        assert!(corners.iter().all(|at| (-1.0..=41.0).contains(&at[0])), "{corners:?}");
        assert!(corners.iter().all(|at| (-1.0..=21.0).contains(&at[1])), "{corners:?}");
    }

    #[test]
    fn nothing_of_one_drawing_is_left_in_the_next() {
        let (brush, line) = (Brush::default(), Stroke::new(2.0, Color32::WHITE));
        let draw = |p: &Painter| {
            p.line_segment([pos2(0.0, 0.0), pos2(9.0, 0.0)], line);
        };
        let [first, second] = [(); 2].map(|()| corners(&brush.mesh(Pos2::ZERO, 1.0, draw)).len());
        assert_eq!(first, second);
        assert_eq!(corners(&brush.mesh(Pos2::ZERO, 1.0, |_| ())).len(), 1, "nothing drawn");
    }
}
