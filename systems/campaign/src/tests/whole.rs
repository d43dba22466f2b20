//! Whole campaigns by chance: they end, hold every invariant, and replay to the same hash.

use super::*;

#[test]
fn the_shipped_charts_are_sound() {
    assert_eq!(book().check(), Ok(()));
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
    let lines = campaign.journal().events().iter().filter_map(|it| crate::text::line(it, &names));
    let lines: Vec<String> = lines.collect();
    assert!(lines.len() > 20, "{lines:#?}");
    assert!(lines.iter().all(|line| !line.contains("somebody")), "{lines:#?}");
    assert_eq!(crate::text::crew(&own).len(), own.crew.len());
    assert!(crate::text::ending(&own).len() >= 2 + own.crew.len());
}

#[test]
fn boarders_know_the_fight_and_nothing_of_the_crew_s_affairs() {
    let campaign = begun(5);
    assert!(campaign.observe(engine::Seat(1)).own.is_none());
    assert!(campaign.observe(engine::Seat(0)).own.is_some());
}
