//! Rolls for skills (CT-SKL, CT-SKT).

use super::*;
use crate::data::Cell;

use SkillTable::{AdvancedEducation1, AdvancedEducation2, PersonalDevelopment, ServiceSkills};

/// CT-GEN-13, CT-GEN-22, CT-SKL-03
#[test]
fn a_first_term_has_two_rolls_and_a_later_one_has_one() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1, 6, 5, 6, 6, 1, 6, 5]);
    told.enlist(Service::Scouts);
    assert_eq!(told.why(), Why::Rolling { more: 1 });
    told.roll(PersonalDevelopment).roll(PersonalDevelopment).choose(Move::Stay);
    assert_eq!(told.why(), Why::Rolling { more: 0 });
}

/// CT-SKL-03, CT-RUL-41
#[test]
fn by_the_corrected_figures_scouts_have_two_rolls_in_every_term() {
    let dice = [6, 6, 6, 6, 1, 1, 6, 5, 6, 6, 1, 1, 6, 5];
    let mut told = ScriptedLife::by(corrected(&["CT-RUL-41"]), &AVERAGE, &dice);
    told.enlist(Service::Scouts).roll(PersonalDevelopment).roll(PersonalDevelopment);
    told.choose(Move::Stay);
    assert_eq!(told.why(), Why::Rolling { more: 1 });
}

/// CT-SKL-04, CT-SKL-05
#[test]
fn a_commission_and_a_promotion_bring_a_roll_each() {
    let rolls = |tries: &[Move], dice: &[u8]| {
        let mut told = ScriptedLife::average(&[&[6, 6, 6, 6], dice].concat());
        told.enlist(Service::Army);
        tries.iter().for_each(|it| {
            told.choose(it.clone());
        });
        let Why::Rolling { more } = told.why() else { panic!("{:?}", told.why()) };
        more + 1
    };
    assert_eq!(rolls(&[Move::Skip], &[]), 2);
    assert_eq!(rolls(&[Move::Try, Move::Skip], &[6, 6]), 3);
    assert_eq!(rolls(&[Move::Try, Move::Try], &[6, 6, 6, 6]), 4);
}

/// CT-SKL-04, CT-SKL-05: a table of another printing may say more than one.
#[test]
fn how_many_rolls_a_commission_and_a_promotion_bring_is_a_figure_of_the_tables() {
    let mut tables = Tables::clone(&tables());
    (tables.figures.commission_rolls, tables.figures.promotion_rolls) = (3, 5);
    let dice = [&AVERAGE[..], &[6, 6, 6, 6], &[6, 6, 6, 6]].concat();
    let setup = Setup { name: "Ada".to_owned(), rules: LifeRules::default() };
    let life = Life::with_dice(&Arc::new(tables), &setup, Dice::scripted(&dice));
    let mut told = ScriptedLife { life: life.expect("a sound setup") };
    told.enlist(Service::Army).choose(Move::Try).choose(Move::Try);
    assert_eq!(told.why(), Why::Rolling { more: 2 + 3 + 5 - 1 });
}

/// CT-SKL-02, CT-SKL-06, CT-RUL-29
#[test]
fn the_table_is_chosen_before_each_die_and_knowing_the_last() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 4, 6, 5]);
    told.enlist(Service::Scouts).roll(PersonalDevelopment);
    assert_eq!((told.score(Characteristic::Str), told.why()), (8, Why::Rolling { more: 0 }));
    told.roll(ServiceSkills);
    assert_eq!(told.level("Navigation"), Some(1), "the fourth cell of their own column");
}

/// CT-SKL-07, CT-SKL-08
#[test]
fn the_fourth_table_opens_to_the_educated_even_between_two_rolls() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 5, 1, 6, 5]);
    told.enlist(Service::Scouts);
    let three = [PersonalDevelopment, ServiceSkills, AdvancedEducation1].map(Move::Roll);
    assert_eq!(told.choice().options, three, "Edu 7");
    told.roll(PersonalDevelopment);
    assert_eq!(told.score(Characteristic::Edu), 8);
    told.roll(AdvancedEducation2);
    assert_eq!(told.level("Medical"), Some(1));
}

/// CT-SKL-09, CT-RUL-30
#[test]
fn the_first_receipt_is_level_one_and_each_later_one_a_level_more() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 4, 4, 6, 5]);
    told.enlist(Service::Navy).choose(Move::Skip).roll(ServiceSkills);
    assert_eq!(told.level("Gunnery"), Some(1));
    told.roll(ServiceSkills);
    assert_eq!(told.level("Gunnery"), Some(2));
}

/// CT-SKL-10
#[test]
fn some_results_are_points_and_no_skill() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 2, 6, 5]);
    told.enlist(Service::Navy)
        .choose(Move::Skip)
        .roll(PersonalDevelopment)
        .roll(PersonalDevelopment);
    assert_eq!(told.person().characteristics.to_string(), "887777");
    assert!(told.person().skills.is_empty());
}

/// CT-SKL-11, CT-SKL-12, CT-SKL-13, CT-SKL-16
#[test]
fn gun_combat_names_a_gun_at_once_and_no_blade() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 6, 6, 6, 5]);
    told.enlist(Service::Navy).choose(Move::Skip).roll(ServiceSkills);
    assert_eq!(told.why(), Why::NamingGun);
    assert_eq!(told.refused(Move::Roll(ServiceSkills)), Refusal::NotOffered, "first the name");
    assert!(told.offers(&Move::Name("Laser Rifle".to_owned())), "lasers are guns (CT-RUL-31)");
    assert!(!told.offers(&Move::Name("Cutlass".to_owned())));
    told.name("Rifle").roll(ServiceSkills).name("Rifle");
    assert_eq!(told.level("Rifle"), Some(2), "0 as everyone, then 1, then 2");
}

/// CT-SKL-15
#[test]
fn blade_combat_is_a_blade_or_a_polearm() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 5, 1]);
    told.enlist(Service::Navy).choose(Move::Skip).roll(ServiceSkills);
    assert_eq!(told.why(), Why::NamingBlade);
    let names = &told.choice().options;
    assert_eq!(names.len(), 11);
    assert!(told.offers(&Move::Name("Halberd".to_owned())));
    assert!(!told.offers(&Move::Name("Rifle".to_owned())));
    assert!(!told.offers(&Move::Name("Club".to_owned())), "a club is brawling");
}

/// CT-SKL-14
#[test]
fn brawling_is_a_skill_of_its_own_and_no_weapon() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 5, 1]);
    told.enlist(Service::Marines).choose(Move::Skip).roll(PersonalDevelopment);
    assert_eq!(told.level("Brawling"), Some(1));
    assert!(told.life.tables().things.weapons.iter().all(|weapon| weapon.name != "Brawling"));
}

/// CT-SKL-17
#[test]
fn gunnery_asks_for_no_weapon() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 4, 1]);
    told.enlist(Service::Navy).choose(Move::Skip).roll(ServiceSkills);
    assert_eq!((told.level("Gunnery"), told.why()), (Some(1), Why::Rolling { more: 0 }));
}

/// CT-SKL-18, CT-RUL-32
#[test]
fn a_vehicle_names_its_kind_at_once() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 2, 6, 5]);
    told.enlist(Service::Army).choose(Move::Skip).roll(ServiceSkills);
    assert_eq!(told.why(), Why::NamingVehicle);
    told.name("ATV").roll(ServiceSkills);
    assert_eq!((told.level("ATV"), told.level("Air/Raft")), (Some(1), Some(1)));
}

/// CT-SKL-19, CT-RUL-33
#[test]
fn with_a_limit_a_full_head_learns_no_more() {
    for (skill_cap, pilot) in [(true, None), (false, Some(1))] {
        let rules = LifeRules { skill_cap, ..LifeRules::default() };
        let dull = [6, 6, 3, 4, 3, 4, 1, 1, 1, 1, 3, 4];
        let mut told = ScriptedLife::by(rules, &dull, &[6, 6, 6, 6, 3, 3]);
        told.enlist(Service::Scouts);
        let mut skills = told.life.part_mut::<crate::sheet::Skills>();
        (0..4).for_each(|_| {
            skills.raise("Vacc Suit");
        });
        told.roll(ServiceSkills);
        assert_eq!(told.level("Mechanical"), pilot, "four levels, Int 2 and Edu 2");
        assert_eq!(
            told.happened(|event| matches!(event, Event::Full { .. })),
            usize::from(skill_cap)
        );
    }
}

/// CT-SKL-19, CT-RUL-33: Int 2 and Edu 3 hold five levels.
#[test]
fn with_a_limit_the_last_level_that_fits_is_learned_and_none_after_it() {
    let rules = LifeRules { skill_cap: true, ..LifeRules::default() };
    let dull = [6, 6, 3, 4, 3, 4, 1, 1, 1, 2, 3, 4];
    let mut told = ScriptedLife::by(rules, &dull, &[6, 6, 6, 6, 3, 3, 6, 5]);
    told.enlist(Service::Scouts);
    let mut skills = told.life.part_mut::<crate::sheet::Skills>();
    while skills.total() < 4 {
        skills.raise("Vacc Suit");
    }
    told.roll(ServiceSkills);
    assert_eq!(told.level("Mechanical"), Some(1), "the fifth");
    told.roll(ServiceSkills);
    let full = told.happened(|event| matches!(event, Event::Full { .. }));
    assert_eq!((told.level("Mechanical"), full), (Some(1), 1));
}

/// The table in short, as printed: a row a face, a column a service.
fn printed(table: SkillTable) -> String {
    let tables = tables();
    let row = |n: usize| {
        Service::ALL
            .map(|service| crate::text::cell(&tables.service(service).skills(table)[n]))
            .join(" | ")
    };
    (0..6).map(row).collect::<Vec<_>>().join("\n")
}

/// CT-SKT-01, CT-SKT-05
#[test]
fn personal_development_is_as_it_is_printed() {
    assert_eq!(
        printed(PersonalDevelopment),
        "+1 Str | +1 Str | +1 Str | +1 Str | +1 Str | +1 Str\n\
         +1 Dex | +1 Dex | +1 Dex | +1 Dex | +1 Dex | +1 Dex\n\
         +1 End | +1 End | +1 End | +1 End | +1 End | +1 End\n\
         +1 Int | Gambling | Gambling | +1 Int | +1 Str | Blade Combat\n\
         +1 Edu | Brawling | +1 Edu | +1 Edu | Blade Combat | Brawling\n\
         +1 Soc | Blade Combat | Brawling | Gun Combat | Bribery | -1 Soc"
    );
}

/// CT-SKT-02, CT-SKT-05
#[test]
fn service_skills_are_as_they_are_printed() {
    assert_eq!(
        printed(ServiceSkills),
        "Ship's Boat | Vehicle | Vehicle | Vehicle | Vehicle | Vehicle\n\
         Vacc Suit | Vacc Suit | Air/Raft | Vacc Suit | Vacc Suit | Gambling\n\
         Forward Observer | Blade Combat | Gun Combat | Mechanical | Jack of All Trades | Brawling\n\
         Gunnery | Gun Combat | Forward Observer | Navigation | Steward | Bribery\n\
         Blade Combat | Blade Combat | Blade Combat | Electronics | Electronics | Blade Combat\n\
         Gun Combat | Gun Combat | Gun Combat | Jack of All Trades | Gun Combat | Gun Combat"
    );
}

/// CT-SKT-03, CT-SKT-05
#[test]
fn advanced_education_is_as_it_is_printed() {
    assert_eq!(
        printed(AdvancedEducation1),
        "Vacc Suit | Vehicle | Vehicle | Vehicle | Streetwise | Streetwise\n\
         Mechanical | Mechanical | Mechanical | Mechanical | Mechanical | Mechanical\n\
         Electronics | Electronics | Electronics | Electronics | Electronics | Electronics\n\
         Engineering | Tactics | Tactics | Jack of All Trades | Navigation | Gambling\n\
         Gunnery | Blade Combat | Blade Combat | Gunnery | Gunnery | Brawling\n\
         Jack of All Trades | Gun Combat | Gun Combat | Medical | Medical | Forgery"
    );
}

/// CT-SKT-04, CT-SKT-05
#[test]
fn the_table_of_the_educated_is_as_it_is_printed() {
    assert_eq!(
        printed(AdvancedEducation2),
        "Medical | Medical | Medical | Medical | Medical | Medical\n\
         Navigation | Tactics | Tactics | Navigation | Navigation | Forgery\n\
         Engineering | Tactics | Tactics | Engineering | Engineering | Electronics\n\
         Computer | Computer | Computer | Computer | Computer | Computer\n\
         Pilot | Leader | Leader | Pilot | Pilot | Streetwise\n\
         Administration | Administration | Administration | Jack of All Trades | Administration | \
         Jack of All Trades"
    );
}

/// CT-SVC-09, CT-SVC-11, CT-SVC-13
#[test]
fn scouts_learn_most_trades_at_once_and_marines_and_army_none() {
    let tables = tables();
    let jacks = Service::ALL.map(|service| {
        let cells = SkillTable::ALL.into_iter().flat_map(|it| tables.service(service).skills(it));
        cells.filter(|cell| **cell == Cell::Skill("Jack of All Trades".to_owned())).count()
    });
    assert_eq!(jacks, [1, 0, 0, 3, 1, 1]);
}
