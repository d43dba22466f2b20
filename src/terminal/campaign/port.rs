//! Questions of the campaign itself: numbered options, one answer a line.

use std::io::{self, Write};

use campaign::{Choice, Move, Why, text};
use cards::data::CardBook;
use engine::Game;

use super::{Desk, Told, games::Played, own, print};
use crate::{
    campaign::{Agent, NOTHING_TO_UNDO, UnderWay},
    terminal::{guide, sure::is_sure, typed::Lines},
};

/// What can be typed.
pub(super) const HELP: &str = "\
NUMBER   take that option; a contract departs
NAME     the card that is called so, or begins so
? 3      the whole of option 3
crew     the crew wall: who is aboard, how they are, what they have been through
ledger   the books, leg by leg
deck     the ship's cards, without the people aboard
port     where the ship lies, and how things stand
lanes    the ports a month away, the work there, and what lies behind
rivals   those whom the ship has raced against
options  the options once more
hint     what an old hand would do, and what speaks for and against it
undo     take back who was hired or paid off, or what was bought, last
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
    /// Show the whole of an option.
    Whole(usize),
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
        if let Some(number) = line.strip_prefix('?').and_then(|it| it.trim().parse::<usize>().ok())
            && (1..=options).contains(&number)
        {
            return Answer::Whole(number - 1);
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

/// The number, from 0, of the one card among the options that is called so, else that begins so.
fn called(name: &str, options: &[Move], cards: &CardBook) -> Option<usize> {
    let name = name.to_lowercase();
    let title = |option: &Move| {
        let (Move::Take(card) | Move::LeaveAshore(card)) = option else { return None };
        cards.find(card).map(|(_, card)| card.name.to_lowercase())
    };
    let titles: Vec<Option<String>> = options.iter().map(title).collect();
    let only = |fits: &dyn Fn(&str) -> bool| {
        let mut found = (0..titles.len()).filter(|&nth| titles[nth].as_deref().is_some_and(fits));
        found.next().filter(|_| found.next().is_none())
    };
    only(&|title| title == name).or_else(|| only(&|title| title.starts_with(&name)))
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
    if choice.why == Why::Port && std::mem::take(&mut told.arrived) {
        sheet(under_way, out)?;
    }
    options(under_way, &choice, out)?;
    lesson(under_way, told, out)?;
    loop {
        let Some(line) = input.line(out)? else {
            writeln!(out, "The input has ended.")?;
            return Ok(Played::Left);
        };
        let cards = &under_way.campaign.book().cards;
        let named = called(line.trim(), &choice.options, cards);
        let answer = Answer::read(line.trim(), choice.options.len());
        let is_no_command = matches!(answer, Answer::Unknown);
        match named.filter(|_| is_no_command).map_or(answer, Answer::Option) {
            Answer::Option(nth) if !is_meant(under_way, &choice.options[nth], input, out)? => {
                print("They stay aboard.", out)?;
            }
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
            Answer::Undo => print(NOTHING_TO_UNDO, out)?,
            answer @ (Answer::Whole(_)
            | Answer::Crew
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

/// Whether an option is meant: numbers shift, and who is paid off by a number too many is missed.
fn is_meant(
    under_way: &UnderWay,
    option: &Move,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<bool> {
    let Move::Dismiss(id) = option else { return Ok(true) };
    let name = text::name(*id, under_way.campaign.own());
    let lost = format!("{name} leaves for good. `yes` pays them off; anything else does not.");
    is_sure(&lost, input, out)
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
        Answer::Whole(nth) => {
            print(&text::option(&choice.options[*nth], knowledge, under_way.campaign.book()), out)
        }
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
    let left = text::days_left(knowledge).filter(|_| choice.why == Why::Port);
    let left = left.map_or_else(String::new, |left| format!(" {left}."));
    print(&format!("{}{left}", text::why(&choice.why)), out)?;
    for (nth, option) in choice.options.iter().enumerate() {
        print(&format!("{:>3}  {}", nth + 1, text::short_option(option, knowledge, book)), out)?;
    }
    let full = text::full(knowledge, book).filter(|_| choice.why == Why::Port);
    full.map_or(Ok(()), |full| print(&full, out))
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
    let told = text::told(under_way.campaign.journal().events(), 0, &names);
    told.iter().try_for_each(|(_, line)| print(line, out))
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::campaign::testing::charted;

    #[test]
    fn a_card_to_leave_ashore_is_named_by_enough_of_its_name_to_be_the_only_one() {
        let cards = charted().book.cards.clone();
        let leave = |(_, card): (_, &cards::data::Card)| Move::LeaveAshore(card.id.clone());
        let options: Vec<Move> =
            std::iter::once(Move::Sign(0)).chain(cards.cards().map(leave)).collect();
        for (nth, (_, card)) in cards.cards().enumerate() {
            let name = card.name.to_uppercase();
            assert_eq!(called(&name, &options, &cards), Some(nth + 1), "{name}");
        }
        let card = cards.cards().next().expect("there are cards").1;
        let begun = card.name.chars().take(5).collect::<String>();
        assert_eq!(called(&begun, &options[..2], &cards), Some(1));
        assert_eq!(called("", &options, &cards), None, "that could be any of them");
        assert_eq!(called("the moon", &options, &cards), None);
    }

    #[test]
    fn a_question_mark_before_a_number_shows_the_whole_of_that_option() {
        for line in ["?3", "? 3"] {
            assert!(matches!(Answer::read(line, 3), Answer::Whole(2)), "{line}");
        }
        assert!(matches!(Answer::read("?", 3), Answer::Help));
        assert!(matches!(Answer::read("? 4", 3), Answer::Unknown), "there is none");
    }
}
