//! The reasons of a rival's decision, worked out a little each frame.

use std::{sync::Arc, time::Duration};

use ai::OptionScore;
use bevy_egui::egui::{Context, Id, Rect, vec2};
use cards::{Move, data::CardBook};

use super::action::ReplayAction;
use crate::window::{
    card_table::{option_scores, table_ui::TableAction},
    common::playback::PlaybackAction,
    ui::{dialogs::sheet, overlay, pen::Reads},
};
use crate::{
    clock::Instant,
    explain::Entry,
    hints::{Hint, advisers::Thought, all, behind},
    replay_timeline::ReplayTimeline,
};

/// How long a mind may think in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// A rival's decision, and the reasons for it once they are thought through.
pub(super) struct Reasons {
    entry: Entry,
    name: String,
    book: Arc<CardBook>,
    thought: Option<Thought>,
    told: Option<Vec<Hint<Move>>>,
    /// Why they did it, in a few words.
    because: String,
}

impl Reads for ReplayAction {
    fn rule(id: &str) -> ReplayAction {
        ReplayAction::At(TableAction::Look(id.to_owned()))
    }
}

impl Reasons {
    /// The reasons of the decision that is made next; nothing where there are none to tell.
    pub fn of(timeline: &ReplayTimeline) -> Option<Reasons> {
        let entry = timeline.entry()?;
        let book = timeline.book().clone();
        let thought = entry.thought(&book);
        let told = thought.is_none().then(Vec::new);
        let name = timeline.names().get(entry.seat.index()).cloned().unwrap_or_default();
        Some(Reasons { entry, name, book, thought, told, because: String::new() })
    }

    /// Thinks for a moment; whether there is more to think about.
    pub fn think(&mut self) -> bool {
        let began = Instant::now();
        while let Some(thought) = self.thought.as_mut().filter(|_| began.elapsed() < PATIENCE) {
            if let Some(scores) = thought.think() {
                self.tell(&scores);
            }
        }
        self.thought.is_some()
    }

    /// The same by what was weighed at the time: nothing has to be thought through once more.
    pub fn with(mut self, weighed: &[OptionScore]) -> Reasons {
        if !weighed.is_empty() {
            self.tell(weighed);
        }
        self
    }

    fn tell(&mut self, scores: &[OptionScore]) {
        let behind = behind(&self.entry.chosen, scores);
        self.because = behind.map(|hint| hint.words()).unwrap_or_default();
        self.told = Some(all(scores));
        self.thought = None;
    }

    /// Why they did it, in a few words, as far as that is thought through.
    pub fn because(&self) -> &str {
        &self.because
    }

    /// Draws them on top of the table.
    pub fn draw(&self, ctx: &Context) -> Vec<ReplayAction> {
        sheet(ctx, ReplayAction::Lead(PlaybackAction::Why), |pen, whole| {
            let rect = Rect::from_center_size(whole.center(), vec2(760.0, whole.height() - 96.0));
            let hint = "N the rival's next decision · Y or Esc closes";
            let title = format!("Why {} did it", self.name);
            let inner = overlay::panel(pen.ui, rect, &title, hint);
            pen.ui.push_id(Id::new("reasons"), |ui| {
                let told = self.told.as_deref();
                option_scores::draw(ui, inner, (&self.entry, &self.name), &self.book, told);
            });
            rect
        })
    }
}
