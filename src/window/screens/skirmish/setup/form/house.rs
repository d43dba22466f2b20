//! The house rules that the page asks about.

use skirmish::HouseRules;

/// The house rules: what is asked, and the rule that it is about.
pub const HOUSE: [(&str, &str); 8] = [
    ("Escape by the figures of other printings", "CT-RUL-14"),
    ("Evading by the figures of other printings", "CT-RUL-15"),
    ("Sides may break and run", "CT-END-02"),
    ("Heavy loads lower STR, DEX and END", "M-07"),
    ("You are asked what classic wounds take", "CT-RUL-64"),
    ("You are asked for STR or DEX when END is gone", "SE-INJ-01"),
    ("Radiation harms", "SE-TRT-24"),
    ("Nobody shoots far in total darkness", "CT-RUL-70"),
];

/// A house rule by its number.
pub fn house(house: &mut HouseRules, nth: usize) -> Option<&mut bool> {
    Some(match nth {
        0 => &mut house.escape_errata,
        1 => &mut house.evade_errata,
        2 => &mut house.morale,
        3 => &mut house.load,
        4 => &mut house.ask_wounds,
        5 => &mut house.ask_damage,
        6 => &mut house.radiation,
        7 => &mut house.dark_forbids,
        _ => return None,
    })
}
