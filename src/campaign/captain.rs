//! A captain for a campaign: a life lived toward a wish.

use std::sync::Arc;

use campaign::border;
use characters::{
    Character,
    data::Tables,
    sheet::Fate,
    wish::{self, Wish},
};

use crate::roster::batch::Order;

/// Lives that are looked at before luck has run out.
const TRIES: u64 = 500;

/// Somebody who has lived toward this wish and can command; `None` where nobody does.
pub fn captain(tables: &Arc<Tables>, wish: &Wish, seed: u64) -> Option<Character> {
    let (rules, wish) = (Default::default(), wish.clone());
    let order = Order { rules, wish, service: None, name: None, seed, count: 1 };
    (0..TRIES).find_map(|nth| {
        let seed = seed.wrapping_add(nth);
        let life = wish::live(tables, &order.setup(seed), &order.wish, None, seed).ok()?;
        Some(life.character()).filter(can_command)
    })
}

fn can_command(person: &Character) -> bool {
    matches!(person.career.fate, Fate::Free(_))
        && person.body.is_awake()
        && !border::levels(&person.skills).is_empty()
}
