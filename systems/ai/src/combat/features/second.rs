//! Attacks by the second edition.

use characters::Characteristic;
use dice::Pool;
use skirmish::{
    Attack, Mode, Plan, Posture,
    data::{CoverKind, Reach, SecondWeapon, Trait},
    field::Distance,
};

use super::{Arm, Combatant, EvalContext, Meeting, Strike};

/// Expected result of single shots or blows with an arm (SE-CBT-06, SE-CBT-07).
pub(super) fn expected(
    context: &EvalContext,
    by: &Combatant,
    arm: &Arm,
    on: &Combatant,
    meeting: Meeting,
) -> Strike {
    let Some(weapon) = &arm.weapon.second else { return Strike::default() };
    let Some(reach) = reach(context, weapon, arm, meeting) else { return Strike::default() };
    let needed = TO_HIT - arm.skill - reach - meeting.dm;
    let hurt = Hurt::of(context, by, arm, weapon, on, meeting.cover, 0);
    hurt.strike(context, Pool::Dice(2), needed)
}

/// Result of an attack on offer; `needed` is the total that its dice must show.
pub(super) fn planned(
    context: &EvalContext,
    by: &Combatant,
    arm: &Arm,
    attack: &Attack,
    plan: &Plan,
    on: &Combatant,
    needed: i32,
) -> Strike {
    let Some(weapon) = &arm.weapon.second else { return Strike::default() };
    let auto = auto(weapon);
    let more = if attack.mode == Mode::Burst { i32::from(auto) } else { 0 };
    let cover = context.meeting(by, on).cover;
    let hurt = Hurt::of(context, by, arm, weapon, on, cover, more);
    let one = hurt.strike(context, plan.pool, needed);
    let throws = match attack.mode {
        Mode::FullAuto => auto.max(1),
        Mode::Both => 2,
        Mode::Single
        | Mode::Weakened
        | Mode::Burst
        | Mode::Thrown
        | Mode::Indirect
        | Mode::Butt => 1,
    };
    one.times(throws.max(plan.throws))
}

/// Auto score of a weapon; 0 without the trait.
pub(crate) fn auto(weapon: &SecondWeapon) -> u8 {
    let auto = |it: &Trait| if let Trait::Auto(auto) = it { Some(*auto) } else { None };
    weapon.traits.iter().find_map(auto).unwrap_or(0)
}

/// DM of distance, cover and posture on the throw; `None` out of reach (SE-RNG-03 to SE-RNG-11).
fn reach(context: &EvalContext, weapon: &SecondWeapon, arm: &Arm, meeting: Meeting) -> Option<i32> {
    let figures = &context.armoury.figures.second;
    let far = meeting.distance.0;
    let metres = match weapon.reach {
        Reach::Melee => return (far <= figures.close_combat).then_some(0),
        Reach::Metres(metres) => u32::from(metres) * 100,
    };
    let blind = !arm.scope && !weapon.exempt && meeting.distance > hundred(figures.scopeless);
    let range = match far {
        _ if far > 4 * metres => return None,
        _ if blind || far > 2 * metres => figures.extreme,
        _ if far > metres => figures.long,
        _ if far * 4 <= metres => figures.short,
        _ => 0,
    };
    let cover = if meeting.cover.is_some() { figures.in_cover } else { 0 };
    let prone = if meeting.posture == Posture::Prone { figures.prone } else { 0 };
    Some(i32::from(range) + i32::from(cover) + i32::from(prone))
}

fn hundred(metres: u16) -> Distance {
    Distance::metres(metres.into())
}

/// Damage of a hit: dice and bonus, less armour, against the victim's toughness.
struct Hurt {
    dice: u8,
    /// Bonus without the Effect.
    plus: i32,
    armour: i32,
    toughness: i32,
    /// Whether the Effect counts (SE-DMG-02).
    effect: bool,
}

impl Hurt {
    fn of(
        context: &EvalContext,
        by: &Combatant,
        arm: &Arm,
        weapon: &SecondWeapon,
        on: &Combatant,
        cover: Option<CoverKind>,
        more: i32,
    ) -> Hurt {
        let strength = if arm.is_melee() { str_dm(by) } else { 0 };
        let points = |it: &Trait| if let Trait::Ap(ap) = it { Some(i32::from(*ap)) } else { None };
        let ap = weapon.traits.iter().find_map(points);
        let hidden = if arm.is_melee() { 0 } else { cover_points(context, cover) };
        let armour = (worn(context, on) + hidden - ap.unwrap_or(0)).max(0);
        let stuns = weapon.traits.contains(&Trait::Stun);
        // Ten times the dice is a tenth of everything else (SE-DMG-02).
        let tenth = if weapon.destructive { 10 } else { 1 };
        Hurt {
            dice: weapon.damage.dice,
            plus: (i32::from(weapon.damage.plus) + strength + more) / tenth,
            armour: armour / tenth,
            toughness: (toughness(on, stuns) / tenth).max(1),
            effect: !weapon.destructive,
        }
    }

    fn strike(&self, context: &EvalContext, pool: Pool, needed: i32) -> Strike {
        let mut strike = Strike::default();
        for (total, chance) in context.tables.totals(pool).filter(|(total, _)| *total >= needed) {
            let effect = if self.effect { total - needed } else { 0 };
            let less = self.armour - self.plus - effect;
            let share = context.tables.between(self.dice, less, self.toughness);
            strike.hit += chance;
            strike.share += chance * share / self.toughness as f32;
            strike.out += chance * context.tables.reaches(self.dice, less + self.toughness);
        }
        strike
    }
}

/// Points that a fighter can take before falling: END and the larger of STR and DEX (SE-INJ-01,
/// SE-INJ-02), or END alone where only that is stunned (SE-TRT-29).
fn toughness(on: &Combatant, stuns: bool) -> i32 {
    let [str, dex, end] = on.physical;
    if stuns { end + 1 } else { end + str.max(dex) }
}

fn worn(context: &EvalContext, on: &Combatant) -> i32 {
    let suits = on.seen.armor.iter().filter_map(|name| context.armoury.armor(name));
    suits.map(|armor| i32::from(armor.protection)).max().unwrap_or(0)
}

fn cover_points(context: &EvalContext, cover: Option<CoverKind>) -> i32 {
    let table = &context.armoury.figures.second.cover;
    let row = cover.and_then(|kind| table.iter().find(|(known, _)| *known == kind));
    row.map_or(0, |(_, points)| i32::from(*points))
}

fn str_dm(by: &Combatant) -> i32 {
    let score = by.physical[Characteristic::Str as usize];
    tasks::check::characteristic_dm(score.clamp(0, 15) as u8).into()
}

/// SE-CHK-03
const TO_HIT: i32 = 8;
