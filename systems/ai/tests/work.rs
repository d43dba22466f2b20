//! The work of a decision, counted, not timed: the numbers here must not grow unnoticed.

mod shared;

use ai::{Level, Mind};
use cards::{CaptainSetup, CardGame, Setup, data::Constants};
use engine::{Decision, Game};
use shared::{book, deck, mind};

/// Work of thinking about some decisions.
#[derive(Debug, Default)]
struct Thinking {
    decisions: u64,
    /// Options weighed.
    options: u64,
    /// Bounded whiles of thinking: one, or one for every stretch of a rollout and one more.
    whiles: u64,
    /// Memory allocations, those of observing not included.
    memory: u64,
}

impl Thinking {
    fn each(&self, of: fn(&Thinking) -> u64) -> f64 {
        of(self) as f64 / self.decisions as f64
    }
}

/// Thinks about the first `decisions` of a game between two captains of a level.
fn thinking(level: Level, decisions: u64) -> Thinking {
    let book = book();
    let captain = |name: &str| CaptainSetup {
        name: name.to_owned(),
        player: "test".to_owned(),
        deck: deck(name),
    };
    let captains = ["honest-freight", "red-ledger"].map(captain).into();
    let setup = Setup { captains, constants: Constants::default(), packs: vec![] };
    let mut game = CardGame::new(&book, &setup, 1).expect("shipped decks can be played");
    let mut minds = [mind(&book, level), mind(&book, level)];
    let mut thinking = Thinking::default();
    while let Some(seat) = game.choice().map(|choice| choice.seat)
        && thinking.decisions < decisions
    {
        decide(&mut game, &mut minds[seat.index()], &mut thinking);
    }
    thinking
}

fn decide(game: &mut CardGame, mind: &mut Mind, thinking: &mut Thinking) {
    let choice = game.choice().expect("somebody is asked").clone();
    let seen = game.observe(choice.seat);
    let mut taken = None;
    let memory = allocation_counter::measure(|| {
        while taken.is_none() {
            taken = mind.ponder(&seen, &choice);
            thinking.whiles += 1;
        }
    });
    thinking.memory += memory.count_total;
    thinking.options += mind.last().len() as u64;
    thinking.decisions += 1;
    let chosen = taken.expect("it thought until it had decided");
    game.decide(Decision { seat: choice.seat, chosen }).expect("it was offered");
}

/// Thinkers of a mind are made once and kept; one made for every decision would take thousands. About half of
/// it is for what might be worth nothing, which is tried on the scratch table.
#[test]
fn a_lieutenant_thinks_once_about_a_decision_and_asks_for_little_memory() {
    let thought = thinking(Level::Lieutenant, 200);
    assert_eq!(thought.whiles, thought.decisions);
    let (options, memory) = (thought.each(|it| it.options), thought.each(|it| it.memory));
    assert!(options < 4.2, "{options:.2} options a decision");
    assert!(memory < 700.0, "{memory:.1} times a decision");
}

/// Effort is counted in rollouts, and a rollout comes in stretches of a dozen decisions.
#[test]
fn who_looks_ahead_does_so_for_a_bounded_number_of_stretches() {
    for (level, most) in [(Level::Commander, 15.0), (Level::Admiral, 36.0)] {
        let thought = thinking(level, 40);
        let whiles = thought.each(|it| it.whiles);
        assert!(whiles < most, "{whiles:.1} stretches a decision of {level:?}");
    }
}
