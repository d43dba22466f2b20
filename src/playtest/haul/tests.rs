use std::{collections::BTreeSet, sync::Arc};

use super::*;
use crate::playtest::false_claims;

#[test]
fn every_lesson_is_true_whoever_flies_and_however_it_goes() {
    let library = Arc::new(Library::load().expect("the shipped assets"));
    let charted = Charted::load(&library).expect("the shipped charts");
    let mut told = BTreeSet::new();
    for manner in Manner::ALL {
        let mut wrong = Vec::new();
        for seed in 1..21 {
            let flown = fly((&charted, &library), seed, manner, |lesson, moment| {
                let claims = false_claims(lesson, moment).into_iter();
                wrong.extend(claims.map(|claim| format!("seed {seed}, who {manner}: {claim}")));
            });
            told.extend(flown.expect("it begins").told);
        }
        assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
    }
    let ids = library.guides.haul.lessons.iter().map(|lesson| lesson.id.clone());
    let never: Vec<String> = ids.filter(|id| !told.contains(id)).collect();
    assert!(never.is_empty(), "never told: {never:?}");
}

#[test]
fn the_shipped_haul_teaches_most_of_it_by_the_second_port() {
    let library = Arc::new(Library::load().expect("the shipped assets"));
    let charted = Charted::load(&library).expect("the shipped charts");
    let seed = library.guides.haul.game.seed;
    let flown = fly((&charted, &library), seed, Manner::Obeys, |_, _| ()).expect("it begins");
    assert!(flown.told.len() * 2 >= library.guides.haul.lessons.len(), "{:?}", flown.told);
    for id in ["welcome", "contracts", "errands", "voyage", "second"] {
        assert!(flown.told.contains(id), "{id}");
    }
}
