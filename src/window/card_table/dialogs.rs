//! The dialogs on top of the table: a card to read, the log, the keys, a menu.

use bevy_egui::egui::{
    Align2, Area, Context, Id, LayerId, Order, Pos2, Rect, Response, Sense, Ui, pos2, vec2,
};

use super::keys;
use crate::window::{
    card_table::{
        advice, card,
        marking::marks::Marking,
        menus::{FAREWELL, MARKED, MenuRow, PAUSE, SURE},
        reading,
        table::{self, LogView},
        table_ui::{TableAction, TableDialog, TableUi, Under},
        tip::{self, REST},
        touch::Pen,
        view::{LogLine, TableView},
    },
    ui::{
        compact::{self, Roll, TARGET},
        glossary::{self, GlossaryAction},
        interface::in_use,
        keys::PAGE,
        layout_check::{Reason, meant},
        menu, overlay, paint, rulebook, theme,
    },
};
use crate::{guide::Interface, words};

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
        TableDialog::Card(look) => {
            acting(ctx, |ui, all| reading::draw(ui, all, *look, (view, table_ui, marking)))
        }
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
    acting(ctx, |ui, all| (content(ui, all), Vec::new()))
}

/// The same, with what was done on it.
fn acting(
    ctx: &Context,
    content: impl FnOnce(&mut Ui, Rect) -> (Rect, Vec<TableAction>),
) -> Vec<TableAction> {
    dimmed(ctx, 0.82, content)
}

/// The same, with what lies under it dimmed by that share.
fn dimmed(
    ctx: &Context,
    share: f32,
    content: impl FnOnce(&mut Ui, Rect) -> (Rect, Vec<TableAction>),
) -> Vec<TableAction> {
    let all = ctx.screen_rect();
    // On a phone a sheet fills the screen, and what shows through would be read with it.
    let share = if compact::is_on(ctx) { 0.94 } else { share };
    let area = Area::new(Id::new("sheet")).order(Order::Foreground).fixed_pos(all.min);
    let done = area.show(ctx, |ui| {
        let behind = ui.allocate_rect(all, Sense::CLICK);
        ui.painter().rect_filled(all, 0.0, theme::faded(theme::SPACE, share));
        let (inside, actions) = content(ui, all);
        let left = is_left(&behind, inside).then_some(TableAction::Open(TableDialog::Nothing));
        left.into_iter().chain(actions).collect()
    });
    done.inner
}

/// Whether there was a click beside what is `inside`.
fn is_left(behind: &Response, inside: Rect) -> bool {
    let at = behind.interact_pointer_pos();
    let clicked = behind.clicked() || behind.secondary_clicked();
    clicked && at.is_some_and(|at| !inside.contains(at))
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
    // A finger would lie on it; it reads by a tap.
    if is_touched(ctx) {
        return;
    }
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
    let rect = overlay::beside(under.rect, room, ctx.screen_rect());
    meant(&p, rect.expand(8.0), Reason::Floats);
    card::large(&p, rect, under.look, view, card::GLANCE);
}

/// The log over part of the table; what a line speaks of is highlighted in the rest.
fn whole_log(
    ctx: &Context,
    view: &TableView,
    table_ui: &TableUi,
    log: &LogView<'_, LogLine>,
) -> Vec<TableAction> {
    dimmed(ctx, 0.55, |ui, all| table::whole_log(ui, all, view, table_ui, log))
}

/// The rulebook, with everything that can be done in it.
fn rules(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    acting(ctx, |ui, all| {
        let rect = overlay::nearly_all(all, vec2(120.0, 50.0));
        let inner = overlay::panel(ui, rect, "Rulebook", "↑ ↓ turn the pages · Esc closes");
        let rules = (&*view.rulebook, &view.seen.constants);
        let turned = rulebook::draw(ui, inner, &rules, &table_ui.reading);
        (rect, turned.map(TableAction::Read).into_iter().collect())
    })
}

/// The glossary, likewise.
fn words(ctx: &Context, view: &TableView, table_ui: &TableUi) -> Vec<TableAction> {
    acting(ctx, |ui, all| {
        let rect = overlay::nearly_all(all, vec2(220.0, 70.0));
        let inner = overlay::panel(ui, rect, "Glossary", "↑ ↓ turn the pages · Esc closes");
        let done = glossary::draw(ui, inner, &view.glossary, &table_ui.defining);
        (rect, done.into_iter().map(in_the_glossary).collect())
    })
}

fn in_the_glossary(action: GlossaryAction) -> TableAction {
    match action {
        GlossaryAction::Turn(page) => TableAction::Define(page),
        GlossaryAction::Rule(id) => TableAction::Look(id),
    }
}

fn all_keys(ui: &mut Ui, all: Rect) -> Rect {
    let row = ((all.height() - 98.0) / keys::HELP.len() as f32).min(30.0);
    let height = 78.0 + row * keys::HELP.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(660.0, height));
    let inner = overlay::panel(ui, rect, "Keys and clicks", "Esc closes");
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
    let inner = overlay::panel(ui, rect, "Signs", "I or Esc closes");
    crate::window::card_table::signs::draw(ui.painter(), inner);
    rect
}

/// Whether a finger has to hit what is drawn.
fn is_touched(ctx: &Context) -> bool {
    compact::is_on(ctx) || in_use(ctx) == Interface::Touch
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
    let (width, row) = (340.0, if is_touched(ctx) { TARGET + 6.0 } else { 34.0 });
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
    acting(ctx, |ui, all| {
        let sizes = if compact::is_on(ui.ctx()) { [TARGET, TARGET + 6.0] } else { [38.0, 46.0] };
        let (rect, inner) = overlay::question(ui, all, title, lost, sizes[1] * rows.len() as f32);
        (rect, answered(ui, inner, sizes, rows, selected))
    })
}

/// The rows of a question, so `tall` and one every `step` points; what was clicked.
fn answered(
    ui: &mut Ui,
    inner: Rect,
    [tall, step]: [f32; 2],
    rows: &[MenuRow],
    selected: usize,
) -> Vec<TableAction> {
    let all = menu::height(rows.len(), [tall, step]);
    let at = |n: usize| vec2(0.0, step * n as f32);
    let seen = Rect::from_min_size(at(selected).to_pos2(), vec2(inner.width(), tall));
    let roll = Roll::begin(ui, inner, "a question", all, Some(seen));
    let mut chosen = Vec::new();
    for (n, (label, action)) in rows.iter().enumerate() {
        let row = Rect::from_min_size(roll.whole.min + at(n), vec2(inner.width(), tall));
        if menu::button(ui, row, label, n == selected) {
            chosen.push(action());
        }
    }
    roll.end(ui);
    chosen
}
