//! Events as sentences of a log.

use dice::Throw;
use tasks::check::TimeTaken;

use super::words::{care, clock, count, list, losses, remedy, row, scores, short};
use crate::{
    body::{DeathRow, Operation, Remedy, Seconds},
    healing::{Cause, Event, Gathering, Group, Means, NoHealing, Rumours},
};

/// The sentence of an event, about somebody of this name.
pub fn tell(event: &Event, name: &str) -> String {
    let clause = match event {
        Event::Hit { damage, taken, now } => hit(name, *damage, *taken, *now),
        Event::Stunned { damage, points, rounds, now } => {
            stunned(name, *damage, *points, *rounds, *now)
        }
        Event::StunOver { now } => format!("{name} has slept off the stun: {}", scores(*now)),
        Event::Wounded { groups, now } => wounded(name, groups, *now),
        Event::FellUnconscious { until: None } => format!("{name} fell unconscious"),
        Event::FellUnconscious { until: Some(until) } => {
            format!("{name} fell unconscious until {}", clock(*until))
        }
        Event::DeathRoll { throw, rolled, stands, .. } => death_roll(name, throw, *rolled, *stands),
        Event::Died { cause } => format!("{name} died{}", died_of(*cause)),
        Event::WakingCheck { check, awake: true } => format!("{name} woke up ({check})"),
        Event::WakingCheck { check, awake: false } => {
            format!("{name} tried to wake up and could not ({check})")
        }
        Event::Woke { half_way: true, now } => {
            format!("{name} woke up, half way back already: {}", scores(*now))
        }
        Event::Woke { half_way: false, now } => {
            format!("{name} woke up, seriously wounded: {}", scores(*now))
        }
        Event::HalfWay { now } => {
            format!("{name} caught some breath and is half way back: {}", scores(*now))
        }
        Event::TreatmentBegan { operation, time, ends } => {
            treatment_began(name, *operation, time, *ends)
        }
        Event::FirstAid { check, points, most } => {
            let most = count(*most, "point");
            format!("First aid for {name} was worth {points} of {most} ({check})")
        }
        Event::Attended { check } => format!("A medic saw to {name} ({check})"),
        Event::Operated { check, points } => {
            format!("The operation on {name} came to {points:+} points ({check})")
        }
        Event::Saved { row } => format!("Help came in time for {name}{}", saved(*row)),
        Event::Disabled { disability } => format!("{name} keeps {disability}"),
        Event::SingledOut { throw: None, which } => {
            format!("{name} chose {} to suffer most", short(*which))
        }
        Event::SingledOut { throw: Some(throw), which } => {
            format!("{} of {name} suffers most, by a die of {throw}", short(*which))
        }
        Event::MaximumLost { which, throw, from, to, .. } => {
            let which = short(*which);
            format!("For good, {which} of {name} is {to} at most where it was {from} ({throw})")
        }
        Event::OutOfDanger => format!("Good care will leave {name} without lasting harm"),
        Event::MedicalCare { base, end_dm, medic, points } => {
            let points = count(*points, "point");
            format!(
                "A day of medical care brought {name} {points}: {base}, END {end_dm:+}, Medic +{medic}"
            )
        }
        Event::NaturalHealing { throw, points } => {
            format!("A day of rest brought {name} {} ({throw})", count(*points, "point"))
        }
        Event::WithoutSurgery { end_dm } => {
            format!("{name} had to do without surgery for a day, which comes to END {end_dm:+}")
        }
        Event::NoHealing { why: NoHealing::Unattended } => {
            format!("{name} cannot heal until a medic has seen to it")
        }
        Event::NoHealing { why: NoHealing::RestBroken } => {
            format!("{name} had no proper rest today, and nothing healed")
        }
        Event::Declined { throw, points: 0 } => {
            format!("A day without treatment or rest did {name} no harm ({throw})")
        }
        Event::Declined { throw, points } => {
            let points = count(*points, "point");
            format!("A day without treatment or rest costs {name} {points} ({throw})")
        }
        Event::Better { healed, now, by } => better(name, *healed, *now, *by),
        Event::Worse { lost, now, by } => worse(name, *lost, *now, *by),
        Event::RestBroken { forced: false } => format!("{name} got up, and rest is over for today"),
        Event::RestBroken { forced: true } => format!("{name} was kept from resting today"),
        Event::Recovered => format!("{name} is whole again"),
        Event::Mending { by, throw, ends } => mending(name, *by, throw.as_ref(), *ends),
        Event::MendingStopped { by } => {
            format!("{name} no longer heals by {}", remedy(*by))
        }
        Event::Mended { by } => format!("{name} was healed by {}", remedy(*by)),
        Event::Rumours(heard) => rumours(name, heard),
        Event::Admitted { care: kind } => format!("{name} was taken in: {}", care(kind)),
        Event::CareChanged { care: kind } => format!("{name} now has {}", care(kind)),
        Event::Discharged => format!("{name} was let go"),
    };
    format!("{clause}.")
}

fn hit(name: &str, damage: u16, taken: [u8; 3], now: [u8; 3]) -> String {
    let (points, now) = (count(damage, "point"), scores(now));
    match taken {
        [0, 0, 0] => format!("{name} was hit for {points} with nothing left to lose"),
        _ => format!("{name} was hit for {points} and lost {}: {now}", losses(taken)),
    }
}

fn stunned(name: &str, damage: u16, points: u8, rounds: u16, now: [u8; 3]) -> String {
    let helpless = match rounds {
        0 => String::new(),
        rounds => format!(", helpless for {}", count(rounds, "round")),
    };
    let damage = count(damage, "point");
    format!("{name} was stunned for {damage} and lost {points} END{helpless}: {}", scores(now))
}

fn wounded(name: &str, groups: &[Group], now: [u8; 3]) -> String {
    let parts = groups.iter().map(|group| format!("{} {}", group.points, short(group.on)));
    format!("{name} was wounded and lost {}: {}", list(parts.collect()), scores(now))
}

fn death_roll(name: &str, throw: &Throw, rolled: DeathRow, stands: DeathRow) -> String {
    if stands == rolled {
        return format!("{name} {} ({throw})", row(stands));
    }
    format!("{name} rolled no worse than before ({throw}) and still {}", row(stands))
}

fn died_of(cause: Cause) -> &'static str {
    match cause {
        Cause::Row(_) => " of the wounds",
        Cause::Unattended(_) => ", for nobody helped in time",
        Cause::ThreeAtZero => " with STR, DEX and END all at 0",
    }
}

fn saved(row: DeathRow) -> &'static str {
    match row {
        DeathRow::Crippled => ", though not without a price",
        DeathRow::Maimed => ", who will never be as strong again",
        DeathRow::Critical => ", who now needs good care",
        DeathRow::Stable | DeathRow::Destroyed | DeathRow::Killed | DeathRow::Hardy => {
            ", who can heal from now on"
        }
    }
}

fn treatment_began(name: &str, operation: Operation, time: &TimeTaken, ends: Seconds) -> String {
    let what = match operation {
        Operation::FirstAid => "First aid for",
        Operation::Attention => "A medic's attention to",
        Operation::Surgery => "Surgery on",
    };
    format!("{what} {name} began and takes {time}, until {}", clock(ends))
}

fn better(name: &str, healed: [u8; 3], now: [u8; 3], by: Means) -> String {
    match healed {
        [0, 0, 0] => format!("{name} got nothing back from {}", means(by)),
        _ => format!("{name} got {} back from {}: {}", losses(healed), means(by), scores(now)),
    }
}

fn worse(name: &str, lost: [u8; 3], now: [u8; 3], by: Means) -> String {
    match lost {
        [0, 0, 0] => format!("{name} had nothing left to lose to {}", means(by)),
        _ => format!("{name} lost {} to {}: {}", losses(lost), means(by), scores(now)),
    }
}

fn means(by: Means) -> &'static str {
    match by {
        Means::FirstAid => "first aid",
        Means::Surgery => "the operation",
        Means::MedicalCare => "medical care",
        Means::NaturalHealing => "rest",
        Means::WithoutSurgery => "a day without surgery",
        Means::Neglect => "neglect",
    }
}

fn mending(name: &str, by: Remedy, throw: Option<&Throw>, ends: Seconds) -> String {
    let days = throw.map(|throw| format!(" ({throw} days)")).unwrap_or_default();
    format!("{name} will be healed by {} on {}{days}", remedy(by), clock(ends))
}

fn rumours(name: &str, heard: &Rumours) -> String {
    let place = match heard.at {
        Gathering::Party => "at a party",
        Gathering::Casino => "in a casino",
        Gathering::PubCrawl => "on a pub crawl",
        Gathering::Other(_) => "among people",
    };
    let what = match (heard.rumours, heard.false_ones) {
        (0, 0) => "no rumour".to_owned(),
        (true_ones, 0) => count(true_ones, "rumour"),
        (0, false_ones) => count(false_ones, "false rumour"),
        (true_ones, false_ones) => {
            format!("{} and {}", count(true_ones, "rumour"), count(false_ones, "false one"))
        }
    };
    format!("{name} heard {what} {place} ({})", heard.check)
}
