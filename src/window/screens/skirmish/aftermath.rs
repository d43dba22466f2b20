//! After the fight: who won and why, what became of everybody, what was shot away, and what comes
//! next.

mod people;
mod tapped;

use std::path::PathBuf;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext,
    egui::{self, Align2, Painter, Rect, pos2, vec2},
};
use skirmish::{Aftermath, Ending};

use super::{log, replay};
use crate::window::{
    battlefield::{
        field::draw::scene_of,
        fight_ui::{FightAction, FightDialog},
        game::Fighting,
        log_book::LogBook,
        view::FightView,
    },
    common::{data::GameData, requests::FightRecord},
    ui::{
        compact, keys,
        menu::{self, Done, How, Row, Sort},
        paint,
        screen::{Canvas, Screen, TableSystems},
        theme::{self, size},
    },
};
use crate::{roster::RosterFolder, settings::Settings, skirmish::homecoming::come_home};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<After>()
        .add_systems(OnEnter(Screen::Aftermath), come_in)
        .add_systems(Update, draw.in_set(TableSystems::Draw).run_if(in_state(Screen::Aftermath)));
}

/// The state of the page.
#[derive(Resource, Default)]
pub struct After {
    /// Where the fight is kept.
    file: PathBuf,
    pub aftermath: Option<Aftermath>,
    /// The names of the sides, by seat.
    pub sides: Vec<String>,
    pub facts: Vec<String>,
    /// Who of the library has come home, or why somebody could not.
    pub home: Option<String>,
    /// Whether one person fought against computers.
    alone: bool,
    /// Whether it was a boarding of a campaign.
    is_boarding: bool,
    /// The log is read in the place of what became of everybody.
    reads: bool,
    selected: usize,
    since: Option<f64>,
}

/// How tall the picture of the field is, in points.
const HEAD: f32 = 330.0;
/// Somebody who plays fast may still be pressing Enter, in seconds.
const BREATH: f64 = 0.5;

/// Those of the library come home as soon as it is over.
pub(super) fn come_in(
    fighting: Option<NonSend<Fighting>>,
    game_data: Res<GameData>,
    mut after: ResMut<After>,
) {
    let Some(fighting) = fighting else { return };
    let session = &fighting.session;
    if after.aftermath.is_some() && after.file == session.file() {
        // One comes back from the record: everybody is home already.
        after.since = None;
        return;
    }
    let aftermath = session.aftermath();
    let fight_options = session.fight_options();
    let forces = &fight_options.setup.scenario.forces;
    let library = RosterFolder::at(game_data.saves.root());
    let home = aftermath.as_ref().filter(|_| !fight_options.sent.is_empty()).map(|aftermath| {
        match come_home(&library, &fight_options.setup.scenario, aftermath, &fight_options.sent) {
            Ok(home) => format!("{} of the library came home as they are now.", home.len()),
            Err(fault) => fault.to_string(),
        }
    });
    *after = After {
        file: session.file().to_owned(),
        aftermath,
        sides: forces.iter().map(|force| force.name.clone()).collect(),
        facts: vec![
            format!("{} · seed {}", fight_options.setup.scenario.name, fight_options.seed),
            format!("Replay: {}", session.file().display()),
        ],
        home,
        alone: session.persons() == 1,
        is_boarding: fighting.home == Screen::Campaign,
        reads: false,
        selected: 0,
        since: None,
    };
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    view: Option<Res<FightView>>,
    book: Res<LogBook>,
    mut after: ResMut<After>,
    mut settings: ResMut<Settings>,
    mut out: EventWriter<FightAction>,
    mut commands: Commands,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    if let Some(factor) = ctx.input(keys::scale) {
        settings.scale_by(factor);
    }
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let done = egui::CentralPanel::default().frame(frame).show(ctx, |ui| {
        let (all, you) =
            (ui.max_rect(), view.as_ref().map_or(engine::Seat(0), |view| view.seen.seat));
        let mut rows = rows(&after);
        let list = match compact::is_on(ui.ctx()) {
            true => {
                // A tab leads to it.
                rows.retain(|(_, action)| !matches!(action, FightAction::Open(_)));
                tapped::draw(ui, view.as_deref(), &after, (&book.lines, you))
            }
            false => {
                whole(ui.painter(), all, view.as_deref(), &after);
                if after.reads {
                    log::told(ui, lower(all).with_min_x(all.left() + 526.0), &book.lines, you);
                }
                let at = pos2(all.left() + 56.0, all.top() + HEAD + 16.0);
                Some(Rect::from_min_size(at, vec2(430.0, 44.0 * rows.len() as f32)))
            }
        };
        let list = list?;
        let mut selected = after.selected;
        let shown: Vec<Row> =
            rows.iter().map(|(label, _)| Row { label, value: "", sort: Sort::Press }).collect();
        let done = menu::draw_rows(ui, list, 36.0, &shown, &mut selected, &mut String::new());
        after.selected = selected;
        done.map(|Done { row, how }| (rows[row].1.clone(), how))
    });
    let now = ctx.input(|input| input.time);
    let since = *after.since.get_or_insert(now);
    let struck = ctx.input(|input| input.key_pressed(egui::Key::L));
    match done.inner.filter(|_| now - since > BREATH) {
        Some((FightAction::Open(_), How::Pressed)) => after.reads = !after.reads,
        Some((FightAction::Watch, How::Pressed)) => commands.queue(watch),
        Some((action, How::Pressed)) => {
            out.send(action);
        }
        Some((_, How::Turned(_))) | None => after.reads ^= struck,
    }
}

/// The row that leads to the record.
const WATCH: (&str, FightAction) = ("Watch it again", FightAction::Watch);

/// Watches the fight from its beginning, and comes back.
fn watch(world: &mut World) {
    let Some(fighting) = world.get_non_send_resource::<Fighting>() else { return };
    let (artefact, file) = (fighting.session.artefact(), fighting.session.file().to_owned());
    let record = FightRecord { artefact, file, from: 0, back: Screen::Aftermath };
    if let Err(fault) = replay::open(world, record) {
        world.resource_mut::<After>().facts.push(fault.to_string());
    }
}

/// The rows of the menu.
fn rows(after: &After) -> Vec<(&'static str, FightAction)> {
    let tells = match after.reads {
        true => ("What became of everybody", FightAction::Open(FightDialog::Log)),
        false => ("How it went", FightAction::Open(FightDialog::Log)),
    };
    if after.is_boarding {
        let home = ("Go on with the campaign", FightAction::Leave);
        let title = ("Title; the campaign waits", FightAction::Title);
        return vec![home, tells, WATCH, title];
    }
    let mut rows = vec![
        ("Fight again, with other dice", FightAction::Again { same_seed: false }),
        ("The same fight from the start", FightAction::Again { same_seed: true }),
        ("Another fight", FightAction::Setup),
        tells,
        WATCH,
    ];
    if after.home.is_some() {
        rows.push(("To the sickbay", FightAction::Sickbay));
    }
    rows.push(("Back to the title", FightAction::Leave));
    rows
}

/// The area below the picture of the field.
fn lower(all: Rect) -> Rect {
    Rect::from_min_max(
        pos2(all.left() + 56.0, all.top() + HEAD + 16.0),
        pos2(all.right() - 56.0, all.bottom() - 48.0),
    )
}

/// Draws everything but the menu and the log.
fn whole(p: &Painter, all: Rect, view: Option<&FightView>, after: &After) {
    if let Some(view) = view {
        scene_of(p, all.with_max_y(all.top() + HEAD), view);
    }
    let Some(aftermath) = &after.aftermath else { return };
    let left = all.left() + 56.0;
    let mine = view.map(|view| view.seen.seat).filter(|_| after.alone);
    let (verdict, how) = verdict(aftermath, mine, &after.sides);
    let at = pos2(left, all.top() + 40.0);
    let line = paint::caption(p, at, Align2::LEFT_TOP, &verdict, 46.0, theme::TYPE);
    let rule = paint::underline(p, pos2(left, line.bottom() + 8.0));
    let at = pos2(left, rule.bottom() + 14.0);
    paint::say(p, at, Align2::LEFT_TOP, &how, size::TITLE - 2.0, theme::TYPE);
    let loot = lower(all);
    people::loot(p, loot.with_min_y(loot.top() + 268.0).with_max_x(left + 430.0), aftermath);
    if !after.reads {
        let right = lower(all).with_min_x(left + 470.0);
        people::people(p, right, aftermath, &after.sides);
    }
    let mut facts = after.facts.clone();
    facts.extend(after.home.clone());
    let at = pos2(left, all.bottom() - 20.0);
    let words = facts.join(" · ");
    let room = all.width() - 112.0;
    paint::fitted(p, at, Align2::LEFT_BOTTOM, &words, size::SMALL, theme::FAINT, room, false);
}

fn verdict(
    aftermath: &Aftermath,
    mine: Option<engine::Seat>,
    names: &[String],
) -> (String, String) {
    let outcome = &aftermath.outcome;
    let name = |seat: engine::Seat| names.get(seat.index()).map_or("somebody", String::as_str);
    let how = match outcome.how {
        Ending::Beaten => "nobody else is left on their feet",
        Ending::Fled => "the others have fled",
        Ending::Surrendered => "the others gave up",
        Ending::Routed => "the others broke and ran",
        Ending::Aim if outcome.winner.is_none() => "several have what they came for, at once",
        Ending::Aim => "they have what they came for",
        Ending::AimLost => "what the others came for is lost",
        Ending::Avoided => "it did not come to a fight",
        Ending::OutOfTime => "it has gone on for long enough",
    };
    let rounds = match outcome.rounds {
        0 => "before it began".to_owned(),
        1 => "after one round".to_owned(),
        rounds => format!("after {rounds} rounds"),
    };
    let words = match outcome.winner {
        Some(seat) => format!("{}: {how}, {rounds}.", name(seat)),
        None => format!("Nobody wins: {how}, {rounds}."),
    };
    let verdict = match outcome.winner {
        Some(seat) if Some(seat) == mine => "You win",
        Some(_) if mine.is_some() => "You lose",
        Some(_) => "It is over",
        None => "Nobody wins",
    };
    (verdict.to_owned(), crate::words::capital(&words))
}
