//! Filters the log by captain and by phase.

use cards::data::Phase;
use engine::Seat;

use super::{Line, Sort};

/// One captain, one phase, or everything.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct LogFilter {
    pub captain: Option<Seat>,
    pub phase: Option<Phase>,
}

/// Every phase and then none, in the order in which they are stepped through.
fn phases() -> impl Iterator<Item = Option<Phase>> {
    std::iter::once(None).chain(Phase::ALL.iter().copied().map(Some))
}

impl LogFilter {
    /// The captain and the phase that these words mean: `me`, part of a name, or the beginning of a
    /// phase's name, in any order.
    ///
    /// # Errors
    /// A sentence about the word that means neither.
    pub fn read(words: &str, names: &[String], me: Seat) -> Result<LogFilter, String> {
        words.split_whitespace().map(str::to_lowercase).try_fold(
            LogFilter::default(),
            |filter, word| {
                let begins =
                    |phase: &&Phase| format!("{phase:?}").to_lowercase().starts_with(&word);
                let called = || names.iter().position(|name| name.to_lowercase().contains(&word));
                match Phase::ALL.iter().find(begins) {
                    _ if matches!(word.as_str(), "me" | "you") => {
                        Ok(LogFilter { captain: Some(me), ..filter })
                    }
                    Some(&phase) => Ok(LogFilter { phase: Some(phase), ..filter }),
                    None => match called() {
                        Some(nth) => Ok(LogFilter { captain: Some(Seat(nth as u8)), ..filter }),
                        None => Err(format!("No captain and no phase here is called `{word}`.")),
                    },
                }
            },
        )
    }

    /// Only this captain; everybody if it was only them before.
    pub fn turn_captain(self, seat: Seat) -> LogFilter {
        let captain = Some(seat).filter(|_| self.captain != Some(seat));
        LogFilter { captain, ..self }
    }

    /// Only this phase; the whole round if it was only that before.
    pub fn turn_phase(self, phase: Phase) -> LogFilter {
        let phase = Some(phase).filter(|_| self.phase != Some(phase));
        LogFilter { phase, ..self }
    }

    /// The phase after this one, or the whole round after the last.
    pub fn next_phase(self) -> LogFilter {
        let phase = phases().skip_while(|&phase| phase != self.phase).nth(1).flatten();
        LogFilter { phase, ..self }
    }

    /// Whether everything passes.
    pub fn is_open(self) -> bool {
        self == LogFilter::default()
    }

    /// The numbers of the lines that pass. Where a filter is set, a heading passes only with what
    /// stands under it.
    pub fn matching<'a>(self, lines: impl IntoIterator<Item = &'a Line>) -> Vec<usize> {
        let (mut passed, mut round, mut stage) = (Vec::new(), None, None);
        for (n, line) in lines.into_iter().enumerate() {
            match line.sort {
                _ if self.is_open() => passed.push(n),
                Sort::Round => (round, stage) = (Some(n), None),
                Sort::Stage => stage = Some(n),
                Sort::By(_) | Sort::Plain if self.lets(line) => {
                    passed.extend(round.take().into_iter().chain(stage.take()));
                    passed.push(n);
                }
                Sort::By(_) | Sort::Plain => {}
            }
        }
        passed
    }

    fn lets(self, line: &Line) -> bool {
        self.phase.is_none_or(|phase| line.phase == phase)
            && self.captain.is_none_or(|seat| line.about.captains.contains(&seat))
    }
}
