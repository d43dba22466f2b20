//! The screen of a puzzle of chances.

use bevy::prelude::*;
use bevy_egui::egui::{Context, InputState, Key, Rect, vec2};

use super::{
    super::{
        bar,
        solving::BarKey,
        state::{PuzzlesUi, go_on},
    },
    answers, moment,
    solving::OddsSolving,
};
use crate::window::ui::{
    compact::{is_phone, is_upright},
    drawing::{Drawing, page},
    keys::{confirmed, digit, moved, struck},
    screen::Screen,
};

/// What was done at a puzzle of chances.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum OddsAction {
    Select(usize),
    Take(usize),
    Key(BarKey),
}

/// Where one goes from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Onward {
    Ladder,
    Next,
}

pub(in crate::window::screens::puzzles) fn draw(
    mut drawing: Drawing,
    mut solving: ResMut<OddsSolving>,
    mut puzzles_ui: ResMut<PuzzlesUi>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    drawing.scale(&ctx);
    for action in frame(&ctx, &solving) {
        match carry_out(action, &mut solving, &mut puzzles_ui) {
            Some(Onward::Ladder) => drawing.screen.set(Screen::Puzzles),
            Some(Onward::Next) => {
                let id = solving.id().to_owned();
                commands.queue(move |world: &mut World| go_on(world, &id));
            }
            None => {}
        }
        ctx.request_repaint();
    }
}

/// One frame; what was done in it.
pub(super) fn frame(ctx: &Context, solving: &OddsSolving) -> Vec<OddsAction> {
    let mut actions: Vec<OddsAction> =
        ctx.input(|input| pressed(input, solving)).into_iter().collect();
    let told = solving.told();
    let (clicked, key) = page(ctx, |ui| {
        let whole = ui.max_rect();
        let below = whole.with_min_y(whole.bottom() - bar::tall(ui, &told));
        let [left, right] = parts(whole.with_max_y(below.top()));
        let puzzle = solving.attempt.puzzle();
        moment::draw(ui, left, &puzzle.about().story, solving);
        (answers::draw(ui, right, solving), bar::draw(ui, below, &told))
    });
    actions.extend(clicked.map(OddsAction::Take));
    actions.extend(key.map(OddsAction::Key));
    actions
}

/// Where the moment and the answers stand: beside each other, or one below the other on a phone held upright.
fn parts(all: Rect) -> [Rect; 2] {
    if is_phone(all) && is_upright(all) {
        let inner = all.shrink2(vec2(12.0, 10.0));
        let parted = inner.top() + inner.height() * 0.46;
        return [inner.with_max_y(parted - 8.0), inner.with_min_y(parted)];
    }
    let around = if is_phone(all) { vec2(12.0, 10.0) } else { vec2(48.0, 34.0) };
    let inner = all.shrink2(around);
    let (middle, gap) = (inner.left() + inner.width() * 0.46, around.x / 2.0);
    [inner.with_max_x(middle - gap), inner.with_min_x(middle + gap)]
}

fn pressed(input: &InputState, solving: &OddsSolving) -> Option<OddsAction> {
    if struck(input, Key::Escape) {
        return Some(OddsAction::Key(BarKey::Leave));
    }
    if struck(input, Key::W) {
        return Some(OddsAction::Key(BarKey::Hint));
    }
    if solving.is_solved {
        return confirmed(input).then_some(OddsAction::Key(BarKey::Enter));
    }
    let taken = digit(input).or(confirmed(input).then_some(solving.at));
    let moved = moved(input, solving.at, solving.count()).map(OddsAction::Select);
    taken.filter(|n| *n < solving.count()).map(OddsAction::Take).or(moved)
}

/// Carries an action out; where it leads, if it leads away.
pub(super) fn carry_out(
    action: OddsAction,
    solving: &mut OddsSolving,
    puzzles_ui: &mut PuzzlesUi,
) -> Option<Onward> {
    match action {
        OddsAction::Select(n) => solving.at = n,
        OddsAction::Take(n) => {
            if let Some(solved) = solving.take(n) {
                puzzles_ui.note(solving.id(), solved);
            }
        }
        OddsAction::Key(BarKey::Leave) => return Some(Onward::Ladder),
        OddsAction::Key(BarKey::Hint) if !solving.is_solved => solving.hint(),
        OddsAction::Key(BarKey::Enter) if solving.is_solved => return Some(Onward::Next),
        OddsAction::Key(BarKey::Enter | BarKey::End | BarKey::Hint | BarKey::Again) => {}
    }
    None
}
