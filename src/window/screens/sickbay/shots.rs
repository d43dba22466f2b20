//! The sickbay's pictures for the tour, on fixed dice.

use bevy::prelude::*;
use characters::{body::Seconds, healing::HealingRules};

use super::{Field, SickbayAction, Ward};
use crate::roster::RosterFolder;
use crate::window::{
    common::data::GameData,
    tour::{
        Shot,
        hands::{column_of, turn_to},
    },
    ui::screen::Screen,
};

pub(in crate::window) fn shots() -> Vec<Shot> {
    let shot = |name, scene| {
        Shot::of(name, move |app| {
            reach(app, scene);
            Ok(())
        })
    };
    vec![
        shot("60-sickbay-empty", SickbayScene::Empty),
        shot("61-sickbay-dying", SickbayScene::Dying),
        shot("62-sickbay-days", SickbayScene::Days),
        shot("63-sickbay-classic", SickbayScene::Classic),
        shot("151-phone-sickbay", SickbayScene::Classic).upright(),
        shot("151-phone-sickbay-patient", SickbayScene::Days).then(|app| column(app, 1)).upright(),
        shot("151-phone-sickbay-log-across", SickbayScene::Days)
            .then(|app| column(app, 2))
            .across()
            .afterwards(|app| column(app, 0)),
    ]
}

fn column(app: &mut App, column: usize) {
    column_of(app, "sickbay", column);
}

/// The scene of a picture of the sickbay.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum SickbayScene {
    Empty,
    /// Somebody who may die at any moment.
    Dying,
    /// After an operation and some days in a hospital.
    Days,
    /// Two patients, one of them healed by the classic rules.
    Classic,
}

/// Prepares the sickbay and goes there.
fn reach(app: &mut App, scene: SickbayScene) {
    let world = app.world_mut();
    let game_data = world.resource::<GameData>();
    let (book, library) =
        (game_data.library.rulebook.clone(), RosterFolder::at(game_data.saves.root()));
    let mut ward = Ward::new(HealingRules::default(), 0);
    // Some seeds kill who should be shown alive.
    for seed in 0..200 {
        ward = Ward::new(HealingRules::default(), seed);
        actions(scene).into_iter().for_each(|it| ward.carry_out(it, &book, &library));
        if fits(scene, &ward) {
            break;
        }
    }
    world.insert_resource(ward);
    turn_to(app, Screen::Sickbay);
}

fn fits(scene: SickbayScene, ward: &Ward) -> bool {
    let body = ward.patient().map(|patient| patient.person.body);
    match scene {
        SickbayScene::Empty => true,
        SickbayScene::Dying => body.is_some_and(|it| it.aftermath.peril.is_some() && !it.is_dead()),
        SickbayScene::Days => body.is_some_and(|it| it.is_awake() && it.is_hurt()),
        SickbayScene::Classic => body.is_some_and(|it| !it.is_dead()),
    }
}

fn actions(scene: SickbayScene) -> Vec<SickbayAction> {
    let upp = |digits: &str| SickbayAction::Upp(digits.to_owned());
    let points = |steps| SickbayAction::Turn(Field::Points, steps);
    match scene {
        SickbayScene::Empty => Vec::new(),
        SickbayScene::Dying => {
            vec![
                upp("7A8667"),
                SickbayAction::Admit,
                points(16),
                SickbayAction::Wound,
                SickbayAction::Wait(Seconds(6)),
            ]
        }
        SickbayScene::Days => vec![
            upp("9B8A77"),
            SickbayAction::Admit,
            upp("777777"),
            SickbayAction::Admit,
            points(-6),
            SickbayAction::Wound,
            SickbayAction::Bed(0),
            points(9),
            SickbayAction::Wound,
            SickbayAction::FirstAid,
            SickbayAction::Wait(Seconds::HOUR),
            SickbayAction::Turn(Field::Place, 2),
            SickbayAction::Turn(Field::Carer, 2),
            SickbayAction::Wait(Seconds::DAY.times(3)),
            SickbayAction::Select(Field::Carer),
        ],
        SickbayScene::Classic => vec![
            SickbayAction::Turn(Field::Rules, 1),
            upp("7A8667"),
            SickbayAction::Admit,
            points(4),
            SickbayAction::Wound,
            SickbayAction::Wait(Seconds::HOUR),
            SickbayAction::Wait(Seconds::DAY),
            SickbayAction::Select(Field::Bed),
        ],
    }
}
