//! The table on a phone.

use bevy::prelude::App;

use super::{Scene, dialog, marks, poses, table};
use crate::window::{
    card_table::{
        area::Area,
        table_ui::{Drawer, TableDialog, TableUi},
    },
    tour::{Shot, hands::tap},
};

/// Its pictures, upright and across.
pub fn phones() -> Vec<Shot> {
    vec![
        table("130-phone", Scene::Activity).upright(),
        table("130-phone-across", Scene::Activity).across(),
        table("130-phone-hand", Scene::Procuring).then(pull_the_hand).upright(),
        table("130-phone-hand-across", Scene::Procuring).then(pull_the_hand).across(),
        table("131-phone-mine", Scene::Fullest).then(|app| look_for(app, Area::Mine)).upright(),
        table("131-phone-rivals", Scene::FourCaptains).then(look_for_rivals).upright(),
        table("132-phone-card", Scene::Procuring).then(tap_a_card).upright(),
        table("132-phone-card-across", Scene::Procuring).then(tap_a_card).across(),
        table("132-phone-contract", Scene::Activity).then(poses::open_a_contract).upright(),
        table("132-phone-contract-across", Scene::Activity).then(poses::open_a_contract).across(),
        dialog("133-phone-menu", Scene::Acting, TableDialog::Pause { selected: 2 }).upright(),
        dialog("133-phone-menu-across", Scene::Acting, TableDialog::Pause { selected: 2 }).across(),
        dialog("134-phone-log", Scene::Resolving, TableDialog::Log).upright(),
        dialog("134-phone-rules", Scene::Acting, TableDialog::Rules).upright(),
        dialog("134-phone-words", Scene::Acting, TableDialog::Glossary).across(),
        table("135-phone-advice", Scene::Activity).then(poses::ask_for_advice).upright(),
        dialog("135-phone-why", Scene::Resolving, TableDialog::RivalPlays).upright(),
        table("136-phone-lesson", Scene::Lesson("welcome")).upright(),
        table("136-phone-lesson-hand", Scene::Lesson("hand")).upright(),
        table("136-phone-lesson-asks", Scene::Lesson("asks")).across(),
        table("138-phone-marking", Scene::Bill).then(|app| marks::mark(app, &[0, 2, 3])).upright(),
        table("138-phone-small", Scene::Acting).small_phone(),
    ]
}

fn pull_the_hand(app: &mut App) {
    app.world_mut().resource_mut::<TableUi>().drawer = Drawer::Hand;
}

fn look_for(app: &mut App, area: Area) {
    app.world_mut().resource_mut::<TableUi>().looked_for = Some(area);
}

fn look_for_rivals(app: &mut App) {
    look_for(app, Area::Rivals);
}

/// Reads a card in hand as a finger does.
fn tap_a_card(app: &mut App) {
    pull_the_hand(app);
    crate::window::tour::hands::run(app, 3);
    let table_ui = app.world().resource::<TableUi>();
    let hand = table_ui.area(Area::Hand);
    let places = table_ui.places.iter().map(|place| place.rect.center());
    let first = places.into_iter().find(|at| hand.is_some_and(|hand| hand.contains(*at)));
    first.into_iter().for_each(|at| tap(app, at));
}
