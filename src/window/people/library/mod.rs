//! The library of people: who was kept, looked for, shown large, compared, written to files.

mod called;
mod jobs;
mod keep;
mod keys;
mod library_ui;
mod list;
mod over;
mod person;
mod quay;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Rect, pos2},
};

pub use jobs::carry_out as carry_out_job;
pub use library_ui::{Job, Laid, LibraryUi};
pub use quay::{Affairs, Errand, Spot, run_errand};

use super::{
    career_ui::Deed,
    careers::Careers,
    carry::hand_on,
    pen::{Pen, key_line},
};
use crate::{
    people::shelf::Shelf,
    window::{
        overlay, paint,
        screen::{Canvas, Screen, TableSystems},
        theme::{self, size},
        title::House,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(quay::plugin)
        .init_resource::<LibraryUi>()
        .add_systems(OnEnter(Screen::People), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::People)));
}

fn come_in(house: Res<House>, careers: Res<Careers>, mut library_ui: ResMut<LibraryUi>) {
    (library_ui.laid, library_ui.note, library_ui.search) = (Laid::Nothing, None, String::new());
    if let Ok(tables) = &careers.0 {
        library_ui.refresh(&Shelf::at(house.saves.root()), tables);
    }
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    careers: Res<Careers>,
    affairs: Res<quay::Affairs>,
    library_ui: Res<LibraryUi>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let mut deeds = match &careers.0 {
        Ok(tables) => keys::pressed(ctx, &library_ui, tables, &affairs),
        Err(_) => keys::without_tables(ctx),
    };
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let shown = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let mut pen = Pen::new(ui);
        match &careers.0 {
            Ok(tables) => screen(&mut pen, &library_ui, tables),
            Err(fault) => {
                let all = pen.ui.max_rect().shrink(96.0);
                overlay::notes(pen.ui, all, std::slice::from_ref(fault));
            }
        }
        pen.deeds
    });
    if matches!(library_ui.laid, Laid::Nothing | Laid::Search) {
        deeds.extend(shown.inner);
    }
    if let Ok(tables) = &careers.0 {
        deeds.extend(over::draw(ctx, &library_ui, tables, &affairs));
    }
    hand_on(ctx, &mut commands, deeds);
}

fn screen(pen: &mut Pen, library_ui: &LibraryUi, tables: &characters::data::Tables) {
    let all = pen.ui.max_rect();
    if library_ui.people.is_empty() {
        crate::window::title::sky(&pen.p(), all);
    } else {
        paint::stars(&pen.p(), all, 160);
    }
    let room = all.shrink2(egui::vec2(16.0, 10.0));
    let p = pen.p();
    let at = room.left_top() + egui::vec2(0.0, 2.0);
    let title = "The library of people";
    paint::strong(&p, at, Align2::LEFT_TOP, title, size::TITLE, theme::TYPE);
    let body = Rect::from_min_max(
        pos2(room.left(), room.top() + 40.0),
        pos2(room.right(), room.bottom() - 24.0),
    );
    let left = body.with_max_x(body.left() + 372.0);
    list::draw(pen, left, library_ui, tables);
    let right = body.with_min_x(left.right() + 12.0);
    if let Some(entry) = library_ui.shown() {
        person::draw(pen, right, entry, tables);
    }
    foot(pen, room, library_ui, tables);
}

/// The keys that are good for something now, to be clicked as well.
fn foot(pen: &mut Pen, room: Rect, library_ui: &LibraryUi, tables: &characters::data::Tables) {
    let lay = |laid: Laid| Deed::Library(Job::Lay(laid));
    let mut keys = vec![
        ("I", "import", lay(Laid::Import(String::new()))),
        ("N", "new life", Deed::Library(Job::NewLife)),
        ("F1", "keys", lay(Laid::Keys)),
        ("Esc", "title", Deed::Leave),
    ];
    if let Some(entry) = library_ui.shown() {
        let name = entry.person.character.identity.name.clone();
        let of_one = [
            ("A", "affairs", lay(Laid::Affairs(Spot::default()))),
            ("Y", "title", lay(called::open(&entry.person.character, tables))),
            ("R", "rename", lay(Laid::Rename(name))),
            ("T", "tag", lay(Laid::Tag(String::new()))),
            ("Space", "mark", Deed::Library(Job::Mark(library_ui.chosen))),
            ("C", "compare", lay(Laid::Compare)),
            ("J", "export", Deed::Library(Job::Export)),
            ("G", "picture", Deed::Library(Job::Picture)),
            ("Del", "remove", lay(Laid::Remove { lit: 0 })),
        ];
        keys.splice(0..0, of_one);
    }
    key_line(pen, room, keys, library_ui.note.as_deref());
}
