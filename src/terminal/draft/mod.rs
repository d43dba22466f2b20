//! A draft in a terminal: four cards, one answer a line; then the deck, and the games that it is for.

mod answer;
mod print;

use std::{
    io::{self, Write},
    ops::ControlFlow,
    path::PathBuf,
};

use cards::data::Def;

use self::answer::Answer;
use super::{
    paint::{Paint, means, wrapped},
    prompt,
    typed::Lines,
};
use crate::{
    builder::{self, OwnDecks},
    data::Library,
    draft::{Adviser, Drafted, Meeting, UnderWay},
    hints::Hint,
};

/// The commands that can be typed at a draft.
pub const HELP: &str = "\
While cards are offered, answer with the number of one, or a part of its name.
  take NAME      the card of that name, should it be one of these words too
  hint           what the adviser would pick, and why
  rest           let the adviser pick everything that is still to come
  undo           take your last pick back
  deck           the deck so far: its cards, its curve, what its crew can do
  offer          the offer once more
Once the deck is whole:
  play 2         play against that rival, each with what they drafted
  keep NAME      keep the deck among your own, under that name or the draft's
At any time:
  ? NAME         what a card says; ? 3 for the third of the offer
  q, quit        leave; the draft is kept, and `far-lanes draft` goes on with it
Tab completes what you type; the up arrow brings back what you asked before.";

/// Words that stand by themselves, for the Tab key.
const COMMANDS: [&str; 9] =
    ["deck", "help", "hint", "keep", "offer", "play", "quit", "rest", "undo"];

/// What a person at a draft needs besides.
pub struct DraftTable<'a> {
    pub library: &'a Library,
    /// Where decks are kept.
    pub decks: PathBuf,
    pub rivals: Vec<Drafted>,
    /// How the games against them stand.
    pub met: Vec<Meeting>,
}

/// Drafts in this terminal; the number of the rival, from 0, whom the person wants to play against now.
///
/// # Errors
/// Nothing can be written any more.
pub fn draft(
    under_way: &mut UnderWay,
    table: &DraftTable,
    input: &mut impl Lines,
    out: &mut impl Write,
) -> io::Result<Option<usize>> {
    let adviser = Adviser::new(table.library, under_way.drafting.game().book());
    let mut desk = Desk { under_way, table, adviser, input, out, paint: Paint::of_stdout() };
    desk.show()?;
    desk.answers()
}

/// A draft in front of somebody.
struct Desk<'a, R, W> {
    under_way: &'a mut UnderWay,
    table: &'a DraftTable<'a>,
    adviser: Adviser,
    input: &'a mut R,
    out: &'a mut W,
    paint: Paint,
}

impl<R: Lines, W: Write> Desk<'_, R, W> {
    /// The offer, or the deck once it is whole.
    fn show(&mut self) -> io::Result<()> {
        let lines = match self.under_way.drafting.offer() {
            Some(_) => print::offer(&self.under_way.drafting, self.paint),
            None => print::whole(&self.under_way.drafting, self.table, self.paint),
        };
        self.lines(&lines)
    }

    fn answers(&mut self) -> io::Result<Option<usize>> {
        loop {
            let typed = self.typed();
            self.input.offer(|| typed);
            let Some(line) = self.input.line(self.out)? else { return Ok(None) };
            if let ControlFlow::Break(rival) = self.answer(answer::read(&line))? {
                return Ok(rival);
            }
        }
    }

    /// Does what was typed; a break is the end of the draft for now, with the rival to play against if there is one.
    fn answer(&mut self, answer: Answer) -> io::Result<ControlFlow<Option<usize>>> {
        match answer {
            Answer::Quit => return Ok(ControlFlow::Break(None)),
            Answer::Play(number) => {
                let rival = self.rival(number)?;
                return Ok(
                    rival.map_or(ControlFlow::Continue(()), |it| ControlFlow::Break(Some(it)))
                );
            }
            Answer::Number(number) => {
                let nth = number.checked_sub(1);
                let offer = self.under_way.drafting.offer();
                let card = offer.and_then(|offer| offer.options.get(nth?).copied());
                self.pick_or_say(card)
            }
            Answer::Name(name) => {
                let card = print::named(&name, &self.under_way.drafting);
                self.pick_or_say(card)
            }
            Answer::Hint => self.hint(),
            Answer::Deck => {
                let deck = self.under_way.drafting.deck();
                let lines = print::deck(&deck, self.under_way.drafting.game().book());
                self.lines(&lines)
            }
            Answer::Card(name) => self.card(&name),
            Answer::Undo => {
                if self.under_way.undo() {
                    self.say("Your last pick is taken back.")?;
                    self.trouble()?;
                    self.show()
                } else {
                    self.say("There is no pick to take back.")
                }
            }
            Answer::Rest => self.rest(),
            Answer::Offer => self.show(),
            Answer::Keep(name) => self.keep(&name),
            Answer::Help => self.lines(&HELP.lines().map(str::to_owned).collect::<Vec<_>>()),
            Answer::Empty => self.wanted(),
        }?;
        Ok(ControlFlow::Continue(()))
    }

    /// Picks that card, or says what can be answered.
    fn pick_or_say(&mut self, card: Option<Def>) -> io::Result<()> {
        let Some(card) = card else { return self.wanted() };
        let name = self.under_way.drafting.game().book().card(card).name.clone();
        let copies = self.under_way.drafting.game().copies(card);
        match self.under_way.pick(card) {
            Ok(()) => {
                let twice = if copies > 1 { format!(", {copies} of it") } else { String::new() };
                let line = self.paint.faint(&format!("  {name}{twice}: in the deck."));
                self.say(&line)?;
                self.trouble()?;
                self.show()
            }
            Err(refusal) => self.say(&format!("That cannot be: {refusal}.")),
        }
    }

    fn wanted(&mut self) -> io::Result<()> {
        match self.under_way.drafting.offer() {
            Some(offer) => {
                let count = offer.options.len();
                self.say(&format!("Answer 1 to {count}, or with a name; `hint` and `?` help."))
            }
            None => self.say("The deck is whole: `play 1`, `keep`, `deck`, `q`; `?` helps."),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        let hints = self.adviser.hints(&self.under_way.drafting);
        if hints.is_empty() {
            return self.wanted();
        }
        let told = |(nth, hint): (usize, &Hint<Def>)| {
            print::hint(nth, hint, &self.under_way.drafting, self.paint)
        };
        let lines: Vec<String> = hints.iter().enumerate().flat_map(told).collect();
        self.lines(&lines)
    }

    /// The adviser picks until the deck is whole.
    fn rest(&mut self) -> io::Result<()> {
        let before = self.under_way.drafting.picks();
        while let Some(card) = self.adviser.pick(&self.under_way.drafting) {
            if self.under_way.pick(card).is_err() {
                break;
            }
        }
        match self.under_way.drafting.picks() - before {
            0 => return self.wanted(),
            1 => self.say("The adviser made the last pick.")?,
            picks => self.say(&format!("The adviser made {picks} picks."))?,
        }
        self.trouble()?;
        self.show()
    }

    fn card(&mut self, name: &str) -> io::Result<()> {
        let drafting = &self.under_way.drafting;
        let offered = name.parse().ok().and_then(|number: usize| {
            drafting.offer()?.options.get(number.checked_sub(1)?).copied()
        });
        let book = drafting.game().book();
        let name = offered.map_or(name, |def| book.card(def).id.as_str());
        let lines = prompt::cards(name, &[], book);
        self.lines(&lines)
    }

    /// The rival of this number, from 1, if the deck can be played.
    fn rival(&mut self, number: Option<usize>) -> io::Result<Option<usize>> {
        let count = self.table.rivals.len();
        if !self.under_way.drafting.is_over() {
            self.say(
                "The deck is not whole yet; `rest` lets the adviser pick what is still to come.",
            )?;
            return Ok(None);
        }
        let nth = number.unwrap_or(1).checked_sub(1).filter(|nth| *nth < count);
        if nth.is_none() {
            self.say(&format!("There are {count} rivals to play against: `play 1` and so on."))?;
        }
        Ok(nth)
    }

    /// Keeps the deck among the person's own.
    fn keep(&mut self, name: &str) -> io::Result<()> {
        if !self.under_way.drafting.is_over() {
            return self.say("The deck is not whole yet; it is kept with the draft until then.");
        }
        let mut deck = builder::Draft::of(self.under_way.drafting.deck());
        deck.rename(name);
        let (own, library) = (OwnDecks::at(&self.table.decks), self.table.library);
        let ids: Vec<&str> = library.decks.iter().map(|listed| listed.id.as_str()).collect();
        let file = own.free_file(&deck.deck().name, &ids);
        match own.keep(&file, deck.deck(), &library.book) {
            Ok(()) => {
                let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
                self.say(&format!("Kept as `{id}`; `far-lanes decks show {id}` shows it."))
            }
            Err(fault) => self.say(&format!("It could not be kept: {fault}.")),
        }
    }

    /// Says where the newest pick is not on disk.
    fn trouble(&mut self) -> io::Result<()> {
        let fault = self.under_way.trouble().map(ToString::to_string);
        fault.map_or(Ok(()), |fault| self.say(&format!("The draft could not be kept: {fault}.")))
    }

    /// Everything that could be typed now.
    fn typed(&self) -> Vec<String> {
        let drafting = &self.under_way.drafting;
        let book = drafting.game().book();
        let offered = drafting.offer().map(|offer| offer.options.as_slice()).unwrap_or_default();
        let names = offered.iter().map(|&def| book.card(def).name.clone());
        let asked = offered.iter().map(|&def| format!("? {}", book.card(def).name));
        let commands = COMMANDS.iter().map(|&word| word.to_owned());
        commands.chain(names).chain(asked).collect()
    }

    fn lines(&mut self, lines: &[String]) -> io::Result<()> {
        lines.iter().try_for_each(|line| self.say(line))
    }

    fn say(&mut self, line: &str) -> io::Result<()> {
        let indent = line.len() - line.trim_start().len();
        let lines = if means().screen { wrapped(line, indent + 2) } else { vec![line.to_owned()] };
        lines.iter().try_for_each(|line| writeln!(self.out, "{line}"))
    }
}
