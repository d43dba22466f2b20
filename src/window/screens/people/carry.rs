//! Carries out the actions of the careers screen.

use bevy::prelude::*;
use bevy_egui::egui::Context;
use characters::{
    Move, Setup,
    wish::{Wish, Wisher},
};
use engine::Game;

use super::{
    career_ui::{CareerAction, CareerDialog, CareerUi, Page},
    careers::Careers,
    guide,
    instead::{self, NextLife},
    library,
    living::Living,
    on_disk,
};
use crate::window::{
    card_table::table_ui::RulebookPage, screens::title::GameData, ui::screen::Screen,
};
#[cfg(target_arch = "wasm32")]
use crate::{browser, link::Shared};
use crate::{players, roster::names, settings::Settings};

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
        CareerAction::Setup => {
            let mut career_ui = world.resource_mut::<CareerUi>();
            (career_ui.page, career_ui.dialog, career_ui.selected) =
                (Page::Setup, CareerDialog::Nothing, 0);
            (career_ui.name, career_ui.seed) = (String::new(), String::new());
        }
        CareerAction::Take(n) => take(world, n),
        CareerAction::GoOn => guide::go_on(world),
        CareerAction::LeaveGuide => guide::leave(world),
        CareerAction::Next { by_hand } => {
            with_life(world, |living, career_ui| {
                living.next();
                career_ui.by_hand |= by_hand;
            });
        }
        CareerAction::All => {
            with_life(world, |living, _| living.show_all());
        }
        CareerAction::Undo => {
            change_life(world, |living, career_ui| {
                let done = living.undo();
                (career_ui.selected, career_ui.saved) = (0, career_ui.saved && !done);
            });
        }
        CareerAction::Rename(name) => {
            change_life(world, |living, career_ui| {
                let same = living.setup.name == name.trim();
                living.rename(name.trim());
                (career_ui.dialog, career_ui.saved) =
                    (CareerDialog::Nothing, career_ui.saved && same);
            });
        }
        CareerAction::Wish { to_the_end } => wish(world, to_the_end),
        CareerAction::Save => on_disk::keep(world),
        CareerAction::Library(action) => library::carry_out_library_action(world, action),
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

/// Opens the rulebook at a rule.
fn look_up(world: &mut World, id: String) {
    let book = world.resource::<GameData>().library.rulebook.clone();
    let mut career_ui = world.resource_mut::<CareerUi>();
    career_ui.reading = RulebookPage::of(&id, &book).unwrap_or_default();
    career_ui.dialog = CareerDialog::Rules;
}

pub fn go(world: &mut World, screen: Screen) {
    world.resource_mut::<NextState<Screen>>().set(screen);
}

pub fn with_life(world: &mut World, change: impl FnOnce(&mut Living, &mut CareerUi)) {
    if world.get_resource::<Living>().is_none() {
        return;
    }
    world.resource_scope(|world, mut living: Mut<Living>| {
        let mut career_ui = world.resource_mut::<CareerUi>();
        change(&mut living, &mut career_ui);
        career_ui.since = None;
    });
}

/// The same where what is done may be a decision: the life is on disk before the next one.
fn change_life(world: &mut World, change: impl FnOnce(&mut Living, &mut CareerUi)) {
    with_life(world, change);
    on_disk::write_down(world);
}

/// Answers the question with this option; while things happen, a key is for what comes next.
fn take(world: &mut World, n: usize) {
    change_life(world, |living, career_ui| {
        let option = living.question().and_then(|choice| choice.options.get(n)).cloned();
        if let Some(option) = option
            && guide::decide(living, career_ui, option)
        {
            (career_ui.selected, career_ui.note, career_ui.by_hand) = (0, None, false);
        }
    });
}

/// Begins the next life in the place of the one in hand.
pub fn begin(world: &mut World, next: NextLife) {
    match next {
        NextLife::Another => {
            let seed = world.resource_mut::<CareerUi>().seed.parse().ok();
            begin_a_life(world, seed.unwrap_or_else(players::fresh_seed));
        }
        NextLife::SameDice => same_dice(world),
    }
}

/// A life of this seed, by the rules chosen on the screen.
fn begin_a_life(world: &mut World, seed: u64) {
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    let career_ui = world.resource::<CareerUi>();
    let typed = career_ui.name.trim();
    let name = if typed.is_empty() { names::for_seed(seed) } else { typed.to_owned() };
    let setup = Setup { name, rules: career_ui.rules.clone() };
    sit_down(world, Living::begin(&tables, setup, seed));
}

fn same_dice(world: &mut World) {
    let Some(living) = world.get_resource::<Living>() else { return };
    let (setup, seed) = (living.setup.clone(), living.seed);
    let Ok(tables) = world.resource::<Careers>().0.clone() else { return };
    sit_down(world, Living::begin(&tables, setup, seed));
}

pub fn sit_down(world: &mut World, begun: Result<Living, characters::SetupError>) {
    let mut career_ui = world.resource_mut::<CareerUi>();
    (career_ui.selected, career_ui.dialog, career_ui.since, career_ui.note) =
        (0, CareerDialog::Nothing, None, None);
    match begun {
        Ok(living) => {
            (career_ui.page, career_ui.saved, career_ui.by_hand) = (Page::Life, false, false);
            (career_ui.name, career_ui.seed) = (String::new(), String::new());
            world.insert_resource(living);
            // Another life, be it in the same file: whoever means to be taught says so.
            guide::leave(world);
            on_disk::write_down(world);
        }
        Err(fault) => career_ui.note = Some(fault.to_string()),
    }
}

/// The life that was shared, from its beginning, in a file of its own.
#[cfg(target_arch = "wasm32")]
pub fn live_again(world: &mut World, setup: Setup, seed: u64) -> Result<(), String> {
    let tables = world.resource::<Careers>().0.clone()?;
    let living = Living::begin(&tables, setup, seed).map_err(|fault| fault.to_string())?;
    // The life that was under way stays where it is written down.
    world.resource_mut::<CareerUi>().file = None;
    sit_down(world, Ok(living));
    go(world, Screen::Life);
    Ok(())
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

/// Lets the wish decide, once or until nothing is left to be decided.
fn wish(world: &mut World, to_the_end: bool) {
    change_life(world, |living, career_ui| {
        let wish = match Wish::parse(&living.tables(), &career_ui.wish) {
            Ok(wish) => wish,
            Err(fault) => return career_ui.note = Some(fault.to_string()),
        };
        living.show_all();
        // Anew for each answer, so that it is the same however one comes to its question.
        let answer = |living: &Living| {
            let luck = living.seed ^ (living.decisions.len() as u64);
            Wisher::new(wish.clone(), None, luck).decide(living.life())
        };
        while let Some(chosen) = answer(living) {
            let words = characters::text::option(&chosen);
            if !decided(living, career_ui, chosen) {
                break;
            }
            if !to_the_end {
                career_ui.note = Some(format!("The wish chose: {words}."));
                break;
            }
            living.show_all();
        }
        (career_ui.selected, career_ui.dialog) = (0, CareerDialog::Nothing);
    });
}

fn decided(living: &mut Living, career_ui: &mut CareerUi, chosen: Move) -> bool {
    living.life().choice().is_some() && guide::decide(living, career_ui, chosen)
}
