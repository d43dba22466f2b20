//! Actions in a turn.

use bevy::prelude::World;

use super::{
    Aiming, Second, Step, arming,
    arms::{self, Arm},
    attack, cost, first_aid, grapple, leadership, legal, movement, places, round, saddle, traits,
};
use crate::{
    carry,
    choice::{Attack, FighterAction, Mode, Posture},
    data::Reach,
    event::Event,
    fighter::{FighterId, Kind},
    prospect::Cost,
    state::{FieldRead, FieldWrite},
};

/// Next actions open to a fighter, in any order (SE-CBT-05). A turn without actions left is over;
/// free actions have to come before that.
pub(super) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    if !cost::affords(world, who, Cost::Minor) && !cost::affords(world, who, Cost::Significant) {
        return vec![FighterAction::Done];
    }
    let mut deeds: Vec<FighterAction> = all(world, who);
    deeds.retain(|&deed| cost::affords(world, who, cost::of(world, who, deed)));
    if leadership::has_boon(world, who) && deeds.iter().any(is_check) {
        deeds.push(FighterAction::TakeBoon);
    }
    if can_delay(world, who) {
        deeds.push(FighterAction::Delay);
    }
    deeds.push(FighterAction::Done);
    deeds
}

/// Whether an action is a check; attacks have their own field for a boon (SE-CBT-20).
fn is_check(deed: &FighterAction) -> bool {
    matches!(
        deed,
        FighterAction::Grapple(_)
            | FighterAction::FirstAid(_)
            | FighterAction::Douse(_)
            | FighterAction::Observe(_)
    )
}

/// Fighters in a grapple can only grapple (SE-GRP-02); those who carry somebody only walk (FL-6).
fn all(world: &World, who: FighterId) -> Vec<FighterAction> {
    if world.of::<Second>(who).grappling.is_some() {
        return grapple::options(world, who);
    }
    let walks = places::options(world, who).into_iter().map(FighterAction::Walk);
    let burdened = world.stand(who).carries.is_some();
    if burdened {
        return walks.chain(carry::options(world, who)).collect();
    }
    let mut deeds = attacks(world, who);
    deeds.extend(grapple::options(world, who));
    deeds.extend(traits::options(world, who));
    deeds.extend(first_aid::patients(world, who).into_iter().map(FighterAction::FirstAid));
    deeds.extend(leadership::can_lead(world, who).then_some(FighterAction::Lead));
    deeds.extend(aims(world, who));
    deeds.extend(walks);
    deeds.extend(postures(world, who));
    deeds.extend(arming::options(world, who));
    deeds.extend(carry::options(world, who));
    deeds.extend(arming::droppable(world, who));
    deeds
}

/// Every possible attack, with a boon and without.
fn attacks(world: &World, who: FighterId) -> Vec<FighterAction> {
    let arms = arms::ready(world, who);
    let with_boon: &[bool] =
        if leadership::has_boon(world, who) { &[false, true] } else { &[false] };
    let mut all = Vec::new();
    for target in round::enemies(world, who) {
        for (weapon, arm) in &arms {
            for mode in modes(world, who, *weapon, arm) {
                let tried =
                    with_boon.iter().map(|&boon| Attack { target, weapon: *weapon, mode, boon });
                all.extend(tried.filter(|attack| legal::may(world, who, attack).is_ok()));
            }
        }
    }
    all.into_iter().map(FighterAction::Attack).collect()
}

/// Modes worth offering; an attack with both hands is offered for the first weapon only.
fn modes(world: &World, who: FighterId, weapon: u8, arm: &Arm) -> Vec<Mode> {
    let in_hand = &world.kit(who).in_hand;
    let some = [
        (true, Mode::Single),
        (arm.auto().is_some(), Mode::Burst),
        (arm.auto().is_some(), Mode::FullAuto),
        (in_hand.len() > 1 && in_hand.first() == Some(&weapon), Mode::Both),
        (arm.is_artillery(), Mode::Indirect),
    ];
    some.into_iter().filter(|(worth, _)| *worth).map(|(_, mode)| mode).collect()
}

/// Targets worth aiming at, as long as it helps (SE-CBT-09, SE-RNG-01).
fn aims(world: &World, who: FighterId) -> Vec<FighterAction> {
    let figures = &world.armoury().figures.second;
    let most = (figures.aim_most / figures.aim.max(1)).unsigned_abs();
    let aim = world.of::<Second>(who).aim;
    let full = |target| aim.is_some_and(|aim| aim.at == target && aim.actions >= most);
    let guns =
        arms::ready(world, who).into_iter().filter(|(_, arm)| arm.second.reach != Reach::Melee);
    let guns: Vec<u8> = guns.map(|(nth, _)| nth).collect();
    let shoots = |target: &FighterId| {
        guns.iter().any(|&weapon| {
            let attack = Attack { target: *target, weapon, mode: Mode::Single, boon: false };
            legal::may(world, who, &attack).is_ok()
        })
    };
    let targets = round::enemies(world, who).into_iter().filter(shoots);
    targets.filter(|&target| !full(target)).map(FighterAction::Aim).collect()
}

/// The other two postures (SE-CBT-10); beasts have none.
fn postures(world: &World, who: FighterId) -> Vec<FighterAction> {
    let now = world.of::<Second>(who).posture;
    if world.fighter(who).kind != Kind::Person && now == Posture::Standing {
        return Vec::new();
    }
    let all = [Posture::Standing, Posture::Crouching, Posture::Prone];
    let allowed = |it: &Posture| {
        *it != now && (*it == Posture::Standing || world.fighter(who).kind == Kind::Person)
    };
    all.into_iter().filter(allowed).map(FighterAction::Posture).collect()
}

/// Whether nothing has been done yet, and somebody who has not delayed still has a turn
/// (SE-INI-07).
fn can_delay(world: &World, who: FighterId) -> bool {
    let minors = world.armoury().figures.second.minors;
    let second = world.of::<Second>(who);
    let others =
        world.everybody().into_iter().filter(|&it| it != who && round::has_turn(world, it));
    let mut prompt = others.filter(|&it| !world.of::<Second>(it).delayed);
    !second.significant && second.minors == minors && prompt.next().is_some()
}

/// Carries out an action. Any action but aiming ends the aim (SE-CBT-09), an attack after it is
/// made.
pub(super) fn do_it(world: &mut World, who: FighterId, deed: FighterAction) {
    let takes = cost::of(world, who, deed);
    cost::pay(world, who, takes);
    if let FighterAction::Attack(attack) = deed {
        world.then([Step::AimSpent(who)]);
        return attack::declare(world, who, attack);
    }
    if takes != Cost::Free && !matches!(deed, FighterAction::Aim(_)) {
        world.of_mut::<Second>(who).aim = None;
    }
    match deed {
        FighterAction::Attack(attack) => attack::declare(world, who, attack),
        FighterAction::Aim(at) => aim(world, who, at),
        FighterAction::Posture(posture) => take_posture(world, who, posture),
        FighterAction::Walk(to) => movement::walk(world, who, to),
        FighterAction::Draw(nth) => arming::draw(world, who, nth),
        FighterAction::Reload(nth) => arming::reload(world, who, nth),
        FighterAction::PickUp(nth) => arming::pick_up(world, who, nth),
        FighterAction::Drop(nth) => arming::put_down(world, who, nth),
        FighterAction::Lead => leadership::lead(world, who),
        FighterAction::TakeBoon => leadership::take_boon(world, who),
        FighterAction::FirstAid(patient) => first_aid::treat(world, who, patient),
        FighterAction::Grapple(_) => grapple::do_it(world, who, deed),
        FighterAction::Douse(_) | FighterAction::Observe(_) => traits::do_it(world, who, deed),
        FighterAction::Carry(_) | FighterAction::PutDown | FighterAction::Free(_) => {
            carry::do_it(world, who, deed)
        }
        FighterAction::Delay
        | FighterAction::Done
        | FighterAction::Evade
        | FighterAction::Close(_)
        | FighterAction::Open(_)
        | FighterAction::Stand => {}
    }
}

/// Changes posture. Crouching or lying means dismounting (FL-8).
fn take_posture(world: &mut World, who: FighterId, posture: Posture) {
    if posture != Posture::Standing {
        saddle::dismount(world, who);
    }
    world.of_mut::<Second>(who).posture = posture;
    world.tell(Event::Postured { who, posture });
}

/// Aims once more at the same target, or first at another (SE-CBT-09).
fn aim(world: &mut World, who: FighterId, at: FighterId) {
    let before = world.of::<Second>(who).aim.filter(|aim| aim.at == at);
    let aims = before.map_or(0, |aim| aim.actions) + 1;
    world.of_mut::<Second>(who).aim = Some(Aiming { at, actions: aims });
    world.tell(Event::Aimed { who, at, aims });
}
