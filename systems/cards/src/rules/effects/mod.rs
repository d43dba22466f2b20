//! Effects of cards, carried out one after another in printed order (CCG-GEN-7).

mod board;
mod harm;
mod lasting;
mod piles;

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{filter, moves, plays, queue, targets};
use crate::{
    choice::CardId,
    data::{Captains, Effect, Select},
    event::Event,
    state::{
        Bill, LastingChange, Payment, Play, PlayKind, Seats, Step, TableRead, TableWrite, Tabletop,
        Target, Task, Zone, kind,
    },
};

pub(crate) use harm::{inflict, protection};
pub(super) use harm::{piercing, shield};
pub(crate) use lasting::end_phase;
pub(super) use lasting::end_round;
#[cfg(test)]
pub(crate) use piles::{look_at_top, replenish};

/// Carries out effects, one after the other.
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

/// Begins to carry out a play.
///
/// The rules here are those of the reference, which settles its own doubts (CCG-GEN-10).
pub(super) fn start(table: &mut impl TableWrite, play: Play) {
    let effects = plays::effects(table, &play).into_owned();
    table.push(Step::Effects(Box::new(Task { play, effects, next: 0, aim: 0 })));
}

/// Carries out the next effect of a task; after the last, a transient goes to the discard pile.
pub(super) fn next_effect(In(mut task): In<Box<Task>>, mut table: Tabletop) {
    let table = &mut table;
    let Some(effect) = task.effects.get(usize::from(task.next)).cloned() else {
        return queue::leave_queue(table, &task.play);
    };
    let aimed = targets::aims_of(&effect);
    let target =
        if aimed > 0 { task.play.targets.get(usize::from(task.aim)).copied() } else { None };
    let lost =
        target.is_some_and(|target| !targets::is_still_target(table, &task.play, &effect, target));
    if lost {
        // CCG-TIM-16b: effects that depend on this target fail with it.
        task.play.targets[usize::from(task.aim)] = Target::Nothing;
    }
    task.next += 1;
    task.aim += aimed;
    let play = task.play.clone();
    let latest = latest_target(&task);
    table.push(Step::Effects(task));
    if lost {
        let card = table.piece(play.card);
        return table.tell(Event::Fizzled { seat: play.seat, card });
    }
    carry_out(table, &play, &effect, latest);
}

/// The target of this effect, or of the one before it.
fn latest_target(task: &Task) -> Option<Target> {
    task.aim.checked_sub(1).and_then(|aim| task.play.targets.get(usize::from(aim)).copied())
}

fn carry_out(table: &mut impl TableWrite, play: &Play, effect: &Effect, target: Option<Target>) {
    match effect.select() {
        Some(Select::Each(_) | Select::Target(_) | Select::SameTarget)
            if matches!(effect, Effect::Cancel(_)) =>
        {
            board::cancel(table, play, effect, target);
        }
        Some(select) => {
            for card in selected(table, play, select, target) {
                to_card(table, play, effect, card);
            }
        }
        None => match effect.captains() {
            Some(who) => for_captains(table, play, who, target, |table, seat| {
                to_captain(table, play, effect, seat);
            }),
            None => to_you(table, play, effect),
        },
    }
}

/// Applies an effect to one of the cards concerned.
fn to_card(table: &mut impl TableWrite, play: &Play, effect: &Effect, card: CardId) {
    match effect {
        Effect::Wound(_, by) | Effect::Damage(_, by) => harm::harm(table, play, card, *by),
        Effect::Restore(_, by) if !harm::resists_restoring(table, play, card) => {
            moves::restore(table, card, *by);
        }
        Effect::RestoreMechanical(_, by) => moves::restore(table, card, *by),
        Effect::Exert(_) => moves::exert(table, card),
        Effect::Ready(_) => moves::ready(table, card),
        Effect::Jettison(_) => moves::jettison(table, card, "CCG-VERB-5"),
        Effect::Disperse(_) => moves::disperse(table, card),
        Effect::Return(_) => moves::return_to_hand(table, card),
        Effect::DiscardAdventure(_) => board::discard_adventure(table, card),
        Effect::Look(_) => board::look(table, play.seat, card),
        Effect::Modify(_, change, until) => {
            let (by, change, until) = (play.seat, change.clone(), *until);
            let lasting = LastingChange { on: card, by, change, until };
            table.lasting_effects_mut().changes.push(lasting);
            table.unsettle();
        }
        Effect::TakeControl(_, until) => lasting::take_control(table, card, play.seat, *until),
        Effect::Remove(_, until) => lasting::remove(table, card, *until),
        Effect::MoveGear(_, carrier) => board::move_gear(table, play, card, *carrier),
        Effect::AddCounters(_, by) => moves::change_counters(table, card, *by as i8),
        _ => {}
    }
}

/// Applies an effect to one of the captains concerned.
fn to_captain(table: &mut impl TableWrite, play: &Play, effect: &Effect, seat: Seat) {
    match effect {
        Effect::Draw(_, cards) => moves::draw(table, seat, (*cards).into()),
        Effect::Discard(_, left) => {
            table.push(Step::ForcedDiscard { seat, left: *left, owing: None });
        }
        Effect::Vp(_, by) => {
            let is_award = matches!(play.kind, PlayKind::Award { .. });
            let rule = if is_award { "CCG-SUB-4" } else { "CCG-GEN-7" };
            moves::change_vp(table, seat, (*by).into(), rule);
        }
        Effect::Infamy(_, by) => moves::change_infamy(table, seat, *by),
        Effect::Expense(who, owed) => {
            let payment = Payment::Expense { together: *who != Captains::You };
            table.push(Step::Pay(Bill::new(seat, *owed, payment)));
        }
        Effect::DiscardToken(_, wanted) => {
            table.push(Step::LoseToken { seat, wanted: *wanted });
        }
        Effect::Abandon(_) => board::force_abandoning(table, seat),
        _ => {}
    }
}

/// Applies an effect to its own captain.
fn to_you(table: &mut impl TableWrite, play: &Play, effect: &Effect) {
    let Play { seat, card, .. } = *play;
    match effect {
        Effect::Collect(token) => moves::collect(table, seat, *token),
        Effect::Replenish(cards) => piles::replenish(table, seat, *cards),
        Effect::ReplenishThis => piles::replenish_this(table, card),
        Effect::Search(pile, filter) | Effect::MaySearch(pile, filter) => {
            let may = matches!(effect, Effect::MaySearch(..));
            table.push(Step::Search { seat, card, pile: *pile, filter: filter.clone(), may });
        }
        Effect::LookAtTop(cards) => piles::look_at_top(table, seat, *cards),
        Effect::PutIntoPlay(filter) => {
            table.push(Step::PutIntoPlay { seat, card, filter: filter.clone() });
        }
        _ => {}
    }
}

/// The cards that an effect concerns, without those invulnerable to it (CCG-KEY-14).
fn selected(
    table: &impl TableRead,
    play: &Play,
    select: &Select,
    target: Option<Target>,
) -> Vec<CardId> {
    let cards = match select {
        Select::This => vec![play.card],
        Select::Host => play.host.into_iter().collect(),
        Select::Performer => match play.kind {
            PlayKind::Heroic { crew, .. } => vec![crew],
            _ => vec![],
        },
        Select::YourShip => vec![table.captain(play.seat).ship],
        Select::Target(_) | Select::SameTarget => match target {
            Some(Target::Card(id)) => vec![id],
            _ => vec![],
        },
        Select::Each(filter) => filter::cards(table, play.seat, Some(play.card), filter),
    };
    // Cards gone to a hand or a pile are out of reach, except the card being played.
    let on_table = |id: &CardId| {
        let zone = table.zone(*id);
        use Zone::{Complication, Contract, InPlay, Queue};
        matches!(zone, InPlay | Contract(_) | Complication { .. } | Queue)
    };
    let open = cards.into_iter().filter(on_table);
    open.filter(|&id| !targets::is_invulnerable(table, id, play)).collect()
}

fn for_captains<T: TableWrite>(
    table: &mut T,
    play: &Play,
    who: Captains,
    target: Option<Target>,
    mut with: impl FnMut(&mut T, Seat),
) {
    let seats = match who {
        Captains::You => Seats::from_iter([play.seat]),
        Captains::TargetOpponent => match target {
            Some(Target::Captain(seat)) => Seats::from_iter([seat]),
            _ => Seats::from_iter([]),
        },
        Captains::EachOpponent => table.opponents(play.seat),
        Captains::Everyone => table.initiative_order(),
    };
    // The agenda is a stack: the last step pushed runs first (CCG-EXP-11).
    seats.into_iter().rev().for_each(|seat| with(table, seat));
}
