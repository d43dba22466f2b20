//! The pictures of results for the tour.

use bevy::prelude::App;
use bevy_egui::egui::{Key, pos2};

use super::follow::look_back;
use crate::window::{
    card_table::shots::{Scene, at},
    tour::{
        Shot,
        hands::{point_at, roll, run, strike},
    },
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    vec![
        Shot::of("19-result", at(Scene::Result)),
        Shot::of("98-afterwards", at(Scene::Result)).then(|app| look_back(app.world_mut())),
        Shot::of("100-result-four", at(Scene::FourResult)).then(lead_to_a_round),
        Shot::of("100-result-four-chances", at(Scene::FourResult)).then(turn_to_chances),
        Shot::of("101-result-large", at(Scene::Result)).large(),
        Shot::of("112-daily-result", at(Scene::DayResult)),
        Shot::of("139-phone-result", at(Scene::Result)).upright(),
        Shot::of("139-phone-result-four", at(Scene::FourResult)).then(roll_on).upright(),
        Shot::of("139-phone-result-across", at(Scene::Result)).across(),
    ]
}

/// Chances to win instead of victory points, the keyboard on a round.
fn turn_to_chances(app: &mut App) {
    lead_to_a_round(app);
    strike(app, Key::C);
}

/// The page is rolled as far as it goes.
fn roll_on(app: &mut App) {
    run(app, 60);
    point_at(app, pos2(200.0, 400.0));
    roll(app, -10_000.0);
}

/// The keyboard stands on a round of the plot.
fn lead_to_a_round(app: &mut App) {
    run(app, 60);
    (0..5).for_each(|_| strike(app, Key::ArrowRight));
}
