use dice::Odds;

use super::{do_at, do_it, holding, open, port, rich, tables};
use crate::{
    Characteristic,
    affairs::{Affair, AffairError, AffairEvent, Passing, PortClass, months_pass, revival},
    data::{Passage, Source},
    sheet::Fate,
};

const PRICES: [(Passage, u32, u32); 3] =
    [(Passage::High, 10_000, 9_000), (Passage::Middle, 8_000, 7_200), (Passage::Low, 1_000, 900)];

/// CT-PSG-01
#[test]
fn a_ticket_is_good_for_one_trip() {
    let mut person = holding(Passage::High, 1);
    let travel = Affair::Travel(Passage::High);
    assert_eq!(
        do_it(&mut person, travel),
        Ok(vec![AffairEvent::Travelled { class: Passage::High }])
    );
    assert_eq!(person.possessions.tickets(Passage::High), 0);
    assert_eq!(do_it(&mut person, travel), Err(AffairError::NoTicket(Passage::High)));
}

/// CT-PSG-02
#[test]
fn a_ticket_of_each_class_can_be_used_or_turned_into_nine_tenths_of_its_price() {
    for (class, _, brings) in PRICES {
        let mut person = holding(class, 2);
        do_it(&mut person, Affair::Cash(class)).expect("there is a ticket");
        assert_eq!((person.possessions.credits, person.possessions.tickets(class)), (brings, 1));
        assert!(
            open(&person, &port(PortClass::C), &tables())
                .iter()
                .any(|(it, _)| *it == Affair::Travel(class))
        );
        let none = do_it(&mut rich(0), Affair::Cash(class));
        assert_eq!(none, Err(AffairError::NoTicket(class)));
    }
}

/// CT-PSG-03, CT-PSG-04, CT-PSG-05
#[test]
fn each_class_has_its_price() {
    for (class, price, _) in PRICES {
        let mut person = rich(price);
        let bought = do_it(&mut person, Affair::Buy(class));
        assert_eq!(bought, Ok(vec![AffairEvent::Bought { class, price }]));
        assert_eq!((person.possessions.credits, person.possessions.tickets(class)), (0, 1));
        let mut poor = rich(price - 1);
        let short = do_it(&mut poor, Affair::Buy(class)).expect_err("a credit is missing");
        assert!(matches!(short, AffairError::Credits { have, need, .. } if have + 1 == need));
        assert_eq!(poor, rich(price - 1));
    }
    let short =
        do_it(&mut rich(9_999), Affair::Buy(Passage::High)).expect_err("a credit is missing");
    assert_eq!(short.to_string(), "Cr9,999 of the Cr10,000 that High Passage costs");
}

/// CT-PSG-03, CT-PSG-04
#[test]
fn what_the_summary_does_not_say_of_baggage_is_marked_as_from_elsewhere() {
    let tables = tables();
    let high = tables.ticket(Passage::High).baggage.expect("other printings have it");
    let middle = tables.ticket(Passage::Middle).baggage.expect("other printings have it");
    assert_eq!((high.kilograms, high.can_be_bumped), (1000, false));
    assert_eq!((middle.kilograms, middle.can_be_bumped), (100, true));
    assert_eq!((high.source, middle.source), (Source::Elsewhere, Source::Elsewhere));
    assert_eq!(tables.ticket(Passage::Low).baggage, None);
}

/// CT-PSG-06
#[test]
fn who_travels_asleep_comes_out_no_older() {
    let (mut awake, mut asleep) = (rich(0), rich(0));
    let born = awake.career.months;
    months_pass(&mut awake, 5, Passing::Awake, &tables()).expect("they are at liberty");
    let slept = months_pass(&mut asleep, 5, Passing::Asleep, &tables());
    assert_eq!(slept, Ok(vec![AffairEvent::Slept { months: 5 }]));
    assert_eq!((awake.career.months, asleep.career.months), (born + 5, born));
}

/// CT-PSG-07
#[test]
fn a_sleeper_wakes_up_on_5_or_never() {
    let travel = Affair::Travel(Passage::Low);
    for (faces, fate) in [([1, 3], Fate::Dead), ([1, 4], rich(0).career.fate)] {
        let mut person = holding(Passage::Low, 1);
        let events = do_at(&mut person, travel, &port(PortClass::C), &faces).expect("a ticket");
        assert_eq!(person.career.fate, fate, "{faces:?}");
        assert_eq!(person.possessions.tickets(Passage::Low), 0);
        assert!(
            matches!(&events[1], AffairEvent::Revival(it) if it.success != (fate == Fate::Dead))
        );
    }
}

/// CT-PSG-08, CT-RUL-38
#[test]
fn one_helper_with_medical_2_adds_1_and_more_of_them_or_better_ones_add_no_more() {
    let dm = |medics: &[u8]| revival(&tables().low_passage, 7, medics).dm();
    assert_eq!((dm(&[]), dm(&[0, 1]), dm(&[2]), dm(&[4, 4]), dm(&[1, 2, 3])), (0, 0, 1, 1, 1));
    let explained = revival(&tables().low_passage, 7, &[2, 3]);
    assert_eq!(explained.modifiers[0].to_string(), "Medical-3 at hand +1");
    assert_eq!(explained.modifiers[0].rule, "CT-PSG-08");
}

/// CT-PSG-08, CT-RUL-38
#[test]
fn a_sleeper_is_no_help_to_themselves() {
    let mut doctor = holding(Passage::Low, 1);
    (0..4).for_each(|_| {
        doctor.skills.raise("Medical");
    });
    let travel = Affair::Travel(Passage::Low);
    do_at(&mut doctor, travel, &port(PortClass::C), &[1, 3]).expect("a ticket");
    assert_eq!(doctor.career.fate, Fate::Dead);
    let mut helped = holding(Passage::Low, 1);
    let mut place = port(PortClass::C);
    place.medics = vec![2];
    do_at(&mut helped, travel, &place, &[1, 3]).expect("a ticket");
    assert_ne!(helped.career.fate, Fate::Dead);
}

/// CT-PSG-09
#[test]
fn little_endurance_takes_1_off() {
    let dm = |endurance: u8| revival(&tables().low_passage, endurance, &[]).dm();
    assert_eq!((dm(1), dm(6), dm(7), dm(15)), (-1, -1, 0, 0));
    assert_eq!(revival(&tables().low_passage, 6, &[3]).dm(), 0, "both add up");
}

/// CT-PSG-07, CT-PSG-08, CT-PSG-09
#[test]
fn the_exact_odds_are_shown_before_anybody_lies_down() {
    let shown = |endurance: u8, medics: &[u8]| {
        let mut person = holding(Passage::Low, 1);
        person.characteristics.set(Characteristic::End, endurance);
        let mut place = port(PortClass::C);
        place.medics = medics.to_vec();
        let all = open(&person, &place, &tables());
        all.into_iter()
            .find(|(it, _)| *it == Affair::Travel(Passage::Low))
            .and_then(|(_, odds)| odds)
    };
    assert_eq!(shown(7, &[]), Some(Odds::new(30, 36)));
    assert_eq!(shown(6, &[]), Some(Odds::new(26, 36)));
    assert_eq!(shown(7, &[2]), Some(Odds::new(33, 36)));
    assert_eq!(shown(6, &[2]), Some(Odds::new(30, 36)));
    let awake = open(&holding(Passage::High, 1), &port(PortClass::C), &tables());
    assert!(awake.contains(&(Affair::Travel(Passage::High), None)), "no dice decide that");
}
