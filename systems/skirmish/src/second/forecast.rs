//! Forecasts of the throws behind options that are no attacks of a turn.

use bevy::prelude::World;

use super::{
    Aimed, Step, artillery, attack, cost, fire, first_aid, grapple, initiative, leadership,
    opportunity, person, reactions, zero_g,
};
use crate::{
    choice::{Attack, FighterAction, Grip, Move, Reaction},
    fighter::FighterId,
    prospect::{Chance, Cost, Forecast},
    state::Agenda,
};

/// Part of a turn that an option takes; `None` for answers outside of turns.
pub(crate) fn price(world: &World, option: Move) -> Option<Cost> {
    let Move::Do { who, deed } = option else { return None };
    Some(cost::of(world, who, deed))
}

/// Forecast of the throw behind an option; `None` where nothing is thrown, or an attack is planned.
pub(crate) fn forecast(world: &World, option: Move) -> Option<Forecast> {
    match option {
        Move::Tactics(by) => {
            let check = person::prepare(world, by?, initiative::check())?;
            Some(Forecast::of("Tactics", "SE-INI-02", &check))
        }
        Move::Do { who, deed } => of_action(world, who, deed),
        Move::React(reaction) => of_reaction(world, reaction?),
        Move::Strike(true) => {
            let Some(Step::Opportunity { who, leaver }) = pending(world) else { return None };
            let aimed = opportunity::aimed(world, *who, *leaver)?;
            of_attack(world, "strike", "SE-RCT-08", &aimed)
        }
        Move::At(target) => of_attack(world, "hit", "SE-TRT-09", &next(world, target)?),
        Move::Grip(Grip::Attack(weapon)) => {
            let Some(Step::Grip { winner, loser, .. }) = pending(world) else { return None };
            let attack = grapple::strike(*loser, weapon);
            let aimed = Aimed { by: *winner, attack, dms: Vec::new(), answered: false };
            of_attack(world, "hit", "SE-GRP-07", &aimed)
        }
        Move::Strike(false) | Move::Grip(_) => None,
        Move::Fight | Move::GetAway | Move::Surrender | Move::Lose(_) => None,
    }
}

fn of_action(world: &World, who: FighterId, deed: FighterAction) -> Option<Forecast> {
    let ready = |check| person::prepare(world, who, check);
    match deed {
        FighterAction::Lead => {
            let check = ready(leadership::check(world, who))?;
            Some(Forecast::of("Leadership", "SE-CBT-18", &check))
        }
        FighterAction::Grapple(_) => {
            let check = grapple::check(world, who)?;
            let chance = Chance::Opposed { pool: check.pool(), modifiers: check.modifiers() };
            Some(Forecast::new("grapple", "SE-GRP-01", chance))
        }
        FighterAction::FirstAid(patient) => {
            Some(Forecast::of("first aid", "SE-HEA-01", &first_aid::check(world, who, patient)?))
        }
        FighterAction::Douse(_) => {
            Some(Forecast::of("put it out", "SE-TRT-20", &ready(fire::check(world, who))?))
        }
        FighterAction::Observe(_) => {
            Some(Forecast::of("spot them", "SE-TRT-05", &ready(artillery::spotting())?))
        }
        FighterAction::Evade
        | FighterAction::Close(_)
        | FighterAction::Open(_)
        | FighterAction::Stand
        | FighterAction::Attack(_)
        | FighterAction::Draw(_)
        | FighterAction::Reload(_)
        | FighterAction::Carry(_)
        | FighterAction::PutDown
        | FighterAction::Free(_)
        | FighterAction::Done
        | FighterAction::Aim(_)
        | FighterAction::Posture(_)
        | FighterAction::Walk(_)
        | FighterAction::PickUp(_)
        | FighterAction::Drop(_)
        | FighterAction::Delay
        | FighterAction::TakeBoon => None,
    }
}

/// The attacker's modifiers are theirs to know; the change of their throw is not.
fn of_reaction(world: &World, reaction: Reaction) -> Option<Forecast> {
    let Some(Step::React(aimed)) = pending(world) else { return None };
    let (what, rule) = match reaction {
        Reaction::Dodge => ("dodge", "SE-RCT-03"),
        Reaction::Parry => ("parry", "SE-RCT-07"),
        Reaction::Dive => ("dive", "SE-RCT-04"),
    };
    let dm = reactions::dm(world, aimed, reaction);
    Some(Forecast::new(what, rule, Chance::Theirs { dm }))
}

/// An attack outside of a turn's own, with the throw for control before it where that is due.
fn of_attack(world: &World, what: &str, rule: &'static str, aimed: &Aimed) -> Option<Forecast> {
    let first = !matches!(pending(world), Some(Step::Volley { .. } | Step::OtherHand(_)));
    let footing = zero_g::footing(world, aimed.by, &aimed.attack).filter(|_| first);
    let check = attack::ready(world, aimed, footing.is_some().into())?;
    let hits = check.odds().success;
    let odds = footing.map_or(hits, |footing| footing.and(hits));
    Some(Forecast::new(what, rule, Chance::own(&check, odds)))
}

/// Next attack of full automatic fire, or of the other hand, at that target.
fn next(world: &World, target: FighterId) -> Option<Aimed> {
    let (aimed, boon) = match pending(world)? {
        Step::Volley { aimed, .. } => (aimed, false),
        Step::OtherHand(aimed) => (aimed, aimed.attack.boon),
        Step::Tactics(_)
        | Step::Act(_)
        | Step::AimSpent(_)
        | Step::Opportunity { .. }
        | Step::Go { .. }
        | Step::React(_)
        | Step::Throw(_)
        | Step::Grapple { .. }
        | Step::Grip { .. }
        | Step::Burn(_)
        | Step::Damage(_)
        | Step::Suffer { .. }
        | Step::Alight { .. }
        | Step::Irradiate { .. } => return None,
    };
    Some(Aimed { attack: Attack { target, boon, ..aimed.attack }, ..aimed.clone() })
}

/// The step that asks.
fn pending(world: &World) -> Option<&Step> {
    world.resource::<Agenda<Step>>().0.last()
}
