//! The title screen: go on with a game, or set up a new one.

mod opponent;
mod rows;
mod sky;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Rect, pos2, vec2},
};
use cards::data::Constants;
use opponent::Opponent;
use rows::Item;
pub(super) use sky::sky;

use super::{
    desk::Act,
    game,
    house_rules::{self, Change},
    keys,
    menu::How,
    overlay, people,
    screen::{Canvas, Scale, Screen, TableSystems},
    theme,
};
use crate::{
    data::Library,
    saves::{CardArtefact, Saves, read_card_game},
    session::{Session, SessionError},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Title>()
        .add_systems(OnEnter(Screen::Title), look_for_games)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Title)));
}

/// The cards and saves that every game of this run uses.
#[derive(Resource)]
pub(super) struct House {
    pub library: Library,
    pub saves: Saves,
}

/// What is set on the title screen.
#[derive(Resource, Default)]
pub(super) struct Title {
    lit: usize,
    pub seed: String,
    mine: usize,
    /// The first rival's deck.
    theirs: usize,
    /// Rivals beside the one there usually is: from -1, alone, to 2.
    more: isize,
    opponent: Opponent,
    /// The house rules, once somebody has looked at them.
    constants: Option<Constants>,
    page: Page,
    /// The newest game in progress, and what it is in a few words.
    in_progress: Option<(PathBuf, String)>,
    /// Whether there is no game here yet, neither finished nor begun.
    is_new_here: bool,
    /// Whole sentences the person should read.
    pub notes: Vec<String>,
}

/// What the screen shows.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
enum Page {
    #[default]
    Setup,
    HouseRules,
}

pub(super) fn look_for_games(mut house: ResMut<House>, mut title: ResMut<Title>) {
    let own = house.saves.decks_folder();
    let left_out = house.library.read_own_decks(&own);
    let problems = house.library.problems.iter().chain(&left_out);
    title.notes = problems.map(ToString::to_string).collect();
    title.in_progress = None;
    title.is_new_here = house.saves.in_progress().is_empty() && house.saves.finished().is_empty();
    for file in house.saves.in_progress().into_iter().rev() {
        match read_card_game(&file) {
            Ok(artefact) => {
                let changes = house.library.changes(&artefact.setup.packs).into_iter();
                title
                    .notes
                    .extend(changes.map(|change| format!("The game in progress: {change}.")));
                title.in_progress = Some((file, in_few_words(&artefact)));
                break;
            }
            Err(fault) => title.notes.push(format!("{fault} (left where it is)")),
        }
    }
    title.lit = 0;
    if title.theirs == title.mine && house.library.decks.len() > 1 {
        title.theirs = (title.mine + 1) % house.library.decks.len();
    }
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    house: Res<House>,
    living: Option<Res<people::Living>>,
    life_desk: Res<people::LifeDesk>,
    mut title: ResMut<Title>,
    mut scale: ResMut<Scale>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: EventWriter<AppExit>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    let life = people::in_few_words(living.as_deref(), &life_desk);
    if let Some(Act::Scale(factor)) = ctx.input(keys::scale) {
        scale.by(factor);
    }
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let done = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let all = ui.max_rect();
            if title.page == Page::HouseRules {
                house_rules_page(ui, all, &house.library, &mut title);
                return None;
            }
            sky::heading(ui.painter(), all);
            let list = Rect::from_min_size(all.min + vec2(96.0, 192.0), vec2(520.0, 496.0));
            let notes =
                Rect::from_min_max(pos2(96.0, all.bottom() - 40.0), all.max - vec2(40.0, 4.0));
            overlay::notes(ui, notes, &title.notes);
            rows::rows(ui, list, &house.library, &mut title, &life)
        })
        .inner;
    match done {
        Some((Item::Continue, How::Pressed)) => commands.queue(go_on),
        Some((Item::Learn, How::Pressed)) => commands.queue(learn),
        Some((Item::New | Item::Seed, How::Pressed)) => commands.queue(begin),
        Some((Item::HouseRules, How::Pressed)) => title.show_house_rules(),
        Some((Item::Decks, How::Pressed)) => screen.set(Screen::Builder),
        Some((Item::Life, How::Pressed)) => screen.set(Screen::Life),
        Some((Item::People, How::Pressed)) => screen.set(Screen::People),
        Some((Item::Referee, How::Pressed)) => screen.set(Screen::Referee),
        Some((Item::Sickbay, How::Pressed)) => screen.set(Screen::Sickbay),
        #[cfg(target_arch = "wasm32")]
        Some((Item::File, How::Pressed)) => crate::browser::pick(),
        Some((Item::Skirmish, How::Pressed)) => screen.set(Screen::Skirmish),
        Some((Item::Quit, How::Pressed)) => {
            exit.send(AppExit::Success);
        }
        Some((item, How::Turned(steps))) => title.turn(item, steps, &house.library),
        _ => {}
    }
}

impl Title {
    /// Turns to the page of house rules.
    pub fn show_house_rules(&mut self) {
        self.page = Page::HouseRules;
        self.lit = 0;
    }
}

fn house_rules_page(ui: &mut egui::Ui, all: Rect, library: &Library, title: &mut Title) {
    let usual = library.constants;
    let mut now = title.constants.unwrap_or(usual);
    let left = ui.input(|input| keys::struck(input, egui::Key::Escape));
    let change = house_rules::draw(ui, all, &now, &usual, &mut title.lit);
    match change.or(left.then_some(Change::Back)) {
        Some(Change::Back) => {
            title.page = Page::Setup;
            title.lit = 0;
        }
        Some(Change::AsPublished) => now = usual,
        Some(Change::Turned(name, steps)) => now.turn(name, steps as i64),
        None => {}
    }
    title.constants = (now != usual).then_some(now);
}

fn begin(world: &mut World) {
    let house = world.resource::<House>();
    let wishes = world.resource::<Title>().wishes(&house.library);
    let session = Session::begin(&house.library, &house.saves, &wishes);
    sit_down(world, session);
}

fn learn(world: &mut World) {
    let house = world.resource::<House>();
    let session = Session::begin_guided(&house.library, &house.saves);
    sit_down(world, session);
}

fn go_on(world: &mut World) {
    let house = world.resource::<House>();
    let Some((file, _)) = &world.resource::<Title>().in_progress else { return };
    let session = Session::resume(&house.library, &house.saves, file);
    sit_down(world, session);
}

fn in_few_words(game: &CardArtefact) -> String {
    let captains = game.setup.captains.iter();
    let decks: Vec<&str> = captains.map(|captain| captain.deck.name.as_str()).collect();
    format!("{} · seed {}", decks.join(" against "), game.seed)
}

fn sit_down(world: &mut World, session: Result<Session, SessionError>) {
    match session {
        Ok(session) => game::sit_down(world, session),
        Err(fault) => world.resource_mut::<Title>().notes = vec![fault.to_string()],
    }
}
