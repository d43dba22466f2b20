//! Named captains: variations of the steady personality. Data, from `assets/captains/personas`.

use std::collections::BTreeMap;

use cards::data::{DataError, read_ron};
use serde::{Deserialize, Serialize};

use crate::{Personality, place::place};

/// Captain to play against.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Persona {
    /// Name of its file without the extension: lower case, no `/` and no `:`.
    #[serde(skip)]
    pub id: String,
    /// Name at the table.
    pub name: String,
    /// Character, in a sentence.
    pub character: String,
    /// Portrait, in two or three sentences.
    pub portrait: String,
    /// Id of the deck they play best.
    pub deck: String,
    /// Factors on numbers of the steady personality, by part and name as in `activity.plunder`.
    pub leans: BTreeMap<String, f32>,
}

impl Persona {
    /// Reads the persona of this id; `file` is the name used in errors.
    ///
    /// # Errors
    /// The text is no persona, a factor names a number that a personality does not have, or a
    /// factor is not finite.
    pub fn read(id: &str, file: &str, text: &str) -> Result<Persona, DataError> {
        let persona = Persona { id: id.to_owned(), ..read_ron(file, text)? };
        let mut steady = Personality::default();
        let fault = persona.leans.iter().find_map(|(name, factor)| {
            let known = steady.number_mut(name).is_some();
            let what = if known {
                "the factor has to be finite"
            } else {
                "a personality has no such number"
            };
            (!known || !factor.is_finite()).then_some((name, what))
        });
        let Some((name, what)) = fault else { return Ok(persona) };
        let (line, column) = place(text, &format!("\"{name}\""));
        let (file, id, what) = (file.to_owned(), name.clone(), what.to_owned());
        Err(DataError::Senseless { file, line, column, id, what })
    }

    /// Somebody steady but for one consideration, which they do not look at; to see what it is worth.
    pub fn without(consideration: &str) -> Persona {
        Persona {
            id: format!("without-{consideration}"),
            name: "Captain Nobody".to_owned(),
            character: format!("Steady, but does not look at {consideration}."),
            portrait: String::new(),
            deck: String::new(),
            leans: BTreeMap::from([(consideration.to_owned(), 0.0)]),
        }
    }

    /// Returns this captain's personality, derived from the steady one.
    pub fn personality(&self, steady: &Personality) -> Personality {
        let mut personality = Personality { character: self.character.clone(), ..steady.clone() };
        for (name, factor) in &self.leans {
            if let Some(number) = personality.number_mut(name) {
                *number *= factor;
            }
        }
        personality
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(leans: &str) -> String {
        format!(
            "(\n name: \"A\",\n character: \"B.\",\n portrait: \"C.\",\n deck: \"d\",\n leans: {{\n  \
             {leans} }},\n)"
        )
    }

    fn error(leans: &str) -> String {
        Persona::read("a", "a.ron", &text(leans)).expect_err("must be refused").to_string()
    }

    #[test]
    fn a_persona_is_steady_but_for_what_it_leans_on() {
        let steady = Personality::default();
        let leans = text("\"activity.plunder\": 2.0, \"judgement.reserve\": 0.5");
        let personality = Persona::read("a", "a.ron", &leans).expect("sound").personality(&steady);
        assert_eq!(personality.activity.plunder, 2.0 * steady.activity.plunder);
        assert_eq!(personality.judgement.reserve, 0.5 * steady.judgement.reserve);
        assert_eq!(personality.procuring, steady.procuring);
        assert_eq!(personality.character, "B.");
    }

    #[test]
    fn who_is_without_a_consideration_is_steady_in_all_others() {
        let steady = Personality::default();
        let mut personality = Persona::without("activity.plunder").personality(&steady);
        let plunder = personality.number_mut("activity.plunder").expect("a number");
        assert_eq!(std::mem::replace(plunder, steady.activity.plunder), 0.0);
        personality.character.clone_from(&steady.character);
        assert_eq!(personality, steady);
    }

    #[test]
    fn what_leans_on_nothing_is_refused_where_it_stands() {
        let message = error("\"activity.plundre\": 2.0");
        assert!(message.starts_with("a.ron:7:3: `activity.plundre`"), "{message}");
    }

    #[test]
    fn what_leans_without_end_is_refused() {
        let message = error("\"activity.plunder\": inf");
        assert!(message.contains("finite"), "{message}");
    }
}
