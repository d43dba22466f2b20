//! The table as a screen: draws it each frame and sorts what was done into desk and game.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};

use super::{
    desk::{Act, Desk, Open},
    game::LogBook,
    guide, keys,
    motion::Motion,
    overlay,
    screen::{Canvas, Screen, TableSystems},
    table::{self, LogView},
    theme,
    view::TableView,
};
use crate::settings::Settings;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Desk>().add_systems(
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
    mut desk: ResMut<Desk>,
    mut settings: ResMut<Settings>,
    mut motion: ResMut<Motion>,
    mut out: EventWriter<Act>,
) {
    let Ok(mut ctx) = canvases.get_single_mut() else { return };
    let ctx = ctx.get_mut();
    desk.follow(&view);
    let log = LogView {
        lines: &log.lines,
        news: log.news,
        you: view.seen.you,
        trouble: log.trouble.as_deref(),
    };
    let mut acts = keys::at_table(ctx, &view, &desk);
    desk.peeking = ctx.input(|input| input.modifiers.alt);
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let (places, under, raised, spoken, tip, areas) = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let mut pen = table::draw(ui, &view, &desk, &log);
            acts.append(&mut pen.acts);
            (pen.places, pen.under, pen.raised, pen.spoken, pen.tip, pen.areas)
        })
        .inner;
    if (raised, &spoken) != (desk.raised, &desk.spoken) {
        ctx.request_repaint();
    }
    (desk.places, desk.under, desk.raised, desk.spoken) = (places, under, raised, spoken);
    desk.tip = tip;
    desk.areas = areas;
    motion.advance(ctx.input(|input| input.time), &settings);
    motion.draw(ctx, &view, &desk.places);
    acts.append(&mut guide::draw(ctx, &view, &desk));
    acts.append(&mut overlay::draw(ctx, &view, &desk, &log));
    desk.reading.fresh = false;
    for act in acts {
        handle(act, &view, &mut desk, &mut settings, &mut out);
    }
}

/// What concerns only the desk is done here; the rest is passed on.
fn handle(
    act: Act,
    view: &TableView,
    desk: &mut Desk,
    settings: &mut Settings,
    out: &mut EventWriter<Act>,
) {
    match act {
        Act::Light(n) => {
            desk.lit = n;
            desk.at = None;
        }
        Act::Walk(steps) => {
            desk.walk(steps, view);
            if let (Open::Card(_), Some(look)) = (&desk.open, desk.face_in_focus(view)) {
                desk.open = Open::Card(look);
            }
        }
        Act::Open(open) => open_up(open, view, desk),
        Act::Advise(steps) => desk.advice.turn(steps),
        Act::Scale(factor) => settings.scale_by(factor),
        Act::Look(id) => desk.look_up(&id, &view.rulebook),
        Act::Read(reading) => desk.reading = reading,
        Act::Log(log) => desk.log = log,
        Act::Drag(drag) => desk.drag = Some(drag),
        Act::LetGo => desk.drag = None,
        Act::Define(defining) => desk.defining = defining,
        Act::Show(seat) => desk.rival = Some(seat),
        #[cfg(target_arch = "wasm32")]
        Act::SaveAs | Act::Share => {
            desk.open = Open::Nothing;
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
            desk.open = Open::Nothing;
            out.send(act);
        }
    }
}

fn open_up(open: Open, view: &TableView, desk: &mut Desk) {
    match &open {
        Open::Options { offers, .. } => desk.lit = offers.first().copied().unwrap_or(desk.lit),
        Open::Card(look) => {
            // So that the arrow keys go on from the card that was clicked.
            let place = desk.places.iter().find(|place| place.look == Some(*look));
            if let Some(place) = place {
                desk.at = Some(place.spot);
                if let Some(offer) = view.offers_at(place.spot).next() {
                    desk.lit = offer;
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
    desk.open = open;
}
