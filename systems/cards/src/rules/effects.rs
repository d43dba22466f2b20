//! Effects take place: one after another, in printed order (CCG-GEN-7).

use bevy::prelude::World;
use play::Seat;

use super::{filter, moves, plays, queue, slots, targets, values};
use crate::{
    choice::CardId,
    data::{Ability, Captains, Effect, Face, Keyword, Select, Trigger, Until},
    event::Event,
    state::{
        Bill, Lasting, LastingChange, Look, Payment, Place, Play, PlayKind, Step, Target, Task,
        Touch,
    },
};

/// Begins to carry a play out.
pub(super) fn start(world: &mut World, play: Play) {
    let effects = plays::effects(world, &play);
    world.push(Step::Effects(Box::new(Task { play, effects, next: 0, aim: 0 })));
}

/// Sets off every ability of `seat` that waits for this to happen.
pub(super) fn trigger(world: &mut World, seat: Seat, what: Trigger) {
    let mut plays = Vec::new();
    for card in world.controlled(seat) {
        for (nth, ability) in world.printed(card).abilities.iter().enumerate() {
            let Ability::Triggered(triggered) = ability else { continue };
            let holds = triggered.when.as_ref().is_none_or(|condition| {
                filter::holds(world, seat, Some(card), condition, filter::Depth::Now)
            });
            if triggered.on == what && holds {
                let kind = PlayKind::Triggered(nth as u8);
                plays.push(Play { seat, card, kind, host: world.host(card), targets: vec![] });
            }
        }
    }
    world.push_all(plays.into_iter().map(Step::Target).collect::<Vec<_>>());
}

/// The next effect of a task; after the last, a transient goes to the discard pile.
pub(super) fn next_effect(world: &mut World, mut task: Task) {
    let Some(effect) = task.effects.get(usize::from(task.next)).cloned() else {
        return queue::leave_queue(world, &task.play);
    };
    let aimed = targets::aims_of(&effect);
    let target =
        if aimed > 0 { task.play.targets.get(usize::from(task.aim)).copied() } else { None };
    let lost =
        target.is_some_and(|target| !targets::is_still_target(world, &task.play, &effect, target));
    task.next += 1;
    task.aim += aimed;
    let play = task.play.clone();
    let latest = latest_target(&task);
    world.push(Step::Effects(Box::new(task)));
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
    let on = |world: &World, select: &Select| selected(world, play, select, target);
    match effect {
        Effect::Draw(who, cards) => for_captains(world, play, *who, target, |world, seat| {
            moves::draw(world, seat, (*cards).into());
        }),
        Effect::Discard(who, left) => for_captains(world, play, *who, target, |world, seat| {
            world.push(Step::ForcedDiscard { seat, left: *left, owing: None });
        }),
        Effect::Vp(who, by) => for_captains(world, play, *who, target, |world, seat| {
            let rule =
                if matches!(play.kind, PlayKind::Award { .. }) { "CCG-SUB-4" } else { "CCG-GEN-7" };
            moves::change_vp(world, seat, (*by).into(), rule);
        }),
        Effect::Infamy(who, by) => for_captains(world, play, *who, target, |world, seat| {
            moves::change_infamy(world, seat, *by);
        }),
        Effect::Expense(who, owed) => for_captains(world, play, *who, target, |world, seat| {
            let payment = Payment::Expense { together: *who != Captains::You };
            world.push(Step::Pay(Bill::new(seat, *owed, payment)));
        }),
        Effect::Collect(token) => moves::collect(world, play.seat, *token),
        Effect::DiscardToken(who, wanted) => {
            for_captains(world, play, *who, target, |world, seat| {
                // CCG-CAP-4: a pair counts as either of its halves.
                let held =
                    world.captain(seat).pool.iter().copied().find(|held| held.meets(*wanted));
                if let Some(token) = held {
                    moves::discard_token(world, seat, token, "CCG-VERB-3");
                }
            })
        }
        Effect::Wound(what, by) => {
            on(world, what).into_iter().for_each(|id| harm(world, play, id, *by))
        }
        Effect::Damage(what, by) => {
            on(world, what).into_iter().for_each(|id| harm(world, play, id, *by))
        }
        Effect::Restore(what, by) => {
            let able =
                on(world, what).into_iter().filter(|&id| !resists_restoring(world, play, id));
            able.collect::<Vec<_>>().into_iter().for_each(|id| moves::restore(world, id, *by));
        }
        Effect::Exert(what) => on(world, what).into_iter().for_each(|id| moves::exert(world, id)),
        Effect::Ready(what) => on(world, what).into_iter().for_each(|id| moves::ready(world, id)),
        Effect::Jettison(what) => {
            on(world, what).into_iter().for_each(|id| moves::jettison(world, id, "CCG-VERB-5"));
        }
        Effect::Disperse(what) => {
            on(world, what).into_iter().for_each(|id| moves::disperse(world, id))
        }
        Effect::Return(what) => {
            on(world, what).into_iter().for_each(|id| moves::return_to_hand(world, id))
        }
        Effect::DiscardAdventure(what) => {
            on(world, what).into_iter().for_each(|id| discard_adventure(world, id));
        }
        Effect::Look(what) => on(world, what).into_iter().for_each(|id| look(world, play.seat, id)),
        Effect::Modify(what, change, until) => {
            let (by, until) = (play.seat, *until);
            for on in on(world, what) {
                let lasting = LastingChange { on, by, change: change.clone(), until };
                world.resource_mut::<Lasting>().0.push(lasting);
            }
            world.unsettle();
        }
        Effect::Cancel(what) => cancel(world, play, what, target),
        Effect::Replenish(cards) => replenish(world, play, *cards),
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
    let on_table =
        |id: &CardId| !matches!(world.place(*id), Place::Discard | Place::Gone | Place::Dispersed);
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
        Captains::You => vec![play.seat],
        Captains::TargetOpponent => match target {
            Some(Target::Captain(seat)) => vec![seat],
            _ => vec![],
        },
        Captains::EachOpponent => world.opponents(play.seat),
        Captains::Everyone => world.initiative_order(),
    };
    // The agenda is a stack: what is laid out last is done first (CCG-EXP-11).
    seats.into_iter().rev().for_each(|seat| with(world, seat));
}

/// Wounds on crew, damage on upgrades, less what protects them from this source.
fn harm(world: &mut World, play: &Play, card: CardId, by: u8) {
    let by = by.saturating_sub(protection(world, Some(play.card), card));
    inflict(world, card, by);
}

/// Armor against wounds, Hardened against damage, less what the source goes through
/// (CCG-KEY-1, CCG-KEY-2, CCG-KEY-5, CCG-KEY-6, CCG-KEY-9, CCG-KEY-16).
pub(crate) fn protection(world: &World, source: Option<CardId>, card: CardId) -> u8 {
    let is_crew = matches!(world.printed(card).face, Face::Crew(_));
    let shield = values::points(world, card, |keyword| match keyword {
        Keyword::Armor(points) if is_crew => Some(*points),
        Keyword::Hardened(points) if !is_crew => Some(*points),
        _ => None,
    });
    let piercing = source.map_or(0, |source| {
        let ignored = values::keywords(world, card).iter().any(|keyword| match keyword {
            Keyword::Mirrored => is_crew && values::has_trait(world, source, "Laser"),
            Keyword::Countermeasure(named) => !is_crew && values::has_trait(world, source, named),
            _ => false,
        });
        let points = values::points(world, source, |keyword| match keyword {
            Keyword::ArmorPenetration(points) if is_crew => Some(*points),
            Keyword::Critical(points) if !is_crew => Some(*points),
            _ => None,
        });
        if ignored { 0 } else { points }
    });
    shield.saturating_sub(piercing)
}

/// Puts wounds or damage on a card, as they come.
pub(crate) fn inflict(world: &mut World, card: CardId, by: u8) {
    if by == 0 {
        return;
    }
    let harm = &mut world.condition_mut(card).harm;
    *harm = harm.saturating_add(by);
    let is_crew = matches!(world.printed(card).face, Face::Crew(_));
    let card = world.piece(card);
    world.tell(if is_crew { Event::Wounded { card, by } } else { Event::Damaged { card, by } });
}

/// CCG-KEY-15: crew abilities, heroics and gear do nothing for a Mechanical crew.
fn resists_restoring(world: &World, play: &Play, card: CardId) -> bool {
    let face = &world.printed(play.card).face;
    values::has(world, card, &Keyword::Mechanical)
        && matches!(face, Face::Crew(_) | Face::Gear(_) | Face::Heroic(_))
}

fn discard_adventure(world: &mut World, card: CardId) {
    match world.place(card) {
        Place::Contract(slot) => slots::discard_contract(world, slot),
        Place::Complication { .. } => slots::discard_complication(world, card),
        _ => {}
    }
}

/// CCG-VERB-8.
fn look(world: &mut World, seat: Seat, card: CardId) {
    world.condition_mut(card).known_by |= 1 << seat.0;
    let card = world.piece(card);
    world.tell(Event::LookedAt { seat, card });
}

/// CCG-TIM-15.
fn cancel(world: &mut World, play: &Play, what: &Select, target: Option<Target>) {
    let doomed: Vec<u8> = match (what, target) {
        (Select::Each(filter), _) => {
            let found = filter::candidates(world, play.seat, Some(play.card), filter);
            found.iter().filter_map(queued).collect()
        }
        (_, Some(target)) => queued(&target).into_iter().collect(),
        (_, None) => Vec::new(),
    };
    for nth in doomed {
        if let Some(queued) = world.queue_mut().0.get_mut(usize::from(nth)) {
            queued.cancelled = true;
        }
    }
}

fn queued(target: &Target) -> Option<u8> {
    if let Target::Queued(nth) = target { Some(*nth) } else { None }
}

/// CCG-KEY-17, CCG-KEY-17b: random cards go under their deck, as many as there are.
fn replenish(world: &mut World, play: &Play, cards: u8) {
    let seat = play.seat;
    let mut moved = Vec::new();
    for _ in 0..cards {
        let count = world.piles(seat).discard.len() as u32;
        if count == 0 {
            break;
        }
        let nth = world.dice().below(count) as usize;
        let card = world.piles_mut(seat).discard.remove(nth);
        world.put(card, Place::Deck);
        world.piles_mut(seat).deck.insert(0, card);
        moved.push(card);
    }
    if !moved.is_empty() {
        let cards = moves::pieces(world, &moved);
        world.tell(Event::Replenished { seat, cards });
    }
}

/// What lasts until the end of a phase is over.
pub(super) fn end_phase(world: &mut World) {
    expire(world, Until::EndOfPhase);
}

/// What lasts until the end of a round is over.
pub(super) fn end_round(world: &mut World) {
    expire(world, Until::EndOfRound);
}

fn expire(world: &mut World, until: Until) {
    let lasting = &mut world.resource_mut::<Lasting>().0;
    if lasting.iter().any(|change| change.until == until) {
        lasting.retain(|change| change.until != until);
        world.unsettle();
    }
}
