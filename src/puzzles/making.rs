//! A puzzle of a moment in a card game: the table as whoever is asked may know it, and which answers are good.

use std::path::Path;

use ai::{Level, Mind, OptionScore};
use cards::{
    CardGame, Choice, Move, Observation,
    position::{CaptainAt, Found, Moment, Position, Question, Theme, sure_wins},
    text,
};
use dice::Dice;
use engine::{Game, JournalHash, Seat};

use crate::data::{Library, WrittenPuzzle};

/// A puzzle that is being made of a moment, a piece of thought at a time.
pub trait Making {
    /// Thinks for a moment; the puzzle, once its answers are clear.
    ///
    /// # Errors
    /// No answer is better than another.
    fn go_on(&mut self) -> Option<Result<WrittenPuzzle, NoPuzzle>>;

    /// How much is thought of, in hundredths, where that can be told.
    fn progress(&self) -> Option<u32>;

    /// Thinks it through.
    ///
    /// # Errors
    /// No answer is better than another.
    fn through(mut self) -> Result<WrittenPuzzle, NoPuzzle>
    where
        Self: Sized,
    {
        loop {
            if let Some(made) = self.go_on() {
                return made;
            }
        }
    }
}

/// Why there is no puzzle in a moment.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NoPuzzle {
    #[error("nobody is asked anything at this moment")]
    NobodyAsked,
    #[error("{0} is asked here, whose cards stay hidden until the game is over")]
    NotYours(String),
    #[error("the fight is not over, and its puzzle would show what others hide")]
    NotOver,
    #[error("there is only one thing to do here")]
    OneAnswer,
    #[error("every answer is as good as any other here, by all that can be told")]
    AllAlike,
    #[error("this moment cannot be laid out anew")]
    NotAnew,
    #[error("this question hangs on cards that whoever is asked cannot see")]
    HangsOnHidden,
}

/// A puzzle that is being made: a computer captain thinks about its answers.
pub struct CardMaking {
    position: Position,
    game: CardGame,
    choice: Choice,
    seen: Observation,
    mind: Mind,
}

impl Making for CardMaking {
    fn go_on(&mut self) -> Option<Result<WrittenPuzzle, NoPuzzle>> {
        let chosen = self.mind.ponder(&self.seen, &self.choice)?;
        Some(self.settle(chosen).map(|position| WrittenPuzzle::Cards(Box::new(position))))
    }

    fn progress(&self) -> Option<u32> {
        None
    }
}

impl CardMaking {
    /// A puzzle of what is asked at a moment of a record: `person` is whoever may see no cards but their own
    /// yet, and file and number of the decision make the name it is called by.
    ///
    /// # Errors
    /// As [`begin`](CardMaking::begin), and somebody else than the person is asked.
    pub fn of_record(
        game: &CardGame,
        (names, person): (&[String], Option<Seat>),
        library: &Library,
        (file, at): (&Path, usize),
    ) -> Result<CardMaking, NoPuzzle> {
        let asked = game.choice().ok_or(NoPuzzle::NobodyAsked)?.seat;
        if person.is_some_and(|person| person != asked) {
            let name = names.get(asked.index()).cloned().unwrap_or_default();
            return Err(NoPuzzle::NotYours(name));
        }
        CardMaking::begin(game, names, library, &called(file, at))
    }

    /// Takes the table of `game` as whoever is asked may know it; `id` is what the puzzle is called by.
    ///
    /// # Errors
    /// There is nothing to answer, or the table cannot be told without what is hidden.
    pub fn begin(
        game: &CardGame,
        names: &[String],
        library: &Library,
        id: &str,
    ) -> Result<CardMaking, NoPuzzle> {
        let choice = game.choice().ok_or(NoPuzzle::NobodyAsked)?.clone();
        if choice.options.len() < 2 {
            return Err(NoPuzzle::OneAnswer);
        }
        // The deal of what is hidden hangs on the puzzle alone, never on what was there.
        let mut dice = Dice::seeded(seed(id, game, choice.seat));
        let moment = Moment::of(game, choice.seat, &mut dice).ok_or(NoPuzzle::HangsOnHidden)?;
        let position = described(game, names, &choice, id, moment);
        let game = position.table(game.book()).map_err(|_| NoPuzzle::HangsOnHidden)?;
        let seen = game.observe(choice.seat);
        let level = library.levels.of(Level::Admiral).clone();
        let mind = Mind::new(game.book().clone(), library.personality.clone(), level);
        Ok(CardMaking { position, game, choice, seen, mind })
    }

    /// What can be proven goes before what a captain thinks.
    fn settle(&mut self, chosen: Move) -> Result<Position, NoPuzzle> {
        let sure = sure_wins(&self.game).filter(|sure| !sure.wins.is_empty());
        let (good, found, idea) = match sure {
            Some(sure) => (sure.wins, Found::Proven { ends: sure.ends }, WINS.to_owned()),
            None => self.weighed(chosen),
        };
        let good: Vec<_> = good.iter().map(|&it| self.position.said(&self.game, it)).collect();
        let mut position = self.position.clone();
        (position.good, position.found, position.idea) = (good, Some(found), idea);
        let all = self.choice.options.len();
        if position.good_options(&self.game).len() == all {
            Err(NoPuzzle::AllAlike)
        } else {
            Ok(position)
        }
    }

    /// The answer of the captain who thought about it, and those that are no worse by its count.
    fn weighed(&self, chosen: Move) -> (Vec<Move>, Found, String) {
        let scores = self.mind.last();
        let of_a_hundred: Vec<Option<u8>> =
            self.choice.options.iter().map(|&it| chance(&scores, it)).collect();
        let best = chance(&scores, chosen);
        let is_good =
            |it: &(&Move, &Option<u8>)| *it.0 == chosen || (best.is_some() && *it.1 >= best);
        let pairs = self.choice.options.iter().zip(&of_a_hundred);
        let good = pairs.filter(is_good).map(|(&option, _)| option).collect();
        let idea = match best {
            Some(best) => {
                format!("{COUNTED} It wins {best} games of a hundred after its answer. {UNPROVEN}")
            }
            None => format!("{COUNTED} {UNPROVEN}"),
        };
        (good, Found::Weighed { of_a_hundred }, idea)
    }
}

const WINS: &str = "The right answer wins in this round, whatever the others do.";
const COUNTED: &str = "This is the answer of a computer captain at its best.";
const UNPROVEN: &str = "Nothing is proven.";

/// The chance of an option in hundredths, where it was tried.
fn chance(scores: &[OptionScore], option: Move) -> Option<u8> {
    let score = scores.iter().find(|score| score.option == option)?;
    score.chance.map(|chance| (chance * 100.0).round() as u8)
}

/// What the puzzle tells besides its table.
fn described(
    game: &CardGame,
    names: &[String],
    choice: &Choice,
    id: &str,
    moment: Moment,
) -> Position {
    let seen = game.observe(choice.seat);
    let name = |seat: Seat| names.get(seat.index()).cloned().unwrap_or_default();
    let captains = seen.captains.iter().map(|it| CaptainAt {
        name: name(it.seat),
        ship: game.book().card(it.ship.def).name.clone(),
        ..CaptainAt::default()
    });
    Position {
        id: id.to_owned(),
        title: title(&text::prompt(choice.why, &seen, game.book()), seen.round),
        theme: Theme::Own,
        round: seen.round,
        captains: captains.collect(),
        first: name(seen.first),
        stage: seen.stage,
        asked: name(choice.seat),
        asks: Question::of(choice.why),
        moment: Some(Box::new(moment)),
        constants: seen.constants,
        seed: 1,
        idea: String::new(),
        missed_by: None,
        slots: Vec::new(),
        before: Vec::new(),
        good: Vec::new(),
        blunders: Vec::new(),
        proofs: Vec::new(),
        found: None,
    }
}

/// `game-0007-at-41`
pub(super) fn called(file: &Path, at: usize) -> String {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy().to_lowercase();
    let words = stem.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    let words: Vec<&str> = words.chain(["at"]).collect();
    format!("{}-{at}", words.join("-"))
}

/// "Round 7: Choose an activity".
pub(super) fn title(prompt: &str, round: u16) -> String {
    let end = prompt.find(['.', '?', ':', '\n']).unwrap_or(prompt.len());
    format!("Round {round}: {}", &prompt[..end])
}

/// A seed that hangs on nothing which is hidden.
fn seed(id: &str, game: &CardGame, seat: Seat) -> u64 {
    let seen = game.glance(seat);
    let all = format!("{id} {} {:?} {:?}", seen.round, seen.hand, seen.captains);
    JournalHash::default().then(all.as_bytes()).0
}
