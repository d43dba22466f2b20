//! Surrender.

use super::{Acting, CombatCandidate, truth};

/// Scores surrender (CT-END-03): for a side that cannot win any more, or can do no harm.
pub(super) fn surrender(candidate: CombatCandidate) -> Acting {
    let outlook = candidate.outlook;
    let lost = outlook.beaten().powi(3);
    let harmless = truth(outlook.reach < HARMLESS) * (0.5 + 0.5 * outlook.weariness);
    Acting { hopeless: lost.max(harmless), pride: 1.0, ..Acting::default() }
}

/// Greatest harm of a side that counts as harmless.
const HARMLESS: f32 = 0.01;

#[cfg(test)]
mod tests {
    use characters::Characteristics;
    use skirmish::{FighterAction, FighterId, Hurt, Move, Why};

    use crate::combat::testing::{Field, THEY, YOU};

    const STAND: Move = Move::Do { who: FighterId(0), deed: FighterAction::Stand };

    fn outnumbered(foes: usize) -> Field {
        let alone = Field::classic().with(YOU, 0, &["Dagger"]);
        let hurt = alone.change(0, |you| you.hurt = Hurt::Badly).change_own(0, |own| {
            own.now = Characteristics::new([2, 2, 2, 7, 7, 7]);
        });
        (0..foes).fold(hurt, |field, _| field.with(THEY, 50, &["Auto Rifle"]))
    }

    #[test]
    fn nobody_gives_up_an_even_fight() {
        let even = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 50, &["Rifle"]);
        assert_eq!(
            even.personality("cowardly").decide(Why::Orders, &[Move::Surrender, STAND]),
            STAND
        );
    }

    #[test]
    fn the_last_one_left_gives_up_before_a_firing_squad() {
        let options = [STAND, Move::Surrender];
        let lost = outnumbered(5).personality("cowardly");
        assert_eq!(lost.decide(Why::Orders, &options), Move::Surrender);
    }
}
