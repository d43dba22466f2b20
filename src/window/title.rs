//! The title screen: go on with a game, or set up a new one.

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Painter, Rect, Stroke, pos2, vec2},
};
use cards::data::Constants;

use super::{
    desk::Act,
    game,
    house_rules::{self, Change},
    keys, menu,
    menu::{Done, How, Row, Sort},
    overlay, paint, people,
    screen::{Canvas, Scale, Screen, TableSystems},
    theme::{self, size},
};
#[cfg(target_arch = "wasm32")]
use crate::disk;
use crate::{
    data::Library,
    players::{PlayerKind, Rival},
    saves::{CardArtefact, Saves, read_card_game},
    session::{Session, SessionError, Wishes},
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
    /// The first rival's deck; the others have the next ones.
    theirs: usize,
    /// Rivals beside the one there usually is: from -1, alone, to 2.
    more: isize,
    random_rival: bool,
    /// The house rules, once somebody has looked at them.
    constants: Option<Constants>,
    page: Page,
    /// The newest game in progress, and what it is in a few words.
    in_progress: Option<(PathBuf, String)>,
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

/// The rows, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Item {
    Continue,
    New,
    Rivals,
    Mine,
    Theirs,
    Rival,
    Decks,
    HouseRules,
    Seed,
    Life,
    People,
    Referee,
    Sickbay,
    /// A file that the browser is asked for.
    File,
    Skirmish,
    Quit,
}

pub(super) fn look_for_games(mut house: ResMut<House>, mut title: ResMut<Title>) {
    let own = house.saves.decks_folder();
    let left_out = house.library.read_own_decks(&own);
    let problems = house.library.problems.iter().chain(&left_out);
    title.notes = problems.map(ToString::to_string).collect();
    title.in_progress = None;
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
            heading(ui.painter(), all);
            let list = Rect::from_min_size(all.min + vec2(96.0, 196.0), vec2(520.0, 490.0));
            let notes =
                Rect::from_min_max(pos2(96.0, all.bottom() - 40.0), all.max - vec2(40.0, 4.0));
            overlay::notes(ui, notes, &title.notes);
            rows(ui, list, &house.library, &mut title, &life)
        })
        .inner;
    match done {
        Some((Item::Continue, How::Pressed)) => commands.queue(go_on),
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

fn rows(
    ui: &mut egui::Ui,
    list: Rect,
    library: &Library,
    title: &mut Title,
    life: &str,
) -> Option<(Item, How)> {
    let deck =
        |n: usize| library.decks.get(n).map_or("no deck", |listed| listed.deck.name.as_str());
    let in_progress = title.in_progress.clone();
    let rival = if title.random_rival { "plays at random" } else { "a computer captain" };
    let changed = title.constants.is_some_and(|now| now != library.constants);
    let changed = if changed { "some are changed" } else { "as published" };
    let turn = |label, value| Row { label, value, sort: Sort::Turn };
    let mut items = vec![
        (Item::New, Row { label: "New game", value: "", sort: Sort::Press }),
        (Item::Rivals, turn("Rivals", title.rivals_in_words())),
        (Item::Mine, turn("Your deck", deck(title.mine))),
    ];
    if title.rivals() > 0 {
        items.push((Item::Theirs, turn("Rival's deck", deck(title.theirs))));
        items.push((Item::Rival, turn("Rival", rival)));
    }
    let built = "your decks and the cards there are";
    items.extend([
        (Item::Decks, Row { label: "Deck builder", value: built, sort: Sort::Press }),
        (Item::HouseRules, Row { label: "House rules", value: changed, sort: Sort::Press }),
        (Item::Seed, Row { label: "Seed", value: "a new one each game", sort: Sort::Field }),
        (Item::Life, Row { label: "A life", value: life, sort: Sort::Press }),
        (Item::People, Row { label: "The library of people", value: "", sort: Sort::Press }),
        (
            Item::Referee,
            Row { label: "The Referee's desk", value: "any task or check", sort: Sort::Press },
        ),
        (Item::Sickbay, Row { label: "Sickbay", value: "wounds and time", sort: Sort::Press }),
        (Item::Skirmish, Row { label: "Skirmish", value: "a fight", sort: Sort::Press }),
    ]);
    // A page is closed by the browser.
    if cfg!(target_arch = "wasm32") {
        let from = Row {
            label: "Open a file",
            value: "a game, a life, a person, a deck",
            sort: Sort::Press,
        };
        items.push((Item::File, from));
    } else {
        items.push((Item::Quit, Row { label: "Quit", value: "", sort: Sort::Press }));
    }
    if let Some((_, value)) = &in_progress {
        items.insert(0, (Item::Continue, Row { label: "Continue", value, sort: Sort::Press }));
    }
    let (which, rows): (Vec<Item>, Vec<Row>) = items.into_iter().unzip();
    let (mut lit, mut seed) = (title.lit, title.seed.clone());
    let done = menu::draw_rows(ui, list, menu::TITLE_ROW, &rows, &mut lit, &mut seed);
    (title.lit, title.seed) = (lit, seed);
    #[cfg(target_arch = "wasm32")]
    if ui.input(|input| keys::struck(input, egui::Key::S)) {
        hand_out_a_deck(which[lit], library, title);
    }
    done.map(|Done { row, how }| (which[row], how))
}

/// Hands the person the deck of the row as a file.
#[cfg(target_arch = "wasm32")]
fn hand_out_a_deck(row: Item, library: &Library, title: &mut Title) {
    let nth = match row {
        Item::Mine => title.mine,
        Item::Theirs => title.theirs,
        Item::Continue
        | Item::New
        | Item::Rivals
        | Item::Rival
        | Item::Decks
        | Item::HouseRules
        | Item::Seed
        | Item::Life
        | Item::People
        | Item::Referee
        | Item::Sickbay
        | Item::File
        | Item::Skirmish
        | Item::Quit => return,
    };
    let Some(listed) = library.decks.get(nth) else { return };
    match disk::read_text(&listed.file).and_then(|text| disk::hand_over(&listed.file, &text)) {
        Ok(()) => title.notes = vec![format!("It is in {}.", disk::handed_to(&listed.file))],
        Err(fault) => title.notes = vec![fault.to_string()],
    }
}

impl Title {
    fn turn(&mut self, item: Item, steps: isize, library: &Library) {
        let around = |n: usize| {
            let count = library.decks.len().max(1) as isize;
            (n as isize + steps).rem_euclid(count) as usize
        };
        match item {
            Item::Mine => self.mine = around(self.mine),
            Item::Theirs => self.theirs = around(self.theirs),
            Item::Rivals => self.more = (self.more + 1 + steps).rem_euclid(4) - 1,
            Item::Rival => self.random_rival = !self.random_rival,
            Item::Continue
            | Item::New
            | Item::Decks
            | Item::HouseRules
            | Item::Seed
            | Item::Life
            | Item::People
            | Item::Referee
            | Item::Sickbay
            | Item::File
            | Item::Skirmish
            | Item::Quit => {}
        }
    }

    fn rivals(&self) -> usize {
        (1 + self.more).max(0) as usize
    }

    fn rivals_in_words(&self) -> &'static str {
        ["none: a solo game", "one", "two", "three"][self.rivals().min(3)]
    }

    /// The next game is played with the deck of this number, and not against it.
    pub fn take_deck(&mut self, n: usize, library: &Library) {
        self.mine = n;
        if self.theirs == n {
            self.turn(Item::Theirs, 1, library);
        }
    }

    /// Turns to the page of house rules.
    pub fn show_house_rules(&mut self) {
        self.page = Page::HouseRules;
        self.lit = 0;
    }

    /// The rows as what a new game is begun with.
    fn wishes(&self, library: &Library) -> Wishes {
        let id = |n: usize| library.decks.get(n).map(|listed| listed.id.clone());
        let kind = if self.random_rival { PlayerKind::Random } else { PlayerKind::Mind };
        let rival = |n: usize| Rival { kind, deck: id(n % library.decks.len().max(1)) };
        Wishes {
            seed: self.seed.parse().ok(),
            deck: id(self.mine),
            against: Some((0..self.rivals()).map(|n| rival(self.theirs + n)).collect()),
            constants: self.constants,
            new: true,
        }
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

/// The name of the game before a planet and its lanes.
fn heading(p: &Painter, all: Rect) {
    sky(p, all);
    let at = pos2(all.left() + 94.0, all.top() + 52.0);
    let name = paint::caption(p, at, Align2::LEFT_TOP, "Far Lanes", size::GIANT, theme::TYPE);
    let rule = pos2(at.x + 4.0, name.bottom() + 12.0);
    p.rect_filled(Rect::from_min_size(rule, vec2(72.0, 4.0)), 0.0, theme::NOW);
    let at = pos2(at.x + 4.0, rule.y + 24.0);
    let line = "One to four captains, four contracts, twenty points.";
    paint::say(p, at, Align2::LEFT_TOP, line, size::TITLE, theme::QUIET);
    let at = pos2(all.left() + 96.0, all.bottom() - 26.0);
    let words = if cfg!(target_arch = "wasm32") {
        "↑ ↓ move · ← → change · Enter chooses · S saves a deck as a file · + − size"
    } else {
        "↑ ↓ move · ← → change · Enter chooses · + − size"
    };
    paint::say(p, at, Align2::LEFT_TOP, words, size::SMALL, theme::FAINT);
}

/// Stars, a planet and its lanes.
pub(super) fn sky(p: &Painter, all: Rect) {
    paint::stars(p, all, 260);
    planet(p, all);
}

fn planet(p: &Painter, all: Rect) {
    let centre = pos2(all.right() + 40.0, all.bottom() + 120.0);
    for n in 1..=6 {
        let lane = 330.0 + 92.0 * n as f32;
        let share = 0.55 - 0.07 * n as f32;
        p.circle_stroke(centre, lane, Stroke::new(1.0, theme::faded(theme::QUIET, share * 0.5)));
    }
    p.circle_filled(centre, 330.0, egui::Color32::from_rgb(18, 19, 27));
    p.circle_stroke(centre, 330.0, Stroke::new(1.5, theme::faded(theme::TYPE, 0.8)));
    for (lane, angle, radius) in [(1.0, 3.62, 5.0), (3.0, 3.95, 8.0), (5.0, 3.45, 4.0)] {
        let reach = 330.0 + 92.0 * lane;
        let at = centre + vec2(f32::cos(angle), f32::sin(angle)) * reach;
        p.circle_filled(at, radius + 3.0, theme::SPACE);
        let now = lane == 3.0;
        p.circle_filled(at, radius, if now { theme::NOW } else { theme::QUIET });
    }
}
