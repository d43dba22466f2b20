//! Plays open to a captain now: by place, time, conditions, targets and costs (CCG-TIM).

use engine::Seat;

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
    state::{Play, PlayKind, TableRead},
};

/// Whether a seat may begin this play now, by place, time, conditions, targets and costs.
///
/// It may be repeated as often as it can be paid for (CCG-COST-14), by the card's controller alone
/// (CCG-COST-11).
pub(super) fn is_open(table: &impl TableRead, seat: Seat, chosen: Move) -> bool {
    let Some(play) = from_move(table, seat, chosen) else { return false };
    let right_card = match play.kind {
        PlayKind::Procuring => table.printed(play.card).is_permanent(),
        PlayKind::Ability(nth) => {
            ability(table, play.card, nth).is_some_and(|a| ability_is_open(table, &play, nth, a))
        }
        PlayKind::Event | PlayKind::Heroic { .. } => true,
        PlayKind::Triggered(_) | PlayKind::Award { .. } => false,
    };
    right_card && targets::exist(table, &play) && costs::can_pay_all(table, &play)
}

/// Whether an ability has uses left (CCG-TIM-14) and its conditions hold.
fn ability_is_open(table: &impl TableRead, play: &Play, nth: u8, ability: &Activated) -> bool {
    let condition = table.condition(play.card);
    let used = (ability.limited && condition.used & (1 << nth) != 0)
        || condition.uses >= table.rules().ability_cap; // FL-2
    let condition = ability.when.as_ref();
    let holds = condition.is_none_or(|condition| {
        filter::holds(table, play.seat, Some(play.card), condition, filter::Depth::Now)
    });
    !used && holds && (ability.timing != Timing::Use || can_be_carried_out(table, play))
}

/// Whether the crew who carries a gear can exert for it (CCG-ACT-1d), under the same captain
/// (CCG-COST-12a).
fn can_be_carried_out(table: &impl TableRead, play: &Play) -> bool {
    play.host
        .is_some_and(|crew| table.card(crew).controller == play.seat && !table.is_exerted(crew))
}

/// Every such play open to `seat` with one of these timings, in the current phase (CCG-TIM-8).
fn open_plays(
    table: &impl TableRead,
    seat: Seat,
    such: impl Fn(&Activated) -> bool,
    timings: &[Timing],
) -> Vec<Move> {
    let fits =
        |text: &Activated| timings.contains(&text.timing) && in_season(table, text) && such(text);
    let abilities = values::abilities_of(table, seat).flat_map(|(card, texts)| {
        let texts = texts.iter().enumerate();
        let fitting = texts.filter(|(_, text)| matches!(text, Ability::Activated(a) if fits(a)));
        fitting.map(|(nth, _)| Move::Ability { card: card.id, nth: nth as u8 })
    });
    let (hand, dealt) = (table.piles(seat).hand.iter().copied(), table.dealt());
    let events = hand.filter(|&card| match &dealt.printed(card).face {
        Face::Event(event) => {
            fits(&event.text) && event_condition_holds(table, seat, card, &event.text)
        }
        _ => false,
    });
    let all = abilities.chain(events.map(Move::Event));
    all.filter(|&chosen| is_open(table, seat, chosen)).collect()
}

fn event_condition_holds(
    table: &impl TableRead,
    seat: Seat,
    card: CardId,
    text: &Activated,
) -> bool {
    let condition = text.when.as_ref();
    condition.is_none_or(|c| filter::holds(table, seat, Some(card), c, filter::Depth::Now))
}

/// Whether the phase fits (CCG-TIM-8). An action without a phase belongs to the Action Phase
/// (CCG-TIM-10a).
///
/// Reactions too keep to their phases (CCG-TIM-11a).
fn in_season(table: &impl TableRead, text: &Activated) -> bool {
    let phase = table.stage().phase();
    match text.timing {
        Timing::Action | Timing::Use if text.during.is_empty() => phase == Phase::Action,
        _ => text.during.is_empty() || text.during.contains(&phase),
    }
}

/// Plays other than actions: reactions, and plays possible at any time with an empty queue
/// (CCG-ACT-1k, CCG-TIM-13).
pub(super) fn anytime(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    open_plays(table, seat, |_| true, &[Timing::Reaction, Timing::Anytime])
}

/// Those of them limited to the current phase (CCG-TIM-8).
pub(super) fn seasonal(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    let named = |text: &Activated| !text.during.is_empty();
    open_plays(table, seat, named, &[Timing::Reaction, Timing::Anytime])
}

/// Reactions to a play, an attempt or a strike (CCG-TIM-3, CCG-TIM-11).
///
/// Nothing else is possible while something is on the queue (CCG-ACT-1l).
pub(super) fn reactions(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    open_plays(table, seat, |_| true, &[Timing::Reaction])
}

/// The acting captain's actions: abilities, events marked so, heroics (CCG-ACT-1c, CCG-ACT-1e).
pub(super) fn actions(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    let mut actions = open_plays(table, seat, |_| true, &[Timing::Action, Timing::Use]);
    actions.extend(heroics(table, seat));
    actions
}

/// Every heroic with every able crew, at every possible level (CCG-ACT-1e to CCG-ACT-1h).
///
/// The level is named with the play (CCG-ACT-1f). A jack-of-all-trades counts for no other skill
/// (CCG-JOT-7).
fn heroics(table: &impl TableRead, seat: Seat) -> Vec<Move> {
    let phase = table.stage().phase();
    let mut open = Vec::new();
    for &card in &table.piles(seat).hand {
        let Face::Heroic(heroic) = &table.printed(card).face else { continue };
        let in_season = if heroic.during.is_empty() {
            phase == Phase::Action
        } else {
            heroic.during.contains(&phase)
        };
        if !in_season {
            continue;
        }
        for crew in limits::crew(table, seat) {
            let Some(held) = filter::skill_level(table, crew, heroic.skill) else { continue };
            if table.rules().heroic_exerts && table.is_exerted(crew) {
                continue;
            }
            let has_expert_text = !heroic.expert.is_empty();
            let levels = [Trained, Expert]
                .into_iter()
                .filter(|&level| level <= held && (level == Trained || has_expert_text));
            let plays = levels.map(|level| Move::Heroic { card, crew, level });
            open.extend(plays.filter(|&chosen| is_open(table, seat, chosen)));
        }
    }
    open
}

/// Whether a move is an action, which ends the acting captain's turn (CCG-ACT-1p).
pub(super) fn is_action(table: &impl TableRead, chosen: Move) -> bool {
    let is = |timing| matches!(timing, Timing::Action | Timing::Use);
    match chosen {
        Move::Heroic { .. } => true,
        Move::Event(card) => {
            matches!(&table.printed(card).face, Face::Event(event) if is(event.text.timing))
        }
        Move::Ability { card, nth } => ability(table, card, nth).is_some_and(|a| is(a.timing)),
        _ => false,
    }
}
