use cards::Event;

use super::*;
use crate::{saves::Saves, session::Session};

fn measure(library: &Library, guide: &Guide, saves: &Saves) -> String {
    let library = Library { guide: std::sync::Arc::new(guide.clone()), ..library.clone() };
    let mut session = Session::begin_guided(&library, saves).expect("it can be dealt");
    let mut decisions = 0;
    loop {
        session.advance();
        while session.lesson().is_some_and(|told| !told.lesson.deed) {
            session.lesson_read();
        }
        let Some(chosen) = session.coached_move() else { break };
        session.decide(chosen).expect("offered");
        decisions += 1;
        if decisions > 300 { break }
    }
    let me = session.person();
    let count = |it: fn(&Event) -> bool| session.events().iter().filter(|e| it(e)).count();
    let done: Vec<(u16, u8)> = {
        let mut round = 0;
        session.events().iter().filter_map(|e| match e {
            Event::RoundBegan { round: r } => { round = *r; None }
            Event::ContractCompleted { seat, .. } => Some((round, seat.0)),
            _ => None,
        }).collect()
    };
    let _ = count;
    let seen = session.observe();
    format!("seed {} won {} vp {:?} round {} decisions {decisions} contracts {done:?} untold {:?}",
        guide.seed, seen.ending.is_some_and(|e| e.winner == Some(me)),
        seen.captains.iter().map(|c| c.vp).collect::<Vec<_>>(), seen.round,
        session.untold().iter().map(|l| l.id.as_str()).collect::<Vec<_>>())
}

#[test]
fn measuring() {
    let library = Library::load().expect("assets");
    let root = std::env::temp_dir().join("guide-measure");
    for victory in [8, 10] {
        for seed in 1..=24 {
            let _ = std::fs::remove_dir_all(&root);
            let guide = Guide { seed, victory, ..(*library.guide).clone() };
            println!("{victory} {}", measure(&library, &guide, &Saves::at(&root)));
        }
    }
}
