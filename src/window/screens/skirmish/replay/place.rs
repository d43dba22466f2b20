//! Takes the place of the fight under way, and gives it back.

use bevy::prelude::*;

use super::watching::FightWatching;
use crate::window::{
    battlefield::{effects::FightAnimation, fight_ui::FightUi, log_book::LogBook, view::FightView},
    ui::screen::Screen,
};

/// What another fight has left on the battlefield: one goes back to it.
#[derive(Resource)]
struct Before {
    view: Option<FightView>,
    fight_ui: Option<FightUi>,
    book: LogBook,
}

/// Turns to what is watched.
pub(super) fn come(world: &mut World, mut watching: FightWatching) {
    let before = Before {
        view: world.remove_resource(),
        fight_ui: world.remove_resource(),
        book: world.remove_resource().unwrap_or_default(),
    };
    world.insert_resource(before);
    let (view, book) = watching.begin();
    let fight_ui = FightUi::new(&view);
    world.insert_resource(fight_ui);
    world.insert_resource(view);
    world.insert_resource(book);
    world.insert_resource(FightAnimation::default());
    world.insert_non_send_resource(watching);
    world.resource_mut::<NextState<Screen>>().set(Screen::FightReplay);
}

/// The fight that was there before is there again.
pub fn leave(world: &mut World) {
    world.remove_non_send_resource::<FightWatching>();
    world.remove_resource::<FightView>();
    world.remove_resource::<FightUi>();
    world.insert_resource(FightAnimation::default());
    let Some(Before { view, fight_ui, book }) = world.remove_resource() else { return };
    if let Some(view) = view {
        world.insert_resource(view);
    }
    if let Some(fight_ui) = fight_ui {
        world.insert_resource(fight_ui);
    }
    world.insert_resource(book);
}
