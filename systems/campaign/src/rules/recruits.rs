//! People who might sign on: each a whole life.

use cards::data::Level;
use characters::{
    Character, Setup,
    data::Service,
    sheet::{Fate, PersonRef},
    wish::{Wish, live},
};
use dice::Dice;

use crate::{border, data::CampaignBook};

/// Lives that are looked at before a place stays empty.
const TRIES: usize = 60;

/// Somebody who has lived through a service and has a skill that a ship needs; nobody where luck is
/// out.
pub(super) fn somebody(
    book: &CampaignBook,
    dice: &mut Dice,
    taken: &[String],
) -> Option<Character> {
    somebody_of(book, dice, taken, None)
}

/// The same, of this service where one is named.
pub(super) fn somebody_of(
    book: &CampaignBook,
    dice: &mut Dice,
    taken: &[String],
    wanted: Option<Service>,
) -> Option<Character> {
    (0..TRIES).find_map(|_| {
        let name = name(book, dice);
        let setup = Setup { name, ..Setup::default() };
        // By the odds alone, all would apply to one service.
        let service = wanted.or_else(|| dice.pick(&Service::ALL).copied());
        let life = live(&book.lives, &setup, &Wish::Anything, service, dice.fork()).ok()?;
        let person = life.character();
        let as_wanted = wanted.is_none() || person.career.service == wanted;
        (as_wanted && is_fit(&person, taken)).then_some(person)
    })
}

fn name(book: &CampaignBook, dice: &mut Dice) -> String {
    let names = &book.charts.names;
    let mut word = |from: &[String]| dice.pick(from).cloned().unwrap_or_default();
    format!("{} {}", word(&names.given), word(&names.family))
}

fn is_fit(person: &Character, taken: &[String]) -> bool {
    matches!(person.career.fate, Fate::Free(_))
        && person.body.is_awake()
        && !border::levels(&person.skills).is_empty()
        && !taken.contains(&person.identity.name)
}

/// Levels on somebody's card: 1 for each skill, 2 where they are expert.
pub(crate) fn levels(who: PersonRef) -> u32 {
    let worth = |(_, level): (_, Level)| match level {
        Level::Trained => 1,
        Level::Expert => 2,
    };
    border::levels(who.skills).into_iter().map(worth).sum()
}

/// Money on signing on.
pub(crate) fn bounty(book: &CampaignBook, who: PersonRef) -> u32 {
    book.charts.figures.bounty.saturating_mul(levels(who))
}

/// Wages of a month.
pub(crate) fn wage(book: &CampaignBook, who: PersonRef) -> u32 {
    let figures = &book.charts.figures;
    figures.wage.saturating_add(figures.wage_level.saturating_mul(levels(who)))
}
