//! Every fault that tables and scenarios can have, each with the words to look for.

use characters::healing::RuleSet;

use crate::{
    data::{
        Aim, Armed, Armoury, ArmouryFault, Beast, Cover, CoverKind, Gear, Scenario, Span, Surprise,
        Terrain,
        testing::{force, recruit, scenario},
    },
    field::Place,
    testing::{armors, armoury, figures, weapons},
};

/// Returns the fault of a scenario with one change, and the words to look for.
fn spoilt(change: impl FnOnce(&mut Scenario)) -> (ArmouryFault, String) {
    let mut spoilt = scenario();
    change(&mut spoilt);
    let fault = armoury().check_scenario(&spoilt).expect_err("must be refused");
    let words = fault.words();
    (fault, words)
}

/// Returns the fault of tables, in words.
fn refused(tables: Result<Armoury, ArmouryFault>) -> (String, String, usize) {
    let fault = tables.expect_err("must be refused");
    (fault.to_string(), fault.words(), fault.before())
}

#[test]
fn a_name_stands_once_in_a_table() {
    let mut twice = weapons();
    twice[0].name = "Auto Pistol".to_owned();
    let (told, words, before) = refused(Armoury::new(twice, Vec::new(), Vec::new(), figures()));
    assert_eq!(
        (told.as_str(), words.as_str()),
        ("there are two entries called `Auto Pistol`", "\"Auto Pistol\"")
    );
    assert_eq!(before, 1, "the second of the two is the one too many");
    let suits = [armors(), armors()].concat();
    assert!(Armoury::new(weapons(), suits, Vec::new(), figures()).is_err());
    let stock = vec![recruit("Ann"), recruit("Ann")];
    let tables = Armoury::new(weapons(), armors(), stock, figures());
    assert_eq!(tables, Err(ArmouryFault::Twice("Ann".to_owned())));
}

#[test]
fn a_weapon_that_neither_rule_set_knows_is_refused() {
    let mut useless = weapons();
    let last = useless.iter_mut().find(|it| it.name == "Vac Pistol").expect("it is there");
    last.second = None;
    let (told, words, before) = refused(Armoury::new(useless, Vec::new(), Vec::new(), figures()));
    assert_eq!(told, "`Vac Pistol` can be used by neither rule set");
    assert_eq!((words.as_str(), before), ("\"Vac Pistol\"", 0));
}

/// CT-RNG-06, SE-DMG-07
#[test]
fn a_table_without_a_row_is_refused() {
    let mut short = figures();
    short.classic.terrain.retain(|row| row.terrain != Terrain::Swamp);
    let (told, words, _) = refused(Armoury::new(weapons(), Vec::new(), Vec::new(), short));
    assert_eq!(
        (told.as_str(), words.as_str()),
        ("the terrain table has no row for Swamp", "terrain")
    );
    let mut short = figures();
    short.second.cover.pop();
    let (told, _, _) = refused(Armoury::new(weapons(), Vec::new(), Vec::new(), short));
    assert_eq!(told, "the table of cover has no row for Fortification");
}

/// FL-8: nobody rides an unknown mount either.
#[test]
fn nobody_brings_what_is_not_there() {
    let (fault, words) = spoilt(|it| it.forces[0].fighters[1].weapons[0].weapon = "Lance".into());
    assert_eq!((fault, words), (ArmouryFault::Weapon("Lance".into()), "\"Lance\"".into()));
    let (fault, _) = spoilt(|it| it.forces[0].fighters[1].armor = vec!["Silk".into()]);
    assert_eq!(fault, ArmouryFault::Armor("Silk".into()));
    let (fault, words) = spoilt(|it| it.forces[0].fighters[1].mount = Some("camel".into()));
    assert_eq!(
        (fault.to_string().as_str(), words.as_str()),
        ("there is no mount `camel`", "\"camel\"")
    );
    let (fault, words) =
        spoilt(|it| it.forces[0].fighters[0].weapons = vec![Armed::new("Rifle", 0); 100]);
    let told = "`Ann` brings 100 weapons; nobody carries more than 99";
    assert_eq!((fault.to_string().as_str(), words.as_str()), (told, "\"Ann\""));
    let mut stock = recruit("Ann");
    stock.weapons = vec![Armed::new("Lance", 0)];
    let tables = Armoury::new(weapons(), armors(), vec![stock], figures());
    assert_eq!(tables, Err(ArmouryFault::Weapon("Lance".into())));
}

/// CT-RUL-54
#[test]
fn a_fitting_goes_only_where_it_fits() {
    let fits = |weapon: &str, fitting| {
        let mut it = scenario();
        let armed = &mut it.forces[0].fighters[0].weapons[0];
        (armed.weapon, armed.fittings) = (weapon.to_owned(), vec![fitting]);
        armoury().check_scenario(&it).is_ok()
    };
    assert!(fits("Auto Pistol", Gear::Silencer) && fits("Rifle", Gear::Silencer));
    assert!(!fits("Laser Rifle", Gear::Silencer), "it makes no sound");
    assert!(fits("Rifle", Gear::FoldingStock) && !fits("Auto Pistol", Gear::FoldingStock));
    assert!(fits("Vac Pistol", Gear::LaserSight) && !fits("Teeth", Gear::LaserSight));
    assert!(fits("Rifle", Gear::TelescopicSight) && !fits("Teeth", Gear::ElectronicSight));
    assert!(!fits("Rifle", Gear::Comms), "a radio is carried");
    let (fault, words) =
        spoilt(|it| it.forces[1].fighters[0].weapons[0].fittings = vec![Gear::FoldingStock]);
    assert_eq!(fault.to_string(), "`Cid`: no folding stock goes on `Auto Pistol`");
    assert_eq!(words, "\"Cid\"");
    let (fault, _) = spoilt(|it| it.forces[1].fighters[0].gear = vec![Gear::LaserSight]);
    assert_eq!(fault.to_string(), "`Cid`: the laser sight has to be on a weapon");
}

/// CT-CBT-02: a person has fists, and a beast has natural weapons.
#[test]
fn a_beast_has_something_to_bite_with() {
    let beast = Beast { kind: "slug".to_owned(), speed: 1, metres: 1, pouncer: false };
    let (fault, _) = spoilt(|it| {
        (it.forces[1].fighters[0].beast, it.forces[1].fighters[0].weapons) =
            (Some(beast), Vec::new());
    });
    assert_eq!(fault, ArmouryFault::Toothless("Cid".into()));
    let mut unarmed = scenario();
    unarmed.forces[1].fighters[0].weapons.clear();
    assert_eq!(armoury().check_scenario(&unarmed), Ok(()));
}

#[test]
fn two_to_four_sides_meet() {
    let (fault, words) = spoilt(|it| it.forces.truncate(1));
    assert_eq!(fault, ArmouryFault::Sides { id: "quarrel".into(), sides: 1 });
    assert_eq!(words, "forces");
    let mut four = scenario();
    four.forces.extend([force("Greens", &["Dot"]), force("Greys", &["Eve"])]);
    assert_eq!(armoury().check_scenario(&four), Ok(()));
    let (fault, _) = spoilt(|it| {
        it.forces.extend([force("3", &["Dot"]), force("4", &["Eve"]), force("5", &["Fay"])]);
    });
    assert_eq!(fault.to_string(), "a scenario has two to four sides; `quarrel` has 5");
}

#[test]
fn every_side_has_somebody_who_is_free() {
    let (fault, words) = spoilt(|it| it.forces[1].fighters.clear());
    assert_eq!(fault, ArmouryFault::Nobody { side: "Blues".into() });
    assert_eq!(words, "\"Blues\"");
    let (fault, _) = spoilt(|it| it.forces[1].fighters[0].captive = true);
    assert_eq!(fault, ArmouryFault::Nobody { side: "Blues".into() });
}

#[test]
fn nobody_is_called_like_somebody_else_and_a_crowd_is_too_many() {
    let (fault, _) = spoilt(|it| it.forces[1].fighters[0].name = "Ann".into());
    assert_eq!(fault, ArmouryFault::Twice("Ann".into()));
    let (fault, _) = spoilt(|it| it.forces[1].name = "Reds".into());
    assert_eq!(fault, ArmouryFault::Twice("Reds".into()));
    let crowd = |count: usize| (0..count).map(|n| recruit(&n.to_string())).collect();
    let (fault, _) = spoilt(|it| it.forces[0].fighters = crowd(60));
    assert_eq!(fault, ArmouryFault::Crowd { id: "quarrel".into(), count: 61, most: 60 });
    let mut many = scenario();
    many.forces[0].fighters = crowd(59);
    assert_eq!(armoury().check_scenario(&many), Ok(()));
}

/// CT-CBT-03
#[test]
fn only_a_side_that_is_there_surprises_others() {
    let (fault, words) = spoilt(|it| it.surprise = Surprise::By(2));
    assert_eq!(fault, ArmouryFault::NoSide { id: "quarrel".into(), side: 2, sides: 2 });
    assert_eq!(words, "surprise");
    let mut one = scenario();
    one.surprise = Surprise::By(1);
    assert_eq!(armoury().check_scenario(&one), Ok(()));
}

#[test]
fn everything_stands_on_the_field_its_ends_included() {
    let mut ends = scenario();
    (ends.forces[0].at, ends.forces[1].at) = (Place::metres(0), Place::metres(100));
    assert_eq!(armoury().check_scenario(&ends), Ok(()));
    let off = |change: fn(&mut Scenario)| spoilt(change).1;
    assert_eq!(off(|it| it.forces[1].at = Place::metres(101)), "\"Blues\"");
    assert_eq!(off(|it| it.forces[0].fighters[1].at = Some(Place::metres(-1))), "\"Bea\"");
    assert_eq!(
        off(|it| it.forces[0].aim = Aim::Reach { place: Place::metres(125), count: 1 }),
        "\"Reds\""
    );
    assert_eq!(
        off(|it| it.forces[0].aim = Aim::Rescue { who: 0, to: Place::metres(125) }),
        "\"Reds\""
    );
    let wall = Cover { name: "a wall".into(), kind: CoverKind::StoneWall, at: Place::metres(200) };
    let (fault, words) = spoilt(|it| it.ground.cover = vec![wall]);
    assert_eq!(fault.to_string(), "`a wall` stands 200 m along a field of 100 m");
    assert_eq!(words, "\"a wall\"");
    let mud = Span { from: Place::metres(50), to: Place::metres(150) };
    let (fault, words) = spoilt(|it| it.ground.difficult = vec![mud]);
    assert_eq!(fault.to_string(), "a difficult stretch goes to 150 m along a field of 100 m");
    assert_eq!(words, "difficult");
}

#[test]
fn an_aim_is_about_somebody_who_is_there() {
    let (fault, words) = spoilt(|it| it.forces[0].aim = Aim::Protect { who: 3, rounds: 5 });
    assert_eq!(fault.to_string(), "`quarrel` speaks of fighter 3, and has 3");
    assert_eq!(words, "who: 3");
    let mut last = scenario();
    last.forces[0].aim = Aim::Rescue { who: 2, to: Place::metres(0) };
    assert_eq!(armoury().check_scenario(&last), Ok(()));
}

#[test]
fn an_aim_can_come_about() {
    let vain = |aim| spoilt(|it| it.forces[0].aim = aim).0.to_string();
    let hold = |from, to, rounds| {
        let (from, to) = (Place::metres(from), Place::metres(to));
        Aim::Hold { from, to, rounds }
    };
    let never = |why: &str| format!("what `Reds` is after can never come about: {why}");
    assert_eq!(vain(hold(50, 25, 5)), never("it ends before it begins"));
    assert_eq!(vain(hold(25, 50, 21)), never("the fight is over before"));
    assert_eq!(vain(Aim::Protect { who: 0, rounds: 21 }), never("the fight is over before"));
    let reach = Aim::Reach { place: Place::metres(25), count: 3 };
    assert_eq!(vain(reach), never("there are not so many of them"));
    let possible = |aim| {
        let mut it = scenario();
        it.forces[0].aim = aim;
        armoury().check_scenario(&it)
    };
    assert_eq!(possible(hold(25, 25, 20)), Ok(()));
    assert_eq!(possible(Aim::Reach { place: Place::metres(25), count: 2 }), Ok(()));
}

#[test]
fn what_is_in_hand_is_known_to_the_rules_that_are_fought_by() {
    let mut modern = scenario();
    modern.forces[1].fighters[0].weapons =
        vec![Armed::new("Vac Pistol", 0), Armed::new("Auto Pistol", 0)];
    let (armoury, classic) = (armoury(), RuleSet::Classic);
    assert_eq!(armoury.check_scenario(&modern), Ok(()));
    assert_eq!(armoury.check_rules(&modern, RuleSet::SecondEdition), Ok(()));
    let fault = armoury.check_rules(&modern, classic).expect_err("it is in hand");
    assert_eq!(fault.to_string(), "`Cid` has nothing in hand that the classic rule set knows");
    assert_eq!(fault.words(), "\"Cid\"");
    modern.forces[1].fighters[0].weapons.reverse();
    assert_eq!(armoury.check_rules(&modern, classic), Ok(()), "it may be carried");
}
