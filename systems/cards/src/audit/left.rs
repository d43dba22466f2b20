//! Remainders on the table after their time: one list of everything with a duration, its end, and a
//! test for whether it is still there.

use bevy::prelude::World;

use super::Broken;
use crate::{
    choice::CardId,
    data::Face,
    state::{
        Activity, Agenda, Bill, Condition, Lasting, Payment, Play, Stage, Step, TableRead, Zone,
    },
};

/// Something with a duration.
struct Duration {
    what: &'static str,
    until: &'static str,
    is_left: fn(&World) -> bool,
}

const DURATIONS: [Duration; 16] = [
    Duration { what: "a fight", until: "its exchange of fire", is_left: fight },
    Duration { what: "what an eliminated captain was doing", until: "they leave", is_left: plans },
    Duration { what: "a card on its way into play", until: "its play", is_left: played },
    Duration { what: "a drawn adventure card", until: "it is placed", is_left: drawn },
    Duration { what: "a mark for discarding", until: "the end of Ready stage 2", is_left: marked },
    Duration { what: "piracy", until: "the end of the round", is_left: pirates },
    Duration { what: "a strike or a pass", until: "the end of the round", is_left: passes },
    Duration { what: "a completion", until: "the contract is closed", is_left: completed },
    Duration { what: "a bankruptcy", until: "it is seen to", is_left: broke },
    Duration { what: "the end of a stage", until: "the next stage", is_left: closing },
    Duration { what: "a change", until: "its card leaves play", is_left: changes },
    Duration { what: "a loan", until: "its card leaves play", is_left: loans },
    Duration { what: "an absence", until: "the card comes back", is_left: away },
    Duration { what: "control of another's card", until: "the loan ends", is_left: control },
    Duration { what: "harm or use of a card", until: "it leaves play", is_left: conditions },
    Duration { what: "damage to an enemy ship", until: "it leaves its slot", is_left: enemies },
];

/// Checks that nothing outlasts its time.
pub(super) fn over(world: &World) -> Result<(), Broken> {
    let left = DURATIONS.iter().find(|duration| (duration.is_left)(world));
    left.map_or(Ok(()), |&Duration { what, until, .. }| Err(Broken::Left { what, until }))
}

fn steps(world: &World) -> &[Step] {
    &world.resource::<Agenda>().steps
}

/// Whether a fight goes on with an eliminated captain, or outside an exchange (CCG-PIR-6a,
/// CCG-ENM-3).
fn fight(world: &World) -> bool {
    let Some(fight) = world.round().fight else { return false };
    let is_on =
        |step: &Step| matches!(step, Step::Strike(_) | Step::StrikeOver { .. } | Step::Engage(_));
    let mut fighters = [fight.attacker, fight.defender].into_iter().flatten();
    !steps(world).iter().any(is_on) || fighters.any(|seat| world.is_out(seat))
}

/// Whether an eliminated captain has a turn, a step or a play left (CCG-ELM-11).
fn plans(world: &World) -> bool {
    let is_out = |seat| world.is_out(seat);
    let acts = world.round().acting.is_some_and(is_out) || is_out(world.round().first);
    acts || steps(world).iter().filter_map(Step::seat).any(is_out)
        || world.queue().0.iter().any(|queued| is_out(queued.play.seat))
        || (0..world.resource::<crate::state::Ids>().captains.len()).any(|n| {
            let captain = world.captain(engine::Seat(n as u8));
            world.is_out(captain.seat) && !(captain.pool.is_empty() && captain.marked.is_empty())
        })
}

/// Whether a card is on its way into play without a play (CCG-TIM-1, CCG-TYPE-12).
fn played(world: &World) -> bool {
    let of_steps = steps(world).iter().filter_map(play_of);
    let plays: Vec<&Play> = world.queue().0.iter().map(|it| &it.play).chain(of_steps).collect();
    let is_played = |id: CardId| plays.iter().any(|play| play.card == id);
    world.card_ids().any(|id| world.zone(id) == Zone::Queue && !is_played(id))
}

fn play_of(step: &Step) -> Option<&Play> {
    match step {
        Step::Target(play) | Step::PayCosts { play, .. } | Step::Enqueue(play) => Some(play),
        Step::Effects(task) => Some(&task.play),
        _ => None,
    }
}

/// Whether a drawn adventure card is left that nobody places (CCG-ZONE-8a).
fn drawn(world: &World) -> bool {
    let is_placed = |id: CardId| {
        steps(world).iter().any(|step| match step {
            Step::PlaceComplication { card, .. } | Step::MakeRoom { card, .. } => *card == id,
            _ => false,
        })
    };
    world.card_ids().any(|id| world.zone(id) == Zone::Drawn && !is_placed(id))
}

/// Whether a mark for discarding is left after its stage or outside the hand (CCG-RDY-2c).
fn marked(world: &World) -> bool {
    let is_over = world.stage() != Stage::Drawing;
    world.seats().iter().any(|&seat| {
        let marked = &world.captain(seat).marked;
        marked.iter().any(|card| is_over || !world.piles(seat).hand.contains(card))
    })
}

/// Whether a pirate is left from the last round (CCG-ADV-2n).
fn pirates(world: &World) -> bool {
    let is_over = world.stage() < Stage::Activities;
    let is_pirate = |seat| world.activity(seat) == Activity::Pirate;
    is_over && world.seats().into_iter().any(is_pirate)
}

/// Whether a pass or a strike is left from the last round (CCG-RES-2e, CCG-RES-4b).
fn passes(world: &World) -> bool {
    let has = |seat| world.struck(seat).is_some() || world.passed(seat).is_some();
    world.stage() < Stage::Resolving && world.seats().into_iter().any(has)
}

/// Whether a completion is left after its stage (CCG-CPT-2a, CCG-CON-5).
fn completed(world: &World) -> bool {
    let is_over = world.stage() != Stage::Completing;
    is_over && world.slots().any(|slot| slot.claimed || !slot.completed.is_empty())
}

/// Whether a bankrupt captain is left without another expense of the same moment (CCG-ELM-12).
fn broke(world: &World) -> bool {
    let together = |step: &Step| {
        matches!(step, Step::Pay(Bill { payment: Payment::Expense { together: true }, .. }))
    };
    !world.round().broke.is_empty() && !steps(world).iter().any(together)
}

fn closing(world: &World) -> bool {
    let is_asked = |step: &Step| matches!(step, Step::AnyTime { before: None, .. });
    let is_played = !world.queue().0.is_empty() || steps(world).len() > 1;
    world.round().closing && !is_played && !steps(world).iter().any(is_asked)
}

/// Whether a change is left on a card that is neither in play nor in a slot.
fn changes(world: &World) -> bool {
    let lies = |id| {
        matches!(world.zone(id), Zone::Contract(_) | Zone::Complication { .. })
            || world.is_in_play(id)
    };
    world.lasting().iter().any(|change| !lies(change.on))
}

/// Whether a loan is left of a card that is not in play (CCG-OWN-3).
fn loans(world: &World) -> bool {
    world.resource::<Lasting>().loans.iter().any(|loan| !world.is_in_play(loan.on))
}

/// Whether an absence is left of a card that is in the game (CCG-VERB-6b).
fn away(world: &World) -> bool {
    let mut away = world.resource::<Lasting>().away.iter();
    away.any(|away| world.zone(away.card) != Zone::Dispersed)
}

/// Whether anybody but the latest borrower, or else the owner, controls a card (CCG-OWN-2,
/// CCG-OWN-3).
fn control(world: &World) -> bool {
    let loans = &world.resource::<Lasting>().loans;
    world.card_ids().any(|id| {
        let card = world.card(id);
        let latest = loans.iter().rev().find(|loan| loan.on == id).map(|loan| loan.by);
        world.zone(id) != Zone::Gone && card.controller != latest.unwrap_or(card.owner)
    })
}

/// Whether a card in a hand or a pile keeps a condition.
fn conditions(world: &World) -> bool {
    world.card_ids().any(|id| {
        let (_, condition, zone) = world.all_of(id);
        let is_new = *condition
            == Condition { known_by: condition.known_by, ..Condition::default() }
            && !(world.is_exerted(id) || world.is_shifted(id) || world.harm(id) > 0);
        let lies = matches!(zone, Zone::Contract(_) | Zone::Complication { .. });
        let is_away = zone == Zone::Dispersed && has_enemy(world, id); // CCG-ENM-4
        !is_new && zone != Zone::InPlay && !lies && !is_away
    })
}

/// Whether an adventure card is used, or any but an enemy ship is hurt (CCG-ENM-4).
fn enemies(world: &World) -> bool {
    world.slots().any(|slot| {
        let is_used = |&id: &CardId| {
            let Condition { used, uses, counters, .. } = *world.condition(id);
            world.is_exerted(id) || world.is_shifted(id) || used + uses + counters > 0
        };
        let is_hurt = |&id: &CardId| world.harm(id) > 0 && !has_enemy(world, id);
        let contract_hurt = slot.contract.is_some_and(|id| world.harm(id) > 0);
        contract_hurt
            || slot.complications.iter().any(is_hurt)
            || slot.contract.iter().chain(&slot.complications).any(is_used)
    })
}

pub(super) fn has_enemy(world: &World, id: CardId) -> bool {
    matches!(&world.printed(id).face, Face::Adventure(sides) if sides.complication.enemy.is_some())
}
