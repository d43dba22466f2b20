//! The winner of a grapple chooses an action against the loser.

use skirmish::{Grip, Move, Why, field::Place};

use super::{CombatCandidate, truth};
use crate::combat::features::{Combatant, EvalContext, expected, progress};

considerations! {
    /// Considerations for a grip.
    Gripping {
        harm: "hurt it does",
        finish: "puts somebody out of the fight",
        disarm: "takes a weapon from them",
        down: "brings them down among comrades",
        held: "keeps them from striking at others",
        free: "gets free",
        aim: "what the side is after",
        content: "lets it be",
    }
}

pub(crate) fn features(candidate: CombatCandidate) -> Gripping {
    let Why::Grapple { winner, loser } = candidate.choice.why else {
        return candidate.unforeseen();
    };
    let Move::Grip(grip) = candidate.option else { return candidate.unforeseen() };
    let (Some(me), Some(on)) = (candidate.fighter(winner), candidate.fighter(loser)) else {
        return Gripping::default();
    };
    gripping(candidate, me, on, grip)
}

fn gripping(candidate: CombatCandidate, me: &Combatant, on: &Combatant, grip: Grip) -> Gripping {
    let context = candidate.context;
    let held = context.threat_to_all(on).min(1.0);
    match grip {
        Grip::Hurt => Gripping { held, ..hurting(on, GRIP) },
        Grip::Throw => hurting(on, THROWN),
        Grip::Attack(weapon) => Gripping { held, ..stabbing(context, me, on, weapon) },
        Grip::Disarm => Gripping { disarm: armed(context, me, on), held, ..Gripping::default() },
        Grip::Prone => Gripping {
            down: truth(on.seen.posture != skirmish::Posture::Prone) * beside(context, me),
            held,
            ..Gripping::default()
        },
        Grip::Drag(place) => {
            Gripping { aim: dragging(candidate, me, place), held, ..Gripping::default() }
        }
        Grip::Release => Gripping { free: shoots(context, me), ..Gripping::default() },
        Grip::Hold => Gripping { content: 1.0, held, ..Gripping::default() },
    }
}

/// Scores this many points of damage past all armour.
fn hurting(on: &Combatant, points: f32) -> Gripping {
    let [str, dex, end] = on.physical;
    let left = (end + str.max(dex)).max(1) as f32;
    Gripping { harm: points / left, finish: truth(points >= left), ..Gripping::default() }
}

fn stabbing(context: &EvalContext, me: &Combatant, on: &Combatant, weapon: u8) -> Gripping {
    let Some(arm) = me.arm(weapon) else { return Gripping::default() };
    let strike = expected(context, me, arm, on, context.meeting(me, on));
    Gripping { harm: strike.share, finish: strike.out, ..Gripping::default() }
}

/// Harm that the opponent's weapon can do beyond bare hands.
fn armed(context: &EvalContext, me: &Combatant, on: &Combatant) -> f32 {
    let holds = truth(on.arms.iter().any(|arm| arm.in_hand && arm.weapon.hands > 0));
    holds * context.bearing(on).peak.max(context.threat(on, me))
}

/// Value of comrades near enough to strike at the loser.
fn beside(context: &EvalContext, me: &Combatant) -> f32 {
    let near = context.comrades(me).filter(|it| it.seen.place.to(me.seen.place).0 <= NEAR);
    0.2 * near.count() as f32
}

fn dragging(candidate: CombatCandidate, me: &Combatant, place: Place) -> f32 {
    progress(candidate.context, me, place).max(0.0)
}

/// Value of being at a distance, for those who fight best there.
fn shoots(context: &EvalContext, me: &Combatant) -> f32 {
    let gap = context.bearing(me).gap.unwrap_or(0.0);
    truth(gap > 0.5) * context.bearing(me).peak
}

/// Points of a grip, with a usual Effect (SE-GRP-06), and of a throw (SE-GRP-05).
const GRIP: f32 = 4.0;
const THROWN: f32 = 3.5;
/// Centimetres within which a comrade can strike at a fighter on the ground.
const NEAR: u32 = 150;

#[cfg(test)]
mod tests {
    use skirmish::{FighterId, Grip, Hurt, Move, Why};

    use crate::combat::testing::{Field, THEY, YOU};

    const WON: Why = Why::Grapple { winner: FighterId(0), loser: FighterId(1) };

    fn decide(field: &Field, grips: &[Grip]) -> Grip {
        let options: Vec<Move> = grips.iter().map(|&grip| Move::Grip(grip)).collect();
        let Move::Grip(grip) = field.decide(WON, &options) else { panic!("a grip was offered") };
        grip
    }

    #[test]
    fn whoever_is_nearly_down_is_finished() {
        let field = Field::second().with(YOU, 0, &["Dagger"]).with(THEY, 0, &["Blade"]);
        let field = field.change(1, |foe| foe.hurt = Hurt::Badly);
        assert_eq!(decide(&field, &[Grip::Hold, Grip::Prone, Grip::Hurt]), Grip::Hurt);
    }

    #[test]
    fn a_strong_weapon_is_taken_away() {
        let field = Field::second().with(YOU, 0, &[]).with(THEY, 0, &["Auto Rifle"]);
        assert_eq!(decide(&field, &[Grip::Hurt, Grip::Disarm, Grip::Hold]), Grip::Disarm);
    }
}
