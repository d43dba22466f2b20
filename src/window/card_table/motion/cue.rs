//! The journal as a list of things to be shown, each with its time and its places.

use cards::{
    CardId, Event, SlotNo,
    data::{Def, Token},
};
use engine::Seat;

use crate::window::card_table::{
    motion::shown::shown,
    spot::{Side, Spot},
};

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

    pub(super) fn card(id: CardId) -> At {
        At { spot: Some(Spot::Card(id)), seat: None }
    }

    pub(super) fn seat(seat: Seat) -> At {
        At { spot: Some(Spot::Captain(seat)), seat: Some(seat) }
    }

    pub(super) fn slot(slot: SlotNo) -> At {
        At { spot: Some(Spot::Slot(slot)), seat: None }
    }

    /// Here, or where that is not on the table on this captain's plate.
    pub(super) fn or(self, seat: Seat) -> At {
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
