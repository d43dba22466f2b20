//! The screens, the order of a frame, and the canvas they are drawn on.

use bevy::{prelude::*, window::RequestRedraw};
use bevy_egui::{EguiContext, EguiContextSettings, egui::Vec2 as Points};

use super::{
    layout::is_small,
    magnifier::{LEAST, Part},
    theme,
};
use crate::settings::Settings;

/// Where the person is.
#[derive(States, Debug, Clone, Copy, Default, PartialEq, Eq, Hash)]
pub(in crate::window) enum Screen {
    /// Data is on its way.
    #[default]
    Loading,
    /// There is nothing to play with.
    Failed,
    Title,
    Table,
    Result,
    /// A recorded game is watched.
    Replay,
    /// Statistics of all finished games.
    Statistics,
    /// Card packs are turned on and off.
    Packs,
    /// The ladder of puzzles.
    Puzzles,
    /// A puzzle is solved.
    Puzzle,
    /// Decks are built.
    Builder,
    /// A deck is drafted.
    Draft,
    /// A life in four-year terms.
    Life,
    /// The library of people.
    People,
    /// The Referee's desk.
    Referee,
    /// Wounds and how they heal.
    Sickbay,
    /// A fight is set up.
    Skirmish,
    /// A fight is fought.
    Fight,
    /// The aftermath of a fight.
    Aftermath,
    /// A recorded fight is watched.
    FightReplay,
    /// A campaign: set up, in port, at its end.
    Campaign,
    Settings,
}

impl Screen {
    /// The title of the window on this screen: taskbars and screen readers show it, and
    /// tests go by it.
    const fn title(self) -> &'static str {
        match self {
            Screen::Loading => "Far Lanes: loading",
            Screen::Failed => "Far Lanes: nothing to play with",
            Screen::Title => "Far Lanes",
            Screen::Table => "Far Lanes: the table",
            Screen::Result => "Far Lanes: the result",
            Screen::Replay => "Far Lanes: a game is watched",
            Screen::Statistics => "Far Lanes: statistics",
            Screen::Packs => "Far Lanes: card packs",
            Screen::Puzzles => "Far Lanes: puzzles",
            Screen::Puzzle => "Far Lanes: a puzzle",
            Screen::Builder => "Far Lanes: the deck builder",
            Screen::Draft => "Far Lanes: a draft",
            Screen::Life => "Far Lanes: a life",
            Screen::People => "Far Lanes: the library of people",
            Screen::Referee => "Far Lanes: the Referee's desk",
            Screen::Sickbay => "Far Lanes: the sickbay",
            Screen::Skirmish => "Far Lanes: a fight to come",
            Screen::Fight => "Far Lanes: a fight",
            Screen::Aftermath => "Far Lanes: after the fight",
            Screen::FightReplay => "Far Lanes: a fight is watched",
            Screen::Campaign => "Far Lanes: one crew",
            Screen::Settings => "Far Lanes: settings",
        }
    }
}

/// One frame, in the order things happen.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::window) enum TableSystems {
    /// The screen is drawn and says what the person did on it.
    Draw,
    /// The game follows.
    Decide,
}

/// The title looks at what there is on disk; who keeps a game lets go of it before.
#[derive(SystemSet, Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(in crate::window) struct LookForGames;

/// The canvas of the screens: the window, or a picture.
#[derive(Component)]
#[require(Part)]
pub(in crate::window) struct Canvas {
    /// Its size in pixels over the window's own scale.
    pub size: Vec2,
}

/// The table is laid out for this many points; a larger canvas shows the same, larger.
const DESIGN: Vec2 = Vec2::new(1280.0, 720.0);

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_state::<Screen>()
        .add_event::<RequestRedraw>()
        .insert_resource(ClearColor(Color::srgb_u8(8, 9, 13)))
        .configure_sets(Update, (TableSystems::Draw, TableSystems::Decide).chain())
        .add_systems(PreUpdate, fit_to_the_window.before(bevy_egui::EguiPreUpdateSet::BeginPass))
        .add_systems(Update, dress.before(TableSystems::Draw))
        .add_systems(Update, say_where.run_if(state_changed::<Screen>))
        .add_systems(Last, draw_what_comes);
}

/// A screen that was asked for is there in the next frame, which nothing else may call for: a key can
/// be struck and let go within this one.
pub(in crate::window) fn draw_what_comes(
    next: Res<NextState<Screen>>,
    mut redraw: EventWriter<RequestRedraw>,
) {
    if matches!(*next, NextState::Pending(_)) {
        redraw.send(RequestRedraw);
    }
}

fn say_where(screen: Res<State<Screen>>, mut windows: Query<&mut Window>) {
    for mut window in &mut windows {
        screen.title().clone_into(&mut window.title);
    }
}

/// A window that is less wide or less high than this shows no more than there has to be, in letters that can be
/// read.
const SMALL: Vec2 = Vec2::new(960.0, 540.0);

/// The scale that shows a screen whole on a canvas of this size.
fn fit(size: Vec2) -> f32 {
    if size.cmpge(SMALL).all() {
        return (size / DESIGN).min_element();
    }
    (size / Vec2::new(LEAST.x, LEAST.y)).min_element().min(1.0)
}

/// The shorter side of a phone's screen in points, usually and at least.
const PHONES_SIDE: [f32; 2] = [375.0, 320.0];

/// A layout for phones never has less room than this. It has more as soon as its scale is right; a window that was
/// made a sliver has the scale of its former size for a frame.
const LEAST_OF_A_PHONE: Points = Points::splat(PHONES_SIDE[1] - 1.0);

/// The scale of a layout for phones, on a canvas whose shorter side has so many pixels, for somebody who wants
/// everything so much larger. It never leaves fewer points than it is laid out for.
fn fit_compact(side: f32, larger: f32) -> f32 {
    let [usual, least] = PHONES_SIDE;
    ((side / usual).max(1.0) * larger).min(side / least)
}

/// Gives every canvas the scale that shows the table whole, and on a phone the one it is laid out for there.
fn fit_to_the_window(
    settings: Res<Settings>,
    mut canvases: Query<(&mut Canvas, &mut Part, &mut EguiContextSettings, Option<&Window>)>,
) {
    let larger = f32::from(settings.scale) / 100.0;
    for (mut canvas, mut part, mut egui, window) in &mut canvases {
        if let Some(window) = window {
            canvas.size = window.size();
        }
        let side = canvas.size.min_element();
        let is_compact = is_small(canvas.size.x, canvas.size.y);
        part.least = if is_compact { LEAST_OF_A_PHONE } else { LEAST };
        let wanted = match is_compact {
            true => fit_compact(side, larger),
            false => fit(canvas.size) * larger,
        };
        if (egui.scale_factor - wanted).abs() > 0.001 {
            egui.scale_factor = wanted;
        }
    }
}

/// Dresses egui once for each canvas, and again in another palette.
fn dress(settings: Res<Settings>, mut canvases: Query<(&mut EguiContext, Ref<Canvas>)>) {
    let turned = theme::wear(settings.palette);
    for (mut ctx, canvas) in &mut canvases {
        if turned || canvas.is_added() {
            theme::dress(ctx.get_mut());
        }
    }
}

#[cfg(test)]
mod tests;
