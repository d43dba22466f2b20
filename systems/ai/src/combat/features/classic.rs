//! Attacks by the classic rules, from the matrices.

use dice::Pool;
use skirmish::{
    Mode, Plan,
    data::{ArmorColumn, Automatic, Class, ClassicWeapon, CoverKind, Level, Light, Weapon},
    field::Range,
};

use super::{Arm, Combatant, EvalContext, Meeting, Strike};

/// Expected result of an attack with an arm (CT-ATK-04 to CT-ATK-11).
pub(super) fn expected(
    context: &EvalContext,
    by: &Combatant,
    arm: &Arm,
    on: &Combatant,
    meeting: Meeting,
) -> Strike {
    let Some(weapon) = &arm.weapon.classic else { return Strike::default() };
    let Some(range) = meeting.distance.range(meeting.touching) else { return Strike::default() };
    let Some(reach) = weapon.range[range as usize] else { return Strike::default() };
    let figures = &context.armoury.figures.classic;
    let evading = if meeting.evades { figures.evade_dms[range as usize] } else { 0 };
    let dm = i32::from(reach)
        + i32::from(armour(context, weapon, on))
        + arm.skill
        + strength(by, arm.weapon, weapon)
        + i32::from(evading)
        + i32::from(hidden(context, arm, range, meeting))
        - if arm.is_melee() && !meeting.evades { parry(on) } else { 0 }
        + meeting.dm;
    let hit = context.tables.at_least(Pool::Dice(2), i32::from(figures.to_hit) - dm);
    let throws = if weapon.automatic == Automatic::Always { figures.burst_throws } else { 1 };
    of_hits(context, arm.weapon, on, hit).times(throws)
}

/// Result of a weapon with this chance to hit.
pub(super) fn of_hits(context: &EvalContext, weapon: &Weapon, on: &Combatant, hit: f32) -> Strike {
    let dice = weapon.classic.as_ref().map_or(0, |classic| classic.wounds);
    let (share, out) = wound(context, dice, on);
    Strike { hit, share: hit * share, out: hit * out }
}

/// Weapon as which a swung gun counts: a club or a cudgel, which hurt alike (M-02).
pub(super) fn struck_with<'a>(
    context: &EvalContext<'a>,
    weapon: &'a Weapon,
    mode: Mode,
) -> &'a Weapon {
    let club = context.armoury.weapon("Club").filter(|_| mode == Mode::Butt);
    club.unwrap_or(weapon)
}

/// Average share that wounds of this many dice take of a fighter, and the chance to go down. The
/// first wound of a fight falls whole on one of three scores; later ones are spread to hurt least.
fn wound(context: &EvalContext, dice: u8, on: &Combatant) -> (f32, f32) {
    let one = |score: i32| {
        let score = score.max(1);
        let share = context.tables.between(dice, 0, score) / score as f32;
        (share, context.tables.reaches(dice, score))
    };
    if on.blooded {
        let room: i32 = on.physical.iter().map(|&score| (score - SPARE).max(0)).sum();
        return one(room + 1);
    }
    let each = on.physical.map(one);
    let third = |of: fn(&(f32, f32)) -> f32| each.iter().map(of).sum::<f32>() / 3.0;
    (third(|it| it.0), third(|it| it.1))
}

/// Worst armour DM for the attacker among the armour worn (CT-ATK-06).
fn armour(context: &EvalContext, weapon: &ClassicWeapon, on: &Combatant) -> i8 {
    let worn = on.seen.armor.iter().filter_map(|name| context.armoury.armor(name));
    let columns = worn.map(|armor| armor.column);
    let dms = columns.map(|column| weapon.armor[column as usize]);
    dms.min().unwrap_or(weapon.armor[ArmorColumn::Nothing as usize])
}

/// DM of strength or dexterity for an attack with the weapon (CT-ATK-08).
fn strength(by: &Combatant, weapon: &Weapon, classic: &ClassicWeapon) -> i32 {
    let [str, dex, _] = by.physical;
    let score = if weapon.class == Class::Gun { dex } else { str };
    let dm = |level: Option<Level>, counts: &dyn Fn(i32) -> bool| {
        level.filter(|level| counts(level.at.into())).map_or(0, |level| i32::from(level.dm))
    };
    dm(classic.penalty, &|at| score <= at) + dm(classic.bonus, &|at| score >= at)
}

/// DM of cover, darkness, sights, and drawing the weapon first (M-07).
fn hidden(context: &EvalContext, arm: &Arm, range: Range, meeting: Meeting) -> i8 {
    let figures = &context.armoury.figures.classic;
    if arm.is_melee() {
        return if arm.in_hand { 0 } else { figures.drawing };
    }
    let cover = match meeting.cover {
        None => 0,
        Some(CoverKind::Vegetation) => figures.concealment,
        Some(
            CoverKind::Trees
            | CoverKind::StoneWall
            | CoverKind::Vehicle
            | CoverKind::ArmouredVehicle
            | CoverKind::Fortification,
        ) => figures.cover,
    };
    let dark = match context.seen.ground.light {
        Light::Dim if range == Range::Medium => figures.dim,
        Light::Dark if range > Range::Short => figures.dark,
        Light::Day | Light::Dim | Light::Dark => 0,
    };
    let far = matches!(range, Range::Long | Range::VeryLong);
    let sights = if far && arm.scope { figures.sight } else { 0 };
    let drawing = if arm.in_hand { 0 } else { figures.drawing };
    cover + dark + sights + drawing
}

/// Likely DM of a parry that the plan leaves out, because nobody of the side has met that fighter
/// yet (CT-ATK-10).
pub(super) fn left_out(plan: &Plan, on: &Combatant) -> i32 {
    if plan.leaves_out_a_parry() { parry(on) } else { 0 }
}

/// Points that the defender's skill takes from a blow: known for the side's own fighters, the usual
/// level of the weapon in hand for others (M-06).
fn parry(on: &Combatant) -> i32 {
    let parries = on.ready().filter(|arm| arm.is_melee());
    parries.map(|arm| arm.skill).max().unwrap_or(0)
}

/// Points of a score that cannot be used: a group of hits falls whole on one.
const SPARE: i32 = 2;

#[cfg(test)]
mod tests {
    use dice::{Modifier, Odds};

    use super::*;
    use crate::combat::testing::{Field, THEY, YOU};

    fn plan(parry: &'static str) -> Plan {
        let modifiers = vec![Modifier::new(parry, "CT-ATK-10", 0)];
        let (pool, odds, damage) = (Pool::Dice(2), Odds::NEVER, String::new());
        Plan { pool, modifiers, target: 8, odds, footing: None, throws: 1, damage, scatters: false }
    }

    /// CT-ATK-10: the estimate depends only on the weapon in hand.
    #[test]
    fn a_parry_that_the_plan_leaves_out_is_taken_to_be_usual() {
        let field = Field::classic().with(YOU, 0, &["Blade"]);
        let field = field.with(THEY, 0, &["Blade"]).with(THEY, 0, &["Rifle"]);
        let guess = |parry, on: usize| {
            let on = Combatant::new(&field.seen.fighters[on], &field.seen, &field.armoury);
            left_out(&plan(parry), &on)
        };
        assert_eq!([1, 2].map(|on| guess("parry not known yet", on)), [USUAL_PARRY, 0]);
        assert_eq!(guess("no parry", 1), 0);
    }

    /// Level of anybody who carries a blade.
    const USUAL_PARRY: i32 = 1;
}
