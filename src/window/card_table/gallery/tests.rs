//! What hangs in the gallery.

use std::sync::Arc;

use bevy::{
    asset::RenderAssetUsages,
    ecs::system::RunSystemOnce,
    math::Vec2,
    prelude::{Handle, World},
};

use super::{pictures::Picture, *};
use crate::window::ui::{card_type::CardType, theme};
use crate::{
    data::{Library, find_folder},
    settings::Palette,
};

fn library() -> Library {
    let assets = find_folder().expect("the shipped assets");
    Library::read(&assets).expect("the shipped cards")
}

#[test]
fn a_picture_is_lit_in_the_colour_of_its_cards_type() {
    for (_, card) in library().book.cards() {
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
    let library = library();
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
    let library = library();
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
