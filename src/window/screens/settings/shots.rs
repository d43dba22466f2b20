//! The settings' picture for the tour.

use crate::window::{
    tour::{Shot, hands::turn_to},
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let title = |app: &mut _| {
        turn_to(app, Screen::Title);
        Ok(())
    };
    vec![Shot::of("99-settings", title).then(|app| turn_to(app, Screen::Settings))]
}
