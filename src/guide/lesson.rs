//! Lessons as their author writes them, read and checked.

use std::collections::{BTreeMap, BTreeSet};

use ::cards::data::{DataError, read_ron};
use serde::Deserialize;

use super::{Interface, Topic, Wording};
use crate::locate::place;

/// The guided game of a kind: how it is set up, and what is taught.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
pub struct Guide<T: Topic> {
    pub game: T::Game,
    /// By name: lessons use them as `{name}`.
    #[serde(default)]
    pub words: BTreeMap<String, Wording>,
    /// In the order in which they are told where several have their moment.
    pub lessons: Vec<Lesson<T>>,
}

/// One thing to be learnt.
#[derive(Debug, Clone, PartialEq, Deserialize)]
#[serde(deny_unknown_fields, bound(deserialize = ""))]
pub struct Lesson<T: Topic> {
    /// The name it is kept under once told.
    pub id: String,
    pub title: String,
    /// Two sentences at most, with `{name}` for what depends on the interface.
    says: String,
    /// It is told once all of this holds.
    pub when: Vec<T::When>,
    /// All that its words say of the game: true whenever it is told.
    pub claims: Vec<T::Claim>,
    /// The part of the screen it points at.
    pub at: T::Target,
    /// Whether it stays until the question is answered, and not until somebody has read it.
    #[serde(default, alias = "deed")]
    pub until_answered: bool,
    /// What it says, where it is said.
    #[serde(skip)]
    said: Option<Wording>,
}

/// The longest a lesson may be, in characters.
const LONGEST: usize = 200;

impl<T: Topic> Default for Guide<T> {
    fn default() -> Guide<T> {
        Guide { game: T::Game::default(), words: BTreeMap::new(), lessons: Vec::new() }
    }
}

impl<T: Topic> Lesson<T> {
    /// What it says to somebody who plays like that.
    pub fn says(&self, interface: Interface) -> &str {
        self.said.as_ref().map_or(&self.says, |said| said.of(interface))
    }

    /// Why it is no good lesson, if it is none.
    fn fault(&self) -> Option<String> {
        if self.when.is_empty() {
            return Some("it waits for nothing".to_owned());
        }
        Interface::ALL.into_iter().find_map(|interface| {
            let (says, where_to) = (self.says(interface), format!("{interface:?}").to_lowercase());
            let (sentences, letters) = (sentences(says), says.chars().count());
            if !(1..=2).contains(&sentences) {
                return Some(format!("{sentences} sentences for {where_to}; one or two are told"));
            }
            (letters > LONGEST)
                .then(|| format!("{letters} characters for {where_to}; {LONGEST} are the most"))
        })
    }
}

impl<T: Topic> Guide<T> {
    /// Reads a guide; `file` is its name in errors.
    ///
    /// # Errors
    /// It is no such RON, or a lesson in it makes no sense.
    pub fn read(file: &str, text: &str) -> Result<Guide<T>, DataError> {
        let mut guide: Guide<T> = read_ron(file, text)?;
        let mut ids = BTreeSet::new();
        for nth in 0..guide.lessons.len() {
            let id = guide.lessons[nth].id.clone();
            let twice = (!ids.insert(id.clone())).then(|| "another lesson has this id".to_owned());
            let said = twice.map_or_else(|| guide.worded(&guide.lessons[nth].says), Err);
            let checked = said.and_then(|said| {
                guide.lessons[nth].said = Some(said);
                guide.lessons[nth].fault().map_or(Ok(()), Err)
            });
            checked.map_err(|what| senseless(file, text, "id", id, what))?;
        }
        match guide.idle_word() {
            None => Ok(guide),
            Some(word) => {
                let what = "no lesson uses these words".to_owned();
                Err(senseless(file, text, "words", word, what))
            }
        }
    }

    /// These words for each interface.
    fn worded(&self, says: &str) -> Result<Wording, String> {
        if let Some(unknown) = names(says).find(|name| !self.words.contains_key(*name)) {
            return Err(format!("there are no words `{unknown}`"));
        }
        Ok(Wording::each(|interface| {
            let full = |said: String, (name, words): (&String, &Wording)| {
                said.replace(&format!("{{{name}}}"), words.of(interface))
            };
            capital(&self.words.iter().fold(says.to_owned(), full))
        }))
    }

    fn idle_word(&self) -> Option<String> {
        let used: BTreeSet<&str> = self.lessons.iter().flat_map(|it| names(&it.says)).collect();
        self.words.keys().find(|name| !used.contains(name.as_str())).cloned()
    }
}

/// The names in braces.
fn names(says: &str) -> impl Iterator<Item = &str> {
    says.split('{').skip(1).map(|part| part.split('}').next().unwrap_or(part))
}

/// A sentence begins with a capital, whichever words stand first.
fn capital(says: &str) -> String {
    let mut letters = says.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// How many sentences these are: each ends with a mark that a space follows, or nothing.
fn sentences(says: &str) -> usize {
    let ends = |(at, _): &(usize, &str)| says[at + 1..].chars().next().is_none_or(|c| c == ' ');
    says.match_indices(['.', '?', '!']).filter(ends).count()
}

fn senseless(file: &str, text: &str, field: &str, id: String, what: String) -> DataError {
    let words = if field == "id" { format!("id: \"{id}\"") } else { format!("\"{id}\": (") };
    // Of two of one id the second is the one too many.
    let found = place(text, &words, 1).or_else(|| place(text, &words, 0));
    let (line, column) = found.unwrap_or((1, 1));
    DataError::Senseless { file: file.to_owned(), line, column, id, what }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::guide::cards::CardTopic;

    const GAME: &str = "game: (seed: 7, deck: \"a\", against: \"mind\", victory: 8)";
    const ANSWER: &str =
        "\"answer\": (terminal: \"type\", keyboard: \"press\", touch: \"tap\", gamepad: \"push\")";

    fn guide(words: &str, lessons: &[&str]) -> Result<Guide<CardTopic>, String> {
        let lessons = lessons.join(",\n");
        let text = format!("({GAME},\nwords: {{{words}}},\nlessons: [\n{lessons}])");
        Guide::read("a.ron", &text).map_err(|fault| fault.to_string())
    }

    fn lesson(id: &str, says: &str) -> String {
        format!(
            "(id: \"{id}\", title: \"A\", at: Table, when: [Round(1)], claims: [], says: \"{says}\")"
        )
    }

    #[track_caller]
    fn refused(words: &str, lessons: &[&str], why: &str) {
        let fault = guide(words, lessons).expect_err("it is no guide");
        assert!(fault.starts_with(why), "{fault}");
    }

    #[test]
    fn a_lesson_speaks_the_words_of_the_place_where_it_is_told() {
        let read = guide(ANSWER, &[&lesson("a", "{answer} it, and {answer} on.")]).expect("sound");
        let said = |interface| read.lessons[0].says(interface).to_owned();
        assert_eq!(said(Interface::Terminal), "Type it, and type on.");
        assert_eq!(said(Interface::Touch), "Tap it, and tap on.");
        assert_eq!(said(Interface::Gamepad), "Push it, and push on.");
    }

    #[test]
    fn the_former_name_of_a_key_is_still_read() {
        let lesson = |key| lesson("a", "One.").replace("at:", &format!("{key}: true, at:"));
        let read = |key| guide("", &[&lesson(key)]).expect("sound").lessons[0].until_answered;
        assert!(read("until_answered") && read("deed"));
    }

    #[test]
    fn a_mistake_is_told_with_its_line() {
        let (one, long) = (lesson("a", "One."), lesson("b", &format!("{}.", "a".repeat(LONGEST))));
        refused("", &[&one, &one], "a.ron:5:2: `a`: another lesson has this id");
        refused("", &[&one, &lesson("b", "{answer}.")], "a.ron:5:2: `b`: there are no words");
        refused("", &[&one, &lesson("b", "A. B. C.")], "a.ron:5:2: `b`: 3 sentences for terminal");
        refused("", &[&one, &long], "a.ron:5:2: `b`: 201 characters for terminal");
        refused("", &[&one.replace("Round(1)", "")], "a.ron:4:2: `a`: it waits for nothing");
        refused("", &[&one.replace("Round(1)", "Moon")], "a.ron:4:");
        refused(ANSWER, &[&one], "a.ron:2:9: `answer`: no lesson uses these words");
    }
}
