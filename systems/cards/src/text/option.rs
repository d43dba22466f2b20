//! Labels of options. The caller adds prices in credits.

use engine::Seat;

use super::{
    card::{ability_asked, ability_done},
    names::{captain, card_name, contract_in, contract_name, face, pursued, slot_name, whose_card},
    requirement::{alternative, award, requirements},
    words::{capital, count, level_name, skill_name, token_card},
};
use crate::{
    choice::{CardId, Move, Role, SlotNo},
    data::{Card, CardBook, ComplicationSide, Face, Keyword, Level, Subplot},
    observation::Observation,
    state::Stage,
};

/// The label of an option, for a viewer with the observation `seen`.
pub fn option(chosen: Move, seen: &Observation, book: &CardBook) -> String {
    let name = |card: CardId| card_name(card, seen, book);
    let whose = |card: CardId| whose_card(card, seen, book);
    match chosen {
        Move::Done => "Done".to_owned(),
        Move::Pass => "Pass".to_owned(),
        Move::Concede => "Concede the game".to_owned(),
        Move::FullControl(true) => "Ask me whenever I may do something".to_owned(),
        Move::FullControl(false) => "Ask me only where it matters".to_owned(),
        Move::Discard(card) => format!("Discard {}", name(card)),
        Move::First(seat) if seat == seen.you => "Go first yourself".to_owned(),
        Move::First(seat) => format!("{} goes first", captain(seat, seen)),
        Move::Restore(card) => restore(card, seen, book),
        Move::Shift { gear, to } => format!("Move {} to {}", name(gear), name(to)),
        Move::Place(slot) => {
            format!("Place it on {} ({})", contract_name(slot, seen, book), slot_name(slot))
        }
        Move::Drop(card) => format!("Discard {}", name(card)),
        Move::Uncommitted => leaving(None, "stay uncommitted", seen, book),
        Move::Pursue(slot) => pursue(slot, seen, book),
        Move::Piracy => leaving(None, "declare piracy", seen, book),
        Move::Procure(card) => format!("Procure {}", name(card)),
        Move::Event(card) => format!("Play {}", name(card)),
        Move::Heroic { card, crew, level } => heroic(card, crew, level, seen, book),
        Move::Ability { card, nth } => ability(card, nth, seen, book),
        Move::Choose(card) => whose(card),
        Move::ChooseQueued(nth) => queued(nth, seen, book),
        Move::ChooseCaptain(seat) => captain(seat, seen),
        Move::ExpendHand(card) => expend(card, seen, book),
        Move::ExpendDeck => "Expend the top card of your deck".to_owned(),
        Move::JettisonExpendable(card) => expendable(card, seen, book),
        Move::Jettison(card) => format!("Jettison {}", name(card)),
        Move::Exert(card) => format!("Exert {}", name(card)),
        Move::Spend(which) => format!("Spend {}", token_card(which)),
        Move::AcceptExpense => "Take on the expense".to_owned(),
        Move::Refuse => "Refuse, and fail the attempt".to_owned(),
        Move::RefuseToken(token) => format!("Do without {}", token_card(token)),
        Move::Pick { crew, skill } => format!("{} from {}", skill_name(skill), name(crew)),
        Move::Attempt(card) => attempt(card, seen, book),
        Move::Strike(seat) => strike(seat, seen, book),
        Move::Engage(Role::Attacker) => "Attack".to_owned(),
        Move::Engage(Role::Defender) => "Defend".to_owned(),
        Move::Complete => complete(seen, book),
        Move::Subplot { nth, by } => subplot(nth, by, seen, book),
        Move::Hit(card) => format!("1 damage to {}", whose(card)),
        Move::Charge => "1 point of expense".to_owned(),
    }
}

fn restore(card: CardId, seen: &Observation, book: &CardBook) -> String {
    let is_crew = face(card, seen, book).is_some_and(|it| matches!(it.face, Face::Crew(_)));
    let what = if is_crew { "1 wound" } else { "1 damage" };
    format!("Restore {what} on {}", card_name(card, seen, book))
}

/// An activity that may mean abandoning the contract now pursued.
fn leaving(to: Option<SlotNo>, what: &str, seen: &Observation, book: &CardBook) -> String {
    match pursued(seen).filter(|old| Some(*old) != to) {
        Some(old) => format!("Abandon {} and {what}", contract_name(old, seen, book)),
        None => capital(what),
    }
}

fn pursue(slot: SlotNo, seen: &Observation, book: &CardBook) -> String {
    let name = contract_name(slot, seen, book);
    if pursued(seen) == Some(slot) {
        return format!("Keep pursuing {name} ({})", slot_name(slot));
    }
    let jumps = contract_in(slot, seen).and_then(|contract| contract.jumps);
    let jumps = jumps.map_or_else(String::new, |n| format!(", {}", count(n, "jump")));
    leaving(Some(slot), &format!("pursue {name} ({}{jumps})", slot_name(slot)), seen, book)
}

fn heroic(card: CardId, crew: CardId, level: Level, seen: &Observation, book: &CardBook) -> String {
    let name = |card: CardId| card_name(card, seen, book);
    format!("Play {} with {} ({})", name(card), name(crew), level_name(level))
}

fn ability(card: CardId, nth: u8, seen: &Observation, book: &CardBook) -> String {
    let name = card_name(card, seen, book);
    let card = face(card, seen, book);
    let asked = card.and_then(|card| ability_asked(card, nth)).unwrap_or_default();
    match card.and_then(|card| ability_done(card, nth)) {
        Some(done) => format!("Use {name}{asked}: {}", done.trim_end_matches('.')),
        None => format!("Use {name}"),
    }
}

fn queued(nth: u8, seen: &Observation, book: &CardBook) -> String {
    match seen.queue.get(usize::from(nth)) {
        Some(it) => format!("{}, used by {}", book.card(it.def).name, captain(it.seat, seen)),
        None => "something on the queue".to_owned(),
    }
}

fn expend(card: CardId, seen: &Observation, book: &CardBook) -> String {
    let ev = face(card, seen, book).map_or(0, Card::ev);
    format!("Expend {} (EV {ev})", card_name(card, seen, book))
}

fn expendable(card: CardId, seen: &Observation, book: &CardBook) -> String {
    let name = card_name(card, seen, book);
    let words = face(card, seen, book).map_or(&[][..], |card| &card.keywords);
    let worth = words.iter().find_map(|word| {
        let Keyword::Expendable(worth) = word else { return None };
        Some(*worth)
    });
    match worth {
        Some(worth) => format!("Jettison {name} for {}", count(worth, "credit")),
        None => format!("Jettison {name} toward the cost"),
    }
}

fn attempt(card: CardId, seen: &Observation, book: &CardBook) -> String {
    let name = card_name(card, seen, book);
    match face(card, seen, book).and_then(Card::sides) {
        Some(sides) => format!("Attempt {name} ({})", asked(&sides.complication)),
        None => format!("Attempt {name}"),
    }
}

/// The requirements of a complication: "Admin", "enemy ship".
fn asked(side: &ComplicationSide) -> String {
    let enemy = side.enemy.as_ref().map(|enemy| {
        format!("enemy ship {}/{}, structure {}", enemy.attack, enemy.defense, enemy.structure)
    });
    let wanted = requirements(&side.requires);
    match enemy {
        Some(enemy) if wanted.is_empty() => enemy,
        Some(enemy) => format!("{wanted}, {enemy}"),
        None => wanted,
    }
}

fn strike(seat: Seat, seen: &Observation, book: &CardBook) -> String {
    let target = seen.captains.iter().find(|captain| captain.seat == seat);
    let ship = target.map(|target| book.card(target.ship.def).name.as_str());
    format!("Strike {} of {}", ship.unwrap_or("the ship"), captain(seat, seen))
}

fn complete(seen: &Observation, book: &CardBook) -> String {
    let Some(slot) = pursued(seen) else { return "Attempt the contract".to_owned() };
    let sides = contract_in(slot, seen).and_then(|contract| book.card(contract.def).sides());
    let wanted = sides.map_or_else(String::new, |sides| requirements(&sides.contract.requires));
    format!("Attempt {} ({wanted})", contract_name(slot, seen, book))
}

/// The label of an alternative of a subplot of this card, which alone the move does not name.
pub fn subplot_of(card: CardId, nth: u8, by: u8, seen: &Observation, book: &CardBook) -> String {
    let contracts = || seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
    let of_contract = contracts().find(|it| it.id == card);
    let of_contract =
        of_contract.and_then(|it| Some(&book.card(it.def).sides()?.contract.subplots));
    let met = contracts().flat_map(|it| &it.complications).find(|it| it.id == card);
    let of_met = met.and_then(|it| Some(&book.card(it.def?).sides()?.complication.subplots));
    let plot = of_contract.or(of_met).and_then(|subplots| subplots.get(usize::from(nth)));
    plot.and_then(|plot| way(plot, by)).unwrap_or_else(|| subplot(nth, by, seen, book))
}

/// The label of a subplot. The move does not name its card, so the subplot is told in full only if
/// just one fits.
fn subplot(nth: u8, by: u8, seen: &Observation, book: &CardBook) -> String {
    let told = match subplots(nth, seen, book).as_slice() {
        [plot] => way(plot, by),
        _ => None,
    };
    told.unwrap_or_else(|| format!("Attempt subplot {}, way {}", nth + 1, by + 1))
}

/// An alternative of a subplot, and its award: "Steward: gain 1 VP".
fn way(plot: &Subplot, by: u8) -> Option<String> {
    let way = alternative(plot.any_of.get(usize::from(by))?);
    Some(format!("{}: {}", capital(&way), award(plot).trim_end_matches('.')))
}

/// The n-th subplots of the cards you may be attempting: your contract, or its face-up
/// complications.
fn subplots<'a>(nth: u8, seen: &Observation, book: &'a CardBook) -> Vec<&'a Subplot> {
    let Some(contract) = pursued(seen).and_then(|slot| contract_in(slot, seen)) else {
        return Vec::new();
    };
    if seen.stage == Stage::Completing {
        let sides = book.card(contract.def).sides();
        return sides
            .and_then(|sides| sides.contract.subplots.get(usize::from(nth)))
            .into_iter()
            .collect();
    }
    let open = contract.complications.iter().filter(|it| it.face_up);
    let sides = open.filter_map(|it| book.card(it.def?).sides());
    sides.filter_map(|sides| sides.complication.subplots.get(usize::from(nth))).collect()
}
