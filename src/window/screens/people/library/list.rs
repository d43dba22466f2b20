//! The list of people with its search line, and what to do where nobody is.

use bevy::ecs::query::QueryData;
use bevy_egui::egui::{Align2, Rect, ScrollArea, UiBuilder, Vec2, pos2, vec2};
use characters::{
    data::Tables,
    sheet::{Career, Fate, Identity},
};

use super::library_ui::{LibraryAction, LibraryDialog, LibraryUi};
use crate::roster::{PersonFile, Tags};
use crate::window::{
    screens::people::{
        career_ui::CareerAction,
        line::Line,
        pen::{self, Pen},
        words,
    },
    ui::{
        compact, paint,
        theme::{self, size},
    },
};

const ROW: f32 = 48.0;

/// Draws search line and list in `column`.
pub fn draw(pen: &mut Pen, column: Rect, library_ui: &LibraryUi, tables: &Tables) {
    let y = search(pen, column, library_ui);
    let room = column.with_min_y(y + 8.0);
    if library_ui.people.is_empty() {
        return nobody(pen, room, library_ui);
    }
    let problems = library_ui.problems.len().min(2) as f32 * 30.0;
    let list = room.with_max_y(room.bottom() - problems);
    rows(pen, list, library_ui, tables);
    let p = pen.p();
    for (n, problem) in library_ui.problems.iter().take(2).enumerate() {
        let area = Rect::from_min_size(
            pos2(column.left(), list.bottom() + 4.0 + 30.0 * n as f32),
            vec2(column.width(), 26.0),
        );
        paint::flow(&p, area, problem, size::TINY, theme::QUIET, false);
    }
}

fn search(pen: &mut Pen, column: Rect, library_ui: &LibraryUi) -> f32 {
    let field = column.with_max_y(column.top() + compact::row(pen.ui.ctx(), 36.0));
    let selected = library_ui.dialog == LibraryDialog::Search;
    let mut words = library_ui.search.clone();
    let hint = "look for a name, a skill, service:Navy, terms>=3";
    let with_key = format!("F  {hint}");
    let hint = if compact::is_on(pen.ui.ctx()) { hint } else { &with_key };
    if (Line { name: "", hint, limit: 80, selected }).draw(pen, field, &mut words) && !selected {
        pen.actions.push(CareerAction::Library(LibraryAction::OpenDialog(LibraryDialog::Search)));
    }
    if words != library_ui.search {
        pen.actions.push(CareerAction::Library(LibraryAction::Search(words)));
    }
    let p = pen.p();
    let at = pos2(column.left() + 2.0, field.bottom() + 5.0);
    let (line, ink) = match (&library_ui.fault, library_ui.people.len()) {
        (Some(fault), _) => (fault.clone(), theme::now()),
        (None, 1) => ("1 person".to_owned(), theme::FAINT),
        (None, count) => (format!("{count} people"), theme::FAINT),
    };
    let width = column.width();
    paint::fitted(&p, at, Align2::LEFT_TOP, &line, size::SMALL, ink, width, false).bottom()
}

fn rows(pen: &mut Pen, list: Rect, library_ui: &LibraryUi, tables: &Tables) {
    let mut ui = pen.ui.new_child(UiBuilder::new().max_rect(list).id_salt("people"));
    ui.set_clip_rect(list);
    let mut done = Vec::new();
    let moved = ui.input(|input| !input.events.is_empty());
    ScrollArea::vertical().id_salt("people").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(0.0, 4.0);
        for (n, who) in library_ui.people.query::<RowQuery>().enumerate() {
            let (_, place) = ui.allocate_space(vec2(list.width() - 10.0, ROW));
            if n == library_ui.chosen && moved && !ui.clip_rect().contains_rect(place) {
                ui.scroll_to_rect(place, None);
            }
            let mut pen = Pen::new(ui);
            row(&mut pen, place, n, &who, library_ui, tables);
            done.append(&mut pen.actions);
        }
    });
    pen.actions.append(&mut done);
}

/// The parts of a person that their row shows.
#[derive(QueryData)]
struct RowQuery {
    file: &'static PersonFile,
    identity: &'static Identity,
    career: &'static Career,
    tags: &'static Tags,
}

fn row(
    pen: &mut Pen,
    place: Rect,
    n: usize,
    who: &RowQueryItem,
    library_ui: &LibraryUi,
    tables: &Tables,
) {
    let p = pen.p();
    let here = n == library_ui.chosen;
    let over = pen.ui.rect_contains_pointer(place);
    let (fill, line) = match (here, over) {
        (true, _) => (theme::now_ground(), theme::now()),
        (false, true) => (theme::RAISED, theme::QUIET),
        (false, false) => (theme::PANEL, theme::RULE),
    };
    paint::plate(&p, place, fill, line);
    let RowQueryItem { file, identity, career, tags } = who;
    if let Some(service) = career.service {
        paint::mark(&p, place.left_center() + vec2(18.0, 0.0), 6.5, pen::badge(service));
    }
    let dead = career.fate == Fate::Dead;
    let ink = if dead { theme::QUIET } else { theme::TYPE };
    let at = place.left_top() + vec2(36.0, 7.0);
    let room = place.width() - 84.0;
    paint::fitted(&p, at, Align2::LEFT_TOP, &identity.styled(), 15.0, ink, room, false);
    let at = place.left_bottom() + vec2(36.0, -7.0);
    let mut line = words::standing(career, tables);
    for tag in tags.iter() {
        line = format!("{line} · #{tag}");
    }
    paint::fitted(&p, at, Align2::LEFT_BOTTOM, &line, size::TINY, theme::QUIET, room + 30.0, false);
    let mark = Rect::from_center_size(place.right_center() - vec2(20.0, 7.0), Vec2::splat(15.0));
    marking(pen, mark, n, library_ui.is_marked(file));
    let left = if compact::is_on(pen.ui.ctx()) { 18.0 } else { 8.0 };
    if pen.clicked(place.with_max_x(mark.left() - left), ("person", n)) {
        pen.actions.push(CareerAction::Library(LibraryAction::Choose(n)));
    }
}

/// A box to be ticked: for the comparison.
fn marking(pen: &mut Pen, place: Rect, n: usize, marked: bool) {
    let p = pen.p();
    paint::plate(&p, place, theme::SPACE, if marked { theme::TYPE } else { theme::RULE });
    if marked {
        crate::window::ui::paint::verdict(&p, place.center(), 5.0, true);
    }
    let around = if compact::is_on(pen.ui.ctx()) { 16.0 } else { 6.0 };
    if pen.clicked(place.expand(around), ("mark", n)) {
        pen.actions.push(CareerAction::Library(LibraryAction::Mark(n)));
    }
}

/// Draws help where the list is empty, or nobody fits.
fn nobody(pen: &mut Pen, room: Rect, library_ui: &LibraryUi) {
    let p = pen.p();
    let empty = library_ui.search.trim().is_empty();
    let (head, words) = if empty {
        (
            "Nobody is here yet.",
            match compact::is_on(p.ctx()) {
                true => {
                    "Live a life and keep it at its end; or import a sheet that somebody gave you."
                }
                false => {
                    "Live a life (N) and keep it at its end with S; or import a sheet that \
                     somebody gave you (I)."
                }
            },
        )
    } else {
        ("Nobody fits.", "Esc in the search line shows everyone again.")
    };
    let area = room.shrink2(vec2(4.0, 20.0));
    let height = paint::flow(&p, area, head, size::TITLE, theme::TYPE, false);
    let area = area.with_min_y(area.top() + height + 10.0);
    let height = paint::flow(&p, area, words, size::HEAD, theme::QUIET, false);
    let mut y = area.top() + height + 18.0;
    let doors = [
        ("N", "A new life", LibraryAction::NewLife),
        ("I", "Import a sheet", LibraryAction::OpenDialog(LibraryDialog::Import(String::new()))),
    ];
    for (key, label, action) in doors.into_iter().filter(|_| empty) {
        let row = Rect::from_min_size(
            pos2(area.left(), y),
            vec2(area.width(), compact::row(pen.ui.ctx(), 36.0)),
        );
        let sign = if compact::is_on(pen.ui.ctx()) { "" } else { key };
        if pen.option(row, sign, label, key == "N") {
            pen.actions.push(CareerAction::Library(action));
        }
        y = row.bottom() + 6.0;
    }
    for problem in &library_ui.problems {
        let area = room.with_min_y(y);
        y += 6.0 + paint::flow(&p, area, problem, size::SMALL, theme::QUIET, false);
    }
}
