//! Injury and the death table (SE-INJ).

use super::*;
use crate::{
    body::{DeathRow, Injury, Luck, Peril, State},
    sheet::Characteristic,
};

/// SE-INJ-01
#[test]
fn damage_goes_to_end_then_to_the_pick_of_the_victim_then_to_the_other() {
    let hit = |damage, pick| {
        let mut victim = someone(7, 7, 7);
        victim.lets(|it| it.hit(Hit { damage, pick, ..Hit::default() }));
        victim.now()
    };
    assert_eq!(hit(6, Pick::Strength), [7, 7, 1]);
    assert_eq!(hit(16, Pick::Strength), [0, 5, 0]);
    assert_eq!(hit(16, Pick::Dexterity), [5, 0, 0]);
    assert_eq!(hit(10, Pick::Strength), [4, 7, 0], "the other keeps all of it");
}

/// SE-INJ-01
#[test]
fn without_a_pick_the_fuller_one_suffers_so_that_nothing_comes_to_0_early() {
    let mut victim = someone(5, 9, 3);
    victim.hit(0, 7);
    assert_eq!(victim.now(), [5, 5, 0]);
    let mut even = someone(6, 6, 0);
    even.hit(0, 2);
    assert_eq!(even.now(), [4, 6, 0]);
}

/// SE-INJ-02
#[test]
fn two_characteristics_at_0_are_unconsciousness_and_one_is_not() {
    let mut victim = someone(7, 7, 7);
    victim.hit(0, 13);
    assert!(victim.body.is_awake(), "{:?}", victim.now());
    let (at, pick) = (Seconds(6), Pick::Strength);
    let told = victim.lets(|it| it.hit(Hit { at, damage: 1, pick, ..Hit::default() }));
    assert_eq!(victim.now(), [0, 7, 0]);
    assert_eq!(told.last(), Some(&Event::FellUnconscious { until: None }));
    assert_eq!(victim.body.state, State::Unconscious { since: Seconds(6), failed: 0 });
}

/// The row after a hit of this much on full scores of 5, with these dice.
#[track_caller]
fn death_roll(damage: u16, faces: &[u8], luck: u8) -> (DeathRow, i32, Someone) {
    let mut victim = someone(5, 5, 5);
    victim.hit(0, 15 - damage.min(15));
    victim.body.luck = Luck { maximum: 3, current: 3 };
    victim.throws(faces);
    let told = victim.lets(|it| it.hit(Hit { damage, luck, ..Hit::default() }));
    let roll = told.iter().find_map(|event| {
        let Event::DeathRoll { throw, rolled, .. } = event else { return None };
        Some((*rolled, throw.total()))
    });
    let (row, total) = roll.expect("a death roll");
    (row, total, victim)
}

/// SE-INJ-03, SE-INJ-04, SE-INJ-05, SE-INJ-10
#[test]
fn three_at_0_mean_one_roll_on_a_table_that_has_a_row_for_every_total() {
    let table = DeathTable::default();
    let rows: Vec<DeathRow> = (0..=16).map(|total| table.row(total)).collect();
    use DeathRow::*;
    let want = [
        Destroyed, Destroyed, Killed, Killed, Crippled, Crippled, Maimed, Maimed, Critical,
        Critical, Stable, Stable, Hardy, Hardy, Hardy, Hardy, Hardy,
    ];
    assert_eq!(rows, want);
    assert_eq!(death_roll(3, &[3, 3], 0).0, Stable);
}

/// SE-INJ-04
#[test]
fn a_total_of_1_destroys_and_is_within_reach_of_a_dm_of_minus_2_only() {
    let (row, total, victim) = death_roll(9, &[1, 1], 0);
    assert_eq!((row, total), (DeathRow::Destroyed, 0));
    assert!(victim.body.is_dead());
    let (row, total, _) = death_roll(9, &[1, 2], 0);
    assert_eq!((row, total), (DeathRow::Destroyed, 1));
    let (row, total, _) = death_roll(6, &[1, 1], 0);
    assert_eq!((row, total), (DeathRow::Crippled, 4));
}

/// SE-INJ-05
#[test]
fn a_total_of_2_or_3_kills_outright() {
    for faces in [[2, 2], [2, 3]] {
        let (row, total, victim) = death_roll(9, &faces, 0);
        assert_eq!(row, DeathRow::Killed, "{total}");
        assert!(victim.body.is_dead());
    }
}

/// SE-INJ-11
#[test]
fn the_death_dm_goes_by_the_damage_of_the_last_attack() {
    let dms = [1, 2, 3, 4, 6, 7, 12].map(|damage| {
        let (_, total, _) = death_roll(damage, &[3, 4], 0);
        total - 7
    });
    assert_eq!(dms, [4, 4, 4, 2, 2, -2, -2]);
}

/// SE-INJ-12
#[test]
fn all_the_damage_of_that_attack_counts_even_past_0() {
    let mut victim = someone(5, 5, 5);
    victim.hit(0, 13);
    assert_eq!(victim.now(), [0, 2, 0]);
    let told = victim.throws(&[3, 3]).hit(0, 9);
    let Some(Event::DeathRoll { damage: 9, throw, .. }) = told.last() else { panic!("{told:?}") };
    assert_eq!(throw.total(), 4);
}

/// SE-INJ-13
#[test]
fn luck_given_up_for_good_is_a_bonus_on_the_roll_and_gone_from_the_maximum() {
    let (row, total, victim) = death_roll(7, &[2, 2], 2);
    assert_eq!((row, total), (DeathRow::Crippled, 4));
    assert_eq!(victim.body.luck, Luck { maximum: 1, current: 1 });
    let mut victim = someone(5, 5, 5);
    victim.body.luck = Luck { maximum: 3, current: 1 };
    let hit = Hit { damage: 15, luck: 2, ..Hit::default() };
    assert_eq!(victim.refuses(|it| it.hit(hit)), Refusal::TooLittleLuck { asked: 2, left: 1 });
    victim.hit(0, 4);
    let told = victim.lets(|it| it.hit(Hit { damage: 1, luck: 1, ..Hit::default() }));
    assert_eq!((told.len(), victim.body.luck.current), (1, 1), "nothing is spent without a roll");
}

/// A person felled at this second by a row of the death table.
#[track_caller]
fn felled(at: u64, row: DeathRow) -> Someone {
    let faces = match row {
        DeathRow::Crippled => [3, 3],
        DeathRow::Maimed => [4, 4],
        DeathRow::Critical => [5, 5],
        DeathRow::Stable => [6, 6],
        DeathRow::Destroyed | DeathRow::Killed | DeathRow::Hardy => panic!("needs no help"),
    };
    let mut victim = someone(8, 8, 8);
    victim.throws(&faces).hit(at, 24);
    assert_eq!(victim.body.aftermath.peril, Some(Peril { row, since: Seconds(at) }));
    victim
}

/// First aid by Medic-2, begun at this second, with its events.
#[track_caller]
fn first_aid(victim: &mut Someone, at: u64, faces: &[u8]) -> Vec<Event> {
    victim.throws(&[1]).lets(|it| it.first_aid(Seconds(at), with_medic(2), None));
    victim.throws(faces).lets(|it| it.finish_treatment(Seconds(at + 60)))
}

/// SE-INJ-06, SE-INJ-14
#[test]
fn on_4_or_5_prompt_help_saves_a_life_and_leaves_a_disability() {
    let mut victim = felled(0, DeathRow::Crippled);
    let told = first_aid(&mut victim, 60, &[4, 4]);
    assert!(told.contains(&Event::Saved { row: DeathRow::Crippled }));
    assert_eq!(victim.body.disabilities, ["a lasting disability"]);
    assert!(victim.body.aftermath.peril.is_none() && !victim.body.is_dead());
}

/// SE-INJ-06, SE-INJ-07, SE-INJ-14
#[test]
fn on_4_to_7_help_after_the_first_minute_is_too_late() {
    for row in [DeathRow::Crippled, DeathRow::Maimed] {
        let mut victim = felled(0, row);
        victim.body.state = State::Awake; // so that no waking throws come between
        victim.live(60);
        assert!(!victim.body.is_dead());
        assert_eq!(victim.live(61), [Event::Died { cause: Cause::Unattended(row) }]);
        let refusal = victim.refuses(|it| it.first_aid(Seconds(61), with_medic(2), None));
        assert_eq!(refusal, Refusal::Dead);
    }
}

/// SE-INJ-14
#[test]
fn nobody_dies_under_the_hands_of_a_medic_who_began_in_time_unless_the_check_fails() {
    for (faces, lives) in [([4, 4], true), ([1, 1], false)] {
        let mut victim = felled(0, DeathRow::Crippled);
        victim.body.state = State::Awake;
        victim.throws(&[6]).lets(|it| it.first_aid(Seconds(60), with_medic(0), None));
        victim.live(419);
        assert!(!victim.body.is_dead());
        victim.throws(&faces).live(420);
        assert_eq!(!victim.body.is_dead(), lives);
    }
}

/// SE-INJ-07
#[test]
fn on_6_or_7_one_maximum_loses_1d_and_the_others_a_d3() {
    for (die, want) in [(2, [4, 6, 7]), (3, [6, 4, 7]), (6, [6, 7, 4])] {
        let mut victim = felled(0, DeathRow::Maimed);
        first_aid(&mut victim, 0, &[3, 4, die, 4, 3, 1]);
        assert_eq!(victim.most(), want, "die {die}");
    }
}

/// SE-INJ-07
#[test]
fn no_maximum_falls_below_1_and_what_is_left_stays_left() {
    let mut victim = someone(3, 2, 9);
    victim.throws(&[4, 4]).hit(0, 14);
    first_aid(&mut victim, 0, &[6, 6, 1, 6, 5, 6]);
    assert_eq!(victim.most(), [1, 1, 6]);
    assert_eq!(victim.now(), [0, 0, 6], "the points of first aid went to END");
}

/// SE-INJ-07
#[test]
fn where_the_table_says_so_the_player_picks_what_suffers_most() {
    let maimed = |worst| {
        let mut victim = felled(0, DeathRow::Maimed);
        victim.rules.death.worst_loss = WorstLoss::Player;
        let attempt = Attempt { worst, ..with_medic(2) };
        victim.throws(&[1]).lets(|it| it.first_aid(Seconds(0), attempt, None));
        victim.throws(&[3, 4, 5, 1, 1]).lets(|it| it.finish_treatment(Seconds(60)));
        victim.most()
    };
    assert_eq!(maimed(Some(Characteristic::Dex)), [7, 3, 7]);
    assert_eq!(maimed(None), [3, 7, 7], "the highest, and of equals the first");
    assert_eq!(maimed(Some(Characteristic::Int)), [3, 7, 7], "no wound goes there");
}

/// SE-INJ-08, SE-INJ-14
#[test]
fn on_8_or_9_any_help_within_the_hour_saves_a_life_and_none_is_death() {
    let helped = |at: u64| {
        let mut victim = felled(0, DeathRow::Critical);
        victim.body.state = State::Awake;
        victim.live(at);
        if victim.body.is_dead() {
            return false;
        }
        victim.throws(&[1]).lets(|it| it.attend(Seconds(at), with_medic(0), None));
        victim.throws(&[4, 4]).live(at + 60);
        assert_eq!(victim.now(), [0, 0, 0], "attention brings no points back");
        true
    };
    assert!(helped(61) && helped(3600));
    assert!(!helped(3601));
}

/// SE-INJ-07
#[test]
fn a_maximum_that_falls_leaves_what_is_left_now_up_to_the_new_maximum() {
    let mut victim = felled(0, DeathRow::Maimed);
    victim.body.lost = [8, 5, 2];
    let attempt = with_medic(2);
    victim.throws(&[1]).lets(|it| it.attend(Seconds(0), attempt, None));
    victim.throws(&[4, 4, 2, 3, 3, 5]).lets(|it| it.finish_treatment(Seconds(60)));
    assert_eq!((victim.most(), victim.now()), ([5, 6, 5], [0, 3, 5]));
}

/// SE-INJ-03, SE-INJ-18
#[test]
fn a_new_fall_has_a_roll_of_its_own_and_what_good_care_was_owed_is_owed_still() {
    let mut victim = felled(0, DeathRow::Critical);
    victim.body.aftermath.frail = true;
    victim.body.lost = [8, 8, 7];
    victim.throws(&[6, 6]).hit(6, 1);
    assert!(victim.body.aftermath.hardy && victim.body.aftermath.frail);
    assert_eq!(victim.body.aftermath.peril, None);
    victim.body.lost = [8, 8, 7];
    victim.throws(&[3, 3]).hit(6, 1);
    assert!(!victim.body.aftermath.hardy && victim.body.aftermath.frail);
}

/// SE-INJ-05
#[test]
fn the_work_on_somebody_ends_with_their_death() {
    let mut victim = someone(8, 8, 8);
    victim.hit(0, 3);
    victim.throws(&[6]).lets(|it| it.first_aid(Seconds(0), with_medic(2), None));
    victim.throws(&[2, 2]).hit(6, 21);
    assert_eq!((victim.body.is_dead(), &victim.body.treatment), (true, &None));
}

/// SE-INJ-08
#[test]
fn without_good_care_a_critical_patient_has_lost_some_of_str_and_end_for_good() {
    let mut person = patient([8, 8, 8], [2, 0, 0]);
    person.body.aftermath.frail = true;
    let (mut bay, id) = bay(person.clone(), Care::BED_REST, &[3, 6, 3]);
    let told = a_day(&mut bay);
    assert!(told.contains(&Event::Recovered), "{told:?}");
    assert_eq!(bay.patient(id).unwrap().person.characteristics.to_string(), "586777");
    assert_eq!(now(&bay, id), [5, 8, 6]);

    let hospital = Care::medical(FacilityKind::Hospital, 9, 0);
    let (mut bay, id) = super::bay(person, hospital, &[]);
    assert!(a_day(&mut bay).contains(&Event::OutOfDanger));
    assert_eq!(now(&bay, id), [8, 8, 8]);
}

/// SE-INJ-09
#[test]
fn on_10_or_11_nothing_heals_until_a_medic_has_been_there() {
    let mut person = patient([8, 8, 8], [0, 0, 0]);
    let mut victim = felled(0, DeathRow::Stable);
    victim.live(0);
    person.body = victim.body;
    person.body.state = State::Awake;
    person.body.lost = [0, 8, 4];
    let (mut bay, id) = bay(person, Care::BED_REST, &[]);
    assert_eq!(a_day(&mut bay), [Event::NoHealing { why: NoHealing::Unattended }]);
    assert_eq!(now(&bay, id), [8, 0, 4]);
    assert!(!bay.patient(id).unwrap().person.body.is_dead());
}

/// SE-INJ-09
#[test]
fn one_successful_medic_check_or_a_day_of_medical_care_lets_a_stable_patient_heal() {
    let mut person = patient([8, 8, 8], [0, 4, 4]);
    let since = Seconds(0);
    person.body.aftermath.peril = Some(Peril { row: DeathRow::Stable, since });
    let (mut bay, id) = bay(person.clone(), Care::BED_REST, &[1, 4, 4, 5]);
    bay.attend(id, with_medic(0)).expect("it waits for one");
    let told = a_day(&mut bay);
    assert!(told.contains(&Event::Saved { row: DeathRow::Stable }), "{told:?}");
    assert_eq!(now(&bay, id), [8, 6, 6], "1D of 5 and an END DM of -1");

    let (mut bay, id) = super::bay(person, Care::medical(FacilityKind::SickBay, 9, 0), &[]);
    a_day(&mut bay);
    assert_eq!(bay.patient(id).unwrap().person.body.aftermath.peril, None);
    assert_eq!(now(&bay, id), [8, 5, 5]);
}

/// SE-INJ-10
#[test]
fn on_12_or_more_the_body_heals_unaided_even_in_need_of_surgery() {
    let mut victim = someone(5, 5, 5);
    victim.hit(0, 12);
    victim.throws(&[4, 4]).hit(0, 3);
    assert!(victim.body.aftermath.hardy && victim.body.aftermath.peril.is_none());
    let mut person = patient([5, 5, 5], [5, 5, 5]);
    person.body.aftermath.hardy = true;
    let (mut bay, id) = bay(person.clone(), Care::BED_REST, &[6]);
    a_day(&mut bay);
    assert_eq!(now(&bay, id), [1, 1, 1], "1D and an END DM of -3");
    person.body.aftermath.hardy = false;
    let (mut bay, id) = super::bay(person.clone(), Care::BED_REST, &[]);
    a_day(&mut bay);
    assert_eq!(now(&bay, id), [0, 0, 0]);
    person.body.aftermath.hardy = true;
    let mut strict = HealingRules::default();
    strict.death.hardy_heals = false;
    let (mut bay, id) = bay_with(strict, person, Care::BED_REST, &[]);
    a_day(&mut bay);
    assert_eq!(now(&bay, id), [0, 0, 0], "where the table would rather have it so");
}

/// SE-INJ-10, SE-DAT-18
#[test]
fn a_body_that_is_whole_again_remembers_nothing() {
    let mut victim = someone(8, 8, 8);
    victim.hit(0, 2);
    victim.body.aftermath.hardy = true;
    victim.throws(&[1]).lets(|it| it.first_aid(Seconds(0), with_medic(2), None));
    let told = victim.throws(&[6, 6]).live(60);
    assert_eq!(told.last(), Some(&Event::Recovered));
    assert_eq!(victim.body, Body { time: Seconds(60), ..Body::default() });
}

/// SE-INJ-15
#[test]
fn the_unconscious_try_to_wake_each_minute_one_better_for_each_failure() {
    let mut victim = someone(7, 7, 7);
    victim.hit(0, 14);
    assert_eq!(victim.now(), [0, 7, 0]);
    assert!(victim.live(59).is_empty());
    assert_eq!(victim.body.time, Seconds(59));
    let told = victim.throws(&[1, 1, 1, 1, 4, 5]).live(180);
    let checks: Vec<(i32, bool)> = told
        .iter()
        .map(|event| {
            let Event::WakingCheck { check, awake } = event else { panic!("{event:?}") };
            (dm(check), *awake)
        })
        .collect();
    assert_eq!(checks, [(-3, false), (-2, false), (-1, true)]);
    assert_eq!(victim.body.time, Seconds(180));
}

/// SE-INJ-16
#[test]
fn whoever_wakes_stays_awake_with_two_zeros_until_hurt_again() {
    let mut victim = someone(7, 7, 7);
    victim.hit(0, 14);
    victim.throws(&[6, 6]).live(60);
    assert!(victim.body.can_act(Seconds(60)));
    assert!(victim.live(86_400).is_empty() && victim.body.is_awake());
    assert!(victim.hit(86_400, 0).is_empty() && victim.body.is_awake());
    victim.hit(86_400, 1);
    assert_eq!((victim.now(), victim.body.is_awake()), ([0, 6, 0], false));
}

/// SE-INJ-17, SE-DAT-01, SE-DAT-02
#[test]
fn damage_lowers_the_current_score_and_its_dm_at_once_and_not_the_maximum() {
    let mut victim = someone(9, 7, 0);
    let dm = |victim: &Someone| {
        let now = victim.body.current(victim.full);
        tasks::check::characteristic_dm(now.get(Characteristic::Str))
    };
    assert_eq!(dm(&victim), 1);
    victim.hit(0, 5);
    assert_eq!((victim.now(), victim.most()), ([4, 7, 0], [9, 7, 0]));
    assert_eq!(dm(&victim), -1);
    assert_eq!(victim.body.current(victim.full).get(Characteristic::Soc), 7);
}

/// SE-INJ-18
#[test]
fn more_damage_at_0_0_0_means_another_roll_and_the_worse_of_two_stands() {
    let mut victim = felled(0, DeathRow::Critical);
    let told = victim.throws(&[6, 4]).hit(6, 1);
    let Some(Event::DeathRoll { rolled, stands, again: true, .. }) = told.last() else {
        panic!("{told:?}")
    };
    assert_eq!((*rolled, *stands), (DeathRow::Hardy, DeathRow::Critical));
    let old = Peril { row: DeathRow::Critical, since: Seconds(0) };
    assert_eq!(victim.body.aftermath.peril, Some(old), "its hour goes on as it was");
    victim.throws(&[4, 4]).hit(12, 9);
    let new = Peril { row: DeathRow::Maimed, since: Seconds(12) };
    assert_eq!(victim.body.aftermath.peril, Some(new));
}

/// SE-DAT-18
#[test]
fn every_hit_is_logged_with_its_time_its_damage_and_its_kind() {
    let mut victim = someone(7, 7, 7);
    victim.hit(0, 5);
    victim.stun(6, 3);
    let lethal = Injury { at: Seconds(0), damage: 5, taken: 5, stun: false, treated: false };
    let stun = Injury { at: Seconds(6), damage: 3, taken: 2, stun: true, treated: false };
    assert_eq!(victim.body.injuries, [lethal, stun]);
}

/// SE-TRT-29, SE-TRT-30
#[test]
fn stun_takes_end_only_and_what_is_more_than_end_costs_as_many_rounds() {
    let mut victim = someone(7, 7, 5);
    victim.stun(0, 5);
    assert_eq!(victim.now(), [7, 7, 0]);
    assert!(victim.body.can_act(Seconds(0)), "exactly END is no round at all");
    let mut victim = someone(7, 7, 5);
    let told = victim.stun(0, 8);
    let now = [7, 7, 0];
    assert_eq!(told, [Event::Stunned { damage: 8, points: 5, rounds: 3, now }]);
    assert!(!victim.body.can_act(Seconds(17)) && victim.body.can_act(Seconds(18)));
    victim.stun(6, 1);
    assert_eq!(victim.body.stun.helpless_until, Seconds(18), "a lighter blow shortens nothing");
    victim.stun(7, 4);
    assert_eq!(victim.body.stun.helpless_until, Seconds(31));
}

/// SE-TRT-31
#[test]
fn stun_is_gone_after_an_hour_and_only_lethal_damage_remains() {
    let mut victim = someone(7, 7, 7);
    victim.hit(0, 2);
    victim.stun(0, 9);
    assert_eq!(victim.now(), [7, 7, 0]);
    assert!(victim.live(3599).is_empty());
    assert_eq!(victim.live(3600), [Event::StunOver { now: [7, 7, 5] }]);
    assert_eq!(victim.body.injuries.len(), 1);
    victim.stun(4_000, 1);
    victim.stun(5_000, 1);
    assert!(victim.live(8_599).is_empty(), "an hour from the last of them");
    assert_eq!(victim.live(8_600).len(), 1);
}

/// SE-TRT-31
#[test]
fn stun_can_make_two_zeros_but_never_the_third_that_kills() {
    let mut victim = someone(7, 1, 7);
    victim.body.lost = [0, 1, 0];
    let told = victim.stun(0, 7);
    assert_eq!((victim.now(), told.len()), ([7, 0, 0], 2), "unconscious, and no roll");
    let told = victim.hit(0, 7);
    assert_eq!((victim.now(), told.len()), ([0, 0, 0], 1), "END is only stunned");
    let told = victim.throws(&[6, 6]).hit(0, 7);
    assert!(matches!(told.last(), Some(Event::DeathRoll { .. })), "{told:?}");
    assert_eq!((victim.body.lost, victim.body.stun.points), ([7, 1, 7], 0));
}

/// SE-INJ-01
#[test]
fn damage_of_0_is_no_hit() {
    let mut victim = someone(7, 7, 7);
    assert!(victim.hit(0, 0).is_empty());
    assert_eq!(victim.body, Body::default());
}
