//! The cards with the most impact for their captains, as far as the events tell.

use std::collections::BTreeMap;

use cards::{
    CardId, Event, Piece,
    data::{CardBook, Def, Face, Level, Skill, Token},
};
use engine::Seat;

use super::{CARDS, Reader};
use crate::replay_timeline::TimelineEvent;

/// The ranking of cards, in a sentence.
pub const MEASURE: &str = "Ranked by three for each victory point, two for each requirement met or \
                           rival stopped, one for each point of harm.";

/// The impact of a card for one captain in the whole game; copies of it count together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct CardImpact {
    pub card: Def,
    /// The back of an adventure card, not its front.
    pub complication: bool,
    /// Victory points it brought.
    pub vp: i32,
    /// Requirements that it met, or that were met with a token of its.
    pub met: u32,
    /// Attempts of rivals that failed on it.
    pub stopped: u32,
    /// Wounds and damage it did.
    pub harm: u32,
    /// Tokens it supplied, used or not.
    pub tokens: u32,
}

impl CardImpact {
    /// The number it is ranked by: see [`MEASURE`].
    pub fn weight(&self) -> i32 {
        3 * self.vp + (2 * (self.met + self.stopped) + self.harm) as i32
    }

    /// The impact in a few words.
    pub fn words(&self) -> String {
        let some = |count: i64, one: &str, many: &str| {
            let unit = if count == 1 { one } else { many };
            (count != 0).then(|| format!("{count} {unit}"))
        };
        let parts = [
            some(self.vp.into(), "VP", "VP"),
            some(self.met.into(), "requirement met", "requirements met"),
            some(self.stopped.into(), "rival stopped", "rivals stopped"),
            some(self.harm.into(), "point of harm", "points of harm"),
            some(self.tokens.into(), "token", "tokens"),
        ];
        parts.into_iter().flatten().collect::<Vec<_>>().join(" · ")
    }
}

/// By seat, the cards with the most impact, best first.
pub(super) fn by_captain(told: &[TimelineEvent], reader: Reader) -> Vec<Vec<CardImpact>> {
    let mut watcher = Watcher::new(reader.book, reader.names.len());
    told.iter().for_each(|told| watcher.see(&told.event));
    let best = |impacts: BTreeMap<Key, CardImpact>| {
        let mut impacts: Vec<CardImpact> =
            impacts.into_values().filter(|impact| impact.weight() > 0).collect();
        impacts.sort_by_key(|impact| (-impact.weight(), -impact.vp, impact.card));
        impacts.truncate(CARDS);
        impacts
    };
    watcher.captains.into_iter().map(|captain| best(captain.impacts)).collect()
}

/// A card, and which side of it.
type Key = (Def, bool);

struct Watcher<'a> {
    book: &'a CardBook,
    captains: Vec<Captain>,
    /// Whose each complication is.
    complications: BTreeMap<CardId, Seat>,
    /// The last effect, and for whom.
    cause: Option<(Seat, Piece)>,
    /// The last token given, which may turn out to meet a requirement.
    given: Option<(Seat, Def)>,
}

#[derive(Default)]
struct Captain {
    impacts: BTreeMap<Key, CardImpact>,
    /// Their cards in play, with the skills that each has given since the stage began.
    in_play: Vec<(Piece, Vec<Skill>)>,
    /// Their tokens, each with the crew that gave it.
    pool: Vec<(Token, Option<Def>)>,
    completed: Option<Def>,
    subplot: Option<Def>,
    ship: Option<Def>,
}

impl<'a> Watcher<'a> {
    fn new(book: &'a CardBook, captains: usize) -> Watcher<'a> {
        let captains = std::iter::repeat_with(Captain::default).take(captains).collect();
        Watcher { book, captains, complications: BTreeMap::new(), cause: None, given: None }
    }

    #[expect(clippy::wildcard_enum_match_arm, reason = "what is not counted is passed over")]
    fn see(&mut self, event: &Event) {
        let given = self.given.take();
        match event {
            Event::GameBegan { ships } => {
                let seats = self.captains.iter_mut().zip(ships);
                seats.for_each(|(captain, ship)| captain.ship = Some(ship.def));
            }
            Event::StageBegan { .. } => {
                self.cause = None;
                self.captains.iter_mut().for_each(Captain::forget_what_was_given);
            }
            Event::Resolved { seat, card, .. } => self.cause = Some((*seat, *card)),
            Event::EnteredPlay { seat, card, .. } => self.enters(*seat, *card),
            Event::ControlPassed { seat, card } => {
                self.leaves(card.id);
                self.enters(*seat, *card);
            }
            Event::ComplicationPlaced { card, owner, .. } => {
                self.complications.insert(card.id, *owner);
            }
            Event::TokenCollected { seat, token } => self.collects(*seat, *token),
            Event::TokenDiscarded { seat, token, .. } => {
                let giver = self.of(*seat).spend(*token);
                self.given = giver.map(|card| (*seat, card));
            }
            Event::Exerted { card } => self.given = self.controlled(card),
            Event::Jettisoned { owner, card, .. } => {
                self.leaves(card.id);
                self.given = Some((*owner, card.def));
            }
            Event::RequirementMet { seat, .. } => {
                let by = given.filter(|(whose, _)| whose == seat);
                if let Some((seat, card)) = by {
                    self.impact(seat, card, false).met += 1;
                }
            }
            Event::AttemptFailed { seat, card, contract: false } => self.stops(*seat, card),
            Event::ContractCompleted { seat, card } => self.of(*seat).completed = Some(card.def),
            Event::SubplotResolved { seat, card, .. } => self.of(*seat).subplot = Some(card.def),
            Event::VpChanged { seat, by, rule, .. } => self.scores(*seat, (*by).into(), rule.0),
            Event::Wounded { by, .. } | Event::Damaged { by, .. } => {
                if let Some((seat, card)) = self.cause {
                    self.impact(seat, card.def, false).harm += u32::from(*by);
                }
            }
            Event::PiracyBegan { .. } => self.cause = None,
            Event::PiracyExchanged { attacker, defender, attack, answer } => {
                self.fires(*attacker, attack.damage);
                self.fires(*defender, answer.damage);
            }
            Event::EnemyEngaged { seat, attack, .. } => self.fires(*seat, attack.damage),
            Event::Dispersed { card }
            | Event::Removed { card }
            | Event::Returned { card, .. }
            | Event::WentUnder { card, .. }
            | Event::Orphaned { card, .. } => self.leaves(card.id),
            _ => {}
        }
    }

    fn of(&mut self, seat: Seat) -> &mut Captain {
        &mut self.captains[seat.index()]
    }

    fn impact(&mut self, seat: Seat, card: Def, complication: bool) -> &mut CardImpact {
        let none = CardImpact { card, complication, vp: 0, met: 0, stopped: 0, harm: 0, tokens: 0 };
        self.of(seat).impacts.entry((card, complication)).or_insert(none)
    }

    fn enters(&mut self, seat: Seat, card: Piece) {
        self.of(seat).in_play.push((card, Vec::new()));
    }

    fn leaves(&mut self, card: CardId) {
        let gone = |captain: &mut Captain| captain.in_play.retain(|(it, _)| it.id != card);
        self.captains.iter_mut().for_each(gone);
    }

    /// The card, and who has it in play.
    fn controlled(&self, card: &Piece) -> Option<(Seat, Def)> {
        let has = |captain: &Captain| captain.in_play.iter().any(|(it, _)| it.id == card.id);
        let seat = self.captains.iter().position(has).map(|n| Seat(n as u8));
        seat.map(|seat| (seat, card.def))
    }

    /// One token a skill (CCG-RSC-1c); what nobody has was picked by a jack-of-all-trades
    /// (CCG-JOT-2), and what no crew gave came from the ship or from elsewhere.
    fn collects(&mut self, seat: Seat, token: Token) {
        let book = self.book;
        let captain = self.of(seat);
        let giver = match token {
            Token::Skill(skill, level) => captain.giver(skill, level, book),
            Token::Capability(_) => None,
        };
        captain.pool.push((token, giver));
        if let Some(card) = giver {
            self.impact(seat, card, false).tokens += 1;
        }
    }

    fn stops(&mut self, whom: Seat, card: &Piece) {
        let owner = self.complications.get(&card.id).copied();
        if let Some(owner) = owner.filter(|owner| *owner != whom) {
            self.impact(owner, card.def, true).stopped += 1;
        }
    }

    fn scores(&mut self, seat: Seat, by: i32, rule: &str) {
        let source = match rule {
            "CCG-CON-3" => self.of(seat).completed,
            "CCG-SUB-4" => self.of(seat).subplot,
            _ => self.cause.filter(|(whose, _)| *whose == seat).map(|(_, card)| card.def),
        };
        if let Some(card) = source.filter(|_| by > 0) {
            self.impact(seat, card, false).vp += by;
        }
    }

    fn fires(&mut self, seat: Seat, damage: u8) {
        if let Some(ship) = self.of(seat).ship {
            self.impact(seat, ship, false).harm += u32::from(damage);
        }
    }
}

impl Captain {
    fn forget_what_was_given(&mut self) {
        self.in_play.iter_mut().for_each(|(_, given)| given.clear());
    }

    /// The crew who gives a token of this skill: one who has it at this level and has not given it yet.
    fn giver(&mut self, skill: Skill, level: Level, book: &CardBook) -> Option<Def> {
        let has = |def: Def, skill: Skill, level: Option<Level>| {
            let Face::Crew(crew) = &book.card(def).face else { return false };
            crew.skills.get(&skill).is_some_and(|own| level.is_none_or(|level| level == *own))
        };
        let own = self
            .in_play
            .iter_mut()
            .find(|(card, given)| has(card.def, skill, Some(level)) && !given.contains(&skill));
        if let Some((card, given)) = own {
            given.push(skill);
            return Some(card.def);
        }
        let any = Skill::JackOfAllTrades;
        self.in_play.iter().find(|(card, _)| has(card.def, any, None)).map(|(card, _)| card.def)
    }

    /// Takes such a token out of the pool; whose it was, if it was a crew's.
    fn spend(&mut self, token: Token) -> Option<Def> {
        let at = self.pool.iter().position(|(held, _)| *held == token)?;
        self.pool.remove(at).1
    }
}
