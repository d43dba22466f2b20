//! The rulebook: every rule in words, by its id.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

/// Group of rules about one subject.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Family {
    /// Prefix of their ids, such as `CCG-ADV`.
    pub prefix: String,
    pub title: String,
    pub rules: Vec<Rule>,
}

/// One rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Rule {
    /// Id, such as `CCG-ADV-2g`.
    pub id: String,
    pub text: String,
    /// Ids of the rulings it rests on.
    #[serde(default)]
    pub rulings: Vec<String>,
    /// Names of the house rules that change numbers in it.
    #[serde(default)]
    pub house_rules: Vec<String>,
}

/// Our interpretation where the published rules leave a question open.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ruling {
    /// Id, such as `RUL-27`.
    pub id: String,
    pub why: Open,
    pub question: String,
    pub ruling: String,
    /// Ids of the rules it is part of.
    pub rules: Vec<String>,
}

/// Reason a question is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Open {
    /// The published rules contradict each other.
    TwoVoices,
    /// The published rules are silent.
    Silent,
    /// The published text is lost.
    Lost,
}

/// All rules and rulings.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Rulebook {
    families: Vec<Family>,
    rulings: Vec<Ruling>,
    by_id: BTreeMap<String, RuleIndex>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum RuleIndex {
    Rule { family: usize, rule: usize },
    Ruling(usize),
}

/// Rule or ruling of the rulebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Entry<'a> {
    Rule(&'a Family, &'a Rule),
    Ruling(&'a Ruling),
}

/// Reason texts do not form a rulebook.
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
    /// Builds a rulebook from families and rulings.
    ///
    /// # Errors
    /// An id occurs twice, a rule has no text, or one refers to another that does not exist.
    pub fn new(families: Vec<Family>, rulings: Vec<Ruling>) -> Result<Rulebook, RulebookError> {
        let mut by_id = BTreeMap::new();
        let rules = families.iter().enumerate().flat_map(|(family, group)| {
            let rules = group.rules.iter().enumerate();
            rules.map(move |(n, rule)| (&rule.id, &rule.text, RuleIndex::Rule { family, rule: n }))
        });
        let readings = rulings.iter().enumerate();
        let readings = readings.map(|(n, it)| (&it.id, &it.ruling, RuleIndex::Ruling(n)));
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

    /// Returns the families, in the order of the book.
    pub fn families(&self) -> &[Family] {
        &self.families
    }

    /// Returns the rulings, in order.
    pub fn rulings(&self) -> &[Ruling] {
        &self.rulings
    }

    /// Finds the rule or ruling with this id, ignoring case.
    pub fn find(&self, id: &str) -> Option<Entry<'_>> {
        let wanted = id.trim();
        let place = self.by_id.get(wanted).or_else(|| {
            let same = |known: &&String| known.eq_ignore_ascii_case(wanted);
            self.by_id.keys().find(same).and_then(|known| self.by_id.get(known))
        })?;
        Some(match *place {
            RuleIndex::Rule { family, rule } => {
                Entry::Rule(&self.families[family], &self.families[family].rules[rule])
            }
            RuleIndex::Ruling(n) => Entry::Ruling(&self.rulings[n]),
        })
    }

    /// Finds the entry with this id; where there is none, every entry that contains these words.
    pub fn look_up(&self, words: &str) -> Vec<Entry<'_>> {
        self.find(words).map_or_else(|| self.search(words), |entry| vec![entry])
    }

    /// Returns the number of the family in which the rule with this id stands; `None` for a ruling.
    pub fn family_of(&self, id: &str) -> Option<usize> {
        match *self.by_id.get(id)? {
            RuleIndex::Rule { family, .. } => Some(family),
            RuleIndex::Ruling(_) => None,
        }
    }

    /// Finds every entry that contains all of these words. Matches in the id come first, then in
    /// the text, then in the family's title.
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
    /// Id of the entry.
    pub fn id(self) -> &'a str {
        match self {
            Entry::Rule(_, rule) => &rule.id,
            Entry::Ruling(ruling) => &ruling.id,
        }
    }

    /// Text of the entry.
    pub fn text(self) -> &'a str {
        match self {
            Entry::Rule(_, rule) => &rule.text,
            Entry::Ruling(ruling) => &ruling.ruling,
        }
    }

    /// Title of a rule's family, or question of a ruling.
    pub fn title(self) -> &'a str {
        match self {
            Entry::Rule(family, _) => &family.title,
            Entry::Ruling(ruling) => &ruling.question,
        }
    }

    /// Whether it is a rule whose id begins so, or a ruling on one.
    pub fn is_about(self, prefix: &str) -> bool {
        match self {
            Entry::Rule(_, rule) => rule.id.starts_with(prefix),
            Entry::Ruling(ruling) => ruling.rules.iter().any(|id| id.starts_with(prefix)),
        }
    }

    /// Rank of the match; `None` where a word is missing.
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
    fn looking_up_an_id_finds_that_rule_alone_and_other_words_are_searched_for() {
        let book = small();
        assert_eq!(ids(book.look_up("ccg-adv-1")), ["CCG-ADV-1"]);
        assert_eq!(ids(book.look_up("ccg-adv")), ["CCG-ADV-1", "CCG-ADV-2"]);
        assert_eq!((book.family_of("CCG-ADV-2"), book.family_of("CCG-ADV-3")), (Some(0), None));
    }

    #[test]
    fn a_ruling_is_about_what_the_rule_is_that_it_rests_under() {
        let under = Rule { rulings: vec!["RUL-1".to_owned()], ..rule("CCG-ADV-1", "a") };
        let (id, rules) = ("RUL-1".to_owned(), vec!["CCG-ADV-1".to_owned()]);
        let (question, ruling) = ("b".to_owned(), "c".to_owned());
        let ruling = Ruling { id, why: Open::Silent, question, ruling, rules };
        let book = Rulebook::new(vec![family(vec![under])], vec![ruling]).expect("sound");
        let about = |prefix| book.entries().filter(|it| it.is_about(prefix)).count();
        assert_eq!((about("CCG"), about("CT")), (2, 0));
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
