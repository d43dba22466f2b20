//! The dialogs on top of the table: a card to read, the log, the keys, a menu.

use bevy_egui::egui::{
    Align2, Area, Context, Id, LayerId, Order, Pos2, Rect, RichText, ScrollArea, Sense, Ui, pos2,
    vec2,
};

use super::{
    advice, card, keys,
    marking::Marking,
    spot::Look,
    table::{self, LogView},
    table_ui::{PAGE, REST, TableAction, TableDialog, TableUi, Under},
    tip,
    touch::Pen,
    view::{LogLine, TableView},
};
use crate::window::ui::layout_check::{Reason, meant};
use crate::window::ui::{
    glossary, paint, rulebook,
    theme::{self, size},
};
use crate::words;

/// A row of a small menu: its label and its action.
pub type MenuRow = (&'static str, fn() -> TableAction);

/// The rows of the pause menu, and what each does.
pub const PAUSE: &[MenuRow] = &[
    ("Back to the table", || TableAction::Open(TableDialog::Nothing)),
    ("Advice: what would somebody else do?", || TableAction::Open(TableDialog::Advice)),
    ("Why they did what they did", || TableAction::Open(TableDialog::RivalPlays)),
    ("The keys", || TableAction::Open(TableDialog::Keys)),
    ("The rulebook", || TableAction::Open(TableDialog::Rules)),
    ("The glossary", || TableAction::Open(TableDialog::Glossary)),
    ("Full control: ask me more, or less", || TableAction::Control),
    ("Settings", || TableAction::Settings),
    #[cfg(target_arch = "wasm32")]
    ("Save the game as a file", || TableAction::SaveAs),
    #[cfg(target_arch = "wasm32")]
    ("A link to this very game", || TableAction::Share),
    ("Leave; the game is saved", || TableAction::Leave),
    ("Concede the game", || TableAction::Open(TableDialog::Sure { selected: 0 })),
];

/// The question before a game is given up.
pub const SURE: [MenuRow; 2] = [
    ("No, play on", || TableAction::Open(TableDialog::Nothing)),
    ("Yes, concede", || TableAction::Concede),
];

/// The question before a decision is taken back that has shown something new.
pub const MARKED: [MenuRow; 2] = [
    ("No, play on", || TableAction::Open(TableDialog::Nothing)),
    ("Yes, and mark the game", || TableAction::TakeBack { anyway: true }),
];

/// The question before the guide is left.
pub const FAREWELL: [MenuRow; 3] = [
    ("Go on with the guide", || TableAction::Open(TableDialog::Nothing)),
    ("Leave it, and play on alone", || TableAction::LeaveGuide),
    ("Pause, save, concede", || TableAction::Open(TableDialog::Pause { selected: 0 })),
];

/// Draws what is open and returns what was done in it.
pub fn draw(
    ctx: &Context,
    view: &TableView,
    table_ui: &TableUi,
    marking: &Marking,
    log: &LogView<'_, LogLine>,
) -> Vec<TableAction> {
    match &table_ui.dialog {
        TableDialog::Nothing => {
            glance(ctx, view, table_ui);
            Vec::new()
        }
        TableDialog::Card(look) => sheet(ctx, |ui, all| reading(ui, all, *look, view)),
        TableDialog::Log => whole_log(ctx, view, table_ui, log),
        TableDialog::Keys => sheet(ctx, all_keys),
        TableDialog::Signs => sheet(ctx, all_signs),
        TableDialog::Rules => rules(ctx, view, table_ui),
        TableDialog::Advice => advice::draw(ctx, view, table_ui),
        TableDialog::RivalPlays => advice::rival_plays(ctx, table_ui),
        TableDialog::Glossary => words(ctx, view, table_ui),
        TableDialog::Farewell { selected } => {
            small_menu(ctx, "Leave the guide?", &FAREWELL, *selected)
        }
        TableDialog::Options { at, offers } => options(ctx, view, (table_ui, marking), *at, offers),
        TableDialog::Pause { selected } => small_menu(ctx, "Pause", PAUSE, *selected),
        TableDialog::Sure { selected } => {
            let lost = words::conceding(&view.seen);
            asked(ctx, "Concede the game?", &lost, &SURE, *selected)
        }
        TableDialog::Marked { selected } => {
            small_menu(ctx, "Take it back anyway?", &MARKED, *selected)
        }
    }
}

/// A dimmed sheet over everything; a click beside its content closes it.
fn sheet(ctx: &Context, content: impl FnOnce(&mut Ui, Rect) -> Rect) -> Vec<TableAction> {
    dimmed(ctx, 0.82, content)
}

/// The same, with what lies under it dimmed by that share.
fn dimmed(
    ctx: &Context,
    share: f32,
    content: impl FnOnce(&mut Ui, Rect) -> Rect,
) -> Vec<TableAction> {
    let all = ctx.screen_rect();
    let mut actions = Vec::new();
    Area::new(Id::new("sheet")).order(Order::Foreground).fixed_pos(all.min).show(ctx, |ui| {
        let behind = ui.allocate_rect(all, Sense::CLICK);
        ui.painter().rect_filled(all, 0.0, theme::faded(theme::SPACE, share));
        let inside = content(ui, all);
        let at = behind.interact_pointer_pos();
        if (behind.clicked() || behind.secondary_clicked())
            && at.is_some_and(|at| !inside.contains(at))
        {
            actions.push(TableAction::Open(TableDialog::Nothing));
        }
    });
    actions
}

fn reading(ui: &mut Ui, all: Rect, look: Look, view: &TableView) -> Rect {
    let room = card::room(ui.painter(), look, view, card::READING);
    let rect = Rect::from_center_size(all.center() - vec2(0.0, 12.0), room);
    card::large(ui.painter(), rect, look, view, card::READING);
    let hint =
        Rect::from_center_size(pos2(all.center().x, rect.bottom() + 26.0), vec2(230.0, 26.0));
    paint::plate(ui.painter(), hint, theme::SPACE, theme::RULE);
    let words = "Esc closes · ← → next card";
    paint::say(
        ui.painter(),
        hint.center(),
        Align2::CENTER_CENTER,
        words,
        size::SMALL,
        theme::QUIET,
    );
    rect
}

/// A word explained, or a card shown, beside the pointer or the keyboard's place, without stopping
/// anything.
fn glance(ctx: &Context, view: &TableView, table_ui: &TableUi) {
    if let Some(tip) = &table_ui.tip {
        return tip::draw(ctx, tip);
    }
    // A pointer that merely lies somewhere hides no lesson that is to be read.
    if view.told().is_some_and(|told| !told.lesson.until_answered) && !table_ui.peeking {
        return;
    }
    let now = ctx.input(|input| input.time);
    let focus = || {
        let look = table_ui.face_in_focus(view).filter(|_| table_ui.peeking)?;
        let place = table_ui.places.iter().find(|place| place.look == Some(look));
        let rect = place.map_or(Rect::NOTHING, |place| place.rect);
        Some(Under { look, rect, since: now - REST })
    };
    let Some(under) = table_ui.under.or_else(focus) else { return };
    let rested = now - under.since;
    if rested < REST && !table_ui.peeking {
        let wait = std::time::Duration::from_secs_f64(REST - rested);
        return ctx.request_repaint_after(wait);
    }
    let p = ctx.layer_painter(LayerId::new(Order::Tooltip, Id::new("glance")));
    let room = card::room(&p, under.look, view, card::GLANCE);
    let rect = beside(under.rect, room, ctx.screen_rect());
    meant(&p, rect.expand(8.0), Reason::Floats);
    card::large(&p, rect, under.look, view, card::GLANCE);
}

/// Room for a sheet of `size` next to `place`, inside `all`.
pub(in crate::window) fn beside(place: Rect, size: bevy_egui::egui::Vec2, all: Rect) -> Rect {
    const GAP: f32 = 16.0;
    let room = all.shrink(12.0);
    if !place.is_positive() {
        return Rect::from_center_size(all.center(), size);
    }
    let above = place.top() - GAP - size.y;
    let below = place.bottom() + GAP;
    let x = (place.center().x - size.x / 2.0).clamp(room.left(), room.right() - size.x);
    if above >= room.top() {
        return Rect::from_min_size(pos2(x, above), size);
    }
    if below + size.y <= room.bottom() {
        return Rect::from_min_size(pos2(x, below), size);
    }
    let y = (place.center().y - size.y / 2.0).clamp(room.top(), room.bottom() - size.y);
    let right = place.right() + GAP;
    let x = if right + size.x <= room.right() { right } else { place.left() - GAP - size.x };
    Rect::from_min_size(pos2(x.max(room.left()), y), size)
}

/// The log over part of the table; what a line speaks of is highlighted in the rest.
fn whole_log(
    ctx: &Context,
    view: &TableView,
    table_ui: &TableUi,
    log: &LogView<'_, LogLine>,
) -> Vec<TableAction> {
    let mut done = Vec::new();
    let mut actions = dimmed(ctx, 0.55, |ui, all| {
        let (rect, asked) = table::whole_log(ui, all, view, table_ui, log);
        done = asked;
        rect
    });
    actions.append(&mut done);
    actions
}

/// The rulebook, with everything that can be done in it.
fn rules(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    let mut done = Vec::new();
    let mut actions = sheet(ctx, |ui, all| {
        let rect = Rect::from_center_size(all.center(), all.size() - vec2(120.0, 50.0));
        let inner = panel(ui, rect, "Rulebook", "↑ ↓ turn the pages · Esc closes");
        done = rulebook::draw(ui, inner, &view.rulebook, &view.seen.constants, &table_ui.reading);
        rect
    });
    actions.append(&mut done);
    actions
}

/// The glossary, likewise.
fn words(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    let mut done = Vec::new();
    let mut actions = sheet(ctx, |ui, all| {
        let rect = Rect::from_center_size(all.center(), all.size() - vec2(220.0, 70.0));
        let inner = panel(ui, rect, "Glossary", "↑ ↓ turn the pages · Esc closes");
        done = glossary::draw(ui, inner, &view.glossary, &table_ui.defining);
        rect
    });
    actions.append(&mut done);
    actions
}

fn all_keys(ui: &mut Ui, all: Rect) -> Rect {
    let row = ((all.height() - 98.0) / keys::HELP.len() as f32).min(30.0);
    let height = 78.0 + row * keys::HELP.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(660.0, height));
    let inner = panel(ui, rect, "Keys and clicks", "Esc closes");
    for (n, (key, does)) in keys::HELP.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + 14.0 + row * n as f32);
        paint::strong(ui.painter(), at, Align2::LEFT_CENTER, key, 15.0, theme::TYPE);
        let at = pos2(inner.left() + 150.0, at.y);
        paint::say(ui.painter(), at, Align2::LEFT_CENTER, does, 15.0, theme::QUIET);
    }
    rect
}

fn all_signs(ui: &mut Ui, all: Rect) -> Rect {
    let rect = Rect::from_center_size(all.center(), vec2(940.0, 590.0));
    let inner = panel(ui, rect, "Signs", "I or Esc closes");
    super::signs::draw(ui.painter(), inner);
    rect
}

/// A titled panel; returns the room inside.
pub fn panel(ui: &Ui, rect: Rect, title: &str, note: &str) -> Rect {
    let p = ui.painter();
    paint::plate(p, rect, theme::PANEL, theme::RULE);
    let inner = rect.shrink(22.0);
    paint::strong(p, inner.left_top(), Align2::LEFT_TOP, title, size::TITLE, theme::TYPE);
    paint::say(p, inner.right_top(), Align2::RIGHT_TOP, note, size::SMALL, theme::FAINT);
    paint::rule(p, inner, inner.top() + 32.0);
    inner.with_min_y(inner.top() + 42.0)
}

/// The options that concern one place, beside the pointer.
fn options(
    ctx: &Context,
    view: &TableView,
    (table_ui, marking): (&TableUi, &Marking),
    at: Pos2,
    offers: &[usize],
) -> Vec<TableAction> {
    let Some(question) = &view.question else {
        return vec![TableAction::Open(TableDialog::Nothing)];
    };
    let all = ctx.screen_rect();
    let (width, row) = (340.0, 34.0);
    let size = vec2(width, row * offers.len() as f32 + 12.0);
    let corner = pos2(
        (at.x + 10.0).min(all.right() - size.x - 10.0),
        (at.y - size.y / 2.0).clamp(all.top() + 10.0, (all.bottom() - size.y - 10.0).max(10.0)),
    );
    let mut actions = Vec::new();
    Area::new(Id::new("sheet")).order(Order::Foreground).fixed_pos(all.min).show(ctx, |ui| {
        if ui.allocate_rect(all, Sense::CLICK).clicked() {
            actions.push(TableAction::Open(TableDialog::Nothing));
        }
        ui.painter().rect_filled(all, 0.0, theme::faded(theme::SPACE, 0.45));
        paint::plate(ui.painter(), Rect::from_min_size(corner, size), theme::SPACE, theme::now());
        let mut pen = Pen::new(ui, view, table_ui).with_marks(marking);
        for (line, &n) in offers.iter().enumerate() {
            let top = corner + vec2(6.0, 6.0 + row * line as f32);
            let rect = Rect::from_min_size(top, vec2(width - 12.0, row - 4.0));
            let digit = (line < PAGE).then_some(line);
            table::option_row(&mut pen, rect, n, digit, &question.options[n]);
        }
        actions.append(&mut pen.actions);
    });
    actions
}

/// A panel with a question, which says what would be lost, and room below for answers that are so tall in
/// all; returns both.
pub fn question(ui: &Ui, all: Rect, title: &str, lost: &str, tall: f32) -> (Rect, Rect) {
    let (p, width) = (ui.painter(), 460.0);
    let said = match lost {
        "" => 0.0,
        lost => paint::tall(p, lost, size::BODY, width - 44.0) + 12.0,
    };
    let rect = Rect::from_center_size(all.center(), vec2(width, 78.0 + said + tall));
    let inner = panel(ui, rect, title, "Esc goes back");
    let answers = inner.with_min_y(inner.top() + said);
    paint::flow(p, inner.with_max_y(answers.top()), lost, size::BODY, theme::QUIET, false);
    (rect, answers)
}

fn small_menu(ctx: &Context, title: &str, rows: &[MenuRow], selected: usize) -> Vec<TableAction> {
    asked(ctx, title, "", rows, selected)
}

/// A menu below what its rows may lose.
fn asked(
    ctx: &Context,
    title: &str,
    lost: &str,
    rows: &[MenuRow],
    selected: usize,
) -> Vec<TableAction> {
    let mut chosen = Vec::new();
    let mut actions = sheet(ctx, |ui, all| {
        let (rect, inner) = question(ui, all, title, lost, 46.0 * rows.len() as f32);
        for (n, (label, action)) in rows.iter().enumerate() {
            let at = pos2(inner.left(), inner.top() + 46.0 * n as f32);
            let row = Rect::from_min_size(at, vec2(inner.width(), 38.0));
            if crate::window::ui::menu::button(ui, row, label, n == selected) {
                chosen.push(action());
            }
        }
        rect
    });
    actions.append(&mut chosen);
    actions
}

/// A few lines of news at the top of a screen, such as a save that cannot be used.
pub fn notes(ui: &mut Ui, rect: Rect, notes: &[String]) {
    let mut ui = ui.new_child(bevy_egui::egui::UiBuilder::new().max_rect(rect));
    ScrollArea::vertical().id_salt("notes").show(&mut ui, |ui| {
        for note in notes {
            ui.label(RichText::new(note).size(size::SMALL).color(theme::QUIET));
        }
    });
}
