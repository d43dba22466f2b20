//! Whole campaigns by chance: they end, hold every invariant, and replay to the same hash.

use super::*;
use crate::data::Job;

#[test]
fn the_shipped_charts_are_sound() {
    assert_eq!(book().check(), Ok(()));
}

#[test]
fn somebody_waits_in_every_boarding() {
    let book = book();
    assert!(book.boardings.len() >= 24);
    for boarding in &book.boardings {
        let waits = |job: &Job| job.raiders.as_ref() == Some(&boarding.id);
        assert!(book.charts.jobs.iter().any(waits), "{}", boarding.id);
        assert_eq!(boarding.forces[1].fighters.len(), 6, "{}", boarding.id);
    }
}

/// Whoever is aboard, and however many raiders come, each boarding comes to an end by either rule set.
#[test]
fn every_boarding_is_fought_to_an_end_by_crews_of_any_size() {
    let book = book();
    for (nth, boarding) in book.boardings.iter().enumerate() {
        for (crew, rules) in
            [(1, RuleSet::Classic), (4, RuleSet::Classic), (3, RuleSet::SecondEdition)]
        {
            let mut scenario = boarding.clone();
            let most = scenario.forces[0].fighters.len();
            scenario.forces[0].fighters.truncate(most.min(crew));
            let (house, healing) = (Default::default(), book.healing.clone());
            let setup = skirmish::Setup { rules, house, healing, scenario };
            let mut fight =
                skirmish::Skirmish::new(&book.armoury, &setup, nth as u64).expect("it is sound");
            let mut dice = Dice::seeded(nth as u64);
            while let Some(choice) = fight.choice() {
                let chosen = *dice.pick(&choice.options).expect("there is an option");
                let decision = skirmish::Decision { seat: choice.seat, chosen };
                fight.decide(decision).expect("it is offered");
            }
            assert!(fight.aftermath().is_some(), "{} {rules:?}", boarding.id);
        }
    }
}

#[test]
fn campaigns_by_chance_come_to_an_end_and_replay_to_the_same_journal() {
    for seed in 0..24 {
        let rules = [RuleSet::Classic, RuleSet::SecondEdition][seed as usize % 2];
        let setup = setup(rules);
        let mut campaign = Campaign::new(&book(), &setup, seed).expect("a sound setup");
        let mut dice = Dice::seeded(seed);
        play_until(&mut campaign, &mut dice, is_over);
        assert!(campaign.outcome().is_some(), "seed {seed}");
        assert_eq!(told(&campaign, |it| matches!(it, Event::Ended { .. })), 1, "seed {seed}");
        let mut again = Campaign::new(&book(), &setup, seed).expect("a sound setup");
        let replayed = engine::replay(&mut again, campaign.decisions());
        assert_eq!(replayed, Ok(campaign.journal().hash()), "seed {seed}");
        assert_eq!(again.artefact(), campaign.artefact(), "seed {seed}");
    }
}

#[test]
fn everybody_can_be_told_of() {
    let mut campaign = begun(3);
    let mut dice = Dice::seeded(3);
    play_until(&mut campaign, &mut dice, is_over);
    let own = campaign.observe(engine::Seat(0)).own.expect("the captain knows");
    let names = crate::text::Names::of(&own, &book());
    let lines = crate::text::told(campaign.journal().events(), 0, &names).into_iter();
    let lines: Vec<String> = lines.map(|(_, line)| line).collect();
    assert!(lines.len() > 20, "{lines:#?}");
    assert!(lines.iter().all(|line| !line.contains("somebody")), "{lines:#?}");
    assert_eq!(crate::text::crew(&own).len(), own.crew.len());
    assert!(crate::text::ending(&own, &book()).len() >= 2 + own.crew.len());
}

#[test]
fn boarders_know_the_fight_and_nothing_of_the_crew_s_affairs() {
    let campaign = begun(5);
    assert!(campaign.observe(engine::Seat(1)).own.is_none());
    assert!(campaign.observe(engine::Seat(0)).own.is_some());
}
