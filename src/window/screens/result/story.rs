//! The summary of the game, read off its record a little each frame.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use bevy_egui::egui::Context;

use crate::{
    clock::Instant, data::Library, match_summary::MatchSummary, replay_timeline::ReplayTimeline,
    saves::CardArtefact, session::Session,
};

/// How long the record is indexed in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// The record of the game that is over, and what became of it once that is known. Not a resource: it is
/// large, and of this screen alone.
pub(super) struct Story {
    artefact: CardArtefact,
    file: PathBuf,
    timeline: Option<ReplayTimeline>,
    summary: Option<MatchSummary>,
    words: String,
}

impl Story {
    /// Nothing read yet.
    pub fn new(library: &Library, session: &Session) -> Story {
        let (artefact, file) = (session.artefact(), session.file().to_owned());
        let timeline = ReplayTimeline::new(library, &file, artefact.clone());
        let words = match &timeline {
            Ok(_) => "The game is read once more …".to_owned(),
            Err(fault) => fault.to_string(),
        };
        Story { artefact, file, timeline: timeline.ok(), summary: None, words }
    }

    /// Reads on for a moment.
    pub fn go_on(&mut self, ctx: &Context) {
        let Some(timeline) = &mut self.timeline else { return };
        let began = Instant::now();
        if timeline.index_while(|| began.elapsed() < PATIENCE) {
            self.summary = Some(MatchSummary::of_timeline(timeline));
            self.timeline = None;
        }
        ctx.request_repaint();
    }

    /// The summary, once it is known.
    pub fn summary(&self) -> Option<&MatchSummary> {
        self.summary.as_ref()
    }

    /// The message until then.
    pub fn words(&self) -> &str {
        &self.words
    }

    /// The record.
    pub fn artefact(&self) -> &CardArtefact {
        &self.artefact
    }

    /// Where it is kept.
    pub fn file(&self) -> &Path {
        &self.file
    }
}
