//! What each can do once all have moved, and the asking for it (CT-ATK-02, CT-ATK-03).

use bevy::prelude::World;
use play::Seat;

use super::Step;
use crate::{
    carry,
    choice::{Attack, Deed, Mode, Move, Why},
    classic::{Classic, to_hit},
    fighter::FighterId,
    state::{Look, Touch},
};

/// The classic ways to use a weapon.
const MODES: [Mode; 5] = [Mode::Single, Mode::Weakened, Mode::Burst, Mode::Thrown, Mode::Butt];

/// A side is asked until each of its people has something to do. Nobody learns of it before all
/// sides have declared.
pub(super) fn ask(world: &mut World, seat: Seat) {
    let options = open(world, seat);
    if options.is_empty() {
        return next(world, seat);
    }
    let asked = world.ask(Step::Declare { seat }.into(), seat, Why::Attacks, options);
    if let Some(Move::Do { who, deed }) = asked {
        world.of_mut::<Classic>(who).action = Some(deed);
        world.push(Step::Declare { seat }.into());
    }
}

/// Everything that anybody of the side without a word yet can do. Who can do nothing is not asked.
fn open(world: &World, seat: Seat) -> Vec<Move> {
    let waiting = world.able(seat).into_iter().filter(|&who| {
        world.of::<Classic>(who).action.is_none() && to_hit::may_act(world, who).is_ok()
    });
    let each = waiting.map(|who| (who, options(world, who)));
    let real = each.filter(|(_, deeds)| deeds.len() > 1);
    real.flat_map(|(who, deeds)| deeds.into_iter().map(move |deed| Move::Do { who, deed }))
        .collect()
}

fn next(world: &mut World, seat: Seat) {
    let next = Seat(seat.0 + 1);
    let more = next.index() < world.seats().len();
    world.push(if more { Step::Declare { seat: next } } else { Step::Resolve }.into());
}

/// What somebody who may act can do: attacks, and what hands do instead. Each of the latter is
/// carried out by [`handle`](super::hands::handle).
pub(crate) fn options(world: &World, who: FighterId) -> Vec<Deed> {
    let mut deeds = attacks(world, who);
    if world.stand(who).carries.is_none() {
        let numbers = 0..world.kit(who).weapons.len() as u8;
        deeds.extend(numbers.clone().filter(|&nth| can_draw(world, who, nth)).map(Deed::Draw));
        deeds.extend(numbers.filter(|&nth| can_reload(world, who, nth)).map(Deed::Reload));
    }
    deeds.extend(carry::options(world, who));
    deeds.push(Deed::Done);
    deeds
}

/// Every attack that can be made; one target each (CT-ATK-03).
fn attacks(world: &World, by: FighterId) -> Vec<Deed> {
    let targets = world.everybody();
    let weapons = 0..world.kit(by).weapons.len() as u8;
    let each = weapons.flat_map(|weapon| MODES.map(|mode| (weapon, mode)));
    let all = each.flat_map(|(weapon, mode)| {
        targets.iter().map(move |&target| Attack { target, weapon, mode, boon: false })
    });
    all.filter(|attack| to_hit::check(world, by, attack).is_ok()).map(Deed::Attack).collect()
}

/// Whatever takes a hand, works, and is in none.
fn can_draw(world: &World, who: FighterId, nth: u8) -> bool {
    let (kit, armoury) = (world.kit(who), world.armoury());
    let Some(held) = kit.weapon(nth) else { return false };
    let usable = armoury.weapon(&held.name).is_some_and(|it| it.hands > 0 && it.classic.is_some());
    usable && !held.broken && !kit.holds(nth)
}

/// A gun in hand that is not full, with a magazine to go into it.
fn can_reload(world: &World, who: FighterId, nth: u8) -> bool {
    let (kit, armoury) = (world.kit(who), world.armoury());
    let Some(held) = kit.weapon(nth) else { return false };
    let magazine = armoury.weapon(&held.name).and_then(|it| it.magazine);
    let room = magazine.is_some_and(|it| held.loaded < it.shots);
    room && held.magazines > 0 && !held.broken && kit.holds(nth)
}
