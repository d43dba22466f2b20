//! The words that moments are written in: attacks with their sums, and what happens.

use characters::{body::Seconds, healing};
use dice::{Distribution, Modifier, Pool, Throw};
use engine::Seat;
use skirmish::{
    Attack, AttackReport, Cause, Event, FighterAction as Done, FighterId, Gait, Mode, Move, Plan,
    field::Range,
};

use super::people::place;
use crate::window::battlefield::view::Aim;

pub(super) type Dm = (&'static str, &'static str, i16);

/// The plan of an attack, with these modifiers.
pub(super) fn plan(
    modifiers: &[(&'static str, &'static str, i16)],
    throws: u8,
    damage: &str,
) -> Plan {
    let modifiers: Vec<Modifier> =
        modifiers.iter().map(|&(name, rule, dm)| Modifier::new(name, rule, dm)).collect();
    let dm: i32 = modifiers.iter().map(|it| i32::from(it.dm)).sum();
    Plan {
        pool: Pool::Dice(2),
        odds: Distribution::two_dice().at_least(8 - dm),
        modifiers,
        target: 8,
        footing: None,
        scatters: false,
        throws,
        damage: damage.to_owned(),
    }
}

/// An attack with what is in hand.
pub(super) fn attack(target: u8, mode: Mode) -> Attack {
    Attack { target: FighterId(target), weapon: 0, mode, boon: false }
}

pub(super) fn aim(by: u8, target: u8, mode: Mode, plan: Result<Plan, &str>) -> Aim {
    let plan = plan.map_err(str::to_owned);
    Aim { by: FighterId(by), attack: attack(target, mode), plan }
}

/// Dice as they fell, with the modifiers of a plan.
pub(super) fn throw(faces: [u8; 2], plan: &Plan) -> Throw {
    let mut dice = dice::Dice::scripted(&faces);
    Throw::roll(Pool::Dice(2), &mut dice)
        .with(plan.modifiers.clone())
        .needing(dice::Target::at_least(plan.target))
}

pub(super) fn seat(n: u8) -> Seat {
    Seat(n)
}

pub(super) fn does(who: u8, deed: Done) -> Move {
    Move::Do { who: FighterId(who), deed }
}

pub(super) fn began(round: u16) -> Event {
    Event::RoundBegan { round, at: Seconds(u64::from(round) * 15) }
}

pub(super) fn moved(who: u8, from: f32, to: f32, gait: Gait) -> Event {
    Event::Moved { who: FighterId(who), from: place(from), to: place(to), gait }
}

pub(super) fn attacked(
    by: u8,
    target: u8,
    weapon: &str,
    mode: Mode,
    faces: [u8; 2],
    plan: &Plan,
) -> Event {
    let throw = throw(faces, plan);
    let hit = throw.success() == Some(true);
    Event::Attacked(Box::new(AttackReport {
        by: FighterId(by),
        target: FighterId(target),
        weapon: weapon.to_owned(),
        mode,
        range: Range::Medium,
        rule: "CT-ATK-05",
        throw,
        hit,
    }))
}

pub(super) fn damaged(who: u8, by: u8, faces: [u8; 2], armor: u16, left: u16) -> Event {
    let cause = Cause::Attack { by: FighterId(by) };
    let throw = throw(faces, &plan(&[], 1, ""));
    Event::Damage { who: FighterId(who), throw, cause, armor, left }
}

pub(super) fn fell(who: u8) -> Event {
    let what = healing::Event::FellUnconscious { until: None };
    Event::Body { who: FighterId(who), what }
}

/// The heads under which a classic attack is summed.
pub(super) fn classic(skill: i16, range: i16, armor: i16, dex: i16, other: &[Dm]) -> Plan {
    let mut modifiers: Vec<Dm> = vec![
        ("Rifle-2", "M-06", skill),
        ("Rifle at this range", "CT-ATK-07", range),
        ("Rifle against this armour", "CT-ATK-06", armor),
        ("DEX with the Rifle", "CT-ATK-08", dex),
    ];
    modifiers.extend(other);
    plan(&modifiers, 1, "3D")
}

/// The heads under which an attack of the second edition is summed.
pub(super) fn second(skill: i16, range: i16, other: &[Dm], damage: &str) -> Plan {
    let mut modifiers: Vec<Dm> =
        vec![("Gun Combat (slug)-2", "SE-CHK-04", skill), ("DEX 10", "SE-DAT-02", 1)];
    let (name, rule) = match range {
        1 => ("short range", "SE-RNG-03"),
        0 => ("medium range", "SE-RNG-09"),
        _ => ("long range", "SE-RNG-05"),
    };
    modifiers.push((name, rule, range));
    modifiers.extend(other);
    plan(&modifiers, 1, damage)
}

pub(super) fn initiative(order: &[(u8, [u8; 2])]) -> Vec<Event> {
    let throw = |faces: [u8; 2]| throw(faces, &plan(&[], 1, ""));
    order
        .iter()
        .map(|&(who, faces)| Event::Initiative { who: FighterId(who), throw: throw(faces) })
        .collect()
}
