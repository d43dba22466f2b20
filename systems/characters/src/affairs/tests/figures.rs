use super::tables;
use crate::{
    affairs::{AffairFigures, AffairTables},
    data::{Passage, Source, Ticket},
    scenario,
    sheet::ShipKind,
    skills::tests::read,
};

fn figures() -> AffairFigures {
    read!("affairs.ron")
}

fn tickets() -> Vec<Ticket> {
    scenario::tables().tickets.clone()
}

#[track_caller]
fn fault(change: impl FnOnce(&mut AffairFigures, &mut Vec<Ticket>)) -> String {
    let (mut figures, mut tickets) = (figures(), tickets());
    change(&mut figures, &mut tickets);
    AffairTables::new(figures, &tickets).expect_err("must be refused").to_string()
}

/// CT-PSG-02, CT-SHP-01, CT-TAS-04
#[test]
fn figures_that_cannot_be_played_by_are_refused() {
    let said = fault(|_, tickets| tickets.retain(|it| it.class != Passage::Low));
    assert_eq!(said, "Low tickets have 0 prices, not one");
    let said = fault(|_, tickets| tickets.push(tickets[0]));
    assert_eq!(said, "High tickets have 2 prices, not one");
    let said = fault(|figures, _| figures.ships.truncate(1));
    assert_eq!(said, "the Type S Scout/Courier stands there 0 times, not once");
    let said = fault(|figures, _| figures.travellers_aid.months = 0);
    assert_eq!(said, "members of the Travellers' Aid would have a ticket every 0 months");
    let said = fault(|figures, _| figures.low_passage.target = 13);
    assert_eq!(said, "waking up: 13 is no number that two dice show");
    let said = fault(|figures, _| figures.travellers_aid.application.target = 1);
    assert_eq!(said, "the vote of the Travellers' Aid: 1 is no number that two dice show");
    let said = fault(|figures, _| {
        figures.ships[0].instalments.as_mut().expect("a debt").years = 6_000;
    });
    assert_eq!(said, "instalments for 6000 years are more than can be counted");
}

/// CT-GEN-01
#[test]
fn every_figure_says_where_it_is_from() {
    let tables = tables();
    let ships = [ShipKind::FreeTrader, ShipKind::ScoutShip].map(|kind| tables.ship(kind).source);
    let classes = [Passage::High, Passage::Middle, Passage::Low];
    let tickets = classes.map(|class| tables.ticket(class).source);
    let rest = [tables.low_passage.source, tables.travellers_aid.source, tables.pensions.source];
    let all = ships.iter().chain(&tickets).chain(&rest);
    assert!(all.copied().all(|source| source == Source::Printed));
}

/// CT-PSG-02
#[test]
fn a_price_beyond_all_reason_is_still_reckoned_without_overflow() {
    let ticket = Ticket { price: u32::MAX, ..tickets()[0] };
    assert_eq!(ticket.resale(), 3_865_470_565);
}
