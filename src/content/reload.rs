//! Hot reload: what an edit of the data comes to.

use std::{
    collections::BTreeSet,
    path::{Path, PathBuf},
};

use super::Sources;
use crate::data::{Library, PACKS, Texts};

/// Result of an edit.
#[derive(Debug)]
pub struct Reloaded {
    /// Texts in force: edited files, and the last good version of those with a mistake.
    pub texts: Texts,
    /// The same, compiled.
    pub library: Library,
    /// The files that were taken as they are now.
    pub taken: BTreeSet<PathBuf>,
    /// Mistakes in the others, with file, line and column.
    pub mistakes: BTreeSet<String>,
}

/// Takes an edit of `good` data over as far as it brings no new mistake. A pack is taken over or
/// refused as a whole, anything else a file at a time. Nothing where the two are the same.
pub fn reload(sources: &Sources, good: &Texts, edited: &Texts) -> Option<Reloaded> {
    let changed = edited.changed(good);
    if changed.is_empty() {
        return None;
    }
    let known = sources.mistakes(good);
    let news = |texts: &Texts| &sources.mistakes(texts) - &known;
    let mistakes = news(edited);
    let texts = if mistakes.is_empty() {
        edited.clone()
    } else {
        let units: BTreeSet<PathBuf> = changed.iter().map(|file| unit(sources, file)).collect();
        units.iter().fold(good.clone(), |texts, unit| with(&texts, unit, edited, news))
    };
    let library = sources.library(&texts).ok()?;
    Some(Reloaded { taken: texts.changed(good), texts, library, mistakes })
}

/// `texts` with the edit of one unit, unless there is something wrong with it.
fn with(
    texts: &Texts,
    unit: &Path,
    edited: &Texts,
    news: impl Fn(&Texts) -> BTreeSet<String>,
) -> Texts {
    let mut next = texts.clone();
    next.restore(unit, edited);
    if news(&next).is_empty() { next } else { texts.clone() }
}

/// Folder or file that is taken over as a whole: the pack of a file, or the file alone.
fn unit(sources: &Sources, file: &Path) -> PathBuf {
    let folder = file.parent().unwrap_or(file);
    let packs = [Some(sources.assets.join(PACKS)), sources.own_packs()];
    let is_pack = packs.iter().flatten().any(|packs| folder.parent() == Some(packs.as_path()));
    if is_pack { folder.to_owned() } else { file.to_owned() }
}
