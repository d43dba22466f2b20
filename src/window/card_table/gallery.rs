//! The pictures of cards: painted once for each size they are shown at, beside the frames, and kept as
//! image assets for as long as they hang here.
//!
//! A picture that is not there yet leaves its place dark; nothing waits for it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use art::{Side, Subject, picture_of};
use bevy::{
    asset::RenderAssetUsages,
    image::{ImageSampler, ImageSamplerDescriptor},
    prelude::{
        App, Assets, Handle, Image, IntoSystemConfigs, Query, ResMut, Update, With, resource_exists,
    },
    render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    tasks::{AsyncComputeTaskPool, TaskPool},
};
use bevy_egui::{
    EguiContext, EguiUserTextures,
    egui::{
        Color32, Context, Id, Mesh, Painter, Rect, Shape, TextureId, Vec2, epaint::RectShape, pos2,
    },
};
use cards::data::{Card, Face};

use crate::window::ui::{
    screen::{Canvas, TableSystems},
    theme,
};

pub(in crate::window) fn plugin(app: &mut App) {
    let hang = hang_up.before(TableSystems::Draw).run_if(resource_exists::<EguiUserTextures>);
    app.add_systems(Update, hang);
}

/// Pictures painted at the same time. A page has one thread for everything.
const AT_ONCE: usize = if cfg!(target_arch = "wasm32") { 1 } else { 4 };
/// More pictures than all screens together show at one size of the window.
const MOST: usize = 600;

/// A picture: its name, which side, how many pixels wide and high.
type Key = (String, Side, [u32; 2]);

/// The finished pictures, and those being painted.
#[derive(Default)]
struct Gallery {
    pictures: BTreeMap<Key, Picture>,
    /// The last pass in which one was missing.
    missed: Option<u64>,
}

enum Picture {
    Painting(Arc<OnceLock<Image>>),
    Hanging {
        texture: TextureId,
        /// The image is there as long as somebody has this.
        _image: Handle<Image>,
    },
}

/// Makes assets of the pictures that are finished.
fn hang_up(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    mut images: ResMut<Assets<Image>>,
    mut textures: ResMut<EguiUserTextures>,
) {
    for mut ctx in &mut canvases {
        with(ctx.get_mut(), |gallery| {
            for picture in gallery.pictures.values_mut() {
                let Picture::Painting(canvas) = picture else { continue };
                let Some(image) = canvas.get().cloned() else { continue };
                let image = images.add(image);
                let texture = textures.add_image(image.clone_weak());
                *picture = Picture::Hanging { texture, _image: image };
            }
        });
    }
}

/// Hangs what is painted where no world has assets.
#[cfg(test)]
pub fn hang_painted_up(ctx: &Context) {
    with(ctx, |gallery| {
        for picture in gallery.pictures.values_mut() {
            let Picture::Painting(canvas) = picture else { continue };
            if canvas.get().is_some() {
                let (texture, image) = (TextureId::default(), Handle::default());
                *picture = Picture::Hanging { texture, _image: image };
            }
        }
    });
}

/// What was painted, as an image. Its pixels stay at hand, since whoever draws with egui reads them.
fn image(pixels: Vec<u8>, width: u32, height: u32) -> Image {
    let (pixels, width, height) = match pixels.is_empty() {
        true => (theme::PANEL.to_array().to_vec(), 1, 1),
        false => (pixels, width, height),
    };
    let size = Extent3d { width, height, depth_or_array_layers: 1 };
    let (flat, format) = (TextureDimension::D2, TextureFormat::Rgba8UnormSrgb);
    let mut image = Image::new(size, flat, pixels, format, RenderAssetUsages::all());
    image.sampler = ImageSampler::Descriptor(ImageSamplerDescriptor::linear());
    image
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

fn with<R>(ctx: &Context, look: impl FnOnce(&mut Gallery) -> R) -> R {
    let gallery = ctx.data_mut(|data| {
        data.get_temp_mut_or_default::<Arc<Mutex<Gallery>>>(Id::new("gallery")).clone()
    });
    let mut gallery = gallery.lock().unwrap_or_else(PoisonError::into_inner);
    look(&mut gallery)
}

impl Gallery {
    /// How many are not done yet. One that is done may hang around: a window that was made larger
    /// wants others.
    fn painting(&self) -> usize {
        let painting = |picture: &&Picture| match picture {
            Picture::Painting(canvas) => canvas.get().is_none(),
            Picture::Hanging { .. } => false,
        };
        self.pictures.values().filter(painting).count()
    }

    fn find(&mut self, key: Key, subject: impl FnOnce() -> Subject) -> Option<TextureId> {
        match self.pictures.get(&key) {
            Some(Picture::Hanging { texture, .. }) => Some(*texture),
            Some(Picture::Painting(_)) => None,
            None => {
                self.commission(key, subject);
                None
            }
        }
    }

    /// Has a picture painted, unless there is enough to do already.
    fn commission(&mut self, key: Key, subject: impl FnOnce() -> Subject) {
        if self.painting() >= AT_ONCE {
            return;
        }
        if self.pictures.len() >= MOST {
            self.pictures.clear();
        }
        let (_, _, [width, height]) = key;
        let (subject, canvas) = (subject(), Arc::<OnceLock<_>>::default());
        self.pictures.insert(key, Picture::Painting(Arc::clone(&canvas)));
        let paint = async move {
            let pixels = art::paint(&subject, width, height);
            canvas.get_or_init(|| image(pixels, width, height));
        };
        AsyncComputeTaskPool::get_or_init(TaskPool::new).spawn(paint).detach();
    }
}

#[cfg(test)]
mod tests {
    use bevy::{ecs::system::RunSystemOnce, math::Vec2, prelude::World};

    use super::*;
    use crate::window::ui::card_type::CardType;
    use crate::{
        data::{Library, find_folder},
        settings::Palette,
    };

    #[test]
    fn a_picture_is_lit_in_the_colour_of_its_cards_type() {
        let assets = find_folder().expect("the shipped assets");
        let library = Library::read(&assets).expect("the shipped cards");
        for (_, card) in library.book.cards() {
            let [red, green, blue] = picture_of(card, Side::Front).key;
            assert_eq!(
                Color32::from_rgb(red, green, blue),
                theme::palette::colour_in(Palette::Usual, CardType::of(card))
            );
            if card.sides().is_some() {
                let [red, green, blue] = picture_of(card, Side::Back).key;
                let colour = theme::palette::colour_in(Palette::Usual, CardType::Complication);
                assert_eq!(Color32::from_rgb(red, green, blue), colour);
            }
        }
    }

    /// A world with one canvas and all that pictures are kept in.
    fn room() -> (World, Context) {
        let mut world = World::new();
        world.insert_resource(Assets::<Image>::default());
        world.init_resource::<EguiUserTextures>();
        let mut egui = EguiContext::default();
        let ctx = egui.get_mut().clone();
        world.spawn((egui, Canvas { size: Vec2::new(200.0, 100.0) }));
        (world, ctx)
    }

    fn draw((world, ctx): &mut (World, Context), card: &Card, width: f32) {
        world.run_system_once(hang_up).expect("it has all it needs");
        let rect = Rect::from_min_max(pos2(0.0, 0.0), pos2(width, 30.0));
        let _ = ctx.run(Default::default(), |ctx| {
            let p = ctx.layer_painter(bevy_egui::egui::LayerId::background());
            hang(&p, rect, card, Side::Front, 1.0);
        });
    }

    #[test]
    fn a_picture_hangs_there_soon_however_many_sizes_nobody_wants_any_more() {
        let assets = find_folder().expect("the shipped assets");
        let library = Library::read(&assets).expect("the shipped cards");
        let (_, card) = library.book.cards().next().expect("a card");
        let mut room = room();
        for width in 20..40 {
            draw(&mut room, card, width as f32);
            assert!(is_busy(&room.1));
        }
        while is_busy(&room.1) {
            draw(&mut room, card, 50.0);
        }
        draw(&mut room, card, 50.0);
        assert!(!is_busy(&room.1));
    }

    #[test]
    fn a_picture_is_an_image_asset_with_its_pixels_at_hand_and_goes_when_it_hangs_no_more() {
        let assets = find_folder().expect("the shipped assets");
        let library = Library::read(&assets).expect("the shipped cards");
        let (_, card) = library.book.cards().next().expect("a card");
        let mut room = room();
        draw(&mut room, card, 40.0);
        while is_busy(&room.1) {
            draw(&mut room, card, 40.0);
        }
        let images = room.0.resource::<Assets<Image>>();
        let (id, image) = images.iter().next().expect("it hangs there");
        assert_eq!((image.width(), image.height(), images.len()), (40, 30, 1));
        assert_eq!(image.asset_usage, RenderAssetUsages::all(), "egui reads the pixels");
        assert_eq!(image.data, art::paint(&picture_of(card, Side::Front), 40, 30));
        let textures = room.0.resource::<EguiUserTextures>();
        assert!(textures.image_id(&Handle::Weak(id)).is_some());
        let kept = with(&room.1, |gallery| gallery.pictures.pop_first()).expect("it hung there").1;
        let Picture::Hanging { _image: image, .. } = kept else { panic!("it is done") };
        let Handle::Strong(image) = image else { panic!("nobody else keeps it") };
        assert_eq!(Arc::strong_count(&image), 1, "nobody else keeps it");
    }
}
