//! The timeline of a fight, by either rule set, and whose eyes see what of it.

use std::path::Path;

use characters::healing::RuleSet;
use engine::{Game, Seat};
use skirmish::{Skirmish, Snapshot};

use super::super::{
    Eyes, FightTimeline,
    testing::{armoury, fought, minds},
};
use crate::skirmish::session::FightArtefact;

const RULES: [RuleSet; 2] = [RuleSet::Classic, RuleSet::SecondEdition];

fn timeline_of(artefact: &FightArtefact) -> FightTimeline {
    let file = Path::new("a.json");
    let mut timeline =
        FightTimeline::new(&armoury(), file, artefact.clone()).expect("it can be fought");
    timeline.index();
    timeline
}

/// The states of a fight after every number of decisions, played without any timeline.
fn played(artefact: &FightArtefact) -> (Vec<Snapshot>, Skirmish) {
    let mut fight = Skirmish::new(&armoury(), artefact.setup.fight(), artefact.seed).expect("so");
    let mut states = vec![fight.snapshot()];
    for decision in &artefact.decisions {
        fight.decide(*decision).expect("as it was recorded");
        states.push(fight.snapshot());
    }
    (states, fight)
}

#[test]
fn every_moment_is_what_so_many_decisions_lead_to_from_wherever_one_comes() {
    for rules in RULES {
        let artefact = fought("customs-shed", rules, 3);
        let (states, fight) = played(&artefact);
        let mut timeline = timeline_of(&artefact);
        assert_eq!(timeline.len(), artefact.decisions.len());
        let end = timeline.len();
        assert!(end > 40, "{end} decisions");
        for n in [7, end, 16, 15, 17, 0, 33, 32, 31, end - 1, 1, end + 9] {
            timeline.go_to(n);
            let n = n.min(end);
            assert_eq!(timeline.at(), n);
            assert!(timeline.game().snapshot() == states[n], "{rules:?}: after {n} decisions");
            let next = artefact.decisions.get(n);
            let choice = timeline.game().choice();
            assert_eq!(choice.map(|it| it.seat), next.map(|it| it.seat));
        }
        let told: Vec<_> = timeline.events().iter().map(|it| &it.event.event).collect();
        assert_eq!(told, fight.journal().events().iter().collect::<Vec<_>>());
        assert_eq!(timeline.outcome(), fight.outcome());
    }
}

#[test]
fn one_sides_eyes_see_what_it_saw_and_learn_what_it_learnt() {
    for rules in RULES {
        let artefact = fought("desert-ambush", rules, 5);
        let (_, fight) = played(&artefact);
        let mut timeline = timeline_of(&artefact);
        for seat in [Seat(0), Seat(1)] {
            let eyes = Eyes::Side(seat);
            let told = timeline.events().iter().map(|it| &it.event);
            let learnt: Vec<_> =
                told.filter(|it| eyes.know(it.known)).map(|it| &it.event).collect();
            let known: Vec<_> = fight.known_to(seat).into_iter().map(|(_, it)| it).collect();
            assert!(learnt.len() > 10 && learnt == known, "{rules:?}");
            timeline.go_to(12);
            assert!(timeline.observe(eyes) == timeline.game().observe(seat));
        }
        let known =
            |eyes: Eyes| timeline.events().iter().filter(|it| eyes.know(it.event.known)).count();
        assert_eq!(known(Eyes::All), timeline.events().len());
    }
}

#[test]
fn all_eyes_see_everybody_as_their_own_side_does() {
    let artefact = fought("desert-ambush", RuleSet::Classic, 5);
    let mut timeline = timeline_of(&artefact);
    for n in [0, 5, timeline.len()] {
        timeline.go_to(n);
        let all = timeline.observe(Eyes::All);
        let forces = &timeline.options().setup.scenario.forces;
        let people: usize = forces.iter().map(|force| force.fighters.len()).sum();
        assert_eq!(all.fighters.len(), people, "after {n} decisions");
        assert!(all.fighters.iter().all(|it| it.own.is_some()));
        assert!(all.fighters.is_sorted_by_key(|it| it.id));
    }
}

#[test]
fn eyes_go_from_side_to_side_and_then_to_all() {
    assert_eq!(Eyes::Side(Seat(0)).after(2), Eyes::Side(Seat(1)));
    assert_eq!(Eyes::Side(Seat(1)).after(2), Eyes::All);
    assert_eq!(Eyes::All.after(2), Eyes::Side(Seat(0)));
}

#[test]
fn what_moved_a_computer_is_told_once_the_fight_is_over_and_of_a_person_never() {
    let artefact = fought("customs-shed", RuleSet::Classic, 3);
    let unfinished = FightArtefact { finished: false, ..artefact.clone() };
    let (mut over, mut going_on) = (timeline_of(&artefact), timeline_of(&unfinished));
    assert_eq!((over.person(), over.first_eyes()), (Some(Seat(0)), Eyes::Side(Seat(0))));
    let (minds, mut told) = (minds(), 0);
    for n in 0..20 {
        over.go_to(n);
        going_on.go_to(n);
        let by_person = artefact.decisions[n].seat == Seat(0);
        assert_eq!(over.reasons(&minds).is_some(), !by_person);
        assert!(going_on.reasons(&minds).is_none());
        told += usize::from(!by_person);
    }
    assert!(told > 0 && told < 20, "both sides decide");
}

#[test]
fn a_fight_that_nobody_commands_is_seen_with_all_eyes_once_it_is_over_and_with_one_sides_before() {
    let mut artefact = fought("duel-at-dawn", RuleSet::Classic, 3);
    let fight = artefact.setup.fight().clone();
    artefact.setup = crate::skirmish::session::Seated::Plain(fight);
    assert_eq!(timeline_of(&artefact).first_eyes(), Eyes::All);
    artefact.finished = false;
    assert_eq!(timeline_of(&artefact).first_eyes(), Eyes::Side(Seat(0)));
}

#[test]
fn a_record_with_a_decision_that_cannot_be_made_ends_before_it_and_says_so() {
    let mut artefact = fought("customs-shed", RuleSet::Classic, 3);
    artefact.decisions[9].seat = Seat(1 - artefact.decisions[9].seat.0);
    let timeline = timeline_of(&artefact);
    assert_eq!((timeline.len(), timeline.outcome()), (9, None));
    let trouble = timeline.trouble().expect("it says so").to_string();
    assert!(trouble.starts_with("a.json: decision 10"), "{trouble}");
}
