//! Search for people: words, fields and comparisons, all of which must fit.
//!
//! `venn pilot` has both words somewhere; `service:Navy`, `skill:"Vacc Suit"` and `tag:crew` ask one
//! field for exactly that; `terms>=3`, `Str>=9` and `skill:Pilot>1` compare. Quotes keep spaces and
//! signs together. Case does not matter.

use bevy::ecs::query::QueryData;
use characters::{
    Characteristics,
    data::{Service, Tables},
    sheet::{Career, Identity, Possessions, Skills},
};

use super::{
    components::Tags,
    lexer::{self, Token},
    measure::{Measure, Sign, level, meaning, measure},
    person::Person,
};

/// The parts of a person that a search looks at.
#[derive(QueryData)]
pub struct SearchQuery {
    /// Name, title and trade.
    pub identity: &'static Identity,
    /// The full scores.
    pub characteristics: &'static Characteristics,
    /// Skills.
    pub skills: &'static Skills,
    /// Service, rank, terms and age.
    pub career: &'static Career,
    /// Possessions.
    pub possessions: &'static Possessions,
    /// The player's own words.
    pub tags: &'static Tags,
}

/// Somebody who is looked at.
pub type Searched<'w> = SearchQueryItem<'w>;

impl<'w> From<&'w Person> for Searched<'w> {
    fn from(person: &'w Person) -> Searched<'w> {
        let Person { character, tags, .. } = person;
        Searched {
            identity: &character.identity,
            characteristics: &character.characteristics,
            skills: &character.skills,
            career: &character.career,
            possessions: &character.possessions,
            tags,
        }
    }
}

/// A condition on people. The empty query finds everyone.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Query(Vec<Term>);

/// Why a query cannot be asked, at a column counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {what}")]
pub struct QueryError {
    pub column: usize,
    pub what: String,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Term {
    /// Part of a name, title, trade, service, rank, skill or tag, or the whole profile.
    Word(String),
    Skill(String),
    Service(Service),
    Tag(String),
    Compare {
        measure: Measure,
        sign: Sign,
        number: u32,
    },
}

impl Query {
    /// Reads a query as somebody typed it.
    ///
    /// # Errors
    /// A field, service or measure that there is not, a number that is none, an open quote.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        lexer::tokens(text)?.iter().map(term).collect::<Result<_, _>>().map(Query)
    }

    /// Whether every term fits this person.
    pub fn fits(&self, who: &Searched, tables: &Tables) -> bool {
        self.0.iter().all(|term| term.fits(who, tables))
    }
}

fn term(token: &Token) -> Result<Term, QueryError> {
    if let Some((left, sign, right)) = token.split_sign() {
        let wrong = || right.error(format!("`{}` is no whole number", right.text()));
        let number = right.text().parse().map_err(|_| wrong())?;
        return Ok(Term::Compare { measure: measure(&left)?, sign: meaning(&sign), number });
    }
    let Some((field, value)) = token.split_colon() else { return Ok(Term::Word(token.lower())) };
    if value.text().is_empty() {
        return Err(value.error(format!("there is nothing after `{}:`", field.text())));
    }
    match field.lower().as_str() {
        "skill" => Ok(Term::Skill(value.lower())),
        "tag" => Ok(Term::Tag(value.lower())),
        "service" => {
            let service = value.text().parse();
            service.map(Term::Service).map_err(|fault| value.error(format!("{fault}")))
        }
        _ => Err(field.error(format!(
            "there is no field `{}`; there are skill, service and tag",
            field.text()
        ))),
    }
}

impl Term {
    fn fits(&self, who: &Searched, tables: &Tables) -> bool {
        match self {
            Term::Word(word) => has_word(who, tables, word),
            Term::Skill(skill) => level(who.skills, skill).is_some(),
            Term::Service(service) => who.career.service == Some(*service),
            Term::Tag(tag) => who.tags.iter().any(|it| it.to_lowercase() == *tag),
            Term::Compare { measure, sign, number } => sign.holds(measure.of(who), *number),
        }
    }
}

/// Somewhere in what is written of a person, or as the profile (CT-UPP-01).
fn has_word(who: &Searched, tables: &Tables, word: &str) -> bool {
    let Searched { identity, characteristics, skills, career, tags, .. } = who;
    let service = career.service.map(|service| tables.service(service));
    let rank = service.and_then(|table| table.rank(career.rank));
    let one = [Some(identity.name.as_str()), identity.title.as_deref(), Some(&identity.trade)];
    let career = [career.service.map(Service::name), rank];
    let many = skills.iter().map(|(skill, _)| skill).chain(tags.iter().map(String::as_str));
    let mut words = one.into_iter().chain(career).flatten().chain(many);
    words.any(|it| it.to_lowercase().contains(word))
        || characteristics.to_string().eq_ignore_ascii_case(word)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::testing::{captain, nobody, tables};

    fn finds(query: &str) -> (bool, bool) {
        let query = Query::parse(query).expect("a query");
        let fits = |person: &Person| query.fits(&person.into(), tables());
        (fits(&captain()), fits(&nobody()))
    }

    #[track_caller]
    fn check_captain_only(query: &str) {
        assert_eq!(finds(query), (true, false), "{query}");
    }

    #[track_caller]
    fn check_error(query: &str, error: &str) {
        let found = Query::parse(query).expect_err("must be refused").to_string();
        assert_eq!(found, error, "{query}");
    }

    #[test]
    fn nothing_finds_everyone() {
        assert_eq!(finds(""), (true, true));
        assert_eq!(finds("  "), (true, true));
    }

    /// CT-UPP-01
    #[test]
    fn a_word_is_looked_for_in_name_title_service_rank_skills_tags_and_profile() {
        for word in ["mara", "VENN", "baroness", "navy", "commander", "pilot", "crew", "777b8c"] {
            check_captain_only(word);
        }
        assert_eq!(finds("77"), (false, false), "a profile is found whole");
        assert_eq!(finds("captain"), (false, false), "a rank that was not reached");
    }

    #[test]
    fn every_word_must_fit() {
        check_captain_only("venn pilot terms>=5");
        assert_eq!(finds("venn steward"), (false, false));
    }

    #[test]
    fn a_field_asks_for_exactly_that() {
        check_captain_only("skill:pilot");
        check_captain_only("skill:\"vacc suit\"");
        check_captain_only("service:NAVY");
        check_captain_only("tag:\"old crew\"");
        assert_eq!(finds("skill:vacc"), (false, false));
        assert_eq!(finds("tag:old"), (false, false));
        assert_eq!(finds("service:Army"), (false, false));
    }

    #[test]
    fn numbers_are_compared() {
        for query in ["terms>=5", "Int>=11", "age=38", "rank>3", "credits>=50000"] {
            check_captain_only(query);
        }
        check_captain_only("skill:Pilot>=3");
        assert_eq!(finds("skill:Pilot>3"), (false, false));
        assert_eq!(finds("skill:Pilot<1"), (false, true));
        assert_eq!(finds("terms<5"), (false, true));
        assert_eq!(finds("Int<=11"), (true, true));
    }

    #[test]
    fn quotes_make_words_of_signs_and_spaces() {
        check_captain_only("\"mara venn\"");
        assert_eq!(finds("\"a:b\""), (false, false));
        assert_eq!(finds("\"terms>=3\""), (false, false));
    }

    #[test]
    fn what_cannot_be_asked_is_named_with_its_column() {
        check_error(
            "venn skil:Pilot",
            "column 6: there is no field `skil`; there are skill, service and tag",
        );
        check_error("tag:", "column 5: there is nothing after `tag:`");
        check_error("a terms>=few", "column 10: `few` is no whole number");
        check_error("terms>=", "column 8: `` is no whole number");
        check_error("terms==3", "column 7: `=3` is no whole number");
        check_error("mara \"venn", "column 6: this quote is never closed");
        check_error(
            "service:Navi",
            "column 9: there is no service `Navi`; there are Navy, Marines, Army, Scouts, \
             Merchants and Other",
        );
        let measures = "cannot be compared; terms, age, rank, credits, Str, Dex, End, Int, Edu, \
                        Soc and skill:NAME can";
        check_error("  Srt>=9", &format!("column 3: `Srt` {measures}"));
        check_error("tag:x>=9", &format!("column 1: `tag:x` {measures}"));
    }
}
