//! People who are entities of a world have affairs as people on sheets have.

use bevy::{
    ecs::system::RunSystemOnce,
    prelude::{Query, World},
};
use dice::Dice;

use super::{port, rich, tables};
use crate::{
    affairs::{Affair, Owner, Passing, PortClass, carry_out, months_pass},
    data::Passage,
    sheet::{Career, Character, Characteristics, Possessions},
};

type Owners<'w, 's> =
    Query<'w, 's, (&'static mut Career, &'static mut Possessions, &'static Characteristics)>;

fn buy_a_ticket(mut owners: Owners) {
    for (mut career, mut owned, &scores) in &mut owners {
        let owner = Owner { career: &mut career, owned: &mut owned, scores };
        let (place, mut dice) = (port(PortClass::A), Dice::scripted(&[]));
        _ = carry_out(owner, Affair::Buy(Passage::Low), &place, &tables(), &mut dice);
    }
}

fn let_a_month_pass(mut owners: Owners) {
    for (mut career, mut owned, &scores) in &mut owners {
        let owner = Owner { career: &mut career, owned: &mut owned, scores };
        months_pass(owner, 1, Passing::Awake, &tables()).expect("they are at liberty");
    }
}

/// CT-PSG-02
#[test]
fn a_system_carries_out_what_everybody_can_afford() {
    let mut world = World::new();
    let [poor, well_off] = [0, 5_000].map(|credits| world.spawn(rich(credits)).id());
    world.run_system_once(buy_a_ticket).expect("it has all it asks for");
    world.run_system_once(let_a_month_pass).expect("it has all it asks for");
    let is = |entity| Character::read(&world, entity).expect("a person");
    let bought = |person: Character| person.possessions.tickets(Passage::Low);
    assert_eq!((bought(is(poor)), bought(is(well_off))), (0, 1));
    assert_eq!(is(poor).career.months, rich(0).career.months + 1);
}
