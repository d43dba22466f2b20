//! Invariants that must hold between any two decisions.

mod lasting;

use bevy::prelude::World;
use characters::{Characteristic, healing::RuleSet};

use crate::{
    choice::{Choice, Move, Why},
    classic::Classic,
    field::Place,
    fighter::FighterId,
    second::Second,
    state::{FieldRead, PendingChoice},
};

/// Violated invariant.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("fighter {} is asked to act and cannot", .0.0)]
    ActsWhenOut(FighterId),
    #[error("fighter {} is asked of a side that is not theirs", .0.0)]
    WrongSide(FighterId),
    #[error("a choice of {0} options")]
    NoChoice(usize),
    #[error("fighter {} has lost more {which} than there was", who.0)]
    LostTooMuch { who: FighterId, which: Characteristic },
    #[error("fighter {} stands between two bands, at {} cm", who.0, at.0)]
    BetweenBands { who: FighterId, at: Place },
    #[error("fighter {} touches {}, and not the other way round, or across bands", one.0, other.0)]
    Touching { one: FighterId, other: FighterId },
    #[error("fighter {} grapples {}, and not the other way round", one.0, other.0)]
    Grappling { one: FighterId, other: FighterId },
    #[error("fighter {} has in hand what they do not have, or too much", .0.0)]
    Hands(FighterId),
    #[error("fighter {} has more shots in a weapon than go into it", .0.0)]
    Overloaded(FighterId),
    #[error("fighter {} carries {}, who is somewhere else", who.0, other.0)]
    Carrying { who: FighterId, other: FighterId },
    #[error("the fight is over, and somebody is asked")]
    AskedAfterTheEnd,
    #[error("the fight is over, and something is left to be done")]
    LeftToDo,
    #[error("fighter {} is asked to answer and cannot", .0.0)]
    AnswersWhenOut(FighterId),
    #[error("fighter {} has {what} that should be over ({rule})", who.0)]
    Overdue { who: FighterId, what: &'static str, rule: &'static str },
}

/// Checks every invariant.
pub(crate) fn check(world: &World) -> Result<(), Broken> {
    if let Some(choice) = &world.resource::<PendingChoice>().choice {
        asked(world, choice)?;
    }
    world.everybody().into_iter().try_for_each(|who| fighter(world, who))?;
    lasting::check(world)
}

fn asked(world: &World, choice: &Choice) -> Result<(), Broken> {
    if world.course().outcome.is_some() {
        return Err(Broken::AskedAfterTheEnd);
    }
    if choice.options.len() < 2 {
        return Err(Broken::NoChoice(choice.options.len()));
    }
    if let Some(who) = answers(choice.why).filter(|&who| !world.is_able(who)) {
        return Err(Broken::AnswersWhenOut(who));
    }
    for who in choice.options.iter().filter_map(Move::doer) {
        if !world.is_able(who) {
            return Err(Broken::ActsWhenOut(who));
        }
        if world.side(who) != choice.seat {
            return Err(Broken::WrongSide(who));
        }
    }
    Ok(())
}

/// Fighter who has to be able to answer, if any: wounds are asked for fallen fighters too.
fn answers(why: Why) -> Option<FighterId> {
    match why {
        Why::Wound { .. } | Why::Damage { .. } => None,
        Why::Advantage | Why::Escape | Why::Orders | Why::Attacks | Why::Tactics => None,
        Why::Turn { .. }
        | Why::Reaction { .. }
        | Why::Opportunity { .. }
        | Why::NextTarget { .. }
        | Why::Grapple { .. } => why.who(),
    }
}

fn fighter(world: &World, who: FighterId) -> Result<(), Broken> {
    wounds(world, who)?;
    hands(world, who)?;
    place(world, who)?;
    holds(world, who)
}

fn wounds(world: &World, who: FighterId) -> Result<(), Broken> {
    let (body, full) = (world.body(who), world.full(who));
    let broken = Characteristic::PHYSICAL.into_iter().find(|&it| body.lost_of(it) > full.get(it));
    broken.map_or(Ok(()), |which| Err(Broken::LostTooMuch { who, which }))
}

fn hands(world: &World, who: FighterId) -> Result<(), Broken> {
    let (kit, armoury) = (world.kit(who), world.armoury());
    let held: Option<Vec<_>> = kit.in_hand.iter().map(|&nth| kit.weapon(nth)).collect();
    let hands = held.map(|held| {
        let weapons = held.iter().filter_map(|held| armoury.weapon(&held.name));
        weapons.map(|weapon| weapon.hands).sum::<u8>()
    });
    if hands.is_none_or(|hands| hands > 2) {
        return Err(Broken::Hands(who));
    }
    let over = kit.weapons.iter().any(|held| {
        let magazine = armoury.weapon(&held.name).and_then(|weapon| weapon.magazine);
        held.loaded > magazine.map_or(0, |magazine| magazine.shots)
    });
    if over { Err(Broken::Overloaded(who)) } else { Ok(()) }
}

fn place(world: &World, who: FighterId) -> Result<(), Broken> {
    let stand = world.stand(who);
    let at = stand.place;
    let classic = world.setup().rules == RuleSet::Classic;
    if classic && at != Place::band(at.nearest_band()) {
        return Err(Broken::BetweenBands { who, at });
    }
    match stand.carries {
        Some(other) if world.stand(other).place != at => Err(Broken::Carrying { who, other }),
        Some(_) | None => Ok(()),
    }
}

/// Checks that contact and grapples are mutual.
fn holds(world: &World, who: FighterId) -> Result<(), Broken> {
    match world.setup().rules {
        RuleSet::Classic => touches(world, who),
        RuleSet::SecondEdition => grapples(world, who),
    }
}

fn touches(world: &World, who: FighterId) -> Result<(), Broken> {
    let at = world.stand(who).place;
    for &other in &world.of::<Classic>(who).touching {
        let mutual = world.of::<Classic>(other).touching.contains(&who);
        if !mutual || world.stand(other).place != at {
            return Err(Broken::Touching { one: who, other });
        }
    }
    Ok(())
}

fn grapples(world: &World, who: FighterId) -> Result<(), Broken> {
    match world.of::<Second>(who).grappling {
        Some(other) if world.of::<Second>(other).grappling != Some(who) => {
            Err(Broken::Grappling { one: who, other })
        }
        Some(_) | None => Ok(()),
    }
}
