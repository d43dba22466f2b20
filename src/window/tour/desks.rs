//! The Referee's desk with fixed dice, as a picture needs it.

use bevy::prelude::*;

use super::super::{
    referee::{Deed, Field, Page, Referee},
    screen::Screen,
    title::House,
};

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
