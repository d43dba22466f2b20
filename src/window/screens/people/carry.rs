//! Carries out the actions of the careers screen.

use bevy::prelude::*;
use bevy_egui::egui::Context;

#[cfg(target_arch = "wasm32")]
use super::living::Living;
use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi},
    guide,
    in_hand::{go, with_life},
    instead,
    library::actions,
    next_life::NextLife,
    on_disk::{self, change_life},
    wish::wish,
};
use crate::settings::Settings;
use crate::window::{
    common::data::GameData,
    ui::{rulebook::RulebookPage, screen::Screen},
};
#[cfg(target_arch = "wasm32")]
use crate::{browser, link::Shared};

/// Hands what was done in this frame on; what it changes is drawn in another one.
pub fn hand_on(ctx: &Context, commands: &mut Commands, actions: Vec<CareerAction>) {
    if !actions.is_empty() {
        ctx.request_repaint();
        let all = move |world: &mut World| actions.into_iter().for_each(|it| carry_out(world, it));
        commands.queue(all);
    }
}

/// Carries out an action, if it is possible.
pub fn carry_out(world: &mut World, action: CareerAction) {
    match action {
        CareerAction::Leave => go(world, Screen::Title),
        CareerAction::People => go(world, Screen::People),
        CareerAction::Scale(factor) => world.resource_mut::<Settings>().scale_by(factor),
        CareerAction::Another => instead::begin(world, NextLife::Another),
        CareerAction::SameDice => instead::begin(world, NextLife::SameDice),
        CareerAction::Instead { left, next } => instead::answered(world, left, next),
        CareerAction::Setup => world.resource_mut::<CareerUi>().set_up(),
        CareerAction::Take(n) => take(world, n),
        CareerAction::GoOn => guide::go_on(world),
        CareerAction::LeaveGuide => guide::leave(world),
        CareerAction::Next { by_hand } => with_life(world, |living, career_ui| {
            living.next();
            career_ui.by_hand |= by_hand;
        }),
        CareerAction::All => with_life(world, |living, _| living.show_all()),
        CareerAction::Undo => undo(world),
        CareerAction::Rename(name) => rename(world, name.trim()),
        CareerAction::Wish { to_the_end } => wish(world, to_the_end),
        CareerAction::Save => on_disk::keep(world),
        CareerAction::Library(action) => actions::carry_out(world, action),
        CareerAction::Select(n) => world.resource_mut::<CareerUi>().selected = n,
        CareerAction::WishFor(wish) => {
            let mut career_ui = world.resource_mut::<CareerUi>();
            (career_ui.wish, career_ui.note) = (wish, None);
        }
        CareerAction::Open(dialog) => {
            let mut career_ui = world.resource_mut::<CareerUi>();
            (career_ui.dialog, career_ui.note) = (dialog, None);
        }
        CareerAction::Read(reading) => world.resource_mut::<CareerUi>().reading = reading,
        CareerAction::Rule(id) => look_up(world, id),
        #[cfg(target_arch = "wasm32")]
        CareerAction::SaveAs | CareerAction::Share => hand_out(world, &action),
    }
}

fn undo(world: &mut World) {
    change_life(world, |living, career_ui| {
        let done = living.undo();
        (career_ui.selected, career_ui.saved) = (0, career_ui.saved && !done);
    });
}

fn rename(world: &mut World, name: &str) {
    change_life(world, |living, career_ui| {
        let same = living.setup.name == name;
        living.rename(name);
        (career_ui.dialog, career_ui.saved) = (CareerDialog::Nothing, career_ui.saved && same);
    });
}

/// Opens the rulebook at a rule.
fn look_up(world: &mut World, id: String) {
    let book = world.resource::<GameData>().library.rulebook.clone();
    let mut career_ui = world.resource_mut::<CareerUi>();
    career_ui.reading = RulebookPage::of(&id, &book).unwrap_or_default();
    career_ui.dialog = CareerDialog::Rules;
}

/// Answers the question with this option; while things happen, a key is for what comes next.
fn take(world: &mut World, n: usize) {
    change_life(world, |living, career_ui| {
        let option = living.question().and_then(|choice| choice.options.get(n)).cloned();
        if option.is_some_and(|option| guide::decide(living, career_ui, option)) {
            (career_ui.selected, career_ui.note, career_ui.by_hand) = (0, None, false);
        }
    });
}

/// Hands the person the life as a file, or a link to it.
#[cfg(target_arch = "wasm32")]
fn hand_out(world: &mut World, action: &CareerAction) {
    let mut career_ui = world.resource_mut::<CareerUi>();
    career_ui.dialog = CareerDialog::Nothing;
    let file = career_ui.file.as_ref().map(|file| file.path().to_owned());
    let Some(living) = world.get_resource::<Living>() else { return };
    if *action == CareerAction::Share {
        let shared = Shared::Life { setup: living.setup.clone(), seed: living.seed };
        return browser::share(&shared.write());
    }
    browser::save_as(&file.unwrap_or_else(|| "life.json".into()), &living.artefact().write());
}
