//! The summary of the game, read off its record a little each frame.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use bevy_egui::egui::Context;

use crate::{
    clock::Instant,
    data::Library,
    match_summary::{ChanceTeller, MatchSummary, RoundChances},
    replay_timeline::ReplayTimeline,
    saves::CardArtefact,
    session::Session,
};

/// How long the record is indexed in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// The record of the game that is over, and what became of it once that is known. Not a resource: it is
/// large, and of this screen alone.
pub(super) struct Story {
    artefact: CardArtefact,
    file: PathBuf,
    timeline: Option<(ReplayTimeline, ChanceTeller)>,
    summary: Option<MatchSummary>,
    /// Of as many rounds as have been looked at.
    chances: Vec<RoundChances>,
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
        let timeline = timeline.ok().map(|timeline| {
            let teller = ChanceTeller::new(&timeline, library.value.clone());
            (timeline, teller)
        });
        Story { artefact, file, timeline, summary: None, chances: Vec::new(), words }
    }

    /// Reads on for a moment.
    pub fn go_on(&mut self, ctx: &Context) {
        let Some((timeline, teller)) = &mut self.timeline else { return };
        let began = Instant::now();
        ctx.request_repaint();
        if !timeline.index_while(|| began.elapsed() < PATIENCE) {
            return;
        }
        let summary = self.summary.get_or_insert_with(|| MatchSummary::of_timeline(timeline));
        match teller.after(timeline, &summary.rounds, self.chances.len()) {
            Some(chances) => self.chances.push(chances),
            None => self.timeline = None,
        }
    }

    /// The summary, once it is known.
    pub fn summary(&self) -> Option<&MatchSummary> {
        self.summary.as_ref()
    }

    /// Everybody's chance to win, round by round, as far as it is known.
    pub fn chances(&self) -> &[RoundChances] {
        &self.chances
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
