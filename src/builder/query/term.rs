//! One condition on a card.

use cards::{
    data::{Capability, Card, Face, Keyword, Level, Place, Skill, Token},
    text,
};

use super::measure::{Measure, Sign};
use crate::builder::{kind::CardKind, tokens};

/// One thing that a card must be like; words are in lower case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Term {
    /// Part of name, id, text, a trait or the type line.
    Word(String),
    Type(Types),
    /// Given or asked for, at this level at least.
    Skill(Skill, Level),
    Subtype(&'static str),
    /// The whole trait, or a part of it.
    Trait(String, bool),
    /// Its [`plain`] name.
    Keyword(String),
    Species(String, bool),
    /// Given or asked for, a pair as either half.
    Capability(Capability),
    /// Where an adventure belongs.
    Place(Place),
    Text(String),
    Name(String, bool),
    Compare(Measure, Sign, i64),
}

/// One type, or the six of the Captain's Deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Types {
    One(CardKind),
    Captains,
}

/// The names of all keywords.
pub(super) const KEYWORDS: [&str; 20] = [
    "armor",
    "armor penetration",
    "cash",
    "concealed",
    "countermeasure",
    "critical",
    "equity",
    "expendable",
    "hardened",
    "hindrance",
    "near-human",
    "infamous",
    "integral",
    "invulnerable",
    "mechanical",
    "mirrored",
    "resilient",
    "restricted",
    "unrestricted",
    "trifling",
];

/// Letters and digits alone, in lower case: `Jack-of-all-Trades` is `jackofalltrades`.
pub(super) fn plain(text: &str) -> String {
    text.chars().filter(|it| it.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}

impl Term {
    pub(super) fn fits(&self, card: &Card) -> bool {
        match self {
            Term::Word(word) => has_word(card, word),
            Term::Type(Types::One(kind)) => CardKind::of(card) == *kind,
            Term::Type(Types::Captains) => CardKind::of(card).is_captains(),
            Term::Skill(skill, level) => has_token(card, |token| match token {
                Token::Skill(has, at) => has == *skill && at >= *level,
                Token::Capability(_) => false,
            }),
            Term::Capability(wanted) => has_token(card, |token| match token {
                Token::Capability(has) => has.meets(*wanted),
                Token::Skill(..) => false,
            }),
            Term::Place(place) => card.sides().is_some_and(|sides| sides.places.contains(place)),
            Term::Subtype(subtype) => subtype_of(card) == Some(subtype),
            Term::Trait(word, exact) => traits(card).any(|it| like(it, word, *exact)),
            Term::Keyword(word) => {
                keywords(card).any(|it| plain(name(&text::keyword(it))) == *word)
            }
            Term::Species(word, exact) => {
                species(card).is_some_and(|species| like(species, word, *exact))
            }
            Term::Text(words) => has_text(card, words),
            Term::Name(words, exact) => names(card).any(|it| like(it, words, *exact)),
            Term::Compare(measure, sign, number) => {
                measure.of(card).is_some_and(|has| sign.holds(has, *number))
            }
        }
    }
}

fn like(has: &str, wanted: &str, exact: bool) -> bool {
    let has = has.to_lowercase();
    if exact { has == wanted } else { has.contains(wanted) }
}

fn has_word(card: &Card, word: &str) -> bool {
    names(card).any(|it| like(it, word, false))
        || traits(card).any(|it| like(it, word, false))
        || like(&text::type_line(card), word, false)
        || has_text(card, word)
}

/// Somewhere in what is printed below the title, a line of colour included.
fn has_text(card: &Card, words: &str) -> bool {
    text::full(card).iter().skip(2).any(|line| like(line, words, false))
}

fn has_token(card: &Card, is_it: impl Fn(Token) -> bool) -> bool {
    tokens::given(card).into_iter().chain(tokens::asked(card)).any(is_it)
}

/// Id, title and the titles of both sides.
fn names(card: &Card) -> impl Iterator<Item = &str> {
    let sides = card.sides().into_iter();
    let sides = sides.flat_map(|it| [it.contract.name.as_str(), it.complication.name.as_str()]);
    [card.id.as_str(), card.name.as_str()].into_iter().chain(sides)
}

fn traits(card: &Card) -> impl Iterator<Item = &str> {
    let sides = card.sides().into_iter();
    let sides = sides.flat_map(|it| it.contract.traits.iter().chain(&it.complication.traits));
    card.traits.iter().chain(sides).map(String::as_str)
}

/// Its own, and those of the enemy ship that it sends.
fn keywords(card: &Card) -> impl Iterator<Item = &Keyword> {
    let enemy = card.sides().and_then(|sides| sides.complication.enemy.as_ref());
    card.keywords.iter().chain(enemy.into_iter().flat_map(|enemy| &enemy.keywords))
}

/// A keyword as printed, without what stands in parentheses.
fn name(printed: &str) -> &str {
    printed.split(" (").next().unwrap_or(printed)
}

fn species(card: &Card) -> Option<&str> {
    if let Face::Crew(crew) = &card.face { Some(&crew.species) } else { None }
}

fn subtype_of(card: &Card) -> Option<&'static str> {
    match &card.face {
        Face::Gear(gear) => Some(text::gear_kind_name(gear.subtype)),
        Face::Upgrade(part) => Some(text::upgrade_kind_name(part.subtype)),
        Face::Connection(link) => Some(text::connection_kind_name(link.subtype)),
        Face::Ship(_) | Face::Adventure(_) | Face::Crew(_) | Face::Event(_) | Face::Heroic(_) => {
            None
        }
    }
}
