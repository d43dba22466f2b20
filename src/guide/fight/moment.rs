//! The conditions of a lesson in a fight.

use engine::Seat;
use serde::Deserialize;
use skirmish::{
    AttackReport, Choice, Condition, Event, FighterAction, FighterId, Move, Observation, Seen, Why,
};

/// A fight as the person meets it when they are asked something.
pub struct FightMoment<'a> {
    pub seen: &'a Observation,
    pub choice: &'a Choice,
    /// All that their side knows of what has happened, by its numbers in the journal.
    pub known: &'a [(usize, &'a Event)],
    /// How much of the journal the person had read when they answered last: later events are news.
    pub read: usize,
}

/// One condition of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum When {
    /// Such a question.
    Asked(FightQuestion),
    /// Such an answer can be given.
    Offered(FightOffer),
    /// This round, or a later one.
    Round(u16),
    /// Something that has happened since the person answered last.
    Happened(FightEvent),
}

/// A kind of question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum FightQuestion {
    /// How to move.
    Orders,
    /// Whom to attack.
    Attacks,
    /// What loses the points of a wound.
    Wound,
}

/// A kind of answer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum FightOffer {
    Evade,
    Attack,
    Surrender,
}

/// A kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum FightEvent {
    /// One of the person's own hit somebody.
    Hit,
    /// One of theirs missed, and nobody of theirs hit.
    Missed,
    /// One of theirs was hit.
    WasHit,
    /// One of the others is out of the fight.
    TheirsFell,
    /// One of theirs is.
    OursFell,
}

impl<'a> FightMoment<'a> {
    /// The events since the person answered last.
    pub fn news(&self) -> impl Iterator<Item = &'a Event> {
        self.known.iter().filter(|(n, _)| *n >= self.read).map(|(_, event)| *event)
    }

    /// The side of a fighter, if the person can see them.
    pub fn side(&self, who: FighterId) -> Option<Seat> {
        self.seen.fighters.iter().find(|it| it.id == who).map(|it| it.side)
    }

    /// Whether somebody is of the person's side.
    pub fn is_own(&self, who: FighterId) -> bool {
        self.side(who) == Some(self.seen.seat)
    }

    fn attacks(&self) -> impl Iterator<Item = &'a AttackReport> {
        self.news().filter_map(|event| {
            let Event::Attacked(report) = event else { return None };
            Some(&**report)
        })
    }

    fn fell(&self, is_one: impl Fn(&Seen) -> bool) -> bool {
        let hit = |who: FighterId| self.attacks().any(|it| it.hit && it.target == who);
        self.seen.fighters.iter().any(|it| is_one(it) && is_out(it.condition) && hit(it.id))
    }
}

/// Whether somebody in this condition fights no more.
pub fn is_out(condition: Condition) -> bool {
    matches!(condition, Condition::Unconscious | Condition::Dead)
}

impl When {
    /// Whether the condition holds.
    pub fn holds(self, moment: &FightMoment) -> bool {
        match self {
            When::Asked(question) => question.is(moment.choice.why),
            When::Offered(offer) => moment.choice.options.iter().any(|it| offer.is(it)),
            When::Round(round) => moment.seen.round >= round,
            When::Happened(event) => event.is_news(moment),
        }
    }
}

impl FightQuestion {
    fn is(self, why: Why) -> bool {
        match self {
            FightQuestion::Orders => why == Why::Orders,
            FightQuestion::Attacks => why == Why::Attacks,
            FightQuestion::Wound => matches!(why, Why::Wound { .. }),
        }
    }
}

impl FightOffer {
    fn is(self, chosen: &Move) -> bool {
        match self {
            FightOffer::Evade => {
                matches!(chosen, Move::Do { deed: FighterAction::Evade, .. })
            }
            FightOffer::Attack => {
                matches!(chosen, Move::Do { deed: FighterAction::Attack(_), .. })
            }
            FightOffer::Surrender => matches!(chosen, Move::Surrender),
        }
    }
}

impl FightEvent {
    fn is_news(self, moment: &FightMoment) -> bool {
        let ours = || moment.attacks().filter(|it| moment.is_own(it.by));
        let you = moment.seen.seat;
        match self {
            FightEvent::Hit => ours().any(|it| it.hit),
            FightEvent::Missed => ours().next().is_some() && ours().all(|it| !it.hit),
            FightEvent::WasHit => moment.attacks().any(|it| it.hit && moment.is_own(it.target)),
            FightEvent::TheirsFell => moment.fell(|it| it.side != you),
            FightEvent::OursFell => moment.fell(|it| it.side == you),
        }
    }
}
