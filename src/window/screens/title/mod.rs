//! The title screen: go on with a game, or set up a new one.

mod credits;
mod games;
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
use bevy_egui::{
    EguiContext,
    egui::{self, Rect, pos2, vec2},
};
use house_rules::Change;
use new_game::Wanted;
use rows::Item;
pub(in crate::window) use state::{Page, Title};

use crate::window::{
    common::{
        data::GameData,
        requests::{LifeInFewWords, TitleNotes},
    },
    screens::title::games::{begin, go_on, look_for_games},
    ui::{
        keys, overlay,
        screen::{Canvas, LookForGames, Screen, TableSystems},
        sky, theme,
    },
};
use crate::{data::Library, settings::Settings};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Title>()
        .add_systems(OnEnter(Screen::Title), look_for_games.in_set(LookForGames))
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Title)));
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    game_data: Res<GameData>,
    life: Res<LifeInFewWords>,
    mut title: ResMut<Title>,
    #[cfg(target_arch = "wasm32")] mut notes: ResMut<TitleNotes>,
    #[cfg(not(target_arch = "wasm32"))] notes: Res<TitleNotes>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: EventWriter<AppExit>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    if let Some(factor) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let done = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let all = ui.max_rect();
            let news =
                Rect::from_min_max(pos2(96.0, all.bottom() - 40.0), all.max - vec2(40.0, 4.0));
            let done = match title.page {
                Page::Home => home(ui, all, &game_data.library, &mut title, &life.0, &settings),
                Page::NewGame => {
                    let wanted = title.new_game.draw(ui, all, &game_data.library);
                    wanted.and_then(|wanted| {
                        from_the_page(
                            wanted,
                            &mut title,
                            #[cfg(target_arch = "wasm32")]
                            &mut notes.0,
                        )
                    })
                }
                Page::HouseRules => {
                    house_rules_page(ui, all, &game_data.library, &mut title);
                    None
                }
                Page::Learn => learning::page(ui, all, &game_data.library, &mut title),
                Page::Credits => {
                    if credits::draw(ui, all) {
                        title.turn_to(Page::Home);
                    }
                    None
                }
            };
            overlay::notes(ui, news, &notes.0);
            done
        })
        .inner;
    match done {
        Some(Item::Continue) => commands.queue(go_on),
        Some(Item::Learn) => title.turn_to(Page::Learn),
        Some(Item::LearnCards) => commands.queue(learning::cards),
        Some(Item::LearnFight) => commands.queue(learning::fight),
        Some(Item::LearnLife) => commands.queue(learning::life),
        Some(Item::Begin) => commands.queue(begin),
        Some(Item::New) => title.turn_to(Page::NewGame),
        Some(Item::Decks) => screen.set(Screen::Builder),
        Some(Item::Campaign) => screen.set(Screen::Campaign),
        Some(Item::Life) => screen.set(Screen::Life),
        Some(Item::People) => screen.set(Screen::People),
        Some(Item::Referee) => screen.set(Screen::Referee),
        Some(Item::Sickbay) => screen.set(Screen::Sickbay),
        Some(Item::Packs) => screen.set(Screen::Packs),
        Some(Item::Statistics) => screen.set(Screen::Statistics),
        Some(Item::Settings) => screen.set(Screen::Settings),
        Some(Item::Credits) => title.turn_to(Page::Credits),
        #[cfg(target_arch = "wasm32")]
        Some(Item::File) => crate::browser::pick(),
        #[cfg(not(target_arch = "wasm32"))]
        Some(Item::File) => {}
        Some(Item::Skirmish) => screen.set(Screen::Skirmish),
        Some(Item::Quit) => {
            exit.send(AppExit::Success);
        }
        None => {}
    }
    if done.is_some() {
        // Another page shows in the next frame, which nothing else may call for.
        ctx.request_repaint();
    }
}

/// The first page: its name, where one can go, and the ship that waits.
fn home(
    ui: &mut egui::Ui,
    all: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
    settings: &Settings,
) -> Option<Item> {
    sky::heading(ui.painter(), all, sky::time(ui, settings));
    let area = Rect::from_min_max(all.min + vec2(96.0, 214.0), all.max - vec2(96.0, 52.0));
    let chosen = rows::rows(ui, area, library, title, life);
    let picture = Rect::from_min_size(all.min + vec2(636.0, 44.0), vec2(506.0, 150.0));
    let deck = title.new_game.ship(library);
    let go_on = if title.in_progress.is_some() { Item::Continue } else { Item::Begin };
    let is_clicked = last_game::draw(ui, picture, library, title.in_progress.as_ref(), deck);
    chosen.or(is_clicked.then_some(go_on))
}

/// Carries out the requests of the page of a new game.
fn from_the_page(
    wanted: Wanted,
    title: &mut Title,
    #[cfg(target_arch = "wasm32")] notes: &mut Vec<String>,
) -> Option<Item> {
    match wanted {
        Wanted::Begin => return Some(Item::Begin),
        Wanted::HouseRules => title.turn_to(Page::HouseRules),
        Wanted::Back => title.turn_to(Page::Home),
        #[cfg(target_arch = "wasm32")]
        Wanted::Told(told) => *notes = told,
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
