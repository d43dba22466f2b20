//! A word of a query as what it asks: which field, which word of the game, which number.

use cards::{
    data::{Capability, ConnectionKind, GearKind, Level, Place, Skill, UpgradeKind},
    text,
};

use super::{
    Node,
    error::{Misread, QueryError},
    lexer::Word,
    measure::{Measure, Sign},
    term::{KEYWORDS, Term, Types, plain},
};
use crate::builder::{kind::CardKind, near::nearest};

/// A field that holds words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Field {
    Type,
    Skill,
    Subtype,
    Trait,
    Keyword,
    Species,
    Capability,
    Place,
    Text,
    Name,
}

const FIELDS: [(&str, Field); 13] = [
    ("type", Field::Type),
    ("skill", Field::Skill),
    ("subtype", Field::Subtype),
    ("trait", Field::Trait),
    ("keyword", Field::Keyword),
    ("species", Field::Species),
    ("capability", Field::Capability),
    ("place", Field::Place),
    ("text", Field::Text),
    ("name", Field::Name),
    ("t", Field::Type),
    ("cap", Field::Capability),
    ("id", Field::Name),
];

/// Parses one word of a query.
pub(super) fn term(word: &Word, column: usize) -> Result<Node, QueryError> {
    let Some((field, sign, at, value)) = word.split() else {
        return Ok(Node::Term(Term::Word(word.lower())));
    };
    let error = |column, what| Err(QueryError { column, what });
    if field.is_empty() {
        return error(column, Misread::NoField(sign));
    }
    if value.is_empty() {
        return error(at, Misread::NoValue(format!("{field}{sign}")));
    }
    let name = field.to_lowercase();
    if let Some(&(_, measure)) = Measure::ALL.iter().find(|(known, _)| *known == name) {
        let Ok(number) = value.parse() else {
            return error(at, Misread::NoNumber { typed: value });
        };
        return Ok(Node::Term(Term::Compare(measure, Sign::of(&sign), number)));
    }
    let Some(&(known, asked)) = FIELDS.iter().find(|(known, _)| *known == name) else {
        return error(column, unknown_field(field));
    };
    if !matches!(sign.as_str(), ":" | "=" | "!=") {
        return error(at, Misread::NotCompared { field: known, example: asked.example() });
    }
    let exact = sign != ":";
    let asked = asked.term(&value, exact).map_err(|what| QueryError { column: at, what })?;
    let node = Node::Term(asked);
    Ok(if sign == "!=" { Node::Not(Box::new(node)) } else { node })
}

fn unknown_field(typed: String) -> Misread {
    let known: Vec<&str> = FIELDS.iter().map(|(name, _)| *name).filter(|it| it.len() > 3).collect();
    let all = known.iter().copied().chain(Measure::ALL.iter().map(|(name, _)| *name));
    let near = nearest(&typed, all.clone()).map(str::to_owned);
    let known = all.collect::<Vec<_>>().join(", ");
    Misread::UnknownField { typed, near, known }
}

impl Field {
    fn example(self) -> &'static str {
        match self {
            Field::Type => "crew",
            Field::Skill => "pilot",
            Field::Subtype => "weapon",
            Field::Trait => "officer",
            Field::Keyword => "trifling",
            Field::Species => "human",
            Field::Capability => "cargo",
            Field::Place => "dock",
            Field::Text => "draw",
            Field::Name => "odo",
        }
    }

    /// The condition it asks for; `exact` compares a whole trait, species or name instead of a part.
    fn term(self, value: &str, exact: bool) -> Result<Term, Misread> {
        let lower = value.to_lowercase();
        match self {
            Field::Type => one_of("type", value, Types::known()).map(Term::Type),
            Field::Skill => {
                let (name, level) = match value.strip_suffix('+') {
                    Some(name) => (name, Level::Expert),
                    None => (value, Level::Trained),
                };
                one_of("skill", name, skills()).map(|skill| Term::Skill(skill, level))
            }
            Field::Subtype => one_of("subtype", value, subtypes()).map(Term::Subtype),
            Field::Trait => Ok(Term::Trait(lower, exact)),
            Field::Keyword => one_of("keyword", value, KEYWORDS.map(|it| (it, it)).to_vec())
                .map(|known| Term::Keyword(plain(known))),
            Field::Species => Ok(Term::Species(lower, exact)),
            Field::Capability => {
                let all = Capability::ALL.iter().map(|&it| (text::capability_name(it), it));
                one_of("capability", value, all.collect()).map(Term::Capability)
            }
            Field::Place => {
                let all = Place::ALL.iter().map(|&it| (text::place_name(it), it));
                one_of("place", value, all.collect()).map(Term::Place)
            }
            Field::Text => Ok(Term::Text(lower)),
            Field::Name => Ok(Term::Name(lower, exact)),
        }
    }
}

fn skills() -> Vec<(&'static str, Skill)> {
    Skill::ALL.iter().map(|&it| (text::skill_name(it), it)).collect()
}

fn subtypes() -> Vec<(&'static str, &'static str)> {
    let gear = GearKind::ALL.iter().map(|&it| text::gear_kind_name(it));
    let upgrades = UpgradeKind::ALL.iter().map(|&it| text::upgrade_kind_name(it));
    let connections = ConnectionKind::ALL.iter().map(|&it| text::connection_kind_name(it));
    let mut all: Vec<&str> = gear.chain(upgrades).chain(connections).collect();
    all.sort_unstable();
    all.dedup();
    all.into_iter().map(|it| (it, it)).collect()
}

/// The known word that was typed, whatever its case, spaces and hyphens.
fn one_of<T: Copy>(
    field: &'static str,
    typed: &str,
    known: Vec<(&'static str, T)>,
) -> Result<T, Misread> {
    let wanted = plain(typed);
    if let Some((_, found)) = known.iter().find(|(name, _)| plain(name) == wanted) {
        return Ok(*found);
    }
    let names: Vec<&str> = known.iter().map(|(name, _)| *name).collect();
    let near = nearest(typed, names.iter().copied()).map(str::to_lowercase);
    let (typed, known) = (typed.to_owned(), names.join(", ").to_lowercase());
    Err(Misread::UnknownWord { field, typed, near, known })
}

impl Types {
    /// Every word for a type, with the types it stands for.
    fn known() -> Vec<(&'static str, Types)> {
        let single = CardKind::ALL.map(|kind| (kind.word(), Types::One(kind)));
        let adventure = Types::One(CardKind::Adventure);
        let more = [
            ("captain", Types::Captains),
            ("contract", adventure),
            ("complication", adventure),
            ("ships", Types::One(CardKind::Ship)),
            ("adventures", adventure),
            ("upgrades", Types::One(CardKind::Upgrade)),
            ("connections", Types::One(CardKind::Connection)),
            ("events", Types::One(CardKind::Event)),
            ("heroics", Types::One(CardKind::Heroic)),
        ];
        single.into_iter().chain(more).collect()
    }
}
