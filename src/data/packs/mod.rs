//! Compiling packs: folders of card files, each with a file that says what the pack is.

mod file;
mod switches;

use std::{
    iter,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::data::{CardBook, DataError, Manifest};

use super::{files::FileError, texts::Texts};
use crate::locate::place;

pub use file::PackFile;
pub use switches::PackSwitches;

/// Where the packs are in the assets folder.
pub const PACKS: &str = "packs";

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
    #[error("{}:{line}:{column}: it needs the pack `{wanted}`, which is {}", file.display(), lack.word())]
    Needs { file: PathBuf, line: usize, column: usize, wanted: String, lack: Lack },
    #[error("{}: there is a pack of this name already: {}", folder.display(), other.display())]
    NameTaken { folder: PathBuf, other: PathBuf },
    #[error("{}: there is no card file in it, of those ending in .ron or .json", .0.display())]
    Empty(PathBuf),
}

/// Why a pack that another one needs does not take part.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Lack {
    /// There is none, or it is left out itself.
    Missing,
    /// The player has turned it off.
    TurnedOff,
}

impl Lack {
    fn word(self) -> &'static str {
        match self {
            Lack::Missing => "not here",
            Lack::TurnedOff => "turned off",
        }
    }
}

/// A pack that was found, whether or not it takes part.
#[derive(Debug, Clone)]
pub struct ListedPack {
    /// The name of its folder.
    pub id: String,
    pub folder: PathBuf,
    /// Its description of itself, where that can be read.
    pub manifest: Option<Manifest>,
    pub state: PackState,
}

/// Whether a pack takes part in games.
#[derive(Debug, Clone)]
pub enum PackState {
    On,
    /// The player has turned it off.
    Off,
    /// Something is wrong with it.
    LeftOut(Arc<PackFault>),
}

impl ListedPack {
    /// Whether the player has turned it off.
    pub fn is_off(&self) -> bool {
        matches!(self.state, PackState::Off)
    }
}

impl From<DataError> for PackFault {
    fn from(fault: DataError) -> PackFault {
        PackFault::File(fault.into())
    }
}

/// Every pack of some folders.
pub(super) struct Packs {
    pub book: CardBook,
    /// Those found, in the order of the folders and of names.
    pub listed: Vec<ListedPack>,
}

/// Every pack of the assets folder and of a player's own one: in the order of the folders, of names, and
/// of who needs whom. A pack with anything wrong is left out as a whole.
pub(super) fn compile(
    texts: &Texts,
    assets: &Path,
    own: Option<&Path>,
    switches: &PackSwitches,
) -> Packs {
    let folders: Vec<PathBuf> = iter::once(assets).chain(own).map(|it| it.join(PACKS)).collect();
    let mut packs = Packs { book: CardBook::default(), listed: Vec::new() };
    for folder in folders.iter().flat_map(|folder| texts.folders(folder)) {
        let pack = found(texts, folder, &packs.listed, switches);
        packs.listed.push(pack);
    }
    let mut waiting: Vec<usize> = (0..packs.listed.len()).filter(|&n| packs.is_on(n)).collect();
    while let Some(next) = waiting.iter().position(|&n| packs.is_ready(n)) {
        let n = waiting.remove(next);
        if let Err(fault) = packs.add(n, texts) {
            packs.leave_out(n, fault);
        }
    }
    for n in waiting {
        let fault = packs.lack(n, texts);
        packs.leave_out(n, fault);
    }
    packs
}

fn found(
    texts: &Texts,
    folder: &Path,
    others: &[ListedPack],
    switches: &PackSwitches,
) -> ListedPack {
    let (id, folder) = (name_of(folder), folder.to_owned());
    let manifest = manifest(texts, &folder, others.iter().find(|other| other.id == id));
    let (manifest, state) = match manifest {
        manifest if !switches.is_on(&id) => (manifest.ok(), PackState::Off),
        Ok(manifest) => (Some(manifest), PackState::On),
        Err(fault) => (None, PackState::LeftOut(Arc::new(fault))),
    };
    ListedPack { id, folder, manifest, state }
}

fn manifest(
    texts: &Texts,
    folder: &Path,
    other: Option<&ListedPack>,
) -> Result<Manifest, PackFault> {
    if let Some(other) = other {
        let (folder, other) = (folder.to_owned(), other.folder.clone());
        return Err(PackFault::NameTaken { folder, other });
    }
    let file = folder.join(MANIFEST);
    if !texts.has(&file) {
        return Err(PackFault::NoManifest(file));
    }
    match &*texts.get(&file)? {
        PackFile::Manifest(manifest) => Ok(manifest.clone()),
        PackFile::Cards(_) => Err(PackFault::NoManifest(file)),
    }
}

impl Packs {
    fn is_on(&self, n: usize) -> bool {
        matches!(self.listed[n].state, PackState::On)
    }

    fn needs(&self, n: usize) -> &[String] {
        self.listed[n].manifest.as_ref().map_or(&[], |manifest| &manifest.needs)
    }

    fn is_ready(&self, n: usize) -> bool {
        self.needs(n).iter().all(|wanted| self.book.pack(wanted).is_some())
    }

    fn leave_out(&mut self, n: usize, fault: PackFault) {
        self.listed[n].state = PackState::LeftOut(Arc::new(fault));
    }

    /// The first pack that this one needs and that does not take part.
    fn lack(&self, n: usize, texts: &Texts) -> PackFault {
        let mut needs = self.needs(n).iter();
        let wanted = needs.find(|wanted| self.book.pack(wanted).is_none()).cloned();
        let wanted = wanted.unwrap_or_default();
        let file = self.listed[n].folder.join(MANIFEST);
        let text = texts.text(&file).unwrap_or_default();
        let at = place(text, &format!("\"{wanted}\""), 0);
        let (line, column) = at.unwrap_or((1, 1));
        let is_off = |pack: &ListedPack| pack.id == wanted && pack.is_off();
        let lack = if self.listed.iter().any(is_off) { Lack::TurnedOff } else { Lack::Missing };
        PackFault::Needs { file, line, column, wanted, lack }
    }

    fn add(&mut self, n: usize, texts: &Texts) -> Result<(), PackFault> {
        let ListedPack { id, folder, manifest, .. } = &self.listed[n];
        let files = texts.files(folder).filter(|file| name_of(file) != MANIFEST);
        let files: Vec<Arc<PackFile>> =
            files.map(|file| texts.get(file)).collect::<Result<_, _>>()?;
        let lists = files.iter().filter_map(|file| file.cards());
        if files.is_empty() {
            return Err(PackFault::Empty(folder.clone()));
        }
        Ok(self.book.add_pack(id, manifest.clone().unwrap_or_default(), lists)?)
    }
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
