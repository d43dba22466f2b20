//! One picture of the field, from the sky to the numbers, and what was done on it.

use std::sync::Arc;

use bevy_egui::egui::{Id, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, pos2, vec2};
use characters::healing::RuleSet;
use skirmish::{
    Condition, FighterId, Observation, Seen,
    data::{Armoury, Cover, Gravity, Terrain},
};

use super::{
    arms::Arm,
    backdrop,
    camera::{Stage, depth, metres},
    cover,
    figure::{self, Figure},
    ground, is_here, labels,
    palette::Palette,
    pose::Pose,
    preview, ranges,
    shape::{ellipse, glow},
    sides,
};
use crate::window::{
    pen::Pen,
    skirmish::{
        desk::{Deed, FightDesk},
        effects::Play,
        view::{FightView, target},
    },
    theme,
};

/// Everything that one picture is drawn from.
pub struct Scene<'a> {
    pub view: &'a FightView,
    pub desk: &'a FightDesk,
    pub play: &'a Play,
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
pub fn draw(pen: &mut Pen<Deed>, rect: Rect, view: &FightView, desk: &FightDesk, play: &Play) {
    let stage = Stage { rect, camera: desk.camera };
    let palette = Palette::of(&view.seen.ground);
    let scene = Scene { view, desk, play, stage, palette };
    let p = pen.p().with_clip_rect(rect.intersect(pen.p().clip_rect()));
    backdrop::draw(&p, &stage, &view.seen.ground, &palette);
    ground::surface(&p, &stage, &view.seen.ground, &palette);
    if let Some(who) = desk.selected.and_then(|who| view.of(who)) {
        let zones = ranges::zones(who, view.seen.rules, &view.armoury);
        ground::zones(&p, &stage, &zones);
    }
    ground::marks(&p, &stage, &view.seen.ground);
    ground::goal(&p, &stage, view.seen.aim);
    let shown = shown(&scene);
    preview::reach(&p, &scene);
    standing(&p, &scene, &shown);
    preview::path(&p, &scene, &shown);
    play.draw(&p, &stage, &|who| {
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
    let (clear, dark) = (theme::faded(theme::SPACE, 0.0), theme::faded(theme::SPACE, 0.62));
    super::shape::gradient(&p, rect.with_max_y(rect.top() + 190.0), dark, clear);
    super::shape::gradient(&p, rect.with_min_y(rect.bottom() - 90.0), clear, theme::SPACE);
}

/// The same without a hand on it: ground, cover and people.
pub fn still(p: &Painter, stage: &Stage, seen: &Observation, armoury: &Arc<Armoury>) {
    let view = FightView::still(seen.clone(), armoury.clone());
    let mut desk = FightDesk::new(&view);
    desk.selected = None;
    let (play, palette) = (Play::default(), Palette::of(&seen.ground));
    let scene = Scene { view: &view, desk: &desk, play: &play, stage: *stage, palette };
    let p = p.with_clip_rect(stage.rect.intersect(p.clip_rect()));
    backdrop::draw(&p, stage, &seen.ground, &palette);
    ground::surface(&p, stage, &seen.ground, &palette);
    ground::marks(&p, stage, &seen.ground);
    ground::goal(&p, stage, seen.aim);
    let shown = shown(&scene);
    standing(&p, &scene, &shown);
    p.rect_stroke(stage.rect, 4.0, Stroke::new(1.0, theme::RULE), StrokeKind::Inside);
}

/// Everybody on the field as they are at this moment, the farthest first.
fn shown<'a>(scene: &Scene<'a>) -> Vec<Shown<'a>> {
    let all = &scene.view.seen.fighters;
    let carried = |who: FighterId| all.iter().any(|it| it.carries == Some(who));
    let here = all.iter().filter(|it| is_here(condition(scene, it)) && !carried(it.id));
    let mut shown: Vec<Shown> = here
        .map(|seen| {
            let depth = depth(seen.id);
            Shown { seen, figure: figure_of(scene, seen, depth), depth }
        })
        .collect();
    shown.sort_by(|a, b| a.depth.total_cmp(&b.depth));
    shown
}

/// What somebody looks like now: what has not been shown yet has not happened to them.
fn condition(scene: &Scene, seen: &Seen) -> Condition {
    scene.play.condition(seen.id).unwrap_or(seen.condition)
}

fn place(scene: &Scene, seen: &Seen) -> f32 {
    scene.play.place(seen.id).unwrap_or_else(|| metres(seen.place))
}

fn figure_of(scene: &Scene, seen: &Seen, depth: f32) -> Figure {
    let (view, ground) = (scene.view, &scene.view.seen.ground);
    let tall = scene.stage.tall(depth);
    let condition = condition(scene, seen);
    let right = faces_right(scene, seen);
    let arm = seen.in_hand.first().map_or(Arm::Nothing, |name| Arm::of(&view.armoury, name));
    let act = scene.play.act(seen.id);
    let mut pose = Pose::of(condition, seen.posture, seen.captive, arm);
    if view.evading.contains(&seen.id) && condition == Condition::Able && act.stride.is_none() {
        pose = Pose::evading();
    }
    if let Some(phase) = act.stride {
        pose = pose.striding(phase);
    }
    if let Some((from, share)) = act.falls {
        pose = Pose::of(from, seen.posture, seen.captive, arm).mix(pose, share);
    }
    pose = pose.striking(act.strikes);
    // Opponents hand to hand stand before each other, not in each other.
    let near = view.seen.fighters.iter().any(|other| {
        other.side != seen.side && (place(scene, other) - place(scene, seen)).abs() < 2.0
    });
    let apart = if near { 0.30 * tall * if right { -1.0 } else { 1.0 } } else { 0.0 };
    let foot =
        scene.stage.at(place(scene, seen), depth) + vec2(apart + aside(scene, seen, tall), 0.0);
    let sealed = |name: &String| view.armoury.armor(name).is_some_and(|it| it.sealed);
    Figure {
        foot,
        tall,
        right,
        side: seen.side,
        pose,
        arm,
        condition,
        captive: seen.captive,
        beast: seen.beast.is_some(),
        mounted: seen.mount.is_some() && condition == Condition::Able,
        sealed: ground.vacuum || seen.armor.iter().any(sealed),
        armored: !seen.armor.is_empty(),
        floats: ground.gravity == Gravity::Zero,
        light: scene.palette.people,
        struck: act.struck,
        number: seen.id.0,
    }
}

/// Many at one place do not stand in one line: a band is wide, a metre is not.
fn aside(scene: &Scene, seen: &Seen, tall: f32) -> f32 {
    let here = |it: &&Seen| it.side == seen.side && it.place == seen.place;
    if scene.view.seen.fighters.iter().filter(here).count() < 3 {
        return 0.0;
    }
    let most = match scene.view.seen.rules {
        RuleSet::Classic => (scene.stage.scale() * 7.0).min(0.62 * tall),
        RuleSet::SecondEdition => 0.26 * tall,
    };
    most * if seen.id.0.is_multiple_of(2) { 1.0 } else { -1.0 }
}

/// Towards the nearest enemy who can still fight; else into the field.
fn faces_right(scene: &Scene, seen: &Seen) -> bool {
    let here = place(scene, seen);
    let enemies = scene.view.seen.fighters.iter().filter(|it| {
        it.side != seen.side && condition(scene, it) == Condition::Able && !it.captive
    });
    let nearest =
        enemies.map(|it| place(scene, it) - here).min_by(|a, b| a.abs().total_cmp(&b.abs()));
    match nearest {
        Some(way) if way.abs() > 0.01 => way > 0.0,
        _ => seen.side.0 == 0,
    }
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

fn person(p: &Painter, scene: &Scene, it: &Shown) {
    let selected = scene.desk.selected == Some(it.seen.id);
    base(p, scene, it, selected);
    it.figure.draw(p);
    if let Some(other) = it.seen.carries.and_then(|who| scene.view.of(who)) {
        figure::carried(p, &it.figure, other.side, other.id.0);
    }
    if it.seen.burning {
        flames(p, &it.figure, scene.play.now());
    }
}

/// The shape of the side at the feet; a ring around who is selected or can be told something.
fn base(p: &Painter, scene: &Scene, it: &Shown, selected: bool) {
    let (figure, colour) = (&it.figure, sides::colour(it.seen.side));
    let r = vec2(0.30, 0.10) * figure.tall;
    let wide = if Pose::lies(figure.condition) { 1.7 } else { 1.0 };
    let r = vec2(r.x * wide, r.y);
    sides::flat(
        p,
        figure.foot,
        r,
        it.seen.side,
        theme::faded(colour, 0.22),
        Stroke::new(1.5, theme::faded(colour, 0.8)),
    );
    if selected {
        glow(p, figure.foot, r.x * 2.2, theme::faded(theme::NOW, 0.40));
        ellipse(
            p,
            figure.foot,
            r * 1.35,
            bevy_egui::egui::Color32::TRANSPARENT,
            Stroke::new(2.5, theme::NOW),
        );
    } else if scene.view.asked().contains(&it.seen.id) {
        let line = Stroke::new(1.5, theme::faded(theme::NOW, 0.75));
        ellipse(p, figure.foot, r * 1.3, bevy_egui::egui::Color32::TRANSPARENT, line);
    }
}

/// Fire on somebody: tongues that lick upward.
fn flames(p: &Painter, figure: &Figure, now: f64) {
    use bevy_egui::egui::{Color32, Shape};
    let tall = figure.tall;
    glow(p, figure.chest(), tall * 0.9, Color32::from_rgb(255, 130, 40).gamma_multiply(0.45));
    for n in 0..7_u32 {
        let phase = (now * 2.2 + f64::from(n) * 0.37).fract() as f32;
        let x = (n as f32 / 6.0 - 0.5) * 0.46 * tall;
        let foot = figure.foot + vec2(x, -(0.05 + 0.5 * super::shape::scatter(n, 3)) * tall);
        let high = (0.22 + 0.30 * super::shape::scatter(n, 5)) * tall * (0.6 + 0.5 * phase);
        let lean = (phase - 0.5) * 6.0;
        for (size, colour) in [
            (1.0, Color32::from_rgb(236, 84, 32)),
            (0.62, Color32::from_rgb(255, 168, 52)),
            (0.32, Color32::from_rgb(255, 236, 150)),
        ] {
            let wide = 0.075 * tall * size;
            let corners = vec![
                foot + vec2(-wide, 0.0),
                foot + vec2(-wide * 0.6, -high * size * 0.45),
                foot + vec2(lean * size, -high * size),
                foot + vec2(wide * 0.6, -high * size * 0.45),
                foot + vec2(wide, 0.0),
            ];
            p.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
        }
    }
    p.ctx().request_repaint();
}

/// Pointer and wheel on the field.
fn touch(pen: &mut Pen<Deed>, scene: &Scene, shown: &[Shown]) {
    let rect = scene.stage.rect;
    let ground = pen.ui.interact(rect, Id::new("field"), Sense::click_and_drag());
    let pointer = pen.ui.input(|input| input.pointer.hover_pos()).filter(|at| rect.contains(*at));
    let mut over = None;
    for it in shown {
        let area = area(&it.figure);
        let id = Id::new(("figure", it.seen.id.0));
        let response = pen.ui.interact(area, id, Sense::CLICK);
        if response.hovered() {
            over = Some(it.seen.id);
        }
        if response.clicked() {
            let at = pen.ui.input(|input| input.pointer.interact_pos()).unwrap_or_default();
            pen.deeds.extend(clicked(scene, it.seen, at));
        }
        if response.secondary_clicked() {
            pen.deeds.push(Deed::Select(it.seen.id));
        }
    }
    let moved = pen.ui.input(|input| input.pointer.is_moving());
    if over != scene.desk.hovered && (moved || over.is_none()) && pointer.is_some() {
        pen.deeds.push(Deed::Hover(over));
    }
    if ground.dragged() {
        pen.deeds.push(Deed::Pan(-ground.drag_delta().x / rect.width()));
    }
    let Some(at) = pointer.filter(|_| over.is_none()) else { return wheel(pen, pointer, scene) };
    if moved
        && !ground.dragged()
        && let Some(n) = preview::nearest(scene, scene.stage.metres(at))
        && n != scene.desk.lit
    {
        pen.deeds.push(Deed::Light(n));
    }
    if ground.clicked()
        && let Some(n) = preview::nearest(scene, scene.stage.metres(at))
    {
        pen.deeds.push(Deed::Take(n));
    }
    wheel(pen, pointer, scene);
}

fn wheel(pen: &mut Pen<Deed>, pointer: Option<Pos2>, scene: &Scene) {
    let Some(at) = pointer else { return };
    let turned =
        pen.ui.input(|input| input.smooth_scroll_delta.y + 60.0 * (input.zoom_delta() - 1.0));
    if turned.abs() > 0.1 {
        let around = scene.stage.metres(at);
        pen.deeds.push(Deed::Zoom((turned / 240.0).exp(), Some(around)));
    }
}

/// Where somebody can be pointed at.
pub fn area(figure: &Figure) -> Rect {
    let wide = if Pose::lies(figure.condition) || figure.beast { 0.55 } else { 0.26 };
    let top = figure.top().min(figure.foot.y - 0.3 * figure.tall);
    Rect::from_min_max(
        pos2(figure.foot.x - wide * figure.tall, top),
        pos2(figure.foot.x + wide * figure.tall, figure.foot.y + 6.0),
    )
}

/// One option about somebody is taken, of several one is picked; else they are looked at.
fn clicked(scene: &Scene, seen: &Seen, at: Pos2) -> Option<Deed> {
    let (view, desk) = (scene.view, scene.desk);
    let about = |n: &usize| target(&view.offers()[*n].chosen) == Some(seen.id);
    let offers: Vec<usize> = desk.shown(view).into_iter().filter(about).collect();
    match (offers.as_slice(), seen.own.is_some()) {
        ([], _) => Some(Deed::Select(seen.id)),
        (_, true) if view.asked().contains(&seen.id) && desk.selected != Some(seen.id) => {
            Some(Deed::Select(seen.id))
        }
        (&[only], _) => Some(Deed::Take(only)),
        (_, _) => Some(Deed::Open(super::super::desk::Over::Pick { at, offers })),
    }
}
