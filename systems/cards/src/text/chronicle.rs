//! What the journal has told so far, for the words of what comes next.

use std::collections::BTreeMap;

use engine::Seat;

use super::tell;
use crate::{
    choice::CardId,
    data::CardBook,
    event::{Event, Piece},
};

/// Tells a journal from its beginning, event by event.
#[derive(Debug, Clone, Default)]
pub struct Chronicle {
    /// Adventure cards whose faces lie open (CCG-ZONE-13), and whether it is that of the contract.
    open: BTreeMap<CardId, bool>,
    /// Whether the last thing that happened was a play that took effect, with all that followed from it.
    in_effect: bool,
}

impl Chronicle {
    /// The sentence of the next event for `viewer`, or for one who may know all; `None` if it is not worth a
    /// line. Cards that the viewer may not know stay unnamed (CCG-ZONE-9, CCG-ZONE-13).
    pub fn tell(
        &mut self,
        event: &Event,
        viewer: Option<Seat>,
        names: &[String],
        book: &CardBook,
    ) -> Option<String> {
        self.follow(event);
        tell::sentence(event, self, viewer, names, book)
    }

    /// Whether the face that everybody sees of an adventure card is that of the contract; `None` where its face
    /// lies hidden.
    pub(super) fn shows_contract(&self, card: &Piece) -> Option<bool> {
        self.open.get(&card.id).copied()
    }

    /// Whether what happens is the doing of a play.
    pub(super) fn is_in_effect(&self) -> bool {
        self.in_effect
    }

    #[expect(
        clippy::wildcard_enum_match_arm,
        reason = "what else happens turns no card, and ends nothing"
    )]
    fn follow(&mut self, event: &Event) {
        match event {
            Event::ContractOffered { card, .. } => {
                self.open.insert(card.id, true);
            }
            Event::ComplicationRevealed { card, .. } => {
                self.open.insert(card.id, false);
            }
            Event::ComplicationPlaced { card, .. } => {
                self.open.remove(&card.id);
            }
            Event::Resolved { .. } => self.in_effect = true,
            Event::StageBegan { .. }
            | Event::RoundBegan { .. }
            | Event::Passed { .. }
            | Event::Played { .. }
            | Event::Abandoned { .. }
            | Event::AttemptBegan { .. }
            | Event::ComplicationResolved { .. }
            | Event::ContractCompleted { .. } => self.in_effect = false,
            _ => {}
        }
    }
}
