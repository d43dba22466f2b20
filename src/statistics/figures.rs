//! The figures of many games.

use ai::Level;
use serde::Serialize;

use super::account::{Account, Outcome};

/// All figures. Games played alone, and games in which something was taken back that had shown
/// something new, stand apart and are in none of the others.
#[derive(Debug, Clone, Default, PartialEq, Serialize)]
pub struct Figures {
    pub all: Tally,
    /// By the person's own deck, the one played most first.
    pub decks: Vec<Line>,
    /// By who sat against them; a game with three rivals counts for each of them.
    pub rivals: Vec<Line>,
    /// Likewise, by level, from the lowest up.
    pub levels: Vec<Line>,
    pub streak: Streak,
    pub taken_back: Tally,
    pub solo: Tally,
    /// Games in which no person sat.
    pub watched: u32,
}

/// How some games went.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    pub games: u32,
    pub won: u32,
    pub lost: u32,
    pub drawn: u32,
    vp: i64,
    rounds: u64,
}

/// How those went that have something in common.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Line<T = Tally> {
    pub name: String,
    #[serde(flatten)]
    pub tally: T,
}

/// Games won, or lost, one after the other.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize)]
pub struct Streak {
    /// Up to the last game: won ones above 0, lost ones below.
    pub now: i32,
    pub longest_won: u32,
    pub longest_lost: u32,
}

impl Figures {
    /// The figures of these games, the oldest first.
    pub fn of<'a>(games: impl IntoIterator<Item = &'a Account>) -> Figures {
        let mut figures = Figures::default();
        games.into_iter().for_each(|game| figures.count(game));
        figures.decks.sort_by(|a, b| b.tally.games.cmp(&a.tally.games).then(a.name.cmp(&b.name)));
        figures.rivals.sort_by(|a, b| b.tally.games.cmp(&a.tally.games).then(a.name.cmp(&b.name)));
        let height = |line: &Line| Level::ALL.iter().position(|level| level.name() == line.name);
        figures.levels.sort_by_key(height);
        figures
    }

    fn count(&mut self, game: &Account) {
        let (Some(outcome), Some(mine)) = (game.outcome(), game.mine()) else {
            return self.watched += 1;
        };
        let add = |tally: &mut Tally| tally.add(outcome, mine.vp, game.rounds);
        if game.taken_back > 0 {
            return add(&mut self.taken_back);
        }
        if game.is_solo() {
            return add(&mut self.solo);
        }
        add(&mut self.all);
        self.streak.add(outcome);
        add(line(&mut self.decks, &mine.deck));
        for rival in game.rivals() {
            add(line(&mut self.rivals, rival.who()));
            if let Some(level) = rival.level() {
                add(line(&mut self.levels, level.name()));
            }
        }
    }
}

/// The tally of this name, a new one where there is none yet.
pub(super) fn line<'a, T: Default>(lines: &'a mut Vec<Line<T>>, name: &str) -> &'a mut T {
    let at = lines.iter().position(|line| line.name == name).unwrap_or_else(|| {
        lines.push(Line { name: name.to_owned(), tally: T::default() });
        lines.len() - 1
    });
    &mut lines[at].tally
}

impl Tally {
    fn add(&mut self, outcome: Outcome, vp: i16, rounds: u16) {
        self.games += 1;
        match outcome {
            Outcome::Won => self.won += 1,
            Outcome::Lost => self.lost += 1,
            Outcome::Drawn => self.drawn += 1,
        }
        self.vp += i64::from(vp);
        self.rounds += u64::from(rounds);
    }

    /// The share of games that were won, from 0 to 1; a draw is half a win.
    pub fn rate(&self) -> f64 {
        (f64::from(self.won) + f64::from(self.drawn) / 2.0) / self.count()
    }

    /// Victory points a game.
    pub fn mean_vp(&self) -> f64 {
        self.vp as f64 / self.count()
    }

    /// Rounds a game.
    pub fn mean_rounds(&self) -> f64 {
        self.rounds as f64 / self.count()
    }

    fn count(&self) -> f64 {
        f64::from(self.games.max(1))
    }
}

/// A figure with three places.
pub(super) fn short(figure: f64) -> f64 {
    (figure * 1000.0).round() / 1000.0
}

impl Serialize for Tally {
    fn serialize<S: serde::Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct TallyFields {
            games: u32,
            won: u32,
            lost: u32,
            drawn: u32,
            rate: f64,
            mean_vp: f64,
            mean_rounds: f64,
        }
        let Tally { games, won, lost, drawn, .. } = *self;
        let (rate, mean_vp) = (short(self.rate()), short(self.mean_vp()));
        let mean_rounds = short(self.mean_rounds());
        TallyFields { games, won, lost, drawn, rate, mean_vp, mean_rounds }.serialize(out)
    }
}

impl Streak {
    pub(super) fn add(&mut self, outcome: Outcome) {
        self.now = match outcome {
            Outcome::Won => self.now.max(0) + 1,
            Outcome::Lost => self.now.min(0) - 1,
            Outcome::Drawn => 0,
        };
        self.longest_won = self.longest_won.max(self.now.max(0).unsigned_abs());
        self.longest_lost = self.longest_lost.max(self.now.min(0).unsigned_abs());
    }
}
