//! Builds a captain's observation, the only view of a game from outside.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "what is not named here is not shown, and that is the safe side"
)]

use bevy::prelude::World;
use engine::Seat;

use crate::{
    CaptainSeen, CardId, CardSeen, ComplicationSeen, ContractSeen, InformationSet, Move,
    Observation, QueuedSeen, ShipSeen, SlotSeen, Why,
    data::{Face, Value},
    rules,
    state::{
        Agenda, Audience, Book, Brought, Captain, CardState, Ids, PendingChoice, Piles, Play, Slot,
        Step, TableRead, Target, Zone,
    },
};

/// The table as `you` may see it (CCG-ZONE-3, CCG-ZONE-4, CCG-ZONE-9, CCG-ZONE-13).
pub(crate) fn observe(world: &World, you: Seat) -> Observation {
    let mut seen = glance(world, you);
    for captain in &mut seen.captains {
        let piles = world.piles(captain.seat);
        captain.discard = piles.discard.iter().map(|&id| card(world, id)).collect();
        captain.adventure_discard =
            piles.adventure_discard.iter().map(|&id| card(world, id)).collect();
    }
    seen.information_set = Some(Box::new(InformationSet::of(world, you)));
    seen
}

/// The same without what takes long to gather: discard piles are empty, and there is no information set.
pub(crate) fn glance(world: &World, you: Seat) -> Observation {
    let round = world.round();
    let piles = world.piles(you);
    let all = 0..world.resource::<Ids>().captains.len();
    Observation {
        you,
        round: round.number,
        stage: world.stage(),
        first: round.first,
        acting: round.acting,
        captains: all.map(|n| captain(world, you, Seat(n as u8))).collect(),
        slots: world.slots().map(|s| slot(world, you, s)).collect(),
        hand: unmarked(world, you, piles),
        drawn: drawn(world, you),
        searching: searching(world, you),
        deck_top: deck_top(world, you),
        queue: world.queue().0.iter().map(|q| queued(world, &q.play, q.cancelled)).collect(),
        announced: announced(world).map(|play| queued(world, play, false)),
        resolving: resolving(world),
        prices: prices(world, you),
        adventures: world.resource::<Brought>().0[you.index()].clone(),
        full_control: world.captain(you).full_control,
        purse: rules::purse(world, you),
        constants: world.rules(),
        ending: round.ending,
        information_set: None,
    }
}

/// Whether `you` may know the face of a card, wherever it lies.
pub(crate) fn is_seen(world: &World, you: Seat, id: CardId) -> bool {
    let (card, condition, zone) = world.all_of(id);
    let known = condition.known_by & (1 << you.0) != 0;
    match zone {
        Zone::Hand => known || card.owner == you,
        // A captain who searches a deck sees all of it, and shuffles it afterwards (CCG-VERB-7).
        Zone::Deck => known || (card.owner == you && is_searching(world, you)),
        Zone::AdventureDeck => known,
        Zone::Drawn => drawn(world, you).is_some_and(|drawn| drawn.id == id),
        Zone::Complication { face_up, .. } => known || face_up,
        // Of eliminated captains, only the ship stays visible.
        Zone::Gone => world.captain(card.owner).ship == id,
        Zone::Discard
        | Zone::AdventureDiscard
        | Zone::InPlay
        | Zone::Contract(_)
        | Zone::Queue
        | Zone::Dispersed => true,
    }
}

/// Your hand, without the cards you have marked for discarding.
fn unmarked(world: &World, you: Seat, piles: &Piles) -> Vec<CardSeen> {
    let marked = &world.captain(you).marked;
    let hand = piles.hand.iter().filter(|id| !marked.contains(id));
    let surcharge = rules::surcharge(world, you);
    hand.map(|&id| CardSeen { cost: cost(world, you, id, surcharge), ..card(world, id) }).collect()
}

/// Credits to play a card of the hand now; infamy adds `surcharge` to procurements.
fn cost(world: &World, you: Seat, id: CardId, surcharge: i16) -> u8 {
    let printed = world.printed(id);
    match &printed.face {
        Face::Event(_) => printed.cost().unwrap_or(0),
        Face::Heroic(_) => rules::play_cost(world, you, id, Value::HeroicCost, 0),
        _ => rules::play_cost(world, you, id, Value::ProcureCost, surcharge),
    }
}

/// The adventure card that `you` are about to place, and nobody else's.
fn drawn(world: &World, you: Seat) -> Option<CardSeen> {
    let steps = &world.resource::<Agenda>().steps;
    steps.iter().find_map(|step| match step {
        Step::PlaceComplication { seat, card: id, sight }
        | Step::MakeRoom { seat, card: id, sight, .. }
            if *seat == you && *sight != Audience::Nobody =>
        {
            Some(card(world, *id))
        }
        _ => None,
    })
}

fn is_searching(world: &World, you: Seat) -> bool {
    let choice =
        world.resource::<PendingChoice>().choice.as_ref().filter(|choice| choice.seat == you);
    choice.is_some_and(|choice| matches!(choice.why, Why::Searching { .. }))
}

/// The cards that `you` may take from a pile you search.
fn searching(world: &World, you: Seat) -> Vec<CardSeen> {
    let choice =
        world.resource::<PendingChoice>().choice.as_ref().filter(|choice| choice.seat == you);
    let found = choice.filter(|choice| matches!(choice.why, Why::Searching { .. }));
    let options = found.into_iter().flat_map(|choice| &choice.options);
    let cards = options.filter_map(|option| match option {
        Move::Choose(id) => Some(*id),
        _ => None,
    });
    cards.map(|id| card(world, id)).collect()
}

/// The top of your own deck, down to the first card `you` have not seen (CCG-VERB-8).
fn deck_top(world: &World, you: Seat) -> Vec<CardSeen> {
    let top = world.piles(you).deck.iter().rev().take_while(|&&id| knows(world, you, id));
    top.map(|&id| card(world, id)).collect()
}

fn prices(world: &World, you: Seat) -> Vec<u8> {
    let choice =
        world.resource::<PendingChoice>().choice.as_ref().filter(|choice| choice.seat == you);
    choice.map_or_else(Vec::new, |choice| {
        choice.options.iter().map(|&option| rules::price(world, you, choice.why, option)).collect()
    })
}

/// A value cut to the range shown.
fn byte(value: i16) -> u8 {
    value.clamp(0, u8::MAX.into()) as u8
}

fn captain(world: &World, you: Seat, seat: Seat) -> CaptainSeen {
    let Captain { name, vp, infamy: infamy_tokens, pool, .. } = world.captain(seat);
    let piles = world.piles(seat);
    let hand_size = byte(rules::value(world, world.captain(seat).ship, Value::HandSize));
    CaptainSeen {
        seat,
        name: name.clone(),
        out: world.is_out(seat),
        vp: *vp,
        threshold: rules::threshold(world, seat),
        infamy: rules::infamy(world, seat),
        infamy_tokens: *infamy_tokens,
        activity: world.activity(seat),
        struck: world.struck(seat),
        passed: world.passed(seat),
        pool: pool.clone(),
        // Marked cards are secret and still count as held (CCG-RND-6).
        hand_count: piles.hand.len() as u8,
        known: if seat == you { Vec::new() } else { known(world, you, piles) },
        hand_size,
        deck_count: piles.deck.len() as u8,
        adventure_count: piles.adventure.len() as u8,
        discard: Vec::new(),
        adventure_discard: Vec::new(),
        ship: ship(world, seat),
        in_play: permanents(world, seat).map(|id| card(world, id)).collect(),
    }
}

/// The cards `you` know of another's hand (CCG-ZONE-9 hides the rest).
fn known(world: &World, you: Seat, piles: &Piles) -> Vec<CardSeen> {
    let known = piles.hand.iter().filter(|&&id| knows(world, you, id));
    known.map(|&id| card(world, id)).collect()
}

/// Whether `you` know the face of a hidden card.
fn knows(world: &World, you: Seat, id: CardId) -> bool {
    world.condition(id).known_by & (1 << you.0) != 0
}

fn permanents(world: &World, seat: Seat) -> impl Iterator<Item = CardId> {
    let permanents = world.standing_of(seat).filter(|card| card.card_type.is_permanent());
    permanents.map(|card| card.id)
}

fn ship(world: &World, seat: Seat) -> ShipSeen {
    let id = world.captain(seat).ship;
    let value = |what| rules::value(world, id, what);
    ShipSeen {
        id,
        def: world.card(id).def,
        attack: value(Value::Attack),
        defense: value(Value::Defense),
        jump: value(Value::Jump),
        initiative: value(Value::Initiative),
        tonnage: value(Value::Tonnage),
        crew_slots: value(Value::CrewSlots),
        crew_used: rules::slotted_crew(world, seat).len() as i16,
        capabilities: rules::capabilities(world, id),
    }
}

/// A card outside of a hand, without a cost.
fn card(world: &World, id: CardId) -> CardSeen {
    let (&CardState { def, owner, controller, .. }, condition, zone) = world.all_of(id);
    let printed = world.resource::<Book>().0.card(def);
    let in_play = zone == Zone::InPlay;
    let capacity = rules::harm_capacity_of(world, id, printed, in_play);
    CardSeen {
        id,
        def,
        owner,
        controller,
        exerted: in_play && world.is_exerted(id),
        harm: if zone.is_pile() { 0 } else { world.harm(id) },
        capacity: capacity.map_or(0, byte),
        counters: condition.counters,
        on: if in_play { world.host(id) } else { None },
        skills: match &printed.face {
            Face::Crew(crew) if in_play => rules::skills_of(world, id, crew),
            _ => printed.skills(),
        },
        keywords: if in_play {
            rules::keywords_of(world, id, printed)
        } else {
            printed.keywords.clone()
        },
        cost: 0,
        ev: printed.ev(),
    }
}

fn slot(world: &World, you: Seat, slot: &Slot) -> SlotSeen {
    let contract = slot.contract.map(|id| contract(world, you, slot, id));
    SlotSeen { slot: slot.no, controllers: rules::slot_controllers(world, slot.no), contract }
}

fn contract(world: &World, you: Seat, slot: &Slot, id: CardId) -> ContractSeen {
    let sides = world.printed(id).sides();
    ContractSeen {
        id,
        def: world.card(id).def,
        owner: world.card(id).owner,
        vp: rules::value(world, id, Value::Vp),
        distance: byte(rules::value(world, id, Value::Distance)),
        penalty: rules::penalty(world, slot.no),
        complication_slots: sides.map_or(0, |sides| sides.contract.complication_slots),
        complications: slot.complications.iter().map(|&id| complication(world, you, id)).collect(),
        pursuers: rules::pursuers(world, slot.no).collect(),
        completed: slot.completed.clone(),
        jumps: rules::jumps(world, you, slot.no),
    }
}

/// CCG-ZONE-13: face down, its face is known only to those who looked.
fn complication(world: &World, you: Seat, id: CardId) -> ComplicationSeen {
    let face_up = world.is_face_up(id);
    let known = face_up || knows(world, you, id);
    let CardState { def, owner, .. } = *world.card(id);
    ComplicationSeen { id, def: known.then_some(def), owner, face_up, harm: world.harm(id) }
}

/// The newest play on its way to the queue or to its effects.
fn announced(world: &World) -> Option<&Play> {
    world.resource::<Agenda>().steps.iter().rev().find_map(|step| match step {
        Step::Target(play) | Step::PayCosts { play, .. } | Step::Enqueue(play) => Some(play),
        _ => None,
    })
}

/// The newest transient of which effects are still to come (CCG-TYPE-12).
fn resolving(world: &World) -> Option<CardSeen> {
    let carried_out = world.resource::<Agenda>().steps.iter().rev().find_map(|step| match step {
        Step::Effects(task) => Some(task.play.card),
        _ => None,
    });
    carried_out.filter(|&id| world.zone(id) == Zone::Queue).map(|id| card(world, id))
}

fn queued(world: &World, play: &Play, cancelled: bool) -> QueuedSeen {
    let targets = play.targets.iter().filter_map(|target| match target {
        Target::Card(id) => Some(*id),
        Target::Queued(_) | Target::Captain(_) | Target::Nothing => None,
    });
    QueuedSeen {
        seat: play.seat,
        card: play.card,
        def: world.card(play.card).def,
        using: rules::using(world, play),
        targets: targets.collect(),
        cancelled,
    }
}
