//! The library of people: who was kept, looked for, shown large, compared, written to files.

pub(super) mod actions;
mod called;
mod dialogs;
mod downtime;
mod keep;
mod keys;
pub(super) mod library_ui;
mod list;
mod person;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Rect};

pub use actions::carry_out as carry_out_library_action;
pub use downtime::{Affairs, DowntimeAction, DowntimeRow, run_downtime_action};
pub use library_ui::{LibraryAction, LibraryDialog, LibraryUi};

use called::{CallQuery, CallQueryItem};

use super::{
    career_ui::CareerAction,
    carry::hand_on,
    pen::{Pen, key_line},
    tables::Careers,
};
use crate::roster::{EntryQuery, RosterFolder};
use crate::window::{
    common::data::GameData,
    ui::{
        compact::{self, Columns, MARGIN, Roll},
        drawing::{self, Drawing},
        layout::band,
        overlay, paint,
        screen::{Screen, TableSystems},
        sky,
        theme::{self, size},
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(downtime::plugin)
        .init_resource::<LibraryUi>()
        .add_systems(OnEnter(Screen::People), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::People)));
}

fn come_in(game_data: Res<GameData>, careers: Res<Careers>, mut library_ui: ResMut<LibraryUi>) {
    (library_ui.dialog, library_ui.note, library_ui.search) =
        (LibraryDialog::Nothing, None, String::new());
    if let Ok(tables) = &careers.0 {
        library_ui.refresh(&RosterFolder::at(game_data.saves.root()), tables);
    }
}

fn draw(
    mut drawing: Drawing,
    careers: Res<Careers>,
    affairs: Res<downtime::Affairs>,
    library_ui: Res<LibraryUi>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    let mut actions = match &careers.0 {
        Ok(tables) => keys::pressed(&ctx, &library_ui, tables, &affairs),
        Err(_) => keys::without_tables(&ctx),
    };
    let shown = drawing::page(&ctx, |ui| {
        let mut pen = Pen::new(ui);
        match &careers.0 {
            Ok(tables) => screen(&mut pen, &library_ui, tables),
            Err(fault) => {
                let all = pen.ui.max_rect().shrink(96.0);
                overlay::notes(pen.ui, all, std::slice::from_ref(fault));
            }
        }
        pen.actions
    });
    if matches!(library_ui.dialog, LibraryDialog::Nothing | LibraryDialog::Search) {
        actions.extend(shown);
    }
    if let Ok(tables) = &careers.0 {
        actions.extend(dialogs::draw(&ctx, &library_ui, tables, &affairs));
    }
    hand_on(&ctx, &mut commands, actions);
}

fn screen(pen: &mut Pen, library_ui: &LibraryUi, tables: &characters::data::Tables) {
    let all = pen.ui.max_rect();
    if compact::is_on(pen.ui.ctx()) {
        tapped(pen, library_ui, tables);
        return foot(pen, all, library_ui, tables);
    }
    let (p, room) = (pen.p(), all.shrink2(egui::vec2(16.0, 10.0)));
    match library_ui.people.is_empty() {
        true => sky::sky(&p, all),
        false => paint::stars(&p, all, 160),
    }
    let at = room.left_top() + egui::vec2(0.0, 2.0);
    let title = "The library of people";
    paint::strong(&p, at, Align2::LEFT_TOP, title, size::TITLE, theme::TYPE);
    let body = band(room, 40.0, 24.0);
    let left = body.with_max_x(body.left() + 372.0);
    list::draw(pen, left, library_ui, tables);
    if let Some(who) = library_ui.shown::<EntryQuery>() {
        person::draw(pen, body.with_min_x(left.right() + 12.0), &who, tables);
    }
    foot(pen, room, library_ui, tables);
}

/// The least room of somebody's sheet on a phone.
const SHEET: f32 = 560.0;

/// On a phone the list, a sheet or a story, one at a time.
fn tapped(pen: &mut Pen, library_ui: &LibraryUi, tables: &characters::data::Tables) {
    let title = library_ui.shown::<&characters::sheet::Identity>();
    let title = title
        .map_or_else(|| "The library of people".to_owned(), characters::sheet::Identity::styled);
    let names = ["People", "Sheet", "Story"];
    let Columns { shown, mut area } = Columns::draw(pen.ui, "people", &title, &names, true);
    if let Some(note) = &library_ui.note {
        let p = pen.p();
        area.min.y += paint::flow(&p, area, note, size::SMALL, theme::now(), false) + MARGIN;
    }
    match (shown, library_ui.shown::<EntryQuery>()) {
        (1, Some(who)) => {
            let roll = Roll::at_least(pen.ui, area, "sheet", SHEET);
            person::sheet(pen, roll.whole, &who, tables);
            roll.end(pen.ui);
        }
        (2, Some(who)) => person::told(pen, area, &who),
        _ => list::draw(pen, area, library_ui, tables),
    }
}

/// The keys that are good for something now, to be clicked as well.
fn foot(pen: &mut Pen, room: Rect, library_ui: &LibraryUi, tables: &characters::data::Tables) {
    let mut keys = Vec::new();
    if let Some(who) = library_ui.shown::<CallQuery>() {
        keys.extend(of_one(&who, library_ui, tables));
    }
    keys.extend([
        ("I", "import", open_dialog(LibraryDialog::Import(String::new()))),
        ("N", "new life", CareerAction::Library(LibraryAction::NewLife)),
        ("F1", "keys", open_dialog(LibraryDialog::Keys)),
        ("Esc", "title", CareerAction::Leave),
    ]);
    key_line(pen, room, keys, library_ui.note.as_deref());
}

fn open_dialog(dialog: LibraryDialog) -> CareerAction {
    CareerAction::Library(LibraryAction::OpenDialog(dialog))
}

/// The keys that are about the one who is shown.
fn of_one(
    who: &CallQueryItem,
    library_ui: &LibraryUi,
    tables: &characters::data::Tables,
) -> [(&'static str, &'static str, CareerAction); 9] {
    let name = who.identity.name.clone();
    [
        ("A", "affairs", open_dialog(LibraryDialog::Affairs(DowntimeRow::default()))),
        ("Y", "title", open_dialog(called::open(who, tables))),
        ("R", "rename", open_dialog(LibraryDialog::Rename(name))),
        ("T", "tag", open_dialog(LibraryDialog::Tag(String::new()))),
        ("Space", "mark", CareerAction::Library(LibraryAction::Mark(library_ui.chosen))),
        ("C", "compare", open_dialog(LibraryDialog::Compare)),
        ("J", "export", CareerAction::Library(LibraryAction::Export)),
        ("G", "picture", CareerAction::Library(LibraryAction::Picture)),
        ("Del", "remove", open_dialog(LibraryDialog::Remove { selected: 0 })),
    ]
}
