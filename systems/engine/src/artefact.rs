//! Artefacts: one file format for saves, replays, bug reports and regression tests.

use serde::{Deserialize, Serialize, de::DeserializeOwned};
use xxhash_rust::xxh3::xxh3_64;

use crate::{Decision, JournalHash};

/// Format that this build writes, and the newest it reads.
pub const FORMAT_VERSION: u32 = 1;

/// Whole game: its setup, its seed, and every decision in order.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Artefact<S, M> {
    /// Game it belongs to, such as `cards`.
    pub game: String,
    pub setup: S,
    pub seed: u64,
    pub decisions: Vec<Decision<M>>,
    /// Journal hash after the last decision.
    pub journal: JournalHash,
    /// Whether the game had ended by then.
    pub finished: bool,
    /// Number of decisions taken back after they had revealed something new.
    #[serde(default, skip_serializing_if = "is_never")]
    pub taken_back: u32,
}

fn is_never(times: &u32) -> bool {
    *times == 0
}

/// File envelope around an artefact.
#[derive(Serialize, Deserialize)]
struct Envelope<A> {
    far_lanes: u32,
    /// Fingerprint of the artefact as written, to detect an altered file.
    seal: JournalHash,
    artefact: A,
}

/// Version alone, readable even where a newer format holds other fields.
#[derive(Deserialize)]
struct VersionOnly {
    far_lanes: u32,
}

/// Reason a file cannot be used. The file stays as it was.
#[derive(Debug, thiserror::Error)]
pub enum ArtefactError {
    #[error("{file}:{line}:{column}: not a readable Far Lanes game: {what}")]
    Unreadable { file: String, line: usize, column: usize, what: String },
    #[error(
        "{file}: format {found} is newer than this build reads ({FORMAT_VERSION}); update Far Lanes"
    )]
    TooNew { file: String, found: u32 },
    #[error("{file}: the file was altered since it was written (its seal does not fit)")]
    Altered { file: String },
}

impl<S: Serialize + DeserializeOwned, M: Serialize + DeserializeOwned> Artefact<S, M> {
    /// Serialises the artefact as the text of a file.
    pub fn write(&self) -> String {
        let envelope = Envelope { far_lanes: FORMAT_VERSION, seal: self.seal(), artefact: self };
        serde_json::to_string_pretty(&envelope).expect("artefacts are plain data") + "\n"
    }

    /// Reads the output of [`write`](Artefact::write); `file` is the name used in errors.
    ///
    /// # Errors
    /// The file is truncated or malformed, from a newer build, or altered.
    pub fn read(file: &str, text: &str) -> Result<Self, ArtefactError> {
        let unreadable = |fault: serde_json::Error| ArtefactError::Unreadable {
            file: file.to_owned(),
            line: fault.line(),
            column: fault.column(),
            what: fault.to_string(),
        };
        let VersionOnly { far_lanes: found } = serde_json::from_str(text).map_err(unreadable)?;
        if found > FORMAT_VERSION {
            return Err(ArtefactError::TooNew { file: file.to_owned(), found });
        }
        let envelope: Envelope<Self> = serde_json::from_str(text).map_err(unreadable)?;
        if envelope.artefact.seal() != envelope.seal {
            return Err(ArtefactError::Altered { file: file.to_owned() });
        }
        Ok(envelope.artefact)
    }

    fn seal(&self) -> JournalHash {
        JournalHash(xxh3_64(&serde_json::to_vec(self).expect("artefacts are plain data")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    fn game() -> Artefact<String, u8> {
        Artefact {
            game: "cards".to_owned(),
            setup: "two captains".to_owned(),
            seed: 7,
            decisions: vec![Decision { seat: Seat(1), chosen: 4 }],
            journal: JournalHash(9),
            finished: false,
            taken_back: 0,
        }
    }

    fn error(text: &str) -> String {
        Artefact::<String, u8>::read("a.json", text).expect_err("must be refused").to_string()
    }

    #[test]
    fn what_is_written_is_read_back() {
        assert_eq!(Artefact::read("a.json", &game().write()).expect("fresh"), game());
    }

    #[test]
    fn a_truncated_file_names_the_line_where_it_ends() {
        let text = game().write();
        let lines = text.lines().take(6).collect::<Vec<_>>().join("\n");
        assert!(error(&lines).starts_with("a.json:6:"), "{}", error(&lines));
    }

    #[test]
    fn an_altered_file_is_refused() {
        assert!(error(&game().write().replace("\"seed\": 7", "\"seed\": 8")).contains("altered"));
    }

    #[test]
    fn a_newer_format_is_named_whatever_else_it_holds() {
        assert!(error("{\"far_lanes\": 99, \"shiny\": []}").contains("newer"));
    }
}
