//! The account of one finished game.

use ai::Level;
use cards::{CardGame, EndingKind};
use engine::{Game, Seat};
use serde::{Deserialize, Serialize};

use crate::{replay_timeline::person_of, saves::CardArtefact};

/// The statistics of a finished game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Account {
    pub seed: u64,
    pub rounds: u16,
    pub ending: EndingKind,
    pub winner: Option<Seat>,
    /// The person's seat; nobody's where only computers played.
    pub person: Option<Seat>,
    /// How often something was taken back that had shown something new.
    pub taken_back: u32,
    /// By seat.
    pub captains: Vec<Seated>,
}

/// Who sat where, with what, and how they stood at the end.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Seated {
    pub name: String,
    pub player: String,
    pub deck: String,
    pub vp: i16,
}

/// How a game went for the person.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Outcome {
    Won,
    Lost,
    Drawn,
}

impl Account {
    /// The account of a game that was played to its end; nothing while it is not over.
    pub fn of(artefact: &CardArtefact, game: &CardGame) -> Option<Account> {
        let ending = game.ending()?;
        let person = person_of(artefact);
        let seen = game.observe(person.unwrap_or_default());
        let captains = artefact.setup.captains.iter().zip(&seen.captains);
        let seated = captains.map(|(captain, seen)| Seated {
            name: captain.name.clone(),
            player: captain.player.clone(),
            deck: captain.deck.name.clone(),
            vp: seen.vp,
        });
        Some(Account {
            seed: artefact.seed,
            rounds: game.round(),
            ending: ending.kind,
            winner: ending.winner,
            person,
            taken_back: artefact.taken_back,
            captains: seated.collect(),
        })
    }

    /// Whether nobody else sat at the table.
    pub fn is_solo(&self) -> bool {
        self.captains.len() == 1
    }

    /// Whether it is in the figures, and not apart from them: somebody sat against somebody, and took
    /// nothing back that had shown something new.
    pub fn is_counted(&self) -> bool {
        self.person.is_some() && !self.is_solo() && self.taken_back == 0
    }

    /// How it went for the person. Who plays alone and does not win has lost.
    pub fn outcome(&self) -> Option<Outcome> {
        let person = self.person?;
        Some(match self.winner {
            Some(seat) if seat == person => Outcome::Won,
            None if !self.is_solo() => Outcome::Drawn,
            Some(_) | None => Outcome::Lost,
        })
    }

    /// The person's own place.
    pub fn mine(&self) -> Option<&Seated> {
        self.captains.get(self.person?.index())
    }

    /// Everybody else's.
    pub fn rivals(&self) -> impl Iterator<Item = &Seated> {
        let seats = (0u8..).map(Seat).zip(&self.captains);
        seats.filter(|(seat, _)| Some(*seat) != self.person).map(|(_, seated)| seated)
    }
}

impl Seated {
    /// The rival without their level.
    pub fn who(&self) -> &str {
        let who = self.player.split('/').next().unwrap_or_default();
        match who {
            "mind" => "a steady captain",
            "random" => "at random",
            "baseline" => "by rules of thumb",
            "person" => "a person",
            _ => &self.name,
        }
    }

    /// At which level they played; nothing for those who have none.
    pub fn level(&self) -> Option<Level> {
        let (who, level) = match self.player.split_once('/') {
            Some((who, level)) => (who, level.parse().ok()?),
            None => (self.player.as_str(), Level::default()),
        };
        (!matches!(who, "random" | "baseline" | "person")).then_some(level)
    }
}
