//! What is met in port, and what comes of it.

use characters::{data::Service, sheet::Characteristic};
use engine::{Refusal, Seat};

use super::*;
use crate::{
    Item,
    data::{Check, Consequence, Effect, EventFault, EventOption, Need, PortEvent, Whom},
};

/// An event whose first option has these effects and throws nothing.
fn event(effects: Vec<Effect>) -> PortEvent {
    let option = |label: &str, effects| EventOption {
        label: label.to_owned(),
        needs: Vec::new(),
        price: 0,
        throw: None,
        then: Consequence { story: "It comes to that.".to_owned(), effects },
        otherwise: None,
    };
    PortEvent {
        id: "a-test".to_owned(),
        title: "A Test".to_owned(),
        story: "Somebody tests something.".to_owned(),
        needs: Vec::new(),
        options: vec![option("Do it.", effects), option("Leave it.", Vec::new())],
    }
}

/// The shipped tables with these events alone, which are always met.
fn book_of(events: Vec<PortEvent>) -> Arc<CampaignBook> {
    let mut book = CampaignBook::clone(&book());
    book.charts.events = events;
    book.charts.figures.events = 100;
    assert_eq!(book.check(), Ok(()));
    Arc::new(book)
}

fn full() -> Setup {
    Setup { scope: Scope::Full, ..setup(RuleSet::Classic) }
}

/// A campaign at the event of its second port.
fn met(events: Vec<PortEvent>, seed: u64) -> Campaign {
    let mut campaign = Campaign::new(&book_of(events), &full(), seed).expect("a sound setup");
    choose(&mut campaign, Move::Sign(0));
    concede(&mut campaign);
    let mut dice = Dice::seeded(seed);
    play_until(&mut campaign, &mut dice, |it| is_met(it) || is_over(it));
    assert!(is_met(&campaign), "seed {seed}");
    campaign
}

fn is_met(campaign: &Campaign) -> bool {
    campaign.choice().is_some_and(|choice| choice.why == Why::Event)
}

/// Takes the first option and stays in port.
fn done(effects: Vec<Effect>) -> (Campaign, Campaign) {
    let before = met(vec![event(effects.clone())], 3);
    let mut after = met(vec![event(effects)], 3);
    choose(&mut after, Move::Answer(0));
    assert_eq!(after.audit(), Ok(()));
    (before, after)
}

#[test]
fn an_event_is_met_in_the_second_port_and_once_only() {
    let mut campaign = met(vec![event(Vec::new())], 1);
    assert_eq!(campaign.own().leg, 2);
    choose(&mut campaign, Move::Answer(1));
    assert!(is_in_port(&campaign));
    let mut dice = Dice::seeded(1);
    play_until(&mut campaign, &mut dice, is_over);
    assert_eq!(told(&campaign, |it| matches!(it, Event::Met { .. })), 1);
}

#[test]
fn a_campaign_begun_before_there_were_events_meets_none() {
    let book = book_of(vec![event(Vec::new())]);
    let mut campaign = Campaign::new(&book, &setup(RuleSet::Classic), 1).expect("a sound setup");
    play_until(&mut campaign, &mut Dice::seeded(1), is_over);
    assert_eq!(told(&campaign, |it| matches!(it, Event::Met { .. })), 0);
}

#[test]
fn money_comes_in_goes_out_as_far_as_it_is_there_and_stands_in_the_books() {
    let (before, after) = done(vec![Effect::Gain(9000), Effect::Lose(u32::MAX)]);
    assert_eq!(after.own().purse, 0);
    let booked = after.own().accounts.iter().filter(|it| it.item == Item::Event);
    let booked: Vec<i64> = booked.map(|it| it.credits).collect();
    assert_eq!(booked, [9000, -(i64::from(before.own().purse) + 9000)]);
}

#[test]
fn whoever_cannot_pay_is_not_offered_it() {
    let mut dear = event(Vec::new());
    dear.options[0].price = u32::MAX;
    let mut campaign = Campaign::new(&book_of(vec![dear]), &full(), 1).expect("a sound setup");
    choose(&mut campaign, Move::Sign(0));
    concede(&mut campaign);
    // One option is left, which answers itself.
    play_until(&mut campaign, &mut Dice::seeded(1), |it| is_in_port(it) || is_over(it));
    let answered = |it: &Event| matches!(it, Event::Answered { option: 1, .. });
    assert_eq!(told(&campaign, answered), 1);
    let refused = campaign.decide(Decision { seat: Seat(0), chosen: Move::Answer(0) });
    assert_eq!(refused, Err(Refusal::NotOffered));
}

#[test]
fn wounds_of_an_event_are_wounds_of_the_body_and_may_kill() {
    let (before, after) = done(vec![Effect::Hurt(Whom::Captain, 1)]);
    let hurt = |it: &Campaign| it.own().crew.iter().map(|it| it.record.hurt).sum::<u8>();
    assert_eq!((hurt(&before), hurt(&after)), (0, 1), "the crew wall has it");
    let lost = |it: &Campaign| -> u8 { it.own().crew[0].person.body.lost.iter().sum() };
    assert!(lost(&after) > lost(&before));
    let (_, after) = done(vec![Effect::Hurt(Whom::Captain, 6), Effect::Hurt(Whom::Captain, 6)]);
    assert_eq!(after.own().crew[0].berth, crate::Berth::Dead);
    assert_ne!(after.own().captain, Some(crate::PersonId(0)), "command passes");
}

#[test]
fn somebody_leaves_and_somebody_else_would_sign_on() {
    let (before, after) = done(vec![Effect::Leaves, Effect::Recruit(Some(Service::Navy))]);
    let aboard =
        |it: &Campaign| it.own().crew.iter().filter(|it| it.berth == crate::Berth::Aboard).count();
    assert_eq!(aboard(&after), aboard(&before) - 1);
    let recruits = after.own().recruits.clone();
    assert_eq!(recruits.len(), before.own().recruits.len() + 1);
    let last = recruits.last().map(|(person, ..)| person.career.service);
    assert_eq!(last, Some(Some(Service::Navy)));
}

#[test]
fn contracts_change_by_pay_by_raiders_and_by_word_of_another() {
    let (before, after) = done(vec![Effect::Pay(50)]);
    let pay = |it: &Campaign| it.own().offers.iter().map(|it| it.pay).collect::<Vec<_>>();
    let halved: Vec<u32> = pay(&before).into_iter().map(|pay| pay / 200 * 100).collect();
    assert_eq!(pay(&after), halved);
    let (_, after) = done(vec![Effect::Followed("the-galley".to_owned())]);
    assert!(after.own().offers.iter().all(|it| it.raiders.is_some()));
    let (before, after) = done(vec![Effect::Rumour]);
    let raided = |it: &Campaign| it.own().offers.iter().filter(|it| it.raiders.is_some()).count();
    let more = after.own().offers.len() == before.own().offers.len() + 1;
    assert!(more || raided(&after) < raided(&before), "{:?}", after.own().offers);
}

#[test]
fn a_card_comes_into_the_deck_for_one_of_the_captain_s_choice() {
    let (before, mut after) = done(vec![Effect::Card, Effect::Days(2)]);
    assert!(after.choice().is_some_and(|it| it.why == Why::LeavingAshore));
    let left = after.choice().expect("asked").options[0].clone();
    choose(&mut after, left);
    assert!(is_in_port(&after));
    assert_ne!(after.own().deck, before.own().deck);
    assert_eq!(after.own().days + 2, before.own().days);
    assert_eq!(after.audit(), Ok(()));
}

#[test]
fn a_throw_is_made_by_whoever_makes_it_best_with_the_odds_that_were_shown() {
    let mut thrown = event(vec![Effect::Gain(1)]);
    thrown.options[0].throw = Some(Check::Check {
        skill: "Pilot".to_owned(),
        characteristic: Characteristic::Dex,
        target: 8,
    });
    let story = "It fails.".to_owned();
    thrown.options[0].otherwise = Some(Consequence { story, effects: vec![Effect::Lose(1)] });
    let mut successes = 0;
    for seed in 0..40 {
        let mut campaign = met(vec![thrown.clone()], seed);
        let meeting = campaign.own().meeting.clone().expect("it waits");
        let shown = meeting.chances[0].expect("somebody throws");
        choose(&mut campaign, Move::Answer(0));
        let answered = campaign.journal().events().iter().find_map(|it| {
            let Event::Answered { thrown, succeeds, .. } = it else { return None };
            Some((thrown.clone()?, *succeeds))
        });
        let (thrown, succeeds) = answered.expect("it was thrown for");
        assert_eq!((thrown.person, thrown.success), (shown.person, succeeds));
        assert_eq!(thrown.throw.total() >= 8, succeeds, "{}", thrown.throw);
        successes += u32::from(succeeds);
    }
    assert!((1..40).contains(&successes), "{successes}");
}

#[test]
fn another_option_throws_no_other_dice_and_none_that_the_leg_throws() {
    let seeds = |option: u8| {
        let mut campaign = met(vec![event(vec![Effect::Days(1)])], 5);
        let offers = campaign.own().offers.clone();
        choose(&mut campaign, Move::Answer(option));
        assert_eq!(campaign.own().offers, offers);
        choose(&mut campaign, Move::Sign(0));
        let Some(crate::InnerGame::Cards(_, _, seed)) = campaign.inner() else {
            panic!("a voyage")
        };
        seed
    };
    assert_eq!(seeds(0), seeds(1));
}

#[test]
fn needs_keep_an_event_from_being_met() {
    let mut never = event(Vec::new());
    never.needs = vec![Need::Crew(200)];
    let mut campaign = Campaign::new(&book_of(vec![never]), &full(), 1).expect("a sound setup");
    play_until(&mut campaign, &mut Dice::seeded(1), is_over);
    assert_eq!(told(&campaign, |it| matches!(it, Event::Met { .. })), 0);
}

#[test]
fn an_event_that_cannot_be_met_is_a_fault_of_the_charts() {
    let fault = |change: fn(&mut PortEvent)| {
        let mut wrong = event(Vec::new());
        change(&mut wrong);
        let mut book = CampaignBook::clone(&book());
        book.charts.events = vec![wrong];
        match book.check() {
            Err(crate::data::ChartFault::Event { fault, .. }) => Some(fault),
            _ => None,
        }
    };
    assert_eq!(fault(|it| it.options.truncate(1)), Some(EventFault::Options));
    let priced = |it: &mut PortEvent| it.options.iter_mut().for_each(|it| it.price = 1);
    assert_eq!(fault(priced), Some(EventFault::NoWayOut));
    let skill = |it: &mut PortEvent| it.needs = vec![Need::Skill("Whistling".to_owned())];
    assert_eq!(fault(skill), Some(EventFault::Skill("Whistling".to_owned())));
    let raiders = |it: &mut PortEvent| {
        it.options[0].then.effects = vec![Effect::Followed("nobody".to_owned())];
    };
    assert_eq!(fault(raiders), Some(EventFault::Boarding("nobody".to_owned())));
    let thrown = |it: &mut PortEvent| {
        it.options[0].throw = Some(Check::Task("Pilot/DEX/+0".to_owned()));
    };
    assert_eq!(fault(thrown), Some(EventFault::Otherwise("Do it.".to_owned())));
}

#[test]
fn every_shipped_event_can_be_played_to_its_end_by_either_rules() {
    let left = event(Vec::new()).options.pop().expect("it can be left");
    for (nth, event) in book().charts.events.iter().enumerate() {
        let mut event = event.clone();
        event.needs.clear();
        for (number, _) in event.options.iter().enumerate() {
            let mut open = event.clone();
            open.options.iter_mut().for_each(|it| it.needs.clear());
            // Whatever the crew can do and pay, there are two options, and so a question.
            open.options.push(left.clone());
            let mut campaign = met(vec![open], nth as u64 % 10);
            let wanted = Move::Answer(number as u8);
            let offers = campaign.choice().is_some_and(|it| it.options.contains(&wanted));
            let own = campaign.own().clone();
            let choice = campaign.choice().expect("asked").clone();
            for option in &choice.options {
                assert!(!crate::text::option(option, &own, campaign.book()).is_empty());
            }
            if offers {
                choose(&mut campaign, wanted);
                assert_eq!(campaign.audit(), Ok(()), "{}", event.id);
            }
        }
    }
}
