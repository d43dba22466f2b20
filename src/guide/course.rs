//! Progress through the lessons, kept beside the person's games.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{Guide, Lesson, Moment};
use crate::{
    disk,
    saves::{SaveError, Saves, remove, write_whole},
};

/// A person's way through the lessons of one game.
#[derive(Debug, Clone)]
pub struct Course {
    guide: Arc<Guide>,
    /// The ids of the lessons that were told.
    told: Vec<String>,
    /// The name of the game's file, and where the course is kept.
    game: String,
    file: PathBuf,
}

/// A lesson that is due, and its number.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DueLesson {
    pub lesson: Lesson,
    /// From 1.
    pub nth: usize,
    pub of: usize,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    game: String,
    told: Vec<String>,
}

impl Course {
    /// The beginning of the course, along with the game in `game`.
    pub fn begin(guide: &Arc<Guide>, saves: &Saves, game: &Path) -> Course {
        Course { guide: guide.clone(), told: Vec::new(), game: name(game), file: kept_in(saves) }
    }

    /// The course that goes along with the game in `game`, if one does: whoever has left the guide, or
    /// plays another game, is not taught. A file that cannot be read is no course.
    pub fn resume(guide: &Arc<Guide>, saves: &Saves, game: &Path) -> Option<Course> {
        let text = disk::read_text(&kept_in(saves)).ok()?;
        let kept: Kept = serde_json::from_str(&text).ok()?;
        (kept.game == name(game))
            .then(|| Course { told: kept.told, ..Course::begin(guide, saves, game) })
    }

    /// The first lesson that was not told and has its moment.
    pub fn due(&self, moment: &Moment) -> Option<DueLesson> {
        let holds = |lesson: &&Lesson| lesson.when.iter().all(|when| when.holds(moment));
        let lesson = self.untold().find(holds)?.clone();
        let (nth, of) = (self.told.len() + 1, self.guide.lessons.len());
        Some(DueLesson { lesson, nth, of })
    }

    /// A lesson is done with.
    pub fn tick(&mut self, lesson: &Lesson) {
        if !self.told.contains(&lesson.id) {
            self.told.push(lesson.id.clone());
        }
    }

    /// The lessons that have not come up.
    pub fn untold(&self) -> impl Iterator<Item = &Lesson> {
        self.guide.lessons.iter().filter(|lesson| !self.told.contains(&lesson.id))
    }

    /// Writes down how far it has come.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self) -> Result<(), SaveError> {
        let kept = Kept { game: self.game.clone(), told: self.told.clone() };
        // Two lists of words can always be written.
        let text = serde_json::to_string_pretty(&kept).unwrap_or_default();
        write_whole(&self.file, &text)
    }

    /// Ends the course; the game goes on without it.
    ///
    /// # Errors
    /// The disk says no.
    pub fn forget(self) -> Result<(), SaveError> {
        remove(&self.file)
    }
}

fn kept_in(saves: &Saves) -> PathBuf {
    saves.root().join("guide.json")
}

fn name(game: &Path) -> String {
    game.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
