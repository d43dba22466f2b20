//! The conditions of a lesson on a campaign, and what lessons say of it.

use campaign::{
    Berth, Campaign, Event, InnerGame, Move, Own, Why,
    data::{Figures, Grade},
};
use engine::Game;
use serde::Deserialize;

/// A campaign as the person meets it when they are asked something.
pub struct HaulMoment<'a> {
    pub own: &'a Own,
    pub figures: &'a Figures,
    pub question: HaulQuestion,
    /// What the captain can do; nothing while a game inside the leg is played.
    pub options: &'a [Move],
    /// Everything that has happened.
    pub events: &'a [Event],
    /// How much of it the person had read when they answered last: later events are news.
    pub read: usize,
}

/// One condition of a lesson.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum When {
    /// Such a question.
    Asked(HaulQuestion),
    /// It is this leg.
    Leg(u8),
    /// Something that has happened since the person answered last.
    Happened(HaulEvent),
    /// Something that can be done, or that is known of a contract.
    Offered(HaulOffer),
    /// The hull costs something every month.
    Owing,
}

/// A kind of question, or a game inside the leg that is about to be played.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum HaulQuestion {
    Port,
    /// What is met in port.
    Meeting,
    /// A card to take.
    Prize,
    /// A card to leave for it.
    Ashore,
    Voyage,
    Boarding,
}

/// A kind of event.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum HaulEvent {
    Kept,
    /// A contract that was not.
    Failed,
    /// Somebody came home wounded from the table.
    HurtAtWork,
    /// Boarders were thrown off.
    Held,
    /// They held the ship.
    Plundered,
    /// An instalment could not be paid.
    Late,
}

/// Something that can be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum HaulOffer {
    Hiring,
    Errands,
    Hospital,
    /// A contract on whose lane raiders wait.
    Raiders,
}

/// One thing that a lesson says of the campaign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub enum Claim {
    /// So many contracts lie here, at least.
    Contracts(usize),
    /// One of them is small.
    SmallContract,
    /// So many are aboard, at least.
    Aboard(usize),
    /// The ship has so many berths.
    Berths(u8),
    /// The ship lies in every port for so many days.
    DaysInPort(u8),
    /// One leg of so many is one of races.
    RacesEvery(u8),
    /// So many instalments late end the run.
    LatestAt(u8),
    Owes,
    IsLate,
    CanHire,
    HasErrands,
    HasHospital,
    RaidersKnown,
    /// The voyage is flown alone.
    Alone,
    /// The last contract was kept.
    LastKept,
    LastFailed,
    /// Cards can be taken, so many of them, or none.
    Cards(usize),
    /// So many legs are over.
    LegsOver(u8),
}

impl<'a> HaulMoment<'a> {
    /// The moment at which a campaign stands; none when it is over.
    pub fn of(campaign: &'a Campaign, read: usize) -> Option<HaulMoment<'a>> {
        let choice = campaign.choice()?;
        let question = HaulQuestion::of(campaign)?;
        let is_own = campaign.inner().is_none();
        Some(HaulMoment {
            own: campaign.own(),
            figures: &campaign.book().charts.figures,
            question,
            options: if is_own { &choice.options } else { &[] },
            events: campaign.journal().events(),
            read,
        })
    }

    /// The events since the person answered last.
    fn news(&self) -> &[Event] {
        self.events.get(self.read..).unwrap_or_default()
    }

    fn offers(&self, is_one: fn(&Move) -> bool) -> bool {
        self.options.iter().any(is_one)
    }

    /// How the last contract ended: kept or not.
    fn last_kept(&self) -> Option<bool> {
        self.events.iter().rev().find_map(kept)
    }
}

/// Whether a contract was kept, where an event says so.
fn kept(event: &Event) -> Option<bool> {
    if matches!(event, Event::Fulfilled { .. }) {
        return Some(true);
    }
    matches!(event, Event::Failed { .. } | Event::FellShort { .. } | Event::Beaten { .. })
        .then_some(false)
}

impl When {
    /// Whether the condition holds.
    pub fn holds(self, moment: &HaulMoment) -> bool {
        match self {
            When::Asked(question) => question == moment.question,
            When::Leg(leg) => moment.own.leg == leg,
            When::Happened(event) => moment.news().iter().any(|it| event.is(it)),
            When::Offered(offer) => offer.is_there(moment),
            When::Owing => moment.own.instalment > 0,
        }
    }
}

impl HaulQuestion {
    /// The kind of what a campaign asks; none when it is over.
    fn of(campaign: &Campaign) -> Option<HaulQuestion> {
        match campaign.inner() {
            Some(InnerGame::Cards(..)) => return Some(HaulQuestion::Voyage),
            Some(InnerGame::Fight(..)) => return Some(HaulQuestion::Boarding),
            None => {}
        }
        Some(match campaign.choice()?.why {
            Why::Port => HaulQuestion::Port,
            Why::Event => HaulQuestion::Meeting,
            Why::Prize => HaulQuestion::Prize,
            Why::LeavingAshore => HaulQuestion::Ashore,
            Why::Cards(_) => HaulQuestion::Voyage,
            Why::Fight(_) => HaulQuestion::Boarding,
        })
    }
}

impl HaulEvent {
    fn is(self, event: &Event) -> bool {
        match self {
            HaulEvent::Kept => kept(event) == Some(true),
            HaulEvent::Failed => kept(event) == Some(false),
            HaulEvent::HurtAtWork => matches!(event, Event::HurtAtWork { .. }),
            HaulEvent::Held => matches!(event, Event::Repelled { won: true, .. }),
            HaulEvent::Plundered => matches!(event, Event::Repelled { won: false, .. }),
            HaulEvent::Late => matches!(event, Event::Late { .. }),
        }
    }
}

impl HaulOffer {
    fn is_there(self, moment: &HaulMoment) -> bool {
        match self {
            HaulOffer::Hiring => moment.offers(|it| matches!(it, Move::Hire(_))),
            HaulOffer::Errands => moment.offers(|it| matches!(it, Move::Errand(_))),
            HaulOffer::Hospital => moment.offers(|it| matches!(it, Move::Treat(_))),
            HaulOffer::Raiders => moment.own.offers.iter().any(|it| it.raiders.is_some()),
        }
    }
}

impl Claim {
    /// Whether it is so.
    pub fn is_true(self, moment: &HaulMoment) -> bool {
        let (own, figures) = (moment.own, moment.figures);
        match self {
            Claim::Contracts(count) => own.offers.len() >= count,
            Claim::SmallContract => own.offers.iter().any(|it| it.grade == Grade::Plain),
            Claim::Aboard(count) => {
                own.crew.iter().filter(|it| it.berth == Berth::Aboard).count() >= count
            }
            Claim::Berths(berths) => figures.berths == berths,
            Claim::DaysInPort(days) => figures.days == days,
            Claim::RacesEvery(legs) => figures.race_every == legs,
            Claim::LatestAt(late) => figures.late == late,
            Claim::Owes => own.instalment > 0,
            Claim::IsLate => own.late > 0,
            Claim::CanHire => HaulOffer::Hiring.is_there(moment),
            Claim::HasErrands => HaulOffer::Errands.is_there(moment),
            Claim::HasHospital => HaulOffer::Hospital.is_there(moment),
            Claim::RaidersKnown => HaulOffer::Raiders.is_there(moment),
            Claim::Alone => own.contract.as_ref().is_some_and(|it| it.rivals.is_empty()),
            Claim::LastKept => moment.last_kept() == Some(true),
            Claim::LastFailed => moment.last_kept() == Some(false),
            Claim::Cards(count) => {
                moment.options.iter().filter(|it| matches!(it, Move::Take(_))).count() == count
                    && moment.options.contains(&Move::Decline)
            }
            Claim::LegsOver(legs) => own.leg == legs + 1,
        }
    }
}
