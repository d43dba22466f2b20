//! The pictures of watched fights for the tour: the middle of fights by minds.

use bevy::prelude::App;
use bevy_egui::egui::Key;
use characters::healing::RuleSet;

use crate::window::{
    battlefield::shots::{SEED, fought},
    common::{data::GameData, requests::FightRecord},
    error::WindowError,
    tour::{
        Shot,
        hands::{run, strike},
    },
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let watched = |name, id, rules| {
        Shot::of(name, move |app| middle(app, id, rules)).then(|app| run(app, 60))
    };
    let (classic, second) = (RuleSet::Classic, RuleSet::SecondEdition);
    vec![
        watched("83-fight-watched", "desert-ambush", classic),
        watched("83-fight-watched-turns", "customs-shed", second),
        watched("83-fight-watched-all", "desert-ambush", classic).then(with_all_eyes),
        watched("83-fight-watched-why", "customs-shed", classic).then(ask_why),
        watched("83-fight-watched-puzzle", "desert-ambush", classic)
            .then(|app| strike(app, Key::P)),
        watched("83-fight-watched-large", "last-orders", second).large(),
        watched("150-phone-fight-watched", "desert-ambush", classic).upright(),
        watched("150-phone-fight-watched-puzzle", "desert-ambush", classic)
            .then(|app| strike(app, Key::P))
            .upright(),
        watched("150-phone-fight-watched-across", "customs-shed", second).across(),
        watched("150-phone-fight-watched-why", "customs-shed", classic).then(ask_why).upright(),
    ]
}

fn middle(app: &mut App, id: &str, rules: RuleSet) -> Result<(), WindowError> {
    let artefact = fought(app.world().resource::<GameData>(), id, rules, SEED)?;
    let from = artefact.decisions.len() / 2;
    let file = "fight.json".into();
    super::open(app.world_mut(), FightRecord { artefact, file, from, back: Screen::Title })
}

fn with_all_eyes(app: &mut App) {
    (0..2).for_each(|_| strike(app, Key::S));
}

fn ask_why(app: &mut App) {
    strike(app, Key::N);
    strike(app, Key::Y);
    run(app, 200);
}
