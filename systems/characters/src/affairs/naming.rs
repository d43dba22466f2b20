//! Names and titles.

use crate::{
    data::Tables,
    sheet::{Career, Characteristics, Fate, Identity, titles},
};

/// Reasons why a name or title is refused.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NameError {
    #[error("a name has to be something")]
    Empty,
    /// CT-TTL-02, CT-TTL-05
    #[error("`{title}` is not open to {name}; {}", these(.open))]
    NotOpen { name: String, title: String, open: Vec<String> },
    /// CT-SUR-04
    #[error("the sheet of the dead is not changed any more")]
    Dead,
}

fn these(open: &[String]) -> String {
    if open.is_empty() { "no title is".to_owned() } else { format!("{} are", open.join(", ")) }
}

/// Gives any name the player likes, without the spaces around it (CT-TTL-01).
///
/// # Errors
/// The name is empty, or the person dead.
pub fn rename(identity: &mut Identity, career: &Career, name: &str) -> Result<(), NameError> {
    living(career)?;
    let name = name.trim();
    if name.is_empty() {
        return Err(NameError::Empty);
    }
    identity.name = name.to_owned();
    Ok(())
}

/// Takes one of the titles open to the person, or none: a title is voluntary (CT-TTL-02,
/// CT-TTL-04).
///
/// # Errors
/// The title is not open, or the person dead.
pub fn choose_title(
    identity: &mut Identity,
    career: &Career,
    scores: Characteristics,
    title: Option<&str>,
    tables: &Tables,
) -> Result<(), NameError> {
    living(career)?;
    let open = titles(tables, scores, career);
    if let Some(title) = title.filter(|title| !open.iter().any(|it| it == title)) {
        let name = identity.name.clone();
        return Err(NameError::NotOpen { name, title: title.to_owned(), open });
    }
    identity.title = title.map(str::to_owned);
    Ok(())
}

/// Removes a title whose rank or standing is lost (CT-TTL-06). Returns the lost title, if any.
pub fn lapse_title(
    identity: &mut Identity,
    career: &Career,
    scores: Characteristics,
    tables: &Tables,
) -> Option<String> {
    let open = titles(tables, scores, career);
    let keeps = identity.title.as_ref().is_none_or(|title| open.contains(title));
    if keeps { None } else { identity.title.take() }
}

fn living(career: &Career) -> Result<(), NameError> {
    if career.fate == Fate::Dead { Err(NameError::Dead) } else { Ok(()) }
}
