//! Tables of captains for random play.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
    sync::Arc,
};

use cards::{
    CaptainSetup, CardGame, Setup,
    data::{Card, CardBook, Constants, Deck, Face, Keyword, read_ron},
};
use dice::Dice;

/// The shipped cards, and captains with shipped decks.
pub struct Table {
    pub book: Arc<CardBook>,
    pub setup: Setup,
}

impl Table {
    /// A table for two with enough rounds to end nearly every game.
    pub fn shipped() -> Table {
        Table::of(2, 50)
    }

    /// A table of this many captains, with at most `cap` rounds.
    pub fn of(captains: usize, cap: u16) -> Table {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        let mut book = CardBook::default();
        for file in ron_files(&assets.join("packs")) {
            let text = fs::read_to_string(&file).expect("a readable pack");
            book.add(&file.display().to_string(), &text).expect("a sound pack");
        }
        let constants: Constants = read(&assets.join("rules/cards.ron"));
        let decks = ron_files(&assets.join("decks"));
        let decks = decks.iter().map(|file| read::<Deck>(file)).cycle();
        let captains = decks.take(captains).enumerate().map(|(n, deck)| CaptainSetup {
            name: format!("Captain {n}"),
            player: "random".to_owned(),
            deck,
        });
        let constants = Constants { round_cap: Some(cap), ..constants };
        Table {
            book: Arc::new(book),
            setup: Setup { captains: captains.collect(), constants, packs: vec![] },
        }
    }

    /// Captains with random legal decks of all cards: the shipped ones, and the plain and odd ones
    /// of the scenarios, so that every effect comes up.
    pub fn wild(captains: usize, seed: u64) -> Table {
        let crate_folder = Path::new(env!("CARGO_MANIFEST_DIR"));
        let packs = ron_files(&crate_folder.join("../../assets/packs"));
        let odd = ron_files(&crate_folder.join("src/scenario/cards"));
        let mut book = CardBook::default();
        for file in packs.iter().chain(&odd) {
            let text = fs::read_to_string(file).expect("a readable pack");
            book.add(&file.display().to_string(), &text).expect("a sound pack");
        }
        let mut dice = Dice::seeded(seed);
        let captain = |n: usize, deck| CaptainSetup {
            name: format!("Captain {n}"),
            player: "random".to_owned(),
            deck,
        };
        let seated = (0..captains).map(|n| captain(n, wild_deck(&book, &mut dice))).collect();
        let constants = Constants { round_cap: Some(12), ..Constants::default() };
        Table { book: Arc::new(book), setup: Setup { captains: seated, constants, packs: vec![] } }
    }

    /// A table of one to four captains; one in three with shipped decks, the others with random
    /// ones.
    pub fn any(seed: u64) -> Table {
        let captains = 1 + seed as usize % 4;
        if seed.is_multiple_of(3) { Table::of(captains, 12) } else { Table::wild(captains, seed) }
    }

    pub fn game(&self, seed: u64) -> CardGame {
        CardGame::new(&self.book, &self.setup, seed).expect("shipped decks can be played")
    }
}

/// Twenty adventures and sixty captain's cards, most of them different.
fn wild_deck(book: &CardBook, dice: &mut Dice) -> Deck {
    let mut pick = |such: fn(&Card) -> bool, size: usize, most: u8| {
        let pool: Vec<&Card> = book.cards().map(|(_, card)| card).filter(|c| such(c)).collect();
        let mut list = BTreeMap::<String, u8>::new();
        while list.values().map(|&n| usize::from(n)).sum::<usize>() < size {
            let card = dice.pick(&pool).expect("there are such cards");
            let restricted = card.keywords.iter().find_map(|keyword| {
                if let Keyword::Restricted(limit) = keyword { Some(*limit) } else { None }
            });
            let copies = list.entry(card.id.clone()).or_default();
            *copies = (*copies + 1).min(restricted.unwrap_or(most));
        }
        list
    };
    let adventure = pick(|card| card.sides().is_some(), 20, 2);
    let captain = pick(|card| card.cost().is_some(), 60, 3);
    let ship = pick(|card| matches!(card.face, Face::Ship(_)), 1, 1);
    let ship = ship.into_keys().next().expect("one ship");
    Deck { name: "Wild".to_owned(), ship, adventure, captain, ..Deck::default() }
}

fn read<T: serde::de::DeserializeOwned>(file: &Path) -> T {
    let text = fs::read_to_string(file).expect("a readable file");
    read_ron(&file.display().to_string(), &text).expect("a sound file")
}

/// Every RON file in a folder and the folders in it, by name.
fn ron_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of assets");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("an entry").path()).collect();
    paths.sort();
    let expand = |path: PathBuf| if path.is_dir() { ron_files(&path) } else { vec![path] };
    let files = paths.into_iter().flat_map(expand);
    let is_data = |file: &PathBuf| file.extension().is_some_and(|ending| ending == "ron");
    // The manifest of a pack is no card file.
    files.filter(|file| is_data(file) && !file.ends_with("pack.ron")).collect()
}
