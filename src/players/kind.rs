//! Parses the player of a captain: `WHO[/LEVEL][:DECK]`.

use std::{fmt, sync::Arc};

use ai::{Level, Persona, UnknownLevel};

use crate::data::{DeckError, Library, ListedDeck, STEADY};

/// Who decides for a captain. Its words stand in every artefact: `person`, `mind/admiral`, `quill`,
/// where the usual level goes without saying.
#[derive(Debug, Clone, PartialEq)]
pub enum PlayerKind {
    Person,
    /// A big-brain mind that weighs its options: a persona's, or the steady one.
    Mind {
        persona: Option<Arc<Persona>>,
        level: Level,
    },
    /// The frozen captain that minds are measured by.
    Baseline,
    /// Any option, each as likely as the next.
    Random,
}

/// A computer captain as the command line names it: `mind`, `random`, `quill/admiral:deck-name`.
#[derive(Debug, Clone, PartialEq)]
pub struct Rival {
    pub kind: PlayerKind,
    pub deck: Option<String>,
}

/// Why nobody can be seated.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum UnknownCaptain {
    #[error(
        "`{name}` is not a captain; there are mind, {personas}, baseline and random, with a level and \
         a deck as in `mind/admiral:deck-name`"
    )]
    Nobody { name: String, personas: String },
    #[error("`{0}`: only minds have levels")]
    NoLevels(String),
    #[error("`{name}`: {fault}")]
    Level { name: String, fault: UnknownLevel },
}

impl Default for PlayerKind {
    fn default() -> PlayerKind {
        PlayerKind::mind(Level::default())
    }
}

impl PlayerKind {
    /// The steady mind at this level.
    pub fn mind(level: Level) -> PlayerKind {
        PlayerKind::Mind { persona: None, level }
    }

    /// Parses the name of a player, as artefacts and the command line have it.
    ///
    /// # Errors
    /// There is no such captain or level.
    pub fn read(text: &str, library: &Library) -> Result<PlayerKind, UnknownCaptain> {
        let (who, level) = match text.split_once('/') {
            Some((who, level)) => (who, Some(level)),
            None => (text, None),
        };
        let levelless = match who {
            "person" => Some(PlayerKind::Person),
            "baseline" => Some(PlayerKind::Baseline),
            "random" => Some(PlayerKind::Random),
            _ => None,
        };
        match (levelless, level) {
            (Some(kind), None) => return Ok(kind),
            (Some(_), Some(_)) => return Err(UnknownCaptain::NoLevels(text.to_owned())),
            (None, _) => {}
        }
        let persona = library.persona(who).cloned();
        if persona.is_none() && who != STEADY {
            let ids: Vec<&str> = library.personas.iter().map(|it| it.id.as_str()).collect();
            let (name, personas) = (who.to_owned(), ids.join(", "));
            return Err(UnknownCaptain::Nobody { name, personas });
        }
        let level = level.map_or(Ok(Level::default()), str::parse);
        let level =
            level.map_err(|fault| UnknownCaptain::Level { name: text.to_owned(), fault })?;
        Ok(PlayerKind::Mind { persona, level })
    }

    /// Who it is, if anybody in particular.
    pub fn persona(&self) -> Option<&Arc<Persona>> {
        match self {
            PlayerKind::Mind { persona, .. } => persona.as_ref(),
            PlayerKind::Person | PlayerKind::Baseline | PlayerKind::Random => None,
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            PlayerKind::Person => f.pad("person"),
            PlayerKind::Mind { persona, level } => {
                let who = persona.as_ref().map_or(STEADY, |persona| &persona.id);
                if *level == Level::default() {
                    f.pad(who)
                } else {
                    f.pad(&format!("{who}/{level}"))
                }
            }
            PlayerKind::Baseline => f.pad("baseline"),
            PlayerKind::Random => f.pad("random"),
        }
    }
}

impl Rival {
    /// The steady mind with the deck of this name.
    pub fn mind_with(deck: &str) -> Rival {
        Rival { kind: PlayerKind::default(), deck: Some(deck.to_owned()) }
    }

    /// The computer captain that these words name, with a deck or without.
    ///
    /// # Errors
    /// There is no such captain or level, or it is the person.
    pub fn read(text: &str, library: &Library) -> Result<Rival, UnknownCaptain> {
        let (who, deck) = match text.split_once(':') {
            Some((who, deck)) => (who, Some(deck.to_owned())),
            None => (text, None),
        };
        match PlayerKind::read(who, library)? {
            PlayerKind::Person => Err(UnknownCaptain::Nobody {
                name: who.to_owned(),
                personas: "the personas of `far-lanes captains`".to_owned(),
            }),
            kind @ (PlayerKind::Mind { .. } | PlayerKind::Baseline | PlayerKind::Random) => {
                Ok(Rival { kind, deck })
            }
        }
    }

    /// The deck that was named, or the persona's favourite if that can be played.
    pub(super) fn wants(&self, library: &Library) -> Result<Option<ListedDeck>, DeckError> {
        match (&self.deck, self.kind.persona()) {
            (Some(name), _) => library.deck(name).map(Some),
            (None, Some(persona)) => Ok(library.deck(&persona.deck).ok()),
            (None, None) => Ok(None),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn library() -> Library {
        Library::load().expect("the shipped cards")
    }

    fn error(text: &str) -> String {
        Rival::read(text, &library()).expect_err("must be refused").to_string()
    }

    #[test]
    fn every_captain_is_read_back_by_its_words() {
        let library = library();
        let somebody = library.personas.first().cloned();
        for persona in [None, somebody] {
            for level in Level::ALL {
                let kind = PlayerKind::Mind { persona: persona.clone(), level };
                assert_eq!(PlayerKind::read(&kind.to_string(), &library), Ok(kind));
            }
        }
        for kind in [PlayerKind::Person, PlayerKind::Baseline, PlayerKind::Random] {
            assert_eq!(PlayerKind::read(&kind.to_string(), &library), Ok(kind));
        }
    }

    #[test]
    fn the_usual_level_goes_without_saying() {
        assert_eq!(PlayerKind::default().to_string(), "mind");
        assert_eq!(PlayerKind::mind(Level::Admiral).to_string(), "mind/admiral");
        assert_eq!(PlayerKind::read("mind/lieutenant", &library()), Ok(PlayerKind::default()));
    }

    #[test]
    fn a_rival_may_have_a_deck() {
        let rival = Rival::read("mind/cadet:red-ledger", &library()).expect("a captain");
        assert_eq!(rival.kind, PlayerKind::mind(Level::Cadet));
        assert_eq!(rival.deck.as_deref(), Some("red-ledger"));
    }

    #[test]
    fn whoever_is_unknown_is_named_with_those_who_are_not() {
        assert!(error("nobody:red-ledger").contains("`nobody` is not a captain; there are mind, "));
        assert!(error("mind/king").contains("`king` is no level"));
        assert!(error("random/cadet").contains("only minds have levels"));
        assert!(error("person").contains("`person` is not a captain"));
    }

    #[test]
    fn a_persona_plays_their_favourite_deck_unless_another_is_named() {
        let library = library();
        let persona = library.personas.first().expect("personas are shipped");
        let deck_of = |text: &str| {
            let rival = Rival::read(text, &library).expect("a captain");
            let setup = super::super::setup(&library, &[rival]).expect("a deck");
            (setup.captains[0].deck.name.clone(), setup.captains[0].name.clone())
        };
        let favourite = library.deck(&persona.deck).expect("it is shipped").deck.name;
        assert_eq!(deck_of(&persona.id), (favourite, persona.name.clone()));
        let (deck, name) = deck_of(&format!("{}:learner-cargo", persona.id));
        assert_eq!((deck.as_str(), name), ("First Cargo", persona.name.clone()));
    }
}
