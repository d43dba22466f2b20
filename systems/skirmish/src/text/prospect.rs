//! Chances of options, and what options take and bring, in a few words.

use dice::{Modifier, Odds, Pool};

use crate::{
    choice::{FighterAction, Gait, Grip, Move, Reaction},
    field::{Distance, Place},
    fighter::FighterId,
    observe::{Condition, Observation, Seen},
    plan::Plan,
    prospect::{Chance, Cost, Forecast},
};

/// Close combat (SE-CBT-16).
const CLOSE: Distance = Distance(150);

/// Writes the chance of an attack: `8+ on 2D 41.7 %`, and what else is thrown on the way.
pub fn planned(plan: &Plan) -> String {
    let mut words = number(plan.needed(), plan.pool, plan.odds);
    if plan.throws > 1 {
        words.push_str(&format!(" x{}", plan.throws));
    }
    if plan.footing.is_some() {
        words.push_str(", control kept");
    }
    if plan.leaves_out_a_parry() {
        words.push_str(", less a parry");
    }
    if plan.scatters {
        words.push_str(", after its scatter");
    }
    words
}

/// Writes the chance of another throw: `8+ on 2D 41.7 %`, `2D+1 against theirs`, `-2 on their
/// throw`, `needs no throw`.
pub fn chance(forecast: &Forecast) -> String {
    match &forecast.chance {
        Chance::Own { pool, modifiers, target, odds } => {
            number(target - sum(modifiers), *pool, *odds)
        }
        Chance::Opposed { pool, modifiers } => {
            let dm = sum(modifiers);
            if dm == 0 {
                format!("{pool} against theirs")
            } else {
                format!("{pool} {dm:+} against theirs")
            }
        }
        Chance::Theirs { dm } => format!("{dm:+} on their throw"),
        Chance::Sure => "needs no throw".to_owned(),
    }
}

fn number(needed: i32, pool: Pool, odds: Odds) -> String {
    let tenths = odds.per_mille();
    let needed = needed.max(2);
    format!("{needed}+ on {pool} {}.{} %", tenths / 10, tenths % 10)
}

fn sum(modifiers: &[Modifier]) -> i32 {
    modifiers.iter().map(|it| i32::from(it.dm)).sum()
}

/// Writes the part of a turn that an option takes.
pub const fn cost(cost: Cost) -> &'static str {
    match cost {
        Cost::Free => "free",
        Cost::Minor => "minor",
        Cost::Significant => "significant",
    }
}

/// Says what an option brings or risks besides its throw; empty where its name says it all.
pub fn brings(seen: &Observation, chosen: &Move) -> String {
    match *chosen {
        Move::GetAway => "one try; your side leaves".to_owned(),
        Move::Surrender => "your side is out of the fight".to_owned(),
        Move::Tactics(Some(_)) => "goes on all your initiative, up or down".to_owned(),
        Move::Tactics(None) => "no throw, nothing changes".to_owned(),
        Move::React(None) => "costs nothing".to_owned(),
        Move::React(Some(Reaction::Dive)) => "costs your next turn".to_owned(),
        Move::React(Some(Reaction::Dodge | Reaction::Parry)) => {
            "makes your next turn harder".to_owned()
        }
        Move::Strike(true) => "makes your next turn harder".to_owned(),
        Move::Strike(false) => "costs nothing".to_owned(),
        Move::Grip(grip) => gripping(grip).to_owned(),
        Move::Do { who, deed } => match deed {
            FighterAction::Evade => "no attack, harder to hit".to_owned(),
            FighterAction::Close(Gait::Run) | FighterAction::Open(Gait::Run) => {
                "no attack this round".to_owned()
            }
            FighterAction::Lead => "a boon for each point above, a bane below".to_owned(),
            FighterAction::Grapple(_) => "the higher has the other".to_owned(),
            FighterAction::FirstAid(_) => "after 1D minutes of such work".to_owned(),
            FighterAction::Observe(_) => "goes on the gunner's next throw".to_owned(),
            FighterAction::Walk(to) => walking(seen, who, to).to_owned(),
            FighterAction::Delay => "nothing is lost".to_owned(),
            FighterAction::Close(_)
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
            | FighterAction::PickUp(_)
            | FighterAction::Drop(_)
            | FighterAction::Douse(_)
            | FighterAction::TakeBoon => String::new(),
        },
        Move::Fight | Move::Lose(_) | Move::At(_) => String::new(),
    }
}

/// Enemies whom a walk leaves in close combat may strike first (SE-RCT-08); past an open end one is
/// off the field.
fn walking(seen: &Observation, who: FighterId, to: Place) -> &'static str {
    let Some(own) = seen.fighters.iter().find(|it| it.id == who) else { return "" };
    let close = |at: Place, other: Place| at.to(other) <= CLOSE;
    let strikes = |it: &Seen| {
        it.side != seen.seat
            && it.condition == Condition::Able
            && close(own.place, it.place)
            && !close(to, it.place)
    };
    let off = to < Place(0) || to > Place::metres(seen.ground.length.into());
    match (seen.fighters.iter().any(strikes), off) {
        (true, true) => "leaves the field; they may strike first",
        (true, false) => "they may strike first",
        (false, true) => "leaves the field",
        (false, false) => "",
    }
}

fn gripping(grip: Grip) -> &'static str {
    match grip {
        Grip::Prone => "the grip holds",
        Grip::Disarm => "at Effect 6 the weapon is yours",
        Grip::Throw => "1D metres off, 1D damage, and free",
        Grip::Hurt => "2 points and the Effect, through armour",
        Grip::Attack(_) => "nobody dodges it",
        Grip::Drag(_) => "the grip holds",
        Grip::Release => "the grip ends",
        Grip::Hold => "the grip holds, nothing else",
    }
}
