//! Present values: printed ones, with every change to them (CCG-MOD).

mod skills;

use engine::Seat;

use super::filter::{self, Depth};
use crate::{
    choice::CardId,
    data::{Ability, Capability, Card, Face, Keyword, Modifier, Persistent, Select, Source, Value},
    state::{Kinds, LastingChange, Standing, TableRead, Zone},
};

pub(super) use skills::skill;
pub(crate) use skills::{skills, skills_of};

/// Largest value, so that sums of two never overflow.
const MOST: i16 = 10_000;

/// A value of a card in play: printed, plus all changes, and never below 0 (CCG-MOD-4, CCG-MOD-5).
///
/// A card that changes a number of the rules, such as a limit, overrides it, and nothing else
/// (CCG-GEN-2, CCG-GEN-2a). A trait changes nothing by itself (CCG-ATTR-12).
///
/// Every halving then takes half of the sum, rounded up (CCG-MOD-3).
pub(crate) fn value(table: &impl TableRead, card: CardId, what: Value) -> i16 {
    value_with(table, card, what, 0)
}

/// The same with `more` in the sum, without a change to the card itself.
pub(super) fn value_with(table: &impl TableRead, card: CardId, what: Value, more: i16) -> i16 {
    value_of(table, card, table.printed(card), what, more)
}

fn value_of(table: &impl TableRead, card: CardId, printed: &Card, what: Value, more: i16) -> i16 {
    changed(table, card, what, native_of(table, printed, what).saturating_add(more))
}

/// A sum with all changes to such a value on `card`.
fn changed(table: &impl TableRead, card: CardId, what: Value, mut sum: i16) -> i16 {
    let mut halvings = 0;
    let is_of = |change: &&Modifier| match change {
        Modifier::Change(value, _) | Modifier::Halve(value) => *value == what,
        _ => false,
    };
    let pick = |change| Some(change).filter(is_of);
    changes(table, card, Kinds::of_value(what), pick, |change| match change {
        Modifier::Change(_, by) => sum = sum.saturating_add(i16::from(*by)),
        _ => halvings += 1,
    });
    (0..halvings).fold(sum.clamp(0, MOST), |left, _| (left + 1) / 2)
}

/// The printed value (CCG-MOD-6); 0 if there is none.
pub(super) fn native(table: &impl TableRead, card: CardId, what: Value) -> i16 {
    native_of(table, table.printed(card), what)
}

fn native_of(table: &impl TableRead, printed: &Card, what: Value) -> i16 {
    match (&printed.face, what) {
        (Face::Ship(ship), Value::Attack) => ship.attack,
        (Face::Ship(ship), Value::Defense) => ship.defense,
        (Face::Ship(ship), Value::Jump) => ship.jump,
        (Face::Ship(ship), Value::Initiative) => ship.initiative,
        (Face::Ship(ship), Value::Tonnage) => ship.tonnage as i16,
        (Face::Ship(ship), Value::CrewSlots) => ship.crew_slots,
        (Face::Ship(ship), Value::UpgradeSlots(kind)) => {
            ship.upgrade_slots.get(&kind).copied().unwrap_or(0)
        }
        (Face::Ship(_), Value::ConnectionLimit(_)) | (Face::Crew(_), Value::GearLimit(_)) => 1,
        (Face::Ship(_), Value::HandSize) => table.rules().hand,
        (Face::Ship(_), Value::VictoryThreshold) => table.rules().victory,
        (Face::Crew(crew), Value::WoundCapacity) => crew.wounds,
        (Face::Upgrade(upgrade), Value::StructureCapacity) => upgrade.structure,
        (Face::Adventure(sides), Value::Distance) => sides.contract.distance,
        (Face::Adventure(sides), Value::AbandonmentPenalty) => sides.contract.abandonment,
        (Face::Adventure(sides), Value::Vp) => sides.contract.vp,
        (_, Value::ProcureCost | Value::HeroicCost) => printed_cost(printed, what),
        _ => 0,
    }
}

/// The printed cost of a permanent or a heroic; 0 for anything else.
fn printed_cost(printed: &Card, what: Value) -> i16 {
    let is_such = match what {
        Value::HeroicCost => matches!(printed.face, Face::Heroic(_)),
        _ => printed.is_permanent(),
    };
    if is_such { printed.cost().unwrap_or(0).into() } else { 0 }
}

/// Harm that destroys a card; `None` for cards that take none. Changes apply only in play.
pub(crate) fn harm_capacity(table: &impl TableRead, card: CardId) -> Option<i16> {
    harm_capacity_of(table, card, table.printed(card), table.zone(card) == Zone::InPlay)
}

/// The same with the card already looked up.
pub(crate) fn harm_capacity_of(
    table: &impl TableRead,
    card: CardId,
    printed: &Card,
    in_play: bool,
) -> Option<i16> {
    let now = |what| match in_play {
        true => value_of(table, card, printed, what, 0),
        false => native_of(table, printed, what),
    };
    match &printed.face {
        Face::Crew(_) => Some(now(Value::WoundCapacity)),
        Face::Upgrade(_) => Some(now(Value::StructureCapacity)),
        Face::Adventure(sides) => sides.complication.enemy.as_ref().map(|enemy| enemy.structure),
        Face::Ship(_) | Face::Connection(_) | Face::Gear(_) | Face::Event(_) | Face::Heroic(_) => {
            None
        }
    }
}

/// The abilities of every card that `seat` controls: printed ones, unless blanked for a time
/// (CCG-GEN-7). In order of entering.
pub(super) fn abilities_of(
    table: &impl TableRead,
    seat: Seat,
) -> impl Iterator<Item = (&Standing, &[Ability])> {
    let (book, lasting) = (table.book(), table.lasting());
    let able = table.standing_of(seat).filter(|card| !is_blanked(lasting, card.id));
    able.map(|card| (card, &book.card(card.def).abilities[..]))
}

/// Printed keywords, unless the card is blanked.
pub(super) fn printed_keywords(table: &impl TableRead, card: CardId) -> &[Keyword] {
    keywords_on(table, card, table.printed(card))
}

fn keywords_on<'c>(table: &impl TableRead, card: CardId, printed: &'c Card) -> &'c [Keyword] {
    if is_blank(table, card) { &[] } else { &printed.keywords }
}

/// Whether a card is blanked. Only lasting effects blank cards, so this asks no ability.
fn is_blank(table: &impl TableRead, card: CardId) -> bool {
    is_blanked(table.lasting(), card)
}

fn is_blanked(lasting: &[LastingChange], card: CardId) -> bool {
    lasting.iter().any(|lasting| lasting.on == card && lasting.change == Modifier::NoAbilities)
}

/// Capability icons of a ship, with those of its upgrades (CCG-RSC-1b).
pub(crate) fn capabilities(table: &impl TableRead, ship: CardId) -> Vec<Capability> {
    let Face::Ship(printed) = &table.printed(ship).face else { return Vec::new() };
    let mut icons = printed.capabilities.clone();
    let pick = |change: &Modifier| match change {
        Modifier::Capability(icon) => Some(*icon),
        _ => None,
    };
    changes(table, ship, Kinds::CAPABILITY, pick, |icon| icons.push(icon));
    icons
}

/// Printed keywords and granted ones.
#[cfg(test)]
pub(crate) fn keywords(table: &impl TableRead, card: CardId) -> Vec<Keyword> {
    keywords_of(table, card, table.printed(card))
}

/// The same with the card already looked up.
pub(crate) fn keywords_of(table: &impl TableRead, card: CardId, printed: &Card) -> Vec<Keyword> {
    let mut keywords = keywords_on(table, card, printed).to_vec();
    let pick = |change: &Modifier| match change {
        Modifier::Keyword(keyword) => Some(keyword.clone()),
        _ => None,
    };
    changes(table, card, Kinds::KEYWORD, pick, |keyword| keywords.push(keyword));
    keywords
}

/// The same, each with the card that gives it: itself, or another in play.
pub(super) fn keywords_by(table: &impl TableRead, card: CardId) -> Vec<(CardId, Keyword)> {
    let own = printed_keywords(table, card).iter().cloned();
    let mut keywords: Vec<(CardId, Keyword)> = own.map(|keyword| (card, keyword)).collect();
    let pick = |change: &Modifier| match change {
        Modifier::Keyword(keyword) => Some(keyword.clone()),
        _ => None,
    };
    changes_by(table, card, &[], Kinds::KEYWORD, pick, |by, word| keywords.push((by, word)));
    keywords
}

/// Sum of the points of a numeric keyword (CCG-KEY-21).
pub(super) fn points(
    table: &impl TableRead,
    card: CardId,
    of: impl Fn(&Keyword) -> Option<u8>,
) -> u8 {
    points_without(table, card, &[], of)
}

/// The same as if some cards had left play.
pub(super) fn points_without(
    table: &impl TableRead,
    card: CardId,
    gone: &[CardId],
    of: impl Fn(&Keyword) -> Option<u8>,
) -> u8 {
    let mut sum = printed_keywords(table, card).iter().filter_map(&of).fold(0, u8::saturating_add);
    let pick = |change: &Modifier| match change {
        Modifier::Keyword(keyword) => of(keyword),
        _ => None,
    };
    changes_by(table, card, gone, Kinds::KEYWORD, pick, |_, more| sum = sum.saturating_add(more));
    sum
}

/// Whether any such changes exist at all.
pub(super) fn are_changed(table: &impl TableRead, kinds: Kinds) -> bool {
    let mut changing = table.cards_in_play().changing.iter();
    changing.any(|source| source.kinds.touch(kinds))
        || table.lasting().iter().any(|lasting| Kinds::of(&lasting.change).touch(kinds))
}

pub(super) fn has(table: &impl TableRead, card: CardId, keyword: &Keyword) -> bool {
    has_any(table, card, |held| held == keyword)
}

fn has_any(table: &impl TableRead, card: CardId, is: impl Fn(&Keyword) -> bool) -> bool {
    let granted = |change: &Modifier| matches!(change, Modifier::Keyword(held) if is(held));
    printed_keywords(table, card).iter().any(&is)
        || is_changed(table, card, Kinds::KEYWORD, granted)
}

/// Whether a card is Trifling; Hindrance is also Integral and Trifling (CCG-KEY-10).
pub(super) fn is_trifling(table: &impl TableRead, card: CardId) -> bool {
    has_any(table, card, |held| matches!(held, Keyword::Trifling | Keyword::Hindrance))
}

/// Whether a card is Integral (CCG-KEY-13, CCG-KEY-10).
pub(super) fn is_integral(table: &impl TableRead, card: CardId) -> bool {
    has_any(table, card, |held| matches!(held, Keyword::Integral | Keyword::Hindrance))
}

pub(super) fn cannot_ready(table: &impl TableRead, card: CardId) -> bool {
    is_changed(table, card, Kinds::READYING, |change| *change == Modifier::CannotReady)
}

/// Printed traits and granted ones.
pub(super) fn has_trait(table: &impl TableRead, card: CardId, wanted: &str) -> bool {
    let granted = |change: &Modifier| matches!(change, Modifier::Trait(held) if held == wanted);
    printed_traits(table, card).iter().any(|held| held == wanted)
        || is_changed(table, card, Kinds::TRAIT, granted)
}

pub(super) fn printed_traits(table: &impl TableRead, card: CardId) -> &[String] {
    let printed = table.printed(card);
    match (&printed.face, table.zone(card)) {
        (Face::Adventure(sides), Zone::Contract(_)) => &sides.contract.traits,
        (Face::Adventure(sides), _) => &sides.complication.traits,
        _ => &printed.traits,
    }
}

/// Infamy tokens and Infamous cards (CCG-KEY-12, CCG-KEY-12a).
pub(crate) fn infamy(table: &impl TableRead, seat: Seat) -> u8 {
    let infamous = table.controlled(seat).filter(|&id| has(table, id, &Keyword::Infamous));
    let more = u8::try_from(infamous.count()).unwrap_or(u8::MAX);
    table.captain(seat).infamy.saturating_add(more)
}

/// Victory points this captain needs (CCG-VIC-2).
pub(crate) fn threshold(table: &impl TableRead, seat: Seat) -> i16 {
    value(table, table.captain(seat).ship, Value::VictoryThreshold)
}

/// Credits to procure a card in the Procurement Phase, infamy included (CCG-PRC-1b, CCG-COST-6).
///
/// Only resolved changes count (CCG-COST-4); infamy counts at once (CCG-INF-4), and for free cards
/// too (CCG-INF-2).
pub(crate) fn procure_cost(table: &impl TableRead, seat: Seat, card: CardId) -> u8 {
    play_cost(table, seat, card, Value::ProcureCost, surcharge(table, seat))
}

/// Surcharge of infamy on a captain's procurements (CCG-COST-6).
pub(crate) fn surcharge(table: &impl TableRead, seat: Seat) -> i16 {
    i16::from(table.rules().infamy_surcharge) * i16::from(infamy(table, seat))
}

/// The printed cost with the changes on the captain's ship; never below 0 (CCG-COST-7). A halving
/// halves the whole sum with its surcharges, rounded up (CCG-MOD-3).
pub(crate) fn play_cost(
    table: &impl TableRead,
    seat: Seat,
    card: CardId,
    what: Value,
    more: i16,
) -> u8 {
    let printed = i16::from(table.printed(card).cost().unwrap_or(0));
    credits(changed(table, table.captain(seat).ship, what, printed.saturating_add(more)))
}

/// A sum as credits, from 0 to the most that can be owed.
pub(super) fn credits(sum: i16) -> u8 {
    sum.clamp(0, u8::MAX.into()) as u8
}

/// Calls `with` for every change of these kinds on `card` that `pick` selects: persistent abilities
/// in play first, in order of entering (CCG-TIM-6), then lasting effects.
fn changes<'w, T>(
    table: &'w impl TableRead,
    card: CardId,
    kinds: Kinds,
    pick: impl Fn(&'w Modifier) -> Option<T>,
    with: impl FnMut(T),
) {
    let mut with = with;
    changes_by(table, card, &[], kinds, pick, |_, change| with(change));
}

/// The same as if some cards had left play, each change with the card in play that makes it; for
/// lasting effects this is the card itself.
fn changes_by<'w, T>(
    table: &'w impl TableRead,
    card: CardId,
    gone: &[CardId],
    kinds: Kinds,
    pick: impl Fn(&'w Modifier) -> Option<T>,
    mut with: impl FnMut(CardId, T),
) {
    let lasting = table.lasting();
    let changing = table.cards_in_play().changing.iter();
    for source in changing.filter(|source| source.kinds.touch(kinds)) {
        if is_blanked(lasting, source.id) || gone.contains(&source.id) {
            continue;
        }
        for ability in &table.book().card(source.def).abilities {
            let Ability::Persistent(persistent) = ability else { continue };
            // Most abilities change something else, which is cheaper to check than their reach.
            let mut picked = persistent.change.iter().filter_map(&pick).peekable();
            if picked.peek().is_some() && applies(table, source.id, persistent, card) {
                picked.for_each(|change| with(source.id, change));
            }
        }
    }
    let lasting = lasting.iter().filter(|lasting| lasting.on == card);
    lasting.filter_map(|lasting| pick(&lasting.change)).for_each(|change| with(card, change));
}

/// Whether one of the changes on a card is of this kind.
fn is_changed(
    table: &impl TableRead,
    card: CardId,
    kinds: Kinds,
    is: impl Fn(&Modifier) -> bool,
) -> bool {
    let mut found = false;
    changes(table, card, kinds, |change| is(change).then_some(()), |()| found = true);
    found
}

/// Whether a card is invulnerable to changes by `source`, as printed or granted (CCG-KEY-14b).
fn resists(table: &impl TableRead, source: CardId, card: CardId) -> bool {
    let Some(word) = shutting_out(table, source) else { return false };
    source != card
        && (printed_keywords(table, card).contains(&word) || is_shut(table, source, card, &word))
}

/// The same as printed only (CCG-KEY-14b): cards that grant it are checked no deeper, or it would
/// depend on itself.
fn resists_by_print(table: &impl TableRead, source: CardId, card: CardId) -> bool {
    let word = shutting_out(table, source);
    source != card && word.is_some_and(|word| printed_keywords(table, card).contains(&word))
}

/// The keyword that makes a card invulnerable to this card's effects.
fn shutting_out(table: &impl TableRead, source: CardId) -> Option<Keyword> {
    kind_of_source(&table.printed(source).face).map(Keyword::Invulnerable)
}

/// Whether something grants a card the keyword against `source`: for a time, or from another card
/// in play. The giver does not shut itself out.
fn is_shut(table: &impl TableRead, source: CardId, card: CardId, word: &Keyword) -> bool {
    let is_it = |change: &Modifier| matches!(change, Modifier::Keyword(held) if held == word);
    let lasting = table.lasting();
    let changing = table.cards_in_play().changing.iter();
    let mut granting = changing.filter(|other| {
        other.id != source
            && other.kinds.touch(Kinds::INVULNERABLE)
            && !is_blanked(lasting, other.id)
    });
    lasting.iter().any(|lasting| lasting.on == card && is_it(&lasting.change))
        || granting.any(|other| {
            let abilities = table.book().card(other.def).abilities.iter();
            abilities.into_iter().any(|ability| match ability {
                Ability::Persistent(it) => {
                    it.change.iter().any(is_it)
                        && concerns(table, other.id, it, card)
                        && !resists_by_print(table, other.id, card)
                }
                _ => false,
            })
        })
}

/// The kind of source of a card in play (CCG-KEY-14).
pub(super) fn kind_of_source(face: &Face) -> Option<Source> {
    match face {
        Face::Gear(_) => Some(Source::Gear),
        Face::Crew(_) => Some(Source::Crew),
        Face::Connection(_) => Some(Source::Connections),
        Face::Upgrade(_) => Some(Source::Upgrades),
        Face::Event(_) => Some(Source::Events),
        Face::Heroic(_) => Some(Source::Heroics),
        Face::Ship(_) | Face::Adventure(_) => None,
    }
}

/// Whether a persistent ability of `source` changes `card` now (CCG-TIM-6a).
///
/// Its conditions check printed faces only, so that no ability can depend on itself.
fn applies(table: &impl TableRead, source: CardId, persistent: &Persistent, card: CardId) -> bool {
    concerns(table, source, persistent, card) && !resists(table, source, card)
}

/// Whether the n-th ability of a card in play is persistent and changes something now.
pub(crate) fn is_felt(table: &impl TableRead, source: CardId, nth: u8) -> bool {
    let ability = table.printed(source).abilities.get(usize::from(nth));
    let Some(Ability::Persistent(persistent)) = ability else { return false };
    let contracts = table.slots().filter_map(|slot| slot.contract);
    let mut cards = table.in_play().chain(contracts);
    !is_blank(table, source) && cards.any(|card| applies(table, source, persistent, card))
}

/// Whether the ability concerns `card`, and its condition holds.
fn concerns(table: &impl TableRead, source: CardId, persistent: &Persistent, card: CardId) -> bool {
    let Some(&Standing { controller: seat, host, .. }) = table.find(source) else { return false };
    let is_meant = match &persistent.on {
        Select::This => source == card,
        Select::Host => host == Some(card),
        Select::YourShip => table.captain(seat).ship == card,
        Select::Each(filter) => {
            filter::matches(table, seat, Some(source), filter, card, Depth::Printed)
        }
        Select::Performer | Select::Target(_) | Select::SameTarget => false,
    };
    is_meant
        && persistent.when.as_ref().is_none_or(|condition| {
            filter::holds(table, seat, Some(source), condition, Depth::Printed)
        })
}
