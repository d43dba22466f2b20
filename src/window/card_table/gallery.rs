//! The pictures of cards: painted once for each size they are shown at, beside the frames, and kept as
//! image assets for as long as they hang here.
//!
//! A picture that is not there yet leaves its place dark; nothing waits for it.

mod pictures;
#[cfg(test)]
mod tests;

use art::{Side, Subject, picture_of};
use bevy::prelude::{
    App, Assets, Image, IntoSystemConfigs, Query, ResMut, Update, With, resource_exists,
};
use bevy_egui::{
    EguiContext, EguiUserTextures,
    egui::{
        Color32, Context, Mesh, Painter, Rect, Shape, TextureId, Vec2, epaint::RectShape, pos2,
    },
};
use cards::data::{Card, Face};

use crate::window::ui::screen::{Canvas, TableSystems};
use pictures::with;

pub(in crate::window) fn plugin(app: &mut App) {
    let hang = hang_up.before(TableSystems::Draw).run_if(resource_exists::<EguiUserTextures>);
    app.add_systems(Update, hang);
}

/// Makes assets of the pictures that are finished.
fn hang_up(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    let mut hang = |painted: &Image| {
        let image = images.add(painted.clone());
        (textures.add_image(image.clone_weak()), image)
    };
    for mut ctx in &mut canvases {
        with(ctx.get_mut(), |gallery| gallery.hang_finished(&mut hang));
    }
}

/// Hangs what is painted where no world has assets.
#[cfg(test)]
pub fn hang_painted_up(ctx: &Context) {
    with(ctx, |gallery| gallery.hang_finished(|_| Default::default()));
}

/// Draws the picture of `card` over `rect`, at `strength` of its brightness, from 0 to 1.
pub fn hang(p: &Painter, rect: Rect, card: &Card, side: Side, strength: f32) {
    hang_painted(p, rect, rect.size(), card, side, strength);
}

/// Likewise the picture painted for another size: what grows or shrinks is painted once.
pub fn hang_painted(
    p: &Painter,
    rect: Rect,
    painted: Vec2,
    card: &Card,
    side: Side,
    strength: f32,
) {
    let name = name(card);
    draw(p, rect, (painted, &name, side), strength, || picture_of(card, side));
}

/// Draws what is on no card: a picture under a name of its own, which no other picture has.
pub fn hang_picture(p: &Painter, rect: Rect, name: &str, subject: Subject, strength: f32) {
    draw(p, rect, (rect.size(), name, Side::Front), strength, || subject);
}

/// Two people can have one card, one after the other: those aboard in two campaigns.
fn name(card: &Card) -> String {
    match &card.face {
        Face::Crew(_) => format!("{} {}", card.id, card.name),
        Face::Ship(_)
        | Face::Adventure(_)
        | Face::Connection(_)
        | Face::Gear(_)
        | Face::Upgrade(_)
        | Face::Event(_)
        | Face::Heroic(_) => card.id.clone(),
    }
}

fn draw(
    p: &Painter,
    rect: Rect,
    (painted, name, side): (Vec2, &str, Side),
    strength: f32,
    subject: impl FnOnce() -> Subject,
) {
    let Some(texture) = of(p.ctx(), painted, (name, side), subject) else { return };
    let tint = Color32::from_gray((strength.clamp(0.0, 1.0) * 255.0) as u8);
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    p.add(RectShape::filled(rect, 4.0, tint).with_texture(texture, uv));
}

/// A ground for type over a picture: from one colour at the top of `rect` to another at its bottom.
pub fn shade(p: &Painter, rect: Rect, top: Color32, bottom: Color32) {
    let mut mesh = Mesh::default();
    let corners = [
        (rect.left_top(), top),
        (rect.right_top(), top),
        (rect.right_bottom(), bottom),
        (rect.left_bottom(), bottom),
    ];
    corners.into_iter().for_each(|(at, colour)| mesh.colored_vertex(at, colour));
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    p.add(Shape::mesh(mesh));
}

/// Whether a picture was still missing when everything was drawn last.
#[cfg_attr(target_arch = "wasm32", expect(dead_code, reason = "only screenshots have to wait"))]
pub fn is_busy(ctx: &Context) -> bool {
    with(ctx, |gallery| gallery.missed.is_some_and(|pass| pass + 1 >= ctx.cumulative_pass_nr()))
}

/// The picture at this size, if it hangs there; otherwise it is painted as soon as may be.
fn of(
    ctx: &Context,
    points: Vec2,
    (name, side): (&str, Side),
    subject: impl FnOnce() -> Subject,
) -> Option<TextureId> {
    let pixels = |points: f32| (points * ctx.pixels_per_point()).round().max(1.0) as u32;
    let size = [pixels(points.x), pixels(points.y)];
    let key = (name.to_owned(), side, size);
    let found = with(ctx, |gallery| {
        let found = gallery.find(key, subject);
        if found.is_none() {
            gallery.missed = Some(ctx.cumulative_pass_nr());
        }
        found
    });
    if found.is_none() {
        ctx.request_repaint();
    }
    found
}
