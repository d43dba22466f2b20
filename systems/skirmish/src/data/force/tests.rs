//! Equipping and sending people: costs, refusals, and replaced fighters.

use characters::{
    Character, Characteristics,
    body::Body,
    healing::RuleSet,
    sheet::{Career, Identity, Possessions, Skills},
};

use super::{ForceFault, Outfit};
use crate::{
    data::{
        Aim, Armoury, ArmouryFault, Gear, Recruit, Scenario,
        testing::{force, recruit, scenario},
    },
    field::Place,
    testing::armoury,
};

/// Person with Cr1000, a cutlass and a revolver.
fn person() -> Character {
    Character {
        identity: Identity { name: "Ada Lovel".to_owned(), ..Identity::default() },
        characteristics: Characteristics::new([7; 6]),
        skills: Skills::from_iter([("Cutlass", 1)]),
        career: Career::at(30),
        possessions: Possessions {
            credits: 1000,
            weapons: ["Cutlass", "Revolver"].map(str::to_owned).to_vec(),
            ..Possessions::default()
        },
        body: Body::default(),
    }
}

fn arms(recruit: &Recruit) -> Vec<&str> {
    recruit.weapons.iter().map(|armed| armed.weapon.as_str()).collect()
}

/// Asserts a refusal, in words, that leaves everything unchanged.
#[track_caller]
fn refused(armoury: &Armoury, words: &str, act: impl Fn(&mut Outfit) -> Result<(), ForceFault>) {
    let mut outfit = Outfit::of(armoury, &person());
    let before = outfit.recruit().clone();
    assert_eq!(act(&mut outfit).expect_err("must be refused").to_string(), words);
    assert_eq!((outfit.recruit(), outfit.spent(), outfit.credits()), (&before, 0, Some(1000)));
}

#[test]
fn people_go_with_what_they_own_and_what_they_buy() -> Result<(), ForceFault> {
    let armoury = armoury();
    let mut outfit = Outfit::of(&armoury, &person());
    outfit.buy_weapon("Rifle")?;
    outfit.buy_magazines("Rifle", 3)?;
    outfit.buy_fitting("Rifle", Gear::TelescopicSight)?;
    outfit.buy_armor("Mesh")?;
    outfit.buy_gear(Gear::Extinguisher)?;
    outfit.take_in_hand("Rifle")?;
    outfit.leave_behind("Revolver")?;
    // 200 for the rifle, 60 for magazines, 200 for the sight, 150 for the mesh, 50.
    assert_eq!((outfit.spent(), outfit.credits()), (660, Some(340)));
    let ready = outfit.ready(RuleSet::Classic)?;
    assert_eq!(arms(&ready), ["Rifle", "Cutlass"]);
    assert_eq!(ready.weapons[0].magazines, 3);
    assert_eq!(ready.weapons[0].fittings, [Gear::TelescopicSight]);
    assert_eq!((ready.armor, ready.gear), (vec!["Mesh".to_owned()], vec![Gear::Extinguisher]));
    Ok(())
}

#[test]
fn what_is_to_hand_comes_first_and_the_others_keep_their_order() -> Result<(), ForceFault> {
    let armoury = armoury();
    let mut outfit = Outfit::free(&armoury, &person());
    outfit.buy_weapon("SMG")?;
    outfit.take_in_hand("SMG")?;
    assert_eq!(arms(outfit.recruit()), ["SMG", "Cutlass", "Revolver"]);
    Ok(())
}

#[test]
fn nobody_buys_what_is_not_there_not_sold_or_too_dear() {
    let armoury = armoury();
    refused(&armoury, "there is no weapon `Lance`", |it| it.buy_weapon("Lance"));
    refused(&armoury, "the Long Finger is not for sale", |it| it.buy_weapon("Long Finger"));
    refused(&armoury, "the Laser Rifle costs Cr3500, and there are Cr1000 left", |it| {
        it.buy_weapon("Laser Rifle")
    });
    refused(&armoury, "there is no armour `Silk`", |it| it.buy_armor("Silk"));
    refused(&armoury, "the ammunition costs Cr1250, and there are Cr1000 left", |it| {
        it.buy_magazines("Revolver", 250)
    });
    refused(&armoury, "the medical kit costs Cr1200, and there are Cr1000 left", |it| {
        it.buy_gear(Gear::Medikit { tl: 12 })
    });
}

#[test]
fn what_does_not_fit_is_refused() {
    let armoury = armoury();
    refused(&armoury, "nothing is shot with the Cutlass", |it| it.buy_magazines("Cutlass", 1));
    refused(&armoury, "Ada Lovel has no Rifle", |it| it.take_in_hand("Rifle"));
    refused(&armoury, "Ada Lovel has no Rifle", |it| it.leave_behind("Rifle"));
    refused(&armoury, "`Ada Lovel`: no laser sight goes on `Cutlass`", |it| {
        it.buy_fitting("Cutlass", Gear::LaserSight)
    });
    refused(&armoury, "`Ada Lovel`: the silencer has to be on a weapon", |it| {
        it.buy_gear(Gear::Silencer)
    });
}

#[test]
fn one_suit_is_worn_and_only_reflec_over_it() -> Result<(), ForceFault> {
    let armoury = armoury();
    let mut outfit = Outfit::free(&armoury, &person());
    outfit.buy_armor("Cloth")?;
    outfit.buy_armor("Reflec")?;
    assert_eq!(outfit.recruit().armor, ["Reflec", "Cloth"]);
    let fault = outfit.buy_armor("Jack").expect_err("they wear cloth");
    assert_eq!(fault.to_string(), "the Cloth cannot be worn with the Jack");
    assert_eq!(outfit.credits(), None);
    Ok(())
}

/// Combat armour and battle dress need Vacc Suit-1 (M-03).
#[test]
fn some_suits_have_to_be_learnt() {
    let armoury = armoury();
    let mut outfit = Outfit::free(&armoury, &person());
    let fault = outfit.buy_armor("Combat Armour").expect_err("they cannot wear it");
    let words = "the Combat Armour asks for Vacc Suit-1, and Ada Lovel has not learnt it";
    assert_eq!(fault.to_string(), words);
    let mut learnt = person();
    learnt.skills.raise("Vacc Suit");
    assert_eq!(Outfit::free(&armoury, &learnt).buy_armor("Combat Armour"), Ok(()));
}

#[test]
fn what_is_in_hand_is_of_use() -> Result<(), ForceFault> {
    let armoury = armoury();
    let mut outfit = Outfit::free(&armoury, &person());
    outfit.buy_weapon("Vac Pistol")?;
    outfit.take_in_hand("Vac Pistol")?;
    let name = "Ada Lovel".to_owned();
    let idle = ArmouryFault::Idle { name, rules: RuleSet::Classic };
    assert_eq!(outfit.clone().ready(RuleSet::Classic), Err(idle.into()));
    assert!(outfit.ready(RuleSet::SecondEdition).is_ok());
    Ok(())
}

#[test]
fn what_the_armoury_does_not_have_stays_at_home() {
    let (armoury, mut owner) = (armoury(), person());
    owner.possessions.weapons.push("Heirloom Lance".to_owned());
    assert_eq!(arms(Outfit::of(&armoury, &owner).recruit()), ["Cutlass", "Revolver"]);
}

/// Quarrel in which the Reds protect Bea, and the Blues want to rescue Dot, a captive of the Reds.
fn rescue() -> Scenario {
    let mut it = scenario();
    it.forces = vec![force("Reds", &["Ann", "Bea"]), force("Blues", &["Cid", "Dot", "Eve"])];
    it.forces[0].aim = Aim::Protect { who: 1, rounds: 5 };
    it.forces[1].aim = Aim::Rescue { who: 3, to: Place::band(0) };
    it.forces[1].fighters[1].captive = true;
    it
}

fn names(scenario: &Scenario, side: usize) -> Vec<&str> {
    scenario.forces[side].fighters.iter().map(|who| who.name.as_str()).collect()
}

#[test]
fn people_of_the_library_take_the_place_of_a_side() -> Result<(), ForceFault> {
    let sent = [recruit("Xan"), recruit("Yve"), recruit("Zoe")];
    let reds = rescue().with_people(0, &sent)?;
    assert_eq!(names(&reds, 0), ["Xan", "Yve", "Zoe", "Bea"], "whom it is about stays");
    assert_eq!(reds.forces[0].aim, Aim::Protect { who: 3, rounds: 5 });
    assert_eq!(reds.forces[1].aim, Aim::Rescue { who: 5, to: Place::band(0) });
    assert_eq!(armoury().check_scenario(&reds), Ok(()));
    assert!(reds.forces[0].fighters[0].leader && !reds.forces[0].fighters[1].leader);
    let blues = rescue().with_people(1, &sent[..1])?;
    assert_eq!(names(&blues, 1), ["Xan", "Dot"], "a captive stays");
    assert_eq!(blues.forces[0].aim, Aim::Protect { who: 1, rounds: 5 });
    assert_eq!(blues.forces[1].aim, Aim::Rescue { who: 3, to: Place::band(0) });
    Ok(())
}

#[test]
fn who_stands_in_rides_and_breathes_as_the_others_did() -> Result<(), ForceFault> {
    let mut void = rescue();
    void.ground.vacuum = true;
    let ann = &mut void.forces[0].fighters[0];
    (ann.mount, ann.armor) = (Some("horse".to_owned()), vec!["Vacc Suit".to_owned()]);
    ann.at = Some(Place::band(1));
    let bare = Recruit { armor: Vec::new(), ..recruit("Xan") };
    let suited = recruit("Yve");
    let sent = void.with_people(0, &[bare.clone(), suited])?;
    let [xan, yve, _] = sent.forces[0].fighters.as_slice() else { panic!("two and Bea") };
    assert_eq!((xan.mount.as_deref(), xan.at), (Some("horse"), Some(Place::band(1))));
    assert_eq!(
        (xan.armor.as_slice(), yve.armor.as_slice()),
        (&["Vacc Suit".to_owned()][..], &["Jack".to_owned()][..])
    );
    void.ground.vacuum = false;
    let outdoors = void.with_people(0, &[bare])?;
    assert_eq!(outdoors.forces[0].fighters[0].armor, Vec::<String>::new());
    Ok(())
}

#[test]
fn there_is_no_fifth_side_and_somebody_has_to_go() {
    let none = rescue().with_people(2, &[recruit("Xan")]).expect_err("there are two");
    assert_eq!(none.to_string(), "the scenario has 2 sides, and no side 2");
    assert_eq!(rescue().with_people(0, &[]), Err(ForceFault::Nobody));
}
