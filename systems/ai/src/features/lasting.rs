//! Whether a change for a time can count before its time is over.

use cards::{
    Activity, CaptainSeen, Stage,
    data::{Modifier, Phase, Until, Value},
};

use super::{EvalContext, Thing};

impl EvalContext<'_> {
    /// Whether such a change to a thing may count for anything. What changes how a ship fights counts in
    /// fights alone, and these come in the Resolution Phase (CCG-RES-2b, CCG-RES-2c).
    pub fn may_count(self, thing: Thing, modifier: &Modifier, until: Until) -> bool {
        let is_for_fights = match modifier {
            Modifier::Change(value, _) | Modifier::Halve(value) => {
                matches!(value, Value::Attack | Value::Defense)
            }
            Modifier::Grant(..)
            | Modifier::Capability(_)
            | Modifier::Keyword(_)
            | Modifier::Trait(_)
            | Modifier::CannotReady
            | Modifier::RaiseSkill(_)
            | Modifier::LowerSkill(_)
            | Modifier::NoAbilities => false,
        };
        match thing {
            Thing::Ship(captain) if is_for_fights => self.may_fight(captain, until),
            Thing::Ship(_)
            | Thing::Card(_)
            | Thing::Contract(..)
            | Thing::Complication(..)
            | Thing::Queued(_) => true,
        }
    }

    /// Whether a captain's ship may still be in a fight before the phase or the round is over.
    fn may_fight(self, captain: &CaptainSeen, until: Until) -> bool {
        let stage = self.seen.stage;
        if until == Until::EndOfPhase && stage.phase() != Phase::Resolution {
            return false;
        }
        if stage <= Stage::Activities {
            return true;
        }
        let meets_somebody = self.pursued(captain).is_some_and(|(_, contract)| {
            captain.passed.is_none() && !contract.complications.is_empty()
        });
        stage <= Stage::Resolving && (meets_somebody || self.seen.captains.iter().any(may_strike))
    }
}

/// Whether a captain's strike of this round is still to come.
fn may_strike(captain: &CaptainSeen) -> bool {
    let is_pirate = !captain.out && captain.activity == Activity::Pirate;
    is_pirate && captain.struck.is_none() && captain.passed.is_none()
}
