//! The referee's desk with fixed dice.

use bevy::prelude::*;

use crate::window::{
    common::data::GameData,
    screens::referee::{Field, Page, Referee, RefereeAction},
    ui::screen::Screen,
};

/// The scene of a picture of the referee's desk.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefereeScene {
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
pub fn reach(app: &mut App, scene: RefereeScene) {
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
    world.resource_mut::<NextState<Screen>>().set(Screen::Referee);
}

/// Does the rest once the desk is on the screen.
pub fn lay_open(app: &mut App, scene: RefereeScene) {
    if scene == RefereeScene::Rule {
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
