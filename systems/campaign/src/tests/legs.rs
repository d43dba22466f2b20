//! What happens in a leg.

use characters::sheet::ShipKind;
use engine::{Refusal, Seat};

use super::*;
use crate::{Item, Outcome, state::PersonId};

fn own(campaign: &Campaign) -> std::sync::Arc<crate::Own> {
    campaign.own().clone()
}

/// Gives up every voyage until the campaign is over.
fn fail_everything(campaign: &mut Campaign) {
    let mut dice = Dice::seeded(1);
    while let Some(choice) = campaign.choice() {
        match choice.why {
            Why::Port => choose(campaign, Move::Sign(0)),
            Why::Cards(_) => concede(campaign),
            Why::Fight(_) | Why::Prize | Why::LeavingAshore | Why::Event => {
                let decision = at_random(campaign, &mut dice).expect("something is asked");
                campaign.decide(decision).expect("it is offered");
            }
        }
    }
}

#[test]
fn every_port_offers_a_contract_of_each_grade_to_ports_a_month_away() {
    for seed in 0..20 {
        let own = own(&begun(seed));
        let grades: Vec<_> = own.offers.iter().map(|it| it.grade).collect();
        assert_eq!(grades, crate::data::Grade::ALL);
        let book = book();
        let here = book.charts.port(&own.port).expect("a port");
        let near = |id: &str| book.charts.neighbours(here).any(|port| port.id == id);
        assert!(own.offers.iter().all(|it| near(&it.to)), "{:?}", own.offers);
    }
}

#[test]
fn a_voyage_given_up_fails_its_contract_and_costs_the_penalty() {
    let mut campaign = begun(1);
    let contract = own(&campaign).offers[0].clone();
    choose(&mut campaign, Move::Sign(0));
    assert_eq!(campaign.stage(), Stage::Voyage);
    concede(&mut campaign);
    let mut dice = Dice::seeded(1);
    play_until(&mut campaign, &mut dice, |it| is_in_port(it) || is_over(it));
    let penalty = -i64::from(contract.penalty);
    let paid =
        own(&campaign).accounts.iter().find(|it| it.item == Item::Penalty).map(|it| it.credits);
    assert_eq!(paid, Some(penalty));
    assert_eq!(own(&campaign).failed, 1);
    assert_eq!(own(&campaign).port, contract.to, "the ship has come there all the same");
}

#[test]
fn three_instalments_late_lose_the_hull() {
    let mut campaign = begun(2);
    fail_everything(&mut campaign);
    assert_eq!(campaign.outcome(), Some(Outcome::Repossessed));
    let most = book().charts.figures.late;
    let is_last = |it: &Event| matches!(it, Event::Late { instalments } if *instalments == most);
    assert_eq!(told(&campaign, is_last), 1);
}

#[test]
fn a_ship_on_loan_costs_nothing_a_month() {
    let mut setup = setup(RuleSet::Classic);
    setup.captain.possessions.ship = Some(characters::sheet::Ship {
        kind: ShipKind::ScoutShip,
        debt: None,
        years: 0,
        recalled: false,
    });
    let mut campaign = Campaign::new(&book(), &setup, 2).expect("a sound setup");
    fail_everything(&mut campaign);
    assert_ne!(campaign.outcome(), Some(Outcome::Repossessed));
    assert!(own(&campaign).accounts.iter().all(|it| it.item != Item::Instalment));
}

#[test]
fn a_recruit_costs_their_money_on_signing_and_takes_a_berth() {
    let mut campaign = (0..50)
        .map(begun)
        .find(|it| it.choice().is_some_and(|it| it.options.contains(&Move::Hire(0))))
        .expect("somebody can be hired");
    let before = own(&campaign);
    let (recruit, bounty, wage) = before.recruits[0].clone();
    choose(&mut campaign, Move::Hire(0));
    let after = own(&campaign);
    assert_eq!(after.purse, before.purse - bounty);
    let last = after.crew.last().expect("somebody");
    assert_eq!((&last.person, last.wage), (&recruit, wage));
    assert_eq!(after.recruits.len(), before.recruits.len() - 1);
}

#[test]
fn nobody_is_hired_without_a_berth_or_the_money() {
    let mut campaign = begun(4);
    while campaign.choice().is_some_and(|it| it.options.contains(&Move::Hire(0))) {
        choose(&mut campaign, Move::Hire(0));
    }
    let own = own(&campaign);
    let aboard = own.crew.len() as u8;
    let is_full = aboard == book().charts.figures.berths;
    let is_poor = own.recruits.iter().all(|(_, bounty, _)| *bounty > own.purse);
    assert!(is_full || is_poor, "{aboard} aboard, {:?}", own.recruits);
    let refused = campaign.decide(Decision { seat: Seat(0), chosen: Move::Hire(0) });
    assert_eq!(refused, Err(Refusal::NotOffered));
}

#[test]
fn the_captain_is_not_paid_off_and_others_leave_with_their_cards() {
    let mut campaign = begun(6);
    let offers = |id| campaign.choice().is_some_and(|it| it.options.contains(&Move::Dismiss(id)));
    assert!(!offers(PersonId(0)) && offers(PersonId(1)));
    choose(&mut campaign, Move::Dismiss(PersonId(1)));
    choose(&mut campaign, Move::Sign(0));
    let Some(crate::InnerGame::Cards(_, setup, _)) = campaign.inner() else { panic!("a voyage") };
    let deck = &setup.captains[0].deck.captain;
    assert!(deck.contains_key("aboard-0") && !deck.contains_key("aboard-1"), "{deck:?}");
    assert_eq!(deck.values().map(|copies| u32::from(*copies)).sum::<u32>(), 60);
}

#[test]
fn what_is_done_in_port_throws_no_other_dice_later() {
    let flown = |hires: bool| {
        let mut campaign = begun(7);
        if hires && campaign.choice().is_some_and(|it| it.options.contains(&Move::Hire(0))) {
            choose(&mut campaign, Move::Hire(0));
        }
        choose(&mut campaign, Move::Sign(0));
        let Some(crate::InnerGame::Cards(_, _, seed)) = campaign.inner() else {
            panic!("a voyage")
        };
        concede(&mut campaign);
        play_until(&mut campaign, &mut Dice::seeded(7), |it| is_in_port(it) || is_over(it));
        (seed, own(&campaign).offers.clone())
    };
    assert_eq!(flown(false), flown(true));
}

#[test]
fn raiders_who_are_known_to_wait_board_the_ship_and_the_crew_fights() {
    let mut campaign = raided();
    let Some(crate::InnerGame::Fight(fight, _)) = campaign.inner() else { panic!("a fight") };
    let ours = &fight.setup().scenario.forces[0].fighters;
    let names: Vec<&str> = ours.iter().map(|it| it.name.as_str()).collect();
    let own = own(&campaign);
    let aboard: Vec<&str> = own.crew.iter().map(|it| it.person.identity.name.as_str()).collect();
    assert_eq!(names, aboard);
    play_until(&mut campaign, &mut Dice::seeded(1), |it| it.stage() != Stage::Boarding);
    let records: Vec<u8> = self::own(&campaign).crew.iter().map(|it| it.record.fights).collect();
    assert_eq!(records, vec![1; aboard.len()]);
}

/// A campaign whose crew is being boarded.
fn raided() -> Campaign {
    let with_raiders = |campaign: &Campaign| {
        own(campaign).offers.iter().position(|contract| contract.raiders.is_some())
    };
    let mut found = (0..200).map(begun).filter_map(|it| with_raiders(&it).map(|nth| (it, nth)));
    let (mut campaign, nth) = found.next().expect("raiders wait somewhere");
    choose(&mut campaign, Move::Sign(nth as u8));
    concede(&mut campaign);
    assert_eq!(campaign.stage(), Stage::Boarding);
    campaign
}

#[test]
fn a_contract_pays_when_its_points_are_reached_and_a_card_comes_into_the_deck() {
    // Somebody reaches the points by chance sooner or later.
    let mut campaigns = (0..3000).map(|seed| {
        let mut campaign = begun(seed);
        choose(&mut campaign, Move::Sign(0));
        let mut dice = Dice::seeded(seed);
        play_until(&mut campaign, &mut dice, |it| {
            is_over(it) || is_in_port(it) || it.choice().is_some_and(|it| it.why == Why::Prize)
        });
        campaign
    });
    let fulfilled = |it: &Event| matches!(it, Event::Fulfilled { .. });
    let mut campaign = campaigns.find(|it| told(it, fulfilled) > 0).expect("somebody manages");
    let own = own(&campaign);
    let pay = own.accounts.iter().find(|it| it.item == Item::Pay).map(|it| it.credits);
    assert_eq!(pay, own.contract.as_ref().map(|it| it.pay.into()));
    let before = own.deck.captain.clone();
    let options = campaign.choice().expect("a prize").options.clone();
    let Move::Take(card) = &options[0] else { panic!("{options:?}") };
    choose(&mut campaign, options[0].clone());
    let Move::LeaveAshore(left) = campaign.choice().expect("a place").options[0].clone() else {
        panic!("a card to leave")
    };
    choose(&mut campaign, Move::LeaveAshore(left.clone()));
    let after = self::own(&campaign).deck.captain.clone();
    assert!(!before.contains_key(card) && after[card] == 1);
    assert_eq!(after.get(&left).copied().unwrap_or(0), before[&left] - 1);
    assert_eq!(campaign.audit(), Ok(()));
}

/// Whoever was treated last, if it has killed them.
fn died_in_hospital(campaign: &Campaign) -> Option<PersonId> {
    campaign.journal().events().windows(2).find_map(|two| match two {
        [
            Event::Treated { person, .. },
            Event::Left { person: gone, why: crate::Leaving::Died },
        ] if person == gone => Some(*person),
        _ => None,
    })
}

/// Signs what raiders wait for, has everybody treated, and fights without a plan.
fn recklessly(campaign: &Campaign, dice: &mut Dice) -> Option<Decision> {
    let choice = campaign.choice()?;
    let risky = |nth: u8| {
        let offer = campaign.own().offers.get(usize::from(nth));
        offer.is_some_and(|contract| contract.raiders.is_some())
    };
    let treats = |it: &&Move| matches!(it, Move::Treat(_));
    let signs = |it: &&Move| matches!(it, Move::Sign(nth) if risky(*nth));
    let chosen = choice.options.iter().find(treats).or(choice.options.iter().find(signs));
    let voyage = matches!(choice.why, Why::Cards(_)).then_some(Move::Cards(cards::Move::Concede));
    match voyage.or(chosen.cloned()) {
        Some(chosen) => Some(Decision { seat: choice.seat, chosen }),
        None => at_random(campaign, dice),
    }
}

#[test]
fn whom_the_hospital_cannot_save_is_buried_and_another_commands() {
    let dead = (0..3000).find_map(|seed| {
        let setup = setup(RuleSet::SecondEdition);
        let mut campaign = Campaign::new(&book(), &setup, seed).expect("a sound setup");
        let mut dice = Dice::seeded(seed);
        while died_in_hospital(&campaign).is_none() {
            let decision = recklessly(&campaign, &mut dice)?;
            campaign.decide(decision).expect("it is offered");
            campaign.audit().expect("sound");
        }
        died_in_hospital(&campaign).map(|dead| (campaign, dead))
    });
    let (campaign, dead) = dead.expect("somebody dies of their wounds in a hospital");
    let own = own(&campaign);
    let berth = own.crew.iter().find(|it| it.id == dead).map(|it| it.berth);
    assert_eq!(berth, Some(crate::Berth::Dead));
    assert!(own.captain != Some(dead) || is_over(&campaign));
}
