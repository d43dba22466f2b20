//! What is laid open for a picture of the table.

use bevy::prelude::*;

use crate::{
    settings::Settings,
    window::{
        card_table::{
            area::Area,
            game::Playing,
            table_ui::{TableDialog, TableUi},
        },
        tour::hands::{rest_at, run},
    },
};

/// Opens a dialog at the table.
pub fn open(app: &mut App, what: TableDialog) {
    app.world_mut().resource_mut::<TableUi>().dialog = what;
}

/// An adviser who has thought it over.
pub fn ask_for_advice(app: &mut App) {
    open(app, TableDialog::Advice);
    for _ in 0..500 {
        run(app, 1);
        if !app.world().resource::<TableUi>().advice.told().is_empty() {
            return;
        }
    }
}

/// The dearest card in hand, large.
pub fn open_a_card(app: &mut App) {
    let session = &app.world().non_send_resource::<Playing>().session;
    let seen = session.observe();
    let card = seen.hand.iter().max_by_key(|card| (card.cost, card.id));
    let look = card.and_then(|card| crate::window::card_table::spot::look_at_card(card.id, &seen));
    open(app, look.map_or(TableDialog::Nothing, TableDialog::Card));
}

/// The contract worth most, large.
pub fn open_a_contract(app: &mut App) {
    let seen = app.world().non_send_resource::<Playing>().session.observe();
    let contracts = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    let card = contracts.max_by_key(|contract| (contract.vp, contract.id));
    let look = card.and_then(|card| crate::window::card_table::spot::look_at_card(card.id, &seen));
    open(app, look.map_or(TableDialog::Nothing, TableDialog::Card));
}

/// The pointer rests on a card in hand.
pub fn rest_on_a_card(app: &mut App) {
    let hand = &app.world().non_send_resource::<Playing>().session.observe().hand;
    let Some(card) = hand.get(hand.len() / 2) else { return };
    let spot = crate::window::card_table::spot::Spot::Card(card.id);
    let place =
        app.world().resource::<TableUi>().places.iter().find(|place| place.spot == spot).copied();
    if let Some(place) = place {
        rest_at(app, place.rect.center());
    }
}

/// The pointer rests on one's infamy.
pub fn rest_on_a_number(app: &mut App) {
    let Some(plate) = app.world().resource::<TableUi>().area(Area::Plate) else { return };
    rest_at(app, plate.right_top() + bevy_egui::egui::vec2(-22.0, 40.0));
}

pub fn scale(app: &mut App, scale: u16) {
    app.world_mut().resource_mut::<Settings>().scale = scale;
}

/// The last `most` events, `seconds` after the first of them began to be shown.
pub fn show_motion(app: &mut App, most: usize, seconds: f64) {
    let world = app.world_mut();
    let session = &world.non_send_resource::<Playing>().session;
    let (events, viewer) = (session.events(), session.person());
    let events = events[events.len().saturating_sub(most)..].to_vec();
    let places = world.resource::<TableUi>().places.clone();
    let mut motion = world.resource_mut::<crate::window::card_table::motion::Motion>();
    motion.add(&events, viewer, &places, false);
    motion.stop_at(seconds);
}

/// The menu of a place that several options concern.
pub fn open_options(app: &mut App) {
    let world = app.world();
    let view = world.resource::<crate::window::card_table::view::TableView>();
    let place = world
        .resource::<TableUi>()
        .places
        .iter()
        .find(|place| view.offers_at(place.spot).count() > 1);
    let Some(place) = place else { return };
    let offers = view.offers_at(place.spot).collect();
    let at = place.rect.center();
    open(app, TableDialog::Options { at, offers });
}
