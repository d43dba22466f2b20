//! Plans of attacks: 8 or more on two dice, and every modifier with its rule (CT-CBT-05, CT-ATK-04,
//! CT-ATK-05).

mod check;
mod handling;
mod sight;
mod wielded;

use bevy::prelude::World;
use dice::{Distribution, Modifier, Pool};

pub(crate) use check::{may_act, shots};
pub(crate) use wielded::Wielded;

use super::{Classic, zero_g};
use crate::{
    choice::{Attack, FighterAction, Mode, Why},
    data::ClassicFigures,
    field::Range,
    fighter::FighterId,
    plan::{Cannot, Plan},
    state::{FieldRead, PendingChoice},
};

/// One attack, with all that affects it.
struct Case<'a> {
    world: &'a World,
    by: FighterId,
    target: FighterId,
    mode: Mode,
    it: Wielded<'a>,
    range: Range,
    figures: &'a ClassicFigures,
    eyes: Eyes,
}

/// Knowledge with which a plan is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Eyes {
    /// Everything, as for the actual throw.
    All,
    /// The attacker's side: without orders that have yet to be revealed, and without the level of a
    /// parry that none of its blows has met (CT-RUL-61, CT-ATK-10).
    Attacker,
}

/// Plans the attack as it would be made now: the modifiers that its throw uses, a line for every
/// heading of the chart, and its odds (CT-CBT-06, CT-ATK-05). The dice alone never decide a hit or
/// a miss (CT-ATK-04).
///
/// # Errors
/// The reason it cannot be made.
pub(crate) fn plan(world: &World, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
    planned(world, by, attack, Eyes::All, None)
}

/// Plans the attack as far as the attacker's side knows it.
///
/// # Errors
/// The reason it cannot be made.
pub(crate) fn known(world: &World, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
    planned(world, by, attack, Eyes::Attacker, None)
}

/// Skill with which the target of a blow parries it, if at all (CT-ATK-10).
pub(super) fn parried_with(world: &World, by: FighterId, attack: &Attack) -> Option<String> {
    let armoury = world.armoury();
    let it = Wielded::of(world.kit(by), armoury, attack).ok()?;
    let order = world.of::<Classic>(attack.target).order;
    handling::parry(world, attack.target, order, &it).map(|parry| parry.skill)
}

/// Plans the attack on a fighter beside the target. The source gives no modifier for a burst there,
/// so our figures do; pellets spread without a modifier (M-02).
pub(super) fn plan_beside(world: &World, by: FighterId, attack: &Attack) -> Result<Plan, Cannot> {
    let burst = attack.mode == Mode::Burst;
    let dm = if burst { world.armoury().figures.classic.group } else { 0 };
    let more = Modifier::new("beside the target", "M-02", dm.into());
    planned(world, by, attack, Eyes::All, Some(more))
}

/// Checks that the attack can be made.
///
/// # Errors
/// The reason it cannot.
pub(crate) fn check(world: &World, by: FighterId, attack: &Attack) -> Result<(), Cannot> {
    let armoury = world.armoury();
    let it = Wielded::of(world.kit(by), armoury, attack)?;
    check::possible(world, by, attack, &it).map(drop)
}

fn planned(
    world: &World,
    by: FighterId,
    attack: &Attack,
    eyes: Eyes,
    more: Option<Modifier>,
) -> Result<Plan, Cannot> {
    let armoury = world.armoury();
    let figures = &armoury.figures.classic;
    let it = Wielded::of(world.kit(by), armoury, attack)?;
    let range = check::possible(world, by, attack, &it)?;
    let wounds = it.row.wounds;
    let case =
        Case { world, by, target: attack.target, mode: attack.mode, it, range, figures, eyes };
    let modifiers: Vec<Modifier> = case.modifiers().into_iter().chain(more).collect();
    let dm: i32 = modifiers.iter().map(|modifier| i32::from(modifier.dm)).sum();
    let target = case.number().into();
    let footing = zero_g::footing(world, by, &case.it);
    let hits = Distribution::two_dice().at_least(target - dm);
    Ok(Plan {
        pool: Pool::Dice(2),
        odds: footing.as_ref().map_or(hits, |footing| footing.and(hits)),
        footing,
        scatters: false,
        modifiers,
        target,
        throws: if attack.mode == Mode::Burst { figures.burst_throws } else { 1 },
        damage: format!("{wounds}D"),
    })
}

/// Present range between two fighters (CT-RUL-51); `None` out of range.
pub(crate) fn range(world: &World, one: FighterId, other: FighterId) -> Option<Range> {
    let touching = world.of::<Classic>(one).touching.contains(&other);
    world.stand(one).place.to(world.stand(other).place).range(touching)
}

impl Case<'_> {
    /// The target's order of this round, if this plan may use it (CT-RUL-61).
    fn order(&self) -> Option<FighterAction> {
        let asked = self.world.resource::<PendingChoice>().choice.as_ref();
        let secret = self.eyes == Eyes::Attacker && asked.is_some_and(|it| it.why == Why::Orders);
        self.world.of::<Classic>(self.target).order.filter(|_| !secret)
    }

    /// Modifiers by the headings of the chart, in its order: armour, range, strength, movement,
    /// expertise, and other circumstances (CT-ATK-06 to CT-ATK-11).
    fn modifiers(&self) -> Vec<Modifier> {
        if self.mode == Mode::Thrown {
            return vec![
                self.dexterity(),
                self.movement(),
                self.cover(),
                self.concealment(),
                self.darkness(),
                self.drawing(),
                self.referee(),
            ];
        }
        vec![
            self.armor(),
            self.reach(),
            self.strength(),
            self.weakened(),
            self.movement(),
            self.expertise(),
            self.defence(),
            self.cover(),
            self.concealment(),
            self.darkness(),
            self.sights(),
            self.stock(),
            self.drawing(),
            self.referee(),
        ]
    }

    /// Target number: a thrown blade has one of its own, with DEX and without armour and range.
    fn number(&self) -> u8 {
        if self.mode == Mode::Thrown { self.figures.thrown } else { self.figures.to_hit }
    }
}
