//! The checks fail for games that were tampered with: a check that cannot fail is worth nothing.

use bevy::prelude::EntityWorldMut;
use engine::Seat;

use super::*;
use crate::{
    Event, Move, Stage, Using,
    data::{Level, Modifier, Phase, Skill, Token, Until},
    event::Piece,
    scenario::{A, B, Table},
    state::{
        Attached, Away, Crew, Damaged, Fight, Gear, Lasting, LastingChange, Loan, Pirate, Shifted,
        TableWrite, Wounded,
    },
};

/// Tampers with a game, and checks it.
fn after(tamper: impl FnOnce(&mut Table)) -> Result<(), Broken> {
    let mut table = Table::new();
    table.busy(A).first(A).begin(Stage::Acting);
    let pilot = table.in_play(A, "pilot");
    assert_eq!(table.look().card(pilot).controller, A);
    let mut watch = Watch::of(&table.game);
    tamper(&mut table);
    watch.check(None, &table.game)
}

#[track_caller]
fn is_left(what: &str, tamper: impl FnOnce(&mut Table)) {
    let said = after(tamper).map_err(|broken| broken.to_string());
    assert!(said.as_ref().is_err_and(|said| said.contains(what)), "{what}: {said:?}");
}

fn pilot(table: &Table) -> CardId {
    table.look().controlled(A).last().expect("the pilot")
}

#[test]
fn an_untouched_game_is_sound() {
    assert_eq!(after(|_| {}), Ok(()));
}

#[test]
fn what_is_left_on_the_table_is_seen() {
    is_left("a fight", |table| {
        table.world().round_mut().fight = Some(Fight { attacker: Some(A), defender: Some(B) });
    });
    is_left("a mark", |table| {
        let card = table.hand(A)[0];
        table.world().captain_mut(A).marked.push(card);
    });
    is_left("a strike or a pass", |table| table.world().set_passed(B, true));
    is_left("a completion", |table| table.world().slot_mut(SlotNo(0)).claimed = true);
    is_left("a bankruptcy", |table| table.world().round_mut().broke.push(B));
    is_left("a change", |table| {
        let (on, change) = (table.hand(A)[0], Modifier::CannotReady);
        let change = LastingChange { on, by: A, change, until: Until::EndOfRound };
        table.world().resource_mut::<Lasting>().changes.push(change);
    });
    is_left("an absence", |table| {
        let away =
            Away { card: pilot(table), from: Zone::InPlay, host: None, until: Until::EndOfRound };
        table.world().resource_mut::<Lasting>().away.push(away);
    });
    is_left("control of another's card", |table| {
        let card = pilot(table);
        table.world().hand_over(card, B);
    });
    is_left("harm or use", |table| {
        let card = table.hand(A)[0];
        table.world().set_harm(card, 1);
    });
    is_left("a drawn adventure card", |table| {
        let drawn = table.world().piles_mut(A).adventure.pop().expect("a full deck");
        table.world().put(drawn, Zone::Drawn);
    });
    is_left("a use of an ability", |table| {
        let card = pilot(table);
        table.world().condition_mut(card).uses = 1;
    });
    is_left("a token", |table| {
        table.tokens(A, &[Token::Skill(Skill::Pilot, Level::Trained)]);
    });
}

/// A marker on the wrong card is seen.
#[test]
fn a_component_that_face_and_zone_do_not_say_is_seen() {
    type Tamper = fn(&mut EntityWorldMut);
    let in_play: [Tamper; 7] = [
        |pilot| _ = pilot.insert(Gear),
        |pilot| _ = pilot.remove::<Crew>(),
        |pilot| _ = pilot.remove::<CardId>(),
        |pilot| _ = pilot.insert(Attached(CardId(0))),
        |pilot| _ = pilot.insert(Shifted),
        |pilot| _ = pilot.insert(Damaged(1)),
        |pilot| _ = pilot.insert(Wounded(0)),
    ];
    let in_hand: [Tamper; 2] =
        [|coin| _ = coin.insert(Gear), |coin| _ = coin.insert(Attached(CardId(0)))];
    let tamper = |card: fn(&Table) -> CardId, tamper: Tamper| {
        let said = after(|table| {
            let entity = table.look().card_entity(card(table));
            tamper(&mut table.world().entity_mut(entity));
        });
        assert!(matches!(said, Err(Broken::Card(_))), "{said:?}");
    };
    in_play.into_iter().for_each(|it| tamper(pilot, it));
    in_hand.into_iter().for_each(|it| tamper(|table| table.hand(A)[0], it));
    let torn = after(|table| {
        table.pirate(A).pursuing(A, SlotNo(0));
        let captain = table.look().captain_entity(A);
        table.world().entity_mut(captain).insert(Pirate);
    });
    assert_eq!(torn, Err(Broken::Captain(A)));
}

#[test]
fn what_is_told_of_and_not_ended_is_seen() {
    let stage = Event::StageBegan { stage: Stage::Collecting };
    let card = Piece { id: CardId(1), def: Def(0) };
    let begun = [
        ("a play", Event::Played { seat: A, card, using: Using::Event }),
        ("an attempt", Event::AttemptBegan { seat: A, card }),
        ("a fight", Event::PiracyBegan { attacker: A, defender: B }),
    ];
    for (what, event) in begun {
        is_left(what, |table| {
            table.world().tell(event);
            table.world().tell(stage.clone());
        });
    }
}

/// A phase or a round after an effect was first seen.
#[test]
fn what_lasts_longer_than_its_phase_or_its_round_is_seen() {
    let longer = |until: Until, stage: Stage, rounds: u16| {
        let mut table = Table::new();
        let pilot = table.in_play(B, "pilot");
        table.busy(A).first(A).begin(Stage::Acting);
        let mut watch = Watch::of(&table.game);
        let loan = Loan { on: pilot, by: A, until };
        table.world().resource_mut::<Lasting>().loans.push(loan);
        table.world().hand_over(pilot, A);
        let card = table.look().piece(pilot);
        table.world().tell(Event::ControlPassed { card, seat: A });
        watch.check(None, &table.game).expect("sound so far");
        table.world().insert_resource(bevy::prelude::State::new(stage));
        table.world().round_mut().number += rounds;
        watch.check(None, &table.game).map_err(|broken| broken.to_string())
    };
    let phase = longer(Until::EndOfPhase, Stage::Collecting, 0).expect_err("the phase is over");
    assert!(phase.contains("a loan is left") && phase.contains("phase"), "{phase}");
    let round = longer(Until::EndOfRound, Stage::Acting, 1).expect_err("the round is over");
    assert!(round.contains("a loan is left") && round.contains("round"), "{round}");
    assert_eq!(longer(Until::EndOfRound, Stage::Collecting, 0), Ok(()));
    assert_eq!(longer(Until::WhileInPlay, Stage::Collecting, 1), Ok(()));
    assert_ne!(Stage::Collecting.phase(), Phase::Action);
}

#[test]
fn who_pays_with_or_uses_what_another_controls_is_seen() {
    let foreign = |event: fn(Piece) -> Event| {
        let said = after(|table| {
            let card = pilot(table);
            let card = table.look().piece(card);
            let event = event(card);
            table.world().tell(event);
        });
        assert!(matches!(said, Err(Broken::NotControlled { seat: Seat(1), .. })), "{said:?}");
    };
    foreign(|card| Event::Played { seat: B, card, using: Using::Ability(0) });
    foreign(|card| Event::Played { seat: B, card, using: Using::Event });
    foreign(|crew| Event::Played {
        seat: B,
        card: crew,
        using: Using::Heroic { crew, level: Level::Trained },
    });
    foreign(|card| Event::Expended { seat: B, card, ev: 1, from_deck: false });
    let untold = after(|table| {
        let card = pilot(table);
        let loan = Loan { on: card, by: B, until: Until::WhileInPlay };
        table.world().resource_mut::<Lasting>().loans.push(loan);
        table.world().hand_over(card, B);
    });
    assert!(matches!(untold, Err(Broken::Untold(_))), "{untold:?}");
}

#[test]
fn an_option_that_takes_hold_of_a_rivals_card_is_seen() {
    let said = after(|table| {
        let crew = pilot(table);
        let asked = table.world().resource_mut::<PendingChoice>().into_inner();
        let choice = asked.choice.as_mut().expect("somebody is asked");
        choice.seat = B;
        choice.options = vec![Move::Exert(crew), Move::Pass];
    });
    assert!(matches!(said, Err(Broken::NotControlled { seat: Seat(1), .. })), "{said:?}");
}
