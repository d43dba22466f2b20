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

/// CCG-VIC-5: ties go to the first in initiative order.
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
    assert_eq!(table.zone(windfall), Zone::Hand);
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

/// Two captains at the end of this round, with these points and coins each, after paying their
/// dues.
fn late(round: u16, captains: [(i16, usize); 2]) -> Table {
    let mut table = Table::new();
    table.world().round_mut().number = round;
    for (seat, (vp, coins)) in [A, B].into_iter().zip(captains) {
        table.purse(seat, 0, coins).world().captain_mut(seat).vp = vp;
    }
    table.first(A).begin(Stage::ResolutionCheck).pay();
    table
}

/// FL-10
#[test]
fn a_round_after_the_twentieth_that_nobody_has_won_costs_and_each_one_twice_the_last() {
    let owed = |round| {
        let table = late(round, [(0, 50), (0, 50)]);
        assert!(table.game.ending().is_none(), "both can pay");
        [A, B].map(|seat| 50 - table.money(seat))
    };
    let rounds = [20, 21, 22, 23, 26].map(owed);
    assert_eq!(rounds, [[0, 0], [1, 1], [2, 2], [4, 4], [32, 32]]);
}

/// FL-10: even a wealthy captain cannot wait forever, whatever returns from the discard pile.
#[test]
fn harbour_dues_outgrow_every_purse() {
    for round in [28, 30, 100] {
        assert_eq!(late(round, [(3, 53), (0, 53)]).game.ending().and_then(|it| it.winner), Some(A));
    }
}

/// FL-10, CCG-ELM-4: among captains without money, the fewest points leave first.
#[test]
fn when_nobody_can_pay_harbour_dues_the_captain_with_the_most_points_is_left() {
    for (points, winner) in [([3, 2], A), ([2, 3], B), ([2, 2], A)] {
        let table = late(21, points.map(|vp| (vp, 0)));
        let ending = table.game.ending().expect("nobody has a coin");
        assert_eq!((ending.kind, ending.winner), (EndingKind::Bankruptcy, Some(winner)));
    }
}

/// FL-10, CCG-ELM-2: a captain who can pay stays, whatever the points.
#[test]
fn harbour_dues_bankrupt_only_who_cannot_pay_them() {
    let table = late(22, [(19, 1), (0, 2)]);
    assert_eq!(table.game.ending().and_then(|ending| ending.winner), Some(B));
    assert_eq!(table.money(B), 0);
}

/// FL-10, CCG-VIC-1: a round that is won costs no dues.
#[test]
fn whoever_wins_a_late_round_owes_no_harbour_dues() {
    let table = late(25, [(20, 0), (0, 0)]);
    let ending = table.game.ending().expect("enough points");
    assert_eq!((ending.kind, ending.winner), (EndingKind::VictoryPoints, Some(A)));
    assert_eq!(table.happened(|event| matches!(event, Event::HarbourDues { .. })), 0);
}

/// FL-10, CCG-SOLO-7
#[test]
fn a_lone_captain_who_waits_for_ever_goes_bankrupt_too() {
    let mut table = Table::of(1);
    table.world().round_mut().number = 21;
    table.purse(A, 0, 0).begin(Stage::ResolutionCheck);
    let ending = table.game.ending().expect("nothing is left");
    assert_eq!((ending.kind, ending.winner), (EndingKind::Bankruptcy, None));
}

/// FL-10: a captain who leaves while another pays owes nothing any more.
#[test]
fn who_concedes_while_others_pay_harbour_dues_is_asked_for_none() {
    let mut table = Table::of(3);
    table.world().round_mut().number = 22;
    table.first(A).begin(Stage::ResolutionCheck);
    let asked = table.asked();
    let others: Vec<Seat> = [A, B, C].into_iter().filter(|&seat| seat != asked).collect();
    table.concede(others[0]).pay();
    assert_eq!(table.money(others[1]), 58);
    assert_eq!(table.happened(|event| matches!(event, Event::ExpenseIncurred { .. })), 2);
    assert_eq!(table.look().round().number, 23);
}

/// FL-10
#[test]
fn a_table_may_agree_on_no_harbour_dues() {
    let mut table = Table::with(Constants { harbour_dues: None, ..Constants::default() });
    table.world().round_mut().number = 90;
    table.purse(A, 0, 0).begin(Stage::ResolutionCheck);
    assert!(table.game.ending().is_none());
}

/// FL-10, CCG-VIC-5: the lower initiative leaves first, even as first captain.
#[test]
fn of_captains_with_equal_points_and_no_money_the_higher_initiative_is_left() {
    for first in [A, B] {
        let mut table = Table::new();
        table.world().round_mut().number = 21;
        table.purse(A, 0, 0).purse(B, 0, 0).first(first).begin(Stage::ResolutionCheck);
        assert_eq!(
            table.game.ending().and_then(|ending| ending.winner),
            Some(A),
            "{first:?} first"
        );
    }
}
