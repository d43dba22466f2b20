//! The dialogs on top of the library: a line to type in, a question, a comparison, the keys.

use bevy_egui::egui::{Align2, Context, Rect, ScrollArea, Ui, UiBuilder, pos2, vec2};
use characters::{data::Tables, sheet::Identity};

use super::{
    called,
    downtime::{self, Affairs},
    keys::{HELP, REMOVE},
    library_ui::{LibraryAction, LibraryDialog, LibraryUi},
};
use crate::roster::{Compared, ComparedQuery, Comparison, Row, compare};
use crate::window::{
    screens::people::{
        career_ui::CareerAction,
        dialogs,
        line::Line,
        pen::{self, Pen},
    },
    ui::{
        compact, overlay, paint,
        theme::{self, size},
    },
};

/// Draws what is open and returns what was done in it.
pub fn draw(
    ctx: &Context,
    library_ui: &LibraryUi,
    tables: &Tables,
    affairs: &Affairs,
) -> Vec<CareerAction> {
    if matches!(library_ui.dialog, LibraryDialog::Nothing | LibraryDialog::Search) {
        return Vec::new();
    }
    let actions = dialogs::sheet(ctx, |pen, all| match &library_ui.dialog {
        LibraryDialog::Nothing | LibraryDialog::Search => Rect::NOTHING,
        LibraryDialog::Rename(name) => {
            TextPrompt { typed: name, ..RENAME }.draw(pen, all, library_ui, LibraryDialog::Rename)
        }
        LibraryDialog::Tag(tag) => {
            TextPrompt { typed: tag, ..TAG }.draw(pen, all, library_ui, LibraryDialog::Tag)
        }
        LibraryDialog::Import(path) => {
            TextPrompt { typed: path, ..IMPORT }.draw(pen, all, library_ui, LibraryDialog::Import)
        }
        LibraryDialog::Remove { selected } => removing(pen, all, library_ui, *selected),
        LibraryDialog::Compare => compared(pen, all, library_ui, tables),
        LibraryDialog::Affairs(spot) => {
            downtime::draw(pen, all, library_ui, tables, affairs, *spot)
        }
        LibraryDialog::Title { selected } => called::draw(pen, all, library_ui, tables, *selected),
        LibraryDialog::Keys => dialogs::all_keys(pen, all, &HELP),
    });
    actions.into_iter().map(closed).collect()
}

/// What closes a dialog of a life closes the one of the library.
fn closed(action: CareerAction) -> CareerAction {
    match matches!(action, CareerAction::Open(_)) {
        true => CareerAction::Library(LibraryAction::OpenDialog(LibraryDialog::Nothing)),
        false => action,
    }
}

const RENAME: TextPrompt =
    TextPrompt { title: "Rename", hint: "a name", typed: "", note: "Enter keeps it" };
const TAG: TextPrompt = TextPrompt {
    title: "Tag",
    hint: "crew, met at …, friend",
    typed: "",
    note: "Enter puts it on, or takes it off",
};
const IMPORT: TextPrompt = TextPrompt {
    title: "Import",
    hint: "the path of a file, such as ~/mara-venn.json",
    typed: "",
    note: "Enter takes a copy",
};

/// A prompt for a line of text.
struct TextPrompt<'a> {
    title: &'a str,
    hint: &'a str,
    typed: &'a str,
    note: &'a str,
}

impl TextPrompt<'_> {
    fn draw(
        &self,
        pen: &mut Pen,
        all: Rect,
        library_ui: &LibraryUi,
        dialog: fn(String) -> LibraryDialog,
    ) -> Rect {
        let rect = overlay::in_the_middle(all, vec2(620.0, 160.0));
        let inner =
            overlay::panel(pen.ui, rect, self.title, &format!("{} · Esc goes back", self.note));
        let row = inner.with_max_y(inner.top() + 40.0);
        let mut typed = self.typed.to_owned();
        Line { name: "", hint: self.hint, limit: 400, selected: true }.draw(pen, row, &mut typed);
        if typed != self.typed {
            pen.actions.push(CareerAction::Library(LibraryAction::OpenDialog(dialog(typed))));
        }
        if let Some(note) = &library_ui.note {
            let area = inner.with_min_y(row.bottom() + 8.0);
            paint::flow(&pen.p(), area, note, size::SMALL, theme::TYPE, false);
        }
        rect
    }
}

fn removing(pen: &mut Pen, all: Rect, library_ui: &LibraryUi, selected: usize) -> Rect {
    let name = library_ui.shown::<&Identity>().map_or_else(String::new, Identity::styled);
    let title = format!("Remove {name}?");
    let lost = "They leave the library; their file goes to its folder `removed`, and Import brings it back.";
    let row = compact::row(pen.ui.ctx(), 38.0);
    let tall = (row + 6.0) * REMOVE.len() as f32;
    let (rect, inner) = overlay::question(pen.ui, all, &title, lost, tall);
    for (n, (label, action)) in REMOVE.iter().enumerate() {
        let at = pos2(inner.left(), inner.top() + (row + 6.0) * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), row));
        if crate::window::ui::menu::button(pen.ui, row, label, n == selected) {
            pen.actions.push(CareerAction::Library(action.clone()));
        }
    }
    rect
}

/// Two or three side by side; who is best at something stands out.
fn compared(pen: &mut Pen, all: Rect, library_ui: &LibraryUi, tables: &Tables) -> Rect {
    let parts = |who| library_ui.people.get::<ComparedQuery>(who);
    let people: Vec<Compared> = library_ui.compared().into_iter().filter_map(parts).collect();
    let width = 240.0 + 250.0 * people.len().max(2) as f32;
    let rect = overlay::in_the_middle(all, vec2(width, all.height() - 70.0));
    let note = "a star marks the best · Space in the list marks whom to compare · Esc closes";
    let inner = overlay::panel(pen.ui, rect, "Side by side", note);
    match compare(&people, tables) {
        Ok(comparison) => {
            let y = heads(pen, inner, &people);
            table(pen.ui, inner.with_min_y(y + 6.0), &comparison);
        }
        Err(fault) => {
            let words = format!("{fault}. Keep another life, or import a sheet.");
            paint::flow(&pen.p(), inner, &words, size::HEAD, theme::QUIET, false);
        }
    }
    rect
}

/// Where a column begins, the first of them that of the labels.
fn column(area: Rect, n: usize, count: usize) -> Rect {
    // The labels leave two thirds to the people where there is little room.
    let (labels, gap) = (190.0_f32.min(area.width() / 3.0), 14.0);
    let width = (area.width() - labels) / count.max(1) as f32;
    let left = area.left() + labels + width * n as f32;
    Rect::from_min_max(pos2(left, area.top()), pos2(left + width - gap, area.bottom()))
}

fn heads(pen: &Pen, area: Rect, people: &[Compared]) -> f32 {
    let p = pen.p();
    let is_narrow = compact::is_on(p.ctx());
    for (n, person) in people.iter().enumerate() {
        let place = column(area, n, people.len());
        if is_narrow {
            let words = format!("{} {}", person.identity.styled(), person.characteristics);
            let sizes =
                [size::BODY, size::SMALL, size::TINY].map(|points| (words.as_str(), points));
            let room = vec2(place.width() + 8.0, 46.0);
            paint::TextBox::fitting(&p, sizes, room, theme::TYPE).draw(&p, place.min);
            continue;
        }
        if let Some(service) = person.career.service {
            paint::mark(&p, place.left_top() + vec2(8.0, 13.0), 7.0, pen::badge(service));
        }
        let at = place.left_top() + vec2(22.0, 2.0);
        let room = place.width() - 22.0;
        let name = person.identity.styled();
        paint::fitted(&p, at, Align2::LEFT_TOP, &name, 17.0, theme::TYPE, room, true);
        let at = place.left_top() + vec2(22.0, 25.0);
        let words = person.characteristics.to_string();
        paint::say(&p, at, Align2::LEFT_TOP, &words, size::BODY, theme::QUIET);
    }
    paint::rule(&p, area, area.top() + 48.0);
    area.top() + 48.0
}

fn table(ui: &mut Ui, area: Rect, comparison: &Comparison) {
    let mut ui = ui.new_child(UiBuilder::new().max_rect(area).id_salt("comparison"));
    ui.set_clip_rect(area);
    let step = (area.height() / comparison.rows.len().max(1) as f32).clamp(17.0, 26.0);
    ScrollArea::vertical().id_salt("comparison").auto_shrink(false).show(&mut ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (n, row) in comparison.rows.iter().enumerate() {
            let (_, place) = ui.allocate_space(vec2(area.width(), step));
            if n % 2 == 1 {
                ui.painter().rect_filled(place, 2.0, theme::faded(theme::RAISED, 0.5));
            }
            one_row(ui, place, row);
        }
    });
}

fn one_row(ui: &Ui, place: Rect, row: &Row) {
    let p = ui.painter();
    let is_narrow = compact::is_on(p.ctx());
    let points = (place.height() * 0.6).min(if is_narrow { size::TINY } else { size::BODY });
    let star = if is_narrow { 12.0 } else { 22.0 };
    let at = place.left_center() + vec2(6.0, 0.0);
    paint::say(p, at, Align2::LEFT_CENTER, &row.label, points, theme::QUIET);
    for (n, cell) in row.cells.iter().enumerate() {
        let place = column(place, n, row.cells.len());
        if cell.best {
            let at = place.left_center() + vec2(star / 2.0 - 3.0, 0.0);
            paint::expert(p, at, 5.0, theme::met());
        }
        let ink = if cell.best { theme::TYPE } else { theme::QUIET };
        let at = place.left_center() + vec2(star, 0.0);
        let room = place.width() - star + if is_narrow { 12.0 } else { 0.0 };
        paint::fitted(p, at, Align2::LEFT_CENTER, &cell.text, points, ink, room, cell.best);
    }
}
