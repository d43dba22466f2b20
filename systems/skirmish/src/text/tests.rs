//! Every text of a fight is in whole sentences.

use characters::healing::RuleSet;
use dice::{Dice, Modifier, Pool, Throw};
use engine::{Decision, Game, Seat};

use super::{Names, aim, line, option, prompt};
use crate::{Event, FighterAction, Move, Setup, Skirmish, data::Aim, field::Place, testing};

/// Plays a fight with random decisions, and words every question and option on the way.
fn fought(rules: RuleSet, seed: u64) -> Skirmish {
    let scenario =
        testing::ron(include_str!("../../../../assets/skirmish/scenarios/last-orders.ron"));
    let setup = Setup { rules, house: Default::default(), healing: Default::default(), scenario };
    let mut fight = Skirmish::new(&testing::armoury(), &setup, seed).expect("it can be fought");
    let mut dice = Dice::seeded(seed);
    while let Some(choice) = fight.choice() {
        let (seen, seat) = (fight.observe(choice.seat), choice.seat);
        let asked = prompt(&seen, choice);
        assert!(asked.ends_with(['?', '.']), "{asked}");
        for it in &choice.options {
            let words = option(&seen, it);
            assert!(!words.is_empty() && !words.contains("somebody out of sight"), "{words}");
        }
        let chosen = *dice.pick(&choice.options).expect("there are options");
        fight.decide(Decision { seat, chosen }).expect("it was offered");
    }
    fight
}

#[test]
fn every_question_option_and_line_of_a_fight_can_be_read() {
    for rules in [RuleSet::Classic, RuleSet::SecondEdition] {
        for seed in 0..6 {
            let fight = fought(rules, seed);
            for event in fight.journal().events() {
                let Some(said) = line(&fight.names(), event) else { continue };
                let first = said.chars().next().expect("a line says something");
                assert!(!first.is_lowercase() && said.ends_with('.'), "{said}");
                let untidy = ["  ", ",:", ",.", "..", "{", " ,"];
                assert!(!untidy.iter().any(|part| said.contains(part)), "{said}");
                let many =
                    [" 1 points", " 1 rounds", " 1 boons", " 1 banes", " 1 rads", " 1 blows"];
                assert!(!many.iter().any(|part| said.contains(part)), "{said}");
            }
        }
    }
}

/// SE-CBT-12
#[test]
fn whoever_would_walk_off_the_field_reads_it_before() {
    let fight = fought(RuleSet::SecondEdition, 1);
    let seen = fight.observe(Seat(0));
    let (who, length) = (seen.fighters[0].id, i32::from(seen.ground.length));
    let walk = |to| option(&seen, &Move::Do { who, deed: FighterAction::Walk(to) });
    for off in [Place(-1), Place::metres(length + 1)] {
        assert!(walk(off).ends_with(" m, off the field"), "{}", walk(off));
    }
    for on in [Place(0), Place::metres(length)] {
        assert!(walk(on).ends_with(" m"), "{}", walk(on));
    }
}

/// CT-SUP-02, CT-SUP-03: by which throws, and with what they were modified.
#[test]
fn how_surprise_came_about_is_told() {
    let threw = |face| Throw::roll(Pool::Dice(1), &mut Dice::scripted(&[face]));
    let leader = Modifier::new("Leader", "CT-SUP-15", 1);
    let thrown = vec![(Seat(0), threw(6).with([leader])), (Seat(1), threw(2))];
    let told = |throws, by| {
        let (names, event) = (Names::default(), Event::Surprise { throws, by });
        (line(&names, &event).expect("a line"), super::throws(&names, &event))
    };
    let (line, throws) = told(thrown.clone(), Some(Seat(0)));
    assert_eq!(line, "Somebody surprise the others, 7 against 2.");
    assert_eq!(throws.as_deref(), Some("somebody 6, Leader +1 = 7; somebody 2"));
    assert_eq!(told(thrown, None).0, "Nobody is surprised: it is 7 against 2.");
    let (line, throws) = told(Vec::new(), Some(Seat(0)));
    assert_eq!(line, "Somebody surprise the others, who have not seen them come.");
    assert_eq!(throws, None);
}

/// FL-7, FL-9
#[test]
fn an_aim_says_what_wins_and_after_how_many_rounds_of_the_rules() {
    let hold = Aim::Hold { from: Place(0), to: Place::metres(10), rounds: 8 };
    let told = |rules, it| {
        let setup = fought(rules, 1).setup().clone();
        aim(it, &setup, &testing::armoury())
    };
    for (rules, rounds) in [(RuleSet::Classic, 8), (RuleSet::SecondEdition, 20)] {
        let words = format!(" stands between 0 m and 10 m after {rounds} rounds.");
        assert!(told(rules, hold).ends_with(&words), "{}", told(rules, hold));
    }
    let defeat = told(RuleSet::Classic, Aim::Defeat);
    assert_eq!(defeat, "They win once nobody able is left against them.");
    let reach = told(RuleSet::Classic, Aim::Reach { place: Place::metres(5), count: 1 });
    assert_eq!(reach, "They win once 1 of theirs is at 5 m or past it on their feet.");
}
