//! The tabs of a phone's drawer, and beside them what can be asked for.

use bevy_egui::egui::{Align2, Id, Rect, Sense};

use super::super::next_decision::Decided;
use crate::window::{
    card_table::{
        table_ui::{Drawer, TableAction, TableDialog},
        touch::Pen,
    },
    ui::{
        layout::equal_columns,
        paint, reader,
        theme::{self, size},
    },
};

/// Draws them in a row, of the same width.
pub(super) fn draw(pen: &mut Pen, area: Rect, open: Drawer) {
    let cells = cells(pen, open);
    row(pen, area, cells);
}

/// The same where nobody is asked.
pub(super) fn draw_watched(pen: &mut Pen, area: Rect, open: Drawer, decided: &Decided) {
    let hand = tab(format!("Hand {}", pen.view.seen.hand.len()), Drawer::Hand, open, true);
    let why = ask("Why?", TableAction::Open(TableDialog::RivalPlays), decided.has_reasons);
    row(pen, area, vec![tab("Log".to_owned(), Drawer::Log, open, true), hand, why]);
}

fn row(pen: &mut Pen, area: Rect, cells: Vec<Cell>) {
    let p = pen.p();
    p.rect_filled(area, 0.0, theme::PANEL);
    paint::rule(&p, area, area.top());
    for (place, cell) in equal_columns(area, cells.len()).zip(cells) {
        one(pen, place, cell);
    }
}

/// A tab or a button: its name, what it does, whether it lies open, and whether there is anything to it now.
struct Cell {
    name: String,
    does: TableAction,
    open: bool,
    there: bool,
}

fn tab(name: String, drawer: Drawer, open: Drawer, there: bool) -> Cell {
    Cell { name, does: TableAction::Pull(drawer), open: open == drawer, there }
}

fn ask(name: &str, does: TableAction, there: bool) -> Cell {
    Cell { name: name.to_owned(), does, open: false, there }
}

fn cells(pen: &Pen, open: Drawer) -> Vec<Cell> {
    let (view, asked) = (pen.view, pen.view.question.as_ref());
    let answers = match asked.map_or(0, |question| question.options.len()) {
        0 => "Answers".to_owned(),
        count => format!("Answers {count}"),
    };
    let advice = TableAction::Open(TableDialog::Advice);
    let mut cells = vec![
        tab(answers, Drawer::Answers, open, asked.is_some()),
        tab(format!("Hand {}", view.seen.hand.len()), Drawer::Hand, open, true),
        tab("Log".to_owned(), Drawer::Log, open, true),
        ask("Advice", advice, asked.is_some()),
        ask("Undo", TableAction::TakeBack { anyway: false }, view.may_take_back),
    ];
    if !view.seen.is_solo() {
        cells.push(ask("Why?", TableAction::Open(TableDialog::RivalPlays), true));
    }
    cells
}

fn one(pen: &mut Pen, place: Rect, cell: Cell) {
    let p = pen.p();
    let drawer = if let TableAction::Pull(drawer) = cell.does { Some(drawer) } else { None };
    let response = pen.ui.interact(place, Id::new(("tab", &cell.name[..3])), Sense::CLICK);
    reader::name(&response, cell.open, || cell.name.clone());
    let ink = match (cell.open, cell.there) {
        (true, _) => theme::TYPE,
        (false, true) => theme::QUIET,
        (false, false) => theme::faded(theme::FAINT, 0.6),
    };
    if cell.open {
        p.rect_filled(place.with_max_y(place.top() + 3.0), 0.0, theme::now());
    }
    let (at, room) = (place.center(), place.width() - 4.0);
    paint::fitted(&p, at, Align2::CENTER_CENTER, &cell.name, size::SMALL, ink, room, cell.open);
    if let Some(drawer) = drawer.filter(|_| !cell.open) {
        pen.areas.push((drawer.area(), place));
    }
    if response.clicked() && cell.there {
        pen.actions.push(cell.does);
    }
}
