//! Guided games by simulated strangers, in figures.

use std::{collections::BTreeMap, io::Write, sync::Arc};

use serde_json::json;

use super::{Args, Taught};
use crate::{
    campaign::{CampaignError, Charted},
    cli::{failure::Failure, read::library},
    data::Library,
    guide::{Guide, Topic},
    parallel::Work,
    playtest::{Outcome, cards, fight, haul, life},
    roster::tables,
    skirmish::Skirmishes,
};

/// The games in the order of their seeds, each played by its seed.
struct Games<P> {
    play: P,
    first: u64,
    count: usize,
}

impl<P: Fn(u64) -> Result<Outcome, Failure> + Sync> Work for Games<P> {
    type Tool = ();
    type Piece = Outcome;
    type Error = Failure;

    fn count(&self) -> usize {
        self.count
    }

    fn tool(&self) {}

    fn piece(&self, (): &mut (), nth: usize) -> Result<Outcome, Failure> {
        (self.play)(self.first.wrapping_add(nth as u64))
    }
}

/// What came of the games so far.
#[derive(Default)]
struct Tally {
    lost: Vec<u64>,
    lengths: Vec<u32>,
    decisions: Vec<usize>,
    told: BTreeMap<String, usize>,
}

impl Tally {
    fn count(&mut self, game: Outcome) {
        self.lost.extend((!game.won).then_some(game.seed));
        self.lengths.push(game.length);
        self.decisions.push(game.decisions);
        for id in game.told {
            *self.told.entry(id).or_default() += 1;
        }
    }

    fn print<T: Topic>(
        mut self,
        args: &Args,
        guide: &Guide<T>,
        out: &mut impl Write,
    ) -> Result<(), Failure> {
        let (wins, all, units) = match args.game {
            Taught::Cards | Taught::Fight => ("wins", "games", "rounds"),
            Taught::Life => ("comes through", "lives", "years"),
            Taught::Campaign => ("makes", "hauls", "legs"),
        };
        let (manner, count) = (args.stranger, self.decisions.len());
        let won = count - self.lost.len();
        writeln!(out, "A stranger who {manner} {wins} {won} of {count} {all}.")?;
        if !self.lost.is_empty() {
            let lost: Vec<String> = self.lost.iter().map(ToString::to_string).collect();
            writeln!(out, "Seeds of the others: {}", lost.join(", "))?;
        }
        let (length, answers) = (median(&mut self.lengths), median(&mut self.decisions));
        writeln!(out, "Median: {length} {units}, {answers} answers")?;
        writeln!(out, "Lessons told, in so many {all}:")?;
        for lesson in &guide.lessons {
            let times = self.told.get(&lesson.id).copied().unwrap_or(0);
            writeln!(out, "  {:<16} {times}", lesson.id)?;
        }
        Ok(())
    }
}

/// Has them played and prints what came of them.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let library = library()?;
    match args.game {
        Taught::Cards => of_cards(args, &library, out),
        Taught::Fight => of_fights(args, &library, out),
        Taught::Life => of_lives(args, &library, out),
        Taught::Campaign => of_hauls(args, library, out),
    }
}

fn of_cards(args: &Args, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    let play = |seed| Ok(cards::play(library, seed, args.stranger, |_, _| ())?);
    tally(args, play)?.print(args, &library.guides.cards, out)
}

fn of_fights(args: &Args, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    let (minds, healing) = (Skirmishes::load()?.minds, tables::healing()?);
    let (guide, with) = (&library.guides.fight, (&*minds, &healing));
    let fight = |seed| Ok(fight::fight(guide, with, seed, args.stranger, |_, _| ())?);
    tally(args, fight)?.print(args, guide, out)
}

fn of_lives(args: &Args, library: &Library, out: &mut impl Write) -> Result<(), Failure> {
    let (guide, tables) = (&library.guides.life, Arc::new(tables::load()?));
    let live = |seed| Ok(life::live(guide, &tables, seed, args.stranger, |_, _| ())?);
    tally(args, live)?.print(args, guide, out)
}

fn of_hauls(args: &Args, library: Library, out: &mut impl Write) -> Result<(), Failure> {
    let (charted, guide) = (Charted::load(&library)?, library.guides.haul.clone());
    let library = Arc::new(library);
    let fly = |seed| {
        let flown = haul::fly((&charted, &library), seed, args.stranger, |_, _| ());
        Ok(flown.map_err(CampaignError::from)?)
    };
    tally(args, fly)?.print(args, &guide, out)
}

fn tally(
    args: &Args,
    play: impl Fn(u64) -> Result<Outcome, Failure> + Sync,
) -> Result<Tally, Failure> {
    let count = args.games.unwrap_or_default() as usize;
    let games = Games { play, first: args.seed, count };
    let (of, manner) = (format!("{:?}", args.game).to_lowercase(), args.stranger.to_string());
    let which = json!({
        "run": "guide", "of": of, "games": count, "seed": args.seed, "stranger": manner,
    });
    let mut tally = Tally::default();
    args.means.carry_out(&games, &which, "games", |game, _| {
        tally.count(game);
        Ok(())
    })?;
    Ok(tally)
}

fn median<T: Ord + Copy + Default>(all: &mut [T]) -> T {
    all.sort_unstable();
    all.get(all.len() / 2).copied().unwrap_or_default()
}
