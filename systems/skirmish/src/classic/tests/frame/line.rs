//! Moves on the line, all at once (CT-MOV-07, CT-RUL-12, CT-RUL-61).

use crate::{
    FighterId,
    classic::line::{Line, Mover, Way},
};

const A: FighterId = FighterId(0);
const B: FighterId = FighterId(1);

fn line(apart: i16, touching: bool) -> Line {
    Line {
        bands: [(A, 20), (B, 20 + apart)].into(),
        contacts: touching.then_some((A, B)).into_iter().collect(),
        last: 40,
        ..Line::default()
    }
}

/// 0 for contact, 1 for short range, 2 for a band, and so on.
fn state(line: &Line) -> i32 {
    if line.is_in_contact(A) { 0 } else { i32::from(line.apart(A, B)) + 1 }
}

/// Mover with steps towards the other; away when negative.
fn mover(who: FighterId, other: FighterId, direction: i16, steps: i32) -> Mover {
    let way = if steps < 0 { Way::Away(direction) } else { Way::Towards(other) };
    Mover { who, way, steps: steps.unsigned_abs() as u8 }
}

fn moved(mut line: Line, a: i32, b: i32) -> Line {
    line.move_all(&[mover(A, B, -1, a), mover(B, A, 1, b)]);
    line
}

/// CT-MOV-07, CT-RUL-61
#[test]
fn what_two_are_apart_changes_by_the_sum_of_their_moves_and_stops_at_contact() {
    for apart in 0..=12 {
        for a in -4..=4 {
            for b in -4..=4 {
                let before = line(apart, false);
                let after = moved(before.clone(), a, b);
                let expected = (state(&before) - a - b).max(0);
                assert_eq!(state(&after), expected, "{apart} bands, moves {a} and {b}");
            }
        }
    }
}

/// CT-MOV-18, CT-RUL-12
#[test]
fn from_contact_the_first_step_away_leads_to_the_next_band() {
    assert_eq!(state(&moved(line(0, true), -1, 0)), 2, "a walk: one band");
    assert_eq!(state(&moved(line(0, true), -2, 0)), 3, "a run: two bands");
    assert_eq!(state(&moved(line(0, true), -1, -1)), 3, "both walk away from each other");
    assert_eq!(state(&moved(line(0, true), -1, 1)), 1, "who follows at a walk is at short range");
    assert_eq!(state(&moved(line(0, true), -1, 2)), 0, "who follows at a run keeps hold");
}

/// CT-MOV-02, CT-RUL-12
#[test]
fn from_short_to_close_is_a_step_like_a_band() {
    assert_eq!(state(&moved(line(0, false), 1, 0)), 0);
    assert_eq!(state(&moved(line(1, false), 1, 0)), 1);
    assert_eq!(state(&moved(line(1, false), 2, 0)), 0);
}

/// CT-MOV-07: the order of numbers changes nothing between two movers.
#[test]
fn order_among_those_who_move_at_once_does_not_matter() {
    for apart in 0..=6 {
        for a in -4..=4 {
            for b in -4..=4 {
                let mut other_way = line(apart, false);
                other_way.move_all(&[mover(B, A, 1, b), mover(A, B, -1, a)]);
                assert_eq!(state(&moved(line(apart, false), a, b)), state(&other_way));
            }
        }
    }
}

/// CT-RUL-61
#[test]
fn who_is_stopped_by_another_goes_no_farther() {
    let c = FighterId(2);
    let mut line = line(6, false);
    line.bands.insert(c, 21);
    let charge = Mover { who: A, way: Way::Towards(B), steps: 4 };
    let stop = Mover { who: c, way: Way::Towards(A), steps: 2 };
    line.move_all(&[charge, stop]);
    assert_eq!(line.bands[&A], 21);
    assert!(line.contacts.contains(&(A, c)));
}

/// CT-MOV-08: nobody passes a wall, and an open end lets fighters leave.
#[test]
fn an_end_of_the_field_holds_or_lets_go() {
    for (open, gone) in [((false, true), false), ((true, false), true)] {
        let mut line = line(3, false);
        line.open = open;
        line.bands.insert(A, 1);
        line.move_all(&[mover(A, B, -1, -2)]);
        assert_eq!((line.gone.contains(&A), line.bands[&A]), (gone, 0));
    }
}

/// CT-MOV-18
#[test]
fn with_the_back_to_a_wall_one_only_shakes_off_who_touches() {
    let mut line = line(0, true);
    line.last = 20;
    line.bands = [(A, 20), (B, 20)].into();
    line.move_all(&[Mover { who: A, way: Way::Away(1), steps: 2 }]);
    assert_eq!((state(&line), line.bands[&A]), (1, 20));
}

/// CT-RUL-61
#[test]
fn nobody_follows_over_the_end_of_the_field() {
    let mut line = line(1, false);
    line.open = (true, true);
    line.last = 21;
    line.move_all(&[mover(B, A, 1, -2), mover(A, B, -1, 4)]);
    assert!(line.gone.contains(&B));
    assert_eq!(line.bands[&A], 20);
}
