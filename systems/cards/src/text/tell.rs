//! What happened, as sentences of a log.

use play::{RuleId, Seat};

use super::{
    names::{complication_side, contract_side, slot_name},
    words::{capital, count, level_name, list, possessive, token_card},
};
use crate::{
    choice::SlotNo,
    data::{CardBook, Token},
    event::{Clash, Event, Piece, Using},
    state::{Activity, Ending, EndingKind, Stage},
};

/// Tells `event` to `viewer`, or to one who may know all; `None` where it is not worth a line.
///
/// Cards that the viewer may not know stay unnamed (CCG-ZONE-9, CCG-ZONE-13).
pub fn tell(event: &Event, viewer: Option<Seat>, names: &[String], book: &CardBook) -> Option<String> {
    let open = viewer.is_none_or(|seat| event.seen_by(seat));
    let told = Teller { viewer, names, book, open }.clause(event)?;
    Some(format!("{}.", capital(&told)))
}

/// Who is told, and by which names.
struct Teller<'a> {
    viewer: Option<Seat>,
    names: &'a [String],
    book: &'a CardBook,
    /// Whether the viewer may know which cards the event names.
    open: bool,
}

impl Teller<'_> {
    fn clause(&self, event: &Event) -> Option<String> {
        let who = |seat: &Seat| self.who(*seat);
        let name = |card: &Piece| self.name(card);
        let told = match event {
            Event::GameBegan { ships } => self.began(ships),
            Event::RoundBegan { round } => format!("round {round} began"),
            Event::StageBegan { stage } => return phase_began(*stage),
            Event::Drew { seat, cards } => return self.drew(*seat, cards),
            Event::Exerted { card } => format!("{} was exerted", name(card)),
            Event::Discarded { seat, card } => format!("{} discarded {}", who(seat), name(card)),
            Event::FirstCaptain { seat, chosen_by } => self.first(*seat, *chosen_by),
            Event::Restored { card, by } => format!("{} was restored by {by}", name(card)),
            Event::Shifted { gear, to } => format!("{} was moved to {}", name(gear), name(to)),
            Event::ContractOffered { slot, card, .. } => {
                let contract = contract_side(card.def, self.book);
                format!("{contract} came up as a contract in {}", slot_name(*slot))
            }
            Event::ComplicationPlaced { slot, card, by, .. } => self.placed(*slot, card, *by),
            Event::ComplicationRevealed { slot, card } => {
                format!("{} was revealed in {}", self.complication(card), slot_name(*slot))
            }
            Event::LookedAt { seat, card } => {
                format!("{} looked at {}", who(seat), self.complication(card))
            }
            Event::AdventureDeckReshuffled { seat } => {
                format!("{} reshuffled {} adventure deck", who(seat), self.their(*seat))
            }
            Event::AdventureDiscarded { card, face_up: false, .. } => {
                format!("{} was discarded", self.complication(card))
            }
            Event::ActivityChosen { seat, activity } => {
                format!("{} {}", who(seat), activity_chosen(*activity))
            }
            Event::Abandoned { seat, slot, penalty } => self.abandoned(*seat, *slot, *penalty),
            Event::Uncommitted { seat } => {
                format!("{} lost the contract {} pursued", who(seat), self.they(*seat))
            }
            Event::Played { seat, card, using } => self.played(*seat, card, using),
            Event::Targeted { card, target, .. } => {
                format!("{} was aimed at {}", name(card), self.target(target))
            }
            Event::Resolved { using: Using::Procuring, .. } => return None,
            Event::Resolved { card, .. } => format!("{} took effect", name(card)),
            Event::Cancelled { seat, card } => format!("{} {} was cancelled", self.whose(*seat), name(card)),
            Event::Fizzled { card, .. } => format!("{} had no target left and did nothing", name(card)),
            Event::EnteredPlay { card, on: Some(on), .. } => {
                format!("{} was attached to {}", name(card), name(on))
            }
            Event::Jettisoned { card, .. } => format!("{} was jettisoned", name(card)),
            Event::Dispersed { card } => format!("{} was dispersed", name(card)),
            Event::Returned { owner, card } => {
                format!("{} returned to {} hand", name(card), self.whose(*owner))
            }
            Event::Wounded { card, by } => format!("{} took {}", name(card), count(*by, "wound")),
            Event::Damaged { card, by } => format!("{} took {by} damage", name(card)),
            Event::ExpenseIncurred { seat, credits } => {
                format!("{} had to meet an expense of {}", who(seat), count(*credits, "credit"))
            }
            Event::Expended { seat, card, ev, from_deck } => {
                let from = if *from_deck { " from the deck" } else { "" };
                format!("{} expended {} (EV {ev}){from}", who(seat), name(card))
            }
            Event::Replenished { seat, cards } => {
                let cards = count(cards.len() as i64, "card");
                format!("{} put {cards} under {} deck", who(seat), self.their(*seat))
            }
            Event::TokenDiscarded { seat, token, rule } => return self.spent(*seat, *token, *rule),
            Event::InfamyChanged { seat, by, now } => {
                changed(&self.who(*seat), (*by).into(), "infamy", (*now).into())
            }
            Event::VpChanged { seat, by, now, .. } => {
                changed(&self.who(*seat), (*by).into(), "VP", (*now).into())
            }
            Event::Passed { seat, eligible } => format!("{} passed{}", who(seat), passed(*eligible)),
            Event::AttemptFailed { seat, card } => format!("{} failed {}", who(seat), name(card)),
            Event::ComplicationResolved { seat, card } => {
                format!("{} resolved {}", who(seat), self.complication(card))
            }
            Event::ContractCompleted { seat, card } => {
                format!("{} completed {}", who(seat), contract_side(card.def, self.book))
            }
            Event::SubplotResolved { seat, card, .. } => {
                format!("{} resolved a subplot of {}", who(seat), name(card))
            }
            Event::PiracyBegan { attacker, defender } => {
                format!("{} struck at {}", who(attacker), who(defender))
            }
            Event::PiracyExchanged { attacker, defender, attack, answer } => format!(
                "{} inflicted {}; {} answered with {}",
                who(attacker),
                clash(*attack),
                who(defender),
                clash(*answer)
            ),
            Event::PiracyEnded { attacker, success, .. } => {
                let end = if *success { "succeeded" } else { "failed" };
                format!("{} piracy {end}", self.whose(*attacker))
            }
            Event::EnemyEngaged { seat, card, attack, answer, structure_left } => {
                let enemy = self.complication(card);
                let fight = format!("{} inflicted {} on {enemy}", who(seat), clash(*attack));
                format!("{fight} and took {}; {}", clash(*answer), enemy_left(*structure_left))
            }
            Event::Bankrupt { seat } => format!("{} went bankrupt", who(seat)),
            Event::Conceded { seat } => format!("{} conceded", who(seat)),
            Event::Eliminated { seat } => format!("{} left the game", who(seat)),
            Event::GameEnded { ending } => self.ended(*ending),
            Event::Readied { .. }
            | Event::AdventureDiscarded { face_up: true, .. }
            | Event::EnteredPlay { on: None, .. }
            | Event::Spent { .. }
            | Event::CostIncurred { .. }
            | Event::TokenCollected { .. }
            | Event::AttemptBegan { .. }
            | Event::RequirementMet { .. } => return None,
        };
        Some(told)
    }

    fn is_viewer(&self, seat: Seat) -> bool {
        self.viewer == Some(seat)
    }

    fn who(&self, seat: Seat) -> String {
        let named = || self.names.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string());
        if self.is_viewer(seat) { "you".to_owned() } else { named() }
    }

    fn whose(&self, seat: Seat) -> String {
        if self.is_viewer(seat) { "your".to_owned() } else { possessive(&self.who(seat)) }
    }

    fn their(&self, seat: Seat) -> &'static str {
        if self.is_viewer(seat) { "your" } else { "their" }
    }

    fn they(&self, seat: Seat) -> &'static str {
        if self.is_viewer(seat) { "you" } else { "they" }
    }

    fn name(&self, card: &Piece) -> String {
        self.book.card(card.def).name.clone()
    }

    fn complication(&self, card: &Piece) -> String {
        if self.open { complication_side(card.def, self.book) } else { "a face-down complication".to_owned() }
    }

    /// A complication may be targeted unseen, so adventure cards stay unnamed here.
    fn target(&self, card: &Piece) -> String {
        match (self.viewer, self.book.card(card.def).sides()) {
            (Some(_), Some(_)) => "an adventure card".to_owned(),
            (None, _) | (Some(_), None) => self.name(card),
        }
    }

    fn began(&self, ships: &[Piece]) -> String {
        let seats = (0u8..).map(Seat).zip(ships);
        let seated: Vec<String> =
            seats.map(|(seat, ship)| format!("{} in {}", self.who(seat), self.name(ship))).collect();
        format!("the captains set out: {}", list(&seated, "and"))
    }

    fn drew(&self, seat: Seat, cards: &[Piece]) -> Option<String> {
        let names: Vec<String> = cards.iter().map(|card| self.name(card)).collect();
        let drawn = format!("{} drew {}", self.who(seat), count(cards.len() as i64, "card"));
        match (cards, self.open) {
            ([], _) => None,
            (_, true) => Some(format!("{drawn}: {}", list(&names, "and"))),
            (_, false) => Some(drawn),
        }
    }

    fn first(&self, seat: Seat, chosen_by: Option<Seat>) -> String {
        let who = self.who(seat);
        match chosen_by {
            None => format!("it fell to {who} to go first"),
            Some(by) if by == seat => format!("{who} chose to go first"),
            Some(by) => format!("{} chose that {who} go first", self.who(by)),
        }
    }

    fn placed(&self, slot: SlotNo, card: &Piece, by: Option<Seat>) -> String {
        let what = if self.open { complication_side(card.def, self.book) } else { "a complication".to_owned() };
        match by {
            Some(seat) => format!("{} placed {what} face down in {}", self.who(seat), slot_name(slot)),
            None => format!("{what} was laid face down in {}", slot_name(slot)),
        }
    }

    fn abandoned(&self, seat: Seat, slot: SlotNo, penalty: u8) -> String {
        let price = match penalty {
            0 => String::new(),
            n => format!(" for {}", count(n, "credit")),
        };
        format!("{} abandoned the contract in {}{price}", self.who(seat), slot_name(slot))
    }

    fn played(&self, seat: Seat, card: &Piece, using: &Using) -> String {
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

    /// Tokens that nobody used are cleared without a word.
    fn spent(&self, seat: Seat, token: Token, rule: RuleId) -> Option<String> {
        let cleared = rule == RuleId("CCG-RES-5");
        (!cleared).then(|| format!("{} discarded {}", self.who(seat), token_card(token)))
    }

    fn ended(&self, ending: Ending) -> String {
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

fn phase_began(stage: Stage) -> Option<String> {
    (stage.number() == 1).then(|| format!("the {} Phase began", super::phase_name(stage.phase())))
}

fn activity_chosen(activity: Activity) -> String {
    match activity {
        Activity::Uncommitted => "stayed uncommitted".to_owned(),
        Activity::Pursuing(slot) => format!("pursued the contract in {}", slot_name(slot)),
        Activity::Pirate => "declared piracy".to_owned(),
    }
}

fn passed(eligible: Option<bool>) -> &'static str {
    match eligible {
        None => "",
        Some(true) => ", with nothing in the way of the contract",
        Some(false) => ", with complications still in the way",
    }
}

fn changed(who: &str, by: i64, what: &str, now: i64) -> String {
    let verb = if by < 0 { "lost" } else { "gained" };
    format!("{who} {verb} {} {what} (now {now})", by.unsigned_abs())
}

/// "2 damage (attack 5, defense 3)".
fn clash(fought: Clash) -> String {
    format!("{} damage (attack {}, defense {})", fought.damage, fought.attack, fought.defense)
}

fn enemy_left(structure: u8) -> String {
    match structure {
        0 => "it was destroyed".to_owned(),
        n => format!("{n} structure was left"),
    }
}
