//! Wounds by the classic rules: dice of wounds, first blood, and the characteristic of each group
//! (CT-WND).
//!
//! They lower STR, DEX and END of the body and leave the sheet alone (CT-WND-03);
//! [`Casualty::blow`] decides unconsciousness and death (CT-WND-06, M-05).

use bevy::prelude::{App, In, OnEnter, Plugin, Query, Res, ResMut, World};
use characters::{
    Characteristic, Characteristics,
    body::Body,
    healing::{self, Blow, Casualty, Placement},
};
use dice::{Dice, Pool, Throw};
use engine::AddSteps;

use super::{Classic, Hit, Stage, Step, kind};
use crate::{
    choice::{Move, Why},
    event::{Cause, Event},
    fighter::FighterId,
    state::{Agenda, FieldRead, FieldWrite, Fortune, Roster},
};

/// Wounds (CT-WND).
pub(super) struct WoundsPhase;

impl Plugin for WoundsPhase {
    fn build(&self, app: &mut App) {
        app.add_systems(OnEnter(Stage::Wounds), lay_out_wounds).add_step(kind::Hurt, hurt);
    }
}

/// Queues everybody's hits, in the order of their numbers, and clears the round's actions.
fn lay_out_wounds(
    roster: Res<Roster>,
    mut fighters: Query<&mut Classic>,
    mut agenda: ResMut<Agenda<Step>>,
) {
    for mut classic in &mut fighters {
        classic.action = None;
    }
    agenda.then(roster.everybody().map(|who| Step::Hurt { who, by: None, picked: Vec::new() }));
}

/// Throws the weapon's dice of wounds for a hit (CT-WND-01, CT-WND-02, CT-RUL-63). They take effect
/// once everybody has attacked (CT-RUL-50).
pub(super) fn land(world: &mut World, who: FighterId, by: FighterId, dice: u8) {
    let throw = Throw::roll(Pool::Dice(dice), world.dice());
    let hit = Hit { by, dice: throw.dice.clone() };
    let left = hit.points().into();
    world.of_mut::<Classic>(who).hits.push(hit);
    world.tell(Event::Damage { who, throw, cause: Cause::Attack { by }, armor: 0, left });
}

impl Hit {
    fn points(&self) -> u8 {
        self.dice.iter().fold(0, |sum: u8, &die| sum.saturating_add(die))
    }
}

/// Applies the hits on a fighter, one after the other; those of one attacker only, where one is
/// named. Their owner chooses the characteristic of each group, as long as that makes a difference
/// (CT-WND-04, CT-RUL-64).
fn hurt(
    In((who, by, mut picked)): In<(FighterId, Option<FighterId>, Vec<Characteristic>)>,
    world: &mut World,
) {
    let hits = &world.of::<Classic>(who).hits;
    let Some(nth) = hits.iter().position(|hit| by.is_none_or(|by| hit.by == by)) else { return };
    let hit = hits[nth].clone();
    let step = |picked| Step::Hurt { who, by, picked };
    if let Some((points, options)) = open(world, who, &hit, &picked) {
        let why = Why::Wound { who, points };
        let asked = world.ask(step(picked.clone()), world.side(who), why, |_| options);
        if let Some(Move::Lose(on)) = asked {
            picked.push(on);
            world.then([step(picked)]);
        }
        return;
    }
    world.of_mut::<Classic>(who).hits.remove(nth);
    tell_on(world, who, &hit, picked);
    world.then([step(Vec::new())]);
}

/// Next group to place, and its options. `None` where there is no choice: at first blood, where
/// only one characteristic is left, or where the wounds kill in any case.
fn open(
    world: &World,
    who: FighterId,
    hit: &Hit,
    picked: &[Characteristic],
) -> Option<(u8, Vec<Move>)> {
    let placed = picked.len();
    let points = *hit.dice.get(placed)?;
    if !world.setup().house.ask_wounds || !world.of::<Classic>(who).blooded {
        return None;
    }
    let now = foreseen(world, who, &hit.dice[..placed], picked);
    let to_come: u8 = hit.dice[placed..].iter().sum();
    let open: Vec<Characteristic> =
        Characteristic::PHYSICAL.into_iter().filter(|&it| now[it as usize] > 0).collect();
    let deadly = now.iter().sum::<u8>() <= to_come;
    (open.len() > 1 && !deadly).then(|| (points, open.into_iter().map(Move::Lose).collect()))
}

/// The three scores after these groups are placed as picked.
fn foreseen(world: &World, who: FighterId, dice: &[u8], picked: &[Characteristic]) -> [u8; 3] {
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let (rules, mut none) = (&world.setup().healing, Dice::seeded(0));
    let blow = Blow { at: body.time, groups: dice.into(), place: Placement::Picked(picked.into()) };
    // The dead refuse a blow, and have no options left.
    let _ = Casualty::new(&mut full, &mut body, rules, &mut none).blow(&blow);
    body.physical(full)
}

/// Applies a hit. First blood: all dice of the first wound of a fight go to one characteristic at
/// random, and the excess to another (CT-WND-05, CT-RUL-65). Later each die is a group of its own
/// (CT-WND-04). Nothing hurts the dead.
fn tell_on(world: &mut World, who: FighterId, hit: &Hit, picked: Vec<Characteristic>) {
    let awake = world.body(who).is_awake();
    let first = !world.of::<Classic>(who).blooded;
    let at = world.body(who).time.max(world.course().clock);
    let blow = match first {
        true => Blow { at, groups: vec![hit.points()], place: Placement::Random },
        false => Blow { at, groups: hit.dice.clone(), place: Placement::Picked(picked) },
    };
    for what in take(world, who, &blow) {
        world.tell(Event::Body { who, what });
    }
    let mut classic = world.of_mut::<Classic>(who);
    classic.blooded = true;
    classic.struck |= awake;
}

/// Applies a blow and returns its events; none for the dead.
fn take(world: &mut World, who: FighterId, blow: &Blow) -> Vec<healing::Event> {
    let (mut full, mut body) = (world.full(who), world.body(who).clone());
    let rules = world.setup().healing.clone();
    let dice = &mut world.resource_mut::<Fortune>().into_inner().0;
    let mut casualty = Casualty::new(&mut full, &mut body, &rules, dice);
    if casualty.blow(blow).is_err() {
        return Vec::new();
    }
    let told = casualty.told();
    *world.of_mut::<Characteristics>(who) = full;
    *world.of_mut::<Body>(who) = body;
    told
}
