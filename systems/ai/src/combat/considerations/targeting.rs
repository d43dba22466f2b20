//! Choosing the next target of full automatic fire.

use skirmish::{Move, Why};

use super::{CombatCandidate, truth};

considerations! {
    /// Considerations for the next target.
    Targeting {
        harm: "hurt it does",
        finish: "puts somebody out of the fight",
        threat: "strikes at the most dangerous",
        mercy: "strikes at the helpless",
    }
}

pub(crate) fn features(candidate: CombatCandidate) -> Targeting {
    let Why::NextTarget { who, .. } = candidate.choice.why else { return candidate.unforeseen() };
    let Move::At(target) = candidate.option else { return candidate.unforeseen() };
    let (Some(me), Some(on)) = (candidate.fighter(who), candidate.fighter(target)) else {
        return Targeting::default();
    };
    let context = candidate.context;
    let strike = context.best(me, on, context.meeting(me, on));
    let most = context.foes().map(|foe| context.threat_to_all(foe)).fold(0.0, f32::max);
    let awake = truth(on.is_able());
    Targeting {
        harm: strike.share * awake,
        finish: strike.out * awake,
        threat: strike.worth() * awake * context.threat_to_all(on) / most.max(f32::EPSILON),
        mercy: 1.0 - awake,
    }
}

#[cfg(test)]
mod tests {
    use skirmish::{Condition, FighterId, Move, Why};

    use crate::combat::testing::{Field, THEY, YOU};

    #[test]
    fn fire_goes_on_to_those_who_still_stand() {
        let field = Field::second().with(YOU, 0, &["Auto Rifle"]).with(THEY, 40, &["Rifle"]);
        let field = field.with(THEY, 42, &["Rifle"]);
        let field = field.change(1, |foe| foe.condition = Condition::Unconscious);
        let why = Why::NextTarget { who: FighterId(0), left: 2 };
        let options = [Move::At(FighterId(1)), Move::At(FighterId(2))];
        assert_eq!(field.decide(why, &options), options[1]);
    }
}
