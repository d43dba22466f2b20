//! The queue: last in, first out, with a window for reactions before anything takes effect
//! (CCG-TIM-1 to CCG-TIM-7b).

use bevy::prelude::{App, In, Plugin};
use engine::{AddSteps, Seat};

use super::{
    effects, moves, openings, plays, targets,
    triggers::{self, Occasion},
    values,
};
use crate::{
    choice::{Move, Why},
    data::{Face, Value},
    event::{Event, Using},
    state::{
        Play, PlayKind, Queued, Seats, Step, TableRead, TableWrite, Tabletop, Target, Zone, kind,
    },
};

/// Plays wait for reactions, then take effect (CCG-TIM).
pub(crate) struct PlayQueue;

impl Plugin for PlayQueue {
    fn build(&self, app: &mut App) {
        app.add_step(kind::Enqueue, enqueue)
            .add_step(kind::Window, window)
            .add_step(kind::ResolveTop, resolve_top);
    }
}

/// Queues a play after payment (CCG-TIM-1). A Limited ability counts as used from now on, while its
/// card is in play (CCG-TIM-14a).
pub(super) fn enqueue(In(play): In<Play>, mut table: Tabletop) {
    let table = &mut table;
    if let PlayKind::Ability(nth) = play.kind
        && table.is_in_play(play.card)
    {
        let limited = plays::ability(table, play.card, nth).is_some_and(|ability| ability.limited);
        let condition = table.condition_mut(play.card);
        condition.uses = condition.uses.saturating_add(1);
        if limited {
            condition.used |= 1 << nth;
        }
    }
    if let PlayKind::Heroic { crew, .. } = play.kind
        && table.rules().heroic_exerts
    {
        moves::exert(table, crew);
    }
    let (seat, card, using) = (play.seat, table.piece(play.card), using(table, &play));
    table.tell(Event::Played { seat, card, using });
    let effects = plays::effects(table, &play).into_owned();
    let is_transient = matches!(play.kind, PlayKind::Event | PlayKind::Heroic { .. });
    table.queue_mut().0.push(Queued { play, effects, cancelled: false });
    table.push_all([Step::window(), Step::ResolveTop]);
    if is_transient {
        triggers::set_off(table, seat, Occasion::TransientPlayed);
    }
}

/// The form of a play in events.
pub(crate) fn using(table: &impl TableRead, play: &Play) -> Using {
    match play.kind {
        PlayKind::Procuring => Using::Procuring,
        PlayKind::Event => Using::Event,
        PlayKind::Heroic { crew, level } => Using::Heroic { crew: table.piece(crew), level },
        PlayKind::Ability(nth) | PlayKind::Triggered(nth) | PlayKind::Award { nth, .. } => {
            Using::Ability(nth)
        }
    }
}

/// The order of priority (CCG-TIM-7, CCG-TIM-7a, CCG-TIM-7b).
pub(super) fn priority(table: &impl TableRead) -> Seats {
    let mut order = table.initiative_order();
    match table.round().acting {
        Some(acting) => {
            let from = order.iter().position(|&seat| seat == acting).unwrap_or(0);
            order.rotate_left(from);
        }
        None => order.sort_by_key(|&seat| {
            std::cmp::Reverse(values::value(table, table.captain(seat).ship, Value::Initiative))
        }),
    }
    order
}

/// Asks one captain after another for a reaction; a reaction reopens the window.
///
/// Without reactions the play simply resolves (CCG-TIM-17). Captains who have passed in the
/// Resolution Phase are asked too (CCG-RES-2n).
pub(super) fn window(In(mut passed): In<Vec<Seat>>, mut table: Tabletop) {
    let table = &mut table;
    let next = priority(table).into_iter().find(|seat| !passed.contains(seat));
    let Some(seat) = next else { return };
    let options = |table: &Tabletop| {
        openings::reactions(table, seat).into_iter().chain([Move::Pass]).collect()
    };
    let step = Step::Window { passed: passed.clone() };
    let Some(chosen) = table.ask(step, seat, Why::Reacting, options) else { return };
    match plays::from_move(table, seat, chosen) {
        Some(play) => {
            table.push(Step::window());
            plays::begin(table, play);
        }
        None => {
            passed.push(seat);
            table.push(Step::Window { passed });
        }
    }
}

/// Resolves the newest play on the queue, after all have passed (CCG-TIM-2).
pub(super) fn resolve_top(_: In<()>, mut table: Tabletop) {
    let table = &mut table;
    let Some(queued) = table.queue_mut().0.pop() else { return };
    let Queued { play, cancelled, .. } = queued;
    let (seat, card) = (play.seat, table.piece(play.card));
    if cancelled {
        table.tell(Event::Cancelled { seat, card });
        return leave_queue(table, &play);
    }
    match play.kind {
        PlayKind::Procuring => procured(table, &play),
        _ => {
            let using = using(table, &play);
            table.tell(Event::Resolved { seat, card, using });
            effects::start(table, play);
        }
    }
}

/// Takes the n-th play off the queue, with its window and its step to resolve; plays that target it
/// lose the target.
pub(super) fn remove(table: &mut impl TableWrite, nth: usize) {
    table.queue_mut().0.remove(nth);
    let steps = &mut table.agenda_mut().steps;
    let tops = steps.iter().enumerate().filter(|(_, step)| **step == Step::ResolveTop);
    let Some((at, _)) = tops.into_iter().nth(nth) else { return };
    steps.remove(at);
    if matches!(steps.get(at), Some(Step::Window { .. })) {
        steps.remove(at);
    }
    table.queue_mut().0.iter_mut().for_each(|queued| forget(&mut queued.play, nth));
    for step in &mut table.agenda_mut().steps {
        match step {
            Step::Target(play) | Step::PayCosts { play, .. } | Step::Enqueue(play) => {
                forget(play, nth);
            }
            Step::Effects(task) => forget(&mut task.play, nth),
            _ => {}
        }
    }
}

fn forget(play: &mut Play, nth: usize) {
    for target in &mut play.targets {
        match *target {
            Target::Queued(at) if usize::from(at) == nth => *target = Target::Nothing,
            Target::Queued(at) if usize::from(at) > nth => *target = Target::Queued(at - 1),
            _ => {}
        }
    }
}

/// Puts a procured permanent into play, if its host is still legal (CCG-ATT-1).
fn procured(table: &mut impl TableWrite, play: &Play) {
    let host = play.targets.first().and_then(|target| match target {
        Target::Card(id) => Some(*id),
        _ => None,
    });
    let attaches = matches!(table.printed(play.card).face, Face::Gear(_) | Face::Upgrade(_));
    if attaches && !host.is_some_and(|host| targets::can_attach(table, play, host)) {
        let card = table.piece(play.card);
        table.tell(Event::Fizzled { seat: play.seat, card });
        return leave_queue(table, play);
    }
    moves::enter_play(table, play.seat, play.card, host);
}

/// Discards a finished transient or a cancelled card (CCG-TYPE-12, CCG-TIM-15a).
pub(super) fn leave_queue(table: &mut impl TableWrite, play: &Play) {
    if table.zone(play.card) != Zone::Queue {
        return;
    }
    moves::to_discard(table, play.card);
    let (owner, card) = (table.card(play.card).owner, table.piece(play.card));
    table.tell(Event::Spent { owner, card });
}
