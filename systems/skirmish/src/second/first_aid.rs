//! First aid in the middle of a fight: work that takes 1D minutes, and every significant action of
//! the medic's during that time (SE-CBT-08, SE-HEA-01, SE-EXT-01 to SE-EXT-06).

use bevy::prelude::World;
use characters::{
    Characteristic,
    body::{Attempt, Body, Healer, Seconds},
    healing::{self, Casualty, Refusal},
};
use dice::{Dice, Modifier};
use tasks::check::{Band, Check, Prepared};

use super::{Second, Treating, bodies, leadership, person};
use crate::{
    data::Gear,
    event::Event,
    fighter::{FighterId, Kind},
    state::{FieldRead, FieldWrite},
};

/// Patients of the own side within reach, for new or continued treatment; the medic may be one. No
/// beast treats anybody: it is a check of EDU and Medic (SE-HEA-04).
pub(super) fn patients(world: &World, who: FighterId) -> Vec<FighterId> {
    let all = world.everybody().into_iter();
    all.filter(|_| world.fighter(who).kind == Kind::Person)
        .filter(|&it| world.side(it) == world.side(who) && in_reach(world, who, it))
        .filter(|&it| is_at_work(world, who, it) || can_begin(world, who, it))
        .collect()
}

fn in_reach(world: &World, who: FighterId, patient: FighterId) -> bool {
    let close = world.armoury().figures.second.close_combat;
    let stand = world.stand(patient);
    stand.gone.is_none() && stand.place.to(world.stand(who).place).0 <= close
}

fn is_at_work(world: &World, who: FighterId, patient: FighterId) -> bool {
    let treating = world.of::<Second>(who).treating;
    treating.is_some_and(|it| it.patient == patient) && world.body(patient).treatment.is_some()
}

/// Whether treatment can begin: tried on a copy of the body, if the patient is injured or in peril.
fn can_begin(world: &World, who: FighterId, patient: FighterId) -> bool {
    let now = world.body(patient);
    if now.injuries.is_empty() && now.aftermath.peril.is_none() {
        return false;
    }
    let (mut full, mut body) = (world.full(patient), now.clone());
    let (rules, mut dice) = (&world.setup().healing, Dice::seeded(0));
    let mut casualty = Casualty::new(&mut full, &mut body, rules, &mut dice);
    begin(&mut casualty, world.course().clock, attempt(world, who, patient)).is_ok()
}

/// Begins first aid, if it is in time (SE-HEA-01); otherwise attention, for a patient who would die
/// without (SE-INJ-14).
fn begin(casualty: &mut Casualty, at: Seconds, attempt: Attempt) -> Result<(), Refusal> {
    let first_aid = casualty.first_aid(at, attempt.clone(), None);
    first_aid.or_else(|_| casualty.attend(at, attempt, None))
}

/// Check of EDU and Medic, with the best kit at hand (SE-HEA-04, SE-HEA-16). It is thrown at the
/// end of the treatment, with the leader's boon or bane of this moment (SE-CBT-20).
fn attempt(world: &World, who: FighterId, patient: FighterId) -> Attempt {
    let medic = person::of(world, who);
    let jack = &world.setup().healing.checks.jack_of_all_trades;
    let kits = world.kit(who).gear.iter().filter_map(|gear| match gear {
        Gear::Medikit { tl } => Some(*tl),
        Gear::TelescopicSight
        | Gear::ElectronicSight
        | Gear::LaserSight
        | Gear::Silencer
        | Gear::FoldingStock
        | Gear::Extinguisher
        | Gear::Comms
        | Gear::NightGoggles => None,
    });
    let (boons, banes) = leadership::dice(world, who);
    Attempt::from(Healer {
        medic: medic.skill("Medic"),
        jack_of_all_trades: medic.skill(jack).unwrap_or(0),
        edu: person::score(world, who, Characteristic::Edu),
        kit: kits.max(),
        oneself: who == patient,
        modifiers: Vec::new(),
        boons,
        banes,
    })
}

/// Check that ends the treatment: the one under way, or the one that would begin now.
pub(super) fn check(world: &World, who: FighterId, patient: FighterId) -> Option<Prepared> {
    let body = world.body(patient);
    let under_way = body.treatment.as_ref().filter(|_| is_at_work(world, who, patient));
    let attempt = under_way.map_or_else(|| attempt(world, who, patient), |it| it.attempt.clone());
    let facility = under_way.map(|it| it.tl);
    healing::medic_check(&attempt, facility, body, &world.setup().healing).ok()
}

/// Begins or continues treatment (SE-EXT-02). Turning to another patient drops the first.
pub(super) fn treat(world: &mut World, who: FighterId, patient: FighterId) {
    if is_at_work(world, who, patient) {
        if let Some(treating) = &mut world.of_mut::<Second>(who).treating {
            treating.worked = true;
        }
        return;
    }
    if let Some(before) = world.of::<Second>(who).treating {
        breaks_off(world, who, before.patient);
    }
    let (at, attempt) = (world.course().clock, attempt(world, who, patient));
    bodies::befall(world, patient, |casualty| begin(casualty, at, attempt));
    let Some(treatment) = &world.body(patient).treatment else { return };
    let needs = treatment.ends.since(treatment.began);
    world.of_mut::<Second>(who).treating = Some(Treating { patient, worked: true, needs });
    leadership::checked(world, who);
}

/// Ends a round of work for all medics.
pub(super) fn end_round(world: &mut World) {
    world.everybody().into_iter().for_each(|who| round_ends(world, who));
}

/// Settles a round of work: a round in which the medic did something else does not count, and
/// neither may one in which they were hurt (SE-EXT-02 to SE-EXT-05).
fn round_ends(world: &mut World, who: FighterId) {
    let Some(treating) = world.of::<Second>(who).treating else { return };
    let Treating { patient, worked, needs } = treating;
    let goes_on = world.is_able(who) && in_reach(world, who, patient);
    if !is_at_work(world, who, patient) || !goes_on {
        return breaks_off(world, who, patient);
    }
    world.of_mut::<Second>(who).treating = Some(Treating { worked: false, ..treating });
    let round = Seconds(world.setup().healing.checks.round_seconds.into());
    let next = world.course().clock.after(round);
    let hurt = worked.then(|| interruption(world, who, patient)).flatten();
    let mut body = world.of_mut::<Body>(patient);
    let Some(treatment) = &mut body.treatment else { return };
    match hurt {
        None if worked => {}
        Some(Band::MarginalSuccess | Band::AverageSuccess | Band::ExceptionalSuccess) => {}
        None | Some(Band::MarginalFailure | Band::AverageFailure) => {
            treatment.ends = treatment.ends.after(round);
        }
        Some(Band::ExceptionalFailure) => treatment.ends = next.after(needs),
    }
}

/// Breaks off the treatment: the medic is out of action or gone, or nothing is left to do. A
/// treatment that was begun counts as received (SE-HEA-03).
fn breaks_off(world: &mut World, who: FighterId, patient: FighterId) {
    if is_at_work(world, who, patient) {
        world.of_mut::<Body>(patient).treatment = None;
    }
    world.of_mut::<Second>(who).treating = None;
}

/// Throws a check against all damage of this round that got through armour, if any (SE-EXT-03,
/// SE-EXT-06).
fn interruption(world: &mut World, who: FighterId, patient: FighterId) -> Option<Band> {
    let now = world.course().clock;
    let hits = world.body(who).injuries.iter().filter(|injury| injury.at >= now);
    let damage = hits.fold(0_u16, |sum, injury| sum.saturating_add(injury.damage));
    if damage == 0 {
        return None;
    }
    let mut check = Check::of("EDU", "Medic");
    let dm = i16::try_from(damage).unwrap_or(i16::MAX);
    check.modifiers.push(Modifier::new("damage", "SE-EXT-03", -dm));
    let check = person::throw(world, who, check)?;
    let band = check.band;
    world.tell(Event::Interrupted { who, patient, check });
    Some(band)
}
