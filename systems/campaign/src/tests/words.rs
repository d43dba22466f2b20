//! What is said of a campaign is so.

use cards::EndingKind;

use super::*;
use crate::{Berth, Contract, text};

/// A contract for ten points, for which these race.
fn signed(rivals: &[&str]) -> Contract {
    let contract = begun(1).own().offers[0].clone();
    let rivals = rivals.iter().map(|it| (*it).to_owned()).collect();
    Contract { points: 10, rivals, ..contract }
}

/// How the voyage of this contract is told that ended so.
fn voyage(contract: Contract, points: i16, ending: EndingKind) -> String {
    let journal = begun(1).journal().hash();
    let flown = Event::Flown { points, rounds: 4, ending, journal };
    let events = [Event::Departed { contract }, flown];
    let told = text::told(&events, 1, &text::Names::default());
    let [(Event::Flown { .. }, line)] = &told[..] else { panic!("{told:?}") };
    line.clone()
}

#[test]
fn a_voyage_is_told_with_the_points_that_were_asked_for() {
    let told = |points, ending| voyage(signed(&[]), points, ending);
    assert_eq!(
        told(11, EndingKind::VictoryPoints),
        "The voyage ends after 4 rounds with 11 points, and 10 were asked for."
    );
    assert_eq!(
        told(7, EndingKind::RoundCap),
        "The voyage ends after 4 rounds with 7 of 10 points: the time is up."
    );
    assert!(told(2, EndingKind::Concession).ends_with("with 2 of 10 points: given up."));
    assert!(told(0, EndingKind::Bankruptcy).ends_with("with 0 of 10 points: bankrupt."));
}

#[test]
fn a_race_that_somebody_else_ends_is_not_told_as_if_the_ship_had_its_points() {
    let told = |ending| voyage(signed(&["quill"]), 5, ending);
    assert_eq!(
        told(EndingKind::VictoryPoints),
        "The race ends after 4 rounds with 5 of 10 points."
    );
    assert!(!told(EndingKind::Bankruptcy).ends_with(": bankrupt."), "the rival may be");
    assert!(!told(EndingKind::Concession).ends_with(": given up."), "the rival may have");
    let lost = [Event::Raced { winner: Some("quill".to_owned()), first: false }];
    let lost = text::told(&lost, 0, &text::Names::default());
    assert_eq!(lost[0].1, "quill comes first: the race is lost.");
}

#[test]
fn a_change_of_pay_is_told_by_how_much_more_or_less_it_is() {
    let told = |hundredths| {
        let events = [Event::PayChanged { hundredths }];
        text::told(&events, 0, &text::Names::default())[0].1.clone()
    };
    assert_eq!(told(104), "Contracts here pay 4 % more now.");
    assert_eq!(told(85), "Contracts here pay 15 % less now.");
    assert_eq!(told(100), "Contracts here pay what they paid.");
}

#[test]
fn a_race_says_what_second_place_pays() {
    let race = text::race(&signed(&["quill"]), begun(1).own(), &book()).expect("a race");
    assert!(race.ends_with(" for second place or worse."), "{race}");
}

#[test]
fn when_all_berths_are_taken_it_is_said_that_nobody_can_be_hired() {
    let (campaign, book) = (begun(1), book());
    let mut own = campaign.own().as_ref().clone();
    assert_eq!(text::full(&own, &book), None);
    let berths = book.charts.figures.berths;
    own.crew.resize(berths.into(), own.crew[0].clone());
    let told = format!("All {berths} berths are taken: nobody can be hired.");
    assert_eq!(text::full(&own, &book), Some(told));
    own.crew[1].berth = Berth::PaidOff;
    assert_eq!(text::full(&own, &book), None, "one is free again");
}

#[test]
fn a_card_that_can_stay_ashore_is_told_on_a_line() {
    let (campaign, book) = (begun(1), book());
    let own = campaign.own();
    for (id, copies) in &own.deck.captain {
        let option = Move::LeaveAshore(id.clone());
        let (short, long) =
            (text::short_option(&option, own, &book), text::option(&option, own, &book));
        let (_, card) = book.cards.find(id).expect("it is in the deck");
        assert!(short.starts_with(&format!("{copies} \u{d7} {} (", card.name)), "{short}");
        assert!(short.chars().count() < 75 && short.len() < long.len(), "{short}");
    }
}
