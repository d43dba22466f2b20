//! The pictures of lives, the library and downtime for the tour.

mod downtime;
mod lives;

use bevy::prelude::App;

use super::Living;
use crate::window::{
    error::WindowError,
    tour::{Shot, hands::turn_to},
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let guided = Shot::of("107-guide-life", guided).then(show_all);
    lives::shots().into_iter().chain(downtime::shots()).chain([guided]).collect()
}

/// The guided first life.
fn guided(app: &mut App) -> Result<(), WindowError> {
    turn_to(app, Screen::Title);
    app.update();
    super::learn(app.world_mut()).map_err(WindowError::Guide)
}

fn show_all(app: &mut App) {
    app.world_mut().resource_mut::<Living>().show_all();
}
