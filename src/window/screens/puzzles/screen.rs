//! A puzzle on the screen: the card table, with a bar below that tells of the puzzle.

use bevy::prelude::*;
use bevy_egui::egui::{Context, InputState, Key};

use super::{
    bar,
    solving::{BarKey, Solving},
    state::{PuzzlesUi, go_on},
};
use crate::settings::Settings;
use crate::window::{
    card_table::{
        dialogs, keys,
        marking::marks::Marking,
        screen::settle,
        table,
        table_ui::{TableAction, TableDialog},
    },
    ui::{
        dialogs as sheets,
        drawing::{Drawing, page},
        keys::{confirmed, struck},
        screen::Screen,
    },
};

/// The keys as the help lists them.
pub(super) const HELP: [(&str, &str); 15] = [
    ("1 … 9, 0", "give the answer with that number"),
    ("↑ ↓, Enter", "move through the answers; give the highlighted one"),
    ("W", "a hint: where to look, then the idea, then the answer"),
    ("Enter", "the next decision that is shown; then the next puzzle, or the question again"),
    ("End", "to the end of what is shown"),
    ("U", "back to the question"),
    ("← →, Tab", "walk over the cards on the table"),
    ("V", "read the card in focus; hold Alt for a glance"),
    ("R", "the next rival's side, where there are several"),
    ("L, B, G, I", "the log, the rulebook, the glossary, what every sign means"),
    ("+ −", "everything larger or smaller"),
    ("F1, H", "this page"),
    ("Esc", "close what is open; back to the list of puzzles"),
    ("Left click", "take what glows, read what does not"),
    ("Right click", "read any card; resting on one shows it too"),
];

/// What was done at a puzzle.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum PuzzleAction {
    Key(BarKey),
    At(TableAction),
}

pub(super) fn draw(
    mut drawing: Drawing,
    solving: Option<NonSendMut<Solving>>,
    mut puzzles_ui: ResMut<PuzzlesUi>,
    mut commands: Commands,
) {
    let (Some(ctx), Some(mut solving)) = (drawing.context(), solving) else { return };
    for action in frame(&ctx, &mut solving) {
        let left = carry_out(action, &mut solving, &mut puzzles_ui, &mut drawing.settings);
        match left {
            Some(Onward::Ladder) => drawing.screen.set(Screen::Puzzles),
            Some(Onward::Next) => {
                let id = solving.puzzle().id().to_owned();
                commands.queue(move |world: &mut World| go_on(world, &id));
            }
            None => {}
        }
        ctx.request_repaint();
    }
}

/// One frame; what was done in it.
pub(super) fn frame(ctx: &Context, solving: &mut Solving) -> Vec<PuzzleAction> {
    let mut actions = pressed(ctx, solving);
    solving.table_ui.follow(&solving.view);
    solving.table_ui.peeking = ctx.input(|input| input.modifiers.alt);
    let told = solving.told();
    let (drawn, key) = page(ctx, |ui| {
        let tall = bar::tall(ui, &told);
        let below = ui.max_rect().with_min_y(ui.max_rect().bottom() - tall);
        let (view, table_ui, log) = (&solving.view, &solving.table_ui, solving.log());
        let nothing = Marking::nothing();
        let drawn = if solving.is_asked() {
            table::draw(ui, view, table_ui, nothing, &log, tall).drawn()
        } else {
            table::draw_watched(ui, view, table_ui, &log, &solving.decided, tall).drawn()
        };
        (drawn, bar::draw(ui, below, &told))
    });
    let on_the_table = solving.table_ui.remember(ctx, drawn);
    actions.extend(on_the_table.into_iter().map(PuzzleAction::At));
    actions.extend(key.map(PuzzleAction::Key));
    if solving.table_ui.dialog == TableDialog::Keys {
        let close = TableAction::Open(TableDialog::Nothing);
        let on_top = sheets::sheet(ctx, close, |pen, all| sheets::all_keys(pen, all, &HELP));
        actions.extend(on_top.into_iter().map(PuzzleAction::At));
        return actions;
    }
    let (view, table_ui) = (&solving.view, &solving.table_ui);
    let on_top = dialogs::draw(ctx, view, table_ui, Marking::nothing(), &solving.log());
    actions.extend(on_top.into_iter().map(PuzzleAction::At));
    solving.table_ui.reading.fresh = false;
    actions
}

/// The keys of this frame: those of any table, where the bar has none for it.
fn pressed(ctx: &Context, solving: &Solving) -> Vec<PuzzleAction> {
    let is_free =
        solving.table_ui.dialog == TableDialog::Nothing && solving.table_ui.drag.is_none();
    let key = ctx.input(|input| of_the_bar(input, solving.is_asked())).filter(|_| is_free);
    if let Some(key) = key {
        return vec![PuzzleAction::Key(key)];
    }
    let at_table = keys::at_table(ctx, &solving.view, &solving.table_ui);
    at_table.into_iter().map(PuzzleAction::At).collect()
}

fn of_the_bar(input: &InputState, is_asked: bool) -> Option<BarKey> {
    let always = [(Key::W, BarKey::Hint), (Key::U, BarKey::Again), (Key::Escape, BarKey::Leave)];
    let found = always.into_iter().find(|(key, _)| struck(input, *key)).map(|(_, it)| it);
    if found.is_some() || is_asked {
        return found;
    }
    let on = confirmed(input).then_some(BarKey::Enter);
    on.or(struck(input, Key::End).then_some(BarKey::End))
}

/// Where one goes from here.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Onward {
    Ladder,
    Next,
}

/// Carries an action out; where it leads, if it leads away.
pub(super) fn carry_out(
    action: PuzzleAction,
    solving: &mut Solving,
    puzzles_ui: &mut PuzzlesUi,
    settings: &mut Settings,
) -> Option<Onward> {
    match action {
        PuzzleAction::Key(key) => by_key(key, solving),
        PuzzleAction::At(TableAction::Open(TableDialog::Advice)) => by_key(BarKey::Hint, solving),
        PuzzleAction::At(TableAction::Open(TableDialog::Pause { .. })) => Some(Onward::Ladder),
        // Nobody has decided anything here that could be explained.
        PuzzleAction::At(TableAction::Open(TableDialog::RivalPlays)) => None,
        PuzzleAction::At(action) => {
            let rest = settle(action, &solving.view, &mut solving.table_ui, settings)?;
            decided(&rest, solving, puzzles_ui)
        }
    }
}

fn by_key(key: BarKey, solving: &mut Solving) -> Option<Onward> {
    match key {
        BarKey::Leave => return Some(Onward::Ladder),
        BarKey::Enter if solving.is_solved() => return Some(Onward::Next),
        BarKey::Hint if solving.is_asked() => solving.hint(),
        BarKey::Hint => {
            if !solving.is_solved() {
                solving.ask();
                solving.hint();
            }
        }
        BarKey::Again => solving.ask(),
        BarKey::Enter if solving.is_over() => solving.ask(),
        BarKey::Enter => solving.go_on(false),
        BarKey::End => solving.go_on(true),
    }
    None
}

/// Carries out what any table leaves to the game: an answer, or going on with what is shown.
fn decided(
    action: &TableAction,
    solving: &mut Solving,
    puzzles_ui: &mut PuzzlesUi,
) -> Option<Onward> {
    if *action == TableAction::Leave {
        return Some(Onward::Ladder);
    }
    let TableAction::Take(n) = action else { return None };
    if !solving.is_asked() {
        return by_key(BarKey::Enter, solving);
    }
    match solving.take(*n) {
        Ok(Some(solved)) => puzzles_ui.note(solving.puzzle().id(), solved),
        Ok(None) => {}
        Err(fault) => {
            puzzles_ui.trouble = Some(fault.to_string());
            return Some(Onward::Ladder);
        }
    }
    None
}
