//! Striking, aiming and grappling.

use skirmish::{
    Attack, FighterId, Mode, Move,
    data::{Sound, Trait},
    field::Distance,
};

use super::{Acting, CombatCandidate, moving, truth};
use crate::combat::features::{Arm, Combatant, Meeting, Strike, auto, expected, planned, ward};

/// Scores an attack, by its plan (CT-ATK-03, SE-CBT-06, SE-CBT-07).
pub(super) fn attack(candidate: CombatCandidate, me: &Combatant, attack: Attack) -> Acting {
    let context = candidate.context;
    let Some(on) = context.get(attack.target) else { return moving::staying(candidate, me) };
    let strike = match context.plan(candidate.option) {
        Some(plan) => planned(context, me, &attack, plan, on, 0),
        None => unplanned(candidate, me, attack, on),
    };
    let arm = me.arm(attack.weapon);
    let spent = arm.map_or(0.0, |arm| shots(arm, attack.mode));
    let swings = (attack.mode == Mode::Butt || arm.is_some_and(Arm::is_melee))
        && attack.mode != Mode::Weakened;
    Acting {
        friends: arm.map_or(0.0, |arm| own_in_blast(candidate, me, arm, on) * strike.share),
        blows: if swings && context.is_classic() { moving::blow(me) } else { 0.0 },
        shots: spent,
        boon: truth(attack.boon),
        noise: truth(context.surprises() && arm.is_some_and(|arm| is_loud(me, arm))),
        stealth: truth(context.surprises() && !arm.is_some_and(|arm| is_loud(me, arm))),
        ..striking(candidate, me, on, strike)
    }
}

/// Scores a strike at a fighter.
fn striking(candidate: CombatCandidate, me: &Combatant, on: &Combatant, strike: Strike) -> Acting {
    let context = candidate.context;
    let most = context.foes().map(|foe| context.threat_to_all(foe)).fold(0.0, f32::max);
    let theirs = context.threat_to_all(on) / most.max(f32::EPSILON);
    let awake = truth(on.is_able());
    Acting {
        harm: strike.share * awake,
        finish: strike.out * awake,
        threat: strike.worth() * theirs * awake,
        guard: strike.worth() * threat_to_comrades(candidate, me, on) * awake,
        overkill: strike.worth() * taken_care_of(candidate, me, on),
        mercy: 1.0 - awake,
        blood: truth(matches!(context.seen.aim, skirmish::data::Aim::FirstBlood)) * strike.hit,
        ..moving::staying(candidate, me)
    }
}

/// Estimates an attack that has no plan.
fn unplanned(candidate: CombatCandidate, me: &Combatant, attack: Attack, on: &Combatant) -> Strike {
    let context = candidate.context;
    me.arm(attack.weapon).map_or(Strike::default(), |arm| {
        let weak = arm.weapon.classic.as_ref().filter(|_| attack.mode == Mode::Weakened);
        let dm = weak.map_or(0, |classic| classic.weakened.into());
        expected(context, me, arm, on, Meeting { dm, ..context.meeting(me, on) })
    })
}

/// Threat of a foe to the weakest comrade, with the ward of the side counted double.
fn threat_to_comrades(candidate: CombatCandidate, me: &Combatant, foe: &Combatant) -> f32 {
    let context = candidate.context;
    let of_ward = |it: &Combatant| if ward(context) == Some(it.id()) { 2.0 } else { 1.0 };
    let threats =
        context.comrades(me).map(|it| context.threat(foe, it) * (1.5 - it.health()) * of_ward(it));
    threats.fold(0.0, f32::max)
}

/// Chance that comrades put this fighter out anyway, by their declared actions.
fn taken_care_of(candidate: CombatCandidate, me: &Combatant, on: &Combatant) -> f32 {
    let context = candidate.context;
    let stands = context.comrades(me).map(|comrade| {
        let action = comrade.own().and_then(|own| own.classic.action);
        let Some(skirmish::FighterAction::Attack(attack)) = action.filter(|_| context.is_classic())
        else {
            return 1.0;
        };
        let Some(arm) = comrade.arm(attack.weapon).filter(|_| attack.target == on.id()) else {
            return 1.0;
        };
        1.0 - expected(context, comrade, arm, on, context.meeting(comrade, on)).out
    });
    1.0 - stands.product::<f32>()
}

/// Scores aiming at a fighter, by the gain of the shot that follows (SE-CBT-09).
pub(super) fn aim(candidate: CombatCandidate, me: &Combatant, target: FighterId) -> Acting {
    let context = candidate.context;
    let Some(on) = context.get(target) else { return moving::staying(candidate, me) };
    let gain = context.armoury.figures.second.aim.into();
    let now = moving::strikes_after_a_minor(me);
    if !now {
        let steady = me.own().is_some_and(|own| own.second.aim.is_none_or(|it| it.at == target));
        let shot =
            best_shot(candidate, me, on, gain).worth() - best_shot(candidate, me, on, 0).worth();
        let ready = shot * truth(steady && on.is_able());
        return Acting { ready, ..moving::staying(candidate, me) };
    }
    striking(candidate, me, on, best_shot(candidate, me, on, gain))
}

/// Best planned shot at a fighter with `dm` on the throw; bursts gain nothing.
fn best_shot(candidate: CombatCandidate, me: &Combatant, on: &Combatant, dm: i32) -> Strike {
    let context = candidate.context;
    let single = |option: &Move| {
        let Move::Do { who, deed: skirmish::FighterAction::Attack(attack) } = option else {
            return None;
        };
        let fits = *who == me.id() && attack.target == on.id() && attack.mode == Mode::Single;
        fits.then_some(*attack)
    };
    let plans =
        context.seen.plans.iter().filter_map(|(option, plan)| Some((single(option)?, plan)));
    let strikes = plans.map(|(attack, plan)| planned(context, me, &attack, plan, on, dm));
    let best = strikes.fold(
        Strike::default(),
        |best, it| {
            if it.worth() > best.worth() { it } else { best }
        },
    );
    if best.hit > 0.0 {
        return best;
    }
    context.best(me, on, Meeting { dm, ..context.meeting(me, on) })
}

/// Scores a grapple: it keeps the other from shooting, and hurts through armour (SE-GRP-01).
pub(super) fn grapple(candidate: CombatCandidate, me: &Combatant, other: FighterId) -> Acting {
    let context = candidate.context;
    let Some(on) = context.get(other) else { return moving::staying(candidate, me) };
    let dm = |it: &Combatant| {
        let score = it.physical[0].max(it.physical[1]).clamp(0, 15);
        i32::from(tasks::check::characteristic_dm(score as u8))
    };
    let fists = me.arms.iter().filter(|arm| arm.is_melee()).map(|arm| arm.skill);
    let theirs = on.arms.iter().filter(|arm| arm.is_melee()).map(|arm| arm.skill);
    let edge = fists.max().unwrap_or(0) - theirs.max().unwrap_or(0) - dm(on);
    let wins = (0.5 + EDGE * edge as f32).clamp(0.05, 0.95);
    let [str, dex, end] = on.physical;
    let left = (end + str.max(dex)).max(1) as f32;
    let strike = Strike { hit: wins, share: wins * (GRIP / left).min(1.0), out: 0.0 };
    let dangerous = context.threat_to_all(on);
    Acting { guard: wins * dangerous * HOLD, ..striking(candidate, me, on, strike) }
}

/// Share of the loaded shots that an attack uses.
fn shots(arm: &Arm, mode: Mode) -> f32 {
    let (Some(loaded), Some(second)) = (arm.loaded, &arm.weapon.second) else { return 0.0 };
    let taken = match mode {
        Mode::Burst => auto(second).max(1),
        Mode::FullAuto => auto(second).saturating_mul(3),
        Mode::Single | Mode::Weakened | Mode::Thrown | Mode::Indirect | Mode::Both | Mode::Butt => {
            1
        }
    };
    f32::from(taken) / f32::from(loaded.max(1))
}

/// Number of the side's own fighters within the blast (SE-TRT-11).
fn own_in_blast(candidate: CombatCandidate, me: &Combatant, arm: &Arm, on: &Combatant) -> f32 {
    let Some(second) = arm.weapon.second.as_ref().filter(|_| !candidate.context.is_classic())
    else {
        return 0.0;
    };
    let metres = |it: &Trait| if let Trait::Blast(metres) = it { Some(*metres) } else { None };
    let blast = second.traits.iter().find_map(metres).map(|it| Distance::metres(it.into()));
    let Some(blast) = blast else { return 0.0 };
    let own = candidate.context.comrades(me).chain(std::iter::once(me));
    own.filter(|it| it.seen.place.to(on.seen.place) <= blast).count() as f32
}

/// Whether everybody hears it (CT-SUP-09).
fn is_loud(me: &Combatant, arm: &Arm) -> bool {
    let fitted = |gear| {
        let held = me.own().zip(arm.nth).and_then(|(own, nth)| own.kit.weapon(nth));
        held.is_some_and(|held| held.fittings.contains(&gear))
    };
    match arm.weapon.classic.as_ref().map(|classic| classic.sound) {
        Some(Sound::Pistol) => !fitted(skirmish::data::Gear::Silencer),
        Some(Sound::LongGun) => true,
        Some(Sound::Quiet | Sound::Laser) | None => false,
    }
}

/// Added chance of winning a grapple for each point in strength or skill.
const EDGE: f32 = 0.1;
/// Points of damage by the winner of a grapple, with a usual Effect (SE-GRP-06).
const GRIP: f32 = 4.0;
/// Value of keeping a fighter from striking at others.
const HOLD: f32 = 0.3;

#[cfg(test)]
mod tests {
    use skirmish::{Attack, Condition, FighterAction, FighterId, Hurt, Mode, Move, Why, data::Aim};

    use crate::combat::testing::{Field, THEY, YOU};

    fn at(target: u8, weapon: u8, mode: Mode) -> FighterAction {
        FighterAction::Attack(Attack { target: FighterId(target), weapon, mode, boon: false })
    }

    const TURN: Why = Why::Turn { who: FighterId(0) };

    #[test]
    fn of_two_alike_the_wounded_one_is_finished() {
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 50, &["Rifle"]);
        let field = field.with(THEY, 50, &["Rifle"]).change(2, |foe| foe.hurt = Hurt::Badly);
        let shots = [at(1, 0, Mode::Single), at(2, 0, Mode::Single)];
        assert_eq!(field.deed(Why::Attacks, &shots), shots[1]);
    }

    #[test]
    fn whoever_can_hurt_most_is_struck_first() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 50, &["Dagger"]);
        let field = field.with(THEY, 50, &["Rifle"]);
        let shots = [at(1, 0, Mode::Single), at(2, 0, Mode::Single)];
        assert_eq!(field.deed(TURN, &shots), shots[1]);
    }

    #[test]
    fn nobody_strikes_at_the_helpless_while_others_still_fight() {
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 50, &["Rifle"]);
        let field = field.with(THEY, 200, &["Rifle"]).change(1, |foe| {
            foe.condition = skirmish::Condition::Unconscious;
        });
        let deeds = [at(1, 0, Mode::Single), at(2, 0, Mode::Single), FighterAction::Done];
        assert_eq!(field.deed(Why::Attacks, &deeds), deeds[1]);
        assert_eq!(field.deed(Why::Attacks, &[deeds[0], deeds[2]]), FighterAction::Done);
    }

    #[test]
    fn with_strength_to_spare_a_blow_is_a_full_one() {
        let touch = |field: Field| field.change(0, |you| you.holds = vec![FighterId(1)]);
        let field = touch(Field::classic().with(YOU, 0, &["Blade"]).with(THEY, 0, &["Blade"]));
        let blows = [at(1, 0, Mode::Weakened), at(1, 0, Mode::Single)];
        let full = field.deed(Why::Attacks, &blows);
        assert_eq!(full, blows[1]);
    }

    #[test]
    fn a_silent_weapon_keeps_surprise() {
        let field = Field::classic().with(YOU, 0, &["Dagger", "Rifle"]).with(THEY, 0, &["Rifle"]);
        let field = field.change(0, |you| you.holds = vec![FighterId(1)]);
        let field = field.with(THEY, 100, &["Rifle"]).but(|seen| seen.surprise = Some(YOU));
        let deeds = [at(1, 1, Mode::Single), at(1, 0, Mode::Single)];
        assert_eq!(field.deed(Why::Attacks, &deeds), deeds[1]);
    }

    #[test]
    fn nobody_aims_at_the_helpless_once_there_is_no_time_to_strike() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 60, &["Rifle"]);
        let field = field.change_own(0, |own| {
            (own.second.significant, own.second.minors) = (true, 1);
        });
        let deeds = [FighterAction::Aim(FighterId(1)), FighterAction::Done];
        assert_eq!(field.clone().deed(TURN, &deeds), deeds[0]);
        let down = field.with(THEY, 90, &["Rifle"]).change(1, |foe| {
            foe.condition = Condition::Unconscious;
        });
        assert_eq!(down.deed(TURN, &deeds), deeds[1]);
    }

    #[test]
    fn a_shot_is_aimed_first_while_there_is_time_for_both() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 40, &["Dagger"]);
        let deeds = [at(1, 0, Mode::Single), FighterAction::Aim(FighterId(1)), FighterAction::Done];
        assert_eq!(field.deed(TURN, &deeds), deeds[1]);
        let later = field.change_own(0, |own| own.second.minors = 2);
        assert_eq!(later.deed(TURN, &deeds), deeds[0]);
    }

    #[test]
    fn no_grenade_is_thrown_at_ones_own_feet() {
        let field = Field::second().with(YOU, 0, &["Shard Grenade", "Body Pistol"]);
        let Some(grenade) = field.armoury.weapon("Shard Grenade") else { return };
        assert!(grenade.second.is_some());
        let field = field.with(THEY, 2, &["Dagger"]);
        let deeds = [at(1, 0, Mode::Single), at(1, 1, Mode::Single)];
        assert_eq!(field.deed(TURN, &deeds), deeds[1]);
    }

    #[test]
    fn comrades_spread_their_fire() {
        let field = Field::classic().with(YOU, 0, &["Auto Rifle"]).with(THEY, 50, &["Rifle"]);
        let field = field.with(THEY, 50, &["Rifle"]).with(YOU, 0, &["Auto Rifle"]);
        let shots = [at(1, 0, Mode::Burst), at(2, 0, Mode::Burst)];
        assert_eq!(field.deed(Why::Attacks, &shots), shots[0]);
        let ordered = field.change_own(3, |own| own.classic.action = Some(shots[0]));
        assert_eq!(ordered.deed(Why::Attacks, &shots), shots[1]);
    }

    #[test]
    fn first_blood_goes_to_whoever_is_easiest_to_hit() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 190, &["Rifle"]);
        let field = field.with(THEY, 40, &["Dagger"]).but(|seen| seen.aim = Aim::FirstBlood);
        let shots = [at(1, 0, Mode::Single), at(2, 0, Mode::Single)];
        assert_eq!(field.deed(TURN, &shots), shots[1]);
    }

    #[test]
    fn the_protective_strike_at_whoever_threatens_the_weakest() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(YOU, 60, &["Dagger"]);
        let field = field.with(THEY, 61, &["Blade"]).with(THEY, 30, &["Body Pistol"]);
        let hurt = field.change(1, |friend| friend.hurt = Hurt::Badly).change_own(1, |own| {
            own.now = characters::Characteristics::new([3, 3, 0, 7, 7, 7]);
        });
        let shots = [at(2, 0, Mode::Single), at(3, 0, Mode::Single)];
        assert_eq!(hurt.personality("protective").deed(TURN, &shots), shots[0]);
    }

    #[test]
    fn a_shooter_in_heavy_armour_is_wrestled_down() {
        let field = Field::second().with(YOU, 0, &["Dagger"]).with(THEY, 1, &["Laser Rifle"]);
        let field = field.change(1, |foe| foe.armor = vec!["Battle Dress".to_owned()]);
        let deeds =
            [at(1, 0, Mode::Single), FighterAction::Grapple(FighterId(1)), FighterAction::Done];
        assert_eq!(field.deed(TURN, &deeds), deeds[1]);
    }

    #[test]
    fn every_option_is_told_with_all_its_considerations() {
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 50, &["Rifle"]);
        let who = FighterId(0);
        let options: Vec<Move> =
            [at(1, 0, Mode::Single), FighterAction::Done].map(|deed| Move::Do { who, deed }).into();
        let reasons = field.explain(Why::Attacks, &options);
        assert_eq!(reasons.len(), 2);
        for reason in reasons {
            let moved: f32 = reason.considerations.iter().map(|(_, by)| by).sum();
            assert!((0.5 + moved - reason.score).abs() < 1e-4, "{reason:?}");
        }
    }
}
