//! What is to be seen of an event at the table.

use cards::{Event, Piece, data::Token};
use engine::Seat;

use crate::window::card_table::{
    motion::cue::{At, Banner, Face, What},
    spot::{Side, Spot},
};

/// The animations of an event for `viewer`.
pub(super) fn shown(event: &Event, viewer: Seat, source: At) -> Vec<What> {
    let eye = Eye { viewer, knows: event.seen_by(viewer) };
    match event {
        Event::RoundBegan { round } => banner(Banner::Round(*round), false),
        Event::Drew { seat, cards } => eye.drawn(*seat, cards),
        Event::Readied { card }
        | Event::Exerted { card }
        | Event::LookedAt { card, .. }
        | Event::RequirementMet { card, .. } => vec![pulse(card)],
        Event::FirstCaptain { seat, .. } => words(At::seat(*seat), "first captain"),
        Event::Restored { card, by } => words(At::card(card.id), format!("+{by}")),
        Event::Shifted { gear, to } => eye.travel(gear, At::card(gear.id), At::card(to.id)),
        Event::ContractOffered { slot, card, owner } => {
            eye.goes(side(card, Side::Contract), At::seat(*owner), At::slot(*slot))
        }
        Event::ComplicationPlaced { slot, card, owner, .. } => {
            eye.goes(side(card, Side::Complication), At::seat(*owner), At::slot(*slot))
        }
        Event::ComplicationRevealed { slot, card } => {
            show(side(card, Side::Complication), At::slot(*slot))
        }
        Event::AdventureDeckReshuffled { seat } | Event::DeckShuffled { seat } => {
            words(At::seat(*seat), "shuffled")
        }
        Event::Discarded { seat: owner, card }
        | Event::Expended { seat: owner, card, .. }
        | Event::AdventureDiscarded { card, owner, .. }
        | Event::Jettisoned { owner, card, .. }
        | Event::Spent { owner, card }
        | Event::Orphaned { owner, card }
        | Event::WentUnder { owner, card } => eye.away(card, *owner),
        Event::Returned { owner: seat, card } | Event::EnteredPlay { seat, card, .. } => {
            eye.travel(card, At::STAGE, At::card(card.id).or(*seat))
        }
        Event::ActivityChosen { seat, activity } => activity_shown(*seat, *activity),
        Event::Abandoned { seat, penalty, .. } => {
            bad(At::seat(*seat), format!("abandons it · {penalty} cr"))
        }
        Event::Uncommitted { seat } => words(At::seat(*seat), "uncommitted"),
        Event::Played { seat, card, .. } => show(whole(card), At::card(card.id).or(*seat)),
        Event::Targeted { target, .. } => vec![line(At::STAGE, At::card(target.id))],
        Event::Cancelled { .. } => bad(At::STAGE, "cancelled"),
        Event::Fizzled { .. } => bad(At::STAGE, "comes to nothing"),
        Event::Dispersed { card } | Event::Removed { card } => bad(At::card(card.id), "gone"),
        Event::CameBack { card } => words(At::card(card.id), "back"),
        Event::ControlPassed { card, seat } => eye.travel(card, At::card(card.id), At::seat(*seat)),
        Event::Found { seat, card } => show(whole(card), At::seat(*seat)),
        Event::CountersChanged { card, by, .. } => words(At::card(card.id), format!("{by:+}")),
        Event::Wounded { card, by } | Event::Damaged { card, by } => {
            vec![strike(At::card(card.id), format!("−{by}"))]
        }
        Event::CostIncurred { seat, credits } if *credits > 0 => {
            words(At::seat(*seat), format!("{credits} cr"))
        }
        Event::ExpenseIncurred { seat, credits } if *credits > 0 => {
            bad(At::seat(*seat), format!("−{credits} cr"))
        }
        Event::TokenCollected { seat, token } => {
            fall(*token, At::seat(*seat), eye.pool(*seat, *token))
        }
        Event::TokenDiscarded { seat, token, .. } => {
            fall(*token, eye.pool(*seat, *token), At::STAGE)
        }
        Event::InfamyChanged { seat, by, .. } => bad(At::seat(*seat), format!("infamy {by:+}")),
        Event::VpChanged { seat, by, .. } if *by != 0 => {
            vec![What::Points { by: *by, from: source, to: At::seat(*seat) }]
        }
        Event::AttemptBegan { seat, card } => {
            vec![line(At::seat(*seat), At::card(card.id)), pulse(card)]
        }
        Event::AttemptFailed { seat, card, .. } => {
            vec![strike(At::card(card.id).or(*seat), "failed".to_owned())]
        }
        Event::ComplicationResolved { seat, card } => {
            words(At::card(card.id).or(*seat), "overcome")
        }
        Event::ContractCompleted { seat, card } => {
            let said = words(At::card(card.id).or(*seat), "completed");
            [pulse(card)].into_iter().chain(said).collect()
        }
        Event::SubplotResolved { seat, card, .. } => words(At::card(card.id).or(*seat), "subplot"),
        Event::PiracyBegan { attacker, defender } => {
            let raid = banner(Banner::Raid(*attacker, *defender), true);
            raid.into_iter().chain([line(At::seat(*attacker), At::seat(*defender))]).collect()
        }
        Event::PiracyExchanged { attacker, defender, attack, answer } => vec![
            strike(At::seat(*defender), format!("−{}", attack.damage)),
            strike(At::seat(*attacker), format!("−{}", answer.damage)),
        ],
        Event::PiracyEnded { attacker, success: true, .. } => {
            words(At::seat(*attacker), "the raid succeeds")
        }
        Event::PiracyEnded { attacker, success: false, .. } => {
            words(At::seat(*attacker), "beaten off")
        }
        Event::EnemyEngaged { seat, card, answer, .. } => {
            let hit = strike(At::seat(*seat), format!("−{}", answer.damage));
            banner(Banner::Enemy(card.def), true).into_iter().chain([hit]).collect()
        }
        Event::Bankrupt { seat } => banner(Banner::Bankrupt(*seat), true),
        Event::Conceded { seat } => banner(Banner::Conceded(*seat), false),
        Event::Eliminated { seat } => banner(Banner::Out(*seat), true),
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

fn activity_shown(seat: Seat, activity: cards::Activity) -> Vec<What> {
    let at = At::seat(seat);
    match activity {
        cards::Activity::Pursuing(slot) => vec![line(at, At::slot(slot))],
        cards::Activity::Pirate => bad(at, "turns pirate"),
        cards::Activity::Uncommitted => Vec::new(),
    }
}

/// Who looks on at an event, and whether they may know its cards.
struct Eye {
    viewer: Seat,
    knows: bool,
}

impl Eye {
    /// One's own cards come one by one from the deck; of a rival's only their number is seen.
    fn drawn(&self, seat: Seat, cards: &[Piece]) -> Vec<What> {
        if seat != self.viewer {
            let few = if cards.len() == 1 { "card" } else { "cards" };
            return words(At::seat(seat), format!("+{} {few}", cards.len()));
        }
        let deck = At { spot: Some(Spot::Deck), seat: Some(seat) };
        cards.iter().flat_map(|it| self.travel(it, deck, At::card(it.id).or(seat))).collect()
    }

    fn goes(&self, face: Face, from: At, to: At) -> Vec<What> {
        vec![What::Travel { face: self.knows.then_some(face), from, to }]
    }

    fn travel(&self, card: &Piece, from: At, to: At) -> Vec<What> {
        self.goes(whole(card), from, to)
    }

    fn away(&self, card: &Piece, owner: Seat) -> Vec<What> {
        self.travel(card, At::card(card.id).or(owner), At::seat(owner))
    }

    /// Where a token lies: only one's own pool is laid out token by token.
    fn pool(&self, seat: Seat, token: Token) -> At {
        let spot = if seat == self.viewer { Spot::Token(token) } else { Spot::Captain(seat) };
        At { spot: Some(spot), seat: Some(seat) }
    }
}

fn whole(card: &Piece) -> Face {
    side(card, Side::Whole)
}

fn side(card: &Piece, side: Side) -> Face {
    Face { def: card.def, side }
}

fn pulse(card: &Piece) -> What {
    What::Pulse { at: At::card(card.id) }
}

fn strike(at: At, words: String) -> What {
    What::Strike { at, words }
}

fn line(from: At, to: At) -> What {
    What::Line { from, to }
}

fn show(face: Face, from: At) -> Vec<What> {
    vec![What::Show { face, from }]
}

fn fall(token: Token, from: At, to: At) -> Vec<What> {
    vec![What::Fall { token, from, to }]
}

fn words(at: At, words: impl Into<String>) -> Vec<What> {
    vec![What::Words { at, words: words.into(), bad: false }]
}

fn bad(at: At, words: impl Into<String>) -> Vec<What> {
    vec![What::Words { at, words: words.into(), bad: true }]
}

fn banner(words: Banner, alarm: bool) -> Vec<What> {
    vec![What::Banner { words, alarm }]
}
