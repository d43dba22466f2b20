//! Events, as sentences of the log.

use characters::{healing::text::tell, text::count};
use dice::Throw;
use engine::Seat;

use super::{
    Names,
    contacts::close_quarters,
    option::{place, points},
};
use crate::{
    choice::{FighterAction, Gait, Grip, Mode, Posture, Reaction},
    event::{AlarmCause, AttackReport, Cause, Ending, Event, Exit, Outcome},
    field::Distance,
    fighter::FighterId,
};

/// Sentence for an event, without its throw; `None` for events that only mark time.
pub fn line(names: &Names, event: &Event) -> Option<String> {
    let who = |who: &FighterId| names.fighter(*who).to_owned();
    Some(match event {
        Event::Met { scenario, .. } => format!("{scenario}: the sides meet."),
        Event::Surprise { by, throws } => surprise(names, *by, throws),
        Event::OpeningRange { range, bands, .. } => match bands {
            0 => format!("They meet at {range} range."),
            _ => format!("They meet at {range} range, {} apart.", Distance::bands(*bands)),
        },
        Event::SlippedAway { side, .. } => format!("{} slip away.", capital(names.side(*side))),
        Event::Stayed { side, .. } => {
            format!("{} are fewer, and fight all the same.", capital(names.side(*side)))
        }
        Event::EscapeTried { side, away, .. } => escape(names, *side, *away),
        Event::Alarm { cause } => alarm(names, *cause),
        Event::Notice { fallen, seen: true, .. } => format!("Somebody saw {} fall.", who(fallen)),
        Event::Notice { fallen, seen: false, .. } => format!("Nobody saw {} fall.", who(fallen)),
        Event::SurpriseLost => "The surprise is over.".to_owned(),
        Event::RoundBegan { round, .. } => format!("Round {round}."),
        Event::Revealed { orders } => revealed(names, orders)?,
        Event::Moved { who: it, from, to, gait } => {
            format!("{} {} to {}, {} on.", who(it), gone(*gait), place(*to), from.to(*to))
        }
        Event::Dismounted { who: it, mount } => format!("{} is off the {mount}.", who(it)),
        Event::Contact { one, other, touching: true } => close_quarters(names, *one, &[*other]),
        Event::Contact { one, other, touching: false } => {
            format!("{} and {} are apart again.", who(one), who(other))
        }
        Event::Left { who: it, exit } => left(&who(it), *exit),
        Event::Blow { who: it, left: 0 } => format!("{} has no full blow left.", who(it)),
        Event::Blow { .. } | Event::TurnBegan { .. } => return None,
        Event::Drew { who: it, weapon } => format!("{} draws the {weapon}.", who(it)),
        Event::Reloaded { who: it, weapon } => format!("{} has reloaded the {weapon}.", who(it)),
        Event::Reloading { who: it, weapon, .. } => {
            format!("{} is reloading the {weapon}.", who(it))
        }
        Event::QuickDraw { throws: [(one, _), (other, _)], first } => match first {
            Some(first) => {
                format!("{} and {} draw; {} is first.", who(one), who(other), who(first))
            }
            None => format!("{} and {} draw, and neither is first.", who(one), who(other)),
        },
        Event::Attacked(report) => attacked(names, report),
        Event::Damage { who: it, cause, armor, left, .. } => {
            damage(&who(it), *cause, *armor, *left)
        }
        Event::Body { who: it, what } => tell(what, names.fighter(*it)),
        Event::Morale { side, stands: true, .. } => {
            format!("{} stand firm.", capital(names.side(*side)))
        }
        Event::Morale { side, .. } => format!("{} break and run.", capital(names.side(*side))),
        Event::Surrendered { side } => format!("{} give up.", capital(names.side(*side))),
        Event::Footing { who: it, holds: true, .. } => format!("{} keeps steady.", who(it)),
        Event::Footing { who: it, .. } => format!("{} drifts, and the attack is lost.", who(it)),
        Event::TookUp { who: it, other } => format!("{} takes up {}.", who(it), who(other)),
        Event::PutDown { who: it, other, .. } => format!("{} puts {} down.", who(it), who(other)),
        Event::Freed { who: it, by } => format!("{} frees {}.", who(by), who(it)),
        Event::Tactics { side, by, check } => {
            format!("{} reads the ground for {}: {:+}.", who(by), names.side(*side), check.effect)
        }
        Event::Initiative { who: it, throw } => {
            format!("{}: initiative {}.", who(it), throw.total())
        }
        Event::Delayed { who: it } => format!("{} waits.", who(it)),
        Event::TurnLost { who: it } => {
            format!("{} is still getting up: the turn is lost.", who(it))
        }
        Event::Aimed { who: it, at, aims } => format!("{} aims at {} (+{aims}).", who(it), who(at)),
        Event::Postured { who: it, posture } => format!("{} {}.", who(it), postured(*posture)),
        Event::PickedUp { who: it, weapon } => format!("{} picks up the {weapon}.", who(it)),
        Event::Dropped { who: it, weapon } => format!("{} drops the {weapon}.", who(it)),
        Event::Reacted { who: it, reaction, by } => {
            format!("{} {} {}.", who(it), reacted(*reaction), who(by))
        }
        Event::Dived { who: it, cover: true, .. } => format!("{} is behind cover.", who(it)),
        Event::Dived { who: it, .. } => format!("{} finds no cover there.", who(it)),
        Event::Interrupted { who: it, check, .. } => {
            let word = if check.success() { "keeps at it" } else { "loses time" };
            format!("{} is hurt at work, and {word}.", who(it))
        }
        Event::Led { who: it, boons, .. } => led(&who(it), *boons),
        Event::Grappled { by, with, winner: Some(winner), .. } => {
            format!("{} and {} wrestle; {} has the better of it.", who(by), who(with), who(winner))
        }
        Event::Grappled { by, with, .. } => {
            format!("{} and {} wrestle, and neither gives way.", who(by), who(with))
        }
        Event::Gripped { winner, loser, grip } => gripped(&who(winner), &who(loser), *grip),
        Event::Flung { who: it, to, .. } => format!("{} lands at {}.", who(it), place(*to)),
        Event::Broke { who: it, weapon, exploded: true } => {
            format!("The {weapon} blows up in the hands of {}.", who(it))
        }
        Event::Broke { weapon, .. } => format!("The {weapon} is spent."),
        Event::Scatter { metres, at, .. } => {
            format!("It comes down {metres} m off, at {}.", place(*at))
        }
        Event::Blast { at, metres, .. } => format!("A blast at {}, {metres} m wide.", place(*at)),
        Event::CaughtFire { who: it } => format!("{} is on fire.", who(it)),
        Event::FireOut { who: it, out: true, .. } => format!("The fire on {} is out.", who(it)),
        Event::FireOut { who: it, .. } => format!("{} still burns.", who(it)),
        Event::Rads { who: it, rads, total, .. } => {
            format!("{} takes {}, {total} in all.", who(it), count(*rads, "rad"))
        }
        Event::Observed { by, target, check } => {
            let word = if check.success() { "has" } else { "has not" };
            format!("{} {word} the gunner on {}.", who(by), who(target))
        }
        Event::Ended(outcome) => ended(names, outcome),
    })
}

/// Capitalises the first letter, as at the beginning of a sentence.
fn capital(words: &str) -> String {
    let mut letters = words.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// Sentence for surprise, and how it came about: by the throws, or by the scenario.
fn surprise(names: &Names, by: Option<Seat>, throws: &[(Seat, Throw)]) -> String {
    let Some(side) = by else {
        return match throws {
            [] => "Nobody is surprised.".to_owned(),
            _ => format!("Nobody is surprised: it is {}.", totals(throws, |_| true)),
        };
    };
    let surpriser = capital(names.side(side));
    match throws.iter().find(|(seat, _)| *seat == side) {
        Some((_, throw)) => {
            let others = totals(throws, |seat| seat != side);
            format!("{surpriser} surprise the others, {} against {others}.", throw.total())
        }
        None => format!("{surpriser} surprise the others, who have not seen them come."),
    }
}

/// Writes `4 against 5`, of the sides that count.
fn totals(throws: &[(Seat, Throw)], counts: impl Fn(Seat) -> bool) -> String {
    let counted = throws.iter().filter(|(seat, _)| counts(*seat));
    let totals: Vec<String> = counted.map(|(_, throw)| throw.total().to_string()).collect();
    totals.join(" against ")
}

fn escape(names: &Names, side: Seat, away: bool) -> String {
    let side = capital(names.side(side));
    if away { format!("{side} get away.") } else { format!("{side} try to get away, and cannot.") }
}

fn alarm(names: &Names, cause: AlarmCause) -> String {
    match cause {
        AlarmCause::Shot(who) => format!("The shot of {} raises the alarm.", names.fighter(who)),
        AlarmCause::Scream(who) => format!("{} cries out.", capital(names.fighter(who))),
        AlarmCause::Seen(who) => {
            format!("{} was seen to fall: alarm.", capital(names.fighter(who)))
        }
        AlarmCause::GivenAway => "Something gives them away: alarm.".to_owned(),
    }
}

/// Sentence for revealed orders: evading and standing; the moves themselves follow as events of
/// their own.
fn revealed(names: &Names, orders: &[(FighterId, FighterAction)]) -> Option<String> {
    let evade = orders.iter().filter(|(_, deed)| *deed == FighterAction::Evade);
    let evaders: Vec<&str> = evade.map(|(who, _)| names.fighter(*who)).collect();
    match evaders.as_slice() {
        [] => None,
        [one] => Some(format!("{one} evades.")),
        [most @ .., last] => Some(format!("{} and {last} evade.", most.join(", "))),
    }
}

fn gone(gait: Gait) -> &'static str {
    match gait {
        Gait::Walk => "moves",
        Gait::Run => "runs",
        Gait::Ride => "rides",
    }
}

fn left(who: &str, exit: Exit) -> String {
    match exit {
        Exit::OutOfRange => format!("{who} is out of range, and away."),
        Exit::OverTheEdge => format!("{who} is off the field."),
        Exit::BeforeTheFight => format!("{who} is gone before it begins."),
    }
}

fn attacked(names: &Names, report: &AttackReport) -> String {
    let AttackReport { by, target, weapon, mode, hit, .. } = report;
    let (by, target) = (names.fighter(*by), names.fighter(*target));
    let way = match mode {
        Mode::Single | Mode::Both => "",
        Mode::Weakened => ", sparing their strength",
        Mode::Burst => " in a burst",
        Mode::FullAuto => " on full automatic",
        Mode::Thrown => ", thrown",
        Mode::Butt => ", swung as a club",
        Mode::Indirect => " over the hill",
    };
    let end = if *hit { "hits" } else { "misses" };
    format!("{by}, {weapon}{way}: {end} {target}.")
}

fn damage(who: &str, cause: Cause, armor: u16, left: u16) -> String {
    let what = match cause {
        Cause::Attack { .. } => "The hit",
        Cause::Blast { .. } => "The blast",
        Cause::Fire => "The fire",
        Cause::Mishap => "The mishap",
        Cause::Radiation => "The radiation",
        Cause::Grapple { .. } => "The grip",
    };
    match (armor, left) {
        (_, 0) => format!("{what} does {who} no harm; armour takes it."),
        (0, _) => format!("{what} does {who} {} of damage.", points(left)),
        (_, _) => format!("{what} does {who} {}, after {armor} of armour.", points(left)),
    }
}

fn postured(posture: Posture) -> &'static str {
    match posture {
        Posture::Standing => "stands up",
        Posture::Crouching => "crouches",
        Posture::Prone => "lies down",
    }
}

fn reacted(reaction: Reaction) -> &'static str {
    match reaction {
        Reaction::Dodge => "dodges",
        Reaction::Parry => "parries",
        Reaction::Dive => "dives before",
    }
}

fn led(who: &str, boons: i8) -> String {
    match boons {
        0 => format!("{who} shouts orders that help nobody."),
        1.. => {
            let boons = count(boons.unsigned_abs(), "boon");
            format!("{who} leads: {boons} for the side.")
        }
        ..=-1 => {
            let banes = count(boons.unsigned_abs(), "bane");
            format!("{who} shouts orders that do harm: {banes}.")
        }
    }
}

fn gripped(winner: &str, loser: &str, grip: Grip) -> String {
    match grip {
        Grip::Prone => format!("{winner} throws {loser} down."),
        Grip::Disarm => format!("{winner} disarms {loser}."),
        Grip::Throw => format!("{winner} flings {loser} away."),
        Grip::Hurt => format!("{winner} hurts {loser}."),
        Grip::Attack(_) => format!("{winner} goes for {loser} with a weapon."),
        Grip::Drag(to) => format!("{winner} drags {loser} to {}.", place(to)),
        Grip::Release => format!("{winner} lets {loser} go and steps away."),
        Grip::Hold => format!("{winner} holds {loser}."),
    }
}

fn ended(names: &Names, outcome: &Outcome) -> String {
    let how = match outcome.how {
        Ending::Beaten => "nobody else is left on their feet",
        Ending::Fled => "the others have fled",
        Ending::Surrendered => "the others gave up",
        Ending::Routed => "the others broke",
        Ending::Aim if outcome.winner.is_none() => "several have what they came for, at once",
        Ending::Aim => "they have what they came for",
        Ending::AimLost => "what the others came for is lost",
        Ending::Avoided => "it did not come to a fight",
        Ending::OutOfTime => "it has gone on for long enough",
    };
    let rounds = count(outcome.rounds, "round");
    match outcome.winner {
        Some(side) => format!("{} win after {rounds}: {how}.", capital(names.side(side))),
        None => format!("It ends after {rounds}: {how}."),
    }
}
