use std::{collections::BTreeSet, path::PathBuf, sync::Arc};

use ai::combat::Minds;
use characters::healing::HealingRules;

use super::*;
use crate::{
    data::Library,
    playtest::false_claims,
    roster::tables,
    saves::Saves,
    skirmish::{Skirmishes, session::Session},
};

struct Shipped {
    guide: Arc<FightGuide>,
    minds: Arc<Minds>,
    healing: HealingRules,
}

fn shipped() -> Shipped {
    let library = Library::load().expect("the shipped assets");
    let minds = Skirmishes::load().expect("the shipped tables").minds;
    let healing = tables::healing().expect("the shipped rules");
    Shipped { guide: library.guides.fight.clone(), minds, healing }
}

impl Shipped {
    /// The guided fight in an empty folder of this name.
    fn begin(&self, name: &str) -> (Session, Saves) {
        let root: PathBuf =
            std::env::temp_dir().join(format!("far-lanes-{name}-{}", std::process::id()));
        let _ = std::fs::remove_dir_all(&root);
        let saves = Saves::at(root);
        let with = (&self.minds, self.healing.clone());
        let session = Session::begin_guided(&self.guide, with, &saves);
        (session.expect("it is set up"), saves)
    }

    /// Fights of these seeds in this manner: every claim that was false, every lesson told, fights won.
    fn fought(
        &self,
        seeds: std::ops::Range<u64>,
        manner: Manner,
    ) -> (Vec<String>, BTreeSet<String>, usize) {
        let (mut wrong, mut all, mut won) = (Vec::new(), BTreeSet::new(), 0);
        let with = (&*self.minds, &self.healing);
        for seed in seeds {
            let fought = fight(&self.guide, with, seed, manner, |lesson, moment| {
                let claims = false_claims(lesson, moment).into_iter();
                wrong.extend(claims.map(|claim| format!("seed {seed}, who {manner}: {claim}")));
            });
            let outcome = fought.expect("it is set up");
            won += usize::from(outcome.won);
            all.extend(outcome.told);
        }
        (wrong, all, won)
    }
}

/// Reads the lessons due, then decides like the veteran; whether the fight goes on.
fn go_on(session: &mut Session) -> bool {
    session.advance();
    while session.lesson().is_some_and(|told| !told.lesson.until_answered) {
        session.lesson_read();
    }
    let Some(choice) = session.asked() else { return false };
    let nth = session.coached().expect("there is something to be decided");
    let chosen = choice.options[nth];
    session.decide(chosen).expect("it is offered");
    true
}

#[test]
fn every_lesson_is_true_whoever_fights_and_however_it_goes() {
    let (shipped, mut told) = (shipped(), BTreeSet::new());
    for manner in Manner::ALL {
        let (wrong, all, _) = shipped.fought(1..26, manner);
        assert!(wrong.is_empty(), "{} times:\n{}", wrong.len(), wrong.join("\n"));
        told.extend(all);
    }
    let ids = shipped.guide.lessons.iter().map(|lesson| lesson.id.clone());
    let never: Vec<String> = ids.filter(|id| !told.contains(id)).collect();
    assert!(never.is_empty(), "never told: {never:?}");
}

#[test]
fn who_does_what_the_veteran_would_wins_nearly_always_in_five_minutes() {
    let shipped = shipped();
    let (_, _, won) = shipped.fought(1..41, Manner::Obeys);
    assert!(won >= 37, "{won} of 40");
    let (mut session, _) = shipped.begin("guided-fight");
    let mut answers = 0;
    while go_on(&mut session) {
        answers += 1;
    }
    let winner = session.outcome().and_then(|outcome| outcome.winner);
    assert_eq!(winner, Some(engine::Seat(0)));
    assert!((8..=45).contains(&answers), "{answers} answers");
}

#[test]
fn a_guided_fight_goes_on_guided_where_it_was_until_the_guide_is_left() {
    let shipped = shipped();
    let (mut session, saves) = shipped.begin("guided-fight-resumed");
    (0..5).for_each(|_| assert!(go_on(&mut session)));
    session.advance();
    let resume = |session: &Session| {
        let again = Session::resume(&shipped.minds, &saves, session.file()).expect("kept");
        again.guided_on(&shipped.guide, &saves)
    };
    let resumed = resume(&session);
    assert!(resumed.is_guided());
    assert_eq!((resumed.lesson(), resumed.untold()), (session.lesson(), session.untold()));
    session.leave_guide();
    assert_eq!((session.lesson(), session.coached()), (None, None));
    assert!(!resume(&session).is_guided());
}

#[test]
fn the_veteran_proposes_what_the_hint_says() {
    let (mut session, _) = shipped().begin("guided-fight-opinion");
    for _ in 0..6 {
        session.advance();
        let hint = session.advice().first().map(|hint| hint.nth);
        assert!(hint.is_some() && session.coached() == hint);
        assert!(go_on(&mut session));
    }
}
