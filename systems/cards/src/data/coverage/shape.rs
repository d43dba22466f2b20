//! Reads a JSON schema: the words of a type, and the schema of each word's content.

use serde_json::Value;

use super::{
    Part,
    walk::{ASKED, GIVEN},
};

/// The words of one type: its fields, its variants, a skill at either level.
pub(super) fn parts_of(name: &str, shape: &Value) -> Vec<Part> {
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

/// The schema of one variant's content.
pub(super) fn variant_shape<'a>(shape: &'a Value, variant: &str) -> &'a Value {
    let several = shape["oneOf"].as_array().into_iter().flatten();
    several
        .map(|one| &one["properties"][variant])
        .find(|inside| !inside.is_null())
        .unwrap_or(&Value::Null)
}

/// The type that a schema refers to, directly or as an optional value.
pub(super) fn reference(shape: &Value) -> Option<&str> {
    let several = shape["anyOf"].as_array().into_iter().flatten();
    let named = |one: &'_ Value| one["$ref"].as_str().is_some();
    let found = several.chain([shape]).find(|one| named(one))?;
    found["$ref"].as_str()?.rsplit('/').next()
}

/// Whether a field is more than empty, null, 0 or false.
pub(in crate::data) fn says_something(value: &Value) -> bool {
    match value {
        Value::Null | Value::Bool(false) => false,
        Value::Bool(true) => true,
        Value::Number(number) => number.as_i64() != Some(0),
        Value::String(text) => !text.is_empty(),
        Value::Array(items) => !items.is_empty(),
        Value::Object(fields) => !fields.is_empty(),
    }
}
