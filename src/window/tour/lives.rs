//! Lives on fixed seeds, lived toward a wish until they come to what a picture needs.

use bevy::prelude::*;
use characters::{
    Event, Setup, Why,
    wish::{Wish, Wisher},
};

use super::super::{
    WindowError,
    people::{Careers, LifeDesk, Living, Over, Page},
    screen::Screen,
};

/// What a picture of a life needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The rules before a life begins.
    Rules,
    FirstQuestion,
    /// A throw that is announced, its dice in the hand.
    Announced,
    SkillRoll,
    Promotion,
    /// The question of another term, with age in it.
    Staying,
    MusteringOut,
    End,
    Death,
    Wishing,
    Log,
}

const SEEDS: std::ops::Range<u64> = 3..400;

/// Puts a life on the table that stands where `moment` says.
pub fn reach(app: &mut App, moment: Moment) -> Result<(), WindowError> {
    let world = app.world_mut();
    world.remove_resource::<Living>();
    if moment != Moment::Rules {
        let none = WindowError::Drawing("no life of the tour's seeds came to what it shows");
        let living = SEEDS.into_iter().find_map(|seed| lived(world, seed, moment)).ok_or(none)?;
        world.insert_resource(living);
    }
    world.resource_mut::<NextState<Screen>>().set(Screen::Life);
    Ok(())
}

/// What lies open, once the screen is there.
pub fn lay_open(app: &mut App, moment: Moment) {
    let mut desk = app.world_mut().resource_mut::<LifeDesk>();
    *desk = LifeDesk { by_hand: true, ..LifeDesk::default() };
    if moment != Moment::Rules {
        desk.page = Page::Life;
    }
    match moment {
        Moment::Wishing => {
            desk.wish = "a pilot".to_owned();
            desk.over = Over::Wish { lit: 0 };
        }
        Moment::Log => desk.over = Over::Log,
        Moment::FirstQuestion => desk.lit = 4,
        Moment::SkillRoll | Moment::MusteringOut => desk.lit = 1,
        Moment::Rules
        | Moment::Announced
        | Moment::Promotion
        | Moment::Staying
        | Moment::End
        | Moment::Death => {}
    }
}

fn lived(world: &World, seed: u64, moment: Moment) -> Option<Living> {
    let tables = world.get_resource::<Careers>()?.0.as_ref().ok()?;
    let setup = Setup { name: "Mara Lindqvist".to_owned(), ..Setup::default() };
    let mut living = Living::begin(tables, setup, seed).ok()?;
    let mut wisher = Wisher::new(Wish::Command, None, seed);
    loop {
        if moment == Moment::Announced && announced(&living) {
            return Some(living);
        }
        living.show_all();
        if holds(moment, &living) {
            return Some(living);
        }
        let chosen = wisher.decide(living.life())?;
        living.decide(chosen);
    }
}

/// The survival throw of a later term is about to be made.
fn announced(living: &Living) -> bool {
    let survival = matches!(living.on_stage(), Some((Event::Survival { .. }, false)));
    survival && living.telling.terms.len() > 2
}

fn holds(moment: Moment, living: &Living) -> bool {
    let why = living.question().map(|choice| choice.why);
    let (terms, alive) = (living.telling.terms.len(), living.life().is_alive());
    let rolled = matches!(living.on_stage(), Some((Event::SkillRoll { .. }, true)));
    match moment {
        Moment::Rules => true,
        Moment::FirstQuestion => why == Some(Why::Enlisting),
        Moment::Announced => false,
        Moment::SkillRoll => rolled && terms > 1 && matches!(why, Some(Why::Rolling { .. })),
        Moment::Promotion => why == Some(Why::Promotion) && terms > 2,
        Moment::Staying | Moment::Wishing => why == Some(Why::Reenlisting) && terms > 4,
        Moment::MusteringOut => {
            let cash = matches!(living.on_stage(), Some((Event::Cash { .. }, true)));
            cash && matches!(why, Some(Why::MusteringOut { more: 1.. }))
        }
        Moment::End | Moment::Log => living.is_over() && alive && terms > 5,
        Moment::Death => living.is_over() && !alive && terms == 3,
    }
}
