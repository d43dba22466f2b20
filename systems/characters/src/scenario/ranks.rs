//! Commissions, promotions, ranks (CT-COM, CT-RNK).

use super::*;

const DEVELOPMENT: SkillTable = SkillTable::PersonalDevelopment;

/// CT-COM-01, CT-RUL-02, CT-GEN-20, CT-RNK-02
#[test]
fn scouts_and_others_have_no_ranks_at_all() {
    for service in [Service::Scouts, Service::Other] {
        let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1]);
        told.enlist(service);
        assert_eq!(told.why(), Why::Rolling { more: 1 });
        assert_eq!(told.refused(Move::Try), Refusal::NotOffered);
        let table = told.life.tables().service(service).clone();
        assert_eq!((table.top_rank(), table.rank(1)), (0, None));
    }
}

/// CT-COM-02
#[test]
fn a_commission_is_tried_for_once_a_term_or_not_at_all() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1]);
    told.enlist(Service::Navy);
    assert_eq!(told.choice().options, [Move::Try, Move::Skip]);
    told.choose(Move::Try);
    assert_eq!(told.why(), Why::Rolling { more: 1 }, "the try failed, and was the only one");
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 1, 1]);
    told.enlist(Service::Navy).choose(Move::Skip);
    assert_eq!(told.happened(|event| matches!(event, Event::Commission { .. })), 0);
}

/// CT-COM-03, CT-PST-06
#[test]
fn a_commission_takes_the_number_with_the_modifier_of_the_table() {
    for (soc, rank) in [([3, 4], 0), ([4, 5], 1)] {
        let dice = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4, soc[0], soc[1]];
        let mut told = ScriptedLife::born(&dice, &[6, 6, 6, 6, 4, 5, 1, 1]);
        told.enlist(Service::Navy).choose(Move::Try);
        assert_eq!(told.person().career.rank, rank, "9, and 1 more for standing 9, against 10");
    }
}

/// CT-COM-04, CT-COM-07, CT-GEN-12, CT-GEN-21, CT-RUL-17
#[test]
fn commission_and_promotion_may_fall_into_one_term() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1]);
    told.enlist(Service::Army).choose(Move::Try);
    assert_eq!(told.why(), Why::Promotion);
    told.choose(Move::Try);
    assert_eq!(told.person().career.rank, 2);
}

/// CT-COM-05
#[test]
fn who_has_a_rank_tries_for_promotion_and_for_no_commission() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 6, 6, 1, 1, 1, 6, 5, 6, 6, 1, 1, 1, 6, 5]);
    told.enlist(Service::Army).choose(Move::Try).choose(Move::Skip);
    (0..3).for_each(|_| {
        told.roll(DEVELOPMENT);
    });
    told.choose(Move::Stay);
    assert_eq!(told.why(), Why::Promotion);
}

/// CT-COM-06, CT-PST-07
#[test]
fn a_promotion_takes_the_number_with_the_modifier_of_the_table() {
    for (soc, rank) in [([3, 4], 1), ([4, 4], 2)] {
        let dice = [3, 4, 3, 4, 3, 4, 3, 4, 3, 4, soc[0], soc[1]];
        let mut told = ScriptedLife::born(&dice, &[6, 6, 6, 6, 6, 6, 4, 4, 1, 1, 1, 1]);
        told.enlist(Service::Marines).choose(Move::Try).choose(Move::Try);
        assert_eq!(told.person().career.rank, rank, "8, and 1 more for standing 8, against 9");
    }
}

/// CT-RNK-03, CT-RUL-28
#[test]
fn nobody_is_promoted_beyond_the_top() {
    let mut told = ScriptedLife::average(&[]);
    let mut plan = |service, rank| {
        let mut career = told.life.part_mut::<crate::sheet::Career>();
        (career.service, career.rank) = (Some(service), rank);
        let life = &told.life;
        crate::rules::promotion_plan(life.book(), life.career(), life.scores())
    };
    assert_eq!(plan(Service::Merchants, 5), None);
    assert!(plan(Service::Merchants, 4).is_some());
    assert!(plan(Service::Navy, 5).is_some(), "the others have six");
}

/// CT-RNK-01
#[test]
fn each_rank_has_its_name() {
    let tables = tables();
    let names = |service| tables.service(service).ranks.join(", ");
    assert_eq!(names(Service::Navy), "Ensign, Lieutenant, Lt Cmdr, Commander, Captain, Admiral");
    assert_eq!(
        names(Service::Marines),
        "Lieutenant, Captain, Force Cmdr, Lt Colonel, Colonel, Brigadier"
    );
    assert_eq!(names(Service::Army), "Lieutenant, Captain, Major, Lt Colonel, Colonel, General");
    assert_eq!(
        names(Service::Merchants),
        "4th Officer, 3rd Officer, 2nd Officer, 1st Officer, Captain"
    );
    let all: usize = Service::ALL.map(|service| tables.service(service).ranks.len()).iter().sum();
    assert_eq!(all, 23);
}

/// CT-RNK-04
#[test]
fn a_lieutenant_of_the_navy_is_not_one_of_the_marines() {
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 6, 5]);
    told.enlist(Service::Navy).choose(Move::Try).choose(Move::Try);
    (0..4).for_each(|_| {
        told.roll(DEVELOPMENT);
    });
    assert_eq!(told.life.tables().service(Service::Navy).rank(2), Some("Lieutenant"));
    assert_eq!((told.level("Revolver"), told.level("SMG")), (None, None));
}
