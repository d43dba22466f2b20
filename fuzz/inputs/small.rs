//! Files of a few lines, each tried as everything that it might be: settings, accounts of
//! finished games, captains and their personalities, the rulebook, the glossary, the guide.

use ai::{Persona, Personality, combat};
use cards::data::{Constants, read_ron};
use engine::{Family, Rulebook, Ruling};
use far_lanes::{
    builder,
    glossary::{Glossary, Group},
    guide::cards::CardGuide,
    settings::Settings,
    statistics::{Account, Figures},
};
use serde::{Serialize, de::DeserializeOwned};

use super::shipped::{library, text};

/// One small file of any kind.
pub fn small_files(bytes: &[u8]) {
    let text = text(bytes);
    if let Ok(settings) = text.parse::<Settings>() {
        assert_eq!(settings.to_string().parse(), Ok(settings));
    }
    if let Some(account) = written_again::<Account>(&text) {
        counted(&account);
    }
    captain(&text);
    if let Ok(constants) = read_ron::<Constants>("cards.ron", &text) {
        written_again::<Constants>(&serde_json::to_string(&constants).expect("numbers"));
    }
    books(&text);
}

fn counted(account: &Account) {
    _ = (account.outcome(), account.mine(), account.rivals().count());
    account.captains.iter().for_each(|seated| _ = (seated.who().len(), seated.level()));
    let games = [account, account];
    _ = Figures::of(games);
}

/// JSON that was read is written as JSON that reads the same.
fn written_again<T: Serialize + DeserializeOwned + PartialEq>(text: &str) -> Option<T> {
    let read: T = serde_json::from_str(text).ok()?;
    let again = serde_json::to_string(&read).expect("plain data");
    assert!(serde_json::from_str::<T>(&again).expect("just written") == read, "{again}");
    Some(read)
}

fn captain(text: &str) {
    if let Ok(persona) = Persona::read("somebody", "somebody.ron", text) {
        _ = persona.personality(&library().personality);
    }
    _ = Personality::read("steady.ron", text);
    _ = combat::Personality::read("aggressive.ron", text);
}

fn books(text: &str) {
    if let Ok(groups) = read_ron::<Vec<Group>>("glossary.ron", text) {
        _ = Glossary::new(groups).search("jump");
    }
    if let Ok(families) = read_ron::<Vec<Family>>("basics.ron", text)
        && let Ok(book) = Rulebook::new(families, Vec::new())
    {
        _ = book.search("jump");
    }
    if let Ok(rulings) = read_ron::<Vec<Ruling>>("rulings.ron", text) {
        _ = Rulebook::new(Vec::new(), rulings);
    }
    _ = CardGuide::read("cards.ron", text);
    _ = builder::slug(text);
}
