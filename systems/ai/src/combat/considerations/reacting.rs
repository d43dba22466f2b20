//! Reacting to an attack, or to a foe who turns away.

use skirmish::{FighterId, Move, Reaction, Why};

use super::{CombatCandidate, truth};
use crate::combat::features::{Combatant, EvalContext, Meeting, expected};

considerations! {
    /// Considerations for a reaction.
    Reacting {
        spared: "hurt it keeps off",
        saved: "may save them from going down",
        hurt: "hurt it does",
        next: "what it costs the next turn",
        turn: "the next turn is lost",
        content: "lets it be",
    }
}

pub(crate) fn features(candidate: CombatCandidate) -> Reacting {
    match (candidate.choice.why, candidate.option) {
        (Why::Reaction { .. }, Move::React(None)) => {
            Reacting { content: 1.0, ..Reacting::default() }
        }
        (Why::Reaction { who, by }, Move::React(Some(reaction))) => {
            reacting(candidate, who, by, reaction)
        }
        (Why::Opportunity { .. }, Move::Strike(false)) => {
            Reacting { content: 1.0, ..Reacting::default() }
        }
        (Why::Opportunity { who, leaver }, Move::Strike(true)) => striking(candidate, who, leaver),
        _ => candidate.unforeseen(),
    }
}

fn reacting(
    candidate: CombatCandidate,
    who: FighterId,
    by: FighterId,
    reaction: Reaction,
) -> Reacting {
    let (Some(me), Some(foe)) = (candidate.fighter(who), candidate.fighter(by)) else {
        return Reacting::default();
    };
    let context = candidate.context;
    let meeting = context.meeting(foe, me);
    let less = Meeting { dm: -worth(context, me, reaction), ..meeting };
    let (now, then) = (context.best(foe, me, meeting), context.best(foe, me, less));
    let dives = reaction == Reaction::Dive;
    Reacting {
        spared: now.share - then.share,
        saved: now.out - then.out,
        next: if dives { 0.0 } else { pip(context, me) },
        turn: truth(dives) * best_next(context, me, 0).max(LEAST_TURN),
        ..Reacting::default()
    }
}

/// DM of a reaction on the throw (SE-RCT-03, SE-RCT-04, SE-RCT-07).
fn worth(context: &EvalContext, me: &Combatant, reaction: Reaction) -> i32 {
    let figures = &context.armoury.figures.second;
    match reaction {
        Reaction::Dodge => {
            let dm = tasks::check::characteristic_dm(me.physical[1].clamp(0, 15) as u8);
            let athletics = me.own().and_then(|own| own.skills.level("Athletics (dexterity)"));
            i32::from(dm).max(athletics.unwrap_or(0).into()).max(0)
        }
        Reaction::Parry => {
            let melee = me.ready().filter(|arm| arm.is_melee()).map(|arm| arm.skill);
            melee.max().unwrap_or(0).max(0)
        }
        Reaction::Dive => {
            let covered = me.seen.cover.is_some();
            -i32::from(if covered { figures.dive } else { figures.dive_no_cover })
        }
    }
}

/// Cost of one point less on the next turn's throw (SE-RCT-01).
fn pip(context: &EvalContext, me: &Combatant) -> f32 {
    best_next(context, me, 0)
        - best_next(context, me, context.armoury.figures.second.reaction.into())
}

fn best_next(context: &EvalContext, me: &Combatant, dm: i32) -> f32 {
    let strike = |foe| context.best(me, foe, Meeting { dm, ..context.meeting(me, foe) }).worth();
    context.foes().map(strike).fold(0.0, f32::max)
}

/// Scores a blow at a foe who turns away (SE-RCT-08).
fn striking(candidate: CombatCandidate, who: FighterId, leaver: FighterId) -> Reacting {
    let (Some(me), Some(foe)) = (candidate.fighter(who), candidate.fighter(leaver)) else {
        return Reacting::default();
    };
    let context = candidate.context;
    let dm = context.armoury.figures.second.opportunity.into();
    let meeting = Meeting { dm, ..context.meeting(me, foe) };
    let blows = me.ready().filter(|arm| arm.is_melee());
    let best =
        blows.map(|arm| expected(context, me, arm, foe, meeting).worth()).fold(0.0, f32::max);
    Reacting { hurt: best, next: pip(context, me), ..Reacting::default() }
}

/// Least worth of a turn, even with nothing to strike.
const LEAST_TURN: f32 = 0.1;

#[cfg(test)]
mod tests {
    use characters::Characteristics;
    use skirmish::{FighterId, Move, Reaction, Why};

    use crate::combat::testing::{Field, THEY, YOU};

    const ATTACKED: Why = Why::Reaction { who: FighterId(0), by: FighterId(1) };
    const DODGE: Move = Move::React(Some(Reaction::Dodge));
    const NOTHING: Move = Move::React(None);

    #[test]
    fn whoever_is_quick_dodges_what_would_hurt_more_than_a_worse_shot() {
        let field = Field::second().with(YOU, 0, &["Dagger"]).with(THEY, 40, &["Auto Rifle"]);
        let quick = field.change(0, |_| ()).change_own(0, |own| {
            own.now = Characteristics::new([7, 12, 7, 7, 7, 7]);
        });
        assert_eq!(quick.decide(ATTACKED, &[NOTHING, DODGE]), DODGE);
    }

    #[test]
    fn nobody_dodges_who_gains_nothing_by_it() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 40, &["Rifle"]);
        assert_eq!(field.decide(ATTACKED, &[DODGE, NOTHING]), NOTHING);
    }

    #[test]
    fn a_good_shot_keeps_the_next_turn_rather_than_dive() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 40, &["Dagger"]);
        let dive = Move::React(Some(Reaction::Dive));
        assert_eq!(field.decide(ATTACKED, &[dive, NOTHING]), NOTHING);
    }

    #[test]
    fn a_blade_strikes_at_whoever_turns_away() {
        let field = Field::second().with(YOU, 0, &["Blade"]).with(THEY, 1, &["Rifle"]);
        let why = Why::Opportunity { who: FighterId(0), leaver: FighterId(1) };
        let options = [Move::Strike(false), Move::Strike(true)];
        assert_eq!(field.decide(why, &options), Move::Strike(true));
    }
}
