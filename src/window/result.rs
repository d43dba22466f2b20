//! The result: who won and how, and what comes next.

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Rect, pos2, vec2},
};
use cards::{CaptainSetup, EndingKind, Observation};

use super::{
    afterwards::Afterwards,
    desk::Act,
    game::{self, Playing},
    keys, menu,
    menu::{Done, How, Row, Sort},
    paint,
    screen::{Canvas, Screen, TableSystems},
    theme::{self, size},
    title::House,
    view::TableView,
};
use crate::{
    players::{PlayerKind, Rival},
    session::{Session, Wishes},
    settings::Settings,
    words,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Chosen>()
        .add_systems(OnEnter(Screen::Result), |mut chosen: ResMut<Chosen>| {
            *chosen = Chosen::default()
        })
        .add_systems(OnExit(Screen::Result), |world: &mut World| {
            world.remove_non_send_resource::<Afterwards>();
        })
        .add_systems(
            Update,
            draw.in_set(TableSystems::Draw)
                .run_if(in_state(Screen::Result))
                .run_if(resource_exists::<TableView>),
        );
}

/// The row of the menu that Enter takes, and when the screen was first seen.
#[derive(Resource, Default)]
struct Chosen {
    row: usize,
    since: Option<f64>,
}

/// Keys struck in haste for the last decision are not meant for this menu, in seconds.
const BREATH: f64 = 0.7;

const ROWS: [Row; 5] = [
    Row { label: "Play again", value: "the same decks, a new seed", sort: Sort::Press },
    Row { label: "The same deal again", value: "the same decks and seed", sort: Sort::Press },
    Row {
        label: "Why they did it",
        value: "every decision, and what moved them",
        sort: Sort::Press,
    },
    Row { label: "Title", value: "", sort: Sort::Press },
    LAST,
];

#[cfg(not(target_arch = "wasm32"))]
const LAST: Row = Row { label: "Quit", value: "", sort: Sort::Press };
/// A page is closed by the browser.
#[cfg(target_arch = "wasm32")]
const LAST: Row =
    Row { label: "Save the game as a file", value: "to be replayed", sort: Sort::Press };

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    view: Res<TableView>,
    playing: Option<NonSend<Playing>>,
    afterwards: Option<NonSendMut<Afterwards>>,
    mut chosen: ResMut<Chosen>,
    mut settings: ResMut<Settings>,
    mut screen: ResMut<NextState<Screen>>,
    mut exit: EventWriter<AppExit>,
    mut commands: Commands,
) {
    let (Ok(mut ctx), Some(playing)) = (canvases.get_single_mut(), playing) else { return };
    let ctx = ctx.get_mut();
    if let Some(Act::Scale(factor)) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let done = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let all = ui.max_rect();
            super::title::sky(ui.painter(), all);
            let bottom = said(ui.painter(), all, &view, &playing.session);
            let right = Rect::from_min_max(
                pos2(all.left() + 690.0, all.top() + 84.0),
                all.max - vec2(48.0, 40.0),
            );
            super::guide::summary(ui.painter(), right, &playing.session.untold());
            if afterwards.is_some() {
                return None;
            }
            let list =
                Rect::from_min_size(pos2(all.left() + 96.0, bottom + 30.0), vec2(520.0, 270.0));
            menu::draw(ui, list, &ROWS, &mut chosen.row, &mut String::new())
        })
        .inner;
    if let Some(mut afterwards) = afterwards {
        if !afterwards.draw(ctx) {
            commands.queue(|world: &mut World| {
                world.remove_non_send_resource::<Afterwards>();
            });
            ctx.request_repaint();
        }
        return;
    }
    let now = ctx.input(|input| input.time);
    let since = *chosen.since.get_or_insert(now);
    match done.filter(|_| now - since > BREATH) {
        Some(Done { row: 0, how: How::Pressed }) => {
            commands.queue(|world: &mut World| again(world, false))
        }
        Some(Done { row: 1, how: How::Pressed }) => {
            commands.queue(|world: &mut World| again(world, true))
        }
        Some(Done { row: 2, how: How::Pressed }) => {
            commands.queue(look_back);
            ctx.request_repaint();
        }
        Some(Done { row: 3, how: How::Pressed }) => screen.set(Screen::Title),
        Some(Done { row: 4, how: How::Pressed }) => last(&playing.session, &mut exit),
        _ => {}
    }
}

#[cfg(not(target_arch = "wasm32"))]
fn last(_session: &Session, exit: &mut EventWriter<AppExit>) {
    exit.send(AppExit::Success);
}

#[cfg(target_arch = "wasm32")]
fn last(session: &Session, _exit: &mut EventWriter<AppExit>) {
    crate::browser::save_as(session.file(), &session.artefact().write());
}

/// Lays every decision of the rivals' open.
pub(super) fn look_back(world: &mut World) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let afterwards = Afterwards::new(&playing.session);
    world.insert_non_send_resource(afterwards);
}

/// Deals the same two decks once more.
fn again(world: &mut World, same_seed: bool) {
    let Some(playing) = world.get_non_send_resource::<Playing>() else { return };
    let artefact = playing.session.artefact();
    let house = world.resource::<House>();
    let captains = &artefact.setup.captains;
    let rival = |rival: &CaptainSetup| Rival {
        kind: PlayerKind::read(&rival.player, &house.library).unwrap_or_default(),
        deck: Some(rival.deck.name.clone()),
    };
    let wishes = Wishes {
        seed: same_seed.then_some(artefact.seed),
        deck: captains.first().map(|me| me.deck.name.clone()),
        against: Some(captains.iter().skip(1).map(rival).collect()),
        constants: Some(artefact.setup.constants),
        new: true,
    };
    match Session::begin(&house.library, &house.saves, &wishes) {
        Ok(session) => game::sit_down(world, session),
        Err(fault) => warn!("{fault}"),
    }
}

/// Words and numbers of the ending; returns where the menu may begin.
fn said(p: &egui::Painter, all: Rect, view: &TableView, session: &Session) -> f32 {
    let seen = &view.seen;
    let left = all.left() + 96.0;
    let at = pos2(left, all.top() + 76.0);
    let (verdict, how) = verdict(view);
    let line = paint::caption(p, at, Align2::LEFT_TOP, &verdict, 52.0, theme::TYPE);
    let rule = pos2(left, line.bottom() + 12.0);
    p.rect_filled(Rect::from_min_size(rule, vec2(72.0, 4.0)), 0.0, theme::now());
    let at = pos2(left, rule.y + 22.0);
    let line = paint::say(p, at, Align2::LEFT_TOP, &how, size::TITLE, theme::QUIET);
    let bottom = scores(p, pos2(left, line.bottom() + 26.0), seen, view);
    let taken_back = words::taken_back(session.taken_back());
    let marked = taken_back.map(|words| format!(" · {words}")).unwrap_or_default();
    let facts = [
        format!("Seed {} · rounds {}{marked}", session.seed(), seen.round),
        format!("Replay: {}", session.file().display()),
    ];
    for (n, fact) in facts.iter().enumerate() {
        let at = pos2(left, all.bottom() - 64.0 + 20.0 * n as f32);
        paint::say(p, at, Align2::LEFT_TOP, fact, size::BODY, theme::FAINT);
    }
    bottom
}

fn scores(p: &egui::Painter, at: egui::Pos2, seen: &Observation, view: &TableView) -> f32 {
    let mut bottom = at.y;
    for (n, captain) in seen.captains.iter().enumerate() {
        let x = at.x + (1080.0 / seen.captains.len().max(4) as f32) * n as f32;
        let vp = captain.vp.to_string();
        let won = seen.ending.is_some_and(|ending| ending.winner == Some(captain.seat));
        let ink = if won { theme::TYPE } else { theme::QUIET };
        let number = paint::numeral(p, pos2(x, at.y), Align2::LEFT_TOP, &vp, size::GIANT, ink);
        let beside = pos2(number.right() + 12.0, number.center().y);
        let name = view.name(captain.seat);
        paint::strong(p, beside - vec2(0.0, 1.0), Align2::LEFT_BOTTOM, name, size::HEAD, ink);
        let state = if captain.out { "out of the game" } else { "victory points" };
        paint::say(p, beside + vec2(0.0, 3.0), Align2::LEFT_TOP, state, size::BODY, theme::FAINT);
        bottom = number.bottom();
    }
    bottom
}

fn verdict(view: &TableView) -> (String, String) {
    let seen = &view.seen;
    let Some(ending) = seen.ending else { return ("In progress".to_owned(), String::new()) };
    let how = match ending.kind {
        EndingKind::VictoryPoints => "by victory points",
        EndingKind::Bankruptcy => "by bankruptcy",
        EndingKind::Concession => "by concession",
        EndingKind::RoundCap => "at the round cap",
    };
    let rounds = format!("{how}, in round {}", seen.round);
    match ending.winner {
        Some(seat) if seat == seen.you => ("You win".to_owned(), format!("You win {rounds}.")),
        Some(seat) => ("You lose".to_owned(), format!("{} wins {rounds}.", view.name(seat))),
        None if seen.is_solo() => ("You lose".to_owned(), format!("The game is lost {rounds}.")),
        None => ("A draw".to_owned(), format!("Nobody wins: a draw {rounds}.")),
    }
}
