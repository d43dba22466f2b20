//! What a captain may play now: right place, right time, conditions, targets, costs (CCG-TIM).

use bevy::prelude::World;
use play::Seat;

use super::{
    costs, filter, limits,
    plays::{ability, from_move},
    targets, values,
};
use crate::{
    choice::{CardId, Move},
    data::{
        Ability, Activated, Face,
        Level::{Expert, Trained},
        Phase, Timing,
    },
    state::{Look, Play, PlayKind},
};

/// Whether a seat may begin this play now: right place, right time, conditions, targets, costs.
///
/// Otherwise as often as it can be paid for (CCG-COST-14), and by the card's controller alone
/// (CCG-COST-11).
pub(super) fn is_open(world: &World, seat: Seat, chosen: Move) -> bool {
    let Some(play) = from_move(world, seat, chosen) else { return false };
    let right_card = match play.kind {
        PlayKind::Procuring => world.printed(play.card).is_permanent(),
        PlayKind::Ability(nth) => {
            ability(world, play.card, nth).is_some_and(|a| ability_is_open(world, &play, nth, a))
        }
        PlayKind::Event | PlayKind::Heroic { .. } => true,
        PlayKind::Triggered(_) | PlayKind::Award { .. } => false,
    };
    right_card && targets::exist(world, &play) && costs::can_pay_all(world, &play)
}

/// CCG-TIM-14.
fn ability_is_open(world: &World, play: &Play, nth: u8, ability: &Activated) -> bool {
    let condition = world.condition(play.card);
    let used = (ability.limited && condition.used & (1 << nth) != 0)
        || condition.uses >= world.rules().ability_cap; // FL-2
    let condition = ability.when.as_ref();
    let holds = condition.is_none_or(|condition| {
        filter::holds(world, play.seat, Some(play.card), condition, filter::Depth::Now)
    });
    !used && holds && (ability.timing != Timing::Use || can_be_carried_out(world, play))
}

/// CCG-ACT-1d: the crew who carries a gear exerts for it, if that is the captain's to say (CCG-COST-12a).
fn can_be_carried_out(world: &World, play: &Play) -> bool {
    play.host.is_some_and(|crew| {
        world.card(crew).controller == play.seat && !world.condition(crew).exerted
    })
}

/// Every such play open to `seat` with one of these timings, in the current phase (CCG-TIM-8).
fn open_plays(
    world: &World,
    seat: Seat,
    such: impl Fn(&Activated) -> bool,
    timings: &[Timing],
) -> Vec<Move> {
    let fits =
        |text: &Activated| timings.contains(&text.timing) && in_season(world, text) && such(text);
    let abilities = values::abilities_of(world, seat).flat_map(|(card, texts)| {
        let texts = texts.iter().enumerate();
        let fitting = texts.filter(|(_, text)| matches!(text, Ability::Activated(a) if fits(a)));
        fitting.map(|(nth, _)| Move::Ability { card: card.id, nth: nth as u8 })
    });
    let (hand, dealt) = (world.piles(seat).hand.iter().copied(), world.dealt());
    let events = hand.filter(|&card| match &dealt.printed(card).face {
        Face::Event(event) => {
            fits(&event.text) && event_condition_holds(world, seat, card, &event.text)
        }
        _ => false,
    });
    let all = abilities.chain(events.map(Move::Event));
    all.filter(|&chosen| is_open(world, seat, chosen)).collect()
}

fn event_condition_holds(world: &World, seat: Seat, card: CardId, text: &Activated) -> bool {
    let condition = text.when.as_ref();
    condition.is_none_or(|c| filter::holds(world, seat, Some(card), c, filter::Depth::Now))
}

/// CCG-TIM-8; an action without a phase of its own belongs to the Action Phase (CCG-TIM-10a).
///
/// So do reactions keep to theirs (CCG-TIM-11a).
fn in_season(world: &World, text: &Activated) -> bool {
    let phase = world.stage().phase();
    match text.timing {
        Timing::Action | Timing::Use if text.during.is_empty() => phase == Phase::Action,
        _ => text.during.is_empty() || text.during.contains(&phase),
    }
}

/// Plays that are no actions: reactions and what may be done at any time while nothing is on the
/// queue (CCG-ACT-1k, CCG-TIM-13).
pub(super) fn anytime(world: &World, seat: Seat) -> Vec<Move> {
    open_plays(world, seat, |_| true, &[Timing::Reaction, Timing::Anytime])
}

/// Of those, the ones made for the current phase (CCG-TIM-8).
pub(super) fn seasonal(world: &World, seat: Seat) -> Vec<Move> {
    let named = |text: &Activated| !text.during.is_empty();
    open_plays(world, seat, named, &[Timing::Reaction, Timing::Anytime])
}

/// What may answer a play, an attempt or a strike (CCG-TIM-3, CCG-TIM-11).
///
/// Nothing else while something is on the queue (CCG-ACT-1l).
pub(super) fn reactions(world: &World, seat: Seat) -> Vec<Move> {
    open_plays(world, seat, |_| true, &[Timing::Reaction])
}

/// The acting captain's actions: abilities, events marked so, heroics (CCG-ACT-1c, CCG-ACT-1e).
pub(super) fn actions(world: &World, seat: Seat) -> Vec<Move> {
    let mut actions = open_plays(world, seat, |_| true, &[Timing::Action, Timing::Use]);
    actions.extend(heroics(world, seat));
    actions
}

/// CCG-ACT-1e to CCG-ACT-1h: every heroic with every crew who can, at every level they can.
///
/// The level is named with the play (CCG-ACT-1f). A jack-of-all-trades counts for no other skill
/// (CCG-JOT-7).
fn heroics(world: &World, seat: Seat) -> Vec<Move> {
    let phase = world.stage().phase();
    let mut open = Vec::new();
    for &card in &world.piles(seat).hand {
        let Face::Heroic(heroic) = &world.printed(card).face else { continue };
        let in_season = if heroic.during.is_empty() {
            phase == Phase::Action
        } else {
            heroic.during.contains(&phase)
        };
        if !in_season {
            continue;
        }
        for crew in limits::crew(world, seat) {
            let Some(held) = filter::skill_level(world, crew, heroic.skill) else { continue };
            if world.rules().heroic_exerts && world.condition(crew).exerted {
                continue;
            }
            let has_expert_text = !heroic.expert.is_empty();
            let levels = [Trained, Expert]
                .into_iter()
                .filter(|&level| level <= held && (level == Trained || has_expert_text));
            let plays = levels.map(|level| Move::Heroic { card, crew, level });
            open.extend(plays.filter(|&chosen| is_open(world, seat, chosen)));
        }
    }
    open
}

/// Whether a move is an action, which ends the acting captain's turn (CCG-ACT-1p).
pub(super) fn is_action(world: &World, chosen: Move) -> bool {
    let is = |timing| matches!(timing, Timing::Action | Timing::Use);
    match chosen {
        Move::Heroic { .. } => true,
        Move::Event(card) => {
            matches!(&world.printed(card).face, Face::Event(event) if is(event.text.timing))
        }
        Move::Ability { card, nth } => ability(world, card, nth).is_some_and(|a| is(a.timing)),
        _ => false,
    }
}
