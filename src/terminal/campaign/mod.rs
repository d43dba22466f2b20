//! A campaign in a terminal: the port by numbered options, voyages and boardings at the terminal's
//! own tables.

mod games;
mod port;

use std::{
    io::{self, Write},
    sync::Arc,
};

use ai::combat::Minds;
use campaign::{
    Decision, Event, InnerGame,
    text::{self, Names},
};
use engine::{Game, Seat};

use super::{
    guide,
    paint::{Paint, wrapped},
    typed::Lines,
};
use crate::{
    campaign::{Agent, InnerGameError, UnderWay},
    data::Library,
};
use games::Played;

/// What somebody at the terminal has besides the campaign: cards, those who board, and a mind that
/// advises.
pub struct Desk<'a> {
    pub library: &'a Library,
    pub minds: Arc<Minds>,
    pub adviser: Agent,
}

/// Why a campaign cannot be played on here.
#[derive(Debug, thiserror::Error)]
pub enum CampaignPlayError {
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
    #[error(transparent)]
    Inner(#[from] InnerGameError),
}

/// Plays until the campaign is over, the person leaves, or nothing more comes in.
///
/// # Errors
/// Nothing can be written any more, or the game inside the leg cannot be begun.
pub fn campaign(
    under_way: &mut UnderWay,
    desk: &mut Desk,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> Result<(), CampaignPlayError> {
    let events = present_leg(under_way.campaign.journal().events());
    let mut told = Told { events, arrived: true, paint: Paint::of_stdout() };
    greet(under_way, &told, out)?;
    if under_way.is_guided() {
        print(guide::WELCOME, out)?;
    }
    loop {
        told.news(under_way, out)?;
        if let Some(trouble) = under_way.trouble() {
            writeln!(out, "{trouble} (the newest state is not on disk)")?;
        }
        if under_way.campaign.inner().is_some() {
            before_the_table(under_way, &told, out)?;
        }
        let played = match under_way.campaign.inner() {
            Some(InnerGame::Cards(..)) => games::fly(under_way, desk.library, input, out)?,
            Some(InnerGame::Fight(..)) => games::fight(under_way, &desk.minds, input, out)?,
            None if under_way.campaign.is_over() => return Ok(told.end(under_way, out)?),
            None => port::ask(under_way, desk, &mut told, input, out)?,
        };
        match played {
            Played::On => {}
            Played::Left => return Ok(leave(under_way, out)?),
        }
    }
}

/// The number of the event from which somebody who comes back is told: where the present leg began, or
/// the campaign.
fn present_leg(events: &[Event]) -> usize {
    let begins = |event: &Event| matches!(event, Event::LegBegan { leg, .. } if *leg > 1);
    events.iter().rposition(begins).unwrap_or(0)
}

/// All lessons on the game inside the leg that is about to be played.
fn before_the_table(under_way: &mut UnderWay, told: &Told, out: &mut impl Write) -> io::Result<()> {
    while let Some(lesson) = under_way.lesson() {
        let lines = guide::lesson_alone(&lesson, told.paint);
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))?;
        under_way.lesson_read();
    }
    Ok(())
}

/// Lets minds play everything, and tells the story.
///
/// # Errors
/// Nothing can be written any more.
pub fn watch(under_way: &mut UnderWay, agent: &mut Agent, out: &mut impl Write) -> io::Result<()> {
    let mut told = Told { events: 0, arrived: true, paint: Paint::of_stdout() };
    told.news(under_way, out)?;
    while let Some(decision) = agent.decide(&under_way.campaign) {
        if under_way.decide_quietly(decision).is_err() {
            break; // cannot be: what is chosen is one of the options
        }
        told.news(under_way, out)?;
    }
    under_way.write();
    told.end(under_way, out)
}

/// How much of the journal was told.
struct Told {
    events: usize,
    /// Whether the port is still to be shown.
    arrived: bool,
    paint: Paint,
}

impl Told {
    /// Tells what has happened since.
    fn news(&mut self, under_way: &UnderWay, out: &mut impl Write) -> io::Result<()> {
        let events = under_way.campaign.journal().events();
        if events.len() == self.events {
            return Ok(());
        }
        let names = Names::of(under_way.campaign.own(), under_way.campaign.book());
        for (event, line) in text::told(events, self.events, &names) {
            self.arrived |= matches!(event, Event::LegBegan { .. });
            let begins = matches!(event, Event::LegBegan { .. } | Event::Ended { .. });
            if begins {
                writeln!(out)?;
            }
            let line = if begins { self.paint.bold(&line) } else { line };
            print(&line, out)?;
        }
        self.events = events.len();
        Ok(())
    }

    fn end(&self, under_way: &UnderWay, out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        let (own, book) = (under_way.campaign.own(), under_way.campaign.book());
        text::ending(own, book).iter().skip(1).try_for_each(|it| print(it, out))
    }
}

fn greet(under_way: &UnderWay, told: &Told, out: &mut impl Write) -> io::Result<()> {
    let title = told.paint.bold("Far Lanes.");
    let (seed, file) = (under_way.campaign.seed(), under_way.file().display());
    print(
        &format!("{title} A campaign, seed {seed}; it is saved in {file} after every decision."),
        out,
    )?;
    print("`?` helps, `q` saves and leaves.", out)
}

fn leave(under_way: &UnderWay, out: &mut impl Write) -> io::Result<()> {
    let file = under_way.file().display();
    print(&format!("The campaign waits in {file}; `far-lanes campaign` goes on."), out)
}

/// A line, wrapped.
fn print(line: &str, out: &mut impl Write) -> io::Result<()> {
    wrapped(line, 2).iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// A decision of the captain's.
fn own(chosen: campaign::Move) -> Decision {
    Decision { seat: Seat(0), chosen }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_comes_back_is_told_of_the_present_leg_alone() {
        let leg = |leg| Event::LegBegan { leg, port: "brede".to_owned() };
        let (followed, leg_1, leg_2) = (Event::Followed, leg(1), leg(2));
        let events = [followed.clone(), leg_1, followed.clone(), leg_2, followed];
        assert_eq!(present_leg(&events[..3]), 0, "the first leg with how the campaign begins");
        assert_eq!(present_leg(&events), 3);
    }
}
