//! The referee's desk's pictures for the tour, on fixed dice.

use bevy::prelude::*;

use super::{Field, Page, Referee, RefereeAction};
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
        shot("50-desk-task", RefereeScene::Task),
        shot("51-desk-throws", RefereeScene::Throws),
        shot("52-desk-critical", RefereeScene::Critical),
        shot("53-desk-check", RefereeScene::Check),
        shot("54-desk-mistake", RefereeScene::Mistake),
        shot("55-desk-rule", RefereeScene::Rule).then(roll_to_the_rule),
        shot("152-phone-desk", RefereeScene::Task).upright(),
        shot("152-phone-desk-throw", RefereeScene::Throws).then(|app| column(app, 1)).upright(),
        shot("152-phone-desk-across", RefereeScene::Check).then(|app| column(app, 0)).across(),
        shot("152-phone-desk-thrown", RefereeScene::Throws)
            .then(|app| column(app, 2))
            .upright()
            .afterwards(|app| column(app, 0)),
    ]
}

fn column(app: &mut App, column: usize) {
    column_of(app, "referee", column);
}

/// The scene of a picture of the referee's desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RefereeScene {
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

/// Prepares the referee's desk and goes there.
fn reach(app: &mut App, scene: RefereeScene) {
    let world = app.world_mut();
    let book = world.resource::<GameData>().library.rulebook.clone();
    let mut referee = Referee::new(41);
    actions(scene).into_iter().for_each(|action| referee.carry_out(action, &book));
    if scene == RefereeScene::Critical {
        // Throws until there is one, at most so often.
        for _ in 0..400 {
            referee.carry_out(RefereeAction::Throw, &book);
            if referee.record().is_some_and(|it| it.fallen.second.is_some() && it.fallen.success) {
                break;
            }
        }
    }
    world.insert_resource(referee);
    turn_to(app, Screen::Referee);
}

/// Looks a rule up, and lets the page roll to it.
fn roll_to_the_rule(app: &mut App) {
    let book = app.world().resource::<GameData>().library.rulebook.clone();
    let mut referee = app.world_mut().resource_mut::<Referee>();
    (0..3).for_each(|_| referee.carry_out(RefereeAction::NextRule, &book));
    for _ in 0..12 {
        app.update();
        std::thread::sleep(std::time::Duration::from_millis(60));
    }
}

fn actions(scene: RefereeScene) -> Vec<RefereeAction> {
    let typed = |text: &str| RefereeAction::Typed(Field::Line, text.to_owned());
    match scene {
        RefereeScene::Task => vec![RefereeAction::Example(1)],
        RefereeScene::Throws | RefereeScene::Rule => [0, 1, 2, 3, 4]
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
        RefereeScene::Critical => vec![RefereeAction::Example(3)],
        RefereeScene::Check => {
            vec![
                RefereeAction::Page(Page::Check),
                RefereeAction::Throw,
                RefereeAction::Example(2),
                RefereeAction::Throw,
                RefereeAction::Example(5),
                RefereeAction::Select(Field::Luck),
                RefereeAction::Turn(Field::Luck, 1),
                RefereeAction::Throw,
            ]
        }
        RefereeScene::Mistake => {
            vec![RefereeAction::Throw, typed("Medical/EDU/Rutine (gunfire -1)")]
        }
    }
}
