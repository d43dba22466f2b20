//! The glossary: every word of the card table in a sentence or two, for tips and for the glossary page.
//!
//! The definitions are data (`assets/glossary.ron`); those of keywords are printed from the cards' own
//! vocabulary, so that it is written once.

use cards::{
    data::{Keyword, Source, Token},
    text,
};
use serde::Deserialize;

/// All words, by group.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Glossary {
    groups: Vec<Group>,
}

/// Words about one thing.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Group {
    pub title: String,
    pub words: Vec<Word>,
}

/// One word and what it means.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Word {
    pub word: String,
    /// Other forms of it.
    #[serde(default)]
    pub also: Vec<String>,
    /// One or two sentences.
    pub says: String,
    /// The rule that says the whole of it.
    pub rule: String,
}

impl Glossary {
    /// These groups, and a last one of the keywords.
    pub fn new(mut groups: Vec<Group>) -> Glossary {
        let words = keywords().iter().map(keyword_word).collect();
        groups.push(Group { title: "Keywords".to_owned(), words });
        Glossary { groups }
    }

    /// The groups in order.
    pub fn groups(&self) -> &[Group] {
        &self.groups
    }

    /// The word that is called exactly so, in any case.
    pub fn find(&self, wanted: &str) -> Option<&Word> {
        let wanted = wanted.trim().to_lowercase();
        self.words().find(|word| word.names().any(|name| name.to_lowercase() == wanted))
    }

    /// Every word that is called exactly so: a skill and a keyword may have one name.
    pub fn called(&self, wanted: &str) -> Vec<&Word> {
        let wanted = wanted.trim().to_lowercase();
        let is_called = |word: &&Word| word.names().any(|name| name.to_lowercase() == wanted);
        self.words().filter(is_called).collect()
    }

    /// The word of a token: its skill, or its capability.
    pub fn token(&self, token: Token) -> Option<&Word> {
        match token {
            Token::Capability(capability) => self.find(text::capability_name(capability)),
            Token::Skill(skill, _) => self.find(text::skill_name(skill)),
        }
    }

    /// Every word that is called so, begins so, has it in its name, or speaks of it; in that order.
    pub fn search(&self, wanted: &str) -> Vec<&Word> {
        let wanted = wanted.trim().to_lowercase();
        let mut found: Vec<(u8, &Word)> =
            self.words().filter_map(|word| Some((word.fit(&wanted)?, word))).collect();
        found.sort_by_key(|(fit, _)| *fit);
        found.into_iter().map(|(_, word)| word).collect()
    }

    fn words(&self) -> impl Iterator<Item = &Word> {
        self.groups.iter().flat_map(|group| &group.words)
    }
}

impl Word {
    /// Everything it is called.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(self.word.as_str()).chain(self.also.iter().map(String::as_str))
    }

    /// How well it fits what is looked for, the best first.
    fn fit(&self, wanted: &str) -> Option<u8> {
        let names: Vec<String> = self.names().map(str::to_lowercase).collect();
        let any = |fits: fn(&str, &str) -> bool| names.iter().any(|name| fits(name, wanted));
        if any(|name, wanted| name == wanted) {
            Some(0)
        } else if any(|name, wanted| name.starts_with(wanted)) {
            Some(1)
        } else if any(|name, wanted| name.contains(wanted)) {
            Some(2)
        } else {
            self.says.to_lowercase().contains(wanted).then_some(3)
        }
    }
}

/// One of each keyword, with the number 1 where it has one.
pub fn keywords() -> Vec<Keyword> {
    vec![
        Keyword::Armor(1),
        Keyword::ArmorPenetration(1),
        Keyword::Cash,
        Keyword::Concealed(1),
        Keyword::Countermeasure("Laser".to_owned()),
        Keyword::Critical(1),
        Keyword::Equity,
        Keyword::Expendable(1),
        Keyword::Hardened(1),
        Keyword::Hindrance,
        Keyword::NearHuman,
        Keyword::Infamous,
        Keyword::Integral,
        Keyword::Invulnerable(Source::Events),
        Keyword::Mechanical,
        Keyword::Mirrored,
        Keyword::Resilient,
        Keyword::Restricted(1),
        Keyword::Unrestricted,
        Keyword::Trifling,
    ]
}

/// A keyword's place in the list above, and its rule; a new keyword must be added here.
fn of_keyword(keyword: &Keyword) -> (usize, &'static str) {
    match keyword {
        Keyword::Armor(_) => (0, "CCG-KEY-1"),
        Keyword::ArmorPenetration(_) => (1, "CCG-KEY-2"),
        Keyword::Cash => (2, "CCG-KEY-3"),
        Keyword::Concealed(_) => (3, "CCG-KEY-4"),
        Keyword::Countermeasure(_) => (4, "CCG-KEY-5"),
        Keyword::Critical(_) => (5, "CCG-KEY-6"),
        Keyword::Equity => (6, "CCG-KEY-7"),
        Keyword::Expendable(_) => (7, "CCG-KEY-8"),
        Keyword::Hardened(_) => (8, "CCG-KEY-9"),
        Keyword::Hindrance => (9, "CCG-KEY-10"),
        Keyword::NearHuman => (10, "CCG-KEY-11"),
        Keyword::Infamous => (11, "CCG-KEY-12"),
        Keyword::Integral => (12, "CCG-KEY-13"),
        Keyword::Invulnerable(_) => (13, "CCG-KEY-14"),
        Keyword::Mechanical => (14, "CCG-KEY-15"),
        Keyword::Mirrored => (15, "CCG-KEY-16"),
        Keyword::Resilient => (16, "CCG-KEY-18"),
        Keyword::Restricted(_) => (17, "CCG-KEY-19"),
        Keyword::Unrestricted => (18, "CCG-KEY-19"),
        Keyword::Trifling => (19, "CCG-KEY-20"),
    }
}

fn keyword_word(keyword: &Keyword) -> Word {
    let printed = text::keyword(keyword);
    let (bare, _) = printed.split_once(" (").unwrap_or((&printed, ""));
    let also = if bare == printed { Vec::new() } else { vec![bare.to_owned()] };
    let says = text::keyword_reminder(keyword);
    let (_, rule) = of_keyword(keyword);
    Word { word: printed, also, says, rule: rule.to_owned() }
}

#[cfg(test)]
mod tests;
