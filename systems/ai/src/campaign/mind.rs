//! The mind of a campaign's captain.

use std::{collections::BTreeMap, sync::Arc};

use campaign::{Campaign, Choice, GameSeen, Move, Observation, data::CampaignBook};
use cards::data::CardBook;
use engine::{Player, Seat};

use super::{Personality, considerations::Family, features::Port};
use crate::{
    DifficultyProfile, Mind,
    brain::{FeatureSink, Options, PooledThinker},
    combat::CombatMind,
    noise::noise,
    reasons::{OptionScore, reasons},
};

/// Share of a level's impulse that is left in a port, where there are days to think.
const CALM: f32 = 0.05;

/// Those to whom the captain leaves the games inside a leg.
pub struct Officers {
    /// How voyages are weighed, and how well.
    pub personality: crate::Personality,
    pub profile: DifficultyProfile,
    /// How those weigh who race against the ship, by id, and how well.
    pub rivals: BTreeMap<String, crate::Personality>,
    pub usual: DifficultyProfile,
    /// Who commands in a boarding, on either side.
    pub fights: CombatMind,
}

impl Officers {
    /// Who flies for this player: a rival by their own weights, anybody else by the ship's.
    fn seated(&self, book: &Arc<CardBook>, player: Option<&String>) -> Mind {
        let rival = player.and_then(|id| self.rivals.get(id));
        let personality = rival.unwrap_or(&self.personality).clone();
        let profile = if rival.is_some() { &self.usual } else { &self.profile };
        Mind::new(book.clone(), personality, profile.clone())
    }
}

/// Computer captain of a campaign. The same observation and choice always give the same move.
pub struct CampaignMind {
    book: Arc<CampaignBook>,
    personality: Personality,
    officers: Officers,
    /// The card minds of the present voyage by seat, which know its pool of cards.
    voyage: Option<(Arc<CardBook>, BTreeMap<Seat, Mind>)>,
}

impl CampaignMind {
    /// A captain who knows these tables, with these weights and officers.
    pub fn new(
        book: Arc<CampaignBook>,
        personality: Personality,
        officers: Officers,
    ) -> CampaignMind {
        CampaignMind { book, personality, officers, voyage: None }
    }

    /// Considerations for and against each option of the campaign's own choices; nothing for those
    /// of the games inside, whose minds have their own.
    pub fn explain(&mut self, seen: &Observation, choice: &Choice) -> Vec<OptionScore<Move>> {
        let Some((family, weights)) = self.weighting(choice) else { return Vec::new() };
        let Some(mut thinker) = self.thinker(family, seen, choice, &weights) else {
            return Vec::new();
        };
        thinker.decide();
        reasons(&choice.options, thinker.utilities(), &thinker.scores(), family.names(), &weights)
    }

    fn weighting(&self, choice: &Choice) -> Option<(Family, Vec<f32>)> {
        let family = Family::of(choice.why)?;
        let mut weights = family.weights(&self.personality);
        let all: f32 = weights.iter().map(|weight| weight.abs()).sum();
        weights.push(self.officers.profile.noise * CALM * all);
        Some((family, weights))
    }

    /// The thinker with the options of this choice in front of it; `None` for a seat that is not
    /// the captain's.
    fn thinker(
        &self,
        family: Family,
        seen: &Observation,
        choice: &Choice,
        weights: &[f32],
    ) -> Option<PooledThinker> {
        let own = seen.own.as_ref()?;
        let port = Port { own, book: &self.book };
        let mut options = Options::of(choice.options.len(), weights);
        for option in &choice.options {
            match family {
                Family::Calling => options.push(port.calling(option)),
                Family::Choosing => options.push(port.choosing(option)),
                Family::Clearing => options.push(port.clearing(option)),
                Family::Answering => options.push(port.answering(option)),
            }
        }
        let noise = |option: &Move| Some(noise(&format!("{} {} {option:?}", own.leg, own.port)));
        Some(options.offer(choice.options.iter().map(noise)))
    }

    /// A move of the voyage, by a mind that knows its pool.
    fn fly(
        &mut self,
        seen: &cards::Observation,
        book: &Arc<CardBook>,
        players: &[String],
        asked: &Choice,
    ) -> Option<Move> {
        let choice = cards_choice(asked)?;
        let known = self.voyage.take().filter(|(known, _)| Arc::ptr_eq(known, book));
        let (book, mut minds) = known.unwrap_or_else(|| (book.clone(), BTreeMap::new()));
        let player = players.get(asked.seat.index());
        let mind = minds.entry(asked.seat).or_insert_with(|| self.officers.seated(&book, player));
        let chosen = mind.decide(seen, &choice);
        self.voyage = Some((book, minds));
        Some(Move::Cards(chosen))
    }

    fn fight(&mut self, seen: &skirmish::Observation, asked: &Choice) -> Option<Move> {
        let choice = fight_choice(asked)?;
        Some(Move::Fight(self.officers.fights.decide(seen, &choice)))
    }
}

/// The question as the card game asks it.
fn cards_choice(asked: &Choice) -> Option<cards::Choice> {
    let campaign::Why::Cards(why) = asked.why else { return None };
    let options = asked
        .options
        .iter()
        .filter_map(|option| if let Move::Cards(chosen) = option { Some(*chosen) } else { None });
    Some(cards::Choice { seat: asked.seat, why, options: options.collect() })
}

/// The question as the fight asks it.
fn fight_choice(asked: &Choice) -> Option<skirmish::Choice> {
    let campaign::Why::Fight(why) = asked.why else { return None };
    let options = asked
        .options
        .iter()
        .filter_map(|option| if let Move::Fight(chosen) = option { Some(*chosen) } else { None });
    Some(skirmish::Choice { seat: asked.seat, why, options: options.collect() })
}

impl Player<Campaign> for CampaignMind {
    fn decide(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let inner = match &seen.game {
            Some(GameSeen::Cards { seen, book, players }) => self.fly(seen, book, players, choice),
            Some(GameSeen::Fight(seen)) => self.fight(seen, choice),
            None => None,
        };
        inner.or_else(|| self.own(seen, choice)).unwrap_or_else(|| choice.options[0].clone())
    }
}

impl CampaignMind {
    fn own(&self, seen: &Observation, choice: &Choice) -> Option<Move> {
        debug_assert!(seen.seat == Seat(0), "only the captain is asked outside of fights");
        let (family, weights) = self.weighting(choice)?;
        let mut thinker = self.thinker(family, seen, choice, &weights)?;
        choice.options.get(thinker.decide()).cloned()
    }
}
