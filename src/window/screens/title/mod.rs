//! The title screen: go on with a game, or set up a new one.

mod credits;
mod daily;
mod day;
mod games;
mod groups;
mod house_rules;
mod last_game;
mod learning;
mod new_game;
mod opponent;
mod rows;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;
mod state;

use bevy::prelude::*;
use bevy_egui::egui::{self, Rect, pos2, vec2};
use groups::Item;
use house_rules::Change;
use new_game::Wanted;
pub(in crate::window) use state::{Page, Title};

use crate::window::{
    common::{
        data::GameData,
        requests::{LifeInFewWords, TitleNotes},
    },
    screens::title::games::{begin, go_on, look_for_games},
    ui::{
        compact,
        drawing::{self, Drawing},
        keys, overlay,
        screen::{LookForGames, Screen, TableSystems},
        sky,
    },
};
use crate::{data::Library, settings::Settings};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Title>()
        .add_systems(OnEnter(Screen::Title), look_for_games.in_set(LookForGames))
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Title)));
}

fn draw(
    mut drawing: Drawing,
    game_data: Res<GameData>,
    life: Res<LifeInFewWords>,
    mut title: ResMut<Title>,
    #[cfg(target_arch = "wasm32")] mut notes: ResMut<TitleNotes>,
    #[cfg(not(target_arch = "wasm32"))] notes: Res<TitleNotes>,
    mut exit: EventWriter<AppExit>,
    mut commands: Commands,
) {
    let Some(ctx) = drawing.context() else { return };
    drawing.scale(&ctx);
    let shown = Shown { library: &game_data.library, life: &life.0, settings: &drawing.settings };
    let done = drawing::page(&ctx, |ui| {
        let all = ui.max_rect();
        #[cfg(target_arch = "wasm32")]
        let done = shown.page(ui, all, &mut title, &mut notes.0);
        #[cfg(not(target_arch = "wasm32"))]
        let done = shown.page(ui, all, &mut title);
        let side = if compact::is_on(ui.ctx()) { compact::MARGIN } else { 96.0 };
        let news = pos2(side, all.bottom() - 40.0);
        let news = Rect::from_min_max(news, all.max - vec2(side.min(40.0), 4.0));
        overlay::notes(ui, news, &notes.0);
        done
    });
    let Some(done) = done else { return };
    if let Some(screen) = leads_to(done) {
        drawing.screen.set(screen);
    } else if done == Item::Quit {
        exit.send(AppExit::Success);
    } else {
        stay(done, &mut title, &mut commands);
    }
    // Another page shows in the next frame, which nothing else may call for.
    ctx.request_repaint();
}

/// The screen that a row leads to, if it is one of its own.
fn leads_to(item: Item) -> Option<Screen> {
    match item {
        Item::Decks => Some(Screen::Builder),
        Item::Draft => Some(Screen::Draft),
        Item::Campaign => Some(Screen::Campaign),
        Item::Life => Some(Screen::Life),
        Item::People => Some(Screen::People),
        Item::Referee => Some(Screen::Referee),
        Item::Sickbay => Some(Screen::Sickbay),
        Item::Packs => Some(Screen::Packs),
        Item::Puzzles => Some(Screen::Puzzles),
        Item::Statistics => Some(Screen::Statistics),
        Item::Settings => Some(Screen::Settings),
        Item::Skirmish => Some(Screen::Skirmish),
        Item::Continue
        | Item::Daily
        | Item::PlayDaily
        | Item::CopyDaily
        | Item::DayBefore
        | Item::DayAfter
        | Item::Home
        | Item::Learn
        | Item::LearnCards
        | Item::LearnFight
        | Item::LearnLife
        | Item::LearnHaul
        | Item::Begin
        | Item::New
        | Item::Credits
        | Item::File
        | Item::Quit => None,
    }
}

/// Turns to another page of the title, or begins something.
fn stay(item: Item, title: &mut Title, commands: &mut Commands) {
    let pages =
        [(Item::Learn, Page::Learn), (Item::New, Page::NewGame), (Item::Credits, Page::Credits)];
    let begins: [(Item, fn(&mut World)); 10] = [
        (Item::Continue, go_on),
        (Item::Begin, begin),
        (Item::Daily, daily::open),
        (Item::PlayDaily, daily::play),
        (Item::DayBefore, |world| daily::another_day(world, -1)),
        (Item::DayAfter, |world| daily::another_day(world, 1)),
        (Item::LearnCards, learning::cards),
        (Item::LearnFight, learning::fight),
        (Item::LearnLife, learning::life),
        (Item::LearnHaul, learning::haul),
    ];
    if let Some((_, page)) = pages.into_iter().find(|(it, _)| *it == item) {
        title.turn_to(page);
    }
    if let Some((_, begin)) = begins.into_iter().find(|(it, _)| *it == item) {
        commands.queue(begin);
    }
    #[cfg(target_arch = "wasm32")]
    if item == Item::File {
        crate::browser::pick();
    }
}

/// The height of the picture on a phone.
const PICTURE: f32 = 104.0;

/// What the pages of the title show besides its own state.
struct Shown<'a> {
    library: &'a Library,
    life: &'a str,
    settings: &'a Settings,
}

impl Shown<'_> {
    /// Draws the open page; what was chosen on it.
    fn page(
        &self,
        ui: &mut egui::Ui,
        all: Rect,
        title: &mut Title,
        #[cfg(target_arch = "wasm32")] notes: &mut Vec<String>,
    ) -> Option<Item> {
        match title.page {
            Page::Home => return self.home(ui, all, title),
            Page::NewGame => {
                let wanted = title.new_game.draw(ui, all, self.library)?;
                #[cfg(target_arch = "wasm32")]
                if let Wanted::Told(told) = &wanted {
                    told.clone_into(notes);
                }
                return from_the_page(wanted, title);
            }
            Page::Learn => return learning::page(ui, all, self.library, title),
            Page::Daily => return daily::page(ui, all, self.library, title),
            Page::HouseRules => house_rules_page(ui, all, self.library, title),
            Page::Credits if credits::draw(ui, all) => title.turn_to(Page::Home),
            Page::Credits => {}
        }
        None
    }

    /// The first page: its name, where one can go, and the ship that waits.
    fn home(&self, ui: &mut egui::Ui, all: Rect, title: &mut Title) -> Option<Item> {
        let Shown { library, life, settings } = *self;
        if compact::is_on(ui.ctx()) {
            return self.home_on_a_phone(ui, all, title);
        }
        sky::heading(ui.painter(), all, sky::time(ui, settings));
        let area = Rect::from_min_max(all.min + vec2(96.0, 214.0), all.max - vec2(96.0, 52.0));
        let chosen = rows::rows(ui, area, library, title, life);
        let picture = Rect::from_min_size(all.min + vec2(636.0, 44.0), vec2(506.0, 150.0));
        chosen.or(self.last_game(ui, picture, title))
    }

    /// The same on a phone: the ship above the rows, or at their left where the phone is held across.
    fn home_on_a_phone(&self, ui: &mut egui::Ui, all: Rect, title: &mut Title) -> Option<Item> {
        let page = compact::Page::draw(ui.painter(), all, "Far Lanes", PICTURE);
        let (picture, rows) = match compact::is_upright(all) {
            true => {
                let room = page.rows.union(page.note);
                let picture = room.with_max_y(room.top() + PICTURE);
                (picture, room.with_min_y(picture.bottom() + 12.0))
            }
            false => (page.note.with_max_y(page.note.top() + PICTURE * 1.4), page.rows),
        };
        let chosen = rows::tapped(ui, rows, self.library, title, self.life);
        chosen.or(self.last_game(ui, picture, title))
    }

    /// The ship that waits; to be gone on with, if it was clicked.
    fn last_game(&self, ui: &egui::Ui, picture: Rect, title: &Title) -> Option<Item> {
        let deck = title.new_game.ship(self.library);
        let go_on = if title.in_progress.is_some() { Item::Continue } else { Item::Begin };
        let game = title.in_progress.as_ref();
        last_game::draw(ui, picture, self.library, game, deck).then_some(go_on)
    }
}

/// Carries out the requests of the page of a new game.
fn from_the_page(wanted: Wanted, title: &mut Title) -> Option<Item> {
    match wanted {
        Wanted::Begin => return Some(Item::Begin),
        Wanted::HouseRules => title.turn_to(Page::HouseRules),
        Wanted::Back => title.turn_to(Page::Home),
        #[cfg(target_arch = "wasm32")]
        Wanted::Told(_) => {}
    }
    None
}

fn house_rules_page(ui: &mut egui::Ui, all: Rect, library: &Library, title: &mut Title) {
    let usual = library.constants;
    let mut now = title.new_game.constants.unwrap_or(usual);
    let left = ui.input(|input| keys::struck(input, egui::Key::Escape));
    let change = house_rules::draw(ui, all, &now, &usual, &mut title.selected);
    match change.or(left.then_some(Change::Back)) {
        Some(Change::Back) => {
            title.page = Page::NewGame;
        }
        Some(Change::AsPublished) => now = usual,
        Some(Change::Turned(name, steps)) => now.turn(name, steps as i64),
        None => {}
    }
    title.new_game.constants = (now != usual).then_some(now);
}
