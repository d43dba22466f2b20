//! Invariants of a game at every choice, whatever was played. Tests and simulations check them; the
//! rules themselves never do.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "an invariant is about a few steps, places or events; others are none of its business"
)]

mod begun;
mod components;
mod control;
mod lasting;
mod left;
#[cfg(test)]
mod tests;
mod watch;

use std::collections::BTreeMap;

use bevy::prelude::World;
use engine::Seat;

pub use watch::Watch;

use crate::{
    CardGame, CardId, SlotNo, Why,
    data::Def,
    rules,
    state::{
        Activity, Agenda, Attached, CardState, CardType, Dealt, Ids, InPlay, PendingChoice,
        Present, Standing, Step, TableRead, Zone,
    },
};

/// Facts about a game at its start, for comparison.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Audit {
    owners: Vec<Seat>,
    /// Number of copies of each card that each captain owns.
    dealt: BTreeMap<(Seat, Def), u16>,
}

/// An invariant that does not hold.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    #[error("a card has another owner than it began with (CCG-GEN-4)")]
    OwnerChanged,
    #[error("a captain owns other cards than were dealt")]
    NotConserved,
    #[error("{0:?} lies in two places")]
    Twice(CardId),
    #[error("{0:?} is not where it says it is, but: {1:?}")]
    Misplaced(CardId, Option<List>),
    #[error("what is in play is not as the table says at a glance")]
    Glance,
    #[error("{0:?} carries other components than its face and its zone say")]
    Card(CardId),
    #[error("{0:?} carries components that exclude each other (CCG-ADV-2a)")]
    Captain(Seat),
    #[error("slot {0:?} does not hold what says it lies there")]
    Slot(SlotNo),
    #[error("{0:?} has a commitment that cannot be: {1:?}")]
    Commitment(Seat, Activity),
    #[error("{0:?} is over a limit and is not asked (CCG-SLOT-6)")]
    OverLimit(Seat),
    #[error("{waiting} things wait on the queue, and {turns} are due to take effect")]
    Queue { waiting: usize, turns: usize },
    #[error("{seat:?} is asked and has {options} options: {why:?}")]
    Unanswerable { seat: Seat, why: Why, options: usize },
    #[error("nobody is asked, and the game is not over")]
    Stuck,
    #[error("{0:?} has fewer than no victory points")]
    BelowZero(Seat),
    #[error("{what} is left, which lasts until {until}")]
    Left { what: &'static str, until: &'static str },
    #[error("{seat:?} {deed} {card:?}, which is another's (CCG-COST-12)")]
    NotControlled { seat: Seat, deed: &'static str, card: CardId },
    #[error("the journal does not tell who controls {0:?}")]
    Untold(CardId),
}

impl Audit {
    /// Records the present state of `game`.
    pub fn of(game: &CardGame) -> Audit {
        let world = game.look();
        Audit { owners: owners(world), dealt: dealt(world) }
    }

    /// Checks all invariants at this moment of the same game.
    ///
    /// # Errors
    /// The first invariant that does not hold.
    pub fn check(&self, game: &CardGame) -> Result<(), Broken> {
        let world = game.look();
        if owners(world) != self.owners {
            return Err(Broken::OwnerChanged);
        }
        if dealt(world) != self.dealt {
            return Err(Broken::NotConserved);
        }
        if world.round().ending.is_some() {
            return Ok(()); // the table is left as it was
        }
        zones(world)?;
        components::types(world)?;
        at_a_glance(world)?;
        slots(world)?;
        captains(world)?;
        queue(world)?;
        left::over(world)?;
        components::statuses(world)?;
        choice(world)
    }
}

fn owners(world: &World) -> Vec<Seat> {
    world.card_ids().map(|id| world.card(id).owner).collect()
}

fn dealt(world: &World) -> BTreeMap<(Seat, Def), u16> {
    let mut dealt = BTreeMap::new();
    for id in world.card_ids() {
        *dealt.entry((world.card(id).owner, world.card(id).def)).or_default() += 1;
    }
    dealt
}

/// A list that a card can lie in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum List {
    Deck(Seat),
    Hand(Seat),
    Discard(Seat),
    AdventureDeck(Seat),
    AdventureDiscard(Seat),
    InPlay,
    Contract(SlotNo),
    Complications(SlotNo),
}

/// Checks that every card lies in the one list of its place, once, and in no other.
fn zones(world: &World) -> Result<(), Broken> {
    let mut found = vec![None; world.resource::<Ids>().cards.len()];
    let mut twice = None;
    let mut note = |cards: &[CardId], list: List| {
        for &id in cards {
            if found[usize::from(id.0)].replace(list).is_some() {
                twice = Some(id);
            }
        }
    };
    for seat in all_seats(world) {
        let piles = world.piles(seat);
        note(&piles.deck, List::Deck(seat));
        note(&piles.hand, List::Hand(seat));
        note(&piles.discard, List::Discard(seat));
        note(&piles.adventure, List::AdventureDeck(seat));
        note(&piles.adventure_discard, List::AdventureDiscard(seat));
    }
    note(&world.in_play().collect::<Vec<_>>(), List::InPlay);
    for slot in world.slots() {
        note(slot.contract.as_slice(), List::Contract(slot.no));
        note(&slot.complications, List::Complications(slot.no));
    }
    if let Some(id) = twice {
        return Err(Broken::Twice(id));
    }
    let misplaced = world.card_ids().find(|&id| found[usize::from(id.0)] != list_of(world, id));
    misplaced.map_or(Ok(()), |id| Err(Broken::Misplaced(id, found[usize::from(id.0)])))
}

/// The list that a card must lie in; captain's cards lie in their owner's piles (CCG-ZONE-7).
fn list_of(world: &World, id: CardId) -> Option<List> {
    let owner = world.card(id).owner;
    match world.zone(id) {
        Zone::Deck => Some(List::Deck(owner)),
        Zone::Hand => Some(List::Hand(owner)),
        Zone::Discard => Some(List::Discard(owner)),
        Zone::AdventureDeck => Some(List::AdventureDeck(owner)),
        Zone::AdventureDiscard => Some(List::AdventureDiscard(owner)),
        Zone::InPlay => Some(List::InPlay),
        Zone::Contract(slot) => Some(List::Contract(slot)),
        Zone::Complication { slot, .. } => Some(List::Complications(slot)),
        Zone::Drawn | Zone::Queue | Zone::Dispersed | Zone::Gone => None,
    }
}

fn all_seats(world: &World) -> impl Iterator<Item = Seat> {
    (0..world.resource::<Ids>().captains.len()).map(|n| Seat(n as u8))
}

/// Checks the indices of cards and captains against their own entities.
fn at_a_glance(world: &World) -> Result<(), Broken> {
    let mut anew = InPlay::default();
    for id in world.in_play() {
        let CardState { def, controller, .. } = *world.card(id);
        let entity = world.entity(world.card_entity(id));
        let host = entity.get().map(|&Attached(host)| host);
        let card_type = CardType::ALL.into_iter().find(|it| it.is_on(entity));
        let Some(card_type) = card_type else { return Err(Broken::Glance) };
        let card = Standing { id, def, controller, card_type, host };
        anew.enter(card, InPlay::changes_by(&card, world.printed(id)));
    }
    let dealt = world.resource::<Dealt>();
    let is_dealt = world.card_ids().map(|id| world.card(id).def).eq(dealt.faces().iter().copied());
    let are_present = Present::at(world) == *world.resource::<Present>();
    let is_known = is_dealt && are_present && anew == *world.resource::<InPlay>();
    if is_known { Ok(()) } else { Err(Broken::Glance) }
}

/// Checks the slots: complications need a contract (CCG-TYPE-2a), and no more of them than it holds
/// (CCG-SLOT-5).
fn slots(world: &World) -> Result<(), Broken> {
    for slot in world.slots() {
        let room = rules::complication_room(world, slot.no);
        let empty = slot.contract.is_none() && !slot.complications.is_empty();
        if empty || slot.complications.len() > room {
            return Err(Broken::Slot(slot.no));
        }
    }
    Ok(())
}

/// Checks captains: at most one possible activity (CCG-ADV-0), and limits kept, unless a captain is
/// choosing what goes or a price is being paid.
fn captains(world: &World) -> Result<(), Broken> {
    let trimming = asked(world).is_some_and(|choice| choice.why == Why::Trimming)
        || rules::are_being_paid(world.resource());
    for seat in all_seats(world) {
        let captain = world.captain(seat);
        let (activity, is_out) = (world.activity(seat), world.is_out(seat));
        let possible = match activity {
            Activity::Uncommitted => true,
            Activity::Pursuing(slot) => !is_out && world.slot(slot).contract.is_some(),
            Activity::Pirate => !is_out && !world.is_solo(),
        };
        if !possible {
            return Err(Broken::Commitment(seat, activity));
        }
        if captain.vp < 0 {
            return Err(Broken::BelowZero(seat));
        }
        if !is_out && !trimming && rules::is_over_limits(world, seat) {
            return Err(Broken::OverLimit(seat));
        }
    }
    Ok(())
}

/// Checks that each play on the queue has its step to resolve, and no such step is left over.
fn queue(world: &World) -> Result<(), Broken> {
    let steps = &world.resource::<Agenda>().steps;
    let turns = steps.iter().filter(|step| **step == Step::ResolveTop).count();
    let waiting = world.queue().0.len();
    if turns == waiting { Ok(()) } else { Err(Broken::Queue { waiting, turns }) }
}

fn asked(world: &World) -> Option<&crate::Choice> {
    world.resource::<PendingChoice>().choice.as_ref()
}

/// Checks that somebody in the game is asked, with something to choose from.
fn choice(world: &World) -> Result<(), Broken> {
    let Some(choice) = asked(world) else { return Err(Broken::Stuck) };
    let mut options = choice.options.clone();
    options.sort_unstable();
    options.dedup();
    let (seat, why) = (choice.seat, choice.why);
    let doubled = options.len() != choice.options.len();
    if doubled || options.len() < 2 || world.is_out(seat) {
        return Err(Broken::Unanswerable { seat, why, options: options.len() });
    }
    Ok(())
}
