//! Checks that a card's texts can be carried out. Types rule out most nonsense; these checks cover
//! the rest: effects without possible targets, filters without matches, endless loops.

#![expect(
    clippy::wildcard_enum_match_arm,
    reason = "a check looks for the few shapes it is about; all others are sound"
)]

mod effects;
mod filters;
mod words;

use serde_json::Value;

use super::{
    Ability, Activated, Card, Condition, Cost, Effect, Face, Kind, Modifier, Select, Timing,
};

#[cfg(test)]
pub(crate) use filters::contradiction;
pub(super) use words::{given, granted, species, traits, wanted};

/// Position of a text, which limits what it can refer to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TextContext {
    /// Kind of its card in play; `None` for cards that never stay in play.
    own: Option<Kind>,
    /// Kind of card that its card attaches to.
    host: Option<Kind>,
    heroic: bool,
    /// Whether it is an event or heroic, which can refer to itself as it takes effect.
    transient: bool,
}

/// The first fault of a card.
pub(super) fn nonsense(card: &Card) -> Option<String> {
    let said = identity(card).or_else(|| names(card)).or_else(|| numbers(card)).map(str::to_owned);
    said.or_else(|| card.abilities.iter().find_map(|text| ability(text, context(&card.face))))
        .or_else(|| texts(card))
}

fn context(face: &Face) -> TextContext {
    let (own, host) = match face {
        Face::Ship(_) => (Some(Kind::Ship), None),
        Face::Crew(_) => (Some(Kind::Crew), None),
        Face::Connection(_) => (Some(Kind::Connection), None),
        Face::Gear(_) => (Some(Kind::Gear), Some(Kind::Crew)),
        Face::Upgrade(_) => (Some(Kind::Upgrade), Some(Kind::Ship)),
        Face::Adventure(_) | Face::Event(_) | Face::Heroic(_) => (None, None),
    };
    let heroic = matches!(face, Face::Heroic(_));
    TextContext { own, host, heroic, transient: heroic || matches!(face, Face::Event(_)) }
}

/// All printed numbers that modifiers can change.
fn printed(face: &Face) -> Vec<i16> {
    match face {
        Face::Ship(ship) => {
            let slots = ship.upgrade_slots.values().copied();
            let own = [ship.initiative, ship.jump, ship.attack, ship.defense, ship.crew_slots];
            own.into_iter().chain(slots).collect()
        }
        Face::Adventure(sides) => {
            let (contract, complication) = (&sides.contract, &sides.complication);
            let enemy = complication.enemy.iter();
            let enemy = enemy.flat_map(|ship| [ship.attack, ship.defense, ship.structure]);
            let own = [contract.distance, contract.abandonment, contract.vp];
            own.into_iter().chain([complication.abandonment]).chain(enemy).collect()
        }
        Face::Crew(crew) => vec![crew.wounds, crew.cost.into(), crew.ev.into()],
        Face::Upgrade(part) => vec![part.structure, part.cost.into(), part.ev.into()],
        Face::Connection(link) => vec![link.cost.into(), link.ev.into()],
        Face::Gear(gear) => vec![gear.cost.into(), gear.ev.into()],
        Face::Event(event) => vec![event.cost.into(), event.ev.into()],
        Face::Heroic(feat) => vec![feat.cost.into(), feat.ev.into()],
    }
}

fn tons(face: &Face) -> u32 {
    match face {
        Face::Ship(ship) => ship.tonnage,
        Face::Upgrade(part) => part.tonnage,
        _ => 0,
    }
}

fn identity(card: &Card) -> Option<&'static str> {
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if card.id.is_empty() || !card.id.chars().all(plain) {
        return Some("an id has lower-case letters, digits and hyphens only");
    }
    card.name.trim().is_empty().then_some("a card needs a name")
}

/// Checks trait and species names: texts tell them from other words by the capital letter, and from
/// each other by a comma.
fn names(card: &Card) -> Option<&'static str> {
    let sound =
        |name: &str| name.starts_with(char::is_uppercase) && !name.contains([',', '(', '"']);
    let all_sound = words::given(card).into_iter().chain(words::wanted(card)).all(sound);
    (!all_sound).then_some("a trait or a species begins with a capital letter and has no comma")
}

/// Largest numbers on a card; larger ones make no game, and sums could overflow.
const MOST: i16 = 99;
const MOST_TONS: u32 = 10_000;

fn numbers(card: &Card) -> Option<&'static str> {
    let too_large = printed(&card.face).into_iter().any(|number| !(-MOST..=MOST).contains(&number));
    if too_large || tons(&card.face) > MOST_TONS {
        return Some("a number goes from -99 to 99, and a tonnage up to 10,000");
    }
    if serde_json::to_value(card.plain()).is_ok_and(|card| is_too_much(&card)) {
        return Some("no number in a text is beyond 99, and no list longer");
    }
    match &card.face {
        Face::Adventure(sides) => {
            let enemy = sides.complication.enemy.as_ref();
            if enemy.is_some_and(|enemy| enemy.structure < 1) {
                return Some("an enemy ship needs a structure of 1 or more");
            }
            let places = &sides.places;
            if places.iter().enumerate().any(|(nth, place)| places[..nth].contains(place)) {
                return Some("an adventure belongs to a place once");
            }
            sides.contract.requires.is_empty().then_some("a contract needs requirements")
        }
        Face::Crew(crew) => (crew.wounds < 1).then_some("a crew takes at least 1 wound"),
        Face::Upgrade(part) => (part.structure < 1).then_some("an upgrade takes at least 1 damage"),
        Face::Ship(ship) => (ship.crew_slots < 1).then_some("a ship needs a crew slot"),
        Face::Connection(_) | Face::Gear(_) | Face::Event(_) | Face::Heroic(_) => None,
    }
}

/// Whether a number of the card is too large to add or count; tonnages go further.
fn is_too_much(said: &Value) -> bool {
    let goes_to = |number: &Value, most: i64| {
        number.as_i64().is_some_and(|number| (-most..=most).contains(&number))
    };
    match said {
        Value::Number(_) => !goes_to(said, MOST.into()),
        Value::Array(items) => match items.as_slice() {
            [Value::String(of), number @ Value::Number(_)] if of == "Tonnage" => {
                !goes_to(number, MOST_TONS.into())
            }
            _ => items.len() > MOST as usize || items.iter().any(is_too_much),
        },
        Value::Object(fields) => {
            fields.iter().any(|(name, inside)| name != "tonnage" && is_too_much(inside))
        }
        Value::Null | Value::Bool(_) | Value::String(_) => false,
    }
}

/// The fault of a condition that always holds.
fn condition(when: Option<&Condition>) -> Option<String> {
    let always = matches!(
        when,
        Some(Condition::Control(0, _) | Condition::Infamy(0) | Condition::Counters(0))
    );
    always.then(|| "a condition of at least 0 always holds".to_owned())
}

fn ability(text: &Ability, context: TextContext) -> Option<String> {
    let when = match text {
        Ability::Persistent(text) => text.when.as_ref(),
        Ability::Activated(text) => text.when.as_ref(),
        Ability::Triggered(text) => text.when.as_ref(),
    };
    condition(when).or_else(|| sense(text, context))
}

fn sense(text: &Ability, context: TextContext) -> Option<String> {
    match text {
        Ability::Persistent(text) => {
            let targets =
                matches!(text.on, Select::Target(_) | Select::SameTarget | Select::Performer);
            if targets {
                return Some("a persistent ability cannot choose what it is about".to_owned());
            }
            if text.change.is_empty() || text.change.contains(&Modifier::NoAbilities) {
                return Some("a persistent ability changes something, but not texts".to_owned());
            }
            effects::select(&text.on, context, None)
        }
        Ability::Activated(text) => activated(text, context).or_else(|| endless(text)),
        Ability::Triggered(text) => effects::all(&text.effects, &[], context),
    }
}

fn activated(text: &Activated, context: TextContext) -> Option<String> {
    let free = text.cost.is_empty() && !text.limited && text.timing != Timing::Use;
    // CCG-TIM-4: without a price or a limit it could be used forever.
    if free && !context.transient {
        return Some("an activated ability needs a cost, or to be limited or a use".to_owned());
    }
    if text.timing == Timing::Use && context.own != Some(Kind::Gear) {
        return Some("only gear is used: a crew who carries it exerts".to_owned());
    }
    // CCG-TYPE-1: a ship never leaves play, so nobody could ever pay with it.
    let gives_itself = |cost: &Cost| matches!(cost, Cost::Jettison | Cost::Disperse);
    if context.own == Some(Kind::Ship) && text.cost.iter().any(gives_itself) {
        return Some("a ship never leaves play, and cannot be a price".to_owned());
    }
    let filters = text.cost.iter().filter_map(|cost| match cost {
        Cost::ExertAnother(filter) | Cost::JettisonAnother(filter) => Some(filter),
        _ => None,
    });
    filters
        .into_iter()
        .find_map(filters::contradiction)
        .or_else(|| effects::all(&text.effects, &[], context))
}

/// The fault of an ability that pays only by exerting, and undoes that: it could be used forever.
fn endless(text: &Activated) -> Option<String> {
    let only_exerts = text.cost.iter().all(|cost| *cost == Cost::Exert);
    let undone = text.effects.iter().any(|effect| match effect {
        Effect::Ready(Select::This) => text.cost.contains(&Cost::Exert),
        Effect::Ready(Select::Host) => text.timing == Timing::Use,
        _ => false,
    });
    (only_exerts && undone && !text.limited)
        .then(|| "the ability readies what it exerts, and could be used for ever".to_owned())
}

/// The fault of an event, a heroic or a subplot award.
fn texts(card: &Card) -> Option<String> {
    let context = context(&card.face);
    match &card.face {
        Face::Event(event) => {
            condition(event.text.when.as_ref()).or_else(|| activated(&event.text, context))
        }
        Face::Heroic(heroic) => {
            let before: &[Effect] = if heroic.as_above { &heroic.trained } else { &[] };
            effects::all(&heroic.trained, &[], context).or_else(|| {
                heroic.expert.first()?;
                effects::all(&heroic.expert, before, context)
            })
        }
        Face::Adventure(sides) => {
            let subplots = sides.contract.subplots.iter().chain(&sides.complication.subplots);
            subplots.into_iter().find_map(|subplot| {
                if subplot.any_of.is_empty() || subplot.any_of.iter().any(Vec::is_empty) {
                    return Some("a subplot needs requirements".to_owned());
                }
                effects::all(&subplot.award, &[], context)
            })
        }
        _ => None,
    }
}
