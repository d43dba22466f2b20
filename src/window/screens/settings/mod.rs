//! Settings: read when the window opens, kept as soon as they change, turned on a screen of their own.

mod rows;
#[cfg(not(target_arch = "wasm32"))]
pub(in crate::window) mod shots;

use bevy::prelude::*;
use bevy_egui::egui::{self, Align2, Key, Rect, Ui, vec2};

use crate::settings::Settings;
use crate::window::{
    common::data::{GameData, Loaded},
    ui::{
        compact,
        drawing::{self, Drawing},
        keys,
        menu::{self, Done, How},
        paint,
        screen::{Screen, TableSystems},
        sky,
        theme::{self, size},
    },
};

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<Settings>()
        .init_resource::<Page>()
        .add_systems(Loaded, read)
        .add_systems(Update, (came_from, go_there, set_type).before(TableSystems::Draw))
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Settings)))
        .add_systems(
            Last,
            keep.run_if(resource_exists_and_changed::<Settings>.and(resource_exists::<GameData>)),
        );
}

/// The screen of settings.
#[derive(Resource)]
struct Page {
    selected: usize,
    /// Where one goes from here.
    back: Screen,
    /// The error of reading or writing.
    trouble: Option<String>,
}

impl Default for Page {
    fn default() -> Page {
        Page { selected: 0, back: Screen::Title, trouble: None }
    }
}

fn read(game_data: Res<GameData>, mut settings: ResMut<Settings>, mut page: ResMut<Page>) {
    match Settings::read(&Settings::file(game_data.saves.root())) {
        Ok(read) => *settings = read,
        Err(fault) => page.trouble = Some(fault.to_string()),
    }
}

fn keep(
    settings: Res<Settings>,
    game_data: Res<GameData>,
    mut page: ResMut<Page>,
    mut kept: Local<Settings>,
) {
    if *kept == *settings {
        return;
    }
    *kept = *settings;
    let file = Settings::file(game_data.saves.root());
    page.trouble = settings.keep(&file).err().map(|fault| fault.to_string());
}

/// Type follows the settings.
fn set_type(settings: Res<Settings>) {
    theme::set_large_type(settings.large_type);
}

/// F2 opens the settings from any screen; nothing there is lost meanwhile.
fn go_there(mut drawing: Drawing, here: Res<State<Screen>>) {
    let Some(ctx) = drawing.context() else { return };
    if ctx.input(|input| keys::struck(input, Key::F2))
        && !matches!(here.get(), Screen::Settings | Screen::Loading | Screen::Failed)
    {
        drawing.screen.set(Screen::Settings);
    }
}

fn draw(mut drawing: Drawing, mut page: ResMut<Page>) {
    let Some(ctx) = drawing.context() else { return };
    drawing.scale(&ctx);
    let items = rows::rows(&drawing.settings);
    let done = drawing::page(&ctx, |ui| shown(ui, &items, &mut page));
    let left = ctx.input(|input| keys::struck(input, Key::Escape));
    match done.filter(|_| !left) {
        None if left => drawing.screen.set(page.back),
        None => {}
        Some(Done { row: 0, how: How::Pressed }) => drawing.screen.set(page.back),
        Some(Done { row: 1, how: How::Pressed }) => *drawing.settings = Settings::default(),
        Some(Done { row, how }) => {
            let steps = if let How::Turned(steps) = how { steps } else { 1 };
            rows::turn(&mut drawing.settings, row, steps);
        }
    }
}

fn shown(ui: &mut Ui, items: &[rows::Item], page: &mut Page) -> Option<Done> {
    let all = ui.max_rect();
    let (list, area) = plan(ui, all);
    let words = items.get(page.selected).map_or("", |row| row.note);
    note(ui.painter(), (all, area), words, page.trouble.as_deref());
    let rows: Vec<menu::Row> = items.iter().map(rows::Item::row).collect();
    menu::draw_rows(ui, list, HEIGHT, &rows, &mut page.selected, &mut String::new())
}

const HEIGHT: f32 = 40.0;

/// Draws the name of the page; where its rows and its note stand.
fn plan(ui: &Ui, all: Rect) -> (Rect, Rect) {
    if compact::is_on(ui.ctx()) {
        let page = compact::Page::draw(ui.painter(), all, "Settings", 92.0);
        return (page.rows, page.note);
    }
    sky::sky(ui.painter(), all);
    heading(ui.painter(), all);
    let list = Rect::from_min_size(all.min + vec2(96.0, 176.0), vec2(620.0, 460.0));
    (list, Rect::from_min_size(all.min + vec2(764.0, 182.0), vec2(400.0, 300.0)))
}

fn heading(p: &egui::Painter, all: Rect) {
    let at = all.min + vec2(94.0, 56.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "Settings", size::NUMERAL, theme::TYPE);
    let at = egui::pos2(at.x + 2.0, name.bottom() + 10.0);
    paint::underline(p, at);
}

/// Draws the note on the selected row in its area, and trouble below everything.
fn note(p: &egui::Painter, (all, area): (Rect, Rect), words: &str, trouble: Option<&str>) {
    paint::flow(p, area, words, size::HEAD, theme::QUIET, false);
    if let Some(trouble) = trouble {
        let at = all.left_bottom() + vec2(96.0, -40.0);
        let room = all.width() - 192.0;
        paint::fitted(p, at, Align2::LEFT_BOTTOM, trouble, size::BODY, theme::now(), room, false);
    }
}

/// Remembers where the person came from, so that they get back there.
fn came_from(mut moves: EventReader<StateTransitionEvent<Screen>>, mut page: ResMut<Page>) {
    for change in moves.read().filter(|change| change.entered == Some(Screen::Settings)) {
        page.back = change.exited.unwrap_or(Screen::Title);
        page.selected = 0;
    }
}
