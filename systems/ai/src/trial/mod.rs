//! Which options are worth nothing: played out on the scratch table, they lead to a table like the one
//! without them, but poorer.
//!
//! Every option that plays a card, uses one, aims or attaches is carried out in a game that might be the one
//! at hand, up to the end of what it does: its captain answers by the mind's own judgement, and nobody
//! reacts. [`fruit`] says whether that brought anything but its price. The mind leaves out what brought
//! nothing before considerations and search choose, at every level.

mod fruit;

use cards::{CardGame, Choice, Decision, Event, Move, Observation, Stage, Why};
use dice::Dice;
use engine::Game;

use crate::{
    features::{EvalContext, Pool},
    policy::Policy,
    search::{RolloutState, fingerprint},
};

/// More decisions than one play asks for.
const LONG: usize = 100;

/// Whether each option of a choice is worth nothing; nothing at all is where there is nothing to leave out.
pub(crate) fn wasted(
    context: EvalContext,
    choice: &Choice,
    scout: &mut RolloutState,
    policy: &mut Policy,
) -> Vec<bool> {
    let (seen, pool) = (context.seen, context.pool);
    let newest = newest(seen, choice);
    let tried: Vec<bool> = choice.options.iter().map(|&it| is_tried(choice.why, it)).collect();
    let needs_a_table = tried.contains(&true);
    let world = seen.information_set.as_ref().filter(|_| needs_a_table).map(|information_set| {
        information_set.determinize(scout.faces(), &mut Dice::seeded(fingerprint(seen, choice)))
    });
    let mut is_wasted = |(&option, &tried): (&Move, &bool)| {
        let world = world.as_ref().filter(|_| tried);
        let comes_to_nothing = world.is_some_and(|world| {
            let game = scout.scratch(world, pool);
            let decision = Decision { seat: choice.seat, chosen: option };
            let is_subplot = matches!(option, Move::Subplot { .. });
            let is_borne = if is_subplot { fruit::is_awarded } else { fruit::is_borne };
            played_out(game, decision, policy, pool)
                .is_some_and(|events| !is_borne(context, events))
        });
        comes_to_nothing || newest == Some(option)
    };
    let all: Vec<bool> = choice.options.iter().zip(&tried).map(&mut is_wasted).collect();
    // Where everything is, something has to be done all the same.
    if all.contains(&true) && all.contains(&false) { all } else { Vec::new() }
}

/// Whether an option begins something, or says what something is aimed at.
#[expect(clippy::wildcard_enum_match_arm, reason = "all other moves are worth something, or free")]
fn is_tried(why: Why, option: Move) -> bool {
    match option {
        Move::Procure(_)
        | Move::Event(_)
        | Move::Heroic { .. }
        | Move::Ability { .. }
        | Move::Shift { .. }
        | Move::Subplot { .. } => true,
        Move::Choose(_) | Move::ChooseQueued(_) | Move::ChooseCaptain(_) => {
            matches!(
                why,
                Why::Targeting { .. } | Why::Attaching { .. } | Why::PuttingIntoPlay { .. }
            )
        }
        _ => false,
    }
}

/// What entered play last, where its captain has just put it there and one card too many lies there: it was
/// paid for to stay.
fn newest(seen: &Observation, choice: &Choice) -> Option<Move> {
    let puts_into_play = matches!(seen.stage, Stage::Procuring | Stage::Acting | Stage::Shifting);
    let is_own = seen.acting == Some(choice.seat) || seen.acting.is_none();
    if choice.why != Why::Trimming || !puts_into_play || !is_own {
        return None;
    }
    let in_play = &seen.captains[choice.seat.index()].in_play;
    let newest = in_play.iter().rev().map(|card| Move::Jettison(card.id));
    newest.into_iter().find(|option| choice.options.contains(option))
}

/// The events of a decision and of what follows from it; `None` if the game does not take it.
fn played_out<'g>(
    game: &'g mut CardGame,
    decision: Decision,
    policy: &mut Policy,
    pool: &Pool,
) -> Option<&'g [Event]> {
    game.decide(decision).ok()?;
    for _ in 0..LONG {
        let Some(choice) = game.choice() else { break };
        let seat = choice.seat;
        // What others give up in an attempt of their own is no part of it.
        let is_others_attempt = seat != decision.seat && matches!(choice.why, Why::Meeting { .. });
        let chosen = if follows(choice.why) && !is_others_attempt {
            policy.decide(&game.glance(seat), choice, pool)
        } else if choice.why == Why::Reacting && choice.options.contains(&Move::Pass) {
            Move::Pass
        } else {
            break;
        };
        game.decide(Decision { seat, chosen }).ok()?;
    }
    Some(game.journal().events())
}

/// Whether a question belongs to a play under way.
fn follows(why: Why) -> bool {
    matches!(
        why,
        Why::Attaching { .. }
            | Why::Targeting { .. }
            | Why::Paying { .. }
            | Why::MeetingExpense { .. }
            | Why::Meeting { .. }
            | Why::PayingCost { .. }
            | Why::Trimming
            | Why::ForcedDiscard { .. }
            | Why::Searching { .. }
            | Why::PuttingIntoPlay { .. }
            | Why::LosingToken
            | Why::Ordering
    )
}
