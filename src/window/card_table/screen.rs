//! The table as a screen: draws it each frame and passes each action to the interface or to the game.

use bevy::prelude::*;
use bevy_egui::{EguiContext, egui};

use super::{
    game::LogBook,
    guide,
    motion::Motion,
    table::{self, LogView},
    table_ui::{TableAction, TableDialog, TableUi},
    view::TableView,
};
use crate::settings::Settings;
use crate::window::{
    card_table::{dialogs, keys, marking::marks::Marking},
    ui::{
        screen::{Canvas, Screen, TableSystems},
        theme,
    },
};

pub(in crate::window) fn plugin(app: &mut App) {
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
    marking: Res<Marking>,
    mut table_ui: ResMut<TableUi>,
    mut settings: ResMut<Settings>,
    mut motion: ResMut<Motion>,
    mut out: EventWriter<TableAction>,
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
    let mut actions = keys::at_table(ctx, &view, &table_ui);
    table_ui.peeking = ctx.input(|input| input.modifiers.alt);
    let frame = egui::Frame::NONE.fill(theme::SPACE);
    let (places, under, raised, spoken, tip, areas) = egui::CentralPanel::default()
        .frame(frame)
        .show(ctx, |ui| {
            let mut pen = table::draw(ui, &view, &table_ui, &marking, &log);
            actions.append(&mut pen.actions);
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
    actions.extend(guide::draw(ctx, &view, &table_ui));
    actions.append(&mut dialogs::draw(ctx, &view, &table_ui, &marking, &log));
    table_ui.reading.fresh = false;
    for action in actions {
        if let Some(action) = marking.meant(action, &view, &table_ui) {
            handle(action, &view, &mut table_ui, &mut settings, &mut out);
        }
    }
}

/// Carries out what concerns only the interface and passes the rest on.
fn handle(
    action: TableAction,
    view: &TableView,
    table_ui: &mut TableUi,
    settings: &mut Settings,
    out: &mut EventWriter<TableAction>,
) {
    match action {
        TableAction::Select(n) => {
            table_ui.selected = n;
            table_ui.at = None;
        }
        TableAction::Walk(steps) => {
            table_ui.walk(steps, view);
            if let (TableDialog::Card(_), Some(look)) =
                (&table_ui.dialog, table_ui.face_in_focus(view))
            {
                table_ui.dialog = TableDialog::Card(look);
            }
        }
        TableAction::Open(dialog) => open_up(dialog, view, table_ui),
        TableAction::Advise(steps) => table_ui.advice.turn(steps),
        TableAction::Scale(factor) => settings.scale_by(factor),
        TableAction::Look(id) => table_ui.look_up(&id, &view.rulebook),
        TableAction::Read(reading) => table_ui.reading = reading,
        TableAction::Log(log) => table_ui.log = log,
        TableAction::Drag(drag) => table_ui.drag = Some(drag),
        TableAction::LetGo => table_ui.drag = None,
        TableAction::Define(defining) => table_ui.defining = defining,
        TableAction::Show(seat) => table_ui.rival = Some(seat),
        #[cfg(target_arch = "wasm32")]
        TableAction::SaveAs | TableAction::Share => {
            table_ui.dialog = TableDialog::Nothing;
            out.send(action);
        }
        TableAction::Mark(_) => {
            // The list of what a place offers stays open: several of it may be meant.
            if !matches!(table_ui.dialog, TableDialog::Options { .. }) {
                table_ui.dialog = TableDialog::Nothing;
            }
            table_ui.follow_marks(view);
            out.send(action);
        }
        TableAction::Take(_)
        | TableAction::Answer(_)
        | TableAction::Leave
        | TableAction::Settings
        | TableAction::Concede
        | TableAction::Control
        | TableAction::GoOn
        | TableAction::LeaveGuide
        | TableAction::TakeBack { .. }
        | TableAction::MakeAgain => {
            table_ui.dialog = TableDialog::Nothing;
            out.send(action);
        }
    }
}

fn open_up(dialog: TableDialog, view: &TableView, table_ui: &mut TableUi) {
    match &dialog {
        TableDialog::Options { offers, .. } => {
            table_ui.selected = offers.first().copied().unwrap_or(table_ui.selected)
        }
        TableDialog::Card(look) => {
            // So that the arrow keys go on from the card that was clicked.
            let place = table_ui.places.iter().find(|place| place.look == Some(*look));
            if let Some(place) = place {
                table_ui.at = Some(place.spot);
                if let Some(offer) = view.offers_at(place.spot).next() {
                    table_ui.selected = offer;
                }
            }
        }
        TableDialog::Nothing
        | TableDialog::Log
        | TableDialog::Keys
        | TableDialog::Signs
        | TableDialog::Rules
        | TableDialog::Advice
        | TableDialog::RivalPlays
        | TableDialog::Glossary
        | TableDialog::Farewell { .. }
        | TableDialog::Pause { .. }
        | TableDialog::Sure { .. }
        | TableDialog::Marked { .. } => {}
    }
    table_ui.dialog = dialog;
}
