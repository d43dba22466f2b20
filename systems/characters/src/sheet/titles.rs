//! Titles open to a person (CT-TTL-02).

use super::{Career, Characteristic, Characteristics};
use crate::data::Tables;

/// Titles of the present standing, won and lost with it (CT-TTL-06). None below the first.
pub fn noble_titles(tables: &Tables, standing: u8) -> &[String] {
    let nth = standing.checked_sub(tables.figures.title_from);
    nth.and_then(|nth| tables.figures.titles.get(usize::from(nth))).map_or(&[], Vec::as_slice)
}

/// Noble titles, and the title of the rank reached (CT-TTL-04, CT-TTL-05).
pub fn titles(tables: &Tables, scores: Characteristics, career: &Career) -> Vec<String> {
    let noble = noble_titles(tables, scores.get(Characteristic::Soc));
    let service = career.service.map(|service| tables.service(service));
    let rank = service.and_then(|table| table.rank(career.rank));
    noble.iter().cloned().chain(rank.map(str::to_owned)).collect()
}
