use dice::Odds;

use super::{CLASSES, do_at, do_it, open, port, rich, tables};
use crate::{
    affairs::{
        Affair, AffairError, AffairEvent, Cost, Passing, PortClass, PortService, months_pass,
    },
    data::{Passage, Source},
    sheet::{Application, Character, Membership},
};

fn member() -> Character {
    let mut person = rich(0);
    person.possessions.travellers_aid = Some(Membership::default());
    person
}

/// CT-TAS-01
#[test]
fn membership_is_for_life_and_a_second_one_brings_nothing() {
    let mut person = member();
    assert_eq!(do_it(&mut person, Affair::Apply), Err(AffairError::Member));
    person.possessions.application = Application::Accepted;
    assert_eq!(do_it(&mut person, Affair::Join), Err(AffairError::Member));
    months_pass(&mut person, 600, Passing::Awake, &tables()).expect("they are at liberty");
    assert!(person.possessions.travellers_aid.is_some(), "after fifty years");
}

/// CT-TAS-02
#[test]
fn hostels_stand_at_ports_of_class_a_and_b_alone() {
    for class in CLASSES {
        let has = port(class).port.services(&tables()).contains(&PortService::Hostel);
        assert_eq!(has, matches!(class, PortClass::A | PortClass::B), "{class}");
    }
    let mut place = port(PortClass::C);
    place.prices.insert(Cost::Hostel, 10);
    let refused = do_at(&mut member(), Affair::Settle(Cost::Hostel), &place, &[]);
    assert_eq!(refused, Err(AffairError::NoHostel(PortClass::C)));
}

/// CT-TAS-03
#[test]
fn members_and_their_guests_may_stay_at_a_price_that_the_referee_names() {
    let stay = Affair::Settle(Cost::Hostel);
    let mut place = port(PortClass::B);
    assert_eq!(do_at(&mut member(), stay, &place, &[]), Err(AffairError::Unpriced(Cost::Hostel)));
    place.prices.insert(Cost::Hostel, 30);
    let mut person = member();
    person.possessions.credits = 40;
    let paid = AffairEvent::Settled { cost: Cost::Hostel, credits: 30, free: false };
    assert_eq!(do_at(&mut person, stay, &place, &[]), Ok(vec![paid.clone()]));
    assert_eq!(person.possessions.credits, 10);
    assert_eq!(do_at(&mut rich(40), stay, &place, &[]), Err(AffairError::NoGuest));
    place.guest = true;
    assert_eq!(do_at(&mut rich(40), stay, &place, &[]), Ok(vec![paid]));
}

/// CT-TAS-04, CT-RUL-39
#[test]
fn a_member_gets_a_high_passage_every_two_months_the_first_two_months_after_joining() {
    let months = |member: &mut Character, count: u16| {
        months_pass(member, count, Passing::Awake, &tables()).expect("they are at liberty")
    };
    let mut person = member();
    assert_eq!(months(&mut person, 1), []);
    let sent = AffairEvent::TicketsSent { class: Passage::High, count: 1 };
    assert_eq!(months(&mut person, 1), [sent]);
    months(&mut person, 10);
    assert_eq!(person.possessions.tickets(Passage::High), 6, "in twelve months");
    months(&mut person, 1);
    months(&mut person, 2);
    assert_eq!(person.possessions.tickets(Passage::High), 7, "a month is carried over");
    months(&mut person, 1);
    assert_eq!(person.possessions.tickets(Passage::High), 8);
    let mut year_at_once = member();
    months(&mut year_at_once, 12);
    assert_eq!(year_at_once.possessions.tickets(Passage::High), 6);
}

/// CT-TAS-04
#[test]
fn such_a_ticket_can_be_used_kept_or_sold() {
    let mut person = member();
    months_pass(&mut person, 6, Passing::Awake, &tables()).expect("they are at liberty");
    do_it(&mut person, Affair::Travel(Passage::High)).expect("a ticket");
    do_it(&mut person, Affair::Cash(Passage::High)).expect("a ticket");
    assert_eq!(person.possessions.tickets(Passage::High), 1);
    assert_eq!(person.possessions.credits, 9_000);
}

/// CT-TAS-04
#[test]
fn no_stretch_of_time_is_too_long_to_count() {
    let mut person = member();
    person.possessions.travellers_aid = Some(Membership { months: 255 });
    months_pass(&mut person, u16::MAX, Passing::Awake, &tables()).expect("they are at liberty");
    assert_eq!(person.possessions.tickets(Passage::High), 32_895);
    assert_eq!(person.possessions.travellers_aid, Some(Membership { months: 0 }));
}

/// CT-TAS-04
#[test]
fn nobody_else_gets_tickets() {
    let mut person = rich(0);
    let events = months_pass(&mut person, 12, Passing::Awake, &tables());
    assert_eq!((events, person.possessions.tickets(Passage::High)), (Ok(Vec::new()), 0));
}

/// CT-TAS-05
#[test]
fn members_accept_who_asks_on_4_or_more() {
    let shown = open(&rich(0), &port(PortClass::C), &tables());
    assert!(shown.contains(&(Affair::Apply, Some(Odds::new(33, 36)))), "{shown:?}");
    let said = |faces: [u8; 2]| {
        let mut person = rich(0);
        do_at(&mut person, Affair::Apply, &port(PortClass::C), &faces).expect("one may ask");
        person.possessions.application
    };
    assert_eq!(said([1, 2]), Application::TurnedDown);
    assert_eq!(said([2, 2]), Application::Accepted);
    assert_eq!(tables().travellers_aid.application.source, Source::Printed);
}

/// CT-TAS-06
#[test]
fn the_price_is_paid_after_success_and_not_before() {
    let mut person = rich(999_999);
    assert_eq!(do_it(&mut person, Affair::Join), Err(AffairError::NotAccepted));
    do_at(&mut person, Affair::Apply, &port(PortClass::C), &[2, 2]).expect("one may ask");
    assert_eq!(person.possessions.credits, 999_999, "to ask costs nothing");
    let short = do_it(&mut person, Affair::Join).expect_err("a credit is missing");
    let said = "Cr999,999 of the Cr1,000,000 that membership of the Travellers' Aid costs";
    assert_eq!(short.to_string(), said);
    person.possessions.credits += 1;
    let joined = do_it(&mut person, Affair::Join);
    assert_eq!(joined, Ok(vec![AffairEvent::Joined { price: 1_000_000 }]));
    assert_eq!(person.possessions.credits, 0);
    assert_eq!(person.possessions.travellers_aid, Some(Membership { months: 0 }));
    let mut refused = rich(1_000_000);
    do_at(&mut refused, Affair::Apply, &port(PortClass::C), &[1, 1]).expect("one may ask");
    assert_eq!(do_it(&mut refused, Affair::Join), Err(AffairError::NotAccepted));
    assert_eq!(refused.possessions.credits, 1_000_000);
}

/// CT-TAS-07
#[test]
fn one_may_ask_once_in_a_life_however_it_went() {
    for faces in [[1, 1], [6, 6]] {
        let mut person = rich(2_000_000);
        do_at(&mut person, Affair::Apply, &port(PortClass::C), &faces).expect("one may ask");
        assert_eq!(do_it(&mut person, Affair::Apply), Err(AffairError::AppliedBefore));
        months_pass(&mut person, 240, Passing::Awake, &tables()).expect("they are at liberty");
        assert_eq!(do_it(&mut person, Affair::Apply), Err(AffairError::AppliedBefore));
    }
}

/// CT-TAS-07
#[test]
fn membership_cannot_be_passed_on() {
    let mut person = member();
    assert_eq!(do_it(&mut person, Affair::PassMembershipOn), Err(AffairError::ForLife));
    assert_eq!(person, member());
    let none = do_it(&mut rich(0), Affair::PassMembershipOn);
    assert_eq!(none, Err(AffairError::NoMembership));
    let shown = open(&member(), &port(PortClass::A), &tables());
    assert!(shown.iter().all(|(it, _)| *it != Affair::PassMembershipOn));
}
