//! For others: aid, a shoulder, a knife for the bonds, a word of command.

use characters::Characteristic;
use skirmish::{Condition, FighterId};

use super::{Acting, Asked, moving, truth};
use crate::combat::sense::{Combatant, ward};

/// Taking up somebody who cannot walk: when the side leaves, or is there for them (FL-6).
pub(super) fn carry(asked: Asked, me: &Combatant, other: FighterId) -> Acting {
    let is_ward = ward(asked.sight) == Some(other);
    let own = asked.sight.get(other).is_some_and(|it| asked.sight.is_own(it) && is_alive(it));
    let leaving = asked.outlook.beaten() * truth(own);
    let worth = if is_ward { 1.0 } else { leaving * CARRIED };
    let idle = truth(!is_ward && leaving == 0.0);
    Acting { help: worth, aim: truth(is_ward), waiting: idle, ..moving::staying(asked, me) }
}

/// Putting them down, where they are wanted, or to fight.
pub(super) fn put_down(asked: Asked, me: &Combatant) -> Acting {
    let carried = me.seen.carries;
    let arrived = carried.is_some() && carried == ward(asked.sight) && is_home(asked, me);
    let loses = carried == ward(asked.sight) && !arrived;
    let fights = truth(carried != ward(asked.sight)) * (1.0 - asked.outlook.beaten());
    Acting {
        help: truth(arrived),
        ready: fights * PUT_DOWN,
        astray: truth(loses),
        ..moving::staying(asked, me)
    }
}

fn is_home(asked: Asked, me: &Combatant) -> bool {
    match asked.sight.seen.aim {
        skirmish::data::Aim::Rescue { to, .. } => me.seen.place == to,
        skirmish::data::Aim::Defeat
        | skirmish::data::Aim::Hold { .. }
        | skirmish::data::Aim::Reach { .. }
        | skirmish::data::Aim::Protect { .. }
        | skirmish::data::Aim::FirstBlood => false,
    }
}

/// Cutting bonds: one more on the side.
pub(super) fn free(asked: Asked, me: &Combatant, other: FighterId) -> Acting {
    let is_ward = truth(ward(asked.sight) == Some(other));
    Acting { help: 1.0, aim: is_ward, ..moving::staying(asked, me) }
}

/// Treating somebody: worth most for the dying, and only where one is left in peace (SE-HEA-01).
pub(super) fn first_aid(asked: Asked, me: &Combatant, other: FighterId) -> Acting {
    let Some(patient) = asked.sight.get(other) else { return moving::staying(asked, me) };
    let peril = patient.own().is_some_and(|own| own.body.aftermath.peril.is_some());
    let need = match patient.seen.condition {
        Condition::Unconscious if peril => 1.0,
        Condition::Unconscious | Condition::Helpless => 0.6,
        Condition::Able => 0.5 * (1.0 - patient.health()),
        Condition::Dead | Condition::Gone(_) => 0.0,
    };
    let skill = me.own().map_or(0.0, |own| {
        let edu = tasks::check::characteristic_dm(own.now.get(Characteristic::Edu));
        let level = ["Medic", "Medical"].iter().filter_map(|name| own.skills.level(name)).max();
        let total = level.map_or(-3, i16::from) + edu;
        (0.4 + 0.15 * f32::from(total)).clamp(0.0, 1.0)
    });
    let staying = moving::staying(asked, me);
    let peace = (1.0 - 2.0 * staying.danger).clamp(0.1, 1.0);
    Acting { help: need * skill * peace, ..staying }
}

/// Putting out a fire, first of all one's own (SE-TRT-20).
pub(super) fn douse(asked: Asked, me: &Combatant, other: FighterId) -> Acting {
    let own = asked.sight.get(other).is_some_and(|it| asked.sight.is_own(it) && is_alive(it));
    Acting { help: truth(own) * BURNING, ..moving::staying(asked, me) }
}

/// Boons for those who can still use them (SE-CBT-18).
pub(super) fn lead(asked: Asked, me: &Combatant) -> Acting {
    let sight = asked.sight;
    let boons = me.own().map_or(0.0, |own| {
        let soc = tasks::check::characteristic_dm(own.now.get(Characteristic::Soc));
        let level = ["Leadership", "Leader"].iter().filter_map(|name| own.skills.level(name)).max();
        f32::from(level.map_or(-3, i16::from) + soc) - 1.0
    });
    let waiting = sight.comrades(me).filter(|it| it.own().is_some_and(|own| !own.second.acted));
    let uses = boons.clamp(0.0, waiting.count() as f32);
    let staying = moving::staying(asked, me);
    Acting { lead: uses * BOON, waiting: truth(uses == 0.0), ..staying }
}

/// Telling a gunner where somebody is, if there is a gunner (SE-TRT-05).
pub(super) fn observe(asked: Asked, me: &Combatant, target: FighterId) -> Acting {
    let sight = asked.sight;
    let theirs = sight.get(target).map_or(0.0, |it| sight.threat_to_all(it));
    Acting { lead: OBSERVED * (1.0 + theirs), ..moving::staying(asked, me) }
}

fn is_alive(who: &Combatant) -> bool {
    match who.seen.condition {
        Condition::Able | Condition::Helpless | Condition::Unconscious => true,
        Condition::Dead | Condition::Gone(_) => false,
    }
}

/// What taking a comrade along counts when everything is lost.
const CARRIED: f32 = 0.5;
/// What two free hands count.
const PUT_DOWN: f32 = 0.3;
const BURNING: f32 = 0.7;
/// What one boon is worth to somebody who strikes.
const BOON: f32 = 0.1;
const OBSERVED: f32 = 0.2;
