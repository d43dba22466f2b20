//! What the game was like, read off its record a little each frame.

use std::{
    path::{Path, PathBuf},
    time::Duration,
};

use bevy_egui::egui::Context;

use crate::{
    chronicle::Chronicle, clock::Instant, data::Library, reel::Reel, saves::CardArtefact,
    session::Session,
};

/// How long the record is wound in one frame.
const PATIENCE: Duration = Duration::from_millis(4);

/// The record of the game that is over, and what became of it once that is known. Not a resource: it is
/// large, and of this screen alone.
pub(super) struct Story {
    artefact: CardArtefact,
    file: PathBuf,
    reel: Option<Reel>,
    chronicle: Option<Chronicle>,
    words: String,
}

impl Story {
    /// Nothing read yet.
    pub fn new(library: &Library, session: &Session) -> Story {
        let (artefact, file) = (session.artefact(), session.file().to_owned());
        let reel = Reel::new(library, &file, artefact.clone());
        let words = match &reel {
            Ok(_) => "The game is read once more …".to_owned(),
            Err(fault) => fault.to_string(),
        };
        Story { artefact, file, reel: reel.ok(), chronicle: None, words }
    }

    /// Reads on for a moment.
    pub fn go_on(&mut self, ctx: &Context) {
        let Some(reel) = &mut self.reel else { return };
        let began = Instant::now();
        if reel.wind_while(|| began.elapsed() < PATIENCE) {
            self.chronicle = Some(Chronicle::of_reel(reel));
            self.reel = None;
        }
        ctx.request_repaint();
    }

    /// What became of the game, once it is known.
    pub fn chronicle(&self) -> Option<&Chronicle> {
        self.chronicle.as_ref()
    }

    /// What is said until then.
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
