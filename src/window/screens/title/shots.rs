//! The title's pictures for the tour.

use bevy::prelude::App;

use jiff::civil::date;

use super::{Page, Title, daily};
use crate::window::{
    error::WindowError,
    tour::{Shot, hands::turn_to},
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let page = |name, page: fn() -> Page| {
        Shot::of(name, reach)
            .then(move |app| app.world_mut().resource_mut::<Title>().turn_to(page()))
    };
    vec![
        Shot::of("01-title", reach),
        page("23-house-rules", || Page::HouseRules),
        page("99-new-game", || Page::NewGame),
        page("99-credits", || Page::Credits),
        page("107-learn", || Page::Learn),
        Shot::of("137-phone-title", reach).upright(),
        Shot::of("137-phone-title-across", reach).across(),
        page("137-phone-new-game", || Page::NewGame).upright(),
        page("137-phone-new-game-across", || Page::NewGame).across(),
        page("137-phone-house-rules", || Page::HouseRules).upright(),
        page("137-phone-credits", || Page::Credits).upright(),
        Shot::of("137-phone-daily", reach)
            .then(|app| {
                let day = date(2026, 11, 26);
                daily::turn_to(app.world_mut(), day, day);
            })
            .upright(),
        Shot::of("112-daily", reach).then(|app| {
            let day = date(2026, 11, 26);
            daily::turn_to(app.world_mut(), day, day);
        }),
    ]
}

fn reach(app: &mut App) -> Result<(), WindowError> {
    turn_to(app, Screen::Title);
    app.world_mut().resource_mut::<Title>().turn_to(Page::Home);
    Ok(())
}
