//! The table as a screen: draws it each frame and passes each action to the interface or to the game.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};

use super::{
    game::LogBook,
    guide, keys,
    motion::Motion,
    overlay,
    screen::{Canvas, Screen, TableSystems},
    table::{self, LogView},
    table_ui::{Act, Open, TableUi},
    theme,
    view::TableView,
};
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<TableUi>().add_systems(
        Update,
        draw.in_set(TableSystems::Draw)
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<TableView>),
    );
}

fn draw(
    mut canvases: Query<&mut EguiContext, With<Canvas>>,
    view: Res<TableView>,
    log: Res<LogBook>,
    mut table_ui: ResMut<TableUi>,
    mut settings: ResMut<Settings>,
    mut motion: ResMut<Motion>,
    mut out: EventWriter<Act>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    table_ui.follow(&view);
    let log = LogView {
        lines: &log.lines,
        news: log.news,
        you: view.seen.you,
        trouble: log.trouble.as_deref(),
    };
    let mut acts = keys::at_table(ctx, &view, &table_ui);
    table_ui.peeking = ctx.input(|input| input.modifiers.alt);
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let (places, under, raised, spoken, tip, areas) = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let mut pen = table::draw(ui, &view, &table_ui, &log);
            acts.append(&mut pen.acts);
            (pen.places, pen.under, pen.raised, pen.spoken, pen.tip, pen.areas)
        })
        .inner;
    if (raised, &spoken) != (table_ui.raised, &table_ui.spoken) {
        ctx.request_repaint();
    }
    (table_ui.places, table_ui.under, table_ui.raised, table_ui.spoken) =
        (places, under, raised, spoken);
    table_ui.tip = tip;
    table_ui.areas = areas;
    motion.advance(ctx.input(|input| input.time), &settings);
    motion.draw(ctx, &view, &table_ui.places);
    acts.append(&mut guide::draw(ctx, &view, &table_ui));
    acts.append(&mut overlay::draw(ctx, &view, &table_ui, &log));
    table_ui.reading.fresh = false;
    for act in acts {
        handle(act, &view, &mut table_ui, &mut settings, &mut out);
    }
}

/// Carries out what concerns only the interface and passes the rest on.
fn handle(
    act: Act,
    view: &TableView,
    table_ui: &mut TableUi,
    settings: &mut Settings,
    out: &mut EventWriter<Act>,
) {
    match act {
        Act::Light(n) => {
            table_ui.lit = n;
            table_ui.at = None;
        }
        Act::Walk(steps) => {
            table_ui.walk(steps, view);
            if let (Open::Card(_), Some(look)) = (&table_ui.open, table_ui.face_in_focus(view)) {
                table_ui.open = Open::Card(look);
            }
        }
        Act::Open(open) => open_up(open, view, table_ui),
        Act::Advise(steps) => table_ui.advice.turn(steps),
        Act::Scale(factor) => settings.scale_by(factor),
        Act::Look(id) => table_ui.look_up(&id, &view.rulebook),
        Act::Read(reading) => table_ui.reading = reading,
        Act::Log(log) => table_ui.log = log,
        Act::Drag(drag) => table_ui.drag = Some(drag),
        Act::LetGo => table_ui.drag = None,
        Act::Define(defining) => table_ui.defining = defining,
        Act::Show(seat) => table_ui.rival = Some(seat),
        #[cfg(target_arch = "wasm32")]
        Act::SaveAs | Act::Share => {
            table_ui.open = Open::Nothing;
            out.send(act);
        }
        Act::Take(_)
        | Act::Leave
        | Act::Settings
        | Act::Concede
        | Act::Control
        | Act::GoOn
        | Act::LeaveGuide
        | Act::TakeBack { .. }
        | Act::MakeAgain => {
            table_ui.open = Open::Nothing;
            out.send(act);
        }
    }
}

fn open_up(open: Open, view: &TableView, table_ui: &mut TableUi) {
    match &open {
        Open::Options { offers, .. } => {
            table_ui.lit = offers.first().copied().unwrap_or(table_ui.lit)
        }
        Open::Card(look) => {
            // So that the arrow keys go on from the card that was clicked.
            let place = table_ui.places.iter().find(|place| place.look == Some(*look));
            if let Some(place) = place {
                table_ui.at = Some(place.spot);
                if let Some(offer) = view.offers_at(place.spot).next() {
                    table_ui.lit = offer;
                }
            }
        }
        Open::Nothing
        | Open::Log
        | Open::Keys
        | Open::Signs
        | Open::Rules
        | Open::Advice
        | Open::Whys
        | Open::Glossary
        | Open::Farewell { .. }
        | Open::Pause { .. }
        | Open::Sure { .. }
        | Open::Marked { .. } => {}
    }
    table_ui.open = open;
}
