//! Random games in which control of every kind of card changes. No captain pays with, uses, exerts,
//! shifts or loses as a cost a card they do not control, and no effect outlasts its duration.

use std::{collections::BTreeSet, sync::Mutex};

use cards::{Interruption, Watch, data::Face};
use dice::Dice;
use engine::Game;

use super::{STUCK, of_many, random_decision, table::Table};

#[test]
fn nobody_uses_or_pays_with_what_they_do_not_control() {
    let passed = Mutex::new(BTreeSet::new());
    of_many(40, |seed| passes_control_around(seed, &passed));
    let passed = passed.into_inner().expect("no game has failed");
    assert_eq!(passed, ["connection", "crew", "gear", "upgrade"].into(), "control of these passed");
}

fn passes_control_around(seed: u64, passed: &Mutex<BTreeSet<&'static str>>) {
    let captains = 2 + seed as usize % 3;
    let table =
        if seed.is_multiple_of(3) { Table::of(captains, 12) } else { Table::wild(captains, seed) };
    let mut game = table.game(seed);
    let mut watch = Watch::of(&game);
    let mut dice = Dice::seeded(seed);
    for turn in 0.. {
        let Some(decision) = random_decision(&game, &mut dice) else { break };
        assert!(turn < STUCK, "seed {seed}: no end");
        let interruption =
            (dice.below(8) == 0).then(|| Interruption::of_control(&game, &mut dice)).flatten();
        let done = interruption.is_none().then_some(decision);
        match &interruption {
            Some(interruption) => game.interrupt(interruption),
            None => game.decide(decision).expect("offered"),
        }
        watch.check(done, &game).unwrap_or_else(|broken| {
            panic!("seed {seed}, {turn}: {done:?} or {interruption:?}: {broken}")
        });
    }
    let mut passed = passed.lock().expect("no game has failed");
    for event in game.journal().events() {
        if let cards::Event::ControlPassed { card, .. } = event {
            passed.insert(kind(&table.book.card(card.def).face));
        }
    }
}

fn kind(face: &Face) -> &'static str {
    match face {
        Face::Crew(_) => "crew",
        Face::Gear(_) => "gear",
        Face::Upgrade(_) => "upgrade",
        Face::Connection(_) => "connection",
        Face::Ship(_) | Face::Adventure(_) | Face::Event(_) | Face::Heroic(_) => "another",
    }
}
