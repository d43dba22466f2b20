//! `far-lanes` without a verb: the table, in a window or in this terminal.

use std::io::Write;

use cards::data::{Constants, HouseRuleError};

use super::{failure::Failure, output::complain, read::library, window};
use crate::{
    data::Library,
    players::{Rival, UnknownCaptain},
    saves::Saves,
    session::{GameOptions, Session},
    terminal::{self, Keyboard},
};

pub const EXAMPLES: &str = "\
The game in progress is saved after every decision and goes on at the next start. A new game never
overwrites another. FAR_LANES_HOME names another folder for saves, FAR_LANES_ASSETS another folder
of cards and decks.

Examples:
  far-lanes
  far-lanes --text
  far-lanes --text --new --seed 7 --against random
  far-lanes --text --against quill/commander,mind:red-ledger,random
  far-lanes --text --alone --house jump_cost=2
  far-lanes simulate --games 100 --seed 1 --captains mind,random";

#[derive(clap::Args)]
pub struct Args {
    /// Play in this terminal instead of a window
    #[arg(long)]
    text: bool,
    /// Begin a new game with this seed
    #[arg(long, value_name = "N")]
    seed: Option<u64>,
    /// Begin a new game with this deck: an id or title as in `far-lanes decks`, or a file
    #[arg(long, value_name = "NAME")]
    deck: Option<String>,
    /// Begin a new game against one to three of these: a deck, or a captain as in
    /// `WHO[/LEVEL][:DECK]`, with commas between them; `far-lanes captains` lists who there is
    #[arg(long, value_name = "NAME,..", value_delimiter = ',', num_args = 1..=3)]
    against: Option<Vec<String>>,
    /// Begin a new game without rivals
    #[arg(long, conflicts_with = "against")]
    alone: bool,
    /// Begin a new game with a house rule, as in `jump_cost=2`; `far-lanes rules --house` lists them
    #[arg(long, value_name = "RULE=VALUE", value_delimiter = ',')]
    house: Vec<String>,
    /// Begin a new game; the one in progress is kept
    #[arg(long)]
    new: bool,
    #[command(flatten)]
    plain: Plain,
}

/// How the terminal is written to, for every verb that plays in one.
#[derive(clap::Args)]
pub struct Plain {
    /// In the terminal, nothing but lines of plain text, as screen readers like them; TERM=dumb does the
    /// same
    #[arg(long)]
    plain: bool,
}

impl Plain {
    /// The keyboard of this terminal.
    pub fn keyboard(&self) -> Keyboard {
        Keyboard::open(self.plain)
    }
}

/// Captains, or minds with the deck of that name.
fn against(names: &[String], library: &Library) -> Result<Vec<Rival>, UnknownCaptain> {
    let rival = |name: &String| match Rival::read(name, library) {
        Err(_) if library.listed(name).is_ok() => Ok(Rival::mind_with(name)),
        read => read,
    };
    names.iter().map(rival).collect()
}

/// Opens the table.
pub fn run(args: &Args, out: &mut impl Write) -> Result<(), Failure> {
    let saves = Saves::open();
    saves.iter().for_each(Saves::sweep);
    if !args.text && args.against.is_none() && args.house.is_empty() {
        // The window reads its own data, and says in itself what is wrong with it.
        return window::open(game_options(args, None, None));
    }
    let library = library()?;
    let against = args.against.as_ref().map(|names| against(names, &library)).transpose()?;
    let game_options = game_options(args, against, house_rules(library.constants, &args.house)?);
    if !args.text {
        return window::open(game_options);
    }
    let opened = Session::open(&library, &saves?, &game_options)?;
    opened.unusable.iter().for_each(|fault| complain(format_args!("{fault} (left where it is)")));
    let changed = opened.session.changed_packs().iter();
    changed
        .for_each(|change| complain(format_args!("{change}; the game goes on with it as it is")));
    Ok(terminal::play(opened, &mut args.plain.keyboard(), out)?)
}

fn game_options(
    args: &Args,
    against: Option<Vec<Rival>>,
    constants: Option<Constants>,
) -> GameOptions {
    GameOptions {
        seed: args.seed,
        deck: args.deck.clone(),
        against: if args.alone { Some(Vec::new()) } else { against },
        constants,
        new: args.new,
    }
}

/// The numbers of the rules with these house rules; nothing where there are none.
fn house_rules(
    mut constants: Constants,
    wanted: &[String],
) -> Result<Option<Constants>, HouseRuleError> {
    for rule in wanted {
        let (name, value) = rule.split_once('=').unwrap_or((rule, ""));
        constants.set(name.trim(), value.trim())?;
    }
    Ok((!wanted.is_empty()).then_some(constants))
}
