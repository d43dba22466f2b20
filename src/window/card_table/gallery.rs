//! The pictures of cards: painted once for each size they are shown at, beside the frames.
//!
//! A picture that is not there yet leaves its place dark; nothing waits for it.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, OnceLock, PoisonError},
};

use art::{Side, Subject, picture_of};
use bevy::tasks::{AsyncComputeTaskPool, TaskPool};
use bevy_egui::egui::{
    Color32, ColorImage, Context, Id, Mesh, Painter, Rect, Shape, TextureHandle, TextureOptions,
    Vec2, epaint::RectShape, pos2,
};
use cards::data::{Card, Face};

use crate::window::ui::theme;

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
    Painting(Arc<OnceLock<Arc<ColorImage>>>),
    There(TextureHandle),
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
    p.add(RectShape::filled(rect, 4.0, tint).with_texture(texture.id(), uv));
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
) -> Option<TextureHandle> {
    let pixels = |points: f32| (points * ctx.pixels_per_point()).round().max(1.0) as u32;
    let size = [pixels(points.x), pixels(points.y)];
    let key = (name.to_owned(), side, size);
    let found = with(ctx, |gallery| {
        let found = gallery.find(ctx, key, subject);
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
            Picture::There(_) => false,
        };
        self.pictures.values().filter(painting).count()
    }

    fn find(
        &mut self,
        ctx: &Context,
        key: Key,
        subject: impl FnOnce() -> Subject,
    ) -> Option<TextureHandle> {
        let done = match self.pictures.get(&key) {
            Some(Picture::There(texture)) => return Some(texture.clone()),
            Some(Picture::Painting(canvas)) => canvas.get().cloned(),
            None => {
                self.commission(key, subject);
                return None;
            }
        };
        let texture = ctx.load_texture("card", done?, TextureOptions::LINEAR);
        self.pictures.insert(key, Picture::There(texture.clone()));
        Some(texture)
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
            let size = [width as usize, height as usize];
            let image = match pixels.is_empty() {
                true => ColorImage::new([1, 1], theme::PANEL),
                false => ColorImage::from_rgba_unmultiplied(size, &pixels),
            };
            canvas.get_or_init(|| Arc::new(image));
        };
        AsyncComputeTaskPool::get_or_init(TaskPool::new).spawn(paint).detach();
    }
}

#[cfg(test)]
mod tests {
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

    fn draw(ctx: &Context, card: &Card, width: f32) {
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
        let ctx = Context::default();
        for width in 20..40 {
            draw(&ctx, card, width as f32);
            assert!(is_busy(&ctx));
        }
        while is_busy(&ctx) {
            draw(&ctx, card, 50.0);
        }
        draw(&ctx, card, 50.0);
        assert!(!is_busy(&ctx));
    }
}
