//! A game, a life or a fight as the end of an address: how it is set up and its seed, packed small. A puzzle
//! goes there as it is written.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use miniz_oxide::{deflate::compress_to_vec, inflate::decompress_to_vec_with_limit};
use serde::{Deserialize, Serialize};

use crate::{
    data::WrittenPuzzle,
    skirmish::session::{FightArtefact, Seated},
};

/// The mark between the page's address and the game.
pub const MARK: &str = "#game=";

/// A shared setup: the same dice and the same cards for the same decisions.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Shared {
    Cards { setup: cards::Setup, seed: u64 },
    Life { setup: characters::Setup, seed: u64 },
    Fight { setup: Box<Seated>, seed: u64 },
    Puzzle(WrittenPuzzle),
}

/// Why a link holds no game.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the link holds no game that this build can play; it may have been cut short")]
pub struct LinkError;

/// More text than this is no setup of ours.
const ENOUGH: usize = 1 << 20;
/// How hard to press, from 0 to 10.
const PRESS: u8 = 9;

impl Shared {
    /// A fight as it was begun. Nobody of a library goes along: it is another one at the other end.
    pub fn fight(artefact: FightArtefact) -> Shared {
        let mut setup = artefact.setup;
        if let Seated::Commanded { sent, .. } = &mut setup {
            sent.clear();
        }
        Shared::Fight { setup: Box::new(setup), seed: artefact.seed }
    }

    /// The text to put behind the page's address.
    pub fn write(&self) -> String {
        let text = serde_json::to_vec(self).expect("setups are plain data");
        MARK.to_owned() + &URL_SAFE_NO_PAD.encode(compress_to_vec(&text, PRESS))
    }

    /// Reads a link that somebody copied, with whatever address stands before its end; nothing where there is
    /// none in this text.
    ///
    /// # Errors
    /// There is one, and it cannot be read.
    pub fn find(text: &str) -> Result<Option<Shared>, LinkError> {
        let from = text.find(MARK);
        let end = from.and_then(|from| text[from..].split_whitespace().next());
        end.map_or(Ok(None), Shared::read)
    }

    /// Reads what [`write`](Shared::write) wrote; nothing where no game is meant.
    ///
    /// # Errors
    /// A game is meant, and cannot be read.
    pub fn read(end: &str) -> Result<Option<Shared>, LinkError> {
        let Some(packed) = end.strip_prefix(MARK) else { return Ok(None) };
        let packed = URL_SAFE_NO_PAD.decode(packed).map_err(|_| LinkError)?;
        let text = decompress_to_vec_with_limit(&packed, ENOUGH).map_err(|_| LinkError)?;
        serde_json::from_slice(&text).map(Some).map_err(|_| LinkError)
    }
}

#[cfg(test)]
mod tests {
    use characters::healing::RuleSet;
    use engine::JournalHash;
    use skirmish::FighterId;

    use super::*;
    use crate::{
        data::Library,
        players::{self, Rival},
        skirmish::{Skirmishes, session::FIGHT},
    };

    fn shared(captains: &[&str]) -> Shared {
        let library = Library::load().expect("the shipped cards");
        let captains: Vec<Rival> =
            captains.iter().map(|name| Rival::read(name, &library).expect("a captain")).collect();
        let setup = players::setup(&library, &captains).expect("decks");
        Shared::Cards { setup, seed: 41 }
    }

    fn fight() -> FightArtefact {
        let all = Skirmishes::load().expect("the shipped armoury");
        let scenario = all.scenario("desert-ambush").expect("it is shipped").clone();
        let (rules, house, healing) = (RuleSet::Classic, Default::default(), Default::default());
        let fight = skirmish::Setup { rules, house, healing, scenario };
        let commanders = vec!["person".to_owned(), "mind:cautious:veteran".to_owned()];
        let sent = vec![(FighterId(0), "people/mine.json".into())];
        let setup = Seated::Commanded { commanders, sent, fight };
        let (journal, decisions) = (JournalHash::default(), Vec::new());
        FightArtefact {
            game: FIGHT.into(),
            setup,
            seed: 5,
            decisions,
            journal,
            finished: false,
            taken_back: 0,
        }
    }

    /// Letters that address bars and messengers hand on uncut.
    const A_LINK: usize = 4000;

    #[test]
    fn a_game_of_four_fits_in_a_link_and_is_read_back() {
        let game = shared(&["mind", "random", "mind", "mind"]);
        let link = game.write();
        assert!(link.len() < A_LINK, "{} letters", link.len());
        assert!(link[1..].chars().all(|c| c.is_ascii_alphanumeric() || "-_=".contains(c)));
        assert_eq!(Shared::read(&link), Ok(Some(game)));
    }

    #[test]
    fn a_life_and_a_fight_fit_in_links_too_and_nobody_of_the_library_goes_along() {
        let setup = characters::Setup { name: "Nobody".to_owned(), ..Default::default() };
        for shared in [Shared::Life { setup, seed: 3 }, Shared::fight(fight())] {
            let link = shared.write();
            assert!(link.len() < A_LINK, "{} letters", link.len());
            assert_eq!(Shared::read(&link), Ok(Some(shared.clone())));
            let text = serde_json::to_string(&shared).expect("plain data");
            assert!(!text.contains("people/mine.json"));
        }
    }

    #[test]
    fn a_link_cut_short_is_refused_and_another_end_means_no_game() {
        let link = shared(&["mind"]).write();
        assert_eq!(Shared::read(&link[..link.len() - 9]), Err(LinkError));
        assert_eq!(Shared::read("#game=%%"), Err(LinkError));
        assert_eq!(Shared::read("#chapter-2"), Ok(None));
        assert_eq!(Shared::read(""), Ok(None));
    }
}
