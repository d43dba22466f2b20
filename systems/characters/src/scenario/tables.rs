//! The services, and common properties of their tables (CT-SVC, CT-PST, CT-GEN-01).

use super::*;
use crate::data::{Confidence, Need, Source, Throw2D};

fn column(of: impl Fn(&crate::data::ServiceTable) -> u8) -> [u8; 6] {
    let tables = tables();
    Service::ALL.map(|service| of(tables.service(service)))
}

fn target(throw: Option<&Throw2D>) -> u8 {
    throw.map_or(0, |throw| throw.target)
}

/// CT-GEN-01: every table names its source.
#[test]
fn what_the_summary_leaves_out_is_marked_as_coming_from_elsewhere() {
    let tables = tables();
    assert_eq!(
        (tables.ageing.source, tables.ageing.confidence),
        (Source::Elsewhere, Confidence::High)
    );
    assert_eq!(tables.things.source, Source::Elsewhere);
    for service in Service::ALL {
        assert_eq!(tables.service(service).source, Source::Printed);
    }
}

/// CT-SVC-02, CT-SVC-04, CT-SVC-06, CT-SVC-08, CT-SVC-10, CT-SVC-12
#[test]
fn each_service_is_described_in_a_sentence_or_two() {
    for service in Service::ALL {
        let tables = tables();
        let table = tables.service(service);
        for text in [&table.about, &table.promise] {
            assert!(text.ends_with('.') && (20..160).contains(&text.len()), "{service}: {text}");
        }
    }
}

/// CT-PST-01, CT-PST-02, CT-PST-04, CT-PST-05, CT-PST-08
#[test]
fn throws_of_the_services_are_as_they_are_printed() {
    assert_eq!(column(|table| table.enlistment.target), [8, 9, 5, 7, 7, 3]);
    assert_eq!(column(|table| table.draft), [1, 2, 3, 4, 5, 6]);
    assert_eq!(column(|table| table.survival.target), [5, 6, 5, 7, 5, 5]);
    assert_eq!(column(|table| table.reenlistment), [6, 6, 7, 3, 4, 5]);
}

/// CT-PST-06, CT-PST-07
#[test]
fn commissions_and_promotions_are_as_they_are_printed() {
    assert_eq!(column(|table| target(table.commission.as_ref())), [10, 9, 5, 0, 4, 0]);
    assert_eq!(column(|table| target(table.promotion.as_ref())), [8, 9, 6, 0, 10, 0]);
}

fn need(throw: Option<&Throw2D>) -> Option<Need> {
    throw.and_then(|throw| throw.dms.first()).map(|dm| dm.need)
}

/// CT-PST-06, CT-PST-07, CT-RUL-42, CT-RUL-43
#[test]
fn two_conditions_differ_in_other_printings() {
    let plain = tables();
    let corrected = Tables::clone(&plain).with(&errata().errata);
    let army = |tables: &Tables| need(tables.service(Service::Army).promotion.as_ref());
    let merchants = |tables: &Tables| need(tables.service(Service::Merchants).commission.as_ref());
    assert_eq!(army(&plain), Some(Need(Characteristic::Edu, 6)));
    assert_eq!(army(&corrected), Some(Need(Characteristic::Edu, 7)));
    assert_eq!(merchants(&plain), Some(Need(Characteristic::Int, 7)));
    assert_eq!(merchants(&corrected), Some(Need(Characteristic::Int, 6)));
}

/// Each correction is a switch of its own, and an unknown one is refused by name.
#[test]
fn a_correction_that_nobody_knows_is_refused() {
    let setup = Setup { rules: corrected(&["no-such-figure"]), ..Setup::default() };
    let error = Life::new(&tables(), &setup, 1).err().expect("refused").to_string();
    assert!(
        error.starts_with("there is no correction `no-such-figure`; there are CT-RUL-42"),
        "{error}"
    );
    let one = Tables::clone(&tables()).with(&corrected(&["CT-RUL-44"]).errata);
    assert_eq!(one.service(Service::Other).cash[5], 50_000);
    assert_eq!(one.service(Service::Scouts).cash[3], 50_000, "the others are as before");
}

/// CT-PST-03, CT-PST-05, CT-SVC-13
#[test]
fn others_ask_nothing_of_a_recruit_and_wits_keep_them_alive() {
    let tables = tables();
    let other = tables.service(Service::Other);
    assert!(other.enlistment.dms.is_empty());
    assert_eq!(need(Some(&other.survival)), Some(Need(Characteristic::Int, 9)));
}

/// CT-PST-09, CT-RUL-24: the Navy's modifier on promotion needs Edu 8.
#[test]
fn a_condition_is_met_by_what_one_has_at_the_moment_of_the_throw() {
    let dms = |told: &ScriptedLife| {
        let all = told.life.forecasts();
        all.iter().flat_map(|it| it.modifiers.clone()).map(|it| it.dm).sum::<i16>()
    };
    let mut told = ScriptedLife::average(&[6, 6, 6, 6, 6, 6, 1, 1, 5, 5, 5, 6, 5, 6, 6]);
    told.enlist(Service::Navy).choose(Move::Try);
    assert_eq!((told.why(), dms(&told)), (Why::Promotion, 0), "Edu 7");
    told.choose(Move::Skip);
    (0..3).for_each(|_| {
        told.roll(SkillTable::PersonalDevelopment);
    });
    told.choose(Move::Stay);
    assert_eq!((told.why(), told.score(Characteristic::Edu), dms(&told)), (Why::Promotion, 8, 1));
}

fn is_only(column: [u8; 6], service: Service, best: impl Fn(u8, u8) -> bool) -> bool {
    let own = column[service as usize];
    let others =
        column.iter().enumerate().filter(|(n, value)| *n != service as usize && **value > 0);
    others.into_iter().all(|(_, &value)| best(own, value))
}

/// CT-SVC-03, CT-SVC-05, CT-SVC-07, CT-SVC-09, CT-SVC-11, CT-SVC-13
#[test]
fn what_the_services_are_known_for_is_true_of_their_tables() {
    let commission = column(|table| target(table.commission.as_ref()));
    let promotion = column(|table| target(table.promotion.as_ref()));
    let survival = column(|table| table.survival.target);
    let reenlistment = column(|table| table.reenlistment);
    assert!(is_only(commission, Service::Navy, |own, other| own > other), "the hardest commission");
    assert!(is_only(commission, Service::Merchants, |own, other| own < other), "the easiest");
    assert!(
        is_only(promotion, Service::Merchants, |own, other| own > other),
        "the hardest promotion"
    );
    assert!(is_only(survival, Service::Scouts, |own, other| own > other), "the deadliest");
    let without_scouts = survival.map(|it| if it == 7 { 0 } else { it });
    assert!(
        is_only(without_scouts, Service::Marines, |own, other| own > other),
        "the second deadliest"
    );
    assert!(
        is_only(reenlistment, Service::Army, |own, other| own > other),
        "the hardest to stay in"
    );
    assert!(is_only(reenlistment, Service::Scouts, |own, other| own < other), "the easiest");
    let enlistment = column(|table| table.enlistment.target);
    assert!(is_only(enlistment, Service::Other, |own, other| own < other), "open to all");
}

/// CT-SVC-07, CT-SVC-13, CT-CSH-04
#[test]
fn the_greatest_payout_is_the_last_row_of_the_others() {
    let tables = tables();
    let all = Service::ALL.into_iter().flat_map(|service| tables.service(service).cash.clone());
    let best: Vec<u32> = all.filter(|&sum| sum >= 100_000).collect();
    assert_eq!((best, tables.service(Service::Other).cash[6]), (vec![100_000], 100_000));
    let sum = |service| tables.service(service).cash[..6].iter().sum::<u32>();
    assert_eq!((sum(Service::Army) / 6, sum(Service::Other) / 6), (9500, 7666));
}

/// Faulty tables are refused with the service and the table.
#[test]
fn a_table_that_is_too_short_is_refused_by_name() {
    let text = include_str!("../../../../assets/careers/services.ron");
    let mut services: Vec<crate::data::ServiceTable> = ron::from_str(text).expect("sound");
    let tables = tables();
    let add = |services| {
        let rest = (tables.figures.clone(), tables.ageing.clone(), tables.things.clone());
        Tables::new(services, rest.0, rest.1, rest.2, tables.tickets.clone(), tables.errata.clone())
            .err()
            .map(|fault| fault.to_string())
    };
    services[0].cash.pop();
    assert_eq!(add(services.clone()), Some("Navy: the cash has 6 rows, not 7".to_owned()));
    services[0].cash.push(1);
    services[1].draft = 1;
    let twice = "no service, or more than one, has the draft number 1".to_owned();
    assert_eq!(add(services.clone()), Some(twice));
    services.remove(5);
    assert_eq!(add(services), Some("the Other stand in the tables 0 times, not once".to_owned()));
}
