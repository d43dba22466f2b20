//! Lives on the screen without a window: told step by step, undone, renamed.

use super::*;
use crate::window::screens::people::testing;

/// Plays with the last option of everything until the life is over.
fn lived(seed: u64) -> Living {
    let mut living = testing::begin(seed);
    living.show_all();
    while let Some(choice) = living.question() {
        let last = choice.options[choice.options.len() - 1].clone();
        assert!(living.decide(last));
        living.show_all();
    }
    living
}

#[test]
fn a_life_is_told_step_by_step_as_it_is_written_on_the_sheet() {
    for seed in 0..40 {
        let living = lived(seed);
        let figures = &living.tables().figures;
        let mut told = Telling::of(unborn(living.before.clone()));
        told.person.skills = Default::default();
        told.person.career = characters::sheet::Career::at(figures.start_age);
        told.person.possessions = Default::default();
        living.events().iter().for_each(|event| told.hear(event, figures));
        let sheet = living.life().character();
        assert_eq!(told.person.characteristics, sheet.characteristics, "seed {seed}");
        assert_eq!(told.person.skills, sheet.skills, "seed {seed}");
        assert_eq!(told.person.career, sheet.career, "seed {seed}");
        assert_eq!(told.person.possessions.credits, sheet.possessions.credits);
    }
}

#[test]
fn the_question_waits_until_everything_was_shown() {
    let mut living = testing::begin(7);
    assert!(living.is_telling() && living.question().is_none());
    assert_eq!(living.on_stage().map(|(_, fallen)| fallen), Some(false));
    living.next();
    assert_eq!(living.on_stage().map(|(_, fallen)| fallen), Some(true));
    assert!(living.question().is_some());
}

#[test]
fn an_undone_decision_can_be_made_again_and_brings_the_same() {
    let mut living = testing::begin(7);
    living.show_all();
    let first = living.question().expect("the first question").options[1].clone();
    assert!(living.decide(first.clone()));
    living.show_all();
    let told = living.events().to_vec();
    assert!(living.undo());
    assert!(living.decisions.is_empty() && !living.undo());
    assert!(living.decide(first));
    assert_eq!(living.events(), told);
}

#[test]
fn another_name_is_the_same_life() {
    let mut living = lived(3);
    let (told, count) = (living.events().to_vec(), living.decisions.len());
    living.rename("Somebody Else");
    assert_eq!((living.events(), living.decisions.len()), (told.as_slice(), count));
    assert_eq!(living.life().character().identity.name, "Somebody Else");
}
