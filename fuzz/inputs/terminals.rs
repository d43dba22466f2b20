//! Lines typed into the three terminals: a game of cards, and a life and a fight of people.

use characters::{Setup, healing::RuleSet};
use far_lanes::{
    players::Rival,
    roster::lives::Lives,
    session::{GameOptions, Opened, Session},
    skirmish::{
        commander::CommanderKind,
        session::{FightOptions, Session as Fight},
    },
    terminal,
};

use super::shipped::{library, life_tables, nowhere, seed, skirmishes};

/// Lines for a game against a captain who plays anything.
pub fn cards(bytes: &[u8]) {
    let rival = Rival::read("random", library()).expect("a captain");
    let game_options = GameOptions {
        seed: Some(seed(bytes)),
        against: Some(vec![rival]),
        ..GameOptions::default()
    };
    let session = Session::begin(library(), &nowhere(), &game_options).expect("a game");
    let opened = Opened { session, resumed: false, unusable: Vec::new(), set_aside: None };
    terminal::play(opened, &mut &bytes[..], &mut Vec::new()).expect("a page takes everything");
}

/// Lines for a life, or for a fight by either rule set.
pub fn people(bytes: &[u8]) {
    life(bytes);
    fight(bytes, RuleSet::Classic);
    fight(bytes, RuleSet::SecondEdition);
}

fn life(bytes: &[u8]) {
    let setup = Setup { name: "Ada Lovel".to_owned(), ..Setup::default() };
    let lives = Lives::at(nowhere().root());
    let mut life = lives.begin(life_tables(), &setup, seed(bytes)).expect("a life");
    let (input, out) = (&mut &bytes[..], &mut Vec::new());
    terminal::live(life_tables(), &mut life, false, input, out).expect("a page takes everything");
}

fn fight(bytes: &[u8], rules: RuleSet) {
    let all = skirmishes();
    let scenario = all.scenario("duel-at-dawn").expect("it is shipped").clone();
    let (house, healing) = Default::default();
    let setup = skirmish::Setup { rules, house, healing, scenario };
    let commanders = vec![CommanderKind::Person, CommanderKind::Random];
    let fight_options = FightOptions { setup, seed: seed(bytes), commanders, sent: Vec::new() };
    let mut session = Fight::begin(&all.minds, &nowhere(), fight_options).expect("a fight");
    terminal::fight(&mut session, &mut &bytes[..], &mut Vec::new())
        .expect("a page takes everything");
}
