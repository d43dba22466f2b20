//! The rules behind events, the most important first.

use dice::Throw;

use crate::event::{AlarmCause, Cause, Ending, Event};

impl Event {
    /// Returns the rules behind the event, the most important first.
    pub fn rules(&self) -> Vec<&'static str> {
        match self {
            Event::Met { .. } => vec!["CT-CBT-11"],
            Event::Surprise { throws, .. } if throws.is_empty() => vec!["CT-CBT-03"],
            Event::Surprise { .. } => vec!["CT-SUP-02", "CT-SUP-03"],
            Event::OpeningRange { throw: None, .. } => vec!["CT-RNG-02", "CT-RNG-14"],
            Event::OpeningRange { .. } => vec!["CT-RNG-03", "CT-RNG-04"],
            Event::SlippedAway { throw: None, .. } => vec!["CT-SUP-05", "CT-ESC-02"],
            Event::SlippedAway { .. } | Event::Stayed { .. } => vec!["CT-ESC-03"],
            Event::EscapeTried { .. } => vec!["CT-ESC-05", "CT-ESC-06"],
            Event::Alarm { cause: AlarmCause::Shot(_) } => vec!["CT-SUP-09", "CT-SUP-08"],
            Event::Alarm { cause: AlarmCause::Scream(_) } => vec!["CT-SUP-10"],
            Event::Alarm { cause: AlarmCause::Seen(_) } => vec!["CT-SUP-11"],
            Event::Alarm { cause: AlarmCause::GivenAway } => vec!["CT-SUP-08", "CT-CBT-03"],
            Event::Notice { .. } => vec!["CT-SUP-12"],
            Event::SurpriseLost => vec!["CT-SUP-14"],
            Event::RoundBegan { .. } => Vec::new(),
            Event::Revealed { .. } => vec!["CT-MOV-09", "CT-RUL-61"],
            Event::Moved { .. } => Vec::new(),
            Event::Dismounted { .. } => vec!["FL-8"],
            Event::Contact { .. } => vec!["CT-RUL-12"],
            Event::Left { exit: crate::Exit::OutOfRange, .. } => vec!["CT-MOV-08"],
            Event::Left { .. } => vec!["CT-END-01"],
            Event::Blow { .. } => vec!["M-04"],
            Event::Drew { .. } | Event::Reloaded { .. } | Event::Reloading { .. } => {
                vec!["SE-CBT-11", "M-02"]
            }
            Event::QuickDraw { .. } => vec!["CT-ATK-11"],
            Event::Attacked(report) => vec![report.rule],
            Event::Damage { cause: Cause::Fire, .. } => vec!["SE-TRT-17"],
            Event::Damage { cause: Cause::Mishap, .. } => vec!["SE-TRT-15"],
            Event::Damage { cause: Cause::Radiation, .. } => vec!["SE-TRT-24"],
            Event::Damage { cause: Cause::Blast { .. }, .. } => vec!["SE-TRT-11", "SE-DMG-06"],
            Event::Damage { cause: Cause::Grapple { .. }, .. } => vec!["SE-GRP-06"],
            Event::Damage { cause: Cause::Attack { .. }, .. } => vec!["SE-DMG-06"],
            Event::Body { what, .. } => what.rules(),
            Event::Morale { .. } => vec!["CT-END-02", "M-07"],
            Event::Surrendered { .. } => vec!["CT-END-03"],
            Event::Footing { throw, .. } if is_classic(throw) => vec!["CT-ATK-12"],
            Event::Footing { .. } => vec!["SE-TRT-32"],
            Event::TookUp { .. } | Event::PutDown { .. } | Event::Freed { .. } => vec!["FL-6"],
            Event::Tactics { .. } => vec!["SE-INI-02"],
            Event::Initiative { .. } => vec!["SE-INI-01"],
            Event::TurnBegan { .. } => vec!["SE-INI-05"],
            Event::Delayed { .. } => vec!["SE-INI-07"],
            Event::TurnLost { .. } => vec!["SE-RCT-06"],
            Event::Aimed { .. } => vec!["SE-CBT-09", "SE-RNG-01"],
            Event::Postured { .. } => vec!["SE-CBT-10"],
            Event::PickedUp { .. } => vec!["SE-CBT-15"],
            Event::Dropped { .. } => vec!["SE-CBT-03"],
            Event::Reacted { .. } => vec!["SE-RCT-01"],
            Event::Dived { cover: true, .. } => vec!["SE-RCT-04"],
            Event::Dived { cover: false, .. } => vec!["SE-RCT-05"],
            Event::Interrupted { .. } => vec!["SE-EXT-03"],
            Event::Led { .. } => vec!["SE-CBT-18"],
            Event::Grappled { .. } => vec!["SE-GRP-01"],
            Event::Gripped { .. } => vec!["SE-GRP-02"],
            Event::Flung { .. } => vec!["SE-GRP-05"],
            Event::Broke { exploded: true, .. } => vec!["SE-TRT-15"],
            Event::Broke { exploded: false, .. } => vec!["SE-TRT-21"],
            Event::Scatter { .. } => vec!["SE-TRT-04"],
            Event::Blast { .. } => vec!["SE-TRT-11"],
            Event::CaughtFire { .. } => vec!["SE-TRT-17"],
            Event::FireOut { by: None, .. } => vec!["SE-TRT-19"],
            Event::FireOut { .. } => vec!["SE-TRT-20"],
            Event::Rads { .. } => vec!["SE-TRT-23"],
            Event::Observed { .. } => vec!["SE-TRT-05"],
            Event::Ended(outcome) => ending(outcome.how),
        }
    }
}

/// Whether it is the classic throw for control.
fn is_classic(throw: &Throw) -> bool {
    throw.modifiers.iter().any(|modifier| modifier.rule == "CT-ATK-12")
}

fn ending(how: Ending) -> Vec<&'static str> {
    match how {
        Ending::Beaten | Ending::Fled => vec!["CT-END-01", "CT-CBT-10"],
        Ending::Surrendered => vec!["CT-END-03"],
        Ending::Routed => vec!["CT-END-02"],
        Ending::Avoided => vec!["CT-ESC-04"],
        Ending::Aim | Ending::AimLost | Ending::OutOfTime => vec!["FL-7"],
    }
}
