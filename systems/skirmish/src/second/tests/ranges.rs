use crate::{
    data::{Damage, Reach, Scale, SecondWeapon},
    field::{Distance, Range},
    second::{
        ranges::{modifier, range},
        testing::figures,
    },
};

fn gun(metres: u16, exempt: bool) -> SecondWeapon {
    SecondWeapon {
        skill: "Gun Combat (slug)".to_owned(),
        reach: Reach::Metres(metres),
        damage: Damage { dice: 3, plus: 0 },
        destructive: false,
        reload: 1,
        scale: Scale::Personal,
        exempt,
        traits: Vec::new(),
    }
}

/// Modifier at this many centimetres; `None` out of reach.
fn dm(weapon: &SecondWeapon, cm: u32, scope: bool, indirect: bool) -> Option<i16> {
    let figures = figures().second;
    let range = range(weapon, &figures, Distance(cm), scope, indirect)?;
    Some(modifier(range, &figures).map_or(0, |it| it.dm))
}

/// SE-RNG-03, SE-RNG-05, SE-RNG-06, SE-RNG-09, SE-RNG-10
#[test]
fn a_quarter_is_short_twice_is_long_four_times_is_extreme_and_no_further() {
    let cases = [1250, 1260, 5000, 5010, 10_000, 10_010, 20_000, 20_010];
    let found = cases.map(|cm| dm(&gun(50, true), cm, false, false));
    assert_eq!(found, [Some(1), Some(0), Some(0), Some(-2), Some(-2), Some(-4), Some(-4), None]);
    assert_eq!(dm(&gun(10, true), 4100, false, false), None);
    let forty = [1000, 6000, 12_000].map(|cm| dm(&gun(40, true), cm, false, false));
    assert_eq!(forty, [Some(1), Some(-2), Some(-4)]);
}

/// SE-RNG-11, SE-RNG-09
#[test]
fn beyond_a_hundred_metres_everything_is_extreme_without_a_scope() {
    let cases = [6250, 6260, 10_000, 10_010, 25_000, 100_000, 100_010];
    let found = cases.map(|cm| dm(&gun(250, false), cm, false, false));
    assert_eq!(found, [Some(1), Some(0), Some(0), Some(-4), Some(-4), Some(-4), None]);
    let far = [10_000, 10_100].map(|cm| dm(&gun(500, false), cm, false, false));
    assert_eq!(far, [Some(1), Some(-4)]);
}

/// SE-RNG-11, SE-TRT-25
#[test]
fn with_a_scope_the_range_is_the_weapons() {
    let cases = [6250, 25_000, 50_000, 100_000];
    let found = cases.map(|cm| dm(&gun(250, false), cm, true, false));
    assert_eq!(found, [Some(1), Some(0), Some(-2), Some(-4)]);
    assert_eq!(dm(&gun(500, false), 40_000, true, false), Some(0));
}

/// SE-RNG-12
#[test]
fn exempt_weapons_and_indirect_fire_know_nothing_of_the_hundred_metres() {
    assert_eq!(dm(&gun(250, true), 20_000, false, false), Some(0));
    assert_eq!(dm(&gun(5000, false), 200_000, false, true), Some(0));
    assert_eq!(dm(&gun(5000, false), 200_000, false, false), Some(-4));
    assert_eq!(dm(&gun(250, true), 100_100, false, true), None, "four times the range is the end");
}

/// SE-CBT-16
#[test]
fn hand_to_hand_there_is_one_range() {
    let blade = SecondWeapon { reach: Reach::Melee, ..gun(0, false) };
    let figures = figures().second;
    let at = |cm| range(&blade, &figures, Distance(cm), false, false);
    assert_eq!((at(0), at(150), at(151)), (Some(Range::Close), Some(Range::Close), None));
    assert_eq!(modifier(Range::Close, &figures), None);
}
