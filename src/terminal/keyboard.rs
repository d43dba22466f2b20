//! The keyboard of a terminal: lines that can be edited, remembered and completed.

use std::io::{self, IsTerminal, Stdin, Write, stdin};

use rustyline::{
    CompletionType, Config, Context, Editor, Helper, completion::Completer, error::ReadlineError,
    highlight::Highlighter, hint::Hinter, history::DefaultHistory, validate::Validator,
};

use super::{
    paint::{means, set_columns, stay_plain},
    typed::{Lines, PROMPT},
};

/// The answer to the first Ctrl-C.
const STILL_HERE: &str = "Nothing is lost. Ctrl-C once more, or `q`, saves and leaves.";
/// The last words when a signal ends the program between two questions.
const INTERRUPTED: &str = "\nInterrupted. All is as it was saved after your last answer.";
/// How a shell tells that somebody pressed Ctrl-C.
const BY_INTERRUPT: i32 = 130;

/// What a person types on.
pub enum Keyboard {
    /// With a line editor, as a screen has it.
    Edited(Box<Editor<Offers, DefaultHistory>>),
    /// As the lines come: from a pipe, or where the terminal can draw nothing.
    AsItComes(Stdin),
}

impl Keyboard {
    /// That of this terminal. Lines are as wide as it is from here on, and Ctrl-C ends the program with a
    /// sentence. `plain` is for screen readers: nothing is drawn twice.
    pub fn open(plain: bool) -> Keyboard {
        // Another handler may be there already; that one decides then.
        let _ = ctrlc::set_handler(|| {
            let _ = writeln!(io::stderr(), "{INTERRUPTED}");
            std::process::exit(BY_INTERRUPT);
        });
        if plain {
            stay_plain();
        }
        // Lines that are pasted are answers one by one.
        let config = Config::builder().completion_type(CompletionType::List);
        let config = config.bracketed_paste(false).build();
        let Ok(mut editor) = Editor::with_config(config) else {
            return Keyboard::AsItComes(stdin());
        };
        learn_width(&mut editor);
        if !means().screen || !stdin().is_terminal() {
            return Keyboard::AsItComes(stdin());
        }
        editor.set_helper(Some(Offers::default()));
        Keyboard::Edited(Box::new(editor))
    }
}

fn learn_width(editor: &mut Editor<Offers, DefaultHistory>) {
    if let Some((columns, _)) = editor.dimensions() {
        set_columns(usize::from(columns));
    }
}

impl Lines for Keyboard {
    fn offer(&mut self, offers: impl FnOnce() -> Vec<String>) {
        if let Keyboard::Edited(editor) = self {
            editor.set_helper(Some(Offers(offers())));
        }
    }

    fn line(&mut self, out: &mut impl Write) -> io::Result<Option<String>> {
        match self {
            Keyboard::Edited(editor) => edited(editor, out),
            Keyboard::AsItComes(stdin) => stdin.lock().line(out),
        }
    }
}

/// A line from the editor. Ctrl-C twice is the end of them, as Ctrl-D is.
fn edited(
    editor: &mut Editor<Offers, DefaultHistory>,
    out: &mut impl Write,
) -> io::Result<Option<String>> {
    out.flush()?;
    let mut interrupted = false;
    loop {
        let read = editor.readline(PROMPT);
        // The window may be another size by now.
        learn_width(editor);
        match read {
            Ok(line) => {
                let line = line.trim().to_owned();
                remember(editor, &line);
                return Ok(Some(line));
            }
            Err(ReadlineError::Interrupted) if !interrupted => {
                interrupted = true;
                writeln!(out, "{STILL_HERE}")?;
            }
            Err(_) => return Ok(None),
        }
    }
}

/// Keeps what may be wanted again. A number means something else at the next question.
fn remember(editor: &mut Editor<Offers, DefaultHistory>, line: &str) {
    if !line.is_empty() && line.parse::<i64>().is_err() {
        // A line that is not remembered is typed again.
        let _ = editor.add_history_entry(line);
    }
}

/// Lines that somebody may mean, for the Tab key.
#[derive(Default)]
pub struct Offers(Vec<String>);

impl Offers {
    /// Those that begin with what is typed, in either case, with or without a space after `?`.
    fn beginning_with(&self, typed: &str) -> Vec<String> {
        let like = |text: &str| text.to_lowercase().replacen("? ", "?", 1);
        let typed = like(typed.trim_start());
        let mut fitting: Vec<String> =
            self.0.iter().filter(|offer| like(offer).starts_with(&typed)).cloned().collect();
        fitting.sort();
        fitting.dedup();
        fitting
    }
}

impl Completer for Offers {
    type Candidate = String;

    fn complete(
        &self,
        line: &str,
        at: usize,
        _: &Context<'_>,
    ) -> rustyline::Result<(usize, Vec<String>)> {
        Ok((0, self.beginning_with(&line[..at])))
    }
}

impl Hinter for Offers {
    type Hint = String;
}
impl Highlighter for Offers {}
impl Validator for Offers {}
impl Helper for Offers {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tab_offers_what_begins_with_what_is_typed() {
        let offers = ["table", "take back", "? Odo Lanterman", "Odo Lanterman", "Odo Lanterman"];
        let offers = Offers(offers.map(str::to_owned).to_vec());
        assert_eq!(offers.beginning_with("ta"), ["table", "take back"]);
        assert_eq!(offers.beginning_with("ODO"), ["Odo Lanterman"]);
        assert_eq!(offers.beginning_with("?od"), ["? Odo Lanterman"]);
        assert_eq!(offers.beginning_with("? od"), ["? Odo Lanterman"]);
        assert_eq!(offers.beginning_with("zz"), [""; 0]);
        assert_eq!(offers.beginning_with("").len(), 4);
    }
}
