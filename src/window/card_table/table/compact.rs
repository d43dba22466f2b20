//! The table on a phone. What lies on it rolls, contracts first; below it, or beside it where the phone is held
//! across, is a drawer with the answers, the hand or the log.

mod bar;
mod board;
mod plan;
mod tabs;
#[cfg(test)]
mod tests;

use bevy_egui::egui::{Rect, Ui};

use super::{
    drag, hand,
    log::{self, LogView},
    next_decision::{self, Decided},
    options, prompt,
};
use crate::window::{
    card_table::{area::Area, table_ui::Drawer, touch::Pen, view::LogLine},
    ui::compact::{self, MARGIN},
};
use plan::Plan;

/// Draws the whole table in `all`, and does what is done on it.
pub(super) fn draw(pen: &mut Pen, all: Rect, log: &LogView<'_, LogLine>) {
    let mut plan = Plan::of(all);
    plan.give_way_to(prompt::draw(pen, plan.prompt));
    let open = match pen.table_ui.drawer {
        // While nothing is asked, what happens is read in the place of the answers.
        Drawer::Answers if pen.view.question.is_none() => Drawer::Log,
        open @ (Drawer::Answers | Drawer::Hand | Drawer::Log) => open,
    };
    // In the place of answers the log is only read: a finger that answers once more does not open it.
    let opens = pen.table_ui.drawer == Drawer::Log;
    parts(pen, &plan, open, (log, opens));
    tabs::draw(pen, plan.tabs, open);
    drag::carry(pen, plan.board, plan.drawer);
}

/// The same of a game that is only looked at: what is decided next stands where one would be asked.
pub(super) fn draw_watched(
    pen: &mut Pen,
    all: Rect,
    log: &LogView<'_, LogLine>,
    decided: &Decided,
) {
    let mut plan = Plan::of(all);
    plan.give_way_to(next_decision::draw(pen, plan.prompt, decided));
    let open = match pen.table_ui.drawer {
        Drawer::Hand => Drawer::Hand,
        Drawer::Answers | Drawer::Log => Drawer::Log,
    };
    parts(pen, &plan, open, (log, true));
    tabs::draw_watched(pen, plan.tabs, open, decided);
}

/// Everything but the tabs, with that open in the drawer; the log with whether a tap opens all of it.
fn parts(pen: &mut Pen, plan: &Plan, open: Drawer, (log, opens): (&LogView<'_, LogLine>, bool)) {
    board::draw(pen, plan.board);
    bar::draw(pen, plan.bar);
    let bar = (Area::Rail, plan.bar);
    pen.areas.extend([bar, (Area::Prompt, plan.prompt), (open.area(), plan.drawer)]);
    match open {
        Drawer::Answers => options::roll(pen, plan.drawer),
        Drawer::Hand => hand::draw(pen, plan.drawer.shrink2([MARGIN / 2.0, MARGIN].into())),
        Drawer::Log => log::panel(pen, plan.drawer, log, opens),
    }
}

/// Whether this screen shows the table like that.
pub(super) fn is_on(ui: &Ui) -> bool {
    compact::is_on(ui.ctx())
}
