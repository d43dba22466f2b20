//! The Referee's desk and the sickbay with fixed dice, as a picture needs them.

use bevy::prelude::*;
use characters::{body::Seconds, healing::HealingRules};

use super::super::{
    referee::{Field, Page, Referee, RefereeAction},
    screen::Screen,
    sickbay::{Field as Row, SickbayAction, Ward},
    title::GameData,
};
use crate::people::shelf::Shelf;

/// What a picture of the desk needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Desk {
    /// A task with its odds, before any throw.
    Task,
    /// Several throws, the newest read.
    Throws,
    /// A double and the 3D behind it.
    Critical,
    /// A check with its bands.
    Check,
    /// A task that is not understood.
    Mistake,
    /// A rule of the throw, looked up.
    Rule,
}

/// What a picture of the sickbay needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Bay {
    Empty,
    /// Somebody who may die at any moment.
    Dying,
    /// After an operation and some days in a hospital.
    Days,
    /// Two patients, one of them healed by the classic rules.
    Classic,
}

/// Makes the desk what `desk` says and goes there.
pub fn reach(app: &mut App, desk: Desk) {
    let world = app.world_mut();
    let book = world.resource::<GameData>().library.rulebook.clone();
    let mut referee = Referee::new(41);
    actions(desk).into_iter().for_each(|action| referee.carry_out(action, &book));
    if desk == Desk::Critical {
        // Throws until there is one, at most so often.
        for _ in 0..400 {
            referee.carry_out(RefereeAction::Throw, &book);
            if referee.record().is_some_and(|it| it.fallen.second.is_some() && it.fallen.success) {
                break;
            }
        }
    }
    world.insert_resource(referee);
    world.resource_mut::<NextState<Screen>>().set(Screen::Referee);
}

/// What has to be done once the desk is on the screen.
pub fn lay_open(app: &mut App, desk: Desk) {
    if desk == Desk::Rule {
        let book = app.world().resource::<GameData>().library.rulebook.clone();
        let mut referee = app.world_mut().resource_mut::<Referee>();
        (0..3).for_each(|_| referee.carry_out(RefereeAction::NextRule, &book));
        // The page rolls to the rule.
        for _ in 0..12 {
            app.update();
            std::thread::sleep(std::time::Duration::from_millis(60));
        }
    }
}

fn actions(desk: Desk) -> Vec<RefereeAction> {
    let typed = |text: &str| RefereeAction::Typed(Field::Line, text.to_owned());
    match desk {
        Desk::Task => vec![RefereeAction::Example(1)],
        Desk::Throws | Desk::Rule => [0, 1, 2, 3, 4]
            .into_iter()
            .flat_map(|n| [RefereeAction::Example(n), RefereeAction::Throw])
            .chain([
                RefereeAction::Page(Page::Check),
                RefereeAction::Example(4),
                RefereeAction::Throw,
            ])
            .chain([
                RefereeAction::Page(Page::Task),
                RefereeAction::Example(4),
                RefereeAction::Throw,
                RefereeAction::Throw,
            ])
            .collect(),
        Desk::Critical => vec![RefereeAction::Example(3)],
        Desk::Check => {
            vec![
                RefereeAction::Page(Page::Check),
                RefereeAction::Throw,
                RefereeAction::Example(2),
                RefereeAction::Throw,
                RefereeAction::Example(5),
                RefereeAction::Light(Field::Luck),
                RefereeAction::Turn(Field::Luck, 1),
                RefereeAction::Throw,
            ]
        }
        Desk::Mistake => vec![RefereeAction::Throw, typed("Medical/EDU/Rutine (gunfire -1)")],
    }
}

/// Makes the sickbay what `bay` says and goes there.
pub fn lie_down(app: &mut App, bay: Bay) {
    let world = app.world_mut();
    let game_data = world.resource::<GameData>();
    let (book, shelf) = (game_data.library.rulebook.clone(), Shelf::at(game_data.saves.root()));
    let mut ward = Ward::new(HealingRules::default(), 0);
    // Some seeds kill who should be shown alive.
    for seed in 0..200 {
        ward = Ward::new(HealingRules::default(), seed);
        done(bay).into_iter().for_each(|it| ward.carry_out(it, &book, &shelf));
        if fits(bay, &ward) {
            break;
        }
    }
    world.insert_resource(ward);
    world.resource_mut::<NextState<Screen>>().set(Screen::Sickbay);
}

fn fits(bay: Bay, ward: &Ward) -> bool {
    let body = ward.patient().map(|patient| &patient.person.body);
    match bay {
        Bay::Empty => true,
        Bay::Dying => body.is_some_and(|it| it.aftermath.peril.is_some() && !it.is_dead()),
        Bay::Days => body.is_some_and(|it| it.is_awake() && it.is_hurt()),
        Bay::Classic => body.is_some_and(|it| !it.is_dead()),
    }
}

fn done(bay: Bay) -> Vec<SickbayAction> {
    let upp = |digits: &str| SickbayAction::Upp(digits.to_owned());
    let points = |steps| SickbayAction::Turn(Row::Points, steps);
    match bay {
        Bay::Empty => Vec::new(),
        Bay::Dying => {
            vec![
                upp("7A8667"),
                SickbayAction::Admit,
                points(16),
                SickbayAction::Wound,
                SickbayAction::Wait(Seconds(6)),
            ]
        }
        Bay::Days => vec![
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
            SickbayAction::Turn(Row::Place, 2),
            SickbayAction::Turn(Row::Carer, 2),
            SickbayAction::Wait(Seconds::DAY.times(3)),
            SickbayAction::Light(Row::Carer),
        ],
        Bay::Classic => vec![
            SickbayAction::Turn(Row::Rules, 1),
            upp("7A8667"),
            SickbayAction::Admit,
            points(4),
            SickbayAction::Wound,
            SickbayAction::Wait(Seconds::HOUR),
            SickbayAction::Wait(Seconds::DAY),
            SickbayAction::Light(Row::Bed),
        ],
    }
}
