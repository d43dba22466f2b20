//! The table as a screen: draws it each frame and passes each action to the interface or to the game.

use bevy::prelude::*;

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
        drawing::{Drawing, page},
        screen::{Screen, TableSystems},
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
    mut drawing: Drawing,
    view: Res<TableView>,
    log: Res<LogBook>,
    marking: Res<Marking>,
    mut table_ui: ResMut<TableUi>,
    mut motion: ResMut<Motion>,
    mut out: EventWriter<TableAction>,
) {
    let Some(ctx) = drawing.context() else { return };
    table_ui.follow(&view);
    let log = LogView {
        lines: &log.lines,
        news: log.news,
        you: view.seen.you,
        trouble: log.trouble.as_deref(),
    };
    let mut actions = keys::at_table(&ctx, &view, &table_ui);
    table_ui.peeking = ctx.input(|input| input.modifiers.alt);
    let drawn = page(&ctx, |ui| table::draw(ui, &view, &table_ui, &marking, &log, 0.0).drawn());
    actions.extend(table_ui.remember(&ctx, drawn));
    motion.advance(ctx.input(|input| input.time), &drawing.settings);
    motion.draw(&ctx, &view, &table_ui.places);
    actions.extend(guide::draw(&ctx, &view, &table_ui));
    actions.append(&mut dialogs::draw(&ctx, &view, &table_ui, &marking, &log));
    table_ui.reading.fresh = false;
    for action in actions {
        let meant = marking.meant(action, &view, &table_ui);
        let settings = &mut drawing.settings;
        if let Some(rest) = meant.and_then(|it| settle(it, &view, &mut table_ui, settings)) {
            out.send(rest);
        }
    }
}

/// Carries out what concerns only the interface, and hands the rest on.
pub(in crate::window) fn settle(
    action: TableAction,
    view: &TableView,
    table_ui: &mut TableUi,
    settings: &mut Settings,
) -> Option<TableAction> {
    match action {
        TableAction::Select(n) => {
            table_ui.selected = n;
            table_ui.at = None;
        }
        TableAction::Walk(steps) => {
            table_ui.walk(steps, view);
            if matches!(table_ui.dialog, TableDialog::Card(_)) {
                table_ui.read_on(view);
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
        TableAction::Pull(drawer) => table_ui.drawer = drawer,
        TableAction::LookFor(area) => table_ui.looked_for = Some(area),
        #[cfg(target_arch = "wasm32")]
        TableAction::SaveAs | TableAction::Share => {
            table_ui.dialog = TableDialog::Nothing;
            return Some(action);
        }
        TableAction::Mark(_) => {
            // The list of what a place offers stays open: several of it may be meant.
            if !matches!(table_ui.dialog, TableDialog::Options { .. }) {
                table_ui.dialog = TableDialog::Nothing;
            }
            table_ui.follow_marks(view);
            return Some(action);
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
            return Some(action);
        }
    }
    None
}

fn open_up(dialog: TableDialog, view: &TableView, table_ui: &mut TableUi) {
    if let TableDialog::Options { offers, .. } = &dialog {
        table_ui.selected = offers.first().copied().unwrap_or(table_ui.selected);
    }
    if let TableDialog::Card(look) = &dialog {
        table_ui.stand_on(*look, view);
    }
    table_ui.dialog = dialog;
}
