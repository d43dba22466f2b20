//! What lies on top of a fight: keys, rulebook, log, menus, and the curtain between two persons.

use bevy_egui::egui::{Align2, Context, Rect, vec2};
use cards::data::Constants;
use engine::Rulebook;

use super::{
    advice,
    keys::{ABOUT_DELEGATING, DELEGATE, FAREWELL, HELP, PAUSE},
    log, side,
};
use crate::window::screens::skirmish::pen::Pen;
use crate::window::{
    battlefield::{
        fight_ui::{FightAction, FightDialog, FightUi},
        log_book::LogBook,
        view::FightView,
    },
    ui::{
        compact::{self, Roll, TARGET},
        dialogs, menu, overlay, paint,
        theme::{self, size},
    },
};

/// The open dialog and what was done on it, if there is one.
pub(super) fn draw(
    ctx: &Context,
    view: &FightView,
    fight_ui: &FightUi,
    book: &LogBook,
    rules: (&Rulebook, &Constants),
) -> Vec<FightAction> {
    if fight_ui.dialog == FightDialog::Nothing {
        return Vec::new();
    }
    let close = FightAction::Open(FightDialog::Nothing);
    dialogs::sheet(ctx, close, |pen, all| match &fight_ui.dialog {
        FightDialog::Nothing => Rect::NOTHING,
        FightDialog::Keys => dialogs::all_keys(pen, all, &HELP),
        FightDialog::Rules => dialogs::rules(pen, all, &fight_ui.book, rules, FightAction::Book),
        FightDialog::Log => log::whole(pen, all, &book.lines, book.news, view.seen.seat),
        FightDialog::Pause { selected } => menu_of(pen, all, "Pause", PAUSE, *selected),
        FightDialog::Farewell { selected } => {
            menu_of(pen, all, "Leave the guide?", FAREWELL, *selected)
        }
        FightDialog::Delegate { selected } => delegate(pen, all, *selected),
        FightDialog::Pick { .. } => side::pick(pen, all, view, fight_ui),
        FightDialog::Advice { hint } => advice::draw(pen, all, view, hint),
        FightDialog::Handover { side } => handover(pen, all, side),
    })
}

fn menu_of(
    pen: &mut Pen,
    all: Rect,
    title: &str,
    rows: &[(&str, FightAction)],
    selected: usize,
) -> Rect {
    let (tall, step) =
        if compact::is_on(pen.ui.ctx()) { (TARGET, menu::TAPPED_STEP) } else { (38.0, 46.0) };
    let height = 78.0 + step * rows.len() as f32;
    let rect = overlay::in_the_middle(all, vec2(380.0, height));
    let inner = overlay::panel(pen.ui, rect, title, "Esc goes back");
    let all = menu::height(rows.len(), [tall, step]);
    let roll = Roll::begin(pen.ui, inner, "a menu", all, None);
    pen.menu(roll.whole, rows, selected, [tall, step]);
    roll.end(pen.ui);
    rect
}

/// Whether minds are to fight the rest.
fn delegate(pen: &mut Pen, all: Rect, selected: usize) -> Rect {
    let (tall, step) =
        if compact::is_on(pen.ui.ctx()) { (TARGET, menu::TAPPED_STEP) } else { (38.0, 46.0) };
    let rows = step * DELEGATE.len() as f32;
    let (title, lost) = ("Let them fight it out?", ABOUT_DELEGATING);
    let (rect, answers) = overlay::question(pen.ui, all, title, lost, rows);
    pen.menu(answers, DELEGATE, selected, [tall, step]);
    rect
}

/// Between two persons at one machine nothing is shown.
fn handover(pen: &mut Pen, all: Rect, side: &str) -> Rect {
    let (p, at, align) = (pen.p(), all.center(), Align2::CENTER_CENTER);
    p.rect_filled(all, 0.0, theme::SPACE);
    paint::stars(&p, all, 200);
    paint::caption(&p, at - vec2(0.0, 30.0), align, side, size::NUMERAL, theme::TYPE);
    let how = if compact::is_on(pen.ui.ctx()) { "Tap" } else { "Press Enter" };
    let words = format!("are next. {how} when nobody else is looking.");
    let (at, room) = (at + vec2(0.0, 16.0), all.width() - 16.0);
    paint::fitted(&p, at, align, &words, size::HEAD, theme::QUIET, room, false);
    Rect::NOTHING
}
