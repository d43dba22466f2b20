//! What is said of money: what a contract leaves, what is owed, what an errand may bring or cost.

use characters::sheet::{Ship, ShipKind};

use super::*;
use crate::{Account, Berth, Contract, Errand, Item, Outcome, Own, text};

/// Who owes this many instalments of Cr150,000, in their first port.
fn owing(late: u8) -> Own {
    let own = begun(1).own().as_ref().clone();
    Own { instalment: 150_000, late, ..own }
}

/// A contract that pays so much more than this month costs, or less.
fn paying(more: i64, own: &Own) -> Contract {
    let dues = i64::from(own.wages()) + i64::from(own.instalment - own.rebate);
    let pay = u32::try_from(dues + more).expect("it pays something");
    Contract { pay, ..own.offers[0].clone() }
}

#[test]
fn a_contract_says_what_it_leaves_after_wages_and_instalment_but_not_what_is_late() {
    for own in [owing(0), owing(2), Own { rebate: 4500, ..owing(0) }] {
        let left = |more| text::after_dues(&paying(more, &own), &own);
        assert_eq!(left(7300), "after dues +Cr7,300");
        assert_eq!(left(-14_900), "after dues -Cr14,900");
    }
}

#[test]
fn the_port_tells_what_each_contract_leaves() {
    let own = owing(0);
    let told = text::port(&own, &book()).join("\n");
    for offer in &own.offers {
        let left = format!("{}, {}", offer.name, text::after_dues(offer, &own));
        assert!(told.contains(&left), "no `{left}` in {told}");
    }
}

#[test]
fn the_books_say_what_is_owed_and_the_hull_how_many_instalments_are_late() {
    let last = |late| text::ledger(&owing(late)).pop().expect("a line");
    assert!(last(0).starts_with("In the purse"), "{}", last(0));
    assert!(last(1).starts_with("Owed: 1 instalment ") && last(1).ends_with("-Cr150,000"));
    assert!(last(2).starts_with("Owed: 2 instalments ") && last(2).ends_with("-Cr300,000"));
    assert_eq!(text::hull(&owing(1)), "the hull costs Cr150,000 a month; 1 instalment is late");
    assert_eq!(text::hull(&owing(2)), "the hull costs Cr150,000 a month; 2 instalments are late");
}

#[test]
fn the_port_tells_what_each_leg_to_come_has_to_leave_or_may_cost() {
    let own = Own { purse: 115_000, leg: 1, legs: 5, ..owing(0) };
    let said = |own: &Own| text::solvency(own, &book()).expect("a leg is left");
    assert_eq!(said(&own), "to end solvent, each of the 5 legs left may cost Cr23,000 after dues");
    let late = Own { purse: 22_600, leg: 4, late: 1, ..own.clone() };
    let wanted = "to end solvent, each of the 2 legs left has to leave Cr63,700 after dues";
    assert_eq!(said(&late), wanted);
    assert!(text::port(&late, &book()).join("\n").contains(wanted));
    let fortune = book().run(own.length).fortune;
    let last = Own { purse: fortune - 1, leg: 5, ambition: Ambition::Fortune, ..own };
    assert_eq!(said(&last), "to end with the fortune, this leg has to leave Cr100 after dues");
    let wages = Account { leg: 5, item: Item::Wages, credits: -16_000 };
    let paid = Own { accounts: vec![wages], ..last };
    assert_eq!(text::solvency(&paid, &book()), None);
}

fn full(ambition: Ambition, seed: u64) -> Campaign {
    let mut setup = Setup { ambition, scope: Scope::Full, ..setup(RuleSet::Classic) };
    // A hull that costs nothing, so that runs by chance end solvent.
    let ship = Ship { kind: ShipKind::ScoutShip, debt: None, years: 0, recalled: false };
    setup.captain.possessions.ship = Some(ship);
    Campaign::new(&book(), &setup, seed).expect("a sound setup")
}

#[test]
fn who_ends_in_debt_is_told_whether_the_ambition_was_met_as_who_ends_solvent_is() {
    let mut seen = 0;
    for (seed, ambition) in (0..4).flat_map(|seed| Ambition::ALL.map(|it| (seed, it))) {
        let mut campaign = full(ambition, seed);
        play_until(&mut campaign, &mut Dice::seeded(seed), is_over);
        let own = campaign.own().as_ref().clone();
        let Some(ended @ (Outcome::Made | Outcome::Solvent)) = own.outcome else { continue };
        let says_more = |own: &Own| text::ending(own, &book())[1..].join(" ").contains("ambition");
        assert!(!says_more(&own), "the outcome says it");
        let owing = Own { outcome: Some(Outcome::Indebted), ..own };
        let told = text::ending(&owing, &book())[2].clone();
        assert_eq!(told.contains("was met"), ended == Outcome::Made, "{told}");
        seen += 1;
    }
    assert!(seen > 0);
}

#[test]
fn a_run_that_is_cut_short_tells_what_is_owed_and_that_its_ambition_was_missed() {
    for outcome in [Outcome::Repossessed, Outcome::Lost] {
        let own = Own { outcome: Some(outcome), ..owing(3) };
        assert!(own.crew.iter().all(|it| it.berth == Berth::Aboard), "everybody lives");
        let told = text::ending(&own, &book());
        assert_eq!(told[2], "Owed: 3 instalments, Cr450,000.");
        assert_eq!(told[3], "The ambition, to bring everybody home alive, was missed.");
    }
}

#[test]
fn an_errand_says_what_success_brings_and_a_bad_failure_costs() {
    let figures = &book().charts.figures.errands;
    let setup = Setup { scope: Scope::Full, ..setup(RuleSet::Classic) };
    let campaign = Campaign::new(&book(), &setup, 1).expect("a sound setup");
    let short = |errand| {
        let offer = campaign.own().errands.iter().find(|it| it.errand == errand);
        text::short_errand(offer.expect("it can be done"), campaign.own(), &book())
    };
    let (gain, loss) = (figures.haggle.gain, figures.haggle.loss);
    let haggling = short(Errand::Haggle(0));
    assert!(haggling.ends_with(&format!(" %: +{gain} %, badly −{loss} %")), "{haggling}");
    let papers = short(Errand::Papers);
    assert!(papers.ends_with(&format!("{} % off the hull", figures.papers.rebate)), "{papers}");
    let told = text::option(&Move::Errand(Errand::Haggle(0)), campaign.own(), &book());
    assert!(told.contains(&format!("{gain} % more, or {loss} % less if badly taken")), "{told}");
}

/// The options of the event that is met in the second port, where one is.
fn met(seed: u64) -> Vec<String> {
    let mut campaign = full(Ambition::AllHome, seed);
    choose(&mut campaign, Move::Sign(0));
    concede(&mut campaign);
    let is_asked = |it: &Campaign| it.choice().is_some_and(|it| it.why == Why::Event);
    play_until(&mut campaign, &mut Dice::seeded(seed), |it| {
        is_asked(it) || is_in_port(it) || is_over(it)
    });
    let choice = campaign.choice().filter(|it| it.why == Why::Event);
    let options = choice.map(|it| it.options.clone()).unwrap_or_default();
    options.iter().map(|it| text::option(it, campaign.own(), &book())).collect()
}

#[test]
fn the_chance_of_what_is_done_about_an_event_stands_in_one_pair_of_brackets() {
    let told: Vec<String> = (0..40).flat_map(met).filter(|it| it.contains(" throws ")).collect();
    assert!(!told.is_empty(), "something is thrown for somewhere");
    assert!(told.iter().all(|it| !it.contains("))") && it.contains(" %) Success: ")), "{told:#?}");
}
