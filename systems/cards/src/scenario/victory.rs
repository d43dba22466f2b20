//! The six victory checks (CCG-VIC).

use super::*;
use crate::EndingKind;

fn checked(a: i16, b: i16) -> Option<Seat> {
    let mut table = Table::new();
    table.first(A).world().captain_mut(A).vp = a;
    table.world().captain_mut(B).vp = b;
    table.begin(Stage::ActionCheck);
    table.game.ending().and_then(|ending| ending.winner)
}

/// CCG-VIC-1, CCG-VIC-4
#[test]
fn twenty_points_win_at_a_check_and_the_most_points_win_over_fewer() {
    assert_eq!(checked(19, 0), None);
    assert_eq!(checked(20, 0), Some(A));
    assert_eq!(checked(21, 23), Some(B));
}

/// CCG-VIC-5: whoever comes first in initiative order.
#[test]
fn on_a_tie_the_higher_initiative_wins_as_it_is_by_then() {
    for (helped, winner) in [(false, A), (true, B)] {
        for first in [A, B] {
            let mut table = Table::new();
            if helped {
                table.in_play(B, "helper"); // initiative 2, and 2 more, against 3
            }
            table.busy(A).first(first).begin(Stage::Acting);
            for seat in [A, B] {
                table.world().captain_mut(seat).vp = 21;
            }
            while table.game.choice().is_some() {
                table.choose(Move::Pass);
            }
            let ending = table.game.ending().expect("a check has come");
            assert_eq!((ending.kind, ending.winner), (EndingKind::VictoryPoints, Some(winner)));
        }
    }
}

/// CCG-VIC-6
#[test]
fn on_a_full_tie_the_earlier_in_initiative_order_wins() {
    let mut setup = setup(Constants::default());
    setup.captains.iter_mut().for_each(|captain| captain.deck.ship = "even-ship".to_owned());
    let mut table = Table { game: CardGame::new(&book(), &setup, 1).expect("legal") };
    for seat in [A, B] {
        table.world().captain_mut(seat).vp = 20;
    }
    table.first(B).begin(Stage::ActionCheck);
    assert_eq!(table.game.ending().and_then(|ending| ending.winner), Some(B));
}

/// CCG-VIC-3
#[test]
fn points_win_only_when_they_are_checked() {
    let mut table = Table::new();
    let (windfall, pilot) = (table.in_hand(A, "windfall"), table.in_hand(A, "pilot"));
    table.first(A).begin(Stage::Procuring);
    table.world().captain_mut(A).vp = 20;
    assert!(table.game.ending().is_none());
    table.choose(Move::Procure(pilot)).pay();
    assert!(table.game.ending().is_none(), "still procuring");
    while table.game.choice().is_some() {
        table.choose(Move::Done);
    }
    assert_eq!(table.game.ending().map(|ending| ending.kind), Some(EndingKind::VictoryPoints));
    assert_eq!(table.place(windfall), Place::Hand);
}

/// CCG-VIC-9, RUL-65
#[test]
fn simulations_stop_at_the_round_cap_and_rank_the_captains() {
    let mut table = Table::with(Constants { round_cap: Some(1), ..Constants::default() });
    table.world().captain_mut(B).vp = 5;
    table.begin(Stage::ResolutionCheck);
    let ending = table.game.ending().expect("capped");
    assert_eq!((ending.kind, ending.winner), (EndingKind::RoundCap, Some(B)));
}
