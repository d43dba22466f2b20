//! Drawing, loading and dropping weapons, and delaying.

use super::{Acting, CombatCandidate, moving};
use crate::combat::features::{Arm, Combatant, expected};

/// Scores drawing another weapon, by its gain over the ready one (SE-CBT-11).
pub(super) fn draw(candidate: CombatCandidate, me: &Combatant, weapon: u8) -> Acting {
    let better =
        me.arm(weapon).map_or(0.0, |arm| could(candidate, me, arm) - ready(candidate, me) - EFFORT);
    Acting { ready: better, loss: -better, ..moving::staying(candidate, me) }
}

/// Scores a reload of a weapon that is empty or not full, against the other ready weapons.
pub(super) fn reload(candidate: CombatCandidate, me: &Combatant, weapon: u8) -> Acting {
    let Some(arm) = me.arm(weapon) else { return moving::staying(candidate, me) };
    let full = arm.weapon.magazine.map_or(1, |magazine| magazine.shots.max(1));
    let left = f32::from(arm.loaded.unwrap_or(full)) / f32::from(full);
    let worth = could(candidate, me, arm);
    let gain =
        if left == 0.0 { worth - ready(candidate, me) } else { worth * TOPPING * (1.0 - left) };
    let pressed = candidate.context.foes().any(|foe| candidate.context.touching(me, foe));
    let part = if pressed { PRESSED } else { 1.0 };
    Acting { ready: gain * part, ..moving::staying(candidate, me) }
}

/// Scores picking up a weapon: a gain for a fighter without one.
pub(super) fn pick_up(candidate: CombatCandidate, me: &Combatant) -> Acting {
    let bare = me.ready().all(|arm| arm.weapon.hands == 0);
    let missing = if bare { BARE_HANDED } else { 0.0 };
    Acting { ready: missing, ..moving::staying(candidate, me) }
}

/// Scores dropping a weapon, by its worth.
pub(super) fn drop(candidate: CombatCandidate, me: &Combatant, weapon: u8) -> Acting {
    let lost = me.arm(weapon).map_or(0.0, |arm| could(candidate, me, arm) + LOSS);
    Acting { loss: lost, ..moving::staying(candidate, me) }
}

/// Scores a delay to later in the round, when foes may have come nearer (SE-INI-07).
pub(super) fn delay(candidate: CombatCandidate, me: &Combatant) -> Acting {
    let idle = ready(candidate, me) == 0.0;
    let hopes = if idle { EXPECTANT } else { 0.0 };
    Acting { ready: hopes, waiting: 1.0, ..moving::staying(candidate, me) }
}

/// Worth of a weapon against its best target, once loaded and in hand.
fn could(candidate: CombatCandidate, me: &Combatant, arm: &Arm) -> f32 {
    let context = candidate.context;
    let here = context.foes().map(|foe| expected(context, me, arm, foe, context.meeting(me, foe)));
    here.map(|strike| strike.worth()).fold(0.0, f32::max)
}

/// Worth of the best ready weapon.
fn ready(candidate: CombatCandidate, me: &Combatant) -> f32 {
    me.ready().map(|arm| could(candidate, me, arm)).fold(0.0, f32::max)
}

/// Least gain that makes a change of weapons worthwhile.
const EFFORT: f32 = 0.02;
/// Factor for reloading a magazine that is not empty.
const TOPPING: f32 = 0.3;
/// Factor for reloading within reach of a blow.
const PRESSED: f32 = 0.3;
const BARE_HANDED: f32 = 0.4;
/// Cost of giving up any weapon.
const LOSS: f32 = 0.5;
/// Value of waiting with nothing else to do.
const EXPECTANT: f32 = 0.05;

#[cfg(test)]
mod tests {
    use skirmish::{Attack, FighterAction, FighterId, Mode, Why};

    use crate::combat::testing::{Field, THEY, YOU};

    const TURN: Why = Why::Turn { who: FighterId(0) };

    fn at(target: u8, weapon: u8) -> FighterAction {
        FighterAction::Attack(Attack {
            target: FighterId(target),
            weapon,
            mode: Mode::Single,
            boon: false,
        })
    }

    #[test]
    fn an_empty_rifle_is_loaded_where_nobody_is_near() {
        let field = Field::classic().with(YOU, 0, &["Rifle"]).with(THEY, 100, &["Rifle"]);
        let empty = field.change_own(0, |own| own.kit.weapons[0].loaded = 0);
        let deeds = [FighterAction::Done, FighterAction::Reload(0)];
        assert_eq!(empty.deed(Why::Attacks, &deeds), FighterAction::Reload(0));
    }

    #[test]
    fn nobody_reloads_in_contact_who_can_strike() {
        let field = Field::classic().with(YOU, 0, &["Rifle", "Blade"]).with(THEY, 0, &["Blade"]);
        let field = field.change(0, |you| you.holds = vec![FighterId(1)]);
        let empty = field.change_own(0, |own| own.kit.weapons[0].loaded = 0);
        let deeds = [FighterAction::Reload(0), at(1, 1), FighterAction::Done];
        assert_eq!(empty.deed(Why::Attacks, &deeds), at(1, 1));
    }

    #[test]
    fn the_better_weapon_is_drawn() {
        let field = Field::second().with(YOU, 0, &["Dagger", "Rifle"]).with(THEY, 60, &["Rifle"]);
        let deeds = [FighterAction::Done, FighterAction::Draw(1), FighterAction::Draw(0)];
        assert_eq!(field.deed(TURN, &deeds), FighterAction::Draw(1));
    }

    #[test]
    fn nothing_is_drawn_that_is_worse_than_what_is_in_hand() {
        let field = Field::second().with(YOU, 0, &["Rifle", "Dagger"]).with(THEY, 60, &["Rifle"]);
        assert_eq!(
            field.deed(TURN, &[FighterAction::Draw(1), FighterAction::Done]),
            FighterAction::Done
        );
    }

    #[test]
    fn a_good_weapon_is_not_thrown_away() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 60, &["Rifle"]);
        assert_eq!(
            field.deed(TURN, &[FighterAction::Drop(0), FighterAction::Done]),
            FighterAction::Done
        );
    }

    #[test]
    fn whoever_is_bare_handed_picks_up_a_weapon() {
        let field = Field::second().with(YOU, 0, &[]).with(THEY, 6, &["Blade"]);
        assert_eq!(
            field.deed(TURN, &[FighterAction::Done, FighterAction::PickUp(0)]),
            FighterAction::PickUp(0)
        );
    }

    #[test]
    fn who_can_strike_does_not_wait() {
        let field = Field::second().with(YOU, 0, &["Rifle"]).with(THEY, 60, &["Blade"]);
        assert_eq!(field.deed(TURN, &[FighterAction::Delay, at(1, 0)]), at(1, 0));
    }
}
