use std::{collections::BTreeSet, sync::Arc};

use super::*;
use crate::{data::Library, playtest::false_claims, roster::tables};

#[test]
fn every_lesson_is_true_whoever_lives_and_however_it_goes() {
    let guide = Library::load().expect("the shipped assets").guides.life;
    let tables = Arc::new(tables::load().expect("the shipped tables"));
    let mut told = BTreeSet::new();
    for manner in Manner::ALL {
        let mut wrong = Vec::new();
        for seed in 1..76 {
            let lived = live(&guide, &tables, seed, manner, |lesson, moment| {
                let claims = false_claims(lesson, moment).into_iter();
                wrong.extend(claims.map(|claim| format!("seed {seed}, who {manner}: {claim}")));
            });
            told.extend(lived.expect("it begins").told);
        }
        assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
    }
    let ids = guide.lessons.iter().map(|lesson| lesson.id.clone());
    let never: Vec<String> = ids.filter(|id| !told.contains(id)).collect();
    assert!(never.is_empty(), "never told: {never:?}");
}

#[test]
fn who_does_what_the_wish_would_has_a_life_in_five_minutes() {
    let guide = Library::load().expect("the shipped assets").guides.life;
    let tables = Arc::new(tables::load().expect("the shipped tables"));
    let lived = |seed| live(&guide, &tables, seed, Manner::Obeys, |_, _| ()).expect("it begins");
    let alive = (1..101).filter(|seed| lived(*seed).won).count();
    assert!(alive >= 95, "{alive} of 100");
    let shipped = lived(guide.game.seed);
    assert!(shipped.won && (10..=60).contains(&shipped.decisions), "{shipped:?}");
    assert!(shipped.told.len() * 2 >= guide.lessons.len(), "{:?}", shipped.told);
}
