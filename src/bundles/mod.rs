//! Bundles of data files as a page fetches them: checked against their list, and opened.
//!
//! In come the list and the bundles as texts; out come files by name. `web/bundle.py` is the other side.

mod sha256;

use std::collections::BTreeMap;

use serde::Deserialize;

/// The list of the bundles there are.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Manifest {
    bundles: Vec<Listed>,
}

/// A bundle, as its list has it.
#[derive(Debug, Clone, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
struct Listed {
    name: String,
    file: String,
    /// SHA-256 of its text, in hexadecimal digits.
    fingerprint: String,
}

/// Why there is no data.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum BundleError {
    #[error("the list of the game's data cannot be read ({0})")]
    Manifest(String),
    #[error("the game's data is not whole: `{0}` is missing")]
    Missing(String),
    #[error("the game's data is not whole: `{0}` is another than its list says")]
    Changed(String),
    #[error("the game's data cannot be opened: `{0}` ({1})")]
    Unreadable(String, String),
}

/// The files of all bundles that `manifest` lists, by their names; `text` knows the text of a bundle by the
/// name of its file.
///
/// # Errors
/// The list cannot be read, or a bundle is missing, is another than is listed, or holds no files.
pub fn open(
    manifest: &str,
    text: impl Fn(&str) -> Option<String>,
) -> Result<BTreeMap<String, String>, BundleError> {
    let read: Result<Manifest, _> = serde_json::from_str(manifest);
    let Manifest { bundles } = read.map_err(|fault| BundleError::Manifest(fault.to_string()))?;
    let mut files = BTreeMap::new();
    for Listed { name, file, fingerprint } in bundles {
        let Some(text) = text(&file) else { return Err(BundleError::Missing(name)) };
        if sha256::hex(text.as_bytes()) != fingerprint {
            return Err(BundleError::Changed(name));
        }
        let opened: Result<BTreeMap<String, String>, _> = serde_json::from_str(&text);
        files.extend(opened.map_err(|fault| BundleError::Unreadable(name, fault.to_string()))?);
    }
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUNDLE: &str = "{\"assets/glossary.ron\":\"[]\"}";

    fn manifest(fingerprint: &str) -> String {
        format!(
            "{{\"bundles\": [{{\"name\": \"words\", \"file\": \"words.bundle\", \
             \"fingerprint\": \"{fingerprint}\"}}]}}"
        )
    }

    fn opened(manifest: &str, bundle: Option<&str>) -> Result<BTreeMap<String, String>, String> {
        let text = |file: &str| bundle.filter(|_| file == "words.bundle").map(str::to_owned);
        open(manifest, text).map_err(|fault| fault.to_string())
    }

    #[test]
    fn a_bundle_that_is_as_its_list_says_is_opened() {
        let files = opened(&manifest(&sha256::hex(BUNDLE.as_bytes())), Some(BUNDLE));
        let words = [("assets/glossary.ron".to_owned(), "[]".to_owned())];
        assert_eq!(files, Ok(BTreeMap::from(words)));
    }

    #[test]
    fn whatever_is_not_as_it_should_be_is_named() {
        let sound = manifest(&sha256::hex(BUNDLE.as_bytes()));
        let said = |manifest: &str, bundle| opened(manifest, bundle).expect_err("refused");
        assert!(said(&sound, None).contains("`words` is missing"));
        assert!(said(&sound, Some("{}")).contains("`words` is another than its list says"));
        assert!(said("[", Some(BUNDLE)).contains("the list of the game's data cannot be read"));
        let no_files = manifest(&sha256::hex(b"7"));
        assert!(said(&no_files, Some("7")).contains("cannot be opened: `words`"));
    }
}
