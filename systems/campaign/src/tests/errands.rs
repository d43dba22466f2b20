//! Errands in port: what they take, what they bring, and that they come to an end.

use std::collections::BTreeMap;

use engine::{Refusal, Seat};
use skirmish::Skirmish;

use super::*;
use crate::{
    Errand, ErrandOffer, InnerGame, Item, Thrown, border,
    data::{ChartFault, Check, ErrandFigures},
    rules::chandler,
};

fn full(rules: RuleSet) -> Setup {
    Setup { scope: Scope::Full, ..setup(rules) }
}

/// A campaign with errands, at its first port.
fn begun(seed: u64) -> Campaign {
    Campaign::new(&book(), &full(RuleSet::Classic), seed).expect("a sound setup")
}

fn offered(campaign: &Campaign, errand: Errand) -> Option<ErrandOffer> {
    campaign.own().errands.iter().find(|it| it.errand == errand).copied()
}

fn run(campaign: &mut Campaign, errand: Errand) {
    choose(campaign, Move::Errand(errand));
    assert_eq!(campaign.audit(), Ok(()), "{errand:?}");
}

fn figures() -> ErrandFigures {
    book().charts.figures.errands.clone()
}

/// How the throws of errands have come out, each under what was thrown for.
fn thrown(campaign: &Campaign) -> BTreeMap<String, Thrown> {
    let (mut all, mut tries) = (BTreeMap::new(), 0);
    for event in campaign.journal().events() {
        if let Event::Inquired { thrown } = event {
            all.insert(format!("inquire {tries}"), thrown.clone());
            tries += 1;
        } else if let Event::Haggled { contract, thrown, .. } = event {
            all.insert(contract.job.clone(), thrown.clone());
        } else if let Event::PapersSeen { thrown, .. } = event {
            all.insert("papers".to_owned(), thrown.clone());
        }
    }
    all
}

/// Does this in a port where it comes out so.
#[track_caller]
fn where_it(errand: Errand, comes: impl Fn(&Event) -> bool) -> (Campaign, Campaign) {
    let found = (0..200).find_map(|seed| {
        let (before, mut after) = (begun(seed), begun(seed));
        offered(&after, errand)?;
        run(&mut after, errand);
        (told(&after, &comes) > 0).then_some((before, after))
    });
    found.expect("it comes out so somewhere")
}

#[test]
fn each_errand_takes_its_days_and_stands_as_an_option_with_its_chance() {
    let campaign = begun(1);
    let own = campaign.own();
    let options = &campaign.choice().expect("a port").options;
    let kinds = [Errand::Inquire, Errand::Haggle(2), Errand::Papers, Errand::Arm(0)];
    for errand in kinds {
        let offer = offered(&campaign, errand).expect("it can be done");
        assert!(options.contains(&Move::Errand(errand)));
        let words = crate::text::option(&Move::Errand(errand), own, campaign.book());
        assert!(words.contains(&format!("({} day", offer.days)), "{words}");
        assert_eq!(words.contains('%'), offer.chances.is_some(), "{words}");
        let mut after = begun(1);
        run(&mut after, errand);
        assert_eq!(after.own().days + offer.days, own.days);
        assert_eq!(offer.days, figures().days(errand));
    }
}

#[test]
fn without_days_there_is_no_errand() {
    let mut book = CampaignBook::clone(&book());
    book.charts.figures.days = 1;
    let mut campaign =
        Campaign::new(&Arc::new(book), &full(RuleSet::Classic), 1).expect("a sound setup");
    run(&mut campaign, Errand::Papers);
    assert_eq!((campaign.own().days, campaign.own().errands.len()), (0, 0));
    let wanted = Move::Errand(Errand::Inquire);
    let refused = campaign.decide(Decision { seat: Seat(0), chosen: wanted });
    assert_eq!(refused, Err(Refusal::NotOffered));
}

#[test]
fn somebody_may_ask_around_until_somebody_talks() {
    let heard = |it: &Event| matches!(it, Event::Heard { .. } | Event::Warned { .. });
    let (before, after) = where_it(Errand::Inquire, heard);
    assert_eq!(offered(&after, Errand::Inquire), None, "nobody has more to tell");
    let raided = |it: &Campaign| it.own().offers.iter().filter(|it| it.raiders.is_some()).count();
    let more = after.own().offers.len() == before.own().offers.len() + 1;
    assert!(more || raided(&after) + 1 == raided(&before), "{:?}", after.own().offers);
    let in_vain = |it: &Event| matches!(it, Event::Inquired { thrown } if !thrown.success);
    let (before, mut after) = where_it(Errand::Inquire, in_vain);
    assert_eq!(after.own().offers, before.own().offers);
    run(&mut after, Errand::Inquire);
    let thrown = thrown(&after);
    assert_ne!(thrown["inquire 0"].throw.dice, thrown["inquire 1"].throw.dice, "other dice");
}

#[test]
fn a_contract_is_haggled_over_once_and_pays_more_less_or_the_same() {
    let figures = figures().haggle;
    let pay = |it: &Campaign| it.own().offers[1].pay;
    let by = |least: fn(i32) -> bool, success: bool| {
        where_it(Errand::Haggle(1), move |it| {
            let Event::Haggled { thrown, .. } = it else { return false };
            thrown.success == success && thrown.throw.margin().is_some_and(least)
        })
    };
    let (before, after) = by(|by| by >= 0, true);
    assert_eq!(pay(&after), pay(&before) * (100 + u32::from(figures.gain)) / 10_000 * 100);
    assert_eq!(offered(&after, Errand::Haggle(1)), None);
    assert!(offered(&after, Errand::Haggle(0)).is_some(), "another is another matter");
    let (before, after) = by(|by| by == -1, false);
    assert_eq!(pay(&after), pay(&before));
    let (before, after) = by(|by| by <= -4, false);
    assert_eq!(pay(&after), pay(&before) * (100 - u32::from(figures.loss)) / 10_000 * 100);
    // What is signed pays what was haggled for.
    let mut after = after;
    let haggled = pay(&after);
    choose(&mut after, Move::Sign(1));
    assert_eq!(after.own().contract.as_ref().map(|it| it.pay), Some(haggled));
}

#[test]
fn papers_in_order_take_a_part_off_this_month_s_instalment_and_no_other() {
    let saved = |it: &Event| matches!(it, Event::PapersSeen { rebate, .. } if *rebate > 0);
    let (before, mut after) = where_it(Errand::Papers, saved);
    let (instalment, rebate) = (after.own().instalment, after.own().rebate);
    assert_eq!(rebate, instalment * u32::from(figures().papers.rebate) / 100);
    assert_eq!(offered(&after, Errand::Papers), None);
    assert_eq!(after.own().purse, before.own().purse, "money moves when the books are closed");
    choose(&mut after, Move::Sign(0));
    concede(&mut after);
    play_until(&mut after, &mut Dice::seeded(1), |it| is_in_port(it) || is_over(it));
    let paid = after.own().accounts.iter().filter(|it| it.item == Item::Instalment);
    let paid: Vec<i64> = paid.map(|it| it.credits).collect();
    let full = -i64::from(instalment);
    assert!(paid.iter().all(|it| [full, full + i64::from(rebate)].contains(it)), "{paid:?}");
    assert!(paid.iter().filter(|it| **it != full).count() <= 1, "{paid:?}");
    assert_eq!(after.own().rebate, 0, "the next month costs what it costs");
}

#[test]
fn a_hull_that_costs_nothing_has_no_papers_to_see_to() {
    let mut setup = full(RuleSet::Classic);
    let kind = characters::sheet::ShipKind::ScoutShip;
    let ship = characters::sheet::Ship { kind, debt: None, years: 0, recalled: false };
    setup.captain.possessions.ship = Some(ship);
    let campaign = Campaign::new(&book(), &setup, 1).expect("a sound setup");
    assert_eq!(offered(&campaign, Errand::Papers), None);
    assert!(offered(&campaign, Errand::Inquire).is_some());
}

#[test]
fn a_weapon_costs_its_price_and_lies_in_the_locker() {
    let before = begun(2);
    let (weapon, stock) = (before.own().chandler[1].clone(), before.own().chandler.len());
    let price = book().armoury.weapon(&weapon).and_then(|it| it.price).expect("it is sold");
    let mut after = begun(2);
    run(&mut after, Errand::Arm(1));
    assert_eq!(after.own().purse, before.own().purse - price);
    assert_eq!((&after.own().locker, after.own().chandler.len()), (&vec![weapon], stock - 1));
    let spent = after.own().accounts.iter().find(|it| it.item == Item::Arms);
    assert_eq!(spent.map(|it| it.credits), Some(-i64::from(price)));
}

/// A boarding of a crew who had nothing, with all that the chandler had in the locker.
fn boarded(rules: RuleSet) -> (Vec<String>, Campaign) {
    let found = (0..200).find_map(|seed| {
        let mut campaign = Campaign::new(&book(), &full(rules), seed).ok()?;
        let raided = campaign.own().offers.iter().position(|it| it.raiders.is_some())?;
        while offered(&campaign, Errand::Arm(0)).is_some() {
            run(&mut campaign, Errand::Arm(0));
        }
        let bought = campaign.own().locker.clone();
        choose(&mut campaign, Move::Sign(raided as u8));
        concede(&mut campaign);
        Some((bought, campaign))
    });
    found.expect("raiders wait somewhere")
}

#[test]
fn whoever_has_no_weapon_is_lent_what_was_bought_first_of_all() {
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let (bought, campaign) = boarded(rules);
        let own = campaign.own();
        let people = own.crew.iter().map(|it| &it.person);
        let unarmed: Vec<bool> =
            people.map(|it| !border::is_armed(&book().armoury, it.into(), rules)).collect();
        let Some(InnerGame::Fight(fight, _)) = campaign.inner() else { panic!("a fight") };
        let fighters = fight.setup().scenario.forces[0].fighters.iter().zip(unarmed);
        let lent = fighters.filter(|(_, unarmed)| *unarmed);
        let mut lent: Vec<&str> = lent.map(|(it, _)| it.weapons[0].weapon.as_str()).collect();
        let first = bought.len().min(lent.len());
        assert!(first > 0, "{rules:?}: somebody has none");
        for weapon in &bought[..first] {
            let with_it = lent.iter().position(|it| it == weapon);
            lent.remove(with_it.unwrap_or_else(|| panic!("{rules:?}: nobody has the {weapon}")));
        }
        let usual = book().charts.figures.locker.clone();
        let turns: Vec<&str> = usual.iter().map(String::as_str).cycle().take(lent.len()).collect();
        assert_eq!(lent, turns, "{rules:?}: what every ship has goes round among the rest");
    }
}

#[test]
fn as_many_raiders_board_as_are_a_threat_by_the_rules_of_the_fight() {
    for (rules, raiders) in [(RuleSet::Classic, 3), (RuleSet::SecondEdition, 2)] {
        let (_, campaign) = boarded(rules);
        let Some(InnerGame::Fight(fight, _)) = campaign.inner() else { panic!("a fight") };
        let sides = fight.setup().scenario.forces.iter().map(|it| it.fighters.len());
        assert_eq!(sides.collect::<Vec<_>>(), [4, raiders], "{rules:?}");
    }
}

#[test]
fn boarders_who_hold_the_ship_take_the_locker_and_others_do_not() {
    let mut ends = BTreeMap::new();
    for seed in 0..60 {
        let (bought, mut campaign) = boarded(RuleSet::Classic);
        let mut dice = Dice::seeded(seed);
        play_until(&mut campaign, &mut dice, |it| it.stage() != Stage::Boarding);
        let won = told(&campaign, |it| matches!(it, Event::Repelled { won: true, .. })) > 0;
        let left = campaign.own().locker.clone();
        assert_eq!(left, if won { bought } else { Vec::new() });
        let plundered = told(&campaign, |it| matches!(it, Event::Plundered { .. }));
        assert_eq!(plundered, usize::from(!won));
        ends.insert(won, seed);
    }
    assert_eq!(ends.len(), 2, "both come about: {ends:?}");
}

#[test]
fn every_weapon_of_a_chandler_can_be_fought_with() {
    let book = book();
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        let weapons: Vec<&str> = chandler::sold(&book, rules).map(|it| it.name.as_str()).collect();
        assert!(weapons.len() > 12, "{weapons:?}");
        for weapon in weapons {
            let mut person = captain(Service::Merchants, 1);
            person.possessions.weapons.clear();
            let lent = border::Lent { weapon, armor: "Cloth" };
            let fighter = border::fighter(&book.armoury, (&person).into(), rules, lent);
            let scenario = book.boardings[0].with_people(0, &[fighter]).expect("they stand in");
            let (house, healing) = (Default::default(), book.healing.clone());
            let setup = skirmish::Setup { rules, house, healing, scenario };
            assert!(Skirmish::new(&book.armoury, &setup, 1).is_ok(), "{weapon} by {rules:?}");
        }
    }
}

#[test]
fn whatever_the_order_of_errands_each_throws_the_same_dice() {
    let haggling = [0, 1, 2].map(Errand::Haggle);
    let errands = [haggling[0], Errand::Inquire, Errand::Papers, haggling[2], haggling[1]];
    let done = |order: &[Errand], seed: u64| {
        let mut campaign = begun(seed);
        order.iter().for_each(|errand| run(&mut campaign, *errand));
        let offers = campaign.own().offers.clone();
        choose(&mut campaign, Move::Sign(0));
        let Some(InnerGame::Cards(_, _, seed)) = campaign.inner() else { panic!("a voyage") };
        (thrown(&campaign), offers, seed)
    };
    for seed in 0..20 {
        let mut order = errands;
        let first = done(&order, seed);
        order.reverse();
        assert_eq!(done(&order, seed), first, "{seed}");
        order.swap(1, 4);
        assert_eq!(done(&order, seed), first, "{seed}");
    }
}

#[test]
fn whatever_is_done_days_never_come_back_and_errands_come_to_an_end() {
    for seed in 0..150 {
        let rules = [RuleSet::Classic, RuleSet::SecondEdition][seed as usize % 2];
        let mut campaign = Campaign::new(&book(), &full(rules), seed).expect("a sound setup");
        let mut dice = Dice::seeded(seed);
        let mut errands = 0;
        loop {
            let open: Vec<Errand> = campaign.own().errands.iter().map(|it| it.errand).collect();
            let Some(errand) = dice.pick(&open) else { break };
            for option in &campaign.choice().expect("a port").options {
                let words = crate::text::option(option, campaign.own(), campaign.book());
                assert!(!words.is_empty(), "{option:?}");
            }
            let (before, days) = (campaign.own().days, figures().days(*errand));
            run(&mut campaign, *errand);
            assert_eq!(before.checked_sub(days), Some(campaign.own().days), "{errand:?}");
            errands += 1;
        }
        assert!((1..=book().charts.figures.days).contains(&errands), "seed {seed}: {errands}");
        assert!(is_in_port(&campaign), "and a contract can be signed still");
        let names = crate::text::Names::of(campaign.own(), campaign.book());
        let done = crate::text::told(campaign.journal().events(), 0, &names).into_iter();
        let lines: Vec<String> = done.rev().map(|(_, line)| line).take(errands.into()).collect();
        assert!(lines.len() == usize::from(errands), "{lines:?}");
        assert!(lines.iter().all(|line| !line.contains("somebody")), "{lines:?}");
    }
}

#[test]
fn a_campaign_of_the_basic_scope_knows_no_errands() {
    let setup = setup(RuleSet::Classic);
    let campaign = Campaign::new(&book(), &setup, 1).expect("a sound setup");
    assert!(campaign.own().errands.is_empty() && campaign.own().chandler.is_empty());
    let errand = |it: &Move| matches!(it, Move::Errand(_));
    assert!(!campaign.choice().expect("a port").options.iter().any(errand));
}

#[test]
fn decisions_made_before_there_were_errands_lead_where_they_led() {
    // Whoever does none in a port has what a port without days would have given them.
    let idle = |days: u8| {
        let mut book = CampaignBook::clone(&book());
        book.charts.figures.days = days;
        let setup = full(RuleSet::Classic);
        Campaign::new(&Arc::new(book), &setup, 9).expect("a sound setup")
    };
    let mut before = idle(0);
    let mut dice = Dice::seeded(9);
    play_until(&mut before, &mut dice, is_over);
    let mut now = idle(7);
    let replayed = engine::replay(&mut now, before.decisions());
    assert_eq!(replayed, Ok(before.journal().hash()));
}

#[test]
fn errands_that_make_no_sense_are_a_fault_of_the_charts() {
    let fault = |change: fn(&mut ErrandFigures)| {
        let mut book = CampaignBook::clone(&book());
        change(&mut book.charts.figures.errands);
        book.check().expect_err("a fault")
    };
    assert_eq!(fault(|it| it.inquire.days = 0), ChartFault::NoDays("inquire"));
    let share = ChartFault::Share { field: "loss", share: 101 };
    assert_eq!(fault(|it| it.haggle.loss = 101), share);
    let wrong = fault(|it| it.papers.throw = Check::Task("Whistling".to_owned()));
    assert!(matches!(wrong, ChartFault::Errand { errand: "papers", .. }), "{wrong}");
    assert!(wrong.word() == "papers:" && wrong.to_string().contains("Whistling"), "{wrong}");
}

#[test]
fn a_file_of_before_there_were_errands_is_read_and_goes_on() {
    // As it was written then: no scope, no length, and moves by their names.
    let mut text = serde_json::to_value(setup(RuleSet::Classic)).expect("plain data");
    let fields = text.as_object_mut().expect("a struct");
    assert!(fields.remove("length").is_some() && fields.remove("scope").is_some());
    let setup: Setup = serde_json::from_value(text).expect("it can be read");
    let decisions = r#"[
        {"seat": 0, "move": {"Dismiss": 2}},
        {"seat": 0, "move": {"Sign": 0}},
        {"seat": 0, "move": {"Cards": "Concede"}}
    ]"#;
    let decisions: Vec<Decision> = serde_json::from_str(decisions).expect("it can be read");
    let mut campaign = Campaign::new(&book(), &setup, 1).expect("a sound setup");
    assert!(engine::replay(&mut campaign, &decisions).is_ok());
    play_until(&mut campaign, &mut Dice::seeded(1), is_over);
    assert!(campaign.outcome().is_some());
}
