//! Cards that match a filter, and conditions of captains.

use engine::Seat;

use super::{subplots, values};
use crate::{
    choice::CardId,
    data::{
        Condition, Face, Filter, Keyword, Kind, Level, Quality, Requirement, Skill, Token, Whose,
    },
    state::{Activity, CardType, PlayKind, Queued, TableRead, Target, Zone},
};

/// Whether present values count, or only printed ones.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Depth {
    Printed,
    Now,
}

/// All possible targets of this filter for `seat`, in a stable order. `source` is the card that
/// asks.
pub(super) fn candidates(
    table: &impl TableRead,
    seat: Seat,
    source: Option<CardId>,
    filter: &Filter,
) -> Vec<Target> {
    if is_queued_kind(filter.kind) {
        let queue = table.queue().0.iter().enumerate();
        return queue
            .filter(|(_, queued)| queued_matches(table, seat, source, filter, queued))
            .map(|(n, _)| Target::Queued(n as u8))
            .collect();
    }
    cards(table, seat, source, filter).into_iter().map(Target::Card).collect()
}

/// All cards that match a filter, in a stable order.
pub(super) fn cards(
    table: &impl TableRead,
    seat: Seat,
    source: Option<CardId>,
    filter: &Filter,
) -> Vec<CardId> {
    if matches!(filter.kind, Kind::Contract | Kind::Complication) {
        let slots = table.slots().flat_map(|slot| slot.contract.iter().chain(&slot.complications));
        let is_such = |id: &CardId| matches(table, seat, source, filter, *id, Depth::Now);
        return slots.copied().filter(is_such).collect();
    }
    let asker = Asker { table, seat, source, depth: Depth::Now };
    let theirs = table.standing().iter().filter(|card| {
        belongs(filter.whose, seat, card.controller) && stands_for(filter.kind, card.card_type)
    });
    theirs.map(|card| card.id).filter(|&id| asker.finds_all(filter, id)).collect()
}

/// Whether a card in play matches a filter.
pub(super) fn matches(
    table: &impl TableRead,
    seat: Seat,
    source: Option<CardId>,
    filter: &Filter,
    id: CardId,
    depth: Depth,
) -> bool {
    let asker = Asker { table, seat, source, depth };
    is_kind(table, seat, filter, id) && asker.finds_all(filter, id)
}

/// The viewpoint of a filter: its captain, its card, and its depth.
struct Asker<'w, T> {
    table: &'w T,
    seat: Seat,
    source: Option<CardId>,
    depth: Depth,
}

impl<T: TableRead> Asker<'_, T> {
    /// Whether a card has every quality of a filter.
    fn finds_all(&self, filter: &Filter, id: CardId) -> bool {
        filter.having.iter().all(|quality| is(self, quality, id))
    }
}

/// Whether a card has the filter's kind and owner.
fn is_kind(table: &impl TableRead, seat: Seat, filter: &Filter, id: CardId) -> bool {
    let is_in_slot = match filter.kind {
        Kind::Contract => matches!(table.zone(id), Zone::Contract(_)),
        Kind::Complication => matches!(table.zone(id), Zone::Complication { .. }),
        kind => {
            let card = table.find(id).filter(|card| stands_for(kind, card.card_type));
            return card.is_some_and(|card| belongs(filter.whose, seat, card.controller));
        }
    };
    is_in_slot && belongs(filter.whose, seat, table.card(id).owner)
}

/// Whether a card in play of this type is of the kind.
fn stands_for(kind: Kind, card_type: CardType) -> bool {
    match kind {
        Kind::Ship => card_type == CardType::Ship,
        Kind::Crew => card_type == CardType::Crew,
        Kind::Gear => card_type == CardType::Gear,
        Kind::Upgrade => card_type == CardType::Upgrade,
        Kind::Connection => card_type == CardType::Connection,
        Kind::Permanent => card_type.is_permanent(),
        _ => false,
    }
}

/// Whether a card in a hand or pile matches a filter, as printed.
pub(super) fn matches_printed(table: &impl TableRead, filter: &Filter, id: CardId) -> bool {
    let face = &table.printed(id).face;
    let fits = match (filter.kind, face) {
        (Kind::Crew, Face::Crew(_))
        | (Kind::Gear, Face::Gear(_))
        | (Kind::Upgrade, Face::Upgrade(_))
        | (Kind::Connection, Face::Connection(_))
        | (Kind::PlayedEvent, Face::Event(_))
        | (Kind::PlayedHeroic, Face::Heroic(_)) => true,
        (Kind::Permanent, _) => table.printed(id).is_permanent(),
        _ => false,
    };
    let owner = table.card(id).owner;
    let asker = Asker { table, seat: owner, source: None, depth: Depth::Printed };
    fits && asker.finds_all(filter, id)
}

fn belongs(wanted: Whose, seat: Seat, whose: Seat) -> bool {
    match wanted {
        Whose::Anyones => true,
        Whose::Yours => whose == seat,
        Whose::Opposing => whose != seat,
    }
}

fn is<T: TableRead>(asker: &Asker<T>, quality: &Quality, id: CardId) -> bool {
    let &Asker { table, seat, source, depth } = asker;
    let face = &table.printed(id).face;
    match quality {
        Quality::Trait(wanted) => match depth {
            Depth::Printed => values::printed_traits(table, id).contains(wanted),
            Depth::Now => table.is_face_up(id) && values::has_trait(table, id, wanted),
        },
        Quality::Species(wanted) => matches!(face, Face::Crew(crew) if crew.species == *wanted),
        Quality::NonHuman => matches!(face, Face::Crew(crew) if crew.species != HUMAN),
        Quality::Human => is_human(table, id),
        Quality::Skill(skill) => has_skill(table, id, *skill, depth),
        Quality::Gear(kind) => matches!(face, Face::Gear(gear) if gear.subtype == *kind),
        Quality::Upgrade(kind) => matches!(face, Face::Upgrade(part) if part.subtype == *kind),
        Quality::Connection(kind) => matches!(face, Face::Connection(c) if c.subtype == *kind),
        Quality::Exerted => table.is_exerted(id),
        Quality::Ready => !table.is_exerted(id),
        Quality::Damaged => table.harm(id) > 0,
        Quality::FaceDown => !table.is_face_up(id),
        Quality::FaceUp => table.is_face_up(id),
        Quality::Requires(token) => table.is_face_up(id) && requires(table, id, *token),
        Quality::SubplotRequires(token) => {
            table.is_face_up(id) && some_subplot_requires(table, id, *token)
        }
        Quality::Least(value, least) => match depth {
            Depth::Printed => values::native(table, id, *value) >= *least,
            Depth::Now => values::value(table, id, *value) >= *least,
        },
        Quality::NativeLeast(value, least) => values::native(table, id, *value) >= *least,
        Quality::Pursued => {
            pursued(table, seat) == slot_of(table, id) && slot_of(table, id).is_some()
        }
        Quality::Another => source != Some(id),
    }
}

/// The only species that is not non-human (CCG-ATTR-13).
const HUMAN: &str = "Human";

/// CCG-KEY-11: a near-human counts as human and still as non-human.
fn is_human(table: &impl TableRead, id: CardId) -> bool {
    let Face::Crew(crew) = &table.printed(id).face else { return false };
    crew.species == HUMAN || table.printed(id).keywords.contains(&Keyword::NearHuman)
}

fn has_skill(table: &impl TableRead, id: CardId, skill: Skill, depth: Depth) -> bool {
    match depth {
        Depth::Printed => {
            matches!(&table.printed(id).face, Face::Crew(crew) if crew.skills.contains_key(&skill))
        }
        Depth::Now => skill_level(table, id, skill).is_some(),
    }
}

/// A crew's present level in a skill.
pub(super) fn skill_level(table: &impl TableRead, crew: CardId, skill: Skill) -> Option<Level> {
    values::skill(table, crew, skill)
}

/// Whether the card's own side requires a token; subplots do not count (CCG-LINK-4).
///
/// So a link with cargo means complications that require cargo (CCG-LINK-3).
fn requires(table: &impl TableRead, id: CardId, token: Token) -> bool {
    let Some(sides) = table.printed(id).sides() else { return false };
    let requirements = match table.zone(id) {
        Zone::Contract(_) => &sides.contract.requires,
        _ => &sides.complication.requires,
    };
    requirements.iter().any(|requirement| asks_for(requirement, token))
}

/// Whether a subplot of the card requires a token; the icon is the subplot's, not the card's
/// (CCG-LINK-4).
fn some_subplot_requires(table: &impl TableRead, id: CardId, token: Token) -> bool {
    let requirements = subplots::of(table, id).iter().flat_map(|subplot| &subplot.any_of).flatten();
    requirements.into_iter().any(|requirement| asks_for(requirement, token))
}

/// Whether a requirement shows such an icon (CCG-LINK-2). A pair counts as each of its halves
/// (CCG-CAP-4) and an expert's icon as a trained one's; a half does not count as a pair.
pub(super) fn asks_for(requirement: &Requirement, icon: Token) -> bool {
    matches!(requirement, Requirement::Token(shown) if shown.meets(icon))
}

fn pursued(table: &impl TableRead, seat: Seat) -> Option<crate::SlotNo> {
    match table.activity(seat) {
        Activity::Pursuing(slot) => Some(slot),
        Activity::Uncommitted | Activity::Pirate => None,
    }
}

fn slot_of(table: &impl TableRead, id: CardId) -> Option<crate::SlotNo> {
    match table.zone(id) {
        Zone::Contract(slot) | Zone::Complication { slot, .. } => Some(slot),
        _ => None,
    }
}

fn is_queued_kind(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::PlayedEvent
            | Kind::PlayedHeroic
            | Kind::ProcuredCard
            | Kind::UsedAbility
            | Kind::AnythingQueued
    )
}

fn queued_matches(
    table: &impl TableRead,
    seat: Seat,
    source: Option<CardId>,
    filter: &Filter,
    queued: &Queued,
) -> bool {
    let is_kind = matches!(
        (filter.kind, queued.play.kind),
        (Kind::AnythingQueued, _)
            | (Kind::PlayedEvent, PlayKind::Event)
            | (Kind::PlayedHeroic, PlayKind::Heroic { .. })
            | (Kind::ProcuredCard, PlayKind::Procuring)
            | (Kind::UsedAbility, PlayKind::Ability(_))
    );
    let asker = Asker { table, seat, source, depth: Depth::Printed };
    is_kind
        && !queued.cancelled
        && belongs(filter.whose, seat, queued.play.seat)
        && asker.finds_all(filter, queued.play.card)
}

/// Whether a condition holds for `seat`, controller of `source`.
pub(super) fn holds(
    table: &impl TableRead,
    seat: Seat,
    source: Option<CardId>,
    condition: &Condition,
    depth: Depth,
) -> bool {
    match condition {
        Condition::Control(least, filter) => {
            let such = table.controlled(seat);
            let such = such.filter(|&id| matches(table, seat, source, filter, id, depth));
            such.take(usize::from(*least)).count() == usize::from(*least)
        }
        Condition::Infamy(least) => values::infamy(table, seat) >= *least,
        Condition::Pursuing => matches!(table.activity(seat), Activity::Pursuing(_)),
        Condition::Pirate => table.activity(seat) == Activity::Pirate,
        Condition::SucceededAtPiracy => table.struck(seat) == Some(true),
        Condition::Behind => {
            let vp = table.captain(seat).vp;
            table.opponents(seat).iter().all(|&other| table.captain(other).vp > vp)
        }
        Condition::Counters(least) => {
            source.is_some_and(|card| table.condition(card).counters >= *least)
        }
        Condition::First => table.round().first == seat,
        Condition::Attacking => table.round().fight.is_some_and(|f| f.attacker == Some(seat)),
        Condition::Defending => table.round().fight.is_some_and(|f| f.defender == Some(seat)),
    }
}
