//! Four years of service (CT-GEN-11, CT-GEN-28).

use bevy::prelude::World;

use super::{learning, reenlistment, throws};
use crate::{
    event::Event,
    sheet::{Characteristic, Characteristics, Fate, Left},
    state::{Look, Record, Step, Touch},
};

/// Every term demands a throw to survive it, before anything else (CT-SUR-01, CT-GEN-19).
pub(super) fn begin(world: &mut World) {
    let (service, career) = (throws::service(world), world.career());
    let (term, age) = (career.terms + 1, career.age());
    world.tell(Event::TermBegan { service, term, age });
    let mut record = world.hero_mut::<Record>();
    (record.commissioned, record.promoted) = (false, false);
    let throw = throws::survival(world.tables().service(service), world.scores()).throw(world);
    let survived = throws::succeeded(&throw);
    world.tell(Event::Survival { throw });
    match (survived, world.rules().injury) {
        (true, _) => lay_out(world),
        (false, true) => injure(world),
        (false, false) => die(world),
    }
}

/// CT-GEN-20 to CT-GEN-25, CT-AGE-02: rank, then skills, then what comes by itself, then age, then
/// the question of another term.
fn lay_out(world: &mut World) {
    world.push_all([
        Step::Commission,
        Step::Promotion,
        Step::Count,
        Step::Automatic,
        Step::EndTerm,
        Step::Ageing { nth: 0 },
        Step::Reenlist,
    ]);
}

/// Death ends everything; nothing is mustered out (CT-SUR-04, CT-RUL-26).
fn die(world: &mut World) {
    let (service, age) = (throws::service(world), world.career().age());
    world.career_mut().fate = Fate::Dead;
    world.tell(Event::Died { age, service });
}

/// The term ends half way, and the career with it: it is not completed, and earns nothing of its
/// own but what comes with a first term (CT-SUR-05, CT-SUR-06, CT-RUL-04, CT-RUL-27).
fn injure(world: &mut World) {
    let years = world.tables().figures.injury_years;
    world.career_mut().months += u16::from(years) * 12;
    let lost = lose(world);
    let age = world.career().age();
    world.tell(Event::Injured { age, lost });
    if world.career().terms == 0 {
        learning::automatic(world);
    }
    reenlistment::leave(world, Left::Injured);
}

/// What a table that wants injuries to hurt takes from a physical characteristic (CT-RUL-27).
fn lose(world: &mut World) -> Option<(Characteristic, u8)> {
    let by = world.rules().injury_loss;
    if by == 0 {
        return None;
    }
    let nth = world.dice().0.below(3) as usize;
    let which = Characteristic::PHYSICAL[nth];
    world.hero_mut::<Characteristics>().lose(which, by);
    Some((which, by))
}

/// Years are added when the term is done (CT-GEN-28, CT-GEN-29, CT-GEN-30, CT-RUL-19).
pub(super) fn end(world: &mut World) {
    let years = world.tables().figures.term_years;
    let mut career = world.career_mut();
    career.terms = career.terms.saturating_add(1);
    career.months = career.months.saturating_add(u16::from(years) * 12);
    let (term, age) = (career.terms, career.age());
    world.tell(Event::TermEnded { term, age });
}
