//! What the marked cards come to, and what is still missing.

use cards::{Move, Observation, data::Keyword};
use characters::text::count;

use crate::window::card_table::marking::purpose::Purpose;

/// What marked cards come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sum {
    purpose: Purpose,
    /// How many cards are marked, the deck not counted.
    marked: usize,
    /// Their credits, and those of the one that is worth least.
    credits: u16,
    least: u16,
    /// Whether the rest comes from the deck.
    from_deck: bool,
}

impl Sum {
    /// What these options come to.
    pub fn of(purpose: Purpose, marked: &[Move], seen: &Observation) -> Sum {
        let worths: Vec<u16> = marked.iter().filter_map(|it| worth(*it, seen)).collect();
        let from_deck = marked.contains(&Move::ExpendDeck);
        Sum {
            purpose,
            marked: marked.len() - usize::from(from_deck),
            credits: worths.iter().sum(),
            least: worths.iter().copied().min().unwrap_or(0),
            from_deck,
        }
    }

    /// Whether the marks are a whole answer.
    pub fn is_whole(&self) -> bool {
        self.lacks().is_none() && (self.marked > 0 || self.from_deck)
    }

    /// What they come to, in words.
    pub fn words(&self) -> String {
        let marked = self.marked;
        match self.purpose {
            Purpose::Discard { least, most } if least > 0 && least < most => {
                format!("{marked} discarded, of {least} or more")
            }
            Purpose::Discard { most, .. } => format!("{marked} of {most} discarded"),
            Purpose::ForcedDiscard { count } => format!("{marked} of {count} discarded"),
            Purpose::Pay { owed } => self.paid(owed),
            Purpose::Pick { most } => format!("{marked} of {most} skills"),
        }
    }

    fn paid(&self, owed: u16) -> String {
        match self.from_deck && self.marked == 0 {
            true => format!("{owed} credits from your deck"),
            false => format!("{} of {owed} credits{}", self.credits, self.beyond(owed)),
        }
    }

    /// What comes from the deck besides, or is lost.
    fn beyond(&self, owed: u16) -> String {
        match (self.from_deck, self.credits.saturating_sub(owed)) {
            (true, 0) => ", the rest from your deck".to_owned(),
            (false, 0) => String::new(),
            (_, lost) => format!(", {lost} lost"),
        }
    }

    /// What has to be done before the marks are a whole answer; `None` where nothing has, or where none
    /// are.
    pub fn lacks(&self) -> Option<String> {
        let (least, most) = match self.purpose {
            Purpose::Pay { owed } => return self.lacks_credits(owed),
            Purpose::Discard { least, most } => (least, most),
            Purpose::ForcedDiscard { count } => (count, count),
            Purpose::Pick { most } => (0, most),
        };
        let (more, fewer) = (least.saturating_sub(self.marked), self.marked.saturating_sub(most));
        match (more, fewer) {
            (0, 0) => None,
            (0, fewer) => Some(format!("Unmark {fewer}")),
            (more, _) => Some(format!("Mark {more} more")),
        }
    }

    /// A card that is not needed is not taken (CCG-EXP-7), so none may be marked.
    fn lacks_credits(&self, owed: u16) -> Option<String> {
        let without_least = if self.from_deck { self.credits } else { self.credits - self.least };
        if without_least >= owed || (self.marked > 0 && self.least == 0) {
            return Some("Less is enough: unmark a card".to_owned());
        }
        let missing = owed.saturating_sub(self.credits);
        (missing > 0 && !self.from_deck).then(|| format!("{} missing", count(missing, "credit")))
    }

    /// The marked options as the moves of one answer: what is worth a known sum first, and then the deck
    /// for the rest of it.
    pub fn answer(&self, marked: &[Move]) -> Vec<Move> {
        let known = marked.iter().copied().filter(|it| *it != Move::ExpendDeck);
        let mut moves: Vec<Move> = known.collect();
        match self.purpose {
            Purpose::Pay { owed } if self.from_deck => {
                let rest = owed.saturating_sub(self.credits);
                moves.extend(std::iter::repeat_n(Move::ExpendDeck, rest.into()));
            }
            Purpose::Discard { .. } => moves.push(Move::Done),
            Purpose::Pick { most } if self.marked < most => moves.push(Move::Done),
            Purpose::ForcedDiscard { .. } | Purpose::Pay { .. } | Purpose::Pick { .. } => {}
        }
        moves
    }
}

/// The credits that an option pays, if that can be known before.
#[expect(clippy::wildcard_enum_match_arm, reason = "no other move pays anything")]
fn worth(chosen: Move, seen: &Observation) -> Option<u16> {
    match chosen {
        Move::ExpendHand(card) => {
            let held = seen.hand.iter().find(|held| held.id == card)?;
            Some(held.ev.into())
        }
        Move::JettisonExpendable(card) => {
            let mut in_play = seen.captains.iter().flat_map(|captain| &captain.in_play);
            let lies = in_play.find(|lies| lies.id == card)?;
            lies.keywords.iter().find_map(|keyword| {
                let Keyword::Expendable(credits) = keyword else { return None };
                Some((*credits).into())
            })
        }
        _ => None,
    }
}
