//! Reactions to an attack, after it is declared and before its throw (SE-RCT-09).

use bevy::prelude::{App, In, Plugin, World};
use characters::Characteristic;
use dice::Modifier;
use engine::AddSteps;

use super::{
    Aimed, Second, Step,
    arms::{self, arm},
    kind, person, saddle, to_hit,
};
use crate::{
    choice::{Attack, Move, Posture, Reaction, Why},
    data::{Reach, Trait},
    event::Event,
    field::Place,
    fighter::{FighterId, Stand},
    state::{FieldRead, FieldWrite},
};

/// Reactions (SE-RCT).
pub(super) struct Reactions;

impl Plugin for Reactions {
    fn build(&self, app: &mut App) {
        app.add_step(kind::React, answer);
    }
}

/// Asks for one reaction to an attack; a fighter may react any number of times in a round
/// (SE-CBT-04).
fn answer(In(aimed): In<Aimed>, world: &mut World) {
    let (who, by) = (aimed.attack.target, aimed.by);
    let all = |world: &World| {
        let some = options(world, &aimed).into_iter().map(Some);
        some.chain([None]).map(Move::React).collect()
    };
    let (seat, why) = (world.side(who), Why::Reaction { who, by });
    match world.ask(Step::React(aimed.clone()), seat, why, all) {
        Some(Move::React(Some(reaction))) => react(world, aimed, reaction),
        Some(_) => world.then([Step::Throw(aimed)]),
        None => {}
    }
}

/// Legal and useful reactions (SE-RCT-10): a blast cannot be dodged (SE-TRT-12), nor a smasher
/// parried (SE-TRT-28); nobody parries a shot, or dives from a blow. Fighters who cannot act or are
/// in a grapple do not react (SE-CBT-19, SE-GRP-02).
pub(super) fn options(world: &World, aimed: &Aimed) -> Vec<Reaction> {
    let who = aimed.attack.target;
    let held = world.of::<Second>(who).grappling.is_some();
    let Ok(arm) = arm(world, aimed.by, aimed.attack.weapon) else { return Vec::new() };
    if !aimed.answered || held || !world.is_able(who) {
        return Vec::new();
    }
    let melee = arm.second.reach == Reach::Melee;
    let dodge = !arm.blasts() && dodge(world, who) > 0;
    let parry = melee && !arm.has(Trait::Smasher) && parry(world, who) > 0;
    let dive = !melee && dive_helps(world, aimed, arm.blasts());
    let all = [(dodge, Reaction::Dodge), (parry, Reaction::Parry), (dive, Reaction::Dive)];
    all.into_iter().filter(|(allowed, _)| *allowed).map(|(_, reaction)| reaction).collect()
}

/// The better of the DM of DEX and the level of Athletics, at least 0 (SE-RCT-03).
pub(super) fn dodge(world: &World, who: FighterId) -> i16 {
    let level = person::level(world, who, "Athletics (dexterity)");
    person::dm(world, who, Characteristic::Dex).max(level.into()).max(0)
}

/// Level of Melee with the weapon in hand (SE-RCT-07).
pub(super) fn parry(world: &World, who: FighterId) -> i16 {
    let melee =
        arms::ready(world, who).into_iter().filter(|(_, arm)| arm.second.reach == Reach::Melee);
    let whole = melee.filter(|(_, arm)| !arm.held.broken);
    whole.map(|(_, arm)| person::level(world, who, &arm.second.skill).into()).max().unwrap_or(0)
}

/// Whether diving makes the fighter harder to hit than before, or helps for the first time against
/// a blast (SE-TRT-12). Fighters who carry somebody cannot.
fn dive_helps(world: &World, aimed: &Aimed, blast: bool) -> bool {
    let who = aimed.attack.target;
    if world.stand(who).carries.is_some() {
        return false;
    }
    let counts = |it: &Modifier| it.rule != "SE-RNG-04";
    let now = to_hit::target_modifiers(world, aimed.by, who).into_iter().filter(counts);
    let now: i16 = now.map(|it| it.dm).sum();
    i16::from(dive_dm(world, cover_in_reach(world, aimed).is_some())) < now
        || (blast && world.of::<Second>(who).dive == 0)
}

fn dive_dm(world: &World, cover: bool) -> i8 {
    let figures = &world.armoury().figures.second;
    if cover { figures.dive } else { figures.dive_no_cover }
}

/// DM of a reaction on the throw of the attack. A dive takes the place of the cover and the posture
/// before it, and may change the range.
pub(super) fn dm(world: &World, aimed: &Aimed, reaction: Reaction) -> i16 {
    let who = aimed.attack.target;
    match reaction {
        Reaction::Dodge => -dodge(world, who),
        Reaction::Parry => -parry(world, who),
        Reaction::Dive => diving(world, aimed),
    }
}

fn diving(world: &World, aimed: &Aimed) -> i16 {
    let Attack { target, .. } = aimed.attack;
    let cover = cover_in_reach(world, aimed);
    // A blast is not dodged by a dive: it does less damage instead (SE-TRT-12).
    let blast = arm(world, aimed.by, aimed.attack.weapon).is_ok_and(|arm| arm.blasts());
    let then = if blast { 0 } else { dive_dm(world, cover.is_some()).into() };
    let counts = |it: &Modifier| it.rule != "SE-RNG-04" && !(blast && to_hit::is_dive(it));
    let now = to_hit::target_modifiers(world, aimed.by, target).into_iter().filter(counts);
    let place = world.stand(target).place;
    let range = |at| to_hit::range_dm(world, aimed.by, &aimed.attack, at);
    then - now.map(|it| it.dm).sum::<i16>() + range(cover.unwrap_or(place)) - range(place)
}

/// Best cover within 1.5 m that does not shelter the attacker as well (SE-RCT-04).
fn cover_in_reach(world: &World, aimed: &Aimed) -> Option<Place> {
    let close = world.armoury().figures.second.close_combat;
    let [here, from] = [aimed.attack.target, aimed.by].map(|it| world.stand(it).place);
    let covers = world.ground().cover.iter();
    let near = covers.filter(|cover| cover.at.to(here).0 <= close && cover.at != from);
    near.max_by_key(|cover| cover.kind).map(|cover| cover.at)
}

fn react(world: &mut World, mut aimed: Aimed, reaction: Reaction) {
    let (who, by) = (aimed.attack.target, aimed.by);
    person::pays(&mut world.of_mut::<Second>(who));
    world.tell(Event::Reacted { who, reaction, by });
    match reaction {
        Reaction::Dodge => {
            aimed.dms.push(Modifier::new("dodge", "SE-RCT-03", -dodge(world, who)));
        }
        Reaction::Parry => {
            aimed.dms.push(Modifier::new("parry", "SE-RCT-07", -parry(world, who)));
        }
        Reaction::Dive => dive(world, &aimed),
    }
    world.then([Step::Throw(aimed)]);
}

/// Dives, behind cover if there is any, for the price of the next turn (SE-RCT-04 to SE-RCT-06). It
/// ends aiming (SE-CBT-09) and riding (FL-8).
fn dive(world: &mut World, aimed: &Aimed) {
    let who = aimed.attack.target;
    let cover = cover_in_reach(world, aimed);
    let to = cover.unwrap_or(world.stand(who).place);
    saddle::dismount(world, who);
    world.of_mut::<Stand>(who).place = to;
    let dive = dive_dm(world, cover.is_some());
    let mut second = world.of_mut::<Second>(who);
    (second.dive, second.dived, second.aim) = (dive, true, None);
    second.posture = Posture::Prone;
    world.tell(Event::Dived { who, to, cover: cover.is_some() });
}
