//! The number that an attack on somebody must reach.

use bevy_egui::egui::{Align2, Color32, Painter, Rect, Stroke, StrokeKind, Vec2, pos2, vec2};
use skirmish::Condition;

use super::shared::text_size;
use crate::window::{
    battlefield::{
        field::{
            onstage::{Scene, Shown},
            sides,
        },
        view::Aim,
        words::needs,
    },
    ui::{
        paint,
        theme::{self, size},
    },
};

/// The attack of the selected on somebody, where there is one to think of.
pub(super) fn aim<'a>(scene: &Scene<'a>, it: &Shown) -> Option<&'a Aim> {
    let rival = it.seen.side != scene.view.seen.seat;
    let by = scene.fight_ui.selected.filter(|&who| rival && scene.view.is_own(who))?;
    let out = !matches!(it.seen.condition, Condition::Able | Condition::Helpless);
    let selected = scene.fight_ui.selected_move(scene.view);
    scene.view.aim(by, it.seen.id, selected).filter(|_| !out || it.seen.captive)
}

/// How large the number over a target is.
fn number_points(is_looked_at: bool) -> f32 {
    if is_looked_at { 21.0 } else { 17.0 }
}

fn is_looked_at(scene: &Scene, it: &Shown) -> bool {
    scene.fight_ui.looked_at(scene.view) == Some(it.seen.id)
}

/// The chance of an attack in words.
fn percent(per_mille: u16) -> String {
    format!("{} %", (per_mille + 5) / 10)
}

/// The room of a number.
pub(super) fn number_size(p: &Painter, scene: &Scene, it: &Shown, aim: &Aim) -> Vec2 {
    let Ok(plan) = &aim.plan else { return vec2(20.0, 14.0) };
    let points = number_points(is_looked_at(scene, it));
    let number = text_size(p, &needs(plan.needed()), points);
    let chance = text_size(p, &percent(plan.odds.per_mille()), size::TINY);
    vec2(number.x + chance.x + 19.0, number.y + 2.0)
}

/// Draws the number that 2D must reach, and the chance beside it.
pub(super) fn number(p: &Painter, scene: &Scene, it: &Shown, aim: &Aim, plate: Rect) {
    let Ok(plan) = &aim.plan else {
        p.rect_filled(plate, 3.0, theme::faded(theme::SPACE, 0.75));
        paint::say(p, plate.center(), Align2::CENTER_CENTER, "–", size::SMALL, theme::QUIET);
        return;
    };
    let (colour, is_looked_at) = (sides::chance(plan.odds.per_mille()), is_looked_at(scene, it));
    ground(p, plate, colour, is_looked_at);
    let left = pos2(plate.left() + 6.0, plate.center().y);
    let (needs, points) = (needs(plan.needed()), number_points(is_looked_at));
    let drawn = paint::numeral(p, left, Align2::LEFT_CENTER, &needs, points, colour);
    let at = pos2(drawn.right() + 5.0, plate.center().y + 1.0);
    let percent = percent(plan.odds.per_mille());
    paint::say(p, at, Align2::LEFT_CENTER, &percent, size::TINY, theme::TYPE);
}

/// The plate under the number.
fn ground(p: &Painter, plate: Rect, colour: Color32, is_looked_at: bool) {
    let line = match is_looked_at {
        true => Stroke::new(2.0, theme::now()),
        false => Stroke::new(1.0, theme::faded(colour, 0.55)),
    };
    p.rect(plate, 4.0, theme::faded(theme::SPACE, 0.88), line, StrokeKind::Inside);
}
