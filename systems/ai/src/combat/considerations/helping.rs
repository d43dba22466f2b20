//! Helping others: first aid, carrying, freeing captives, leadership.

use characters::Characteristic;
use skirmish::{Condition, FighterId};

use super::{Acting, CombatCandidate, moving, truth};
use crate::combat::features::{Combatant, ward};

/// Scores carrying a fighter who cannot walk: when the side retreats, or for its ward (FL-6).
pub(super) fn carry(candidate: CombatCandidate, me: &Combatant, other: FighterId) -> Acting {
    let is_ward = ward(candidate.context) == Some(other);
    let own =
        candidate.context.get(other).is_some_and(|it| candidate.context.is_own(it) && is_alive(it));
    let leaving = leaving(candidate) * truth(own);
    let staying = moving::staying(candidate, me);
    let worth = if is_ward { 1.0 } else { leaving * CARRIED * (1.0 - staying.danger).max(0.0) };
    let idle = truth(!is_ward) * (1.0 - leaving);
    Acting { help: worth, aim: truth(is_ward), loss: idle, ..staying }
}

/// Weight of a retreat: 0 up to half beaten, 1 when lost.
fn leaving(candidate: CombatCandidate) -> f32 {
    (2.0 * candidate.outlook.beaten() - 1.0).max(0.0)
}

/// Scores putting down a carried fighter: at home, or to fight.
pub(super) fn put_down(candidate: CombatCandidate, me: &Combatant) -> Acting {
    let carried = me.seen.carries;
    let arrived = carried.is_some() && carried == ward(candidate.context) && is_home(candidate, me);
    let loses = carried == ward(candidate.context) && !arrived;
    let comrade = truth(carried != ward(candidate.context));
    Acting {
        help: truth(arrived),
        ready: comrade * (1.0 - leaving(candidate)) * PUT_DOWN,
        // Who would be taken up again is not put down.
        loss: comrade * leaving(candidate) * CARRIED,
        astray: truth(loses),
        ..moving::staying(candidate, me)
    }
}

fn is_home(candidate: CombatCandidate, me: &Combatant) -> bool {
    match candidate.context.seen.aim {
        skirmish::data::Aim::Rescue { to, .. } => me.seen.place == to,
        skirmish::data::Aim::Defeat
        | skirmish::data::Aim::Hold { .. }
        | skirmish::data::Aim::Reach { .. }
        | skirmish::data::Aim::Protect { .. }
        | skirmish::data::Aim::FirstBlood => false,
    }
}

/// Scores freeing a captive, who adds one to the side.
pub(super) fn free(candidate: CombatCandidate, me: &Combatant, other: FighterId) -> Acting {
    let is_ward = truth(ward(candidate.context) == Some(other));
    Acting { help: 1.0, aim: is_ward, ..moving::staying(candidate, me) }
}

/// Scores first aid: highest for the dying, and only away from danger (SE-HEA-01). It takes minutes, in which
/// whoever can still fight is missed as long as anybody is to be fought.
pub(super) fn first_aid(candidate: CombatCandidate, me: &Combatant, other: FighterId) -> Acting {
    let Some(patient) = candidate.context.get(other) else { return moving::staying(candidate, me) };
    let peril = patient.own().is_some_and(|own| own.body.aftermath.peril.is_some());
    let need = match patient.seen.condition {
        Condition::Unconscious if peril => 1.0,
        Condition::Unconscious | Condition::Helpless => 0.6,
        Condition::Able => {
            0.5 * (1.0 - patient.health()) * truth(candidate.context.foes().next().is_none())
        }
        Condition::Dead | Condition::Gone(_) => 0.0,
    };
    let skill = me.own().map_or(0.0, |own| {
        let edu = tasks::check::characteristic_dm(own.now.get(Characteristic::Edu));
        let level = ["Medic", "Medical"].iter().filter_map(|name| own.skills.level(name)).max();
        let total = level.map_or(-3, i16::from) + edu;
        (0.4 + 0.15 * f32::from(total)).clamp(0.0, 1.0)
    });
    let staying = moving::staying(candidate, me);
    let peace = (1.0 - 2.0 * staying.danger).clamp(0.1, 1.0);
    Acting { help: need * skill * peace, ..staying }
}

/// Scores putting out a fire, on the fighter or a comrade (SE-TRT-20).
pub(super) fn douse(candidate: CombatCandidate, me: &Combatant, other: FighterId) -> Acting {
    let own =
        candidate.context.get(other).is_some_and(|it| candidate.context.is_own(it) && is_alive(it));
    Acting { help: truth(own) * BURNING, ..moving::staying(candidate, me) }
}

/// Scores Leadership: boons for comrades who can still use them (SE-CBT-18).
pub(super) fn lead(candidate: CombatCandidate, me: &Combatant) -> Acting {
    let context = candidate.context;
    let boons = me.own().map_or(0.0, |own| {
        let soc = tasks::check::characteristic_dm(own.now.get(Characteristic::Soc));
        let level = ["Leadership", "Leader"].iter().filter_map(|name| own.skills.level(name)).max();
        f32::from(level.map_or(-3, i16::from) + soc) - 1.0
    });
    let waiting = context.comrades(me).filter(|it| it.own().is_some_and(|own| !own.second.acted));
    let uses = boons.clamp(0.0, waiting.count() as f32);
    let staying = moving::staying(candidate, me);
    // Orders that are likely to do harm give comrades banes.
    Acting {
        lead: uses * BOON,
        loss: (-boons).max(0.0) * BOON,
        waiting: truth(uses == 0.0),
        ..staying
    }
}

/// Scores taking a boon for a check: useful in a grapple, since a shot takes its boon with it
/// (SE-CBT-20).
pub(super) fn take_boon(candidate: CombatCandidate, me: &Combatant) -> Acting {
    let grapples = me.own().is_some_and(|own| own.second.grappling.is_some());
    Acting { help: truth(grapples) * BOON, boon: 1.0, ..moving::staying(candidate, me) }
}

/// Scores spotting a target for a gunner, if there is one (SE-TRT-05).
pub(super) fn observe(candidate: CombatCandidate, me: &Combatant, target: FighterId) -> Acting {
    let context = candidate.context;
    let theirs = context.get(target).map_or(0.0, |it| context.threat_to_all(it));
    Acting { lead: OBSERVED * (1.0 + theirs), ..moving::staying(candidate, me) }
}

fn is_alive(who: &Combatant) -> bool {
    match who.seen.condition {
        Condition::Able | Condition::Helpless | Condition::Unconscious => true,
        Condition::Dead | Condition::Gone(_) => false,
    }
}

/// Value of carrying a comrade when everything is lost.
const CARRIED: f32 = 0.5;
/// Value of two free hands.
const PUT_DOWN: f32 = 0.3;
const BURNING: f32 = 0.7;
/// Value of one boon to an attacker.
const BOON: f32 = 0.1;
const OBSERVED: f32 = 0.2;

#[cfg(test)]
mod tests {
    use characters::Characteristics;
    use skirmish::{
        Attack, Condition, FighterAction, FighterId, Mode, Why, data::Aim, field::Place,
    };

    use crate::combat::{
        Level,
        testing::{Field, THEY, YOU},
    };

    const TURN: Why = Why::Turn { who: FighterId(0) };
    const OTHER: FighterId = FighterId(1);

    fn beside_a_fallen_comrade() -> Field {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(YOU, 1, &["Rifle"]);
        field.change(1, |friend| friend.condition = Condition::Unconscious).change_own(1, |own| {
            own.now = Characteristics::new([0, 3, 0, 7, 7, 7]);
        })
    }

    #[test]
    fn a_medic_treats_the_fallen_when_left_in_peace() {
        let field = beside_a_fallen_comrade().with(THEY, 300, &["Dagger"]);
        let medic = field.change_own(0, |own| {
            own.skills = [("Medic", 2), ("Gun Combat (slug)", 1)].into_iter().collect();
        });
        let deeds = [FighterAction::Done, FighterAction::FirstAid(OTHER)];
        assert_eq!(medic.deed(TURN, &deeds), deeds[1]);
    }

    #[test]
    fn nobody_bandages_for_minutes_who_can_still_fight_while_there_is_somebody_to_fight() {
        let own = Field::second().with(YOU, 0, &["Rifle"]).with(YOU, 1, &["Rifle"]);
        let hurt = own.change_own(1, |own| own.now = Characteristics::new([3, 3, 3, 7, 7, 7]));
        let medic = hurt.change_own(0, |own| {
            own.skills = [("Medic", 2)].into_iter().collect();
        });
        let deeds = [FighterAction::Done, FighterAction::FirstAid(OTHER)];
        let fought = medic.clone().with(THEY, 300, &["Dagger"]);
        assert_eq!(fought.deed(TURN, &deeds), deeds[0]);
        assert_eq!(medic.deed(TURN, &deeds), deeds[1]);
    }

    #[test]
    fn one_shoots_back_before_one_bandages() {
        let field = beside_a_fallen_comrade().with(THEY, 30, &["Rifle"]);
        let shot = FighterAction::Attack(Attack {
            target: FighterId(2),
            weapon: 0,
            mode: Mode::Single,
            boon: false,
        });
        assert_eq!(field.deed(TURN, &[FighterAction::FirstAid(OTHER), shot]), shot);
    }

    #[test]
    fn whoever_is_to_be_rescued_is_freed_and_taken_up() {
        let aim = Aim::Rescue { who: 1, to: Place::metres(-30) };
        let field = beside_a_fallen_comrade().with(THEY, 100, &["Dagger"]);
        let field = field.but(|seen| seen.aim = aim);
        let deeds =
            [FighterAction::Done, FighterAction::Carry(OTHER), FighterAction::FirstAid(OTHER)];
        assert_eq!(field.deed(TURN, &deeds), deeds[1]);
        let bound = field.change(1, |friend| {
            (friend.condition, friend.captive) = (Condition::Able, true);
        });
        assert_eq!(
            bound.deed(TURN, &[FighterAction::Done, FighterAction::Free(OTHER)]),
            FighterAction::Free(OTHER)
        );
    }

    #[test]
    fn whom_one_came_for_is_not_put_down_on_the_way() {
        let aim = Aim::Rescue { who: 1, to: Place::metres(-30) };
        let field = beside_a_fallen_comrade().with(THEY, 40, &["Rifle"]).but(|seen| seen.aim = aim);
        let field = field.change(0, |you| you.carries = Some(OTHER));
        let home = FighterAction::Walk(Place::metres(-6));
        assert_eq!(field.deed(TURN, &[FighterAction::PutDown, home, FighterAction::Done]), home);
    }

    #[test]
    fn nobody_of_any_level_puts_down_a_comrade_whom_they_would_take_up_again() {
        let carries =
            beside_a_fallen_comrade().with(THEY, 60, &["Rifle"]).with(THEY, 60, &["Rifle"]);
        let carries = carries.change(0, |you| you.carries = Some(OTHER));
        let lays_down = carries.clone().change(0, |you| you.carries = None);
        for level in Level::ALL {
            let at = |field: &Field, round, deed| {
                let field = field.clone().but(|seen| seen.round = round).level(level);
                field.deed(TURN, &[deed, FighterAction::Done]) == deed
            };
            let both = |round| {
                at(&carries, round, FighterAction::PutDown)
                    && at(&lays_down, round, FighterAction::Carry(OTHER))
            };
            assert!(!(1..40).any(both), "{level:?}");
        }
    }

    #[test]
    fn somebody_burning_is_put_out() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 150, &["Dagger"]);
        let field = field.change(0, |you| you.burning = true);
        let me = FighterId(0);
        assert_eq!(
            field.deed(TURN, &[FighterAction::Done, FighterAction::Douse(me)]),
            FighterAction::Douse(me)
        );
    }

    #[test]
    fn a_leader_leads_those_who_have_yet_to_act_and_nobody_else_does() {
        let field = Field::second().with(YOU, 0, &["Dagger"]).with(THEY, 60, &["Rifle"]);
        let field = field.with(YOU, 0, &["Rifle"]).with(YOU, 0, &["Rifle"]);
        let deeds = [FighterAction::Done, FighterAction::Lead];
        assert_eq!(field.deed(TURN, &deeds), FighterAction::Done);
        let leader = field.clone().change_own(0, |own| {
            own.skills = [("Leadership", 3)].into_iter().collect();
            own.now = Characteristics::new([7, 7, 7, 7, 7, 10]);
        });
        assert_eq!(leader.deed(TURN, &deeds), FighterAction::Lead);
        for level in Level::ALL {
            let turns = |round| field.clone().but(|seen| seen.round = round).level(level);
            let leads = |round| turns(round).deed(TURN, &deeds) == FighterAction::Lead;
            assert!(!(1..40).any(leads), "{level:?} shouts orders that do harm");
        }
    }

    #[test]
    fn a_gunner_is_told_of_the_most_dangerous() {
        let field = Field::second().with(YOU, 0, &["Dagger"]).with(THEY, 60, &["Dagger"]);
        let field = field.with(THEY, 60, &["Rifle"]);
        let deeds = [
            FighterAction::Observe(FighterId(1)),
            FighterAction::Observe(FighterId(2)),
            FighterAction::Done,
        ];
        assert_eq!(field.deed(TURN, &deeds), deeds[1]);
    }
}
