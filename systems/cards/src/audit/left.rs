//! What is left when its time is over, as far as the table shows it: one table of all that lasts, until when,
//! and how one sees that it is still there.

use bevy::prelude::World;

use super::Broken;
use crate::{
    choice::CardId,
    data::Face,
    state::{
        Activity, Agenda, Bill, Condition, Lasting, Payment, Play, Stage, Step, TableRead, Zone,
    },
};

/// Something that lasts for a time.
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

/// Whether nothing is left over.
pub(super) fn over(world: &World) -> Result<(), Broken> {
    let left = DURATIONS.iter().find(|duration| (duration.is_left)(world));
    left.map_or(Ok(()), |&Duration { what, until, .. }| Err(Broken::Left { what, until }))
}

fn steps(world: &World) -> &[Step] {
    &world.resource::<Agenda>().steps
}

/// Nobody fires who is not there, and nobody outside an exchange (CCG-PIR-6a, CCG-ENM-3).
fn fight(world: &World) -> bool {
    let Some(fight) = world.round().fight else { return false };
    let is_on =
        |step: &Step| matches!(step, Step::Strike(_) | Step::StrikeOver { .. } | Step::Engage(_));
    let mut fighters = [fight.attacker, fight.defender].into_iter().flatten();
    !steps(world).iter().any(is_on) || fighters.any(|seat| world.is_out(seat))
}

/// CCG-ELM-11
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

/// CCG-TIM-1, CCG-TYPE-12
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

/// CCG-ZONE-8a
fn drawn(world: &World) -> bool {
    let is_placed = |id: CardId| {
        steps(world).iter().any(|step| match step {
            Step::PlaceComplication { card, .. } | Step::MakeRoom { card, .. } => *card == id,
            _ => false,
        })
    };
    world.card_ids().any(|id| world.zone(id) == Zone::Drawn && !is_placed(id))
}

/// CCG-RDY-2c
fn marked(world: &World) -> bool {
    let is_over = world.stage() != Stage::Drawing;
    world.seats().iter().any(|&seat| {
        let marked = &world.captain(seat).marked;
        marked.iter().any(|card| is_over || !world.piles(seat).hand.contains(card))
    })
}

/// CCG-ADV-2n
fn pirates(world: &World) -> bool {
    let is_over = world.stage() < Stage::Activities;
    let is_pirate = |seat| world.activity(seat) == Activity::Pirate;
    is_over && world.seats().into_iter().any(is_pirate)
}

/// CCG-RES-2e, CCG-RES-4b
fn passes(world: &World) -> bool {
    let has = |seat| world.struck(seat).is_some() || world.passed(seat).is_some();
    world.stage() < Stage::Resolving && world.seats().into_iter().any(has)
}

/// CCG-CPT-2a, CCG-CON-5
fn completed(world: &World) -> bool {
    let is_over = world.stage() != Stage::Completing;
    is_over && world.slots().any(|slot| slot.claimed || !slot.completed.is_empty())
}

/// CCG-ELM-12
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

/// What changes a contract or a complication lasts while it lies there.
fn changes(world: &World) -> bool {
    let lies = |id| {
        matches!(world.zone(id), Zone::Contract(_) | Zone::Complication { .. })
            || world.is_in_play(id)
    };
    world.lasting().iter().any(|change| !lies(change.on))
}

/// CCG-OWN-3
fn loans(world: &World) -> bool {
    world.resource::<Lasting>().loans.iter().any(|loan| !world.is_in_play(loan.on))
}

/// CCG-VERB-6b
fn away(world: &World) -> bool {
    let mut away = world.resource::<Lasting>().away.iter();
    away.any(|away| world.zone(away.card) != Zone::Dispersed)
}

/// CCG-OWN-2, CCG-OWN-3: the latest borrower has it, or else its owner.
fn control(world: &World) -> bool {
    let loans = &world.resource::<Lasting>().loans;
    world.card_ids().any(|id| {
        let card = world.card(id);
        let latest = loans.iter().rev().find(|loan| loan.on == id).map(|loan| loan.by);
        world.zone(id) != Zone::Gone && card.controller != latest.unwrap_or(card.owner)
    })
}

/// What lies in a hand or a pile is as good as new.
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

/// CCG-ENM-4: nothing but an enemy ship is hurt among adventure cards, and nothing is used or exerted.
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
