//! A captain for a campaign: a life lived toward a wish.

use std::sync::Arc;

use campaign::border;
use characters::{
    Character, Setup,
    data::{Service, Tables},
    sheet::Fate,
    wish::{self, Wish},
};
use dice::Dice;

use crate::roster::names;

/// The ship that is flown where none is named.
pub const FIRST_DECK: &str = "honest-freight";

/// Lives that are looked at before luck has run out.
const TRIES: u64 = 500;

/// Somebody who has lived toward this wish, in this service where one is named, and can command;
/// `None` where nobody does.
pub fn captain(
    tables: &Arc<Tables>,
    wish: &Wish,
    service: Option<Service>,
    seed: u64,
) -> Option<Character> {
    // By the odds alone, all would apply to one service.
    let any = || Dice::seeded(seed).pick(&Service::ALL).copied();
    let applies = if *wish == Wish::Anything { service.or_else(any) } else { service };
    (0..TRIES).find_map(|nth| {
        let seed = seed.wrapping_add(nth);
        let setup = Setup { name: names::for_seed(seed), ..Setup::default() };
        let life = wish::live(tables, &setup, wish, applies, seed).ok()?;
        let served = life.character();
        let as_wished = service.is_none() || served.career.service == service;
        Some(served).filter(|it| as_wished && can_command(it))
    })
}

/// Whether somebody can begin as the captain of a campaign.
pub fn can_command(person: &Character) -> bool {
    matches!(person.career.fate, Fate::Free(_))
        && person.body.is_awake()
        && !border::levels(&person.skills).is_empty()
}
