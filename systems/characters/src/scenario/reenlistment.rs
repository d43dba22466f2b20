//! Another term or out, age, pensions (CT-REE, CT-RET, CT-AGE).

use super::*;
use crate::sheet::{Career, Fate, Left, Possessions};

const DEVELOPMENT: SkillTable = SkillTable::PersonalDevelopment;

/// A person at the end of this many terms, about to throw these dice for another.
fn after(service: Service, terms: u8, ageing: usize, dice: &[u8]) -> ScriptedLife {
    // Without a commission to skip, the rolls are those of a first term already.
    let first = terms == 1 || matches!(service, Service::Scouts | Service::Other);
    let mut script = vec![6, 6, 6, 6];
    script.extend(if first { vec![1, 1] } else { vec![1] });
    script.extend(std::iter::repeat_n(6, ageing * 2));
    script.extend(dice);
    let mut told = ScriptedLife::average(&script);
    told.enlist(service);
    let mut career = told.life.part_mut::<Career>();
    career.terms = terms - 1;
    career.months = u16::from(18 + (terms - 1) * 4) * 12;
    if told.why() == Why::Commission {
        told.choose(Move::Skip);
    }
    while let Why::Rolling { .. } = told.why() {
        told.roll(DEVELOPMENT);
        if told.life.is_over() {
            break;
        }
    }
    told
}

fn fate(told: &ScriptedLife) -> Fate {
    told.person().career.fate
}

/// CT-REE-01, CT-RUL-03, CT-PST-08, CT-GEN-25
#[test]
fn everyone_throws_against_the_row_of_reenlistment() {
    let told = after(Service::Navy, 1, 0, &[3, 3]);
    assert_eq!(told.why(), Why::Reenlisting, "6 is enough, though enlistment took 8");
    let throw = told.life.journal().events().iter().find_map(|event| {
        let Event::Reenlistment { throw, .. } = event else { return None };
        Some((throw.target.clone(), throw.modifiers.len()))
    });
    assert_eq!(throw, Some((Some(dice::Target::at_least(6)), 0)));
    let targets = Service::ALL.map(|service| tables().service(service).reenlistment);
    assert_eq!(targets, [6, 6, 7, 3, 4, 5]);
}

/// CT-REE-02, CT-GEN-16
#[test]
fn who_throws_less_is_out() {
    let told = after(Service::Army, 1, 0, &[3, 3]);
    assert_eq!(fate(&told), Fate::Free(Left::Refused));
    assert!(matches!(told.why(), Why::MusteringOut { .. }) || told.life.is_over());
}

/// CT-REE-03
#[test]
fn a_twelve_obliges_to_stay() {
    let told = after(Service::Navy, 1, 0, &[6, 6, 6, 6]);
    assert_eq!((fate(&told), told.person().career.terms), (Fate::Serving, 1));
    assert_eq!(told.why(), Why::Commission, "the second term is under way");
}

/// CT-REE-04, CT-RET-02, CT-GEN-15, CT-GEN-16, CT-RUL-07
#[test]
fn between_the_two_it_is_ones_own_choice() {
    let mut told = after(Service::Scouts, 1, 0, &[1, 2, 6, 6]);
    assert_eq!(told.choice().options, [Move::Stay, Move::Leave]);
    told.choose(Move::Leave);
    assert_eq!(fate(&told), Fate::Free(Left::Chose));
    let mut told = after(Service::Scouts, 1, 0, &[1, 2, 6, 6]);
    told.choose(Move::Stay);
    assert_eq!(
        told.happened(|event| matches!(event, Event::Survival { .. })),
        2,
        "back to survival"
    );
}

/// CT-RET-01, CT-RET-04
#[test]
fn after_the_seventh_term_one_is_retired_unless_a_twelve_is_thrown() {
    let told = after(Service::Navy, 7, 3, &[4, 4]);
    assert_eq!(fate(&told), Fate::Free(Left::Compulsory));
    let told = after(Service::Navy, 7, 3, &[6, 6, 6, 6]);
    assert_eq!((fate(&told), told.person().career.terms), (Fate::Serving, 7));
    let told = after(Service::Navy, 6, 3, &[4, 4]);
    assert_eq!(told.why(), Why::Reenlisting, "a seventh may be chosen");
}

/// CT-RUL-11, CT-RET-04
#[test]
fn every_term_beyond_the_seventh_takes_another_twelve() {
    let told = after(Service::Navy, 8, 3, &[4, 4]);
    assert_eq!(fate(&told), Fate::Free(Left::Compulsory));
}

/// CT-RET-03, CT-RET-05, CT-RUL-10
#[test]
fn five_terms_earn_a_pension_however_one_leaves() {
    let mut told = after(Service::Navy, 5, 3, &[4, 4]);
    told.choose(Move::Leave);
    assert_eq!(told.person().career.pension, 4000);
    let told = after(Service::Navy, 5, 3, &[1, 1]);
    assert_eq!(told.person().career.pension, 4000, "refused");
    let mut told = after(Service::Navy, 4, 3, &[4, 4]);
    told.choose(Move::Leave);
    assert_eq!(told.person().career.pension, 0, "four are too few");
}

/// CT-RET-06
#[test]
fn scouts_and_others_have_no_pension() {
    let pays = Service::ALL.map(|service| tables().service(service).pension);
    assert_eq!(pays, [true, true, true, false, true, false]);
    let told = after(Service::Scouts, 7, 3, &[4, 4]);
    assert_eq!(told.person().career.pension, 0);
}

/// CT-RET-08, CT-RET-09
#[test]
fn a_pension_grows_with_the_terms() {
    let pensions = [4, 5, 6, 7, 8, 9, 10].map(|terms| tables().figures.pension(terms));
    assert_eq!(pensions, [0, 4000, 6000, 8000, 10_000, 12_000, 14_000]);
}

/// CT-GEN-04, CT-GEN-28, CT-GEN-29, CT-GEN-30, CT-RUL-19
#[test]
fn a_term_adds_four_years_when_it_is_over() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1, 6, 5]);
    assert_eq!(told.person().career.age(), 18);
    told.enlist(Service::Scouts).roll(DEVELOPMENT);
    assert_eq!(told.person().career.age(), 18, "not before");
    told.roll(DEVELOPMENT);
    assert_eq!(told.person().career.age(), 22);
    assert_eq!(after(Service::Scouts, 7, 3, &[1, 1]).person().career.age(), 46);
}

/// CT-AGE-01, CT-GEN-14, CT-GEN-24
#[test]
fn age_is_thrown_for_from_the_end_of_the_fourth_term_on() {
    let checks = |terms, ageing| {
        let told = after(Service::Navy, terms, ageing, &[4, 4]);
        told.happened(|event| matches!(event, Event::Ageing { .. }))
    };
    assert_eq!((checks(3, 0), checks(4, 3), checks(7, 3)), (0, 3, 3));
}

/// CT-AGE-01
#[test]
fn a_throw_below_the_number_costs_a_point() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1, 3, 4, 3, 3, 3, 4, 4, 4]);
    told.enlist(Service::Scouts);
    told.life.part_mut::<Career>().terms = 3;
    told.roll(DEVELOPMENT).roll(DEVELOPMENT);
    assert_eq!(told.person().characteristics.to_string(), "866777", "Str 9 by two rolls, then age");
    let (first, last) = ([8, 7, 8], [9, 9, 9, 9]);
    let tables = tables();
    assert_eq!(tables.ageing.losses(4).iter().map(|loss| loss.target).collect::<Vec<_>>(), first);
    assert_eq!(tables.ageing.losses(14).iter().map(|loss| loss.target).collect::<Vec<_>>(), last);
}

/// CT-AGE-02
#[test]
fn age_comes_after_the_skills_and_before_the_question_of_another_term() {
    let told = after(Service::Scouts, 4, 3, &[4, 4]);
    let (learned, aged, asked) = (
        told.place(|event| matches!(event, Event::Learned { rule: "CT-AUT-04", .. })),
        told.place(|event| matches!(event, Event::Ageing { .. })),
        told.place(|event| matches!(event, Event::Reenlistment { .. })),
    );
    assert!(learned < aged && aged < asked);
}

/// CT-AGE-03, CT-CHR-05: the weakest of the weak, at the end of a fourth term.
#[test]
fn a_characteristic_at_nothing_is_life_or_death_before_anything_else() {
    let frail = |dice: &[u8]| {
        let mut script = vec![6, 6, 6, 6, 2, 2];
        script.extend(dice);
        let mut told = ScriptedLife::born(&[1, 1, 3, 4, 3, 4, 3, 4, 3, 4, 3, 4], &script);
        told.enlist(Service::Scouts);
        told.life.part_mut::<Career>().terms = 3;
        told.life.part_mut::<crate::Characteristics>().set(Characteristic::Str, 1);
        told.roll(DEVELOPMENT).roll(DEVELOPMENT);
        told
    };
    let lived = frail(&[1, 1, 4, 4, 5, 6, 6, 6, 6, 4, 4]);
    assert_eq!(lived.score(Characteristic::Str), 1);
    assert_eq!(lived.person().career.months, 18 * 12 + 48 + 5, "and five months on the mend");
    let crisis = lived.place(|event| matches!(event, Event::Crisis { .. }));
    assert!(crisis < lived.place(|event| matches!(event, Event::Reenlistment { .. })));
    let died = frail(&[1, 1, 3, 4]);
    assert_eq!(fate(&died), Fate::Dead);
    assert_eq!(died.happened(|event| matches!(event, Event::Reenlistment { .. })), 0);
    assert!(died.life.part::<Possessions>().weapons.is_empty());
}
