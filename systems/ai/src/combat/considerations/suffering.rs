//! Distributing the points of a wound.

use characters::{Characteristic, healing::RuleSet};
use skirmish::{Move, Why, data::Class};

use super::{CombatCandidate, truth};
use crate::combat::features::Combatant;

considerations! {
    /// Considerations for losing points of a characteristic.
    Suffering {
        left: "what is left of it",
        gone: "brings it to nothing",
        spill: "goes on to another",
        skill: "weakens what one fights with",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: CombatCandidate) -> Suffering {
    let (who, points) = match candidate.choice.why {
        Why::Wound { who, points } => (who, u16::from(points)),
        Why::Damage { who, points } => (who, points),
        _ => return candidate.unforeseen(),
    };
    let Move::Lose(which) = candidate.option else { return candidate.unforeseen() };
    let Some(me) = candidate.fighter(who) else { return Suffering::default() };
    let now = me.own().map_or(0, |own| own.now.get(which));
    let left = i32::from(now) - i32::from(points);
    Suffering {
        left: left.max(0) as f32 / FULL,
        gone: truth(left <= 0),
        spill: (-left).max(0) as f32 / FULL,
        skill: truth(
            candidate.context.seen.rules == RuleSet::SecondEdition && strikes_with(me, which),
        ),
    }
}

/// Whether the weapon in hand uses that characteristic: DEX for guns, STR for the others.
fn strikes_with(me: &Combatant, which: Characteristic) -> bool {
    let of = |class: Class| match class {
        Class::Gun | Class::Thrown => Characteristic::Dex,
        Class::Brawling | Class::Blade | Class::Polearm | Class::Natural => Characteristic::Str,
    };
    me.ready().next().is_some_and(|arm| of(arm.weapon.class) == which)
}

/// Characteristic that scores 1.
const FULL: f32 = 15.0;

#[cfg(test)]
mod tests {
    use characters::{Characteristic, Characteristics};
    use skirmish::{FighterId, Move, Why};

    use crate::combat::testing::{Field, YOU};

    const STR: Move = Move::Lose(Characteristic::Str);
    const DEX: Move = Move::Lose(Characteristic::Dex);
    const END: Move = Move::Lose(Characteristic::End);

    fn scores(field: Field, now: [u8; 6]) -> Field {
        field.change_own(0, |own| own.now = Characteristics::new(now))
    }

    #[test]
    fn a_wound_goes_where_nothing_is_brought_to_nothing() {
        let field = scores(Field::classic().with(YOU, 0, &["Rifle"]), [4, 3, 6, 7, 7, 7]);
        let why = Why::Wound { who: FighterId(0), points: 5 };
        assert_eq!(field.decide(why, &[STR, DEX, END]), END);
    }

    #[test]
    fn where_something_has_to_go_the_least_is_lost_of_the_others() {
        let field = scores(Field::classic().with(YOU, 0, &["Rifle"]), [4, 2, 5, 7, 7, 7]);
        let why = Why::Wound { who: FighterId(0), points: 6 };
        assert_eq!(field.decide(why, &[STR, DEX, END]), END);
    }

    #[test]
    fn a_shooter_keeps_the_hand_steady() {
        let field = scores(Field::second().with(YOU, 0, &["Rifle"]), [7, 7, 0, 7, 7, 7]);
        let why = Why::Damage { who: FighterId(0), points: 3 };
        assert_eq!(field.decide(why, &[DEX, STR]), STR);
    }
}
