//! Random games with interruptions: at any choice somebody leaves or goes bankrupt, control of a
//! card changes, or a card, a contract or a complication goes away. The games must stay sound to
//! their end.

use cards::{Decision, Interruption, Move, Watch};
use dice::Dice;
use engine::{Game, Seat};

use super::{STUCK, of_many, random_decision, table::Table};

#[test]
fn whatever_comes_between_leaves_a_sound_game() {
    of_many(40, is_interrupted_soundly);
}

fn is_interrupted_soundly(seed: u64) {
    let mut game = Table::any(seed).game(seed);
    let mut watch = Watch::of(&game);
    let mut dice = Dice::seeded(seed);
    let rarity = [4, 15, 60][seed as usize / 4 % 3];
    for turn in 0.. {
        let Some(decision) = random_decision(&game, &mut dice) else { break };
        assert!(turn < STUCK, "seed {seed}: no end");
        let interruption =
            (dice.below(rarity) == 0).then(|| Interruption::any(&game, &mut dice)).flatten();
        let leaves = dice.below(50 * rarity) == 0;
        let done = match &interruption {
            Some(interruption) => {
                game.interrupt(interruption);
                None
            }
            None if leaves => {
                let seats = game.observe(Seat(0)).captains.into_iter().filter(|it| !it.out);
                let seats: Vec<Seat> = seats.map(|it| it.seat).collect();
                let seat = *dice.pick(&seats).expect("somebody is left");
                Some(Decision { seat, chosen: Move::Concede })
            }
            None => Some(decision),
        };
        if let Some(done) = done {
            game.decide(done).expect("offered, or always accepted");
        }
        watch.check(done, &game).unwrap_or_else(|broken| {
            panic!("seed {seed}, {turn}: {done:?} or {interruption:?}: {broken}")
        });
    }
    assert!(game.ending().is_some(), "seed {seed}: nobody is asked, but the game has no end");
}
