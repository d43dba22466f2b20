//! The ladder: themes at the left, the puzzles of one in the middle, the one that is looked at beside them.

mod tapped;

use bevy::prelude::*;
use bevy_egui::egui::{
    Align2, Context, InputState, Key, Painter, Rect, ScrollArea, Sense, Ui, UiBuilder, pos2, vec2,
};

use super::{
    about, own,
    state::{LadderAction, PuzzlesUi, sit_down},
};
use crate::window::{
    common::data::GameData,
    ui::{
        compact::{self, TARGET},
        drawing::{Drawing, page},
        keys::{self, struck},
        magnifier::attend,
        paint, reader,
        screen::Screen,
        steps::around,
        theme::{self, size},
    },
};
use crate::{
    data::{Puzzle, PuzzleTheme},
    puzzles::{Difficulty, next_after, of_theme, solved_of, words},
};

/// Height of the row of a theme, and of a puzzle.
const THEME: f32 = 52.0;
const ROW: f32 = 34.0;

pub(super) fn draw(
    mut drawing: Drawing,
    mut game_data: ResMut<GameData>,
    mut puzzles_ui: ResMut<PuzzlesUi>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    drawing.scale(&ctx);
    let actions = frame(&ctx, &game_data.library.puzzles, &puzzles_ui);
    for action in actions {
        if action != LadderAction::Remove {
            puzzles_ui.to_be_removed = None;
        }
        let all = &game_data.library.puzzles;
        match action {
            LadderAction::Theme(n) => (puzzles_ui.theme, puzzles_ui.at) = (n, 0),
            LadderAction::Select(n) => puzzles_ui.at = n,
            LadderAction::Play => {
                if let Some(puzzle) = puzzles_ui.selected(all).cloned() {
                    commands.queue(move |world: &mut World| sit_down(world, &puzzle));
                }
            }
            LadderAction::Next => {
                let id = puzzles_ui.selected(all).map(|it| it.id().to_owned());
                let next = next_after(all, &puzzles_ui.progress, id.as_deref()).cloned();
                next.iter().for_each(|next| puzzles_ui.look_at(next, all));
            }
            LadderAction::Share => {
                let puzzle = puzzles_ui.selected(all).cloned();
                puzzles_ui.trouble = puzzle.map(|puzzle| own::share(&ctx, &puzzle));
            }
            LadderAction::Paste(text) => own::paste(&text, &mut game_data, &mut puzzles_ui),
            LadderAction::Remove => own::remove(&mut game_data, &mut puzzles_ui),
            LadderAction::Leave => drawing.screen.set(Screen::Title),
        }
        ctx.request_repaint();
    }
}

/// One frame; what was done in it.
pub(super) fn frame(ctx: &Context, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Vec<LadderAction> {
    let mut actions = ctx.input(|input| pressed(input, all, puzzles_ui));
    actions.extend(page(ctx, |ui| drawn(ui, all, puzzles_ui)));
    actions
}

fn pressed(input: &InputState, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Vec<LadderAction> {
    let count = puzzles_ui.puzzles(all).len();
    let (down, across) = (keys::step(input), keys::step_across(input));
    let mut actions = Vec::new();
    if across != 0 {
        let themes = PuzzleTheme::ALL.len();
        actions.push(LadderAction::Theme(around(puzzles_ui.theme, across, themes)));
    }
    if down != 0 && count > 0 {
        actions.push(LadderAction::Select(around(puzzles_ui.at, down, count)));
    }
    if keys::confirmed(input) {
        actions.push(LadderAction::Play);
    }
    let letters = [
        (Key::N, LadderAction::Next),
        (Key::L, LadderAction::Share),
        (Key::Delete, LadderAction::Remove),
        (Key::Escape, LadderAction::Leave),
    ];
    actions.extend(input.events.iter().filter_map(own::pasted));
    actions.extend(letters.into_iter().filter(|(key, _)| struck(input, *key)).map(|(_, it)| it));
    actions
}

fn drawn(ui: &mut Ui, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Vec<LadderAction> {
    if compact::is_on(ui.ctx()) {
        return tapped::drawn(ui, all, puzzles_ui);
    }
    let inner = ui.max_rect().shrink2(vec2(48.0, 38.0));
    let p = ui.painter().clone();
    let top = heading(&p, inner, all, puzzles_ui) + 22.0;
    let bottom = inner.bottom() - 24.0;
    let column =
        |left: f32, width: f32| Rect::from_min_max(pos2(left, top), pos2(left + width, bottom));
    let themes = column(inner.left(), 292.0);
    let list = column(themes.right() + 28.0, 440.0);
    let right = Rect::from_min_max(pos2(list.right() + 32.0, top), pos2(inner.right(), bottom));
    let words = "← → a theme · ↑ ↓ a puzzle · Enter plays it · N the next one to solve · L its link · Ctrl+V a link of \
         somebody's · Del removes your own · Esc the title";
    paint::say(&p, inner.left_bottom(), Align2::LEFT_BOTTOM, words, size::TINY, theme::FAINT);
    let mut actions = self::themes(ui, themes, all, puzzles_ui);
    actions.extend(puzzles(ui, list, all, puzzles_ui));
    actions.extend(about::draw(ui, right, puzzles_ui.selected(all), puzzles_ui));
    actions
}

/// The name of the page and how many are solved; where it ends.
fn heading(p: &Painter, inner: Rect, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> f32 {
    let title = paint::caption(p, inner.min, Align2::LEFT_TOP, "Puzzles", 34.0, theme::TYPE);
    let rule = pos2(inner.left() + 2.0, title.bottom() + 8.0);
    paint::underline(p, rule);
    let solved = solved_of(all.iter(), &puzzles_ui.progress);
    let words = format!("{solved} of {} are solved.", all.len());
    let words = puzzles_ui.trouble.as_ref().map_or(words, Clone::clone);
    let at = pos2(inner.left(), rule.y + 18.0);
    let room = inner.with_min_y(at.y);
    at.y + paint::flow(p, room, &words, size::BODY, theme::QUIET, false)
}

fn themes(ui: &mut Ui, area: Rect, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Vec<LadderAction> {
    let mut actions = Vec::new();
    for (n, theme) in PuzzleTheme::ALL.into_iter().enumerate() {
        let row = (area.height() / PuzzleTheme::ALL.len() as f32).min(THEME + 6.0);
        let at = pos2(area.left(), area.top() + n as f32 * row);
        let place = Rect::from_min_size(at, vec2(area.width(), row - 6.0));
        let of = of_theme(all, theme).count();
        let solved = solved_of(of_theme(all, theme), &puzzles_ui.progress);
        let selected = n == puzzles_ui.theme;
        let response = ui.interact(place, ui.id().with(("theme", n)), Sense::CLICK);
        let name = words::theme(theme);
        reader::name(&response, false, || format!("{name}, {solved} of {of} solved"));
        let p = ui.painter();
        paint::ground(p, place, selected, response.hovered(), theme::PANEL);
        let room = place.width() - 30.0;
        let at = place.left_top() + vec2(16.0, 8.0);
        paint::fitted(p, at, Align2::LEFT_TOP, name, size::BODY, theme::TYPE, room, selected);
        share(p, place, solved, of);
        if response.clicked() {
            actions.push(LadderAction::Theme(n));
        }
    }
    actions
}

/// How many of a theme are solved, as a bar with its number.
fn share(p: &Painter, place: Rect, solved: usize, of: usize) {
    let words = format!("{solved} of {of}");
    let at = place.right_bottom() + vec2(-14.0, -7.0);
    let said = paint::say(p, at, Align2::RIGHT_BOTTOM, &words, size::TINY, theme::QUIET);
    let left = place.left() + 16.0;
    let line = Rect::from_min_max(
        pos2(left, place.bottom() - 15.0),
        pos2(said.left() - 12.0, place.bottom() - 11.0),
    );
    p.rect_filled(line, 0.0, theme::RULE);
    let share = solved as f32 / of.max(1) as f32;
    p.rect_filled(line.with_max_x(left + line.width() * share), 0.0, theme::now());
}

fn puzzles(ui: &mut Ui, area: Rect, all: &[Puzzle], puzzles_ui: &PuzzlesUi) -> Vec<LadderAction> {
    let salt = ("puzzles", puzzles_ui.theme);
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt(salt));
    let mut actions = Vec::new();
    ScrollArea::vertical().id_salt(salt).auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 4.0;
        for (n, puzzle) in puzzles_ui.puzzles(all).into_iter().enumerate() {
            let tall = if compact::is_on(ui.ctx()) { TARGET } else { ROW };
            let room = vec2(area.width() - 12.0, tall);
            let (place, response) = ui.allocate_exact_size(room, Sense::CLICK);
            let selected = n == puzzles_ui.at;
            let is_solved = puzzles_ui.progress.of(puzzle.id()).is_some();
            row(ui, place, puzzle, (selected, response.hovered(), is_solved));
            reader::name(&response, selected, || spoken(puzzle, is_solved));
            if response.clicked() {
                let again = if selected { LadderAction::Play } else { LadderAction::Select(n) };
                actions.push(again);
            }
            if selected {
                attend(ui.ctx(), place);
                if !ui.rect_contains_pointer(area) {
                    ui.scroll_to_rect(place, None);
                }
            }
        }
    });
    actions
}

fn spoken(puzzle: &Puzzle, is_solved: bool) -> String {
    let solved = if is_solved { "solved" } else { "not solved" };
    format!("{}, {}, {solved}", puzzle.title(), Difficulty::of(puzzle).word())
}

fn row(ui: &Ui, place: Rect, puzzle: &Puzzle, (selected, over, is_solved): (bool, bool, bool)) {
    let p = ui.painter();
    paint::ground(p, place, selected, over, theme::PANEL);
    paint::tick_box(p, place.left_center() + vec2(22.0, 0.0), is_solved);
    let word = Difficulty::of(puzzle).word();
    let at = place.right_center() - vec2(12.0, 0.0);
    let said = paint::say(p, at, Align2::RIGHT_CENTER, word, size::SMALL, theme::QUIET);
    let at = place.left_center() + vec2(40.0, 0.0);
    let room = said.left() - 10.0 - at.x;
    let (title, ink) = (puzzle.title(), theme::TYPE);
    paint::fitted(p, at, Align2::LEFT_CENTER, title, size::BODY, ink, room, selected);
}
