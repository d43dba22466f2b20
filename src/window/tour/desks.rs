//! The Referee's desk and the sickbay with fixed dice, as a picture needs them.

use bevy::prelude::*;
use characters::{body::Seconds, healing::HealingRules};

use super::super::{
    referee::{Deed, Field, Page, Referee},
    screen::Screen,
    sickbay::{Deed as Done, Field as Row, Ward},
    title::House,
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
    let book = world.resource::<House>().library.rulebook.clone();
    let mut referee = Referee::new(41);
    deeds(desk).into_iter().for_each(|deed| referee.carry_out(deed, &book));
    if desk == Desk::Critical {
        // Throws until there is one, at most so often.
        for _ in 0..400 {
            referee.carry_out(Deed::Throw, &book);
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
        let book = app.world().resource::<House>().library.rulebook.clone();
        let mut referee = app.world_mut().resource_mut::<Referee>();
        (0..3).for_each(|_| referee.carry_out(Deed::NextRule, &book));
        // The page rolls to the rule.
        for _ in 0..12 {
            app.update();
            std::thread::sleep(std::time::Duration::from_millis(60));
        }
    }
}

fn deeds(desk: Desk) -> Vec<Deed> {
    let typed = |text: &str| Deed::Typed(Field::Line, text.to_owned());
    match desk {
        Desk::Task => vec![Deed::Example(1)],
        Desk::Throws | Desk::Rule => [0, 1, 2, 3, 4]
            .into_iter()
            .flat_map(|n| [Deed::Example(n), Deed::Throw])
            .chain([Deed::Page(Page::Check), Deed::Example(4), Deed::Throw])
            .chain([Deed::Page(Page::Task), Deed::Example(4), Deed::Throw, Deed::Throw])
            .collect(),
        Desk::Critical => vec![Deed::Example(3)],
        Desk::Check => {
            vec![
                Deed::Page(Page::Check),
                Deed::Throw,
                Deed::Example(2),
                Deed::Throw,
                Deed::Example(5),
                Deed::Light(Field::Luck),
                Deed::Turn(Field::Luck, 1),
                Deed::Throw,
            ]
        }
        Desk::Mistake => vec![Deed::Throw, typed("Medical/EDU/Rutine (gunfire -1)")],
    }
}

/// Makes the sickbay what `bay` says and goes there.
pub fn lie_down(app: &mut App, bay: Bay) {
    let world = app.world_mut();
    let house = world.resource::<House>();
    let (book, shelf) = (house.library.rulebook.clone(), Shelf::at(house.saves.root()));
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
    let body = ward.patient().map(|patient| patient.person.body);
    match bay {
        Bay::Empty => true,
        Bay::Dying => body.is_some_and(|it| it.aftermath.peril.is_some() && !it.is_dead()),
        Bay::Days => body.is_some_and(|it| it.is_awake() && it.is_hurt()),
        Bay::Classic => body.is_some_and(|it| !it.is_dead()),
    }
}

fn done(bay: Bay) -> Vec<Done> {
    let upp = |digits: &str| Done::Upp(digits.to_owned());
    let points = |steps| Done::Turn(Row::Points, steps);
    match bay {
        Bay::Empty => Vec::new(),
        Bay::Dying => {
            vec![upp("7A8667"), Done::Admit, points(16), Done::Wound, Done::Wait(Seconds(6))]
        }
        Bay::Days => vec![
            upp("9B8A77"),
            Done::Admit,
            upp("777777"),
            Done::Admit,
            points(-6),
            Done::Wound,
            Done::Bed(0),
            points(9),
            Done::Wound,
            Done::FirstAid,
            Done::Wait(Seconds::HOUR),
            Done::Turn(Row::Place, 2),
            Done::Turn(Row::Carer, 2),
            Done::Wait(Seconds::DAY.times(3)),
            Done::Light(Row::Carer),
        ],
        Bay::Classic => vec![
            Done::Turn(Row::Rules, 1),
            upp("7A8667"),
            Done::Admit,
            points(4),
            Done::Wound,
            Done::Wait(Seconds::HOUR),
            Done::Wait(Seconds::DAY),
            Done::Light(Row::Bed),
        ],
    }
}
