//! Questions of the campaign itself: numbered options, one answer a line.

use std::io::{self, Write};

use campaign::{Choice, text};
use engine::Game;

use super::{Desk, Told, games::Played, own, print};
use crate::{
    campaign::{Agent, UnderWay},
    terminal::{guide, typed::Lines},
};

/// What can be typed.
pub(super) const HELP: &str = "\
NUMBER   take that option; a contract departs
crew     the crew wall: who is aboard, how they are, what they have been through
ledger   the books, leg by leg
deck     the ship's cards, without the people aboard
port     where the ship lies, and how things stand
lanes    the ports a month away, the work there, and what lies behind
rivals   those whom the ship has raced against
options  the options once more
hint     what an old hand would do, and what speaks for and against it
undo     take back who was hired or paid off last
log      everything so far
?        this
q        save and leave; `far-lanes campaign` goes on from here

A leg is a month: a port, a contract, a voyage at the card table with your people
as its crew, perhaps a boarding, a week in the sickbay, the books. Errands in port
take days of it; days that are left are worth nothing. Wounds on the table are
wounds of the body. Who is hurt has a weaker card; who is unconscious stays in
their bunk.";

/// What somebody typed.
pub(super) enum Answer {
    Option(usize),
    Crew,
    Ledger,
    Deck,
    Port,
    Lanes,
    Rivals,
    Options,
    Hint,
    Undo,
    Log,
    Help,
    /// An empty line: on from a lesson.
    GoOn,
    LeaveGuide,
    Quit,
    Unknown,
}

impl Answer {
    fn read(line: &str, options: usize) -> Answer {
        if let Ok(number) = line.parse::<usize>()
            && (1..=options).contains(&number)
        {
            return Answer::Option(number - 1);
        }
        match line.to_lowercase().as_str() {
            "crew" | "c" => Answer::Crew,
            "ledger" | "books" | "b" => Answer::Ledger,
            "deck" | "d" => Answer::Deck,
            "port" | "p" => Answer::Port,
            "lanes" | "m" => Answer::Lanes,
            "rivals" | "r" => Answer::Rivals,
            "options" | "o" => Answer::Options,
            "hint" | "h" => Answer::Hint,
            "undo" | "u" => Answer::Undo,
            "log" | "l" => Answer::Log,
            "?" | "help" => Answer::Help,
            "" => Answer::GoOn,
            "leave guide" => Answer::LeaveGuide,
            "q" | "quit" => Answer::Quit,
            _ => Answer::Unknown,
        }
    }
}

/// Asks until an answer decides something.
pub(super) fn ask(
    under_way: &mut UnderWay,
    desk: &mut Desk,
    told: &mut Told,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<Played> {
    let Some(choice) = under_way.campaign.choice().cloned() else { return Ok(Played::On) };
    if choice.why == campaign::Why::Port && std::mem::take(&mut told.arrived) {
        sheet(under_way, out)?;
    }
    options(under_way, &choice, out)?;
    lesson(under_way, told, out)?;
    loop {
        let Some(line) = input.line(out)? else {
            writeln!(out, "The input has ended.")?;
            return Ok(Played::Left);
        };
        match Answer::read(line.trim(), choice.options.len()) {
            Answer::Option(nth) => {
                if let Err(refusal) = under_way.decide(own(choice.options[nth].clone())) {
                    writeln!(out, "{refusal}.")?;
                }
                return Ok(Played::On);
            }
            Answer::Quit => return Ok(Played::Left),
            Answer::GoOn if is_to_be_read(under_way) => {
                under_way.lesson_read();
                lesson(under_way, told, out)?;
            }
            Answer::LeaveGuide if under_way.is_guided() => {
                under_way.leave_guide();
                print(guide::FAREWELL, out)?;
            }
            Answer::Undo if under_way.undo() => {
                told.events = under_way.campaign.journal().events().len();
                return Ok(Played::On);
            }
            Answer::Undo => print("Nothing was hired or paid off last; the rest stands.", out)?,
            answer @ (Answer::Crew
            | Answer::Ledger
            | Answer::Deck
            | Answer::Port
            | Answer::Lanes
            | Answer::Rivals
            | Answer::Options
            | Answer::Hint
            | Answer::Log
            | Answer::Help
            | Answer::GoOn
            | Answer::LeaveGuide
            | Answer::Unknown) => aside(&answer, under_way, desk, &choice, out)?,
        }
    }
}

/// The lesson that has its moment.
fn lesson(under_way: &UnderWay, told: &Told, out: &mut impl Write) -> io::Result<()> {
    let due = under_way.lesson();
    let lines = guide::lines(due.as_ref(), None, told.paint);
    lines.iter().try_for_each(|line| writeln!(out, "{line}"))
}

/// Whether a lesson stands that an empty line goes on from.
fn is_to_be_read(under_way: &UnderWay) -> bool {
    under_way.lesson().is_some_and(|it| !it.lesson.until_answered)
}

/// An answer that decides nothing.
fn aside(
    answer: &Answer,
    under_way: &UnderWay,
    desk: &mut Desk,
    choice: &Choice,
    out: &mut impl Write,
) -> io::Result<()> {
    let knowledge = under_way.campaign.own();
    match answer {
        Answer::Crew => text::crew(knowledge).iter().try_for_each(|line| print(line, out)),
        Answer::Ledger => text::ledger(knowledge).iter().try_for_each(|it| writeln!(out, "{it}")),
        Answer::Deck => deck(under_way, out),
        Answer::Port => sheet(under_way, out),
        Answer::Lanes => {
            let lines = text::lanes(knowledge, under_way.campaign.book());
            lines.iter().try_for_each(|line| print(line, out))
        }
        Answer::Rivals => {
            let lines = text::rivals(knowledge, under_way.campaign.book());
            let nobody = ["Nobody races on these lanes.".to_owned()];
            let lines = if lines.is_empty() { &nobody[..] } else { &lines[..] };
            lines.iter().try_for_each(|line| print(line, out))
        }
        Answer::Options => options(under_way, choice, out),
        Answer::Hint => hint(under_way, &mut desk.adviser, choice, out),
        Answer::Log => log(under_way, out),
        Answer::Help => writeln!(out, "{HELP}"),
        Answer::Option(_)
        | Answer::Undo
        | Answer::GoOn
        | Answer::LeaveGuide
        | Answer::Quit
        | Answer::Unknown => {
            let count = choice.options.len();
            print(&format!("A number from 1 to {count}, or a word. `?` helps."), out)
        }
    }
}

fn sheet(under_way: &UnderWay, out: &mut impl Write) -> io::Result<()> {
    let lines = text::port(under_way.campaign.own(), under_way.campaign.book());
    lines.iter().try_for_each(|line| print(line, out))
}

fn options(under_way: &UnderWay, choice: &Choice, out: &mut impl Write) -> io::Result<()> {
    let (knowledge, book) = (under_way.campaign.own(), under_way.campaign.book());
    writeln!(out)?;
    print(text::why(&choice.why), out)?;
    for (nth, option) in choice.options.iter().enumerate() {
        print(&format!("{:>3}  {}", nth + 1, text::option(option, knowledge, book)), out)?;
    }
    Ok(())
}

fn deck(under_way: &UnderWay, out: &mut impl Write) -> io::Result<()> {
    let (deck, book) = (&under_way.campaign.own().deck, &under_way.campaign.book().cards);
    for (id, copies) in &deck.captain {
        let name = book.find(id).map_or(id.as_str(), |(_, card)| &card.name);
        writeln!(out, "  {copies}  {name}")?;
    }
    print("People aboard take the places of its crew cards when the ship departs.", out)
}

fn log(under_way: &UnderWay, out: &mut impl Write) -> io::Result<()> {
    let names = text::Names::of(under_way.campaign.own(), under_way.campaign.book());
    let events = under_way.campaign.journal().events().iter();
    events.filter_map(|event| text::line(event, &names)).try_for_each(|line| print(&line, out))
}

/// The adviser's option, with the considerations that move it most.
fn hint(
    under_way: &UnderWay,
    adviser: &mut Agent,
    choice: &Choice,
    out: &mut impl Write,
) -> io::Result<()> {
    let (knowledge, book) = (under_way.campaign.own(), under_way.campaign.book());
    let Some((best, reasons)) = adviser.advise(&under_way.campaign, choice) else {
        return print("Nobody aboard has an opinion.", out);
    };
    print(&format!("An old hand would: {}", text::option(&best, knowledge, book)), out)?;
    for (name, amount) in reasons {
        let speaks = if amount > 0.0 { "for it" } else { "against it" };
        print(&format!("  {speaks}: {name}"), out)?;
    }
    Ok(())
}
