//! The table: rivals above, contracts in the middle, one's own side and hand below, and to the
//! right what is asked, what can be answered, and what has happened.

mod board;
mod compact;
mod complications;
mod contracts;
mod drag;
mod hand;
mod laid_open;
mod log;
mod next_decision;
mod options;
mod plan;
mod plate;
mod prompt;
mod queue;
mod rail;
mod requirements;
mod spoken;
mod whole_log;

pub use log::LogView;
pub use next_decision::Decided;
pub use options::row as option_row;
pub use spoken::of as spoken;
pub use whole_log::draw as whole_log;

use bevy_egui::egui::{Rect, Ui};
use plan::{GAP, Plan};

use super::{
    table_ui::TableUi,
    touch::Pen,
    view::{LogLine, TableView},
};
use crate::window::card_table::{area::Area, marking::marks::Marking};

/// Draws the whole table with room `below` it for something else, in points, and returns the pen with what
/// was done on it.
pub fn draw<'a>(
    ui: &'a mut Ui,
    view: &'a TableView,
    table_ui: &'a TableUi,
    marking: &'a Marking,
    log: &LogView<'_, LogLine>,
    below: f32,
) -> Pen<'a> {
    let (all, compact) = (ui.max_rect(), compact::is_on(ui));
    let mut pen = Pen::new(ui, view, table_ui).with_marks(marking);
    if compact {
        compact::draw(&mut pen, all.with_max_y(all.bottom() - below), log);
        return pen;
    }
    let plan = Plan::above(all, below);
    boards(&mut pen, &plan);
    side(&mut pen, plan.side, log);
    drag::carry(&mut pen, plan.rivals.union(plan.mine), plan.hand);
    pen
}

/// The same of a game that is only looked at: what is decided next stands where one would be asked, and
/// `below` it room is left for something else.
pub fn draw_watched<'a>(
    ui: &'a mut Ui,
    view: &'a TableView,
    table_ui: &'a TableUi,
    log: &LogView<'_, LogLine>,
    decided: &Decided,
    below: f32,
) -> Pen<'a> {
    let (all, compact) = (ui.max_rect(), compact::is_on(ui));
    let mut pen = Pen::new(ui, view, table_ui);
    if compact {
        compact::draw_watched(&mut pen, all.with_max_y(all.bottom() - below), log, decided);
        return pen;
    }
    let plan = Plan::above(all, below);
    boards(&mut pen, &plan);
    let y = next_decision::draw(&mut pen, plan.side, decided) + GAP;
    rest_of_side(&mut pen, plan.side, y, log);
    pen
}

/// Everything but the column that is read and answered.
fn boards(pen: &mut Pen, plan: &Plan) {
    let parts = [
        (Area::Rail, plan.rail),
        (Area::Rivals, plan.rivals),
        (Area::Contracts, plan.contracts),
        (Area::Mine, plan.mine),
        (Area::Hand, plan.hand),
    ];
    pen.areas.extend(parts);
    rail::draw(pen, plan.rail);
    board::rivals(pen, plan.rivals);
    contracts::draw(pen, plan.contracts);
    board::mine(pen, plan.mine);
    hand::draw(pen, plan.hand);
}

/// Below what was decided: the queue and the log.
fn rest_of_side(pen: &mut Pen, column: Rect, mut y: f32, log: &LogView<'_, LogLine>) {
    if !pen.view.seen.queue.is_empty() {
        y = queue::draw(pen, column.with_min_y(y)) + GAP;
    }
    log::panel(pen, column.with_min_y(y), log, true);
}

/// The column that is read and answered: prompt, queue, options, log.
fn side(pen: &mut Pen, column: Rect, log: &LogView<'_, LogLine>) {
    let top = |y: f32, to: f32| Rect::from_x_y_ranges(column.x_range(), y..=to);
    let asked = prompt::draw(pen, column);
    pen.areas.push((Area::Prompt, top(column.top(), asked)));
    let mut y = asked + GAP;
    if !pen.view.seen.queue.is_empty() {
        y = queue::draw(pen, column.with_min_y(y)) + GAP;
    }
    let most = column.bottom() - (column.height() * 0.22).max(110.0);
    let ends = options::draw(pen, top(y, most));
    if pen.view.question.is_some() {
        pen.areas.push((Area::Options, top(y, ends)));
    }
    y = ends + GAP;
    pen.areas.push((Area::Log, column.with_min_y(y)));
    log::panel(pen, column.with_min_y(y), log, true);
}

/// Where the cards of a hand lie at 1280 by 720.
#[cfg(test)]
pub fn hand_places(count: usize) -> Vec<Rect> {
    hand::fan(Plan::of(crate::window::testing::screen()).hand, count, hand::NARROW)
}
