//! How each record was made, so that it can be made once more.

use std::{fs, path::Path, sync::Arc};

use characters::{
    Setup,
    data::Service,
    wish::{self, Wish},
};
use far_lanes::{
    parallel::{self, Work},
    roster::{names, tables},
    saves::artefact_in,
    skirmish::{
        Skirmishes,
        batch::Plan,
        session::{FIGHT, FightArtefact},
    },
};

use crate::workspace::Workspace;

/// A game that is recorded, by the name of its file.
pub struct Recipe {
    pub name: &'static str,
    how: How,
}

enum How {
    /// Captains as `simulate` calls them.
    Cards(&'static str),
    /// Captains who look ahead, which takes its time.
    Ahead(&'static str),
    /// The sides, in the setup that the record has: a scenario that is changed later does not
    /// change what was fought.
    Fight(&'static str),
    /// A service and a seed; a life of several terms.
    Life(Service, u64),
}

use How::{Ahead, Cards, Fight, Life};
use Service::{Army, Marines, Merchants, Navy, Other, Scouts};

/// One to four captains of every level, fights by both rule sets, a life in every service.
pub const RECIPES: [Recipe; 21] = [
    Recipe { name: "cards-1-random", how: Cards("random") },
    Recipe { name: "cards-1-mind", how: Cards("mind") },
    Recipe { name: "cards-2-random", how: Cards("random:red-ledger,random:second-reading") },
    Recipe { name: "cards-2-minds", how: Cards("mind,tarn/ensign") },
    Recipe { name: "cards-2-upper-levels", how: Ahead("mind/commander,vane/admiral") },
    Recipe { name: "cards-3-levels", how: Cards("mind/cadet,quill/ensign,baseline") },
    Recipe { name: "cards-3-upper-levels", how: Ahead("mind/commander,tarn,random") },
    Recipe { name: "cards-4-random", how: Cards("random,random,random,random") },
    Recipe { name: "cards-4-minds", how: Cards("random,baseline,mind,quill/ensign") },
    Recipe { name: "classic-duel", how: Fight("mind") },
    Recipe { name: "classic-boarding", how: Fight("random") },
    Recipe { name: "classic-beasts", how: Fight("mind") },
    Recipe { name: "second-edition-duel", how: Fight("mind") },
    Recipe { name: "second-edition-boarding", how: Fight("mind") },
    Recipe { name: "second-edition-bikes", how: Fight("random") },
    Recipe { name: "life-navy", how: Life(Navy, 9) },
    Recipe { name: "life-marines", how: Life(Marines, 13) },
    Recipe { name: "life-army", how: Life(Army, 3) },
    Recipe { name: "life-scouts", how: Life(Scouts, 11) },
    Recipe { name: "life-merchants", how: Life(Merchants, 2) },
    Recipe { name: "life-other", how: Life(Other, 6) },
];

/// The seed of every run, and of how many games in it the last is kept: so threads share them.
const SEED: &str = "5";
const GAMES: usize = 3;

impl Recipe {
    /// Whether somebody in it looks ahead.
    pub fn is_slow(&self) -> bool {
        matches!(self.how, Ahead(_))
    }

    /// The record, without the white space of a file.
    pub fn record(&self, threads: usize) -> String {
        let text = match self.how {
            Cards(captains) => self.run(&["simulate", "--captains", captains], GAMES, threads),
            Ahead(captains) => self.run(&["simulate", "--captains", captains], 1, threads),
            Fight(sides) => self.fight(sides, threads),
            Life(service, seed) => life(service, seed),
        };
        let record: serde_json::Value = serde_json::from_str(&text).expect("a record");
        record.to_string() + "\n"
    }

    /// The last of so many fights of a run with the recorded setup.
    fn fight(&self, sides: &str, threads: usize) -> String {
        let kept = super::kept(self.name);
        let setup =
            artefact_in(Path::new(self.name), &kept, FIGHT).map(|it: FightArtefact| it.setup);
        let workspace = Workspace::new(&format!("recorded-{}", self.name));
        let plan = Plan {
            minds: Skirmishes::load().expect("the shipped tables").minds,
            setups: vec![setup.expect("a record").fight().clone()],
            games: GAMES,
            seed: SEED.parse().expect("a number"),
            commanders: vec![sides.parse().expect("a commander")],
            check: false,
            record: Some(workspace.path("records")),
        };
        let fights = plan.fights();
        let fought = |(): &mut (), nth| fights.piece(&mut (), nth);
        let took = parallel::in_order(0..GAMES, threads, || (), fought, |it| it.map(drop));
        took.expect("they can be fought");
        last_of(&workspace)
    }

    /// The last of so many games of a run.
    fn run(&self, ask: &[&str], games: usize, threads: usize) -> String {
        let workspace = Workspace::new(&format!("recorded-{}", self.name));
        let (games, threads) = (games.to_string(), threads.to_string());
        let run = ["--games", &games, "--seed", SEED, "--threads", &threads, "--record", "records"];
        workspace.run(&[ask, &run].concat()).done();
        last_of(&workspace)
    }
}

fn last_of(workspace: &Workspace) -> String {
    let records = fs::read_dir(workspace.path("records")).expect("the records");
    let last = records.map(|entry| entry.expect("an entry").path()).max().expect("a record");
    fs::read_to_string(last).expect("a record")
}

fn life(service: Service, seed: u64) -> String {
    let tables = Arc::new(tables::load().expect("the shipped tables"));
    let setup = Setup { name: names::for_seed(seed), rules: Default::default() };
    let life = wish::live(&tables, &setup, &Wish::Anything, Some(service), seed);
    life.expect("a life").artefact(seed).write()
}
