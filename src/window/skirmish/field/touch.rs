//! The hand on the field: pointer and wheel; each key is an action.

use bevy_egui::egui::{Id, Pos2, Sense};
use skirmish::Seen;

use super::{
    draw::{Scene, Shown},
    people::area,
    preview,
};
use crate::window::{
    pen::Pen,
    skirmish::{
        fight_ui::{FightAction, FightDialog},
        view::target,
    },
};

/// Pointer and wheel on the field.
pub(super) fn touch(pen: &mut Pen<FightAction>, scene: &Scene, shown: &[Shown]) {
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
            pen.actions.extend(clicked(scene, it.seen, at));
        }
        if response.secondary_clicked() {
            pen.actions.push(FightAction::Select(it.seen.id));
        }
    }
    let moved = pen.ui.input(|input| input.pointer.is_moving());
    if over != scene.fight_ui.hovered && (moved || over.is_none()) && pointer.is_some() {
        pen.actions.push(FightAction::Hover(over));
    }
    if ground.dragged() {
        pen.actions.push(FightAction::Pan(-ground.drag_delta().x / rect.width()));
    }
    let Some(at) = pointer.filter(|_| over.is_none()) else { return wheel(pen, pointer, scene) };
    if moved
        && !ground.dragged()
        && let Some(n) = preview::nearest(scene, scene.stage.metres(at))
        && n != scene.fight_ui.selected_option
    {
        pen.actions.push(FightAction::SelectOption(n));
    }
    if ground.clicked()
        && let Some(n) = preview::nearest(scene, scene.stage.metres(at))
    {
        pen.actions.push(FightAction::Take(n));
    }
    wheel(pen, pointer, scene);
}

fn wheel(pen: &mut Pen<FightAction>, pointer: Option<Pos2>, scene: &Scene) {
    let Some(at) = pointer else { return };
    let turned =
        pen.ui.input(|input| input.smooth_scroll_delta.y + 60.0 * (input.zoom_delta() - 1.0));
    if turned.abs() > 0.1 {
        let around = scene.stage.metres(at);
        pen.actions.push(FightAction::Zoom((turned / 240.0).exp(), Some(around)));
    }
}

/// One option about somebody is taken, of several one is picked; else they are looked at.
fn clicked(scene: &Scene, seen: &Seen, at: Pos2) -> Option<FightAction> {
    let (view, fight_ui) = (scene.view, scene.fight_ui);
    let about = |n: &usize| target(&view.offers()[*n].chosen) == Some(seen.id);
    let offers: Vec<usize> = fight_ui.shown(view).into_iter().filter(about).collect();
    match (offers.as_slice(), seen.own.is_some()) {
        ([], _) => Some(FightAction::Select(seen.id)),
        (_, true) if view.asked().contains(&seen.id) && fight_ui.selected != Some(seen.id) => {
            Some(FightAction::Select(seen.id))
        }
        (&[only], _) => Some(FightAction::Take(only)),
        (_, _) => Some(FightAction::Open(FightDialog::Pick { at, offers })),
    }
}
