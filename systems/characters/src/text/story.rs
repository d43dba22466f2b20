//! The story of a life, told from its journal.

use super::{
    a, count, credits,
    options::{the, upper},
    passage,
};
use crate::{
    data::{Benefit, Service},
    event::{Event, Leaving},
    sheet::{Characteristic, Characteristics, Left},
};

/// The life in sentences, one paragraph for each part: youth, each term, the end.
pub fn story(name: &str, events: &[Event]) -> Vec<String> {
    let mut teller = Teller { name: name.to_owned(), ..Teller::default() };
    events.iter().for_each(|event| teller.hear(event));
    teller.close();
    teller.told
}

/// The events of the current part.
#[derive(Default)]
struct Teller {
    name: String,
    told: Vec<String>,
    part: Vec<String>,
    service: Option<Service>,
    learned: Vec<(String, u8)>,
    term: u8,
    ranks: Vec<String>,
    aged: Vec<&'static str>,
    money: u32,
    things: Vec<String>,
    tried: bool,
}

impl Teller {
    fn hear(&mut self, event: &Event) {
        match event {
            Event::Born { scores, .. } => self.say(youth(&self.name, *scores)),
            Event::Applied { service, throw } => {
                let joined = throw.success() == Some(true);
                self.say(applied(*service, joined));
                self.service = joined.then_some(*service);
            }
            Event::Drafted { service, .. } => {
                self.service = Some(*service);
                self.say(format!("The draft sent them to {} instead.", the(*service)));
            }
            Event::TermBegan { service, term, age } => {
                self.close();
                self.term = *term;
                self.say(began(*service, *term, *age));
            }
            Event::Died { service, .. } => {
                self.say(format!("{} did not come back from {}.", self.name, the(*service)))
            }
            Event::Injured { age, .. } => {
                self.say(format!("Badly hurt at {age}, {} left on a stretcher.", self.name));
            }
            Event::Commission { throw } | Event::Promotion { throw } => {
                self.tried |= throw.success() == Some(false);
            }
            Event::Rank { title, .. } => self.ranks.push(title.clone()),
            Event::Learned { skill, level, .. } => self.learned.push((skill.clone(), *level)),
            Event::Ageing { which, lost, .. } if *lost > 0 => self.aged.push(which.name()),
            Event::Crisis { throw, months, .. } if throw.success() == Some(true) => {
                let months = count(*months, "month");
                self.say(format!("A long illness took {months} and nearly everything else."));
            }
            Event::Faded { age } => self.say(format!("At {age} the years had the last word.")),
            Event::TermEnded { .. } => self.sum_up(),
            Event::Leaving(leaving) => self.leave(*leaving),
            Event::Cash { credits, .. } => self.money += credits,
            Event::Benefit { benefit, .. } => self.things.extend(thing(*benefit)),
            Event::Armed { weapon } => self.things.push(in_a_sentence(weapon)),
            Event::MusteredOut { age } => self.farewell(*age),
            Event::Reenlistment { must_stay: true, .. } => {
                self.say("Leaving was not allowed: they were needed.".to_owned());
            }
            Event::Survival { .. }
            | Event::SkillRoll { .. }
            | Event::Full { .. }
            | Event::Changed { .. }
            | Event::Ageing { .. }
            | Event::Crisis { .. }
            | Event::Reenlistment { .. }
            | Event::Lost { .. }
            | Event::ShipOlder { .. } => {}
        }
    }

    fn say(&mut self, sentence: String) {
        self.part.push(sentence);
    }

    /// Ends a paragraph.
    fn close(&mut self) {
        self.sum_up();
        if !self.part.is_empty() {
            self.told.push(std::mem::take(&mut self.part).join(" "));
        }
    }

    /// Sums up a term at its end.
    fn sum_up(&mut self) {
        let tried = std::mem::take(&mut self.tried);
        match std::mem::take(&mut self.ranks).as_slice() {
            [] if tried => self.say("The next step up went to somebody else.".to_owned()),
            [] => {}
            [rank] => self.say(format!("It brought the rank of {rank}.")),
            ranks => self.say(format!("It brought the rank of {}.", list(ranks))),
        }
        let learned = std::mem::take(&mut self.learned);
        learning(&learned, self.term).into_iter().for_each(|sentence| self.say(sentence));
        let aged: Vec<String> =
            std::mem::take(&mut self.aged).iter().map(|name| name.to_lowercase()).collect();
        if !aged.is_empty() {
            self.say(format!("The years began to show in {}.", list(&aged)));
        }
    }

    fn leave(&mut self, leaving: Leaving) {
        self.close();
        let Leaving { service, left, terms, age, pension, .. } = leaving;
        let service = the(service);
        self.say(match left {
            Left::Refused => format!("{} did not want them any longer at {age}.", upper(&service)),
            Left::Chose => {
                format!("At {age}, after {} years, it was time to go.", u16::from(terms) * 4)
            }
            Left::Compulsory => format!("At {age} {service} sent them home with honours."),
            Left::Injured => format!("{} had no place for them any more.", upper(&service)),
        });
        if pension > 0 {
            self.say(format!("A pension of {} a year goes with it.", credits(pension)));
        }
    }

    fn farewell(&mut self, age: u8) {
        let (money, mut things) = (self.money, counted(&std::mem::take(&mut self.things)));
        self.learned.clear();
        if money > 0 {
            things.insert(0, credits(money));
        }
        let with = if things.is_empty() { "nothing but a name".to_owned() } else { list(&things) };
        self.say(format!("{} stands on the quay at {age} with {with}.", self.name));
    }
}

/// Youth, told by the highest and the lowest score.
fn youth(name: &str, scores: Characteristics) -> String {
    let by_score = |which: &Characteristic| scores.get(*which);
    let best = Characteristic::ALL.into_iter().rev().max_by_key(by_score);
    let worst = Characteristic::ALL.into_iter().min_by_key(by_score);
    let good = best.map_or("", strong);
    let bad = worst.map_or("", weak);
    format!("{name} was {good} and {bad}.")
}

const fn strong(which: Characteristic) -> &'static str {
    match which {
        Characteristic::Str => "strong",
        Characteristic::Dex => "quick of hand",
        Characteristic::End => "hard to tire",
        Characteristic::Int => "bright",
        Characteristic::Edu => "well schooled",
        Characteristic::Soc => "of a good house",
    }
}

const fn weak(which: Characteristic) -> &'static str {
    match which {
        Characteristic::Str => "no great lifter",
        Characteristic::Dex => "a little clumsy",
        Characteristic::End => "soon out of breath",
        Characteristic::Int => "slow to see a trick",
        Characteristic::Edu => "hardly schooled",
        Characteristic::Soc => "from nowhere in particular",
    }
}

fn applied(service: Service, joined: bool) -> String {
    match (service, joined) {
        (Service::Other, true) => "At eighteen they went their own way.".to_owned(),
        (Service::Other, false) => "At eighteen even the streets had no room.".to_owned(),
        (_, true) => format!("At eighteen {} took them.", the(service)),
        (_, false) => format!("At eighteen they applied to {}, who declined.", the(service)),
    }
}

fn began(service: Service, term: u8, age: u8) -> String {
    match term {
        1 => first_years(service).to_owned(),
        2 => format!("They signed on again at {age}."),
        3 => format!("At {age} a third term began."),
        _ => format!("Term {term} began at {age}."),
    }
}

const fn first_years(service: Service) -> &'static str {
    match service {
        Service::Navy => "The first four years smelt of oil and recycled air.",
        Service::Marines => "The first four years were drill, and boots, and drill.",
        Service::Army => "The first four years were mud on one world after another.",
        Service::Scouts => "The first four years went by alone, in the dark between charts.",
        Service::Merchants => "The first four years were crates, and more crates.",
        Service::Other => "The first four years went from hand to mouth.",
    }
}

/// Sentences on new skills, better ones and rare ones; the words change with the terms.
fn learning(learned: &[(String, u8)], term: u8) -> Vec<String> {
    let mut by_skill: Vec<(&str, u8)> = Vec::new();
    for (skill, level) in learned {
        by_skill.retain(|(other, _)| other != skill);
        by_skill.push((skill, *level));
    }
    let of = |range: std::ops::RangeInclusive<u8>| -> Vec<String> {
        let fit = by_skill.iter().filter(|(_, level)| range.contains(level));
        fit.map(|(skill, _)| (*skill).to_owned()).collect()
    };
    let first = ["They learned", "It taught them", "They picked up"][usize::from(term) % 3];
    let better =
        ["They got better at", "They practised", "They went on with"][usize::from(term) % 3];
    let parts = [(of(1..=1), first), (of(2..=2), better), (of(3..=u8::MAX), "Few knew more of")];
    let told = parts.into_iter().filter(|(skills, _)| !skills.is_empty());
    told.map(|(skills, words)| format!("{words} {}.", list(&skills))).collect()
}

fn thing(benefit: Benefit) -> Option<String> {
    match benefit {
        Benefit::Passage(class) => Some(format!("{} passage", passage(class).to_lowercase())),
        Benefit::TravellersAid => Some("membership of the Travellers' Aid".to_owned()),
        Benefit::FreeTrader => Some("free trader and its debt".to_owned()),
        Benefit::ScoutShip => Some("scout ship on loan".to_owned()),
        Benefit::Nothing | Benefit::Change(..) | Benefit::Blade | Benefit::Gun => None,
    }
}

/// A name inside a sentence: in small letters, except for those that are spelt out.
fn in_a_sentence(name: &str) -> String {
    let spelt = name.len() > 1 && name.chars().all(|c| c.is_ascii_uppercase());
    if spelt { name.to_owned() } else { name.to_lowercase() }
}

/// Each thing once, with its number: `a rifle`, `two low passages`. A membership is one.
fn counted(things: &[String]) -> Vec<String> {
    let mut all: Vec<(&String, usize)> = Vec::new();
    for thing in things {
        match all.iter_mut().find(|(other, _)| *other == thing) {
            Some((_, count)) => *count += 1,
            None => all.push((thing, 1)),
        }
    }
    let told = |(thing, count): (&String, usize)| match count {
        _ if thing.starts_with("membership") => thing.clone(),
        1 => a(thing),
        _ if thing.contains("ship") || thing.contains("trader") => a(thing),
        2..=9 => format!("{} {thing}s", NUMBERS[count - 2]),
        _ => format!("{count} {thing}s"),
    };
    all.into_iter().map(told).collect()
}

const NUMBERS: [&str; 8] = ["two", "three", "four", "five", "six", "seven", "eight", "nine"];

/// `one, two and three`.
fn list(items: &[String]) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} and {last}", most.join(", ")),
    }
}
