//! Draws everybody on the field where and how they stand at this moment.

use bevy::prelude::Component;
use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};
use characters::healing::RuleSet;
use engine::Seat;
use skirmish::{Condition, FighterId, Seen, data::Gravity};

use super::{
    arms::Arm,
    camera::{depth, metres},
    figure::{self, Figure},
    pose::Pose,
    shape::{ellipse, glow},
    sides,
};
use crate::window::{
    battlefield::{
        effects::Gesture,
        field::{
            onstage::{Scene, Shown, Spot},
            presence::is_here,
        },
        view::FightView,
    },
    ui::theme,
};

/// Everybody on the field as they are at this moment, the farthest first.
pub fn shown<'a>(scene: &Scene<'a>) -> Vec<Shown<'a>> {
    let all = &scene.view.seen.fighters;
    let carried = |who: FighterId| all.iter().any(|it| it.carries == Some(who));
    let here = all.iter().filter(|it| is_here(condition(scene, it)) && !carried(it.id));
    let mut shown: Vec<Shown> = here.map(|seen| stand(scene, seen)).collect();
    shown.sort_by(|a, b| a.spot.depth.total_cmp(&b.spot.depth));
    shown
}

fn stand<'a>(scene: &Scene, seen: &'a Seen) -> Shown<'a> {
    let depth = depth(seen.id);
    let mut figure = figure_of(scene, seen, depth);
    let aside = apart(scene, seen, &figure) + aside(scene, seen, figure.tall);
    let spot = Spot { metres: place(scene, seen), depth, aside };
    figure.foot = spot.on(&scene.stage);
    Shown { seen, figure, spot }
}

/// The condition to draw: events that were not shown yet do not count.
fn condition(scene: &Scene, seen: &Seen) -> Condition {
    scene.animation.condition(seen.id).unwrap_or(seen.condition)
}

fn place(scene: &Scene, seen: &Seen) -> f32 {
    scene.animation.place(seen.id).unwrap_or_else(|| metres(seen.place))
}

fn figure_of(scene: &Scene, seen: &Seen, depth: f32) -> Figure {
    let (view, ground) = (scene.view, &scene.view.seen.ground);
    let condition = condition(scene, seen);
    let arm = seen.in_hand.first().map_or(Arm::Nothing, |name| Arm::of(&view.armoury, name));
    let gesture = scene.animation.gesture(seen.id);
    let sealed = |name: &String| view.armoury.armor(name).is_some_and(|it| it.sealed);
    Figure {
        foot: Pos2::ZERO,
        tall: scene.stage.tall(depth),
        right: faces_right(scene, seen),
        side: seen.side,
        pose: pose_of(view, seen, condition, arm, &gesture),
        arm,
        condition,
        captive: seen.captive,
        beast: seen.beast.is_some(),
        mounted: seen.mount.is_some() && condition == Condition::Able,
        sealed: ground.vacuum || seen.armor.iter().any(sealed),
        armored: !seen.armor.is_empty(),
        floats: ground.gravity == Gravity::Zero,
        light: scene.palette.people,
        struck: gesture.struck,
        number: seen.id.0,
    }
}

/// How somebody stands at this moment of what is being shown.
fn pose_of(
    view: &FightView,
    seen: &Seen,
    condition: Condition,
    arm: Arm,
    gesture: &Gesture,
) -> Pose {
    let standing = |condition| Pose::of(condition, seen.posture, seen.captive, arm);
    let evades = view.evading.contains(&seen.id) && condition == Condition::Able;
    let mut pose = standing(condition);
    if evades && gesture.stride.is_none() {
        pose = Pose::evading();
    }
    if let Some(phase) = gesture.stride {
        pose = pose.striding(phase);
    }
    if let Some((from, share)) = gesture.falls {
        pose = standing(from).mix(pose, share);
    }
    pose.striking(gesture.strikes)
}

/// Opponents hand to hand stand before each other, not in each other.
fn apart(scene: &Scene, seen: &Seen, figure: &Figure) -> f32 {
    let near = scene.view.seen.fighters.iter().any(|other| {
        other.side != seen.side && (place(scene, other) - place(scene, seen)).abs() < 2.0
    });
    let back = if figure.right { -1.0 } else { 1.0 };
    if near { 0.30 * figure.tall * back } else { 0.0 }
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

/// Everything that the picture of somebody is drawn from.
#[derive(Component, Debug, Clone, Copy, PartialEq)]
pub struct Person {
    pub figure: Figure,
    ring: Ring,
    /// The side and number of whom they carry.
    carries: Option<(Seat, u8)>,
    /// They burn, at this time of the window's clock.
    burns: Option<f64>,
}

/// The ring around somebody.
#[derive(Debug, Clone, Copy, PartialEq)]
enum Ring {
    None,
    /// They can be told something.
    Asked,
    Selected,
}

impl Person {
    pub fn of(scene: &Scene, it: &Shown) -> Person {
        let (id, view) = (it.seen.id, scene.view);
        let ring = match () {
            () if scene.fight_ui.selected == Some(id) => Ring::Selected,
            () if view.asked().contains(&id) => Ring::Asked,
            () => Ring::None,
        };
        let carries = it.seen.carries.and_then(|who| view.of(who));
        Person {
            figure: it.figure,
            ring,
            carries: carries.map(|other| (other.side, other.id.0)),
            burns: it.seen.burning.then(|| scene.animation.now()),
        }
    }

    /// The same with their feet at this place.
    pub fn at(self, foot: Pos2) -> Person {
        Person { figure: Figure { foot, ..self.figure }, ..self }
    }

    /// Draws them with the mark of their side at their feet.
    pub fn draw(&self, p: &Painter) {
        self.base(p);
        self.figure.draw(p);
        if let Some((side, number)) = self.carries {
            figure::carried(p, &self.figure, side, number);
        }
        if let Some(now) = self.burns {
            flames(p, &self.figure, now);
        }
    }

    /// The shape of the side at the feet, and a ring around it.
    fn base(&self, p: &Painter) {
        let (figure, colour) = (&self.figure, sides::colour(self.figure.side));
        let wide = if Pose::lies(figure.condition) { 1.7 } else { 1.0 };
        let r = vec2(0.30 * wide, 0.10) * figure.tall;
        let line = Stroke::new(1.5, theme::faded(colour, 0.8));
        sides::flat(p, figure.foot, r, figure.side, theme::faded(colour, 0.22), line);
        match self.ring {
            Ring::None => {}
            Ring::Asked => {
                let line = Stroke::new(1.5, theme::faded(theme::now(), 0.75));
                ellipse(p, figure.foot, r * 1.3, Color32::TRANSPARENT, line);
            }
            Ring::Selected => {
                glow(p, figure.foot, r.x * 2.2, theme::faded(theme::now(), 0.40));
                let line = Stroke::new(2.5, theme::now());
                ellipse(p, figure.foot, r * 1.35, Color32::TRANSPARENT, line);
            }
        }
    }
}

/// Fire on somebody: tongues that lick upward.
fn flames(p: &Painter, figure: &Figure, now: f64) {
    let tall = figure.tall;
    glow(p, figure.chest(), tall * 0.9, Color32::from_rgb(255, 130, 40).gamma_multiply(0.45));
    for n in 0..7_u32 {
        let phase = (now * 2.2 + f64::from(n) * 0.37).fract() as f32;
        let x = (n as f32 / 6.0 - 0.5) * 0.46 * tall;
        let foot = figure.foot + vec2(x, -(0.05 + 0.5 * super::shape::scatter(n, 3)) * tall);
        let high = (0.22 + 0.30 * super::shape::scatter(n, 5)) * tall * (0.6 + 0.5 * phase);
        flame(p, foot, vec2((phase - 0.5) * 6.0, -high), tall);
    }
}

/// One flame, darkest and largest first, with its tip `lick` away from its foot.
fn flame(p: &Painter, foot: Pos2, lick: Vec2, tall: f32) {
    for (size, colour) in [
        (1.0, Color32::from_rgb(236, 84, 32)),
        (0.62, Color32::from_rgb(255, 168, 52)),
        (0.32, Color32::from_rgb(255, 236, 150)),
    ] {
        let (wide, waist) = (0.075 * tall * size, lick.y * size * 0.45);
        let corners = vec![
            foot + vec2(-wide, 0.0),
            foot + vec2(-wide * 0.6, waist),
            foot + lick * size,
            foot + vec2(wide * 0.6, waist),
            foot + vec2(wide, 0.0),
        ];
        p.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
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
