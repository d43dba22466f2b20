//! Effects take place: one after another, in printed order (CCG-GEN-7).

mod board;
mod harm;
mod lasting;
mod piles;

use bevy::prelude::{App, In, Plugin, World};
use play::{AddSteps, Seat};

use super::{filter, moves, plays, queue, targets};
use crate::{
    choice::CardId,
    data::{Captains, Effect, Select},
    event::Event,
    state::{
        Bill, Lasting, LastingChange, Look, Payment, Place, Play, PlayKind, Seats, Step, Target,
        Task, Touch, kind,
    },
};

pub(crate) use harm::{inflict, protection};
pub(super) use harm::{piercing, shield};
pub(crate) use lasting::end_phase;
pub(super) use lasting::end_round;
#[cfg(test)]
pub(crate) use piles::{look_at_top, replenish};

/// What cards do when they take effect, one effect after the other.
pub(crate) struct Effects;

impl Plugin for Effects {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Effects, next_effect)
            .add_step(kind::Search, piles::search)
            .add_step(kind::PutIntoPlay, piles::put_into_play)
            .add_step(kind::LoseToken, board::lose_token)
            .add_step(kind::Quit, lasting::quit);
    }
}

/// Begins to carry a play out.
///
/// The rules here are the reference's, which answers for itself (CCG-GEN-10).
pub(super) fn start(world: &mut World, play: Play) {
    let effects = plays::effects(world, &play).into_owned();
    world.push(Step::Effects(Box::new(Task { play, effects, next: 0, aim: 0 })));
}

/// The next effect of a task; after the last, a transient goes to the discard pile.
pub(super) fn next_effect(In(mut task): In<Box<Task>>, world: &mut World) {
    let Some(effect) = task.effects.get(usize::from(task.next)).cloned() else {
        return queue::leave_queue(world, &task.play);
    };
    let aimed = targets::aims_of(&effect);
    let target =
        if aimed > 0 { task.play.targets.get(usize::from(task.aim)).copied() } else { None };
    let lost =
        target.is_some_and(|target| !targets::is_still_target(world, &task.play, &effect, target));
    if lost {
        // CCG-TIM-16b: what follows this target fails with it.
        task.play.targets[usize::from(task.aim)] = Target::Nothing;
    }
    task.next += 1;
    task.aim += aimed;
    let play = task.play.clone();
    let latest = latest_target(&task);
    world.push(Step::Effects(task));
    if lost {
        let card = world.piece(play.card);
        return world.tell(Event::Fizzled { seat: play.seat, card });
    }
    carry_out(world, &play, &effect, latest);
}

/// The target of this effect, or of the one before it.
fn latest_target(task: &Task) -> Option<Target> {
    task.aim.checked_sub(1).and_then(|aim| task.play.targets.get(usize::from(aim)).copied())
}

fn carry_out(world: &mut World, play: &Play, effect: &Effect, target: Option<Target>) {
    match effect.select() {
        Some(Select::Each(_) | Select::Target(_) | Select::SameTarget)
            if matches!(effect, Effect::Cancel(_)) =>
        {
            board::cancel(world, play, effect, target);
        }
        Some(select) => {
            for card in selected(world, play, select, target) {
                to_card(world, play, effect, card);
            }
        }
        None => match effect.captains() {
            Some(who) => for_captains(world, play, who, target, |world, seat| {
                to_captain(world, play, effect, seat);
            }),
            None => to_you(world, play, effect),
        },
    }
}

/// What an effect does to one of the cards it concerns.
fn to_card(world: &mut World, play: &Play, effect: &Effect, card: CardId) {
    match effect {
        Effect::Wound(_, by) | Effect::Damage(_, by) => harm::harm(world, play, card, *by),
        Effect::Restore(_, by) if !harm::resists_restoring(world, play, card) => {
            moves::restore(world, card, *by);
        }
        Effect::RestoreMechanical(_, by) => moves::restore(world, card, *by),
        Effect::Exert(_) => moves::exert(world, card),
        Effect::Ready(_) => moves::ready(world, card),
        Effect::Jettison(_) => moves::jettison(world, card, "CCG-VERB-5"),
        Effect::Disperse(_) => moves::disperse(world, card),
        Effect::Return(_) => moves::return_to_hand(world, card),
        Effect::DiscardAdventure(_) => board::discard_adventure(world, card),
        Effect::Look(_) => board::look(world, play.seat, card),
        Effect::Modify(_, change, until) => {
            let (by, change, until) = (play.seat, change.clone(), *until);
            let lasting = LastingChange { on: card, by, change, until };
            world.resource_mut::<Lasting>().changes.push(lasting);
            world.unsettle();
        }
        Effect::TakeControl(_, until) => lasting::take_control(world, card, play.seat, *until),
        Effect::Remove(_, until) => lasting::remove(world, card, *until),
        Effect::MoveGear(_, carrier) => board::move_gear(world, play, card, *carrier),
        Effect::AddCounters(_, by) => moves::change_counters(world, card, *by as i8),
        _ => {}
    }
}

/// What an effect does to one of the captains it concerns.
fn to_captain(world: &mut World, play: &Play, effect: &Effect, seat: Seat) {
    match effect {
        Effect::Draw(_, cards) => moves::draw(world, seat, (*cards).into()),
        Effect::Discard(_, left) => {
            world.push(Step::ForcedDiscard { seat, left: *left, owing: None });
        }
        Effect::Vp(_, by) => {
            let is_award = matches!(play.kind, PlayKind::Award { .. });
            let rule = if is_award { "CCG-SUB-4" } else { "CCG-GEN-7" };
            moves::change_vp(world, seat, (*by).into(), rule);
        }
        Effect::Infamy(_, by) => moves::change_infamy(world, seat, *by),
        Effect::Expense(who, owed) => {
            let payment = Payment::Expense { together: *who != Captains::You };
            world.push(Step::Pay(Bill::new(seat, *owed, payment)));
        }
        Effect::DiscardToken(_, wanted) => {
            world.push(Step::LoseToken { seat, wanted: *wanted });
        }
        Effect::Abandon(_) => board::force_abandoning(world, seat),
        _ => {}
    }
}

/// What an effect does for its own captain.
fn to_you(world: &mut World, play: &Play, effect: &Effect) {
    let Play { seat, card, .. } = *play;
    match effect {
        Effect::Collect(token) => moves::collect(world, seat, *token),
        Effect::Replenish(cards) => piles::replenish(world, seat, *cards),
        Effect::ReplenishThis => piles::replenish_this(world, card),
        Effect::Search(pile, filter) | Effect::MaySearch(pile, filter) => {
            let may = matches!(effect, Effect::MaySearch(..));
            world.push(Step::Search { seat, card, pile: *pile, filter: filter.clone(), may });
        }
        Effect::LookAtTop(cards) => piles::look_at_top(world, seat, *cards),
        Effect::PutIntoPlay(filter) => {
            world.push(Step::PutIntoPlay { seat, card, filter: filter.clone() });
        }
        _ => {}
    }
}

/// The cards that an effect concerns. Cards invulnerable to it are not among them (CCG-KEY-14).
fn selected(world: &World, play: &Play, select: &Select, target: Option<Target>) -> Vec<CardId> {
    let cards = match select {
        Select::This => vec![play.card],
        Select::Host => play.host.into_iter().collect(),
        Select::Performer => match play.kind {
            PlayKind::Heroic { crew, .. } => vec![crew],
            _ => vec![],
        },
        Select::YourShip => vec![world.captain(play.seat).ship],
        Select::Target(_) | Select::SameTarget => match target {
            Some(Target::Card(id)) => vec![id],
            _ => vec![],
        },
        Select::Each(filter) => filter::cards(world, play.seat, Some(play.card), filter),
    };
    // Nothing is done to what has gone to a hand or a pile, but for the card that is being played.
    let on_table = |id: &CardId| {
        let place = world.place(*id);
        place.is_in_play()
            || matches!(place, Place::Contract(_) | Place::Complication { .. } | Place::Queue)
    };
    let open = cards.into_iter().filter(on_table);
    open.filter(|&id| !targets::is_invulnerable(world, id, play)).collect()
}

fn for_captains(
    world: &mut World,
    play: &Play,
    who: Captains,
    target: Option<Target>,
    mut with: impl FnMut(&mut World, Seat),
) {
    let seats = match who {
        Captains::You => Seats::from_iter([play.seat]),
        Captains::TargetOpponent => match target {
            Some(Target::Captain(seat)) => Seats::from_iter([seat]),
            _ => Seats::from_iter([]),
        },
        Captains::EachOpponent => world.opponents(play.seat),
        Captains::Everyone => world.initiative_order(),
    };
    // The agenda is a stack: what is laid out last is done first (CCG-EXP-11).
    seats.into_iter().rev().for_each(|seat| with(world, seat));
}
