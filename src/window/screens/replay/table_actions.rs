//! Actions that any table has, as far as a record that is watched can carry them out.

use super::{action::ReplayAction, watching::Watching};
use crate::window::{
    card_table::table_ui::{TableAction, TableDialog},
    common::playback::PlaybackAction,
};

impl Watching {
    /// Carries out an action that any table has, as far as it decides nothing.
    pub(super) fn at_the_table(&mut self, action: TableAction) {
        match action {
            TableAction::Open(TableDialog::RivalPlays) => {
                self.carry_out(ReplayAction::Lead(PlaybackAction::Why))
            }
            TableAction::Open(
                dialog @ (TableDialog::Nothing
                | TableDialog::Card(_)
                | TableDialog::Log
                | TableDialog::Keys
                | TableDialog::Signs
                | TableDialog::Rules
                | TableDialog::Glossary),
            ) => self.table_ui.dialog = dialog,
            // What is chosen next can be read, and not be taken.
            TableAction::Take(_) => {
                let look = self.table_ui.face_in_focus(&self.view);
                self.table_ui.dialog = look.map_or(TableDialog::Nothing, TableDialog::Card);
            }
            TableAction::Walk(steps) => {
                self.table_ui.walk(steps, &self.view);
                if let (TableDialog::Card(_), Some(look)) =
                    (&self.table_ui.dialog, self.table_ui.face_in_focus(&self.view))
                {
                    self.table_ui.dialog = TableDialog::Card(look);
                }
            }
            TableAction::Look(id) => self.table_ui.look_up(&id, &self.view.rulebook),
            TableAction::Read(reading) => self.table_ui.reading = reading,
            TableAction::Log(log) => self.table_ui.log = log,
            TableAction::Define(defining) => self.table_ui.defining = defining,
            TableAction::Show(seat) => self.table_ui.rival = Some(seat),
            TableAction::Pull(drawer) => self.table_ui.drawer = drawer,
            TableAction::LookFor(area) => self.table_ui.looked_for = Some(area),
            TableAction::Open(
                TableDialog::Advice
                | TableDialog::Options { .. }
                | TableDialog::Pause { .. }
                | TableDialog::Sure { .. }
                | TableDialog::Marked { .. }
                | TableDialog::Farewell { .. },
            )
            | TableAction::Drag(_)
            | TableAction::LetGo
            | TableAction::GoOn
            | TableAction::LeaveGuide
            | TableAction::Select(_)
            | TableAction::Mark(_)
            | TableAction::Answer(_)
            | TableAction::Advise(_)
            | TableAction::Leave
            | TableAction::Settings
            | TableAction::Concede
            | TableAction::Control
            | TableAction::TakeBack { .. }
            | TableAction::MakeAgain
            | TableAction::Scale(_) => {}
            #[cfg(target_arch = "wasm32")]
            TableAction::SaveAs | TableAction::Share => {}
        }
    }
}
