//! Second-edition entries of the shipped tables, and the stock characters.

use std::collections::BTreeSet;

use skirmish::data::{ArmorColumn, Class, Scale, SecondWeapon, Trait, Weapon};

use super::shipped;

/// The name of a trait, without its number.
fn name(of: &Trait) -> &'static str {
    match of {
        Trait::Ap(_) => "AP",
        Trait::Artillery { orbital: false } => "artillery",
        Trait::Artillery { orbital: true } => "artillery from orbit",
        Trait::Auto(_) => "auto",
        Trait::Blast(_) => "blast",
        Trait::Bulky => "bulky",
        Trait::VeryBulky => "very bulky",
        Trait::Dangerous => "dangerous",
        Trait::VeryDangerous => "very dangerous",
        Trait::Fire => "fire",
        Trait::OneUse => "one use",
        Trait::Radiation => "radiation",
        Trait::Scope => "scope",
        Trait::Silent => "silent",
        Trait::Smart => "smart",
        Trait::Smasher => "smasher",
        Trait::Stun => "stun",
        Trait::ZeroG => "zero-G",
    }
}

/// SE-TRT-34, SE-DAT-14
#[test]
fn some_weapon_has_each_trait_and_each_scale() {
    let shipped = shipped();
    let second = |weapon: &'_ Weapon| weapon.second.clone();
    let records: Vec<SecondWeapon> = shipped.armoury.weapons().iter().filter_map(second).collect();
    let traits: BTreeSet<&str> = records.iter().flat_map(|it| &it.traits).map(name).collect();
    assert_eq!(traits.len(), 18, "{traits:?}");
    for scale in [Scale::Personal, Scale::Vehicle, Scale::Spacecraft] {
        assert!(records.iter().any(|it| it.scale == scale), "{scale:?}");
    }
    assert!(records.iter().any(|it| it.destructive) && records.iter().any(|it| it.exempt));
}

/// SE-DAT-05: every weapon has a record, and a gun has something to shoot unless it is used once.
#[test]
fn every_weapon_is_one_of_the_second_edition() {
    for weapon in shipped().armoury.weapons() {
        let record = weapon.second.as_ref().expect("a record");
        assert!(record.damage.dice > 0, "{}", weapon.name);
        let once = record.traits.contains(&Trait::OneUse);
        let gun = weapon.class == Class::Gun;
        assert_eq!(weapon.magazine.is_some(), gun && !once, "{}", weapon.name);
    }
}

/// Skills are called alike, so that who can use one can use all of its kind (SE-DAT-06).
#[test]
fn weapons_ask_for_nine_skills() {
    let shipped = shipped();
    let skill = |weapon: &Weapon| weapon.second.as_ref().map(|it| it.skill.clone());
    let skills: BTreeSet<String> = shipped.armoury.weapons().iter().filter_map(skill).collect();
    assert_eq!(
        skills.into_iter().collect::<Vec<_>>(),
        [
            "Athletics (dexterity)",
            "Gun Combat (energy)",
            "Gun Combat (slug)",
            "Heavy Weapons (artillery)",
            "Heavy Weapons (portable)",
            "Melee (blade)",
            "Melee (bludgeon)",
            "Melee (natural)",
            "Melee (unarmed)"
        ]
    );
}

/// CT-ATK-06: a suit for every column; only vacc suits are a load (SE-DAT-08).
#[test]
fn every_column_of_the_armour_matrix_is_worn_by_somebody() {
    let shipped = shipped();
    let armors = shipped.armoury.armors();
    let columns: BTreeSet<ArmorColumn> = armors.iter().map(|suit| suit.column).collect();
    assert_eq!(columns.len(), 7, "{columns:?}");
    let loads: Vec<&str> =
        armors.iter().filter(|it| it.is_load).map(|it| it.name.as_str()).collect();
    assert_eq!(loads, ["Vacc Suit"]);
    let price = |name: &str| shipped.armoury.armor(name).and_then(|suit| suit.price);
    let printed = ["Jack", "Mesh", "Cloth", "Reflec", "Ablat", "Combat Armour", "Battle Dress"];
    let prices = [50, 150, 250, 1500, 75, 20_000, 200_000].map(Some);
    assert_eq!(printed.map(price), prices);
}

/// CT-CBT-02
#[test]
fn beasts_and_people_are_in_stock() {
    let stock = shipped().armoury.stock.clone();
    let (beasts, people): (Vec<_>, Vec<_>) = stock.iter().partition(|it| it.beast.is_some());
    assert!(beasts.len() >= 6 && people.len() >= 12);
    for name in ["Docker", "Customs Guard", "Corsair", "Marine", "Colonist", "Duellist", "Medic"] {
        assert!(people.iter().any(|it| it.name == name), "{name}");
    }
    let grown = |name: &str| shipped().armoury.weapon(name).map(|it| it.class);
    for beast in beasts {
        assert!(beast.weapons.iter().all(|it| grown(&it.weapon) == Some(Class::Natural)));
    }
}
