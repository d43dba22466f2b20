//! What lies on top of a fight: keys, rulebook, log, menus, and the curtain between two persons.

use bevy_egui::egui::{Align2, Context, Rect, vec2};
use cards::data::Constants;
use engine::Rulebook;

use super::{
    advice,
    keys::{FAREWELL, HELP, PAUSE},
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
        dialogs, overlay, paint,
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
    let height = 78.0 + 46.0 * rows.len() as f32;
    let rect = Rect::from_center_size(all.center(), vec2(380.0, height));
    let inner = overlay::panel(pen.ui, rect, title, "Esc goes back");
    pen.menu(inner, rows, selected, [38.0, 46.0]);
    rect
}

/// Between two persons at one machine nothing is shown.
fn handover(pen: &mut Pen, all: Rect, side: &str) -> Rect {
    let (p, at, align) = (pen.p(), all.center(), Align2::CENTER_CENTER);
    p.rect_filled(all, 0.0, theme::SPACE);
    paint::stars(&p, all, 200);
    paint::caption(&p, at - vec2(0.0, 30.0), align, side, size::NUMERAL, theme::TYPE);
    let words = "are next. Press Enter when nobody else is looking.";
    paint::say(&p, at + vec2(0.0, 16.0), align, words, size::HEAD, theme::QUIET);
    Rect::NOTHING
}
