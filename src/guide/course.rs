//! Progress through the lessons, kept beside the person's games.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use serde::{Deserialize, Serialize};

use super::{Guide, Lesson, Topic};
use crate::{
    disk,
    saves::{SaveError, Saves, remove, write_whole},
};

/// A person's way through the lessons of one game.
#[derive(Debug, Clone)]
pub struct Course<T: Topic> {
    guide: Arc<Guide<T>>,
    /// The ids of the lessons that were told.
    told: Vec<String>,
    /// How many events there were when the person answered last: later ones are news.
    read: usize,
    /// The name of the game's file, and where the course is kept; nobody keeps a game for practice.
    kept: Option<(String, PathBuf)>,
}

/// A lesson that is due, and its number.
#[derive(Debug, Clone, PartialEq)]
pub struct DueLesson<T: Topic> {
    pub lesson: Lesson<T>,
    /// From 1.
    pub nth: usize,
    pub of: usize,
}

/// The content of the file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Kept {
    game: String,
    #[serde(default)]
    read: usize,
    told: Vec<String>,
}

impl<T: Topic> Course<T> {
    /// A course that nobody keeps.
    pub fn new(guide: &Arc<Guide<T>>) -> Course<T> {
        Course { guide: guide.clone(), told: Vec::new(), read: 0, kept: None }
    }

    /// The beginning of the course, along with the game in `game`.
    pub fn begin(guide: &Arc<Guide<T>>, saves: &Saves, game: &Path) -> Course<T> {
        Course { kept: Some((name(game), kept_in::<T>(saves))), ..Course::new(guide) }
    }

    /// The course that goes along with the game in `game`, if one does: whoever has left the guide, or
    /// plays another game, is not taught. A file that cannot be read is no course.
    pub fn resume(guide: &Arc<Guide<T>>, saves: &Saves, game: &Path) -> Option<Course<T>> {
        let text = disk::read_text(&kept_in::<T>(saves)).ok()?;
        let Kept { game: kept, read, told } = serde_json::from_str(&text).ok()?;
        (kept == name(game)).then(|| Course { told, read, ..Course::begin(guide, saves, game) })
    }

    /// The first lesson that was not told and has its moment.
    pub fn due(&self, moment: &T::Moment<'_>) -> Option<DueLesson<T>> {
        let holds = |lesson: &&Lesson<T>| lesson.when.iter().all(|when| T::holds(when, moment));
        let lesson = self.untold().find(holds)?.clone();
        let (nth, of) = (self.told.len() + 1, self.guide.lessons.len());
        Some(DueLesson { lesson, nth, of })
    }

    /// A lesson is done with.
    pub fn tick(&mut self, lesson: &Lesson<T>) {
        if !self.told.contains(&lesson.id) {
            self.told.push(lesson.id.clone());
        }
    }

    /// The person answers, and has read all of so many events.
    pub fn answered(&mut self, events: usize) {
        self.read = events;
    }

    /// How many events of `events` are no news. An answer that was taken back leaves fewer than were read.
    pub fn read(&self, events: usize) -> usize {
        self.read.min(events)
    }

    /// The lessons that have not come up.
    pub fn untold(&self) -> impl Iterator<Item = &Lesson<T>> {
        self.guide.lessons.iter().filter(|lesson| !self.told.contains(&lesson.id))
    }

    /// Writes down how far it has come.
    ///
    /// # Errors
    /// The disk says no.
    pub fn keep(&self) -> Result<(), SaveError> {
        let Some((game, file)) = &self.kept else { return Ok(()) };
        let kept = Kept { game: game.clone(), read: self.read, told: self.told.clone() };
        // Words and a number can always be written.
        write_whole(file, &serde_json::to_string_pretty(&kept).unwrap_or_default())
    }

    /// Ends the course; the game goes on without it.
    ///
    /// # Errors
    /// The disk says no.
    pub fn forget(self) -> Result<(), SaveError> {
        self.kept.map_or(Ok(()), |(_, file)| remove(&file))
    }
}

fn kept_in<T: Topic>(saves: &Saves) -> PathBuf {
    saves.root().join(T::FILE)
}

fn name(game: &Path) -> String {
    game.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
