//! Choosing the tactician before the first blow.

use characters::Characteristic;
use skirmish::Move;

use super::{CombatCandidate, truth};
use crate::combat::features::Combatant;

considerations! {
    /// Considerations for a fighter's plan.
    Commanding {
        gain: "what it is likely to gain the side",
        loss: "what it is likely to cost the side",
        content: "goes without a plan",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: CombatCandidate) -> Commanding {
    match candidate.option {
        Move::Tactics(None) => Commanding { content: truth(true), ..Commanding::default() },
        Move::Tactics(Some(who)) => {
            let effect = candidate.fighter(who).map_or(-FULL, effect);
            Commanding { gain: effect / FULL, loss: -effect / FULL, content: 0.0 }
        }
        _ => candidate.unforeseen(),
    }
}

/// Average Effect of a check of Tactics (SE-INI-02): one below skill and DM.
fn effect(who: &Combatant) -> f32 {
    let Some(own) = who.own() else { return -FULL };
    let int = tasks::check::characteristic_dm(own.now.get(Characteristic::Int));
    let names = ["Tactics (military)", "Tactics", "Tactic"];
    let level = names.iter().filter_map(|name| own.skills.level(name)).max();
    f32::from(level.map_or(UNTRAINED, i16::from) + int) - 1.0
}

/// Effect that scores 1.
const FULL: f32 = 6.0;
/// SE-DAT-03
const UNTRAINED: i16 = -3;

#[cfg(test)]
mod tests {
    use skirmish::{FighterId, Move, Why};

    use crate::combat::testing::{Field, YOU};

    #[test]
    fn the_best_tactician_plans_and_without_one_nobody_does() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(YOU, 0, &["Rifle"]);
        let options = [
            Move::Tactics(Some(FighterId(0))),
            Move::Tactics(Some(FighterId(1))),
            Move::Tactics(None),
        ];
        assert_eq!(field.decide(Why::Tactics, &options), options[2]);
        let trained = field.change_own(1, |own| {
            own.skills = [("Tactics (military)", 2)].into_iter().collect();
        });
        assert_eq!(trained.decide(Why::Tactics, &options), options[1]);
    }
}
