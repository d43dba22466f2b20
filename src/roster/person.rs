//! One person as a file: the sheet, and what the player keeps beside it.

use bevy::prelude::Bundle;
use characters::Character;
use serde::{Deserialize, Serialize};

use super::components::{LifeRecord, Story, Tags};
use crate::locate::place;

/// The newest format that this build writes, and the newest it reads.
pub const FORMAT_VERSION: u32 = 1;
/// Months of the longest life that can be counted in years.
const MOST_MONTHS: u16 = 255 * 12 + 11;

/// A person with everything that belongs to them: what a file holds, and the bundle of an entity.
#[derive(Debug, Clone, PartialEq, Bundle, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Person {
    pub character: Character,
    #[serde(default)]
    pub tags: Tags,
    #[serde(default)]
    pub story: Story,
    #[serde(default, skip_serializing_if = "LifeRecord::is_none")]
    pub artefact: LifeRecord,
}

/// The envelope of a person in a file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Envelope<P> {
    far_lanes_person: u32,
    person: P,
}

/// Only the version, readable whatever a newer format holds beside it.
#[derive(Deserialize)]
struct VersionOnly {
    far_lanes_person: u32,
}

/// Why a file is no person. The file is left as it was.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PersonError {
    #[error("{file}:{line}:{column}: not a readable sheet: {what}")]
    Unreadable { file: String, line: usize, column: usize, what: String },
    #[error(
        "{file}: format {found} is newer than this build reads ({FORMAT_VERSION}); update Far Lanes"
    )]
    TooNew { file: String, found: u32 },
}

impl Person {
    /// Somebody without tags, story or artefact.
    pub fn new(character: Character) -> Person {
        let (tags, story, artefact) = Default::default();
        Person { character, tags, story, artefact }
    }

    /// The person as the text of a file.
    pub fn write(&self) -> String {
        let envelope = Envelope { far_lanes_person: FORMAT_VERSION, person: self };
        serde_json::to_string_pretty(&envelope).expect("people are plain data") + "\n"
    }

    /// Reads what [`write`](Person::write) wrote; `file` is the name used in errors.
    ///
    /// # Errors
    /// The bytes are no sheet, a sheet with a mistake, or from a newer build.
    pub fn read(file: &str, bytes: &[u8]) -> Result<Person, PersonError> {
        let unreadable = |fault| unreadable(file, &fault);
        let VersionOnly { far_lanes_person: found } =
            serde_json::from_slice(bytes).map_err(unreadable)?;
        if found > FORMAT_VERSION {
            return Err(PersonError::TooNew { file: file.to_owned(), found });
        }
        let envelope: Envelope<Person> = serde_json::from_slice(bytes).map_err(unreadable)?;
        envelope.person.checked(file, bytes)
    }

    /// Checks what the types cannot: there is a name (CT-TTL-01), and an age.
    fn checked(self, file: &str, bytes: &[u8]) -> Result<Person, PersonError> {
        let nameless = self.character.identity.name.trim().is_empty();
        let ageless = self.character.career.months > MOST_MONTHS;
        let (field, what) = match (nameless, ageless) {
            (true, _) => ("\"name\"", "the name is empty, expected any other".to_owned()),
            (_, true) => ("\"months\"", format!("too old, expected {MOST_MONTHS} months at most")),
            (false, false) => return Ok(self),
        };
        let (line, column) = place(&String::from_utf8_lossy(bytes), field, 0).unwrap_or((1, 1));
        Err(PersonError::Unreadable { file: file.to_owned(), line, column, what })
    }
}

fn unreadable(file: &str, fault: &serde_json::Error) -> PersonError {
    let (line, column) = (fault.line(), fault.column());
    let told = fault.to_string();
    let what = told.strip_suffix(&format!(" at line {line} column {column}")).unwrap_or(&told);
    PersonError::Unreadable { file: file.to_owned(), line, column, what: what.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::testing::{captain, nobody};

    #[track_caller]
    fn check_refused(from: &str, to: &str, error: &str) {
        let text = captain().write();
        assert!(text.contains(from), "no `{from}` in {text}");
        let read = Person::read("a.json", text.replacen(from, to, 1).as_bytes());
        assert_eq!(read.expect_err("must be refused").to_string(), error);
    }

    #[test]
    fn what_is_written_is_read_back() {
        for person in [captain(), nobody()] {
            let text = person.write();
            assert_eq!(Person::read("a.json", text.as_bytes()).expect("fresh"), person);
        }
    }

    /// CT-UPP-01
    #[test]
    fn the_characteristics_stand_in_the_file_as_their_profile() {
        assert!(captain().write().contains("\"characteristics\": \"777B8C\""));
    }

    #[test]
    fn a_story_and_tags_that_are_absent_are_empty() {
        let text = r#"{"far_lanes_person": 1, "person": {"character": {
            "identity": {"name": "Ada"}, "characteristics": "777777",
            "career": {"service": null, "months": 216}}}}"#;
        let person = Person::read("a.json", text.as_bytes()).expect("a short sheet");
        assert!(person.story.is_empty() && person.tags.is_empty() && person.artefact.is_none());
        assert_eq!(person.character.career.age(), 18);
    }

    /// CT-UPP-04
    #[test]
    fn a_mistake_is_named_with_its_place_and_what_was_expected() {
        check_refused(
            "\"777B8C\"",
            "\"777G8C\"",
            "a.json:10:33: not a readable sheet: `777G8C`, place 4: `G` is no digit from 0 to F",
        );
        check_refused(
            "\"Navy\"",
            "\"Navi\"",
            "a.json:20:25: not a readable sheet: unknown variant `Navi`, expected one of `Navy`, \
             `Marines`, `Army`, `Scouts`, `Merchants`, `Other`",
        );
        check_refused(
            "\"terms\"",
            "\"turns\"",
            "a.json:22:15: not a readable sheet: unknown field `turns`, expected one of `service`, \
             `drafted`, `terms`, `rank`, `months`, `fate`, `pension`",
        );
    }

    /// CT-TTL-01
    #[test]
    fn a_sheet_has_a_name_and_an_age_that_can_be_told() {
        check_refused(
            "\"Mara Venn\"",
            "\" \"",
            "a.json:6:9: not a readable sheet: the name is empty, expected any other",
        );
        check_refused(
            "\"months\": 456",
            "\"months\": 60000",
            "a.json:24:9: not a readable sheet: too old, expected 3071 months at most",
        );
    }

    #[test]
    fn a_sheet_of_a_newer_build_is_named_whatever_else_it_holds() {
        let read = Person::read("a.json", b"{\"far_lanes_person\": 2, \"shiny\": []}");
        let error = read.expect_err("must be refused").to_string();
        assert_eq!(error, "a.json: format 2 is newer than this build reads (1); update Far Lanes");
    }

    #[test]
    fn what_is_no_sheet_at_all_is_refused_where_it_ends() {
        let error = |text: &[u8]| Person::read("a.json", text).expect_err("no sheet").to_string();
        assert!(error(b"").starts_with("a.json:1:0: not a readable sheet: EOF"), "{}", error(b""));
        let game = error(b"{\"far_lanes\": 1}");
        assert!(game.contains("missing field `far_lanes_person`"), "{game}");
        let half = captain().write();
        let half = error(&half.as_bytes()[..half.len() / 2]);
        assert!(half.contains("EOF"), "{half}");
    }
}
