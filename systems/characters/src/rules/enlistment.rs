//! How a life begins: six characteristics, one application, perhaps the draft.

use bevy::prelude::World;

use super::throws;
use crate::{
    choice::{Move, Why},
    data::Service,
    event::Event,
    life::AutomaticSkills,
    sheet::{Characteristics, digit},
    state::{Look, Step, Touch},
};

/// Two dice for each of the six, in order; never again (CT-CHR-01, CT-CHR-02, CT-CHR-03).
pub(super) fn throw_characteristics(world: &mut World) {
    let dice = [[0; 2]; 6].map(|pair: [u8; 2]| pair.map(|_| world.die()));
    let scores = Characteristics::new(dice.map(|[one, other]| one + other));
    debug_assert!(scores.scores().iter().all(|&score| digit(score) != '?'));
    *world.hero_mut::<Characteristics>() = scores;
    world.tell(Event::Born { dice, scores });
}

/// One application in a life, to one of the six (CT-ENL-01, CT-GEN-18, CT-GEN-27, CT-RUL-18).
pub(super) fn enlist(world: &mut World) {
    let options = Service::ALL.map(Move::Enlist).to_vec();
    let Some(Move::Enlist(service)) = world.ask(Step::Enlist, Why::Enlisting, options) else {
        return;
    };
    let plan = throws::enlistment(world.tables().service(service), world.scores());
    let throw = plan.throw(world);
    let joined = throws::succeeded(&throw);
    world.tell(Event::Applied { service, throw });
    if joined {
        join(world, service, false); // CT-GEN-09
    } else {
        draft(world);
    }
}

/// Who is refused is drafted, perhaps into the service that would not have them (CT-GEN-10,
/// CT-DRF-01, CT-DRF-02). It cannot be dodged (CT-RUL-25).
fn draft(world: &mut World) {
    let die = world.die();
    let service = world.tables().drafted_by(die);
    world.tell(Event::Drafted { die, service });
    join(world, service, true);
}

fn join(world: &mut World, service: Service, drafted: bool) {
    let mut career = world.career_mut();
    (career.service, career.drafted) = (Some(service), drafted);
    world.push(Step::Term);
    if world.rules().automatic == AutomaticSkills::OnEntry {
        super::learning::automatic(world);
    }
}
