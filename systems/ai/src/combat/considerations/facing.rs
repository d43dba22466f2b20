//! Choosing whether to fight at all.

use skirmish::{Move, data::Aim};

use super::{CombatCandidate, truth};

considerations! {
    /// Considerations for a fight before it begins.
    Facing {
        strength: "stronger than the others",
        odds: "weaker than the others",
        surprise: "strikes first",
        aim: "what the side is after is to be had by fighting",
        away: "what the side is after lies elsewhere",
        blood: "fights rather than not",
        peace: "nobody gets hurt",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: CombatCandidate) -> Facing {
    let theirs = candidate.outlook.theirs;
    let fights = by_fighting(candidate.context.seen.aim);
    match candidate.option {
        Move::Fight => Facing {
            strength: 2.0 * (0.5 - theirs),
            odds: 2.0 * (theirs - 0.5),
            surprise: truth(candidate.context.surprises()),
            aim: truth(fights),
            away: truth(!fights),
            blood: 1.0,
            ..Facing::default()
        },
        Move::GetAway => Facing { peace: 1.0, ..Facing::default() },
        _ => candidate.unforeseen(),
    }
}

/// Whether the side's aim needs a fight.
fn by_fighting(aim: Aim) -> bool {
    match aim {
        Aim::Defeat | Aim::FirstBlood | Aim::Hold { .. } | Aim::Rescue { .. } => true,
        Aim::Reach { .. } | Aim::Protect { .. } => false,
    }
}

#[cfg(test)]
mod tests {
    use skirmish::{Move, Why, data::Aim, field::Place};

    use crate::combat::testing::{Field, THEY, YOU};

    const OPTIONS: [Move; 2] = [Move::GetAway, Move::Fight];

    #[test]
    fn an_even_fight_with_surprise_is_taken() {
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 100, &["Rifle"]);
        let field = field.but(|seen| seen.surprise = Some(YOU));
        assert_eq!(field.decide(Why::Advantage, &OPTIONS), Move::Fight);
    }

    /// CT-ESC-09: a side commanded by a mind, and not outnumbered, leaves if it does not want to
    /// fight.
    #[test]
    fn with_surprise_whoever_only_wants_to_get_through_lets_an_even_fight_be() {
        let aim = Aim::Reach { place: Place::metres(600), count: 1 };
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 100, &["Rifle"]);
        let field = field.but(|seen| (seen.aim, seen.surprise) = (aim, Some(YOU)));
        let field = field.personality("cautious");
        assert_eq!(field.decide(Why::Advantage, &OPTIONS), Move::GetAway);
    }

    #[test]
    fn the_cautious_avoid_three_to_one() {
        let field = Field::classic().with(YOU, 0, &["Dagger"]).with(THEY, 100, &["Rifle"]);
        let field = field.with(THEY, 100, &["Rifle"]).with(THEY, 100, &["Rifle"]);
        assert_eq!(field.personality("cautious").decide(Why::Escape, &OPTIONS), Move::GetAway);
    }

    #[test]
    fn whoever_only_wants_to_get_through_does_not_look_for_a_fight() {
        let aim = Aim::Reach { place: Place::metres(600), count: 1 };
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 100, &["Rifle"]);
        let field = field.but(|seen| seen.aim = aim).personality("cautious");
        assert_eq!(field.decide(Why::Escape, &OPTIONS), Move::GetAway);
    }
}
