//! Compiling packs: folders of card files, each with a file that says what the pack is.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::data::{CardBook, DataError, Manifest};

use super::{
    Problem, Texts,
    files::{self, FileError},
};

/// The file in which a pack says what it is.
pub const MANIFEST: &str = "pack.ron";

/// Why a pack is left out.
#[derive(Debug, thiserror::Error)]
pub enum PackFault {
    #[error(transparent)]
    File(#[from] FileError),
    #[error(
        "{}:1:1: there is no such file; a pack says there what it is: \
         (title: \"\u{2026}\", version: \"\u{2026}\")", .0.display()
    )]
    NoManifest(PathBuf),
    #[error("{}:{line}:{column}: it needs the pack `{wanted}`, which is not here", file.display())]
    Needs { file: PathBuf, line: usize, column: usize, wanted: String },
    #[error("{}: there is a pack of this name already: {}", folder.display(), other.display())]
    NameTaken { folder: PathBuf, other: PathBuf },
    #[error("{}: there is no card file in it, of those ending in .ron or .json", .0.display())]
    Empty(PathBuf),
}

impl From<DataError> for PackFault {
    fn from(fault: DataError) -> PackFault {
        PackFault::File(fault.into())
    }
}

/// A pack whose manifest has been read, waiting for those it needs.
struct Waiting {
    id: String,
    folder: PathBuf,
    manifest: Manifest,
}

/// Every pack of these folders, in the order of the folders, of names, and of who needs whom. A
/// pack with anything wrong is left out as a whole.
pub(super) fn compile(texts: &Texts, folders: &[&Path], problems: &mut Vec<Problem>) -> CardBook {
    let mut waiting: Vec<Waiting> = Vec::new();
    for folder in folders.iter().flat_map(|folder| texts.folders(folder)) {
        match found(texts, folder, &waiting) {
            Ok(pack) => waiting.push(pack),
            Err(fault) => problems.push(left_out(folder, fault)),
        }
    }
    let mut book = CardBook::default();
    while let Some(next) = waiting.iter().position(|pack| is_ready(pack, &book)) {
        let pack = waiting.remove(next);
        if let Err(fault) = add(&mut book, &pack, texts) {
            problems.push(left_out(&pack.folder, fault));
        }
    }
    problems.extend(waiting.iter().map(|pack| left_out(&pack.folder, lack(pack, &book, texts))));
    book
}

fn found(texts: &Texts, folder: &Path, others: &[Waiting]) -> Result<Waiting, PackFault> {
    let (id, folder) = (name_of(folder), folder.to_owned());
    if let Some(other) = others.iter().find(|other| other.id == id) {
        return Err(PackFault::NameTaken { folder, other: other.folder.clone() });
    }
    let file = folder.join(MANIFEST);
    if !texts.has(&file) {
        return Err(PackFault::NoManifest(file));
    }
    let manifest = texts.read(&file)?;
    Ok(Waiting { id, folder, manifest })
}

fn is_ready(pack: &Waiting, book: &CardBook) -> bool {
    pack.manifest.needs.iter().all(|wanted| book.pack(wanted).is_some())
}

/// The first pack that this one needs and that is not here.
fn lack(pack: &Waiting, book: &CardBook, texts: &Texts) -> PackFault {
    let mut needs = pack.manifest.needs.iter();
    let wanted = needs.find(|wanted| book.pack(wanted).is_none()).cloned().unwrap_or_default();
    let file = pack.folder.join(MANIFEST);
    let text = texts.text(&file).unwrap_or_default();
    let at = files::place(text, &format!("\"{wanted}\""), 0);
    let (line, column) = at.unwrap_or((1, 1));
    PackFault::Needs { file, line, column, wanted }
}

fn add(book: &mut CardBook, pack: &Waiting, texts: &Texts) -> Result<(), PackFault> {
    let mut cards = Vec::new();
    for file in texts.files(&pack.folder).filter(|file| name_of(file) != MANIFEST) {
        cards.push((file.display().to_string(), texts.text(file)?.to_owned()));
    }
    if cards.is_empty() {
        return Err(PackFault::Empty(pack.folder.clone()));
    }
    Ok(book.add_pack(&pack.id, pack.manifest.clone(), &cards)?)
}

fn left_out(folder: &Path, fault: PackFault) -> Problem {
    Problem::Pack { pack: name_of(folder), fault: Arc::new(fault) }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
