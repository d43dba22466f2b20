//! The port's chandler, and the ship's locker: weapons are bought for it, lent in boardings, and lost
//! with a ship that boarders hold.

use std::cmp::Reverse;

use characters::{healing::RuleSet, sheet::Skills};
use dice::Dice;
use skirmish::data::{Class, Trait, Weapon};

use super::{clerk::Clerk, stages::seed_for};
use crate::{
    data::CampaignBook,
    event::{Event, Item},
    setup::Scope,
    state::Stage,
};

/// The weapons that a chandler of this port has, by dice of the leg: such as people fight with in
/// their hands, by the rules in force.
pub(super) fn stock(clerk: &Clerk) -> Vec<String> {
    if clerk.charter.setup.scope == Scope::Basic {
        return Vec::new();
    }
    let rules = clerk.charter.setup.rules;
    let mut weapons: Vec<&Weapon> = sold(&clerk.book, rules).collect();
    let seed = seed_for(&clerk.charter, clerk.progress.leg, Stage::Port, "chandler");
    Dice::seeded(seed).shuffle(&mut weapons);
    let most = clerk.book.charts.figures.errands.arm.weapons;
    weapons.into_iter().take(most.into()).map(|it| it.name.clone()).collect()
}

/// Every weapon that chandlers may have.
pub(crate) fn sold(book: &CampaignBook, rules: RuleSet) -> impl Iterator<Item = &Weapon> {
    let dearest = book.charts.figures.errands.arm.dearest;
    book.armoury.weapons().iter().filter(move |it| {
        is_carried(it.class)
            && !is_heavy(it)
            && it.is_known_to(rules)
            && it.price.is_some_and(|price| price <= dearest)
    })
}

fn is_carried(class: Class) -> bool {
    match class {
        Class::Blade | Class::Polearm | Class::Gun => true,
        Class::Brawling | Class::Thrown | Class::Natural => false,
    }
}

/// Whether it blows holes into whatever is near: nobody sells that to a ship.
fn is_heavy(weapon: &Weapon) -> bool {
    let mut traits = weapon.second.iter().flat_map(|it| &it.traits);
    traits.any(|it| matches!(it, Trait::Blast(_) | Trait::Artillery { .. }))
}

/// What a weapon costs; `None` for one that is not sold.
pub(crate) fn price(book: &CampaignBook, weapon: &str) -> Option<u32> {
    book.armoury.weapon(weapon).and_then(|it| it.price)
}

/// Sells the weapon of this number to the ship, if the purse has its price.
pub(super) fn sell(nth: u8, clerk: &mut Clerk) {
    let Some(weapon) = clerk.progress.chandler.get(usize::from(nth)).cloned() else { return };
    let Some(price) = price(&clerk.book, &weapon) else { return };
    if clerk.pay(Item::Arms, price) {
        clerk.progress.chandler.remove(nth.into());
        clerk.progress.locker.push(weapon.clone());
        clerk.tell(Event::Armed { weapon });
    }
}

/// What the locker lends each of a party, of whom those without a weapon come with their skills: what
/// was bought goes to whoever of them knows it best, and among equals to the first; then what every
/// ship has goes round among the rest.
pub(super) fn lent<'a>(
    bought: &'a [String],
    usual: &'a [String],
    unarmed: &[Option<&Skills>],
) -> Vec<&'a str> {
    let mut lent: Vec<Option<&String>> = vec![None; unarmed.len()];
    for weapon in bought {
        let known = |n: usize| unarmed[n].map(|skills| (skills.level(weapon), Reverse(n)));
        let free = (0..unarmed.len()).filter(|&n| lent[n].is_none() && unarmed[n].is_some());
        if let Some(n) = free.max_by_key(|&n| known(n)) {
            lent[n] = Some(weapon);
        }
    }
    let mut turns = usual.iter().cycle();
    let each = lent.into_iter().zip(unarmed).map(|(lent, skills)| match skills {
        Some(_) => lent.or_else(|| turns.next()),
        None => usual.first(),
    });
    each.map(|weapon| weapon.map_or("", String::as_str)).collect()
}

/// Boarders who hold the ship take what was bought.
pub(super) fn plunder(clerk: &mut Clerk) {
    let weapons = std::mem::take(&mut clerk.progress.locker);
    if !weapons.is_empty() {
        clerk.tell(Event::Plundered { weapons });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_bought_goes_to_whoever_without_a_weapon_knows_it_best() {
        let knows = |skill: &str, levels| {
            let mut skills = Skills::default();
            (0..levels).for_each(|_| _ = skills.raise(skill));
            skills
        };
        let (captain, gunner, blade) = (knows("Pilot", 2), knows("Rifle", 1), knows("Dagger", 1));
        let lent = |bought: &[&str], party: &[Option<&Skills>]| {
            let bought: Vec<String> = bought.iter().map(|&it| it.to_owned()).collect();
            let usual = ["Shotgun", "Cutlass"].map(str::to_owned);
            super::lent(&bought, &usual, party).iter().map(|&it| it.to_owned()).collect::<Vec<_>>()
        };
        let party = [Some(&captain), Some(&gunner), Some(&blade)];
        assert_eq!(lent(&["Dagger"], &party), ["Shotgun", "Cutlass", "Dagger"]);
        assert_eq!(lent(&["Dagger", "Rifle"], &party), ["Shotgun", "Rifle", "Dagger"]);
        assert_eq!(lent(&["Bow"], &party), ["Bow", "Shotgun", "Cutlass"], "nobody knows it");
        assert_eq!(lent(&["Rifle"], &[Some(&captain), None]), ["Rifle", "Shotgun"], "one is armed");
        assert_eq!(lent(&["Bow", "Rifle"], &[Some(&gunner)]), ["Bow"], "one hand, one weapon");
    }
}
