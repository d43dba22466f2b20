//! The conditions of a lesson in a life, and what lessons say of it.

use characters::{Character, Choice, Event, Move, Why, sheet::Fate};
use serde::Deserialize;

/// A life as the person meets it when they are asked something.
pub struct LifeMoment<'a> {
    pub person: &'a Character,
    pub choice: &'a Choice,
    /// Everything that has happened.
    pub events: &'a [Event],
    /// How much of it the person had read when they answered last: later events are news.
    pub read: usize,
}

/// One condition of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum When {
    /// Such a question.
    Asked(LifeQuestion),
    /// So many terms are completed, or more.
    Term(u8),
    /// Something that has happened since the person answered last.
    Happened(LifeEvent),
}

/// A kind of question.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum LifeQuestion {
    Enlisting,
    Commission,
    Promotion,
    /// Which table to roll on.
    Rolling,
    /// Which weapon or vehicle a level is in.
    Naming,
    Reenlisting,
    MusteringOut,
    /// Which weapon to take along.
    Taking,
}

/// A kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum LifeEvent {
    /// A service took them.
    Accepted,
    Drafted,
    Survived,
    /// A failed throw for survival ended the career.
    Injured,
    Ranked,
    /// A try for a commission or a promotion failed.
    PassedOver,
    /// Age took something.
    Aged,
    /// The second term began.
    SecondTerm,
}

/// One thing that a lesson says of the life.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Claim {
    Age(u8),
    /// They are in a service.
    InService,
    /// They have been in none.
    Unserved,
    Volunteer,
    Draftee,
    /// Their career is over.
    OutOfService,
    Alive,
    NoRank,
    Officer,
    /// The last throw for survival succeeded.
    SurvivedThrow,
    /// The last try for a commission or promotion failed.
    LastTryFailed,
    /// One term is completed, or more.
    OneTermDone,
    /// Four are.
    FourTerms,
    StayOffered,
}

impl LifeMoment<'_> {
    /// The events since the person answered last.
    fn news(&self) -> &[Event] {
        self.events.get(self.read..).unwrap_or_default()
    }
}

impl When {
    /// Whether the condition holds.
    pub fn holds(self, moment: &LifeMoment) -> bool {
        match self {
            When::Asked(question) => question == LifeQuestion::of(moment.choice.why),
            When::Term(terms) => moment.person.career.terms >= terms,
            When::Happened(event) => moment.news().iter().any(|it| event.is(it)),
        }
    }
}

impl LifeQuestion {
    /// The kind of this question.
    pub fn of(why: Why) -> LifeQuestion {
        match why {
            Why::Enlisting => LifeQuestion::Enlisting,
            Why::Commission => LifeQuestion::Commission,
            Why::Promotion => LifeQuestion::Promotion,
            Why::Rolling { .. } => LifeQuestion::Rolling,
            Why::NamingBlade | Why::NamingGun | Why::NamingVehicle => LifeQuestion::Naming,
            Why::Reenlisting => LifeQuestion::Reenlisting,
            Why::MusteringOut { .. } => LifeQuestion::MusteringOut,
            Why::TakingBlade | Why::TakingGun => LifeQuestion::Taking,
        }
    }
}

impl LifeEvent {
    fn is(self, event: &Event) -> bool {
        let succeeded =
            |wanted: bool| event.throw().is_some_and(|throw| throw.success() == Some(wanted));
        match self {
            LifeEvent::Accepted => matches!(event, Event::Applied { .. }) && succeeded(true),
            LifeEvent::Drafted => matches!(event, Event::Drafted { .. }),
            LifeEvent::Survived => matches!(event, Event::Survival { .. }) && succeeded(true),
            LifeEvent::Injured => matches!(event, Event::Injured { .. }),
            LifeEvent::Ranked => matches!(event, Event::Rank { .. }),
            LifeEvent::PassedOver => is_try(event) && succeeded(false),
            LifeEvent::Aged => matches!(event, Event::Ageing { lost: 1.., .. }),
            LifeEvent::SecondTerm => matches!(event, Event::TermBegan { term: 2, .. }),
        }
    }
}

fn is_try(event: &Event) -> bool {
    matches!(event, Event::Commission { .. } | Event::Promotion { .. })
}

impl Claim {
    /// Whether it is so.
    pub fn is_true(self, moment: &LifeMoment) -> bool {
        let (person, career) = (moment.person, &moment.person.career);
        let last = |is_one: fn(&Event) -> bool| {
            let event = moment.events.iter().rev().find(|it| is_one(it));
            event.and_then(Event::throw).and_then(|throw| throw.success())
        };
        match self {
            Claim::Age(years) => person.career.age() == years,
            Claim::InService => career.service.is_some() && career.fate == Fate::Serving,
            Claim::Unserved => career.service.is_none(),
            Claim::Volunteer => !career.drafted,
            Claim::Draftee => career.drafted,
            Claim::OutOfService => career.fate != Fate::Serving,
            Claim::Alive => career.fate != Fate::Dead,
            Claim::NoRank => career.rank == 0,
            Claim::Officer => career.rank > 0,
            Claim::SurvivedThrow => last(|it| matches!(it, Event::Survival { .. })) == Some(true),
            Claim::LastTryFailed => last(is_try) == Some(false),
            Claim::OneTermDone => career.terms >= 1,
            Claim::FourTerms => career.terms >= 4,
            Claim::StayOffered => moment.choice.options.contains(&Move::Stay),
        }
    }
}
