//! Whether an attempt can succeed with what its captain has now, as the captain can know it.
//!
//! Says that it cannot only where that is certain as things stand: of what a requirement asks of a
//! card, only kind, skills and what is printed are looked at.

use cards::{
    CaptainSeen, CardId, CardSeen, Observation,
    data::{
        Ability, Card, CardBook, Condition, EnemyShip, Face, Filter, Kind, Level, Quality,
        Requirement, Skill, Subplot, Token,
    },
    text,
};

use super::Note;

/// A contract or complication on the table, by the side in use.
pub(super) struct Attempt<'a> {
    pub requires: &'a [Requirement],
    pub subplots: &'a [Subplot],
    enemy: Option<(&'a EnemyShip, u8)>,
}

/// The captain who looks.
pub fn me(seen: &Observation) -> Option<&CaptainSeen> {
    seen.captains.iter().find(|captain| captain.seat == seen.you)
}

impl<'a> Attempt<'a> {
    /// The attempt at this card; `None` if its face is hidden or it lies nowhere.
    pub fn of(card: CardId, seen: &Observation, book: &'a CardBook) -> Option<Attempt<'a>> {
        let contracts = seen.slots.iter().filter_map(|slot| slot.contract.as_ref());
        contracts.into_iter().find_map(|contract| {
            if contract.id == card {
                let side = &book.card(contract.def).sides()?.contract;
                let (requires, subplots) = (&side.requires, &side.subplots);
                return Some(Attempt { requires, subplots, enemy: None });
            }
            let lying = contract.complications.iter().find(|it| it.id == card)?;
            let side = &book.card(lying.def?).sides()?.complication;
            let enemy = side.enemy.as_ref().map(|enemy| (enemy, lying.harm));
            Some(Attempt { requires: &side.requires, subplots: &side.subplots, enemy })
        })
    }

    /// What it costs, or why it would fail.
    pub fn outlook(&self, seen: &Observation, book: &CardBook) -> Option<Note> {
        if let Some(missing) = missing(self.requires, seen, book) {
            return Some(Note::Fails(missing));
        }
        let expense = expense(self.requires);
        let Some((enemy, harm)) = self.enemy else {
            return (expense > 0).then(|| Note::Brings(format!("expense {expense}")));
        };
        let me = me(seen)?;
        (!depends_on_role(me, book)).then(|| fight(enemy, harm, expense, me, seen.purse))
    }
}

/// A fight with an enemy ship: it is resolved only when destroyed, and keeps its damage
/// (CCG-ENM-3, CCG-ENM-4). All its damage is an expense (CCG-ENM-6).
fn fight(enemy: &EnemyShip, harm: u8, before: u16, me: &CaptainSeen, purse: u16) -> Note {
    let ship = &me.ship;
    let damage = ship.attack - enemy.defense;
    let answer = before + (enemy.attack - ship.defense).max(0).unsigned_abs();
    let costs = if answer > 0 { format!(", expense {answer}") } else { String::new() };
    if answer > purse {
        return Note::Fails(format!("expense {answer} is more than the {purse} you have"));
    }
    if damage <= 0 {
        let reason = format!("attack {} against defense {}", ship.attack, enemy.defense);
        return Note::Fails(format!("{reason}{costs}"));
    }
    let left = enemy.structure - i16::from(harm);
    Note::Brings(match damage < left {
        true => format!("damages it, {damage} of {left}, which does not resolve it{costs}"),
        false => format!("{damage} damage, structure {left}{costs}"),
    })
}

/// Whether something of a captain's counts only in a fight: then its values now tell too little.
pub(super) fn depends_on_role(captain: &CaptainSeen, book: &CardBook) -> bool {
    let in_play = captain.in_play.iter().map(|card| card.def);
    let mut abilities = in_play.chain([captain.ship.def]).flat_map(|def| &book.card(def).abilities);
    abilities.any(|ability| match ability {
        Ability::Persistent(text) => {
            matches!(text.when, Some(Condition::Attacking | Condition::Defending))
        }
        Ability::Activated(_) | Ability::Triggered(_) => false,
    })
}

/// The first requirement of these that the captain cannot meet, in words.
pub(super) fn missing(
    wanted: &[Requirement],
    seen: &Observation,
    book: &CardBook,
) -> Option<String> {
    let me = me(seen)?;
    let expense = expense(wanted);
    if expense > seen.purse {
        return Some(format!("expense {expense} is more than the {} you have", seen.purse));
    }
    let short = |token: Token| match me.pool.iter().any(|held| held.meets(token)) {
        true => format!("not enough {}", text::token(token)),
        false => format!("no {}", text::token(token)),
    };
    uncovered(&me.pool, &tokens(wanted)).map(short).or_else(|| {
        let lacking = wanted.iter().find(|it| !has_card(it, me, book))?;
        Some(format!("you cannot {}", text::requirement(lacking)))
    })
}

/// The first token of these that neither ship nor crew supplies.
pub(super) fn unsupplied(wanted: &[Requirement], seen: &Observation) -> Option<String> {
    let me = me(seen)?;
    let icons = me.ship.capabilities.iter().map(|&icon| Token::Capability(icon));
    let skills = me.in_play.iter().flat_map(|card| card.skills.iter().copied());
    let supply: Vec<Token> =
        icons.chain(skills.map(|(skill, level)| Token::Skill(skill, level))).collect();
    // Whoever can do everything can do this as well, as a trained hand (CCG-JOT-4a).
    let is_jack = |it: &Token| matches!(it, Token::Skill(Skill::JackOfAllTrades, _));
    let is_picked = |token: Token| {
        matches!(token, Token::Skill(skill, Level::Trained) if skill.can_be_picked())
            && supply.iter().any(is_jack)
    };
    let tokens: Vec<Token> = tokens(wanted).into_iter().filter(|it| !is_picked(*it)).collect();
    uncovered(&supply, &tokens).map(text::token)
}

/// Whether there is nothing but tokens among these.
pub(super) fn takes_tokens_alone(wanted: &[Requirement]) -> bool {
    wanted.iter().all(|it| matches!(it, Requirement::Token(_)))
}

fn expense(wanted: &[Requirement]) -> u16 {
    let owed = wanted.iter().map(|it| match it {
        Requirement::Expense(owed) => u16::from(*owed),
        Requirement::Token(_)
        | Requirement::Jettison(_)
        | Requirement::Exert(_)
        | Requirement::Control(_) => 0,
    });
    owed.fold(0, u16::saturating_add)
}

fn tokens(wanted: &[Requirement]) -> Vec<Token> {
    let token = |it: &Requirement| match it {
        Requirement::Token(token) => Some(*token),
        Requirement::Jettison(_)
        | Requirement::Exert(_)
        | Requirement::Expense(_)
        | Requirement::Control(_) => None,
    };
    wanted.iter().filter_map(token).collect()
}

/// The first of the `wanted` tokens for which, together with those before it, there are not enough.
fn uncovered(held: &[Token], wanted: &[Token]) -> Option<Token> {
    (0..wanted.len()).find(|&n| !covers(held, &wanted[..=n])).map(|n| wanted[n])
}

/// Whether each wanted token can be met by a different one (CCG-CAP-5).
fn covers(held: &[Token], wanted: &[Token]) -> bool {
    let Some((first, rest)) = wanted.split_first() else { return true };
    (0..held.len()).any(|n| {
        let is_new = !held[..n].contains(&held[n]);
        is_new && held[n].meets(*first) && {
            let mut left = held.to_vec();
            left.remove(n);
            covers(&left, rest)
        }
    })
}

fn has_card(wanted: &Requirement, me: &CaptainSeen, book: &CardBook) -> bool {
    let fits = |filter: &Filter, ready: bool| {
        let mut own = me.in_play.iter().filter(|card| !ready || !card.exerted);
        is_another_kind(filter.kind) || own.any(|card| may_fit(filter, card, book))
    };
    match wanted {
        Requirement::Jettison(filter) | Requirement::Control(filter) => fits(filter, false),
        Requirement::Exert(filter) => fits(filter, true),
        Requirement::Token(_) | Requirement::Expense(_) => true,
    }
}

/// Kinds that are not among a captain's cards in play.
fn is_another_kind(kind: Kind) -> bool {
    !matches!(kind, Kind::Crew | Kind::Gear | Kind::Upgrade | Kind::Connection | Kind::Permanent)
}

/// Whether kind, skills and what is printed fit; the rest is taken on trust.
fn may_fit(filter: &Filter, card: &CardSeen, book: &CardBook) -> bool {
    let printed = book.card(card.def);
    let face = &printed.face;
    let is_kind = matches!(
        (filter.kind, face),
        (Kind::Crew, Face::Crew(_))
            | (Kind::Gear, Face::Gear(_))
            | (Kind::Upgrade, Face::Upgrade(_))
            | (Kind::Connection, Face::Connection(_))
            | (Kind::Permanent, _)
    );
    let skill = |quality: &Quality| {
        let Quality::Skill(skill) = quality else { return None };
        Some(*skill)
    };
    let mut skills = filter.having.iter().filter_map(skill);
    is_kind
        && skills.all(|skill| card.skills.iter().any(|(own, _)| *own == skill))
        && !filter.having.iter().any(|quality| lacks(printed, quality, book))
}

/// Whether a card does not have this quality: what is printed does not change, but for traits that some card
/// can give.
fn lacks(card: &Card, quality: &Quality, book: &CardBook) -> bool {
    match (quality, &card.face) {
        (Quality::Trait(name), _) => !card.traits.contains(name) && !book.grants_trait(name),
        (Quality::Species(name), Face::Crew(crew)) => crew.species != *name,
        (Quality::Gear(kind), Face::Gear(gear)) => gear.subtype != *kind,
        (Quality::Upgrade(kind), Face::Upgrade(upgrade)) => upgrade.subtype != *kind,
        (Quality::Connection(kind), Face::Connection(it)) => it.subtype != *kind,
        _ => false,
    }
}
