//! Titles open to a person (CT-TTL-02).

use super::{Character, Characteristic};
use crate::data::Tables;

/// Titles of the present standing, won and lost with it (CT-TTL-06). None below the first.
pub fn noble_titles(tables: &Tables, standing: u8) -> &[String] {
    let nth = standing.checked_sub(tables.figures.title_from);
    nth.and_then(|nth| tables.figures.titles.get(usize::from(nth))).map_or(&[], Vec::as_slice)
}

/// Noble titles, and the title of the rank reached (CT-TTL-04, CT-TTL-05).
pub fn titles(tables: &Tables, character: &Character) -> Vec<String> {
    let noble = noble_titles(tables, character.characteristics.get(Characteristic::Soc));
    let service = character.career.service.map(|service| tables.service(service));
    let rank = service.and_then(|table| table.rank(character.career.rank));
    noble.iter().cloned().chain(rank.map(str::to_owned)).collect()
}
