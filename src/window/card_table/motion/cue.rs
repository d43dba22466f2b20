//! The journal as a list of things to be shown, each with its time and its places.

use cards::{
    CardId, Event, Piece, SlotNo,
    data::{Def, Token},
};
use engine::Seat;

use crate::window::card_table::spot::{Side, Spot};

/// One thing to be shown.
#[derive(Debug, Clone, PartialEq)]
pub struct Cue {
    /// Seconds from the beginning, at the usual speed.
    pub at: f64,
    pub long: f64,
    pub what: What,
    /// The event it shows, by its number among those that were told at once.
    pub of: usize,
}

/// The kind of animation.
#[derive(Debug, Clone, PartialEq)]
pub enum What {
    /// A card goes somewhere; without a face where nobody here may see it.
    Travel { face: Option<Face>, from: At, to: At },
    /// A card is held up for everybody.
    Show { face: Face, from: At },
    /// A token goes somewhere.
    Fall { token: Token, from: At, to: At },
    /// Something is hit.
    Strike { at: At, words: String },
    /// Something is lit for a moment.
    Pulse { at: At },
    /// A few words rise.
    Words { at: At, words: String, bad: bool },
    /// A line is drawn from one to the other.
    Line { from: At, to: At },
    /// Victory points fly.
    Points { by: i16, from: At, to: At },
    /// A line across the table.
    Banner { words: Banner, alarm: bool },
}

/// A face of a card: which, and which of its sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Face {
    pub def: Def,
    pub side: Side,
}

/// The text of a banner; the table knows the names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Banner {
    Round(u16),
    Raid(Seat, Seat),
    Enemy(Def),
    Out(Seat),
    Bankrupt(Seat),
    Conceded(Seat),
}

/// A place: the spot, or where that is not on the table the captain's plate, or the middle.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct At {
    pub spot: Option<Spot>,
    pub seat: Option<Seat>,
}

/// How far apart things begin, in seconds: between those of a kind, and otherwise.
const QUICK: f64 = 0.07;
pub const APART: f64 = 0.28;

impl At {
    /// Where cards are held up for everybody.
    pub const STAGE: At = At { spot: None, seat: None };

    fn card(id: CardId) -> At {
        At { spot: Some(Spot::Card(id)), seat: None }
    }

    fn seat(seat: Seat) -> At {
        At { spot: Some(Spot::Captain(seat)), seat: Some(seat) }
    }

    fn slot(slot: SlotNo) -> At {
        At { spot: Some(Spot::Slot(slot)), seat: None }
    }

    /// Here, or where that is not on the table on this captain's plate.
    fn or(self, seat: Seat) -> At {
        At { seat: Some(seat), ..self }
    }
}

impl Cue {
    pub fn end(&self) -> f64 {
        self.at + self.long
    }

    /// How far it is, from 0 to 1; nothing before it begins.
    pub fn share(&self, clock: f64) -> Option<f32> {
        (clock >= self.at).then(|| ((clock - self.at) / self.long).clamp(0.0, 1.0) as f32)
    }

    /// The same without anything that moves.
    pub fn calm(self) -> Cue {
        let what = match self.what {
            What::Travel { to: at, .. } | What::Fall { to: at, .. } | What::Line { to: at, .. } => {
                What::Pulse { at }
            }
            What::Show { from: at, .. } => What::Pulse { at },
            What::Points { by, to: at, .. } => What::Words { at, words: points(by), bad: by < 0 },
            What::Strike { at, words } => What::Words { at, words, bad: true },
            What::Pulse { .. } | What::Words { .. } | What::Banner { .. } => self.what,
        };
        Cue { what, ..self }
    }
}

/// Victory points in words.
pub fn points(by: i16) -> String {
    format!("{by:+} VP")
}

/// The cues of these events, the first at `begin`; alike ones follow closely.
pub fn cues(events: &[Event], begin: f64, viewer: Seat) -> Vec<Cue> {
    let (mut at, mut cues, mut last) = (begin, Vec::<Cue>::new(), None);
    // Points come from what was done last.
    let mut source = At::STAGE;
    for (of, event) in events.iter().enumerate() {
        source = done(event).unwrap_or(source);
        for what in shown(event, viewer, source) {
            let kind = std::mem::discriminant(&what);
            if let Some(before) = last {
                at += if before == kind { QUICK } else { APART };
            }
            last = Some(kind);
            cues.push(Cue { at, long: long(&what), what, of });
        }
    }
    cues
}

fn long(what: &What) -> f64 {
    match what {
        What::Travel { .. } | What::Fall { .. } => 0.5,
        What::Show { .. } => 0.95,
        What::Strike { .. } => 0.8,
        What::Pulse { .. } => 0.45,
        What::Words { .. } => 1.1,
        What::Line { .. } => 0.6,
        What::Points { .. } => 1.2,
        What::Banner { .. } => 1.1,
    }
}

/// Where something was just achieved.
fn done(event: &Event) -> Option<At> {
    if let Event::ContractCompleted { card, seat }
    | Event::ComplicationResolved { card, seat }
    | Event::SubplotResolved { card, seat, .. } = event
    {
        return Some(At::card(card.id).or(*seat));
    }
    if let Event::PiracyBegan { defender, .. } = event { Some(At::seat(*defender)) } else { None }
}

/// The animations of an event for `viewer`.
fn shown(event: &Event, viewer: Seat, source: At) -> Vec<What> {
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

fn activity_shown(seat: Seat, activity: cards::Activity) -> Vec<What> {
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
fn token_spot(seat: Seat, viewer: Seat, token: Token) -> Option<Spot> {
    Some(if seat == viewer { Spot::Token(token) } else { Spot::Captain(seat) })
}

fn plural(count: usize) -> &'static str {
    if count == 1 { "card" } else { "cards" }
}
