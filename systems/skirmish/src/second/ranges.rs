//! Ranges of weapons (SE-RNG-03 to SE-RNG-12).

use dice::Modifier;

use crate::{
    data::{Reach, SecondFigures, SecondWeapon},
    field::{Distance, Range},
};

/// Returns the range of a shot; `None` where it is impossible: beyond four times the Range
/// (SE-RNG-09, SE-RNG-10), or out of close combat for melee weapons (SE-CBT-16).
///
/// Without a usable `scope` everything beyond 100 m is at extreme range (SE-RNG-11), except for
/// exempt weapons and for indirect fire (SE-RNG-12).
pub(super) fn range(
    weapon: &SecondWeapon,
    figures: &SecondFigures,
    distance: Distance,
    scope: bool,
    indirect: bool,
) -> Option<Range> {
    let metres = match weapon.reach {
        Reach::Melee => return (distance.0 <= figures.close_combat).then_some(Range::Close),
        Reach::Metres(metres) => u32::from(metres),
    };
    let by_weapon = by_weapon(metres * 100, distance.0)?;
    let far = distance > Distance::metres(figures.scopeless.into());
    let blurred = far && !scope && !indirect && !weapon.exempt;
    Some(if blurred { Range::VeryLong } else { by_weapon })
}

/// Range by the weapon's Range, limits included (SE-RNG-09). Extreme range is [`Range::VeryLong`].
fn by_weapon(range: u32, distance: u32) -> Option<Range> {
    match distance {
        _ if distance * 4 <= range => Some(Range::Short),
        _ if distance <= range => Some(Range::Medium),
        _ if distance <= range * 2 => Some(Range::Long),
        _ if distance <= range * 4 => Some(Range::VeryLong),
        _ => None,
    }
}

/// Modifier of a range on an attack (SE-RNG-03, SE-RNG-05, SE-RNG-06); `None` in close combat.
pub(super) fn modifier(range: Range, figures: &SecondFigures) -> Option<Modifier> {
    let (name, rule, dm) = match range {
        Range::Close => return None,
        Range::Short => ("short range", "SE-RNG-03", figures.short),
        Range::Medium => ("medium range", "SE-RNG-09", 0),
        Range::Long => ("long range", "SE-RNG-05", figures.long),
        Range::VeryLong => ("extreme range", "SE-RNG-06", figures.extreme),
    };
    Some(Modifier::new(name, rule, dm.into()))
}
