//! Events in lines: news, the log, and the outcome.

use std::io::{self, Write};

use engine::Seat;
use skirmish::{Aftermath, Event, Fate, text};

use super::table::Table;
use crate::{
    skirmish::session::Session,
    terminal::{guide, typed::Lines},
};

impl<R: Lines, W: Write> Table<'_, R, W> {
    /// Prints the events the side has learnt of since it was last asked, throws with their dice.
    pub(super) fn news(&mut self, session: &Session, seat: Seat) -> io::Result<()> {
        let told = self.told[seat.index()];
        let known = session.known_to(seat);
        self.told[seat.index()] = session.events().len();
        let (names, mut contacts) = (session.names(), text::Contacts::default());
        let mut runs = text::Runs::default();
        let mut news: Vec<(String, Option<&Event>)> = Vec::new();
        for (_, event) in known.into_iter().filter(|(n, _)| *n >= told) {
            news.extend(runs.hear(&names, event).into_iter().map(|line| (line, None)));
            match (contacts.join(&names, event), news.last_mut()) {
                (Some(both), Some(last)) => last.0 = both,
                _ => news.extend(text::line(&names, event).map(|line| (line, Some(event)))),
            }
        }
        news.extend(runs.rest(&names).into_iter().map(|line| (line, None)));
        for (line, event) in news {
            let throw = event.and_then(|event| text::throws(&names, event));
            let throw = throw.map(|throw| format!("  ({throw})")).unwrap_or_default();
            if matches!(event, Some(Event::RoundBegan { .. })) {
                let line = self.paint.bold(&line);
                writeln!(self.out, "\n{line}")?;
            } else {
                let throw = self.paint.faint(&throw);
                self.say(&format!("  {line}{throw}"))?;
            }
        }
        Ok(())
    }

    pub(super) fn log(&mut self, session: &Session, seat: Seat) -> io::Result<()> {
        let names = session.names();
        let known = session.known_to(seat);
        let last = known.iter().rev().take(20).rev();
        let mut runs = text::Runs::default();
        for (_, event) in last {
            for line in runs.hear(&names, event) {
                self.say(&format!("  {line}"))?;
            }
            let Some(line) = text::line(&names, event) else { continue };
            let ids = self.paint.faint(&event.rules().join(", "));
            self.say(&format!("  {line}  {ids}"))?;
        }
        for line in runs.rest(&names) {
            self.say(&format!("  {line}"))?;
        }
        self.say("`far-lanes rules ID` prints a rule.")
    }

    /// Forgets events that were taken back.
    pub fn unread(&mut self, session: &Session) {
        let events = session.events().len();
        self.told.iter_mut().for_each(|told| *told = events.min(*told));
    }

    pub fn leave(&mut self, session: &mut Session) -> io::Result<()> {
        if session.trouble().is_some() {
            session.keep();
        }
        self.say(&match session.trouble() {
            Some(trouble) => {
                format!("You leave the field. The fight could not be saved: {trouble}.")
            }
            None => format!("You leave the field. It is saved in {}.", session.file().display()),
        })
    }

    /// How it ended and what it leaves behind.
    pub fn end(&mut self, session: &Session) -> io::Result<()> {
        self.warn_of_trouble(session)?;
        let persons = (0..4).map(Seat).find(|&seat| session.is_person(seat));
        self.news(session, self.asked.or(persons).unwrap_or(Seat(0)))?;
        let Some(Aftermath { outcome, fighters, loot }) = session.aftermath() else {
            return Ok(());
        };
        writeln!(self.out)?;
        for one in fighters {
            let fate = fate(one.fate);
            let now = one.body.physical(one.full);
            let shots: Vec<String> = one
                .spent
                .iter()
                .map(|(weapon, shots)| format!("{shots} from the {weapon}"))
                .collect();
            let spent = if shots.is_empty() {
                String::new()
            } else {
                format!("; shots: {}", shots.join(", "))
            };
            let [str, dex, end] = now;
            let name = &one.name;
            self.say(&format!("  {name}: {fate}, STR {str} DEX {dex} END {end}{spent}"))?;
        }
        // Where nobody holds the field, nothing is taken.
        if let Some(winner) = outcome.winner.filter(|_| !loot.is_empty()) {
            self.say(&field_of(session.names().side(winner), &loot))?;
        }
        self.lines(guide::untold(&session.untold(), self.paint))?;
        self.say("Why the others did what they did, this tells:")?;
        self.how_to_see_why(session.file())?;
        self.say(&format!("Seed {}.", session.fight_options().seed))
    }
}

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Unhurt => "unhurt",
        Fate::Wounded => "wounded",
        Fate::Unconscious => "unconscious",
        Fate::Dead => "dead",
        Fate::Fled => "away",
        Fate::Captured => "taken",
    }
}

/// Whose the field is, and what lies on it.
fn field_of(side: &str, loot: &[String]) -> String {
    format!("The field belongs to {side}, and with it: {}.", loot.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_whose_the_field_is_with_what_lies_on_it() {
        let loot = ["Foil", "Sword"].map(str::to_owned);
        assert_eq!(
            field_of("The crew", &loot),
            "The field belongs to The crew, and with it: Foil, Sword."
        );
    }
}
