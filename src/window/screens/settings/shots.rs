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
    let settings = |name| Shot::of(name, title).then(|app| turn_to(app, Screen::Settings));
    vec![
        settings("99-settings"),
        settings("137-phone-settings").upright(),
        settings("137-phone-settings-across").across(),
    ]
}
