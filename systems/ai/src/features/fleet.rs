//! Ships against ships: piracy and enemy ships, before anyone fires.

use cards::{
    Activity, CaptainSeen, Role,
    data::{Ability, Condition, EnemyShip, Modifier, Trigger, Value},
};

use super::{EvalContext, likely_gain};

/// Damage that `attacker` deals to `defender` (CCG-PIR-3).
pub(crate) fn damage(attacker: &CaptainSeen, defender: &CaptainSeen) -> i16 {
    (attacker.ship.attack - defender.ship.defense).max(0)
}

/// Damage dealt to an enemy ship, and taken from it as expense (CCG-ENM-2, CCG-ENM-6).
pub(crate) fn engage(captain: &CaptainSeen, enemy: &EnemyShip) -> (i16, i16) {
    let dealt = captain.ship.attack - enemy.defense;
    let taken = enemy.attack - captain.ship.defense;
    (dealt.max(0), taken.max(0))
}

impl EvalContext<'_> {
    /// Worth to a captain of the fights that their ship faces this round.
    pub fn fighting_worth(self, captain: &CaptainSeen) -> f32 {
        let others = self.seen.captains.iter().filter(|c| c.seat != captain.seat && !c.out);
        let strikes = others.map(|other| {
            let strikes = |pirate: &CaptainSeen| {
                pirate.activity == Activity::Pirate && pirate.struck.is_none()
            };
            let struck = if strikes(captain) { self.strike_worth(captain, other) } else { 0.0 };
            let suffered = if strikes(other) { self.strike_worth(other, captain) } else { 0.0 };
            struck - suffered
        });
        strikes.sum::<f32>() + self.enemies_worth(captain)
    }

    /// Worth to a captain of the enemy ships on their contract: half its points for each that can
    /// be beaten, less the damage taken.
    fn enemies_worth(self, captain: &CaptainSeen) -> f32 {
        let Some((_, contract)) = self.pursued(captain) else { return 0.0 };
        let enemies = contract.complications.iter().filter_map(|complication| {
            let side = self.card(complication.def?).sides()?;
            Some((side.complication.enemy.as_ref()?, complication.harm))
        });
        let worth = enemies.map(|(enemy, harm)| {
            let (dealt, taken) = engage(captain, enemy);
            let beaten = dealt >= enemy.structure - i16::from(harm);
            let won = if beaten {
                f32::from(contract.vp) * self.judgement.victory_point * 0.5
            } else {
                0.0
            };
            won - f32::from(taken)
        });
        worth.sum()
    }

    /// Worth of a strike to the attacker: harm and rewards, less the damage in return.
    pub fn strike_worth(self, attacker: &CaptainSeen, defender: &CaptainSeen) -> f32 {
        let dealt = f32::from(damage(attacker, defender));
        let taken = f32::from(damage(defender, attacker));
        let ruined = dealt > 0.0 && dealt >= self.purse_of(defender);
        let hurt = dealt * self.judgement.spite * self.thrift_of(defender);
        let harm = if ruined { RUINED } else { hurt };
        let rewards = if dealt > 0.0 { self.rewards_of_piracy(attacker) } else { 0.0 };
        harm + rewards - taken * self.thrift_of(attacker)
    }

    /// Worth of the abilities that a successful piracy triggers.
    fn rewards_of_piracy(self, captain: &CaptainSeen) -> f32 {
        let defs = captain.in_play.iter().map(|card| card.def).chain([captain.ship.def]);
        let gains = defs.flat_map(|def| &self.card(def).abilities).map(|ability| {
            let effects = match ability {
                Ability::Triggered(t) if t.on == Trigger::PiracySucceeded => &t.effects,
                Ability::Activated(a) if a.when == Some(Condition::SucceededAtPiracy) => &a.effects,
                Ability::Triggered(_) | Ability::Activated(_) | Ability::Persistent(_) => {
                    return 0.0;
                }
            };
            effects.iter().map(|effect| likely_gain(self, effect)).sum()
        });
        gains.sum()
    }
}

impl EvalContext<'_> {
    /// Points of attack and defense that a role in a fight adds to the captain's own ship.
    pub fn role_worth(self, role: Role) -> f32 {
        let wanted = match role {
            Role::Attacker => Condition::Attacking,
            Role::Defender => Condition::Defending,
        };
        let me = self.me();
        let defs = me.in_play.iter().map(|card| card.def).chain([me.ship.def]);
        let changes = defs.flat_map(|def| &self.card(def).abilities).flat_map(|ability| {
            let Ability::Persistent(text) = ability else { return &[][..] };
            if text.when.as_ref() == Some(&wanted) { &text.change[..] } else { &[] }
        });
        let points = changes.map(|change| match change {
            Modifier::Change(Value::Attack | Value::Defense, by) => f32::from(*by),
            _ => 0.0,
        });
        points.sum()
    }
}

/// Driving the rival into bankruptcy wins.
const RUINED: f32 = 100.0;
