//! A life as a game of choices, and its end (CT-GEN).

use super::*;
use crate::{sheet::Fate, text, wish::Wish};

/// CT-GEN-02, CT-GEN-03
#[test]
fn a_life_begins_at_once_and_waits_wherever_there_is_a_choice() {
    let told = ScriptedLife::average(&[]);
    assert_eq!(told.why(), Why::Enlisting);
    assert!(told.choice().options.len() > 1);
    assert_eq!(told.choice().seat, Seat(0), "there is no referee to wait for");
}

fn lived(seed: u64) -> Life {
    let setup = Setup { name: "Ada".to_owned(), ..Setup::default() };
    crate::wish::live(&tables(), &setup, &Wish::Anything, None, seed).expect("sound")
}

/// One seed, one list of decisions, one life.
#[test]
fn the_same_seed_is_the_same_life() {
    for seed in 0..50 {
        assert_eq!(lived(seed).journal().hash(), lived(seed).journal().hash());
        assert_eq!(lived(seed).character(), lived(seed).character());
    }
    assert_ne!(lived(1).journal().hash(), lived(2).journal().hash());
}

/// Worlds are reused: a life must find nothing of an earlier one.
#[test]
fn a_life_knows_nothing_of_the_one_before_it_in_the_same_world() {
    let before = lived(1);
    let (hash, person) = (before.journal().hash(), before.character());
    drop(before);
    let rules = LifeRules { skill_cap: true, older_trader: true, ..injuries() };
    let mut half = ScriptedLife::by(rules, &AVERAGE, &[6, 6, 6, 6]);
    half.enlist(Service::Scouts);
    drop(half);
    let again = lived(1);
    assert_eq!((again.journal().hash(), again.character()), (hash, person));
}

/// CT-GEN-05, CT-GEN-30, CT-CHR-04, CT-RNK-03
#[test]
fn every_life_keeps_to_what_can_be() {
    let tables = tables();
    for seed in 0..2000 {
        let person = lived(seed).character();
        let career = &person.career;
        assert_ne!(career.fate, Fate::Serving);
        assert!(person.characteristics.scores().iter().all(|&score| score <= 15));
        let service = tables.service(career.service.expect("everyone serves"));
        assert!(career.rank <= service.top_rank());
        assert!(career.age() >= 18 + career.terms * 4, "{person:?}");
        assert_eq!(
            career.pension > 0,
            career.terms >= 5 && service.pension && career.fate != Fate::Dead
        );
        if career.fate == Fate::Dead {
            assert_eq!(person.possessions, Default::default());
        }
    }
}

/// A sheet reads back as written.
#[test]
fn a_sheet_is_read_back_as_it_was_written() {
    for seed in 0..200 {
        let person = lived(seed).character();
        let text = serde_json::to_string(&person).expect("plain data");
        assert_eq!(serde_json::from_str::<Character>(&text).expect("reads"), person);
    }
}

/// A move that was not offered changes nothing.
#[test]
fn an_answer_that_was_not_asked_for_is_refused() {
    let mut told = ScriptedLife::average(&[]);
    let before = told.person();
    assert_eq!(told.refused(Move::Stay), Refusal::NotOffered);
    let other = Decision { seat: Seat(1), chosen: Move::Enlist(Service::Navy) };
    let refused = told.life.decide(other);
    assert_eq!(refused, Err(Refusal::NotYourChoice { asked: Seat(0), answered: Seat(1) }));
    assert_eq!(told.person(), before);
}

/// Every event has words and a rule.
#[test]
fn every_event_has_a_line_and_a_rule() {
    for seed in 0..500 {
        for event in lived(seed).journal().events() {
            let line = text::line(event);
            assert!(line.ends_with('.') && !line.contains("  "), "{line}");
            assert!(event.rules().iter().all(|rule| rule.starts_with("CT-")), "{event:?}");
        }
    }
}

/// A story consists of whole sentences about its subject.
#[test]
fn every_life_makes_a_story() {
    for seed in 0..500 {
        let life = lived(seed);
        let story = text::story("Ada", life.journal().events());
        assert!(story.len() >= 2, "{story:?}");
        assert!(story[0].starts_with("Ada was "), "{story:?}");
        for part in &story {
            assert!(part.ends_with('.') && !part.contains("  ") && !part.contains(".."), "{part}");
        }
    }
}
