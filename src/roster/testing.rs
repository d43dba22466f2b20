//! People and places for the tests of this module.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::LazyLock,
};

use characters::{
    Character, Characteristics,
    body::Body,
    data::{Passage, Service, Tables},
    sheet::{Career, Fate, Identity, Left, Membership, Possessions, Skills},
};

use super::{LifeRecord, Person, Story, Tags};
use crate::roster::tables;

/// An empty folder called like its test, beside the program that tests; two checkouts that build into
/// one place have folders of their own.
pub fn folder(name: &str) -> PathBuf {
    let program = std::env::current_exe().expect("this program");
    let checkout = Path::new(env!("CARGO_MANIFEST_DIR")).file_name().expect("a folder");
    let folder = program.with_extension("folders").join(checkout).join(name);
    // There is none the first time.
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// The shipped tables.
pub fn tables() -> &'static Tables {
    static TABLES: LazyLock<Tables> = LazyLock::new(|| {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        tables::read(&assets).expect("the shipped tables")
    });
    &TABLES
}

/// An ordinary person: Baroness Mara Venn, a commander of the navy, free after five terms.
pub fn captain() -> Person {
    let identity = Identity {
        name: "Mara Venn".to_owned(),
        title: Some("Baroness".to_owned()),
        notes: "Holds a moor and two lighthouses on the north coast of Tarn.".to_owned(),
        ..Identity::default()
    };
    let mut character = sheet(identity, [7, 7, 7, 11, 8, 12]);
    character.skills = skills(&[
        ("Pilot", 3),
        ("Navigation", 2),
        ("Vacc Suit", 1),
        ("Jack of All Trades", 1),
        ("Ship's Boat", 2),
        ("Cutlass", 1),
    ]);
    character.career = Career { terms: 5, rank: 4, pension: 4000, ..Career::at(38) };
    character.career.service = Some(Service::Navy);
    character.career.fate = Fate::Free(Left::Chose);
    character.possessions = Possessions {
        credits: 50_000,
        passages: [(Passage::High, 1), (Passage::Low, 2)].into(),
        weapons: ["Cutlass", "Revolver", "Cutlass"].map(str::to_owned).to_vec(),
        travellers_aid: Some(Membership { months: 1 }),
        ..Possessions::default()
    };
    let mut person = Person::new(character);
    person.tags = Tags(["crew", "old crew"].map(str::to_owned).into());
    let story = ["Mara Venn was bright.", "At eighteen the navy took them."];
    person.story = Story(story.map(str::to_owned).into());
    let lived = serde_json::json!({"setup": {"name": "Mara Venn"}, "seed": u64::MAX});
    person.artefact = LifeRecord(Some(lived));
    person
}

/// Hardly a person: a name, and nothing else.
pub fn nobody() -> Person {
    Person::new(sheet(Identity { name: "Nobody".to_owned(), ..Identity::default() }, [0; 6]))
}

/// Somebody of 18 with these scores and nothing else.
pub fn sheet(identity: Identity, scores: [u8; 6]) -> Character {
    Character {
        identity,
        characteristics: Characteristics::new(scores),
        skills: Skills::default(),
        career: Career::at(18),
        possessions: Possessions::default(),
        body: Body::default(),
    }
}

/// Skills and their levels.
pub fn skills(levels: &[(&str, u8)]) -> Skills {
    levels.iter().map(|&(name, level)| (name, level)).collect()
}
