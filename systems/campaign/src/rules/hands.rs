//! The hands that come with the ship. Who is a good captain for other things than ships' work is
//! sent better ones, so that no service is the wrong one to have served in.

use bevy::prelude::World;
use characters::{Character, sheet::Identity};

use super::{captain::sign_on, recruits};
use crate::{data::CampaignBook, state::Chance};

/// People of the dock among whom the owners choose each hand.
const CANDIDATES: usize = 5;

/// Signs on as many as the ship comes with: each brings the crew as near as may be to its share of
/// the levels that it should have on cards.
pub(super) fn engage(world: &mut World, book: &CampaignBook, captain: &Character) {
    let figures = &book.charts.figures;
    let (all, hands) = (u32::from(figures.levels), u32::from(figures.hands));
    let mut levels = recruits::levels(captain.into());
    for nth in 1..=hands {
        let wanted = all * (nth + 1) / (hands + 1);
        let Some(hand) = chosen(world, book, wanted.saturating_sub(levels)) else { continue };
        levels += recruits::levels((&hand).into());
        let wage = recruits::wage(book, (&hand).into());
        sign_on(world, hand, wage);
    }
}

/// Of the candidates, the first whose levels are the nearest to those wanted.
fn chosen(world: &mut World, book: &CampaignBook, wanted: u32) -> Option<Character> {
    let taken = names(world);
    let dice = &mut world.resource_mut::<Chance>().0;
    let candidates = (0..CANDIDATES).filter_map(|_| recruits::somebody(book, dice, &taken));
    candidates.min_by_key(|it| recruits::levels(it.into()).abs_diff(wanted))
}

fn names(world: &mut World) -> Vec<String> {
    world.query::<&Identity>().iter(world).map(|it| it.name.clone()).collect()
}
