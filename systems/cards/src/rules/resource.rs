//! The Resource Phase (CCG-RSC, CCG-JOT).

use bevy::prelude::World;
use play::Seat;

use super::{effects, limits, moves, openings, plays, values};
use crate::{
    choice::{CardId, Move, Why},
    data::{Level, Skill, Token, Trigger},
    state::{Look, Step, Touch},
};

/// CCG-RSC-1a: each captain in turn.
pub(super) fn lay_out_collecting(world: &mut World) {
    world.push_for_each(|seat| [Step::Collect(seat)]);
}

/// CCG-RSC-1b to CCG-RSC-1d: one token an icon, one token a skill, exerted or not (CCG-RSC-1g).
pub(super) fn collect(world: &mut World, seat: Seat) {
    world.round_mut().acting = Some(seat);
    for icon in values::capabilities(world, world.captain(seat).ship) {
        moves::collect(world, seat, Token::Capability(icon));
    }
    let mut picks = Vec::new();
    for crew in limits::crew(world, seat) {
        for (skill, level) in values::skills(world, crew) {
            if skill == Skill::JackOfAllTrades {
                let left = if level == Level::Expert { 2 } else { 1 }; // CCG-JOT-2, CCG-JOT-4
                picks.push(Step::PickSkills { seat, crew, left, picked: vec![] });
            } else {
                moves::collect(world, seat, Token::Skill(skill, level));
            }
        }
    }
    world.push_all(picks.into_iter().chain([Step::Collected(seat)]).collect::<Vec<_>>());
}

/// CCG-JOT-2 to CCG-JOT-5: trained tokens of different skills that the crew does not have.
pub(super) fn pick_skills(
    world: &mut World,
    seat: Seat,
    crew: CardId,
    left: u8,
    mut picked: Vec<Skill>,
) {
    if left == 0 {
        return;
    }
    let options = |world: &World| {
        let held = values::skills(world, crew);
        let open = Skill::ALL.iter().copied().filter(|skill| {
            let has = held.iter().any(|(own, _)| own == skill);
            skill.can_be_picked() && !has && !picked.contains(skill)
        });
        open.map(|skill| Move::Pick { crew, skill }).chain([Move::Done]).collect()
    };
    let step = Step::PickSkills { seat, crew, left, picked: picked.clone() };
    let why = Why::Picking { crew, left };
    if let Some(Move::Pick { skill, .. }) = world.ask(step, seat, why, options) {
        moves::collect(world, seat, Token::Skill(skill, Level::Trained)); // CCG-JOT-4a
        picked.push(skill);
        world.push(Step::PickSkills { seat, crew, left: left - 1, picked });
    }
}

/// With the tokens in the pool: abilities that wait for it, then plays made for this phase.
pub(super) fn collected(world: &mut World, seat: Seat) {
    world.push(Step::FreePlays(seat));
    effects::trigger(world, seat, Trigger::TokensCollected);
}

/// Plays made for this phase, one after another until the captain passes (CCG-TIM-8, CCG-TIM-13).
pub(super) fn free_plays(world: &mut World, seat: Seat) {
    let options =
        |world: &World| openings::seasonal(world, seat).into_iter().chain([Move::Pass]).collect();
    let Some(chosen) = world.ask(Step::FreePlays(seat), seat, Why::Reacting, options) else {
        return;
    };
    if let Some(play) = plays::from_move(world, seat, chosen) {
        world.push(Step::FreePlays(seat));
        plays::begin(world, play);
    }
}
