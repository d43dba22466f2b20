//! `far-lanes guide`: a guided first game, in a window or in this terminal; or many, by strangers.

mod strangers;

use std::{io::Write, sync::Arc};

use super::{failure::Failure, life, many::Means, play::Plain, read::library, window};
use crate::{
    campaign::{Agent, AgentKind, Campaigns, Charted, guided_setup},
    playtest::Manner,
    roster::{lives::Lives, tables},
    saves::Saves,
    session::{Opened, Session},
    skirmish::{self, Skirmishes},
    terminal::{self, Desk},
};

const MORE: &str = "\
The game is saved like any other, and goes on with its lessons where it was left.

With --games it is played on that many seeds by a simulated stranger, who reads every lesson and then does
what the coach would, or something else; the figures say how often that wins and which lessons come up.

Examples:
  far-lanes guide
  far-lanes guide --text
  far-lanes guide fight --text
  far-lanes guide life --text
  far-lanes guide campaign --text
  far-lanes guide --games 100
  far-lanes guide --games 100 --stranger opposes";

/// What is taught.
#[derive(Debug, Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
enum Taught {
    Cards,
    Fight,
    Life,
    Campaign,
}

/// Learn to play: a short game with a guide beside it
#[derive(clap::Args)]
#[command(
    after_help = MORE,
    group(clap::ArgGroup::new("of_many").args(["threads", "out"]).multiple(true).requires("games"))
)]
pub struct Args {
    /// What to learn
    #[arg(value_enum, default_value_t = Taught::Cards)]
    game: Taught,
    /// Play in this terminal instead of a window
    #[arg(long)]
    text: bool,
    /// Have it played so many times, in figures
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..), conflicts_with = "text")]
    games: Option<u32>,
    /// The seed of the first of these games; the others have those that follow
    #[arg(long, value_name = "N", default_value = "1", requires = "games")]
    seed: u64,
    /// Who plays them: a stranger who obeys, opposes, passes or wanders
    #[arg(long, value_name = "MANNER", default_value = "obeys", requires = "games")]
    stranger: Manner,
    #[command(flatten)]
    means: Means,
    #[command(flatten)]
    plain: Plain,
}

/// Begins it.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    if args.games.is_some() {
        return strangers::run(args, out);
    }
    match args.game {
        Taught::Cards if !args.text => window::open_guided(),
        Taught::Cards => cards(&args.plain, out),
        Taught::Fight if !args.text => window::open_guided_fight(),
        Taught::Fight => fight(&args.plain, out),
        Taught::Life if !args.text => window::open_guided_life(),
        Taught::Life => live(&args.plain, out),
        Taught::Campaign if !args.text => window::open_guided_campaign(),
        Taught::Campaign => haul(&args.plain, out),
    }
}

fn cards(plain: &Plain, out: &mut impl Write) -> Result<(), Failure> {
    let session = Session::begin_guided(&library()?, &Saves::open()?)?;
    let opened = Opened { session, resumed: false, unusable: Vec::new(), set_aside: None };
    Ok(terminal::play(opened, &mut plain.keyboard(), out)?)
}

fn fight(plain: &Plain, out: &mut impl Write) -> Result<(), Failure> {
    let (guide, all) = (library()?.guides.fight, Skirmishes::load()?);
    let with = (&all.minds, tables::healing()?);
    let mut session = skirmish::session::Session::begin_guided(&guide, with, &Saves::open()?)?;
    Ok(terminal::fight(&mut session, &mut plain.keyboard(), out)?)
}

fn haul(plain: &Plain, out: &mut impl Write) -> Result<(), Failure> {
    let (library, saves) = (library()?, Saves::open()?);
    let charted = Charted::load(&library)?;
    let (campaigns, guide) = (Campaigns::at(&saves), &library.guides.haul);
    let setup = guided_setup(&charted, &library, guide).ok_or(Failure::NoCaptain)?;
    let mut under_way = campaigns.begin(&charted.book, &setup, guide.game.seed)?;
    under_way.teach(guide, &saves);
    let adviser = Agent::new(AgentKind::default(), &charted, &library, guide.game.seed);
    let mut desk = Desk { library: &library, minds: charted.minds.clone(), adviser };
    Ok(terminal::campaign(&mut under_way, &mut desk, &mut plain.keyboard(), out)?)
}

fn live(plain: &Plain, out: &mut impl Write) -> Result<(), Failure> {
    let (guide, tables) = (library()?.guides.life, Arc::new(tables::load()?));
    let mut begun = Lives::begin_guided(&Saves::open()?, &tables, &guide)?;
    let parting = terminal::live(&tables, &mut begun, false, &mut plain.keyboard(), out)?;
    life::part(begun, parting, out)
}
