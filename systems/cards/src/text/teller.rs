//! Names and phrases of the log, for one viewer.

use engine::{RuleId, Seat};

use super::{
    Chronicle,
    names::{complication_side, contract_side, slot_name},
    phase_name,
    words::{count, counters, level_name, list, possessive, token_card},
};
use crate::{
    choice::SlotNo,
    data::{CardBook, Token},
    event::{Clash, Piece, Using},
    state::{Activity, Ending, EndingKind, Stage},
};

/// The viewer of a log, with the names to use.
pub(super) struct Teller<'a> {
    pub viewer: Option<Seat>,
    pub names: &'a [String],
    pub book: &'a CardBook,
    /// Whether the viewer may know which cards the event names.
    pub open: bool,
    /// What was told before.
    pub chronicle: &'a Chronicle,
}

impl Teller<'_> {
    pub fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    pub fn who(&self, seat: Seat) -> String {
        let named = || self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        if self.is_viewer(seat) { "you".to_owned() } else { named() }
    }

    pub fn whose(&self, seat: Seat) -> String {
        if self.is_viewer(seat) { "your".to_owned() } else { possessive(&self.who(seat)) }
    }

    pub fn their(&self, seat: Seat) -> &'static str {
        if self.is_viewer(seat) { "your" } else { "their" }
    }

    pub fn name(&self, card: &Piece) -> String {
        self.book.card(card.def).name.clone()
    }

    pub fn complication(&self, card: &Piece) -> String {
        if self.open {
            complication_side(card.def, self.book)
        } else {
            "a face-down complication".to_owned()
        }
    }

    /// The title of one side of an adventure card.
    pub fn side(&self, card: &Piece, contract: bool) -> String {
        let title = if contract { contract_side } else { complication_side };
        title(card.def, self.book)
    }

    /// The name of a target. Adventure cards stay unnamed whose faces do not lie open, since a complication
    /// may be targeted unseen.
    pub fn target(&self, card: &Piece) -> String {
        let is_adventure = self.book.card(card.def).sides().is_some();
        match (self.viewer, self.chronicle.shows_contract(card)) {
            (_, Some(contract)) if is_adventure => self.side(card, contract),
            (Some(_), _) if is_adventure => "an adventure card".to_owned(),
            (_, _) => self.name(card),
        }
    }

    pub fn began(&self, ships: &[Piece]) -> String {
        let seats = (0u8..).map(Seat).zip(ships);
        let seated: Vec<String> = seats
            .map(|(seat, ship)| format!("{} in {}", self.who(seat), self.name(ship)))
            .collect();
        format!("the captains set out: {}", list(&seated, "and"))
    }

    pub fn drew(&self, seat: Seat, cards: &[Piece]) -> Option<String> {
        let names: Vec<String> = cards.iter().map(|card| self.name(card)).collect();
        let drawn = format!("{} drew {}", self.who(seat), count(cards.len() as i64, "card"));
        match (cards, self.open) {
            ([], _) => None,
            (_, true) => Some(format!("{drawn}: {}", list(&names, "and"))),
            (_, false) => Some(drawn),
        }
    }

    pub fn first(&self, seat: Seat, chosen_by: Option<Seat>) -> String {
        let who = self.who(seat);
        match chosen_by {
            None => format!("it fell to {who} to go first"),
            Some(by) if by == seat => format!("{who} chose to go first"),
            Some(by) => format!("{} chose that {who} go first", self.who(by)),
        }
    }

    pub fn placed(&self, slot: SlotNo, card: &Piece, by: Option<Seat>) -> String {
        let what = if self.open {
            complication_side(card.def, self.book)
        } else {
            "a complication".to_owned()
        };
        match by {
            Some(seat) => {
                format!("{} placed {what} face down in {}", self.who(seat), slot_name(slot))
            }
            None => format!("{what} was laid face down in {}", slot_name(slot)),
        }
    }

    pub fn looked_at_top(&self, seat: Seat, cards: &[Piece]) -> String {
        let names: Vec<String> = cards.iter().map(|card| self.name(card)).collect();
        let seen = if self.open && !names.is_empty() {
            format!(": {}", list(&names, "and"))
        } else {
            String::new()
        };
        let count = count(cards.len() as i64, "card");
        format!("{} looked at the top {count} of {} deck{seen}", self.who(seat), self.their(seat))
    }

    pub fn counters(&self, card: &Piece, by: i8, now: u8) -> String {
        let verb = if by < 0 { "lost" } else { "got" };
        let moved = counters(self.book.card(card.def), by.unsigned_abs());
        format!("{} {verb} {moved} (now {now})", self.name(card))
    }

    pub fn abandoned(&self, seat: Seat, slot: SlotNo, penalty: u8) -> String {
        let price = match penalty {
            0 => String::new(),
            n => format!(" for {}", count(n, "credit")),
        };
        format!("{} abandoned the contract in {}{price}", self.who(seat), slot_name(slot))
    }

    pub fn played(&self, seat: Seat, card: &Piece, using: &Using) -> String {
        let (who, card) = (self.who(seat), self.name(card));
        match using {
            Using::Procuring => format!("{who} procured {card}"),
            Using::Event => format!("{who} played {card}"),
            Using::Heroic { crew, level } => {
                format!("{who} played {card} with {} ({})", self.name(crew), level_name(*level))
            }
            Using::Ability(_) => format!("{who} used {card}"),
        }
    }

    /// A spent token; the clearing of unused ones at the end of a round gets no line.
    pub fn spent(&self, seat: Seat, token: Token, rule: RuleId) -> Option<String> {
        let cleared = rule == RuleId("CCG-RES-5");
        (!cleared).then(|| format!("{} discarded {}", self.who(seat), token_card(token)))
    }

    pub fn ended(&self, ending: Ending) -> String {
        let how = match ending.kind {
            EndingKind::VictoryPoints => "on victory points",
            EndingKind::Bankruptcy => "by bankruptcy",
            EndingKind::Concession => "by concession",
            EndingKind::RoundCap => "at the last round",
        };
        match ending.winner {
            Some(seat) => format!("{} won {how}", self.who(seat)),
            None => format!("the game ended {how} with no winner"),
        }
    }
}

pub(super) fn phase_began(stage: Stage) -> Option<String> {
    (stage.number(true) == 1).then(|| format!("the {} Phase began", phase_name(stage.phase())))
}

pub(super) fn activity_chosen(activity: Activity) -> String {
    match activity {
        Activity::Uncommitted => "stayed uncommitted".to_owned(),
        Activity::Pursuing(slot) => format!("pursued the contract in {}", slot_name(slot)),
        Activity::Pirate => "declared piracy".to_owned(),
    }
}

pub(super) fn passed(eligible: Option<bool>) -> &'static str {
    match eligible {
        None => "",
        Some(true) => ", with nothing in the way of the contract",
        Some(false) => ", with complications still in the way",
    }
}

pub(super) fn changed(who: &str, by: i64, what: &str, now: i64) -> String {
    let verb = if by < 0 { "lost" } else { "gained" };
    format!("{who} {verb} {} {what} (now {now})", by.unsigned_abs())
}

/// Tokens alone change; cards in play may count as infamy beside them (CCG-KEY-12).
pub(super) fn infamy_changed(who: &str, by: i8, now: u8) -> String {
    let verb = if by < 0 { "lost" } else { "gained" };
    format!("{who} {verb} {} (now {now})", count(by.unsigned_abs(), "infamy token"))
}

/// "2 damage (attack 5, defense 3)".
pub(super) fn clash(fought: Clash) -> String {
    format!("{} damage (attack {}, defense {})", fought.damage, fought.attack, fought.defense)
}

pub(super) fn enemy_left(structure: u8) -> String {
    match structure {
        0 => "it was destroyed".to_owned(),
        n => format!("{n} structure was left"),
    }
}
