//! Tests of `motion`.

use cards::{
    CardId, Ending, EndingKind, Piece,
    data::{Capability, Def, Token},
};
use sound::Sound;

use super::{cue::What, *};
use crate::settings::Motion as Speed;

const YOU: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

fn piece(n: u16) -> Piece {
    Piece { id: CardId(n), def: Def(n) }
}

fn shown(events: &[Event]) -> Motion {
    let mut motion = Motion::default();
    motion.add(events, YOU, &[], false);
    motion
}

fn drawn(seat: Seat) -> Event {
    Event::Drew { seat, cards: vec![piece(1), piece(2), piece(3)] }
}

fn faces(motion: &Motion) -> usize {
    let face =
        |cue: &&Cue| matches!(cue.what, What::Travel { face: Some(_), .. } | What::Show { .. });
    motion.cues.iter().filter(face).count()
}

#[test]
fn cards_that_a_rival_draws_have_no_face_and_ones_own_have() {
    assert_eq!(faces(&shown(&[drawn(YOU)])), 3);
    assert_eq!(faces(&shown(&[drawn(RIVAL)])), 0);
}

#[test]
fn a_complication_that_nobody_has_seen_travels_face_down() {
    let placed =
        |by| Event::ComplicationPlaced { slot: cards::SlotNo(0), card: piece(4), owner: RIVAL, by };
    assert_eq!(faces(&shown(&[placed(None)])), 0);
    assert_eq!(faces(&shown(&[placed(Some(RIVAL))])), 0);
    assert_eq!(faces(&shown(&[placed(Some(YOU))])), 1);
}

#[test]
fn without_motion_nothing_is_ever_shown_half() {
    let mut motion = shown(&[drawn(YOU)]);
    assert!(!motion.is_over());
    motion.advance(10.0, &Settings { motion: Speed::Off, ..Settings::default() });
    assert!(motion.is_over());
}

#[test]
fn with_reduced_motion_nothing_changes_its_place() {
    let mut motion = Motion::default();
    let vp = Event::VpChanged { seat: YOU, by: 3, now: 3, rule: engine::RuleId("CCG-CPT-2a") };
    motion.add(&[drawn(YOU), vp], YOU, &[], true);
    assert!(!motion.cues.is_empty());
    assert!(motion.cues.iter().all(|cue| matches!(
        cue.what,
        What::Pulse { .. } | What::Words { .. } | What::Banner { .. }
    )));
}

#[test]
fn a_slower_speed_takes_longer() {
    let frames = |speed: Speed| {
        let mut motion = shown(&[drawn(YOU)]);
        let settings = Settings { motion: speed, ..Settings::default() };
        let goes_on = |n: &u32| {
            motion.advance(f64::from(*n) * 0.02, &settings);
            !motion.is_over()
        };
        (0..2000).take_while(goes_on).count()
    };
    assert!(frames(Speed::Swift) < frames(Speed::Quick));
    assert!(frames(Speed::Quick) < frames(Speed::Usual));
    assert!(frames(Speed::Usual) < frames(Speed::Slow));
}

#[test]
fn however_much_happens_it_is_shown_in_a_few_seconds() {
    let events: Vec<Event> = (0..400).map(|_| drawn(YOU)).collect();
    let mut motion = shown(&events);
    let frame = |n: &u32| {
        motion.advance(f64::from(*n) * 0.016, &Settings::default());
        !motion.is_over()
    };
    let seconds = (0..20_000).take_while(frame).count() as f64 * 0.016;
    assert!(seconds < 6.0 * PATIENCE, "{seconds}");
}

/// Two tokens, and then a blow.
fn told() -> [Event; 3] {
    let token = Token::Capability(Capability::Cargo);
    let token = Event::TokenCollected { seat: YOU, token };
    [token.clone(), token, Event::Damaged { card: piece(1), by: 2 }]
}

fn heard(motion: &mut Motion) -> Vec<Sound> {
    motion.begun().into_iter().map(|cue| cue.sound).collect()
}

#[test]
fn each_event_is_heard_once_when_it_begins_to_be_shown() {
    let mut motion = shown(&told());
    assert_eq!(heard(&mut motion), [Sound::Token]);
    assert_eq!(heard(&mut motion), []);
    let frames = (0..200_u32).map(|n| {
        motion.advance(f64::from(n) * 0.02, &Settings::default());
        heard(&mut motion)
    });
    let rest: Vec<_> = frames.filter(|heard| !heard.is_empty()).collect();
    assert_eq!(rest, [[Sound::Token], [Sound::Damage]]);
}

#[test]
fn what_is_skipped_is_not_heard() {
    let mut motion = shown(&told());
    motion.finish();
    assert_eq!(heard(&mut motion), []);
}

#[test]
fn without_motion_everything_is_heard_at_once() {
    let mut motion = shown(&told());
    motion.advance(10.0, &Settings { motion: Speed::Off, ..Settings::default() });
    assert_eq!(heard(&mut motion), [Sound::Token, Sound::Token, Sound::Damage]);
}

#[test]
fn the_end_of_a_game_is_heard_though_nothing_of_it_is_shown() {
    let ending = Ending { kind: EndingKind::VictoryPoints, winner: Some(YOU) };
    let mut motion = shown(&[told()[2].clone(), Event::GameEnded { ending }]);
    assert_eq!(heard(&mut motion), [Sound::Damage, Sound::Victory]);
    assert_eq!(heard(&mut shown(&[Event::GameEnded { ending }])), [Sound::Victory]);
}

#[test]
fn a_decision_leaves_out_what_is_not_shown_yet() {
    let mut motion = shown(&[drawn(YOU)]);
    motion.finish();
    motion.add(&[drawn(RIVAL)], YOU, &[], false);
    assert_eq!(faces(&motion), 0, "only what came after is shown");
}
