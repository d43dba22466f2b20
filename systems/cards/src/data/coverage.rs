//! Which words of the game and which parts of the effect language a pack uses, counted by the cards
//! that use them. Found by walking a card along its own JSON schema, so a new part counts itself.

use std::collections::{BTreeMap, BTreeSet};

use schemars::schema_for;
use serde_json::Value;

use super::Card;

/// One thing that a card can use: the type it belongs to, its name, and how it is used where that
/// matters: `Effect` `Draw`, `Capability asked` `Cargo`, `Skill` `Pilot Expert`.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Part {
    pub group: String,
    pub name: String,
}

/// How many cards use each part, every part of the language included.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Coverage(pub BTreeMap<Part, usize>);

impl Coverage {
    /// Counts the cards that use each part.
    pub fn of<'a>(cards: impl IntoIterator<Item = &'a Card>) -> Coverage {
        let language = Language::new();
        let mut counts: BTreeMap<Part, usize> =
            language.parts().into_iter().map(|part| (part, 0)).collect();
        for part in cards.into_iter().flat_map(|card| language.used_by(card)) {
            *counts.entry(part).or_default() += 1;
        }
        Coverage(counts)
    }

    /// What fewer than `enough` cards use.
    pub fn rare(&self, enough: usize) -> impl Iterator<Item = &Part> {
        self.0.iter().filter(move |(_, n)| **n < enough).map(|(part, _)| part)
    }
}

/// The schema's definitions, by the names of their types.
struct Language(Value);

/// What has been used so far, and what becomes of the capabilities that come next.
#[derive(Default)]
struct Walk {
    used: BTreeSet<Part>,
    role: Option<Role>,
}

/// A capability that nothing asks for is no use, nor one that nothing gives.
#[derive(Clone, Copy)]
enum Role {
    Given,
    Asked,
}

impl Role {
    /// What a part of the language does with the capabilities in it.
    fn of(group: &str, name: &str) -> Option<Role> {
        match (group, name) {
            ("Ship" | "Modifier", _) | ("Effect", "Collect") => Some(Role::Given),
            ("Requirement" | "Quality" | "Trigger" | "Cost", _) => Some(Role::Asked),
            _ => None,
        }
    }
}

impl Walk {
    fn use_it(&mut self, group: &str, name: &str) {
        let group = match (group, self.role) {
            // A skill counts with its level.
            ("Skill", _) if !name.contains(' ') => return,
            ("Capability", None) => return,
            ("Capability", Some(Role::Given)) => GIVEN,
            ("Capability", Some(Role::Asked)) => ASKED,
            _ => group,
        };
        self.used.insert(Part { group: group.to_owned(), name: name.to_owned() });
    }
}

const GIVEN: &str = "Capability given";
const ASKED: &str = "Capability asked";

impl Language {
    fn new() -> Language {
        Language(schema_for!(Vec<Card>).to_value())
    }

    fn definition(&self, name: &str) -> &Value {
        &self.0["$defs"][name]
    }

    fn used_by(&self, card: &Card) -> BTreeSet<Part> {
        let mut walk = Walk::default();
        // A card without a value in JSON cannot be: its keys are words.
        let value = serde_json::to_value(card).unwrap_or_default();
        self.named("Card", &value, &mut walk);
        walk.used
    }

    /// A value of the type `name`.
    fn named(&self, name: &str, value: &Value, walk: &mut Walk) {
        let shape = self.definition(name);
        if shape["properties"].is_object() {
            return self.fields(name, shape, value, walk);
        }
        if let Some(word) = value.as_str() {
            walk.use_it(name, word);
        }
        for (variant, inside) in value.as_object().into_iter().flatten() {
            self.inside(name, variant, variant_shape(shape, variant), inside, walk);
        }
    }

    /// The fields of a struct; one that says nothing, such as an empty list, is not used.
    fn fields(&self, name: &str, shape: &Value, value: &Value, walk: &mut Walk) {
        for (field, inside) in value.as_object().into_iter().flatten() {
            if says_something(inside) {
                self.inside(name, field, &shape["properties"][field], inside, walk);
            }
        }
        if name == "Heroic" {
            self.heroic(value, walk);
        }
    }

    /// A field or a variant, and what is written in it.
    fn inside(&self, group: &str, name: &str, shape: &Value, value: &Value, walk: &mut Walk) {
        walk.use_it(group, name);
        let before = walk.role;
        walk.role = Role::of(group, name).or(before);
        self.along(shape, value, walk);
        walk.role = before;
    }

    /// A heroic asks for a trained crew, and if it has words for one, for an expert.
    fn heroic(&self, value: &Value, walk: &mut Walk) {
        let skill = value["skill"].as_str().unwrap_or_default();
        walk.use_it("Skill", &format!("{skill} Trained"));
        if says_something(&value["expert"]) || says_something(&value["as_above"]) {
            walk.use_it("Skill", &format!("{skill} Expert"));
        }
    }

    fn along(&self, shape: &Value, value: &Value, walk: &mut Walk) {
        if let Some(name) = reference(shape) {
            return self.named(name, value, walk);
        }
        let parts = shape["prefixItems"].as_array();
        for (n, inside) in value.as_array().into_iter().flatten().enumerate() {
            self.along(parts.map_or(&shape["items"], |parts| &parts[n]), inside, walk);
        }
        if let (Some(parts), Some(pair)) = (parts, value.as_array()) {
            self.skill_at_level(parts, pair, walk);
        }
        for (key, inside) in value.as_object().into_iter().flatten() {
            if reference(&shape["properties"][key]) == Some("Level") {
                walk.use_it("Skill", &format!("{key} {}", inside.as_str().unwrap_or_default()));
            }
        }
    }

    fn skill_at_level(&self, parts: &[Value], pair: &[Value], walk: &mut Walk) {
        if let [skill, level] = parts
            && (reference(skill), reference(level)) == (Some("Skill"), Some("Level"))
            && let [Value::String(skill), Value::String(level)] = pair
        {
            walk.use_it("Skill", &format!("{skill} {level}"));
        }
    }
}

impl Language {
    /// Everything that a card could use.
    fn parts(&self) -> BTreeSet<Part> {
        let types = self.0["$defs"].as_object().into_iter().flatten();
        types.flat_map(|(name, shape)| parts_of(name, shape)).collect()
    }
}

/// The words of one type: its fields, its variants, a skill at either level.
fn parts_of(name: &str, shape: &Value) -> Vec<Part> {
    let fields =
        shape["properties"].as_object().into_iter().flatten().map(|(field, _)| field.as_str());
    let words: Vec<&str> = fields.chain(variants(shape)).collect();
    let part = |group: &str, name: String| Part { group: group.to_owned(), name };
    match name {
        "Skill" => {
            let levels = |word: &&str| [format!("{word} Trained"), format!("{word} Expert")];
            words.iter().flat_map(levels).map(|word| part(name, word)).collect()
        }
        "Capability" => {
            let roles = [GIVEN, ASKED].into_iter();
            roles
                .flat_map(|role| words.iter().map(move |word| part(role, word.to_string())))
                .collect()
        }
        _ => words.iter().map(|word| part(name, word.to_string())).collect(),
    }
}

/// The names of an enum's variants: plain words, single words with a description, and objects.
fn variants(shape: &Value) -> impl Iterator<Item = &str> {
    let several = shape["oneOf"].as_array().into_iter().flatten();
    several.chain([shape]).flat_map(|one| {
        let plain = one["enum"].as_array().into_iter().flatten().chain([&one["const"]]);
        let is_variant = one["required"].is_array() && !std::ptr::eq(one, shape);
        let with_more = one["properties"].as_object().filter(|_| is_variant);
        plain
            .filter_map(Value::as_str)
            .chain(with_more.into_iter().flatten().map(|(name, _)| name.as_str()))
    })
}

/// What is written inside of one variant of an enum.
fn variant_shape<'a>(shape: &'a Value, variant: &str) -> &'a Value {
    let several = shape["oneOf"].as_array().into_iter().flatten();
    several
        .map(|one| &one["properties"][variant])
        .find(|inside| !inside.is_null())
        .unwrap_or(&Value::Null)
}

/// The type that a shape refers to, by itself or as something that may be left out.
fn reference(shape: &Value) -> Option<&str> {
    let several = shape["anyOf"].as_array().into_iter().flatten();
    let named = |one: &'_ Value| one["$ref"].as_str().is_some();
    let found = several.chain([shape]).find(|one| named(one))?;
    found["$ref"].as_str()?.rsplit('/').next()
}

/// Whether a field is more than empty, nothing, 0 or no.
pub(super) fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Bool(true) => true,
        Value::Number(number) => number.as_i64() != Some(0),
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
    }
}
