//! Random captains play whole games with the shipped cards, and the invariants must hold
//! throughout.

#![expect(
    clippy::disallowed_methods,
    reason = "tests read the shipped files, which the crate is handed"
)]

mod control;
mod exercise;
mod interruption;
mod table;

use std::sync::atomic::{AtomicU64, Ordering};

use cards::{Audit, CardGame, CardId, Decision, Faces, Move, SlotNo, Snapshot};
use dice::Dice;
use engine::{Game, Refusal, Seat};
use table::Table;

/// More decisions than any game of 50 rounds has.
const STUCK: usize = 50_000;

/// World → snapshot → world, at every choice, changes nothing: neither the state, nor the question,
/// nor any observation, nor the rest of the game.
#[test]
fn a_game_restored_at_every_choice_is_the_same_game() {
    for seed in 0..100_u64 {
        let captains = 1 + seed as usize % 4;
        let table = if seed.is_multiple_of(3) {
            Table::of(captains, 12)
        } else {
            Table::wild(captains, seed)
        };
        let (mut straight, mut hopping) = (table.game(seed), table.game(seed));
        let mut dice = Dice::seeded(seed);
        for turn in 0.. {
            let Some(decision) = random_decision(&straight, &mut dice) else { break };
            assert!(turn < STUCK, "seed {seed}: no end");
            let snapshot = hopping.snapshot();
            let restored = CardGame::restore(&table.book, &snapshot);
            assert_same(&hopping, &restored, &snapshot, seed, turn);
            hopping = restored;
            straight.decide(decision).expect("offered");
            hopping.decide(decision).expect("offered, and so to the restored game");
        }
        assert_eq!(straight.journal().hash(), hopping.journal().hash(), "seed {seed}");
        assert_eq!(straight.ending(), hopping.ending(), "seed {seed}");
    }
}

/// A world that is rewound repeatedly equals the game it is rewound to.
#[test]
fn a_rewound_game_is_the_same_game_as_a_restored_one() {
    for seed in 0..20_u64 {
        let table = Table::wild(2 + seed as usize % 3, seed);
        let (mut game, mut scratch) = (table.game(seed), table.game(seed + 1));
        let mut dice = Dice::seeded(seed);
        for turn in 0.. {
            let Some(decision) = random_decision(&game, &mut dice) else { break };
            assert!(turn < STUCK, "seed {seed}: no end");
            let snapshot = game.snapshot();
            scratch.rewind(&snapshot);
            assert_same(&game, &scratch, &snapshot, seed, turn);
            game.decide(decision).expect("offered");
        }
    }
}

/// CCG-ZONE-3, CCG-ZONE-4, CCG-ZONE-9, CCG-ZONE-13: what lies in an information set may be anything, and
/// whatever it is, it looks the same from in front of it and asks the same.
#[test]
fn every_game_a_captain_can_imagine_looks_to_them_like_the_game_it_is() {
    let (mut checked, mut differed) = (0, 0);
    for seed in 0..60_u64 {
        let captains = 1 + seed as usize % 4;
        let wild = || Table::wild(captains, seed);
        let table = if seed.is_multiple_of(3) { Table::of(captains, 12) } else { wild() };
        let faces = Faces::of(&table.book);
        let (mut game, mut dice) = (table.game(seed), Dice::seeded(seed));
        for turn in 0.. {
            let Some(decision) = random_decision(&game, &mut dice) else { break };
            assert!(turn < STUCK, "seed {seed}: no end");
            let seen = game.observe(decision.seat);
            if let Some(information_set) = seen.information_set.as_ref().filter(|_| turn % 9 == 0) {
                let determinized = information_set.determinize(&faces, &mut dice);
                let other = CardGame::restore(&table.book, &determinized);
                assert_eq!(other.choice(), game.choice(), "seed {seed}, decision {turn}");
                assert_eq!(other.observe(decision.seat), seen, "seed {seed}, decision {turn}");
                checked += 1;
                differed += usize::from(determinized != game.snapshot());
            }
            game.decide(decision).expect("offered");
        }
    }
    assert!(differed * 100 > checked * 99 && checked > 1000, "{differed} of {checked} differ");
}

/// With one to four captains, any moves, concessions and changes of full control: cards are
/// conserved and each is in one place, owners never change, limits are kept, and a choice can
/// always be answered. `FAR_LANES_GAMES` plays more games.
#[test]
fn what_must_hold_holds_at_every_choice() {
    of_many(240, plays_soundly);
}

/// Plays this many games by their seeds, or as many as `FAR_LANES_GAMES` says.
fn of_many(games: u64, one: impl Fn(u64) + Sync) {
    let wanted = std::env::var("FAR_LANES_GAMES").ok().and_then(|n| n.parse().ok());
    let (next, games) = (AtomicU64::new(0), wanted.unwrap_or(games));
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= games {
                        return;
                    }
                    one(seed);
                }
            });
        }
    });
}

/// Plays one game; one in three with shipped decks, the others with random ones.
fn plays_soundly(seed: u64) {
    let captains = 1 + seed as usize % 4;
    let table =
        if seed.is_multiple_of(3) { Table::of(captains, 30) } else { Table::wild(captains, seed) };
    let mut game = table.game(seed);
    let audit = Audit::of(&game);
    let mut dice = Dice::seeded(seed);
    for turn in 0.. {
        let Some(decision) = random_decision(&game, &mut dice) else { break };
        assert!(turn < STUCK, "seed {seed}: no end");
        if dice.below(300) == 0 {
            act_out_of_turn(&mut game, &mut dice);
        } else {
            game.decide(decision).expect("offered");
        }
        game.forget_events();
        let sound = audit.check(&game);
        sound.unwrap_or_else(|broken| panic!("seed {seed}, {turn}: {decision:?}: {broken}"));
    }
}

/// Any captain may turn full control on or off at any time; rarely, one leaves.
fn act_out_of_turn(game: &mut CardGame, dice: &mut Dice) {
    let captains = game.observe(Seat(0)).captains;
    let seats: Vec<Seat> = captains.iter().filter(|c| !c.out).map(|c| c.seat).collect();
    let seat = *dice.pick(&seats).expect("somebody is left");
    let chosen = match dice.below(8) {
        0 => Move::Concede,
        n => Move::FullControl(n > 3),
    };
    game.decide(Decision { seat, chosen }).expect("always accepted");
}

/// A snapshot written as text reads back as the same snapshot.
#[test]
fn a_snapshot_survives_being_written_down() {
    let table = Table::shipped();
    for seed in 0..5 {
        let mut game = table.game(seed);
        let mut dice = Dice::seeded(seed);
        for turn in 0..STUCK {
            if turn % 40 == 0 {
                let snapshot = game.snapshot();
                let text = ron::to_string(&snapshot).expect("plain data");
                let read: Snapshot = ron::from_str(&text).expect("as written");
                assert_eq!(read, snapshot, "seed {seed}, choice {turn}");
            }
            let Some(decision) = random_decision(&game, &mut dice) else { break };
            game.decide(decision).expect("offered");
        }
    }
}

/// Every offered move is accepted; any other is refused and changes nothing.
#[test]
fn what_is_offered_is_accepted_and_nothing_else() {
    let table = Table::shipped();
    for seed in 0..200 {
        let mut game = table.game(seed);
        let mut dice = Dice::seeded(seed);
        let mut offered_before = unheard_of();
        for turn in 0.. {
            let Some(decision) = random_decision(&game, &mut dice) else { break };
            assert!(turn < STUCK, "seed {seed}: no end");
            refuses_what_is_not_offered(&mut game, &offered_before, &mut dice);
            if turn % 16 == 0 {
                accepts_every_option(&table, &game, seed);
            }
            let options = game.choice().map(|choice| choice.options.clone()).unwrap_or_default();
            offered_before.extend(dice.pick(&options));
            let decided = game.decide(decision);
            decided.unwrap_or_else(|no| panic!("seed {seed}, choice {turn}: {decision:?}: {no}"));
        }
        let over = game.decide(Decision { seat: Seat(0), chosen: Move::Done });
        assert_eq!(over, Err(Refusal::GameOver), "seed {seed}");
        assert!(game.ending().is_some(), "seed {seed}: nobody is asked, but the game has no end");
    }
}

/// A choice has at least two options, none twice, and a price for each of them.
#[test]
fn nobody_is_asked_what_cannot_differ() {
    let table = Table::shipped();
    for seed in 200..230 {
        let mut game = table.game(seed);
        let mut dice = Dice::seeded(seed);
        while let Some(decision) = random_decision(&game, &mut dice) {
            let choice = game.choice().expect("somebody is asked");
            let (why, mut options) = (choice.why, choice.options.clone());
            let prices = game.observe(choice.seat).prices.len();
            assert!(options.len() > 1, "seed {seed}: {why:?} offers {options:?}");
            assert_eq!(prices, options.len(), "seed {seed}: {why:?}");
            options.sort_unstable();
            options.dedup();
            assert_eq!(prices, options.len(), "seed {seed}: {why:?} offers something twice");
            game.decide(decision).expect("offered");
        }
    }
}

#[track_caller]
fn assert_same(game: &CardGame, restored: &CardGame, snapshot: &Snapshot, seed: u64, turn: usize) {
    let at = format!("seed {seed}, choice {turn}");
    assert_eq!(restored.snapshot(), *snapshot, "{at}");
    assert_eq!(restored.choice(), game.choice(), "{at}");
    assert_eq!(restored.journal().hash(), game.journal().hash(), "{at}");
    for captain in game.observe(Seat(0)).captains {
        let seat = captain.seat;
        assert_eq!(restored.observe(seat), game.observe(seat), "{at}");
    }
}

/// Tries the wrong seat and a few moves that are not on the list.
fn refuses_what_is_not_offered(game: &mut CardGame, candidates: &[Move], dice: &mut Dice) {
    let choice = game.choice().expect("somebody is asked").clone();
    let before = (game.snapshot(), game.journal().hash());
    let other = Seat((choice.seat.0 + 1) % 2);
    let wrong_seat = Decision { seat: other, chosen: choice.options[0] };
    let refusal = Refusal::NotYourChoice { asked: choice.seat, answered: other };
    assert_eq!(game.decide(wrong_seat), Err(refusal));
    for _ in 0..4 {
        let Some(&chosen) = dice.pick(candidates) else { continue };
        if choice.options.contains(&chosen) {
            continue;
        }
        let decision = Decision { seat: choice.seat, chosen };
        assert_eq!(game.decide(decision), Err(Refusal::NotOffered), "{decision:?}");
    }
    assert_eq!((game.snapshot(), game.journal().hash()), before);
    assert_eq!(game.choice(), Some(&choice));
}

/// Takes every option, each in a copy of the game.
fn accepts_every_option(table: &Table, game: &CardGame, seed: u64) {
    let (snapshot, choice) = (game.snapshot(), game.choice().expect("somebody is asked"));
    for &chosen in &choice.options {
        let mut copy = CardGame::restore(&table.book, &snapshot);
        let decided = copy.decide(Decision { seat: choice.seat, chosen });
        decided.unwrap_or_else(|no| panic!("seed {seed}: {chosen:?}: {no}"));
    }
}

/// A random option of the present choice; `None` once the game is over.
fn random_decision(game: &CardGame, dice: &mut Dice) -> Option<Decision> {
    let choice = game.choice()?;
    let chosen = *dice.pick(&choice.options).expect("a choice has options");
    Some(Decision { seat: choice.seat, chosen })
}

/// Moves that no game ever offers.
fn unheard_of() -> Vec<Move> {
    vec![
        Move::Place(SlotNo(4)),
        Move::Pursue(SlotNo(250)),
        Move::Procure(CardId(9999)),
        Move::Ability { card: CardId(1), nth: 77 },
        Move::Strike(Seat(7)),
        Move::ChooseQueued(200),
        Move::First(Seat(9)),
    ]
}
