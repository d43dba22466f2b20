//! Draws the field: as a whole where it stands still, and the words over its moving picture.

use std::sync::Arc;

use bevy_egui::egui::{Painter, Rect, Stroke, StrokeKind};
use skirmish::{
    Observation,
    data::{Aim, Armoury, Cover, Terrain},
};

use super::{
    backdrop,
    camera::{Stage, metres},
    cover, ground, labels, marks,
    people::{Person, shown},
    ranges,
};
use crate::window::{
    battlefield::{
        effects::FightAnimation,
        field::onstage::{Scene, Shown},
        fight_ui::FightUi,
        view::FightView,
    },
    ui::theme,
};

/// Draws what is written on the field, over its picture.
pub fn words(p: &Painter, scene: &Scene, shown: &[Shown]) {
    let (view, stage) = (scene.view, &scene.stage);
    ground::words(p, stage, &view.seen.ground);
    if let Some(who) = scene.fight_ui.selected.and_then(|who| view.of(who)) {
        marks::zone_names(p, stage, &ranges::zones(who, view.seen.rules, &view.armoury));
    }
    marks::distances(p, stage, &view.seen.ground);
    marks::goal_words(p, stage, view.seen.aim);
    labels::draw(p, scene, shown);
    scene.animation.words(p, stage, &|who| {
        shown.iter().find(|it| it.seen.id == who).map(|it| it.figure.chest())
    });
    p.rect_stroke(stage.rect, 4.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
}

/// The field as it is in the end, fading out below: the head of a page. Nothing is to be done there any more, and
/// a goal's flags would stand behind the words.
pub fn scene_of(p: &Painter, rect: Rect, view: &FightView) {
    let camera = crate::window::battlefield::field::camera::Camera::fit(&view.seen);
    let stage = Stage { rect, camera };
    let over = Observation { aim: Aim::Defeat, ..view.seen.clone() };
    still(p, &stage, &over, &view.armoury);
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
    let animation = FightAnimation::default();
    let p = p.with_clip_rect(stage.rect.intersect(p.clip_rect()));
    painted(&p, &Scene::new(&view, &fight_ui, &animation, *stage));
    ground::words(&p, stage, &seen.ground);
    marks::distances(&p, stage, &seen.ground);
    marks::goal_words(&p, stage, seen.aim);
    p.rect_stroke(stage.rect, 4.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
}

/// Ground, cover and people, all of it at once.
pub fn painted(p: &Painter, scene: &Scene) {
    let (stage, seen) = (&scene.stage, &scene.view.seen);
    backdrop::draw(p, stage, &seen.ground, &scene.palette);
    ground::surface(p, stage, &seen.ground, &scene.palette);
    marks::marks(p, stage, &seen.ground);
    marks::goal(p, stage, seen.aim);
    standing(p, scene, &shown(scene));
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
        while let Some((depth, n, piece)) = pieces.next_if(|(depth, ..)| *depth <= it.spot.depth) {
            cover_piece(p, scene, depth, n, piece, ground.terrain);
        }
        Person::of(scene, it).draw(p);
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
    cover::draw(p, at, scene.stage.tall(depth), piece.kind, on, &scene.palette, salt(n, depth));
}

/// What tells one piece of cover from the next of its kind.
pub fn salt(n: usize, depth: f32) -> u32 {
    n as u32 * 8 + (depth * 10.0) as u32
}
