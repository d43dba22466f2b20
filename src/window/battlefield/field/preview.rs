//! Previews of moves: the reach of a fighter, and the way of an option.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};
use skirmish::{FighterAction as Done, FighterId, Gait, Move, Seen};

use super::{
    camera::{Stage, depth, metres},
    shape::{dashed, ellipse, quad},
};
use crate::window::{
    battlefield::{
        field::{
            onstage::{Scene, Shown},
            presence::is_here,
        },
        fight_ui::FightUi,
        view::FightView,
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// Metres of a band (CT-MOV-01).
const BAND: f32 = 25.0;

/// Where an option leads its fighter, in metres; nothing for what moves nobody.
pub fn destination(view: &FightView, chosen: &Move) -> Option<(FighterId, f32)> {
    let Move::Do { who, deed } = *chosen else { return None };
    let seen = view.of(who)?;
    let to = match deed {
        Done::Walk(place) => metres(place),
        Done::Close(gait) => bands(view, seen, gait, 1.0)?,
        Done::Open(gait) => bands(view, seen, gait, -1.0)?,
        Done::Evade
        | Done::Stand
        | Done::Attack(_)
        | Done::Draw(_)
        | Done::Reload(_)
        | Done::Carry(_)
        | Done::PutDown
        | Done::Free(_)
        | Done::Done
        | Done::Aim(_)
        | Done::Posture(_)
        | Done::PickUp(_)
        | Done::Drop(_)
        | Done::Delay
        | Done::Grapple(_)
        | Done::Lead
        | Done::TakeBoon
        | Done::FirstAid(_)
        | Done::Douse(_)
        | Done::Observe(_) => return None,
    };
    Some((who, to))
}

/// So many bands towards the nearest enemy, or away from them (CT-MOV-13, CT-MOV-17).
fn bands(view: &FightView, seen: &Seen, gait: Gait, way: f32) -> Option<f32> {
    let figures = &view.armoury.figures.classic;
    let bands = match gait {
        Gait::Walk => figures.walk,
        Gait::Run => figures.run,
        Gait::Ride => figures.ride,
    };
    let here = metres(seen.place);
    let enemies =
        view.seen.fighters.iter().filter(|it| it.side != seen.side && is_here(it.condition));
    let gaps = enemies.map(|it| metres(it.place) - here);
    let nearest = gaps.min_by(|a, b| a.abs().total_cmp(&b.abs()))?;
    let far = f32::from(bands) * BAND;
    let far = if way > 0.0 { far.min(nearest.abs()) } else { far };
    Some(here + far * way * if nearest < 0.0 { -1.0 } else { 1.0 })
}

/// The listed option whose way ends nearest to a place; nothing where standing still is nearer.
pub fn nearest(view: &FightView, fight_ui: &FightUi, at: f32) -> Option<usize> {
    let here = metres(view.of(fight_ui.selected?)?.place);
    let ends = fight_ui.shown(view).into_iter().filter_map(|n| {
        let (_, to) = destination(view, &view.offers()[n].chosen)?;
        Some((n, (to - at).abs()))
    });
    let (n, off) = ends.min_by(|a, b| a.1.total_cmp(&b.1))?;
    (off < (here - at).abs() * 0.8).then_some(n)
}

/// The ground that the selected can come to in one go.
pub fn reach(p: &Painter, scene: &Scene) {
    let (view, stage) = (scene.view, &scene.stage);
    let Some(seen) = scene.fight_ui.selected.and_then(|who| view.of(who)) else { return };
    let ends = ends(scene, seen.id);
    let here = metres(seen.place);
    let first = ends.iter().copied().fold(here, f32::min);
    let last = ends.iter().copied().fold(here, f32::max);
    if last - first < 0.1 {
        return;
    }
    let lane = depth(seen.id);
    strip(p, stage, [first, last], lane);
    for end in ends {
        let (at, ink) = (stage.at(end, lane), theme::faded(theme::met(), 0.85));
        ellipse(p, at, vec2(5.0, 2.2), ink, Stroke::NONE);
    }
}

/// Where the options of somebody lead.
fn ends(scene: &Scene, who: FighterId) -> Vec<f32> {
    let shown = scene.fight_ui.shown(scene.view).into_iter();
    let ends = shown.filter_map(|n| destination(scene.view, &scene.view.offers()[n].chosen));
    ends.filter(|(mover, _)| *mover == who).map(|(_, to)| to).collect()
}

/// A strip of the ground along a lane.
fn strip(p: &Painter, stage: &Stage, [first, last]: [f32; 2], lane: f32) {
    let (back, front) = ((lane - 0.07).max(0.0), (lane + 0.07).min(1.05));
    let [a, b] = [first, last].map(|metres| stage.at(metres, back));
    let [d, c] = [first, last].map(|metres| stage.at(metres, front));
    quad(p, [a, b, c, d], theme::faded(theme::met(), 0.16));
    let line = Stroke::new(1.0, theme::faded(theme::met(), 0.6));
    dashed(p, a, b, line);
    dashed(p, d, c, line);
}

/// Where the selected option takes somebody.
struct Way<'a> {
    it: &'a Shown<'a>,
    /// In metres.
    far: f32,
    from: Pos2,
    end: Pos2,
}

fn way<'a>(scene: &Scene, shown: &'a [Shown<'a>]) -> Option<Way<'a>> {
    let (who, to) = destination(scene.view, scene.fight_ui.selected_move(scene.view)?)?;
    let it = shown.iter().find(|it| it.seen.id == who)?;
    let far = (to - metres(it.seen.place)).abs();
    let (from, end) = (it.figure.foot, scene.stage.at(to, it.spot.depth));
    (far >= 0.1).then_some(Way { it, far, from, end })
}

/// The way that the selected option goes, with a ghost at its end.
pub fn path(p: &Painter, scene: &Scene, shown: &[Shown]) {
    let Some(Way { it, from, end, .. }) = way(scene, shown) else { return };
    let way = if end.x >= from.x { 1.0 } else { -1.0 };
    let line = Stroke::new(3.0, theme::met());
    p.extend(Shape::dashed_line(&[from, end - vec2(way * 12.0, 0.0)], line, 10.0, 7.0));
    let head = vec![end, end + vec2(-way * 14.0, -6.0), end + vec2(-way * 14.0, 6.0)];
    p.add(Shape::convex_polygon(head, theme::met(), Stroke::NONE));
    ghost(p, end, it.figure.tall);
}

/// How far that is, in words, and the ghost that they are about.
pub fn way_label(scene: &Scene, shown: &[Shown]) -> Option<(skirmish::FighterId, String, Rect)> {
    let Way { it, far, end, .. } = way(scene, shown)?;
    let words = if far < 10.0 { format!("{far:.1} m") } else { format!("{far:.0} m") };
    let tall = it.figure.tall;
    let ghost = vec2(0.3 * tall, 1.0 * tall);
    let ghost = Rect::from_min_size(end - vec2(ghost.x / 2.0, ghost.y), ghost);
    Some((it.seen.id, words, ghost))
}

/// Draws these words in their place.
pub fn distance(p: &Painter, plate: Rect, words: &str) {
    p.rect_filled(plate, 3.0, theme::faded(theme::SPACE, 0.8));
    let at = plate.center();
    paint::strong(p, at, Align2::CENTER_CENTER, words, size::SMALL, theme::met());
}

/// Somebody who is not there yet.
fn ghost(p: &Painter, foot: Pos2, tall: f32) {
    let ink: Color32 = theme::faded(theme::met(), 0.30);
    let line = Stroke::new(0.16 * tall, ink);
    p.line_segment([foot - vec2(0.0, 0.74 * tall), foot - vec2(0.0, 0.44 * tall)], line);
    let leg = Stroke::new(0.08 * tall, ink);
    for x in [-0.10, 0.10] {
        p.line_segment([foot - vec2(0.0, 0.44 * tall), foot + vec2(x * tall, 0.0)], leg);
    }
    p.circle_filled(foot - vec2(0.0, 0.88 * tall), 0.085 * tall, ink);
}
