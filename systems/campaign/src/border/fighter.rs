//! A person as a fighter.

use characters::{Character, healing::RuleSet, sheet::PersonRef};
use skirmish::{
    Fate, Survivor,
    data::{Armed, Armoury, Outfit, Recruit},
};

/// What the ship's locker lends somebody.
#[derive(Debug, Clone, Copy)]
pub struct Lent<'a> {
    /// A weapon, for those who have none that the rules of the fight know.
    pub weapon: &'a str,
    pub armor: &'a str,
}

/// Somebody as they go into a fight by these rules: with the weapons of theirs that the rules know,
/// and with what the ship's locker lends them.
pub fn fighter(armoury: &Armoury, person: PersonRef, rules: RuleSet, lent: Lent) -> Recruit {
    let mut recruit = with_own_weapons(armoury, person, rules);
    if recruit.weapons.is_empty() {
        recruit.weapons.push(Armed::new(lent.weapon, 1));
    }
    recruit.armor.push(lent.armor.to_owned());
    recruit
}

/// Whether somebody has a weapon that these rules know.
pub fn is_armed(armoury: &Armoury, person: PersonRef, rules: RuleSet) -> bool {
    !with_own_weapons(armoury, person, rules).weapons.is_empty()
}

fn with_own_weapons(armoury: &Armoury, person: PersonRef, rules: RuleSet) -> Recruit {
    let mut recruit = Outfit::free(armoury, person).recruit().clone();
    let known = |armed: &Armed| {
        let weapons = vec![armed.clone()];
        armoury.check_in_hand(&Recruit { weapons, ..recruit.clone() }, rules).is_ok()
    };
    let known: Vec<Armed> = recruit.weapons.iter().filter(|it| known(it)).cloned().collect();
    recruit.weapons = known;
    recruit
}

/// What a fight has done to somebody: their scores, their body, their weapons. Those that broke, lie
/// elsewhere or are the captors' now are lost; those that the rules of the fight do not know stayed
/// aboard.
pub fn returned(person: &mut Character, survivor: &Survivor, began: &Recruit) {
    person.characteristics = survivor.full;
    person.body = survivor.body.clone();
    let taken = matches!(survivor.fate, Fate::Captured);
    let held = survivor.kit.weapons.iter().filter(|held| !held.broken && !taken);
    let mut kept: Vec<&str> = held.map(|held| held.name.as_str()).collect();
    let mut went: Vec<&str> = began.weapons.iter().map(|armed| armed.weapon.as_str()).collect();
    person
        .possessions
        .weapons
        .retain(|weapon| !taken_from(&mut went, weapon) || taken_from(&mut kept, weapon));
}

/// Takes one of this name off the list; returns whether there was one.
fn taken_from(list: &mut Vec<&str>, name: &str) -> bool {
    let nth = list.iter().position(|it| *it == name);
    nth.map(|nth| list.swap_remove(nth)).is_some()
}
