//! The page of the daily deal: whose ship, against whom, what came of it, and the days before.

use bevy::prelude::World;
use bevy_egui::egui::{Align2, Key, Painter, Rect, Ui, pos2, vec2};
use jiff::{ToSpan, civil::Date};

use super::{
    day::Daily,
    groups::Item,
    state::{Page, Title},
};
use crate::window::{
    card_table::gallery,
    common::{data::GameData, requests::TitleNotes},
    screens::title::games::sit_down,
    ui::{
        compact, keys,
        menu::{self, Done, How, Row, Sort},
        paint, sky,
        theme::{self, size},
    },
};
use crate::{clock, data::Library, session::Session};

/// Height of a row.
const ROW: f32 = 46.0;

/// Turns to the deal of today.
pub(super) fn open(world: &mut World) {
    let today = clock::today();
    turn_to(world, today, today);
}

/// Turns to the deal of `day`, or says why there is none.
pub(super) fn turn_to(world: &mut World, day: Date, today: Date) {
    let game_data = world.resource::<GameData>();
    match Daily::of(day, today, &game_data.library, &game_data.saves) {
        Ok(daily) => {
            let mut title = world.resource_mut::<Title>();
            title.turn_to(Page::Daily);
            title.daily = Some(daily);
        }
        Err(fault) => world.resource_mut::<TitleNotes>().0 = vec![format!("{fault}.")],
    }
}

/// Sits down to the deal that is shown: goes on with it, or deals it.
pub(super) fn play(world: &mut World) {
    let game_data = world.resource::<GameData>();
    let Some(Daily { deal, first, .. }) = &world.resource::<Title>().daily else { return };
    let (library, saves) = (&game_data.library, &game_data.saves);
    let session = match first.as_ref().filter(|one| !one.artefact.finished) {
        Some(one) => Session::resume(library, saves, &one.file),
        None => Session::deal(library, saves, deal.setup.clone(), deal.seed),
    };
    sit_down(world, session);
}

/// Turns to the day before or after the one that is shown.
pub(super) fn another_day(world: &mut World, days: i32) {
    let Some(daily) = &world.resource::<Title>().daily else { return };
    let (today, selected) = (daily.today, world.resource::<Title>().selected);
    let day = daily.deal.day.saturating_add(days.days()).min(today);
    turn_to(world, day, today);
    world.resource_mut::<Title>().selected = selected;
}

/// Draws it; what was chosen there.
pub(super) fn page(ui: &mut Ui, all: Rect, library: &Library, title: &mut Title) -> Option<Item> {
    let Some(daily) = &mut title.daily else {
        title.turn_to(Page::Home);
        return None;
    };
    let day = day_in_words(daily.deal.day);
    let (items, rows): (Vec<Item>, Vec<Row>) = rows(daily, &day).into_iter().unzip();
    let list = shown(ui, all, rows.len(), daily, library);
    let done = menu::draw_rows(ui, list, ROW, &rows, &mut title.selected, &mut String::new());
    let left = ui.input(|input| keys::struck(input, Key::Escape)).then_some(Item::Home);
    let chosen = done.map(|done| wanted(done, &items)).or(left);
    match chosen {
        Some(Item::CopyDaily) => {
            ui.ctx().copy_text(daily.result.clone().unwrap_or_default());
            daily.copied = true;
        }
        Some(Item::Home) => title.turn_to(Page::Home),
        chosen => return chosen.filter(|item| *item != Item::Daily),
    }
    ui.ctx().request_repaint();
    None
}

fn rows<'a>(daily: &Daily, day: &'a str) -> Vec<(Item, Row<'a>)> {
    let (begin, note) = daily.begin();
    let copy = if daily.copied { "it can be pasted now" } else { "no card is named in it" };
    let row = |label, value, sort| Row { label, value, sort };
    let mut rows = vec![
        (Item::PlayDaily, row(begin, note, Sort::Press)),
        // At the same place on every day, since one turns from day to day there.
        (Item::Daily, row("Day", day, Sort::Turn)),
    ];
    if daily.result.is_some() {
        rows.push((Item::CopyDaily, row("Copy the result", copy, Sort::Press)));
    }
    rows.push((Item::Home, row("Back", "", Sort::Press)));
    rows
}

/// What a row leads to that was used so.
fn wanted(Done { row, how }: Done, items: &[Item]) -> Item {
    match (items[row], how) {
        (Item::Daily, How::Turned(..0)) => Item::DayBefore,
        (Item::Daily, How::Turned(_)) => Item::DayAfter,
        (item, _) => item,
    }
}

/// Draws everything but the rows; where those stand.
fn shown(ui: &Ui, all: Rect, rows: usize, daily: &Daily, library: &Library) -> Rect {
    if compact::is_on(ui.ctx()) {
        let tall = menu::TAPPED_STEP * rows as f32 + 2.0 * compact::TARGET;
        let page = compact::Page::draw(ui.painter(), all, "The daily deal", all.height() - tall);
        in_words(ui.painter(), page.note, daily);
        return page.rows;
    }
    sky::heading(ui.painter(), all, 0.0);
    beside(ui.painter(), all, daily, library);
    Rect::from_min_size(all.min + vec2(96.0, 300.0), vec2(520.0, 300.0))
}

/// On a phone: who plays, and what came of it.
fn in_words(p: &Painter, mut area: Rect, daily: &Daily) {
    let mut say = |text: &str, points: f32, ink| {
        area.min.y += paint::flow(p, area, text, points, ink, false) + 8.0;
    };
    say(&daily.deal.in_words(), size::HEAD, theme::TYPE);
    say(daily.result.as_deref().unwrap_or(WHAT_IT_IS), size::BODY, theme::TYPE);
    say(&streak(daily.streak), size::BODY, theme::QUIET);
}

/// Beside the rows: the ship, who waits, and what came of it.
fn beside(p: &Painter, all: Rect, daily: &Daily, library: &Library) {
    let mut area = Rect::from_min_size(all.min + vec2(98.0, 206.0), vec2(520.0, 90.0));
    let mut say = |text: &str, points: f32, ink| {
        area.min.y += paint::flow(p, area, text, points, ink, false) + 6.0;
    };
    say("The daily deal", size::TITLE, theme::TYPE);
    say(&daily.deal.in_words(), size::HEAD, theme::QUIET);
    let picture = Rect::from_min_size(all.min + vec2(680.0, 206.0), vec2(480.0, 150.0));
    let ship = daily.deal.setup.captains.first().and_then(|me| library.book.find(&me.deck.ship));
    if let Some((_, card)) = ship {
        gallery::hang(p, picture, card, art::Side::Front, 0.95);
    }
    let at = pos2(picture.left(), picture.bottom() + 24.0);
    let area = Rect::from_min_max(at, all.max - vec2(96.0, 60.0));
    let told = daily.result.as_deref().unwrap_or(WHAT_IT_IS);
    let tall = paint::flow(p, area, told, size::HEAD, theme::TYPE, false);
    let at = pos2(area.left(), area.top() + tall + 20.0);
    let streak = streak(daily.streak);
    paint::say(p, at, Align2::LEFT_TOP, &streak, size::BODY, theme::QUIET);
}

const WHAT_IT_IS: &str = "One game a day, the same for everybody: the same decks, the same rival, the same dice. Your first \
                          game with it counts, and goes on where you left it. Mondays are easy; Sundays are not.";

fn streak(days: u32) -> String {
    match days {
        0 => "No day in a row yet.".to_owned(),
        1 => "One day in a row.".to_owned(),
        days => format!("{days} days in a row."),
    }
}

/// "Thursday, 26 November 2026".
fn day_in_words(day: Date) -> String {
    day.strftime("%A, %-d %B %Y").to_string()
}

#[cfg(test)]
mod tests;
