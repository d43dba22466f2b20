//! The rulebook: every rule in words, by its id, for whoever asks "why?".

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// Rules about one thing.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// What their ids begin with, such as `CCG-ADV`.
    pub prefix: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Such as `CCG-ADV-2g`.
    pub id: String,
    pub text: String,
    /// Readings of ours that it rests on.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// Numbers in it that a table may change, by the names they have there.
    #[serde(default)]
    pub house_rules: Vec<String>,
}

/// A reading of ours, where the published rules leave a question open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Such as `RUL-27`.
    pub id: String,
    pub why: Open,
    pub question: String,
    pub ruling: String,
    /// The rules it is part of.
    pub rules: Vec<String>,
}

/// Why a question is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Open {
    /// The published rules say two different things.
    TwoVoices,
    /// They say nothing.
    Silent,
    /// What they said was lost.
    Lost,
}

/// All rules and rulings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rulebook {
    families: Vec<Family>,
    rulings: Vec<Ruling>,
    by_id: BTreeMap<String, Place>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Place {
    Rule { family: usize, rule: usize },
    Ruling(usize),
}

/// Something in the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry<'a> {
    Rule(&'a Family, &'a Rule),
    Ruling(&'a Ruling),
}

/// Why texts are no rulebook.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RulebookError {
    #[error("`{0}` stands in the rulebook twice")]
    Twice(String),
    #[error("`{id}` speaks of `{unknown}`, which is not in the rulebook")]
    Unknown { id: String, unknown: String },
    #[error("`{0}` says nothing")]
    Empty(String),
}

impl Rulebook {
    /// Puts families and rulings together.
    ///
    /// # Errors
    /// An id stands there twice, a rule says nothing, or one speaks of another that is not there.
    pub fn new(families: Vec<Family>, rulings: Vec<Ruling>) -> Result<Rulebook, RulebookError> {
        let mut by_id = BTreeMap::new();
        let rules = families.iter().enumerate().flat_map(|(family, group)| {
            let rules = group.rules.iter().enumerate();
            rules.map(move |(n, rule)| (&rule.id, &rule.text, Place::Rule { family, rule: n }))
        });
        let readings = rulings.iter().enumerate();
        let readings = readings.map(|(n, it)| (&it.id, &it.ruling, Place::Ruling(n)));
        for (id, text, place) in rules.chain(readings) {
            if text.trim().is_empty() {
                return Err(RulebookError::Empty(id.clone()));
            }
            if by_id.insert(id.clone(), place).is_some() {
                return Err(RulebookError::Twice(id.clone()));
            }
        }
        let book = Rulebook { families, rulings, by_id };
        book.references()?;
        Ok(book)
    }

    fn references(&self) -> Result<(), RulebookError> {
        let rules = self.families.iter().flat_map(|family| &family.rules);
        let named = rules.map(|rule| (&rule.id, &rule.rulings));
        let named = named.chain(self.rulings.iter().map(|it| (&it.id, &it.rules)));
        for (id, others) in named {
            if let Some(unknown) = others.iter().find(|other| !self.by_id.contains_key(*other)) {
                let (id, unknown) = (id.clone(), unknown.clone());
                return Err(RulebookError::Unknown { id, unknown });
            }
        }
        Ok(())
    }

    /// The families, in the order of the book.
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// The rulings, in order.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// The rule or ruling with this id, in capitals or not.
    pub fn find(&self, id: &str) -> Option<Entry<'_>> {
        let wanted = id.trim();
        let place = self.by_id.get(wanted).or_else(|| {
            let same = |known: &&String| known.eq_ignore_ascii_case(wanted);
            self.by_id.keys().find(same).and_then(|known| self.by_id.get(known))
        })?;
        Some(match *place {
            Place::Rule { family, rule } => {
                Entry::Rule(&self.families[family], &self.families[family].rules[rule])
            }
            Place::Ruling(n) => Entry::Ruling(&self.rulings[n]),
        })
    }

    /// Everything in which all these words stand: first what has one in its id, then by its own
    /// text, then by the title of its family.
    pub fn search(&self, words: &str) -> Vec<Entry<'_>> {
        let words: BTreeSet<String> = words.split_whitespace().map(str::to_lowercase).collect();
        let mut found: Vec<(usize, Entry)> =
            self.entries().filter_map(|entry| Some((entry.rank(&words)?, entry))).collect();
        found.sort_by_key(|(rank, _)| *rank);
        found.into_iter().map(|(_, entry)| entry).collect()
    }

    fn entries(&self) -> impl Iterator<Item = Entry<'_>> {
        let rules = self
            .families
            .iter()
            .flat_map(|family| family.rules.iter().map(move |rule| Entry::Rule(family, rule)));
        rules.chain(self.rulings.iter().map(Entry::Ruling))
    }
}

impl<'a> Entry<'a> {
    /// Its id.
    pub fn id(self) -> &'a str {
        match self {
            Entry::Rule(_, rule) => &rule.id,
            Entry::Ruling(ruling) => &ruling.id,
        }
    }

    /// What it says.
    pub fn text(self) -> &'a str {
        match self {
            Entry::Rule(_, rule) => &rule.text,
            Entry::Ruling(ruling) => &ruling.ruling,
        }
    }

    /// What it is about.
    pub fn title(self) -> &'a str {
        match self {
            Entry::Rule(family, _) => &family.title,
            Entry::Ruling(ruling) => &ruling.question,
        }
    }

    /// How well the words fit; `None` where one of them does not stand in it.
    fn rank(self, words: &BTreeSet<String>) -> Option<usize> {
        let [id, text, title] =
            [self.id(), self.text(), self.title()].map(|text| text.to_lowercase());
        let rank = |word: &String| match word {
            _ if id.contains(word) => Some(0),
            _ if text.contains(word) => Some(1),
            _ if title.contains(word) => Some(2),
            _ => None,
        };
        words.iter().map(rank).try_fold(0, |worst, rank| Some(worst.max(rank?)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rule(id: &str, text: &str) -> Rule {
        Rule { id: id.to_owned(), text: text.to_owned(), rulings: vec![], house_rules: vec![] }
    }

    fn family(rules: Vec<Rule>) -> Family {
        Family { prefix: "CCG-ADV".to_owned(), title: "The Adventure Phase".to_owned(), rules }
    }

    fn small() -> Rulebook {
        let rules = vec![
            rule("CCG-ADV-1", "Each captain draws a card."),
            rule("CCG-ADV-2", "A jump costs a credit."),
        ];
        Rulebook::new(vec![family(rules)], vec![]).expect("sound")
    }

    fn ids(found: Vec<Entry<'_>>) -> Vec<&str> {
        found.into_iter().map(Entry::id).collect()
    }

    #[test]
    fn a_rule_is_found_by_its_id_however_it_is_written() {
        assert_eq!(small().find("ccg-adv-2").map(Entry::text), Some("A jump costs a credit."));
        assert_eq!(small().find("CCG-ADV-3"), None);
    }

    #[test]
    fn a_search_finds_rules_with_all_the_words_and_ranks_ids_first() {
        let book = small();
        assert_eq!(ids(book.search("jump credit")), ["CCG-ADV-2"]);
        assert_eq!(ids(book.search("ADV-1")), ["CCG-ADV-1"]);
        assert_eq!(ids(book.search("phase card")), ["CCG-ADV-1"], "a word of the family's title");
        assert_eq!(ids(book.search("jump card")), [""; 0]);
    }

    #[test]
    fn what_is_no_rulebook_is_refused_by_name() {
        let twice = vec![family(vec![rule("X-1", "a"), rule("X-1", "b")])];
        assert_eq!(Rulebook::new(twice, vec![]), Err(RulebookError::Twice("X-1".to_owned())));
        let empty = vec![family(vec![rule("X-1", " ")])];
        assert_eq!(Rulebook::new(empty, vec![]), Err(RulebookError::Empty("X-1".to_owned())));
        let lost = Rule { rulings: vec!["RUL-9".to_owned()], ..rule("X-1", "a") };
        let unknown = RulebookError::Unknown { id: "X-1".to_owned(), unknown: "RUL-9".to_owned() };
        assert_eq!(Rulebook::new(vec![family(vec![lost])], vec![]), Err(unknown));
    }
}
