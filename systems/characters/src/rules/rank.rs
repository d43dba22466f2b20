//! Commissions and promotions: once a term each, and both may fall into one (CT-GEN-12,
//! CT-RUL-17).

use bevy::prelude::World;

use super::{
    learning,
    throws::{self, Plan},
};
use crate::{
    choice::{Move, Why},
    event::Event,
    life::AutomaticSkills,
    state::{Look, Record, Step, Touch},
};

/// Whoever has no rank may try, where there is one to be had; draftees not in their first term
/// (CT-COM-01, CT-COM-02, CT-GEN-20, CT-DRF-03).
pub(crate) fn commission_plan(world: &World) -> Option<Plan> {
    let career = world.career();
    let barred = career.rank > 0 || (career.drafted && career.terms == 0);
    let tables = world.tables();
    let table = tables.service(throws::service(world));
    if barred { None } else { throws::commission(table, world.scores()) }
}

/// Whoever has a rank may try, up to the top (CT-COM-05, CT-GEN-21, CT-RUL-28).
pub(crate) fn promotion_plan(world: &World) -> Option<Plan> {
    let rank = world.career().rank;
    let tables = world.tables();
    let table = tables.service(throws::service(world));
    let open = rank > 0 && rank < table.top_rank();
    if open { throws::promotion(table, world.scores()) } else { None }
}

pub(super) fn commission(world: &mut World) {
    let Some(plan) = commission_plan(world) else { return };
    if !wants_to(world, Step::Commission, Why::Commission) {
        return;
    }
    let throw = plan.throw(world);
    let passed = throws::succeeded(&throw);
    world.tell(Event::Commission { throw });
    if passed {
        world.hero_mut::<Record>().commissioned = true;
        rise(world);
    }
}

pub(super) fn promotion(world: &mut World) {
    let Some(plan) = promotion_plan(world) else { return };
    if !wants_to(world, Step::Promotion, Why::Promotion) {
        return;
    }
    let throw = plan.throw(world);
    let passed = throws::succeeded(&throw);
    world.tell(Event::Promotion { throw });
    if passed {
        world.hero_mut::<Record>().promoted = true;
        rise(world);
    }
}

/// One "may" of the rules: try, or let it be.
fn wants_to(world: &mut World, step: Step, why: Why) -> bool {
    world.ask(step, why, vec![Move::Try, Move::Skip]) == Some(Move::Try)
}

/// One rank up (CT-COM-04, CT-COM-07).
fn rise(world: &mut World) {
    let mut career = world.career_mut();
    career.rank += 1;
    let rank = career.rank;
    let tables = world.tables();
    let title = tables.service(throws::service(world)).rank(rank).unwrap_or_default().to_owned();
    world.tell(Event::Rank { rank, title });
    if world.rules().automatic == AutomaticSkills::OnEntry {
        learning::automatic(world);
    }
}
