//! What is to be seen of an event at the table.

use cards::{Event, Piece, data::Token};
use engine::Seat;

use crate::window::card_table::{
    motion::cue::{At, Banner, Face, What},
    spot::{Side, Spot},
};

/// The animations of an event for `viewer`.
pub(super) fn shown(event: &Event, viewer: Seat, source: At) -> Vec<What> {
    let known = event.seen_by(viewer);
    let whole = |card: &Piece| Face { def: card.def, side: Side::Whole };
    let side = |card: &Piece, side| Face { def: card.def, side };
    let words = |at, words: String| What::Words { at, words, bad: false };
    let bad = |at, words: String| What::Words { at, words, bad: true };
    let pulse = |card: &Piece| What::Pulse { at: At::card(card.id) };
    let goes = |face, from, to| What::Travel { face: known.then_some(face), from, to };
    let travel = |card: &Piece, from, to| goes(whole(card), from, to);
    let away =
        |card: &Piece, owner: Seat| travel(card, At::card(card.id).or(owner), At::seat(owner));
    match event {
        Event::RoundBegan { round } => {
            vec![What::Banner { words: Banner::Round(*round), alarm: false }]
        }
        Event::Drew { seat, cards } if *seat == viewer => {
            let deck = At { spot: Some(Spot::Deck), seat: Some(*seat) };
            cards.iter().map(|card| travel(card, deck, At::card(card.id).or(*seat))).collect()
        }
        Event::Drew { seat, cards } => {
            vec![words(At::seat(*seat), format!("+{} {}", cards.len(), plural(cards.len())))]
        }
        Event::Readied { card } | Event::Exerted { card } | Event::LookedAt { card, .. } => {
            vec![pulse(card)]
        }
        Event::Discarded { seat, card } => vec![away(card, *seat)],
        Event::FirstCaptain { seat, .. } => {
            vec![words(At::seat(*seat), "first captain".to_owned())]
        }
        Event::Restored { card, by } => vec![words(At::card(card.id), format!("+{by}"))],
        Event::Shifted { gear, to } => vec![travel(gear, At::card(gear.id), At::card(to.id))],
        Event::ContractOffered { slot, card, owner } => {
            vec![goes(side(card, Side::Contract), At::seat(*owner), At::slot(*slot))]
        }
        Event::ComplicationPlaced { slot, card, owner, .. } => {
            vec![goes(side(card, Side::Complication), At::seat(*owner), At::slot(*slot))]
        }
        Event::ComplicationRevealed { slot, card } => {
            vec![What::Show { face: side(card, Side::Complication), from: At::slot(*slot) }]
        }
        Event::AdventureDeckReshuffled { seat } | Event::DeckShuffled { seat } => {
            vec![words(At::seat(*seat), "shuffled".to_owned())]
        }
        Event::AdventureDiscarded { card, owner, .. }
        | Event::Jettisoned { owner, card, .. }
        | Event::Spent { owner, card }
        | Event::Orphaned { owner, card }
        | Event::WentUnder { owner, card } => vec![away(card, *owner)],
        Event::Returned { owner, card } => {
            vec![travel(card, At::STAGE, At::card(card.id).or(*owner))]
        }
        Event::ActivityChosen { seat, activity } => activity_shown(*seat, *activity),
        Event::Abandoned { seat, penalty, .. } => {
            vec![bad(At::seat(*seat), format!("abandons it · {penalty} cr"))]
        }
        Event::Uncommitted { seat } => vec![words(At::seat(*seat), "uncommitted".to_owned())],
        Event::Played { seat, card, .. } => {
            vec![What::Show { face: whole(card), from: At::card(card.id).or(*seat) }]
        }
        Event::Targeted { target, .. } => {
            vec![What::Line { from: At::STAGE, to: At::card(target.id) }]
        }
        Event::EnteredPlay { seat, card, .. } => {
            vec![travel(card, At::STAGE, At::card(card.id).or(*seat))]
        }
        Event::Cancelled { .. } => vec![bad(At::STAGE, "cancelled".to_owned())],
        Event::Fizzled { .. } => vec![bad(At::STAGE, "comes to nothing".to_owned())],
        Event::Dispersed { card } | Event::Removed { card } => {
            vec![bad(At::card(card.id), "gone".to_owned())]
        }
        Event::CameBack { card } => vec![words(At::card(card.id), "back".to_owned())],
        Event::ControlPassed { card, seat } => {
            vec![travel(card, At::card(card.id), At::seat(*seat))]
        }
        Event::Found { seat, card } => {
            vec![What::Show { face: whole(card), from: At::seat(*seat) }]
        }
        Event::CountersChanged { card, by, .. } => {
            vec![words(At::card(card.id), format!("{by:+}"))]
        }
        Event::Wounded { card, by } | Event::Damaged { card, by } => {
            vec![What::Strike { at: At::card(card.id), words: format!("−{by}") }]
        }
        Event::CostIncurred { seat, credits } if *credits > 0 => {
            vec![words(At::seat(*seat), format!("{credits} cr"))]
        }
        Event::ExpenseIncurred { seat, credits } if *credits > 0 => {
            vec![bad(At::seat(*seat), format!("−{credits} cr"))]
        }
        Event::Expended { seat, card, .. } => vec![away(card, *seat)],
        Event::TokenCollected { seat, token } => {
            let to = At { spot: token_spot(*seat, viewer, *token), seat: Some(*seat) };
            vec![What::Fall { token: *token, from: At::seat(*seat), to }]
        }
        Event::TokenDiscarded { seat, token, .. } => {
            let from = At { spot: token_spot(*seat, viewer, *token), seat: Some(*seat) };
            vec![What::Fall { token: *token, from, to: At::STAGE }]
        }
        Event::InfamyChanged { seat, by, .. } => {
            vec![bad(At::seat(*seat), format!("infamy {by:+}"))]
        }
        Event::VpChanged { seat, by, .. } if *by != 0 => {
            vec![What::Points { by: *by, from: source, to: At::seat(*seat) }]
        }
        Event::AttemptBegan { seat, card } => {
            vec![What::Line { from: At::seat(*seat), to: At::card(card.id) }, pulse(card)]
        }
        Event::RequirementMet { card, .. } => vec![pulse(card)],
        Event::AttemptFailed { seat, card, .. } => {
            vec![What::Strike { at: At::card(card.id).or(*seat), words: "failed".to_owned() }]
        }
        Event::ComplicationResolved { seat, card } => {
            vec![words(At::card(card.id).or(*seat), "overcome".to_owned())]
        }
        Event::ContractCompleted { seat, card } => {
            vec![pulse(card), words(At::card(card.id).or(*seat), "completed".to_owned())]
        }
        Event::SubplotResolved { seat, card, .. } => {
            vec![words(At::card(card.id).or(*seat), "subplot".to_owned())]
        }
        Event::PiracyBegan { attacker, defender } => vec![
            What::Banner { words: Banner::Raid(*attacker, *defender), alarm: true },
            What::Line { from: At::seat(*attacker), to: At::seat(*defender) },
        ],
        Event::PiracyExchanged { attacker, defender, attack, answer } => vec![
            What::Strike { at: At::seat(*defender), words: format!("−{}", attack.damage) },
            What::Strike { at: At::seat(*attacker), words: format!("−{}", answer.damage) },
        ],
        Event::PiracyEnded { attacker, success, .. } => {
            let said = if *success { "the raid succeeds" } else { "beaten off" };
            vec![words(At::seat(*attacker), said.to_owned())]
        }
        Event::EnemyEngaged { seat, card, answer, .. } => vec![
            What::Banner { words: Banner::Enemy(card.def), alarm: true },
            What::Strike { at: At::seat(*seat), words: format!("−{}", answer.damage) },
        ],
        Event::Bankrupt { seat } => {
            vec![What::Banner { words: Banner::Bankrupt(*seat), alarm: true }]
        }
        Event::Conceded { seat } => {
            vec![What::Banner { words: Banner::Conceded(*seat), alarm: false }]
        }
        Event::Eliminated { seat } => {
            vec![What::Banner { words: Banner::Out(*seat), alarm: true }]
        }
        Event::GameBegan { .. }
        | Event::StageBegan { .. }
        | Event::Resolved { .. }
        | Event::LookedAtTop { .. }
        | Event::Replenished { .. }
        | Event::CostIncurred { .. }
        | Event::ExpenseIncurred { .. }
        | Event::TokenRefused { .. }
        | Event::VpChanged { .. }
        | Event::Passed { .. }
        | Event::SlotPassed { .. }
        | Event::HarbourDues { .. }
        | Event::GameEnded { .. } => Vec::new(),
    }
}

pub(super) fn activity_shown(seat: Seat, activity: cards::Activity) -> Vec<What> {
    let at = At::seat(seat);
    match activity {
        cards::Activity::Pursuing(slot) => vec![What::Line { from: at, to: At::slot(slot) }],
        cards::Activity::Pirate => {
            vec![What::Words { at, words: "turns pirate".to_owned(), bad: true }]
        }
        cards::Activity::Uncommitted => Vec::new(),
    }
}

/// Where a token lies: only one's own pool is laid out token by token.
pub(super) fn token_spot(seat: Seat, viewer: Seat, token: Token) -> Option<Spot> {
    Some(if seat == viewer { Spot::Token(token) } else { Spot::Captain(seat) })
}

pub(super) fn plural(count: usize) -> &'static str {
    if count == 1 { "card" } else { "cards" }
}
