//! Two people live a life each and meet in a duel; prints what happens.
//!
//! `cargo run --no-default-features --example one_fight`

use characters::{
    Character, Setup as LifeSetup,
    healing::RuleSet,
    wish::{Wish, live},
};
use engine::{Game, Seat};
use far_lanes::{
    roster::tables,
    skirmish::{
        Skirmishes,
        commander::{Commander, CommanderKind},
        party,
    },
};
use skirmish::{Decision, HouseRules, Setup, Skirmish, text};

pub fn main() {
    let all = Skirmishes::load().expect("the assets");
    let duel = all.scenario("duel-at-dawn").expect("a shipped scenario");
    let rules = RuleSet::Classic;
    let person = |name, seed| party::recruit(&all.armoury, (&fighter(name, seed)).into(), rules);
    let duel = party::stand_in(duel, 0, vec![person("Ada Lovel", 3)]).expect("one place");
    let duel = party::stand_in(&duel, 1, vec![person("Odo Lanterman", 4)]).expect("one place");

    let healing = tables::healing().expect("the assets");
    let setup = Setup { rules, house: HouseRules::default(), healing, scenario: duel };
    let mut fight = Skirmish::new(&all.armoury, &setup, 7).expect("a fight");
    let commander = |seat| Commander::new(&CommanderKind::default(), &all.minds, 7, Seat(seat), 0);
    let mut commanders = [commander(0), commander(1)];
    while let Some(choice) = fight.choice() {
        let seat = choice.seat;
        let chosen = commanders[seat.index()].decide(&fight, choice).expect("no person");
        fight.decide(Decision { seat, chosen }).expect("it was offered");
    }
    let names = fight.names();
    let lines = fight.journal().events().iter().filter_map(|event| text::line(&names, event));
    lines.for_each(|line| println!("{line}"));
}

/// The first life on from this seed that somebody comes out of alive.
fn fighter(name: &str, seed: u64) -> Character {
    let tables = std::sync::Arc::new(tables::load().expect("the assets"));
    let wish = Wish::parse(&tables, "a fighter").expect("a wish");
    let setup = LifeSetup { name: name.to_owned(), ..LifeSetup::default() };
    let lives = (seed..).map(|seed| live(&tables, &setup, &wish, None, seed).expect("a life"));
    lives.filter(|life| life.is_alive()).map(|life| life.character()).next().expect("a survivor")
}
