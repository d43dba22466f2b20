//! Declaration of actions after movement (CT-ATK-02, CT-ATK-03).

use bevy::prelude::{In, Res, ResMut, World};
use engine::Seat;

use crate::{
    carry,
    choice::{Attack, FighterAction, Mode, Move, Why},
    classic::{Classic, Step, to_hit},
    fighter::FighterId,
    state::{Agenda, FieldRead, FieldWrite, Fighters, FoughtBy, JournalWriter},
};

/// Classic ways to use a weapon.
const MODES: [Mode; 5] = [Mode::Single, Mode::Weakened, Mode::Burst, Mode::Thrown, Mode::Butt];

/// Lets one side after the other declare its actions.
pub(super) fn lay_out_declaration(fought_by: Res<FoughtBy>, mut agenda: ResMut<Agenda<Step>>) {
    agenda.then(fought_by.seats().map(Step::Declare));
}

/// Asks a side until each of its fighters has an action. Declarations stay secret until all sides
/// have made them.
pub(super) fn declare(In(seat): In<Seat>, world: &mut World) {
    let asked = world.ask(Step::Declare(seat), seat, Why::Attacks, |world| open(world, seat));
    if let Some(Move::Do { who, deed }) = asked {
        world.of_mut::<Classic>(who).action = Some(deed);
        world.then([Step::Declare(seat)]);
    }
}

/// Reveals everything at once, after all sides have declared (CT-RUL-61).
pub(super) fn reveal(fighters: Fighters<(&FighterId, &Classic)>, mut journal: JournalWriter) {
    let all = fighters.in_order();
    journal.reveal(all.filter_map(|(who, classic)| Some((*who, classic.action?))));
}

/// Options of the side's fighters without an action. Fighters who cannot act are not asked.
fn open(world: &World, seat: Seat) -> Vec<Move> {
    let waiting = world.able(seat).into_iter().filter(|&who| {
        world.of::<Classic>(who).action.is_none() && to_hit::may_act(world, who).is_ok()
    });
    let each = waiting.map(|who| (who, options(world, who)));
    let real = each.filter(|(_, deeds)| deeds.len() > 1);
    real.flat_map(|(who, deeds)| deeds.into_iter().map(move |deed| Move::Do { who, deed }))
        .collect()
}

/// Options of a fighter who may act: attacks, and other actions of the hands, each carried out by
/// [`handle`](super::hands::handle).
pub(crate) fn options(world: &World, who: FighterId) -> Vec<FighterAction> {
    let mut deeds = attacks(world, who);
    if world.stand(who).carries.is_none() {
        let numbers = 0..world.kit(who).weapons.len() as u8;
        deeds.extend(
            numbers.clone().filter(|&nth| can_draw(world, who, nth)).map(FighterAction::Draw),
        );
        deeds.extend(numbers.filter(|&nth| can_reload(world, who, nth)).map(FighterAction::Reload));
    }
    deeds.extend(carry::options(world, who));
    deeds.push(FighterAction::Done);
    deeds
}

/// Every possible attack, with one target each (CT-ATK-03).
fn attacks(world: &World, by: FighterId) -> Vec<FighterAction> {
    let targets = world.everybody();
    let weapons = 0..world.kit(by).weapons.len() as u8;
    let each = weapons.flat_map(|weapon| MODES.map(|mode| (weapon, mode)));
    let all = each.flat_map(|(weapon, mode)| {
        targets.iter().map(move |&target| Attack { target, weapon, mode, boon: false })
    });
    all.filter(|attack| to_hit::check(world, by, attack).is_ok())
        .map(FighterAction::Attack)
        .collect()
}

/// Whether a weapon takes a hand, works, and is in no hand.
fn can_draw(world: &World, who: FighterId, nth: u8) -> bool {
    let (kit, armoury) = (world.kit(who), world.armoury());
    let Some(held) = kit.weapon(nth) else { return false };
    let usable = armoury.weapon(&held.name).is_some_and(|it| it.hands > 0 && it.classic.is_some());
    usable && !held.broken && !kit.holds(nth)
}

/// Whether a gun in hand is not full and has a spare magazine.
fn can_reload(world: &World, who: FighterId, nth: u8) -> bool {
    let (kit, armoury) = (world.kit(who), world.armoury());
    let Some(held) = kit.weapon(nth) else { return false };
    let magazine = armoury.weapon(&held.name).and_then(|it| it.magazine);
    let room = magazine.is_some_and(|it| held.loaded < it.shots);
    room && held.magazines > 0 && !held.broken && kit.holds(nth)
}
