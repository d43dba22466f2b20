//! The record of one patient: the log, and the course of the scores.

use characters::{
    Characteristic,
    body::Seconds,
    healing::{Entry, Event, PatientId, text},
    sheet::PersonRef,
};

use crate::roster::{EntryRef, LifeRecord, PersonFile, Story, Tags};

/// A patient of the ward.
#[derive(Debug, Clone, PartialEq)]
pub struct Bed {
    pub id: PatientId,
    pub name: String,
    /// Where they are kept in the library; nothing of somebody unnamed.
    pub kept: Option<Kept>,
    /// Everything that happened, oldest first.
    pub log: Vec<Line>,
    pub curve: Vec<Sample>,
    /// Whether the library has the patient as they are now.
    pub saved: bool,
}

/// Somebody's file in the library, and what it holds beside the sheet: that is the patient's.
#[derive(Debug, Clone, PartialEq)]
pub struct Kept {
    pub file: PersonFile,
    pub tags: Tags,
    pub story: Story,
    pub artefact: LifeRecord,
}

impl From<EntryRef<'_>> for Kept {
    fn from(entry: EntryRef) -> Kept {
        let (file, tags) = (entry.file.clone(), entry.tags.clone());
        Kept { file, tags, story: entry.story.clone(), artefact: entry.artefact.clone() }
    }
}

/// Something that happened, in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    pub at: Seconds,
    pub words: String,
    pub rules: Vec<&'static str>,
}

/// Strength, Dexterity and Endurance at some time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sample {
    pub at: Seconds,
    pub now: [u8; 3],
    pub full: [u8; 3],
}

impl Bed {
    /// A bed for somebody who comes in now.
    pub fn new(id: PatientId, name: String, kept: Option<Kept>) -> Bed {
        let saved = kept.is_some();
        Bed { id, name, kept, log: Vec::new(), curve: Vec::new(), saved }
    }

    /// Writes down what happened, and how it stands afterwards.
    pub fn note(&mut self, told: &[Entry], clock: Seconds, person: &PersonRef) {
        let full = Characteristic::PHYSICAL.map(|which| person.characteristics.get(which));
        let before = self.curve.last().map_or(full, |last| last.full);
        let mine = |entry: &&Entry| entry.patient == self.id;
        let mine: Vec<&Entry> = told.iter().filter(mine).collect();
        self.saved &= mine.is_empty();
        for entry in mine {
            let words = text::tell(&entry.event, &self.name);
            self.log.push(Line { at: entry.at, words, rules: entry.event.rules() });
            if let Some(now) = now(&entry.event) {
                self.sample(Sample { at: entry.at, now, full: before });
            }
        }
        let now = person.body.physical(*person.characteristics);
        self.sample(Sample { at: clock, now, full });
    }

    /// Adds a sample; a level stretch keeps only its first and its last.
    fn sample(&mut self, sample: Sample) {
        let same = |other: &Sample| (other.now, other.full) == (sample.now, sample.full);
        let count = self.curve.len();
        if count >= 2 && self.curve[count - 2..].iter().all(same) {
            self.curve.pop();
        }
        self.curve.push(sample);
    }
}

/// STR, DEX and END after an event.
fn now(event: &Event) -> Option<[u8; 3]> {
    if let Event::Hit { now, .. }
    | Event::Stunned { now, .. }
    | Event::StunOver { now }
    | Event::Wounded { now, .. }
    | Event::Woke { now, .. }
    | Event::HalfWay { now }
    | Event::Better { now, .. }
    | Event::Worse { now, .. } = event
    {
        return Some(*now);
    }
    None
}
