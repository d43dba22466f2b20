//! The hands that come with the ship. Who is a good captain for other things than ships' work is
//! sent better ones, so that no service is the wrong one to have served in.

use bevy::prelude::World;
use cards::data::Level;
use characters::{Character, sheet::Identity};

use super::{captain::sign_on, recruits};
use crate::{border, data::CampaignBook, state::Chance};

/// People of the dock among whom the owners choose each hand.
const CANDIDATES: usize = 5;

/// Signs on as many as the ship comes with: each brings the crew as near as may be to its share of
/// the levels that it should have on cards.
pub(super) fn engage(world: &mut World, book: &CampaignBook, captain: &Character) {
    let figures = &book.charts.figures;
    let (mut crew, mut levels) = (1, levels_of(captain));
    for _ in 0..figures.hands {
        crew += 1;
        let wanted = figures.levels * crew / (figures.hands + 1);
        let Some(hand) = chosen(world, book, wanted.saturating_sub(levels)) else { continue };
        levels += levels_of(&hand);
        let wage = recruits::wage(book, (&hand).into());
        sign_on(world, hand, wage);
    }
}

/// Of the candidates, the first whose levels are the nearest to those wanted.
fn chosen(world: &mut World, book: &CampaignBook, wanted: u8) -> Option<Character> {
    let taken = names(world);
    let dice = &mut world.resource_mut::<Chance>().0;
    let candidates = (0..CANDIDATES).filter_map(|_| recruits::somebody(book, dice, &taken));
    candidates.min_by_key(|it| levels_of(it).abs_diff(wanted))
}

/// Levels on somebody's card: one for a trained skill, two for an expert's.
pub(crate) fn levels_of(person: &Character) -> u8 {
    let known = border::levels(&person.skills).into_iter();
    known.map(|(_, level)| if level == Level::Expert { 2 } else { 1 }).sum()
}

fn names(world: &mut World) -> Vec<String> {
    world.query::<&Identity>().iter(world).map(|it| it.name.clone()).collect()
}
