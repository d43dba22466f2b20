//! Draws the field, from the sky to the numbers, in order.

use std::sync::Arc;

use bevy_egui::egui::{Painter, Rect, Stroke, StrokeKind};
use skirmish::{
    Observation, Seen,
    data::{Armoury, Cover, Terrain},
};

use super::{
    backdrop,
    camera::{Stage, metres},
    cover,
    figure::Figure,
    ground, labels, marks,
    palette::Palette,
    people::{person, shown},
    preview, ranges,
    touch::touch,
};
use crate::window::{
    pen::Pen,
    skirmish::{
        effects::FightAnimation,
        fight_ui::{FightAction, FightUi},
        view::FightView,
    },
    theme,
};

/// Everything that one picture is drawn from.
pub struct Scene<'a> {
    pub view: &'a FightView,
    pub fight_ui: &'a FightUi,
    pub animation: &'a FightAnimation,
    pub stage: Stage,
    pub palette: Palette,
}

/// Somebody on the picture.
pub struct Shown<'a> {
    pub seen: &'a Seen,
    pub figure: Figure,
    pub depth: f32,
}

/// Draws the field in `rect`.
pub fn draw(
    pen: &mut Pen<FightAction>,
    rect: Rect,
    view: &FightView,
    fight_ui: &FightUi,
    animation: &FightAnimation,
) {
    let stage = Stage { rect, camera: fight_ui.camera };
    let palette = Palette::of(&view.seen.ground);
    let scene = Scene { view, fight_ui, animation, stage, palette };
    let p = pen.p().with_clip_rect(rect.intersect(pen.p().clip_rect()));
    backdrop::draw(&p, &stage, &view.seen.ground, &palette);
    ground::surface(&p, &stage, &view.seen.ground, &palette);
    if let Some(who) = fight_ui.selected.and_then(|who| view.of(who)) {
        let zones = ranges::zones(who, view.seen.rules, &view.armoury);
        marks::zones(&p, &stage, &zones);
    }
    marks::marks(&p, &stage, &view.seen.ground);
    marks::goal(&p, &stage, view.seen.aim);
    let shown = shown(&scene);
    preview::reach(&p, &scene);
    standing(&p, &scene, &shown);
    preview::path(&p, &scene, &shown);
    animation.draw(&p, &stage, &|who| {
        shown.iter().find(|it| it.seen.id == who).map(|it| (it.figure.muzzle(), it.figure.chest()))
    });
    labels::draw(&p, &scene, &shown);
    p.rect_stroke(rect, 4.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
    touch(pen, &scene, &shown);
}

/// The field as it is in the end, fading out below: the head of a page.
pub fn scene_of(p: &Painter, rect: Rect, view: &FightView) {
    let camera = super::Camera::fit(&view.seen);
    let stage = Stage { rect, camera };
    still(p, &stage, &view.seen, &view.armoury);
    let p = p.with_clip_rect(rect.intersect(p.clip_rect()));
    let [clear, dusk, dark] = [0.0, 0.62, 0.8].map(|share| theme::faded(theme::SPACE, share));
    // Two lines of words stand on it.
    let (words, below) = (rect.top() + 140.0, rect.top() + 230.0);
    super::shape::gradient(&p, rect.with_max_y(words), dark, dusk);
    super::shape::gradient(&p, rect.with_min_y(words).with_max_y(below), dusk, clear);
    super::shape::gradient(&p, rect.with_min_y(rect.bottom() - 90.0), clear, theme::SPACE);
}

/// The same without a hand on it: ground, cover and people.
pub fn still(p: &Painter, stage: &Stage, seen: &Observation, armoury: &Arc<Armoury>) {
    let view = FightView::still(seen.clone(), armoury.clone());
    let mut fight_ui = FightUi::new(&view);
    fight_ui.selected = None;
    let (animation, palette) = (FightAnimation::default(), Palette::of(&seen.ground));
    let scene =
        Scene { view: &view, fight_ui: &fight_ui, animation: &animation, stage: *stage, palette };
    let p = p.with_clip_rect(stage.rect.intersect(p.clip_rect()));
    backdrop::draw(&p, stage, &seen.ground, &palette);
    ground::surface(&p, stage, &seen.ground, &palette);
    marks::marks(&p, stage, &seen.ground);
    marks::goal(&p, stage, seen.aim);
    let shown = shown(&scene);
    standing(&p, &scene, &shown);
    p.rect_stroke(stage.rect, 4.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
}

/// Cover and people from the back to the front.
fn standing(p: &Painter, scene: &Scene, shown: &[Shown]) {
    let ground = &scene.view.seen.ground;
    let mut pieces: Vec<(f32, usize, &Cover)> = Vec::new();
    for (n, cover) in ground.cover.iter().enumerate() {
        pieces.extend(cover::rows(cover.kind).iter().map(|&depth| (depth, n, cover)));
    }
    pieces.sort_by(|a, b| a.0.total_cmp(&b.0));
    let mut pieces = pieces.into_iter().peekable();
    for it in shown {
        while let Some((depth, n, piece)) = pieces.next_if(|(depth, ..)| *depth <= it.depth) {
            cover_piece(p, scene, depth, n, piece, ground.terrain);
        }
        person(p, scene, it);
    }
    for (depth, n, piece) in pieces {
        cover_piece(p, scene, depth, n, piece, ground.terrain);
    }
}

fn cover_piece(p: &Painter, scene: &Scene, depth: f32, n: usize, piece: &Cover, on: Terrain) {
    let at = scene.stage.at(metres(piece.at), depth);
    if !scene.stage.rect.expand(160.0).contains(at) {
        return;
    }
    let salt = n as u32 * 8 + (depth * 10.0) as u32;
    cover::draw(p, at, scene.stage.tall(depth), piece.kind, on, &scene.palette, salt);
}
