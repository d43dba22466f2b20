//! Expected results of one attack.

use characters::healing::RuleSet;
use skirmish::{Attack, Footing, Plan, Posture, data::CoverKind, field::Distance};

use super::{Arm, Combatant, EvalContext, classic, second};

/// Expected result of an attack: chances, and shares of what the victim can still take.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub(crate) struct Strike {
    /// Chance to hit at all.
    pub hit: f32,
    /// Average share of the victim's remaining points that it takes.
    pub share: f32,
    /// Chance to put the victim out of the fight.
    pub out: f32,
}

/// Circumstances of two fighters when one strikes.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Meeting {
    pub distance: Distance,
    pub touching: bool,
    /// Whether the victim evades (CT-MOV-11).
    pub evades: bool,
    /// Cover of the victim.
    pub cover: Option<CoverKind>,
    pub posture: Posture,
    /// Further DM on the throw to hit.
    pub dm: i32,
}

impl Strike {
    /// Worth of the strike: half for the harm, half for the chance to put the victim out.
    pub fn worth(self) -> f32 {
        0.5 * self.share + 0.5 * self.out
    }

    /// Returns the strike, weighted by the chance to keep control first (CT-ATK-12, SE-TRT-32).
    fn if_kept(self, footing: Option<&Footing>) -> Strike {
        let Some(odds) = footing.map(|footing| footing.odds) else { return self };
        let kept = odds.ways() as f32 / odds.of() as f32;
        Strike { hit: self.hit * kept, share: self.share * kept, out: self.out * kept }
    }

    /// Returns `count` such strikes, one after the other.
    pub fn times(self, count: u8) -> Strike {
        let none = |chance: f32| 1.0 - (1.0 - chance).powi(count.into());
        Strike { hit: none(self.hit), share: none(self.share), out: none(self.out) }
    }
}

/// Expected result of an attack with an arm, by tables and usual values.
pub(crate) fn expected(
    context: &EvalContext,
    by: &Combatant,
    arm: &Arm,
    on: &Combatant,
    meeting: Meeting,
) -> Strike {
    match context.seen.rules {
        RuleSet::Classic => classic::expected(context, by, arm, on, meeting),
        RuleSet::SecondEdition => second::expected(context, by, arm, on, meeting),
    }
}

/// Result of an attack on offer, by its own plan.
pub(crate) fn planned(
    context: &EvalContext,
    by: &Combatant,
    attack: &Attack,
    plan: &Plan,
    on: &Combatant,
    dm: i32,
) -> Strike {
    let Some(arm) = by.arm(attack.weapon) else { return Strike::default() };
    let needed = plan.needed() - dm;
    let strike = match context.seen.rules {
        RuleSet::Classic => {
            let needed = needed + classic::left_out(plan, on);
            let hit = context.tables.at_least(plan.pool, needed);
            classic::of_hits(
                context,
                classic::struck_with(context, arm.weapon, attack.mode),
                on,
                hit,
            )
            .times(plan.throws.max(1))
        }
        RuleSet::SecondEdition => second::planned(context, by, arm, attack, plan, on, needed),
    };
    strike.if_kept(plan.footing.as_ref())
}
