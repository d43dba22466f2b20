//! The table's pictures for the tour. Every state is reached by decisions on a fixed seed.

mod games;
mod marks;
mod phones;
mod poses;

use bevy::prelude::App;

pub use games::{Scene, reach};

use super::{
    game,
    table_ui::{TableDialog, TableUi},
    view::TableView,
};
use crate::settings::Settings;
use crate::window::{
    common::data::GameData, error::WindowError, tour::Shot, ui::glossary::GlossaryPage,
};

/// Sits down at a table that has come to `scene`.
pub fn at(scene: Scene) -> impl Fn(&mut App) -> Result<(), WindowError> {
    move |app| {
        let session = reach(app.world().resource::<GameData>(), scene)?;
        game::sit_down(app.world_mut(), session);
        Ok(())
    }
}

/// Every picture of the table.
pub fn shots() -> Vec<Shot> {
    [
        round(),
        opened(),
        reasons(),
        moving(),
        crowded(),
        looks(),
        books(),
        lessons(),
        phones::phones(),
    ]
    .into_iter()
    .flatten()
    .collect()
}

fn table(name: &'static str, scene: Scene) -> Shot {
    Shot::of(name, at(scene))
}

fn dialog(name: &'static str, scene: Scene, dialog: TableDialog) -> Shot {
    table(name, scene).then(move |app| poses::open(app, dialog.clone()))
}

/// What is asked in a round.
fn round() -> Vec<Shot> {
    vec![
        table("02-deal", Scene::FirstChoice),
        table("03-complication", Scene::Placing),
        table("04-activity", Scene::Activity),
        table("05-procure", Scene::Procuring),
        table("06-paying", Scene::Paying),
        table("06-marking", Scene::Bill).then(|app| marks::mark(app, &[0, 2, 3, 6])),
        table("06-marking-short", Scene::Bill).then(|app| marks::mark(app, &[0, 2, 3])),
        table("06-marking-discards", Scene::Discarding)
            .then(|app| marks::mark(app, &[1, 4]))
            .then(marks::walk_to_a_card),
        table("07-action", Scene::Acting),
        table("08-reaction", Scene::Reacting),
        table("09-resolution", Scene::Resolving),
        table("10-meeting", Scene::Meeting),
    ]
}

/// What is laid open over the table.
fn opened() -> Vec<Shot> {
    vec![
        table("11-card", Scene::Acting).then(poses::open_a_card),
        table("12-contract", Scene::Activity).then(poses::open_a_contract),
        table("13-glance", Scene::Procuring).then(poses::rest_on_a_card),
        table("14-options", Scene::Options).then(poses::open_options),
        dialog("15-log", Scene::Resolving, TableDialog::Log),
        dialog("16-keys", Scene::Acting, TableDialog::Keys),
        dialog("17-pause", Scene::Acting, TableDialog::Pause { selected: 2 }),
        dialog("97-taking-back", Scene::Acting, TableDialog::Marked { selected: 1 }),
    ]
}

/// Advice, and why rivals did what they did.
fn reasons() -> Vec<Shot> {
    vec![
        table("94-advice", Scene::Activity).then(poses::ask_for_advice),
        dialog("95-why", Scene::Resolving, TableDialog::RivalPlays),
        dialog("96-why-four", Scene::FourCaptains, TableDialog::RivalPlays),
    ]
}

/// Cards on their way.
fn moving() -> Vec<Shot> {
    vec![
        table("84-motion-draw", Scene::FirstChoice).then(|app| poses::show_motion(app, 24, 0.75)),
        table("85-motion", Scene::Resolving).then(|app| poses::show_motion(app, 24, 1.1)),
        table("86-motion-raid", Scene::Fullest).then(|app| poses::show_motion(app, 40, 2.2)),
    ]
}

/// Much on the table, many at it, and nobody else.
fn crowded() -> Vec<Shot> {
    vec![
        table("18-full", Scene::Fullest),
        table("85-hand", Scene::Hand).then(marks::rest_on_a_middle_card),
        table("85-dragging", Scene::Hand).then(marks::drag_a_card),
        table("86-log-sifted", Scene::Fullest).then(marks::filter_the_log),
        table("20-large", Scene::Acting).large(),
        table("21-four-captains", Scene::FourCaptains),
        table("22-alone", Scene::Alone),
    ]
}

/// Other sizes and colours.
fn looks() -> Vec<Shot> {
    let large_type = |app: &mut App| app.world_mut().resource_mut::<Settings>().large_type = true;
    vec![
        table("87-scale-200", Scene::Acting).then(|app| poses::scale(app, 200)),
        table("88-scale-150", Scene::Placing).then(|app| poses::scale(app, 150)),
        table("89-scale-80", Scene::Acting).then(|app| poses::scale(app, 80)),
        table("89-type-large", Scene::Acting).then(large_type),
        table("87-palette", Scene::Fullest).then(marks::turn_the_palette),
        table("87-palette-hand", Scene::Hand).then(marks::turn_the_palette),
    ]
}

/// What is looked up at the table.
fn books() -> Vec<Shot> {
    vec![
        dialog("84-signs", Scene::Acting, TableDialog::Signs),
        table("24-rulebook", Scene::Acting).then(|app| {
            let book = app.world().resource::<TableView>().rulebook.clone();
            app.world_mut().resource_mut::<TableUi>().look_up("CCG-ADV-2g", &book);
        }),
        dialog("108-glossary", Scene::Acting, TableDialog::Glossary),
        dialog("109-glossary-search", Scene::Acting, TableDialog::Glossary).then(|app| {
            let defining = GlossaryPage { group: 0, search: "jump".to_owned() };
            app.world_mut().resource_mut::<TableUi>().defining = defining;
        }),
        table("110-tip", Scene::Acting).then(poses::rest_on_a_number),
    ]
}

/// The guided first game.
fn lessons() -> Vec<Shot> {
    vec![
        table("100-guide-welcome", Scene::Lesson("welcome")),
        table("101-guide-options", Scene::Lesson("options")),
        table("102-guide-asks", Scene::Lesson("asks")),
        table("103-guide-activity", Scene::Lesson("activity")),
        table("104-guide-tokens", Scene::Lesson("tokens")),
        table("105-guide-round", Scene::Lesson("round")),
        dialog("106-guide-left", Scene::Lesson("hand"), TableDialog::Farewell { selected: 0 }),
        table("107-guide-result", Scene::Lesson("")),
    ]
}
