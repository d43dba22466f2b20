//! Which sounds play, how many at once, and which never do.

use std::time::Duration;

use cards::{Activity, CardId, Ending, EndingKind, Event, Piece, SlotNo, data::Def};
use engine::{RuleId, Seat};
use sound::{Kind, Sound};

use super::{
    throws::fell,
    voices::{Voices, worth_hearing},
};
use crate::window::{card_table::motion::sounds::cue, ui::sound_cue::SoundCue};

const YOU: Seat = Seat(0);
const RIVAL: Seat = Seat(1);

fn piece() -> Piece {
    Piece { id: CardId(3), def: Def(5) }
}

fn sound(event: &Event) -> Option<Sound> {
    cue(event, YOU).map(|cue| cue.sound)
}

#[test]
fn points_that_are_gained_sound_otherwise_than_points_that_are_lost() {
    let by = |by: i16| Event::VpChanged { seat: YOU, by, now: 3, rule: RuleId("CCG-VIC-1") };
    assert_eq!(sound(&by(2)), Some(Sound::Points));
    assert_eq!(sound(&by(-1)), Some(Sound::Failure));
}

#[test]
fn the_end_of_a_game_sounds_as_it_is_for_the_person() {
    let won_by = |winner| {
        sound(&Event::GameEnded { ending: Ending { kind: EndingKind::VictoryPoints, winner } })
    };
    assert_eq!(won_by(Some(YOU)), Some(Sound::Victory));
    assert_eq!(won_by(Some(RIVAL)), Some(Sound::Defeat));
    assert_eq!(won_by(None), Some(Sound::Defeat));
}

#[test]
fn piracy_that_fails_is_good_news_for_who_was_attacked_and_none_for_others() {
    let ended =
        |attacker, defender| sound(&Event::PiracyEnded { attacker, defender, success: false });
    assert_eq!(ended(RIVAL, YOU), Some(Sound::Success));
    assert_eq!(ended(YOU, RIVAL), Some(Sound::Failure));
    assert_eq!(ended(RIVAL, Seat(2)), None);
}

#[test]
fn what_the_person_may_not_see_is_not_heard() {
    let looked = |seat| Event::LookedAt { seat, card: piece() };
    assert_eq!(sound(&looked(YOU)), Some(Sound::Deal));
    assert_eq!(sound(&looked(RIVAL)), None);
    let unseen = Event::AdventureDiscarded { card: piece(), owner: YOU, face_up: false };
    assert_eq!(sound(&unseen), None);
}

#[test]
fn what_a_rival_does_is_heard_from_across_the_table() {
    let far = |seat| {
        let event = Event::ActivityChosen { seat, activity: Activity::Pursuing(SlotNo(1)) };
        cue(&event, YOU).map(|cue| cue.far)
    };
    assert_eq!((far(YOU), far(RIVAL)), (Some(false), Some(true)));
}

#[test]
fn alike_sounds_of_a_frame_are_heard_once_and_as_near_as_the_nearest() {
    let far = |sound| SoundCue { sound, far: true };
    let token = SoundCue::near(Sound::Token);
    let frame = [far(Sound::Token), token, far(Sound::Coin), far(Sound::Token)];
    assert_eq!(worth_hearing(frame.into_iter()), [token, far(Sound::Coin)]);
}

#[test]
fn of_too_many_in_a_frame_the_most_important_are_heard_in_order() {
    let frame = [Sound::Take, Sound::Coin, Sound::Damage, Sound::Deal, Sound::Wound];
    let heard = worth_hearing(frame.map(SoundCue::near).into_iter());
    let sounds: Vec<Sound> = heard.iter().map(|cue| cue.sound).collect();
    assert_eq!(sounds, [Sound::Damage, Sound::Wound, Sound::Coin]);
}

/// Has these taken in, a tenth of a second apart; what is heard in the end.
fn taken_in(sounds: &[Sound]) -> Vec<Sound> {
    let mut voices = Voices::default();
    let mut now = Duration::ZERO;
    for &sound in sounds {
        now += Duration::from_millis(100);
        voices.take_in(sound, now, now);
    }
    voices.heard(now)
}

#[test]
fn never_more_than_three_are_heard_and_the_oldest_gives_way() {
    let heard = taken_in(&[Sound::Jump, Sound::Alarm, Sound::Points, Sound::Success]);
    assert_eq!(heard, [Sound::Alarm, Sound::Points, Sound::Success]);
}

#[test]
fn a_highlight_that_moves_silences_nothing_that_happens() {
    let events = [Sound::Jump, Sound::Alarm, Sound::Points];
    assert_eq!(taken_in(&[&events[..], &[Sound::Tick]].concat()), events);
    let heard = taken_in(&[Sound::Jump, Sound::Coin, Sound::Alarm, Sound::Points]);
    assert_eq!(heard, events, "{:?} gives way to {:?}", Kind::Table, Kind::Event);
}

#[test]
fn the_same_sound_is_not_begun_twice_in_a_moment() {
    let (mut voices, at) = (Voices::default(), Duration::from_millis);
    assert!(voices.take_in(Sound::Token, at(0), at(0)).is_some());
    assert!(voices.take_in(Sound::Token, at(16), at(16)).is_none());
    assert!(voices.take_in(Sound::Token, at(120), at(120)).is_some());
}

#[test]
fn muted_nothing_goes_on() {
    let (mut voices, now) = (Voices::default(), Duration::ZERO);
    voices.take_in(Sound::Victory, now, now);
    voices.hush();
    assert_eq!(voices.heard(now), []);
}

#[test]
fn dice_of_a_life_are_heard_when_they_fall_and_not_when_it_is_taken_back() {
    assert!(fell((7, 1, 0), (7, 1, 1)), "shown");
    assert!(!fell((7, 1, 1), (7, 1, 1)), "lying");
    assert!(!fell((7, 1, 1), (7, 2, 0)), "announced");
    assert!(fell((7, 1, 3), (7, 2, 1)), "decided, and fallen at once");
    assert!(!fell((7, 2, 0), (7, 1, 3)), "taken back");
    assert!(!fell((0, 0, 0), (7, 4, 2)), "gone on with");
}
