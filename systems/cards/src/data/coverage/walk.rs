//! Walks a card along the card schema to find the parts it uses.

use std::collections::BTreeSet;

use schemars::schema_for;
use serde_json::Value;

use super::{
    Part,
    shape::{parts_of, reference, says_something, variant_shape},
};
use crate::data::{Card, picture::Picture};

/// The schema's definitions, by the names of their types.
pub(super) struct Language(Value);

/// Parts used so far, and the role of the next capabilities.
#[derive(Default)]
struct Walk {
    used: BTreeSet<Part>,
    role: Option<Role>,
}

/// Role of a capability; one that is only given or only asked for is useless.
#[derive(Clone, Copy)]
enum Role {
    Given,
    Asked,
}

impl Role {
    /// The role that a part of the language gives to capabilities inside it.
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

pub(super) const GIVEN: &str = "Capability given";
pub(super) const ASKED: &str = "Capability asked";

impl Language {
    /// The language of cards without their pictures, which have no effect.
    pub fn new() -> Language {
        let mut language = schema_for!(Vec<Card>).to_value();
        let pictures = schema_for!(Picture).to_value();
        let words =
            pictures["$defs"].as_object().into_iter().flatten().map(|(name, _)| name.as_str());
        if let Some(types) = language["$defs"].as_object_mut() {
            words.chain(["Picture"]).for_each(|name| drop(types.remove(name)));
            let fields =
                types.values_mut().filter_map(|shape| shape.get_mut("properties")?.as_object_mut());
            fields.for_each(|fields| drop(fields.remove("picture")));
        }
        Language(language)
    }

    fn definition(&self, name: &str) -> &Value {
        &self.0["$defs"][name]
    }

    pub fn used_by(&self, card: &Card) -> BTreeSet<Part> {
        let mut walk = Walk::default();
        // Every card has a JSON value, since its keys are words.
        let value = serde_json::to_value(card.plain()).unwrap_or_default();
        self.named("Card", &value, &mut walk);
        walk.used
    }

    /// Walks a value of the type `name`.
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

    /// Walks the fields of a struct; an empty one, such as an empty list, does not count as used.
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

    /// Walks a field or a variant, and its content.
    fn inside(&self, group: &str, name: &str, shape: &Value, value: &Value, walk: &mut Walk) {
        walk.use_it(group, name);
        let before = walk.role;
        walk.role = Role::of(group, name).or(before);
        self.along(shape, value, walk);
        walk.role = before;
    }

    /// A heroic asks for a trained crew, and with expert text for an expert.
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
    /// All parts that a card could use.
    pub fn parts(&self) -> BTreeSet<Part> {
        let types = self.0["$defs"].as_object().into_iter().flatten();
        types.flat_map(|(name, shape)| parts_of(name, shape)).collect()
    }
}
