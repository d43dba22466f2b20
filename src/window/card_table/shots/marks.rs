//! Pictures of the table with something special: marks, a card being dragged, the log with details, other colours.

use bevy::prelude::App;
use bevy_egui::egui::Pos2;

use crate::window::{
    card_table::{
        game::LogBook,
        marking::marks::Marking,
        spot::Spot,
        table_ui::{Log, TableAction, TableDialog, TableUi},
        view::TableView,
    },
    tour::hands::{point_at, press, run},
    ui::keys::PAGE,
};
use crate::{
    logbook::LogFilter,
    settings::{Palette, Settings},
};

/// The pointer has just come to a card in the middle of the hand.
pub fn rest_on_a_middle_card(app: &mut App) {
    let (view, table_ui) = (app.world().resource::<TableView>(), app.world().resource::<TableUi>());
    let hand = &view.seen.hand;
    let Some(spot) = hand.get(hand.len() / 2).map(|seen| Spot::Card(seen.id)) else { return };
    let place = table_ui.places.iter().find(|place| place.spot == spot).map(|it| it.rect);
    let Some(place) = place else { return };
    point_at(app, place.left_center() + bevy_egui::egui::vec2(20.0, 30.0));
}

/// These options are marked, and no others.
pub fn mark(app: &mut App, wanted: &[usize]) {
    let marking = app.world().resource::<Marking>().clone();
    let wrong = (0..PAGE).filter(|n| marking.has(*n) != wanted.contains(n));
    let marks: Vec<TableAction> = wrong.map(TableAction::Mark).collect();
    app.world_mut().send_event_batch(marks);
}

/// The keyboard stands on a card of the hand.
pub fn walk_to_a_card(app: &mut App) {
    let view = app.world().resource::<TableView>();
    let Some(card) = view.seen.hand.get(2).map(|seen| Spot::Card(seen.id)) else { return };
    let selected = view.offers_at(card).next();
    let mut table_ui = app.world_mut().resource_mut::<TableUi>();
    table_ui.selected = selected.unwrap_or(table_ui.selected);
    table_ui.at = Some(card);
}

/// A card in hand on its way over the contracts, under the pointer.
pub fn drag_a_card(app: &mut App) {
    let (view, table_ui) = (app.world().resource::<TableView>(), app.world().resource::<TableUi>());
    let mut hand = view.seen.hand.iter().map(|seen| Spot::Card(seen.id));
    let Some(card) = hand.find(|&spot| view.offers_at(spot).next().is_some()) else { return };
    let place =
        |spot| table_ui.places.iter().find(|place| place.spot == spot).map(|it| it.rect.center());
    let contracts = view.seen.slots.iter().map(|slot| Spot::Slot(slot.slot));
    let over = contracts.filter_map(place).nth(1).unwrap_or(Pos2::new(400.0, 300.0));
    let Some(from) = place(card) else { return };
    point_at(app, from);
    run(app, 2);
    press(app, from);
    run(app, 2);
    point_at(app, from.lerp(over, 0.5));
    run(app, 2);
    point_at(app, over);
    run(app, 2);
}

/// The log of one phase, with the last line that was reckoned from something laid open.
pub fn filter_the_log(app: &mut App) {
    let lines = &app.world().resource::<LogBook>().lines;
    let reckoned = |told: &crate::logbook::Line| told.sums.len();
    let last = lines.iter().enumerate().max_by_key(|(n, line)| (reckoned(&line.told), *n));
    let Some((at, line)) = last else { return };
    let filter = LogFilter { phase: Some(line.told.phase), captain: line.told.about.by };
    let mut table_ui = app.world_mut().resource_mut::<TableUi>();
    table_ui.log = Log { filter, at: Some(at), unfolded: true, fresh: true };
    table_ui.dialog = TableDialog::Log;
}

/// Turns to the colour-blind palette.
pub fn turn_the_palette(app: &mut App) {
    app.world_mut().resource_mut::<Settings>().palette = Palette::ColourBlind;
}
