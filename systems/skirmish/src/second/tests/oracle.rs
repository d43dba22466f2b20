use dice::Odds;

use crate::{
    choice::{Attack, Mode},
    second::testing::*,
    state::FieldWrite,
};

/// Plan of a shot with exactly that modifier: by skill above 0, by speed below.
fn plan(mode: &str, dm: i32) -> crate::Plan {
    let level = dm.max(0) as u8;
    let shooter = || plain("A").with("Rifle").skilled("Gun Combat (slug)", level).at(0);
    let setup = field(vec![shooter(), shooter()], vec![plain("B").at(100)]);
    let mut play = Play::new(&setup, &[6, 6, 5, 5, 1, 1]);
    play.second_mut(C).moved = -dm.min(0) * 1000;
    let command = &mut play.game.world.course_mut().sides[0].command;
    (command.leader, command.boons, command.banes) = match mode {
        "boon" => (Some(B), 1, 0),
        "bane" => (Some(B), 0, 1),
        _ => (None, 0, 0),
    };
    let shot = Attack { boon: mode == "boon", ..attack(C, 0, Mode::Single) };
    play.plan(A, shot).expect("in range")
}

/// SE-CHK-05, SE-CHK-06, SE-CBT-07, SE-CBT-18
#[test]
fn the_odds_of_a_hit_are_those_of_the_oracle() {
    let oracle = include_str!("../../../../tasks/tests/second_edition_oracle.csv");
    let mut rows = 0;
    for row in oracle.lines().skip(1) {
        let cells: Vec<&str> = row.split(',').collect();
        if cells[1] != "8" {
            continue;
        }
        let number = |cell: &str| cell.parse::<i64>().expect("a number");
        let plan = plan(cells[0], number(cells[2]) as i32);
        let odds = Odds::new(number(cells[4]) as u64, number(cells[3]) as u64);
        assert_eq!((plan.dm(), plan.odds), (number(cells[2]) as i32, odds), "{row}");
        rows += 1;
    }
    assert_eq!(rows, 39);
}
