//! Events of a fight.

use characters::{body::Seconds, healing};
use dice::Throw;
use engine::Seat;
use serde::{Deserialize, Serialize};
use tasks::check::{CheckResult, Opposed};

use crate::{
    choice::{FighterAction, Gait, Grip, Mode, Posture, Reaction},
    field::{Place, Range},
    fighter::FighterId,
};

/// Event, with every die thrown for it.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub enum Event {
    /// The sides have met (CT-CBT-11).
    Met {
        scenario: String,
        rules: healing::RuleSet,
    },
    /// CT-SUP-02; one throw a side, none where the referee decides surprise.
    Surprise {
        throws: Vec<(Seat, Throw)>,
        by: Option<Seat>,
    },
    /// CT-RNG-03; no throw where the referee sets it.
    OpeningRange {
        throw: Option<Throw>,
        range: Range,
        bands: u16,
    },
    /// A side with surprise slips away (CT-SUP-05), or a throw decides so (CT-ESC-03).
    SlippedAway {
        side: Seat,
        throw: Option<Throw>,
    },
    /// Outnumbered NPCs with surprise fight all the same (CT-ESC-03).
    Stayed {
        side: Seat,
        throw: Throw,
    },
    /// CT-ESC-05
    EscapeTried {
        side: Seat,
        throw: Throw,
        away: bool,
    },
    /// CT-SUP-08
    Alarm {
        cause: AlarmCause,
    },
    /// CT-SUP-12
    Notice {
        fallen: FighterId,
        throw: Throw,
        seen: bool,
    },
    /// Everybody may fight from the next round on (CT-SUP-14).
    SurpriseLost,
    RoundBegan {
        round: u16,
        at: Seconds,
    },
    /// All orders, revealed at once (CT-RUL-61).
    Revealed {
        orders: Vec<(FighterId, FighterAction)>,
    },
    Moved {
        who: FighterId,
        from: Place,
        to: Place,
        gait: Gait,
    },
    /// A rider has lost the mount for the rest of the fight (FL-8).
    Dismounted {
        who: FighterId,
        mount: String,
    },
    /// Contact between two begins or ends (CT-RUL-12).
    Contact {
        one: FighterId,
        other: FighterId,
        touching: bool,
    },
    Left {
        who: FighterId,
        exit: Exit,
    },
    /// A blow of the allowance is spent; `left` remain (M-04).
    Blow {
        who: FighterId,
        left: u8,
    },
    Drew {
        who: FighterId,
        weapon: String,
    },
    Reloaded {
        who: FighterId,
        weapon: String,
    },
    /// Reloading goes on, for this many more rounds or actions.
    Reloading {
        who: FighterId,
        weapon: String,
        left: u8,
    },
    /// Two draw on each other; on a tie nobody is first (CT-ATK-11).
    QuickDraw {
        throws: [(FighterId, Throw); 2],
        first: Option<FighterId>,
    },
    Attacked(Box<AttackReport>),
    /// Points of a hit before they are placed (CT-WND-01, SE-DMG-06).
    Damage {
        who: FighterId,
        throw: Throw,
        cause: Cause,
        armor: u16,
        left: u16,
    },
    /// Effect on the body.
    Body {
        who: FighterId,
        what: healing::Event,
    },
    /// CT-END-02
    Morale {
        side: Seat,
        throw: Throw,
        stands: bool,
    },
    Surrendered {
        side: Seat,
    },
    /// Throw for footing without gravity (CT-ATK-12, SE-TRT-32).
    Footing {
        who: FighterId,
        throw: Throw,
        holds: bool,
    },
    TookUp {
        who: FighterId,
        other: FighterId,
    },
    PutDown {
        who: FighterId,
        other: FighterId,
        at: Place,
    },
    Freed {
        who: FighterId,
        by: FighterId,
    },
    /// SE-INI-02
    Tactics {
        side: Seat,
        by: FighterId,
        check: CheckResult,
    },
    /// SE-INI-01
    Initiative {
        who: FighterId,
        throw: Throw,
    },
    TurnBegan {
        who: FighterId,
    },
    Delayed {
        who: FighterId,
    },
    /// A turn is lost (SE-RCT-06).
    TurnLost {
        who: FighterId,
    },
    Aimed {
        who: FighterId,
        at: FighterId,
        aims: u8,
    },
    Postured {
        who: FighterId,
        posture: Posture,
    },
    PickedUp {
        who: FighterId,
        weapon: String,
    },
    Dropped {
        who: FighterId,
        weapon: String,
    },
    Reacted {
        who: FighterId,
        reaction: Reaction,
        by: FighterId,
    },
    /// A dive into cover, if any was in reach (SE-RCT-04).
    Dived {
        who: FighterId,
        to: Place,
        cover: bool,
    },
    /// A medic is hurt at work: whether this round counts (SE-EXT-03).
    Interrupted {
        who: FighterId,
        patient: FighterId,
        check: CheckResult,
    },
    /// SE-CBT-18
    Led {
        who: FighterId,
        check: CheckResult,
        boons: i8,
    },
    Grappled {
        by: FighterId,
        with: FighterId,
        result: Opposed,
        winner: Option<FighterId>,
    },
    Gripped {
        winner: FighterId,
        loser: FighterId,
        grip: Grip,
    },
    Flung {
        who: FighterId,
        throw: Throw,
        to: Place,
    },
    /// A weapon blew up, or is used up (SE-TRT-15, SE-TRT-21).
    Broke {
        who: FighterId,
        weapon: String,
        exploded: bool,
    },
    /// Impact of a shell (SE-TRT-04, SE-TRT-06).
    Scatter {
        by: FighterId,
        throw: Throw,
        /// Odd for short of the target, even for beyond it; `None` for a hit on it.
        side: Option<Throw>,
        metres: u16,
        at: Place,
    },
    Blast {
        by: FighterId,
        at: Place,
        metres: u8,
    },
    /// SE-TRT-17
    CaughtFire {
        who: FighterId,
    },
    /// SE-TRT-19, SE-TRT-20
    FireOut {
        who: FighterId,
        by: Option<FighterId>,
        throw: Throw,
        out: bool,
    },
    /// SE-TRT-23
    Rads {
        who: FighterId,
        throw: Throw,
        rads: u16,
        total: u16,
    },
    /// SE-TRT-05
    Observed {
        by: FighterId,
        target: FighterId,
        check: CheckResult,
    },
    Ended(Outcome),
}

/// Attack, with its throw.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct AttackReport {
    pub by: FighterId,
    pub target: FighterId,
    pub weapon: String,
    pub mode: Mode,
    pub range: Range,
    /// `None` where the attack is lost before it is made.
    pub throw: Throw,
    pub hit: bool,
    /// Rule for an attack of this kind.
    pub rule: &'static str,
}

/// Cause of an alarm (CT-SUP-08 to CT-SUP-12).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum AlarmCause {
    Shot(FighterId),
    Scream(FighterId),
    Seen(FighterId),
    /// Something that the scenario has in store ([`Surprise::Until`](crate::data::Surprise)).
    GivenAway,
}

/// Cause of damage.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cause {
    Attack {
        by: FighterId,
    },
    Blast {
        by: FighterId,
    },
    Fire,
    /// Their own weapon (SE-TRT-15).
    Mishap,
    Grapple {
        by: FighterId,
    },
    /// SE-TRT-24
    Radiation,
}

/// Way in which a fighter left the field.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Exit {
    /// Out of range of every enemy (CT-MOV-08).
    OutOfRange,
    /// Over an end of the field.
    OverTheEdge,
    /// With the side, before the fight began (CT-ESC-05).
    BeforeTheFight,
}

/// Outcome of a fight.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// Side that met its aim; `None` where none has, or more than one.
    pub winner: Option<Seat>,
    pub how: Ending,
    pub rounds: u16,
}

/// Reason that a fight ended (CT-END-01, CT-RUL-66).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Nobody able is left on any other side.
    Beaten,
    Fled,
    Surrendered,
    Routed,
    /// A side has met its aim.
    Aim,
    /// A side can no longer meet its aim.
    AimLost,
    /// A side got away before the fight (CT-ESC-02, CT-ESC-05).
    Avoided,
    /// The time limit is over.
    OutOfTime,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Ending; 8] = [
        Ending::Beaten,
        Ending::Fled,
        Ending::Surrendered,
        Ending::Routed,
        Ending::Aim,
        Ending::AimLost,
        Ending::Avoided,
        Ending::OutOfTime,
    ];
}

impl Event {
    /// Deciding throw, if any.
    pub fn throw(&self) -> Option<&Throw> {
        match self {
            Event::SlippedAway { throw, .. } | Event::OpeningRange { throw, .. } => throw.as_ref(),
            Event::EscapeTried { throw, .. }
            | Event::Stayed { throw, .. }
            | Event::Notice { throw, .. }
            | Event::Damage { throw, .. }
            | Event::Morale { throw, .. }
            | Event::Footing { throw, .. }
            | Event::Initiative { throw, .. }
            | Event::Flung { throw, .. }
            | Event::Scatter { throw, .. }
            | Event::FireOut { throw, .. }
            | Event::Rads { throw, .. } => Some(throw),
            Event::Attacked(report) => Some(&report.throw),
            Event::Tactics { check, .. }
            | Event::Led { check, .. }
            | Event::Interrupted { check, .. }
            | Event::Observed { check, .. } => Some(&check.throw),
            Event::Met { .. }
            | Event::Surprise { .. }
            | Event::QuickDraw { .. }
            | Event::Alarm { .. }
            | Event::SurpriseLost
            | Event::RoundBegan { .. }
            | Event::Revealed { .. }
            | Event::Moved { .. }
            | Event::Dismounted { .. }
            | Event::Contact { .. }
            | Event::Left { .. }
            | Event::Blow { .. }
            | Event::Drew { .. }
            | Event::Reloaded { .. }
            | Event::Reloading { .. }
            | Event::Body { .. }
            | Event::Surrendered { .. }
            | Event::TookUp { .. }
            | Event::PutDown { .. }
            | Event::Freed { .. }
            | Event::TurnBegan { .. }
            | Event::Delayed { .. }
            | Event::TurnLost { .. }
            | Event::Aimed { .. }
            | Event::Postured { .. }
            | Event::PickedUp { .. }
            | Event::Dropped { .. }
            | Event::Reacted { .. }
            | Event::Dived { .. }
            | Event::Grappled { .. }
            | Event::Gripped { .. }
            | Event::Broke { .. }
            | Event::Blast { .. }
            | Event::CaughtFire { .. }
            | Event::Ended(_) => None,
        }
    }

    /// Fighters who act or suffer in it; empty for public events.
    pub fn concerned(&self) -> Vec<FighterId> {
        match self {
            Event::Moved { who, .. }
            | Event::Dismounted { who, .. }
            | Event::Left { who, .. }
            | Event::Blow { who, .. }
            | Event::Drew { who, .. }
            | Event::Reloaded { who, .. }
            | Event::Reloading { who, .. }
            | Event::Damage { who, .. }
            | Event::Body { who, .. }
            | Event::Footing { who, .. }
            | Event::Initiative { who, .. }
            | Event::TurnBegan { who }
            | Event::Delayed { who }
            | Event::TurnLost { who }
            | Event::Postured { who, .. }
            | Event::PickedUp { who, .. }
            | Event::Dropped { who, .. }
            | Event::Dived { who, .. }
            | Event::Led { who, .. }
            | Event::Flung { who, .. }
            | Event::Broke { who, .. }
            | Event::CaughtFire { who }
            | Event::Rads { who, .. }
            | Event::Aimed { who, .. } => vec![*who],
            Event::Contact { one, other, .. } => vec![*one, *other],
            Event::QuickDraw { throws, .. } => throws.iter().map(|(who, _)| *who).collect(),
            Event::TookUp { who, other } | Event::PutDown { who, other, .. } => vec![*who, *other],
            Event::Freed { who, by } | Event::Reacted { who, by, .. } => vec![*who, *by],
            Event::Interrupted { who, patient, .. } => vec![*who, *patient],
            Event::Grappled { by, with, .. } => vec![*by, *with],
            Event::Gripped { winner, loser, .. } => vec![*winner, *loser],
            Event::FireOut { who, by, .. } => std::iter::once(*who).chain(*by).collect(),
            Event::Attacked(report) => vec![report.by, report.target],
            Event::Tactics { by, .. } | Event::Observed { by, .. } => vec![*by],
            Event::Met { .. }
            | Event::Surprise { .. }
            | Event::OpeningRange { .. }
            | Event::SlippedAway { .. }
            | Event::Stayed { .. }
            | Event::EscapeTried { .. }
            | Event::Alarm { .. }
            | Event::Notice { .. }
            | Event::SurpriseLost
            | Event::RoundBegan { .. }
            | Event::Revealed { .. }
            | Event::Morale { .. }
            | Event::Surrendered { .. }
            | Event::Scatter { .. }
            | Event::Blast { .. }
            | Event::Ended(_) => Vec::new(),
        }
    }
}
