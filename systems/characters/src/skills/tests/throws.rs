use dice::{Dice, Odds};

use super::{book, person};
use crate::{
    Characteristic,
    scenario::tables,
    skills::{Goal, SkillBook, SkillError, Task},
};

#[track_caller]
fn task(skills: &[(&str, u8)], skill: &str, wanted: &str, holds: &[&str]) -> Task {
    book().task(&person(skills), skill, wanted, holds).unwrap_or_else(|fault| panic!("{fault}"))
}

/// Checks the target and the modifiers of a skill throw.
#[track_caller]
fn check(skills: &[(&str, u8)], skill: &str, wanted: &str, holds: &[&str], expected: &str) {
    let task = task(skills, skill, wanted, holds);
    let goal = task.goal.map_or("referee".to_owned(), |goal| goal.to_string());
    assert_eq!(format!("{goal} {:+}", task.dm()), expected, "{skill} of {skills:?}: {wanted}");
}

#[track_caller]
fn succeeds(task: Task, faces: [u8; 2]) -> bool {
    task.throw(&mut Dice::scripted(&faces)).expect("a number to throw").success
}

/// CT-DEF-01
#[test]
fn a_throw_is_two_dice_and_its_modifiers_at_or_over_the_number() {
    let seven = || Task::at_least("Anything", 7, "CT-DEF-01");
    let one = || dice::Modifier::new("help", "CT-DEF-01", 1);
    assert!(succeeds(seven().with([one()]), [3, 3]));
    assert!(!succeeds(seven(), [3, 3]) && succeeds(seven(), [3, 4]));
    assert_eq!(seven().odds(), Some(Odds::new(21, 36)));
    assert_eq!(seven().with([one()]).odds(), Some(Odds::new(26, 36)));
    let low = || seven().against(Goal::AtMost(3));
    assert_eq!(low().odds(), Some(Odds::new(3, 36)));
    assert!(succeeds(low(), [1, 2]) && !succeeds(low(), [2, 2]));
}

/// CT-DEF-01
#[test]
fn the_odds_are_those_of_all_falls_of_the_dice() {
    let book = book();
    let skilled = person(&[("Bribery", 2), ("Gambling", 3), ("Vacc Suit", 1)]);
    for entry in book.entries() {
        for made_for in entry.uses.iter().filter(|it| it.goal.is_some()) {
            let task = || book.task(&skilled, &entry.name, &made_for.name, &[]).expect("a throw");
            let falls = (1..=6).flat_map(|one| (1..=6).map(move |other| [one, other]));
            let won = falls.filter(|&faces| succeeds(task(), faces)).count();
            let name = format!("{}: {}", entry.name, made_for.name);
            assert_eq!(task().odds(), Some(Odds::new(won as u64, 36)), "{name}");
        }
    }
}

/// CT-DEF-04, CT-DEF-05
#[test]
fn officials_are_won_over_on_7_with_2_a_level_and_3_off_without_the_skill() {
    let officials = "Dealing with officials";
    check(&[], "Administration", officials, &[], "7+ -3");
    check(&[("Administration", 1)], "Administration", officials, &[], "7+ +2");
    check(&[("Administration", 2)], "Admin", officials, &[], "7+ +4");
    let clerk = || task(&[("Administration", 1)], "Administration", officials, &[]);
    assert!(succeeds(clerk(), [2, 3]) && !succeeds(clerk(), [2, 2]));
    assert_eq!(clerk().odds(), Some(Odds::new(30, 36)));
    assert_eq!(task(&[], "Administration", officials, &[]).odds(), Some(Odds::new(6, 36)));
}

/// CT-DEF-05
#[test]
fn every_modifier_says_what_it_is_and_which_rule_gives_it() {
    let clerk = task(&[("Administration", 2)], "Administration", "Dealing with officials", &[]);
    let outcome = clerk.throw(&mut Dice::scripted(&[1, 1])).expect("a number to throw");
    assert_eq!(outcome.throw.to_string(), "1 + 1, Administration-2 +4 = 6, needs 7+: failure by 1");
    assert_eq!(outcome.throw.modifiers[0].rule, "CT-DEF-05");
    let rafter = task(&[], "Air/Raft", "Avoiding an accident", &["extreme weather"]);
    let said: Vec<String> =
        rafter.modifiers.iter().map(|it| format!("{it}, {}", it.rule)).collect();
    let raft = "Air/Raft-0 (as every adventurer) +0, CT-DEF-09";
    assert_eq!(said, [raft, "extreme weather -1, CT-DEF-09"]);
    let none = task(&[], "Bribery", "Having a bribe accepted", &[]);
    assert_eq!(none.modifiers[0].to_string(), "no Bribery -5");
}

/// CT-DEF-06, CT-RUL-47
#[test]
fn in_a_bureaucracy_1_a_level_is_offered_to_the_referee_and_not_forced() {
    let serving =
        || task(&[("Administration", 3)], "Administration", "Serving in a bureaucracy", &[]);
    assert_eq!((serving().goal, serving().odds(), serving().dm()), (None, None, 0));
    assert_eq!(serving().suggested[0].dm, 3);
    let nine = || serving().against(Goal::AtLeast(9));
    assert_eq!(nine().odds(), Some(Odds::new(10, 36)));
    assert_eq!(nine().with_suggestions().odds(), Some(Odds::new(26, 36)));
    let mut dice = Dice::scripted(&[3, 3]);
    assert!(serving().throw(&mut dice).is_none(), "nobody has named a number");
    assert_eq!(dice.unthrown(), [3, 3], "and no die falls");
}

/// CT-DEF-08, CT-DEF-09, CT-RUL-48
#[test]
fn an_air_raft_has_no_accident_on_5_with_1_a_level_and_1_off_for_weather_and_gunfire() {
    let (raft, accident) = ("Air/Raft", "Avoiding an accident");
    let both = ["extreme weather", "gunfire in a chase"];
    check(&[], raft, accident, &[], "5+ +0");
    check(&[("Air/Raft", 2)], raft, accident, &[], "5+ +2");
    check(&[("Air/Raft", 2)], raft, accident, &both[..1], "5+ +1");
    check(&[("Air/Raft", 2)], raft, accident, &both[1..], "5+ +1");
    check(&[("Air/Raft", 1)], raft, accident, &both, "5+ +0");
    assert!(succeeds(task(&[], raft, accident, &[]), [2, 3]));
    let book = book();
    let npc = book.task_of_other(&person(&[]), raft, accident, &[]);
    assert_eq!(npc.map(|task| task.dm()), Ok(0), "lacking the skill counts nothing");
}

/// CT-DEF-10
#[test]
fn one_throw_does_for_a_short_chase_and_two_or_three_for_a_longer_flight() {
    let book = book();
    let made_for = &book.entry("Air/Raft").expect("an entry").uses[0];
    assert_eq!(made_for.throws_for("a short chase"), 1..=1);
    assert_eq!(made_for.throws_for("a longer flight"), 2..=3);
    assert_eq!(made_for.throws_for("anything else"), 1..=1);
}

/// CT-DEF-11
#[test]
fn an_atv_breaks_down_on_11_with_nothing_added() {
    check(&[("ATV", 3)], "ATV", "Breaking down today", &[], "11+ +0");
    check(&[("ATV", 3)], "ATV", "Getting unstuck", &[], "referee +3");
}

/// CT-DEF-12
#[test]
fn bribes_are_taken_on_8_and_reported_on_3_or_less() {
    let bribe = "Having a bribe accepted";
    check(&[], "Bribery", bribe, &[], "8+ -5");
    check(&[("Bribery", 2)], "Bribery", bribe, &[], "8+ +2");
    check(&[("Bribery", 2)], "Bribery", bribe, &["strongly friendly official"], "8+ +4");
    check(&[("Jack of All Trades", 1)], "Bribery", bribe, &[], "8+ +0");
    check(&[("Bribery", 2)], "Bribery", "Being reported for a refused bribe", &[], "3- +0");
}

/// CT-DEF-12
#[test]
fn an_inspector_finds_a_forgery_on_6_less_2_for_each_level_of_the_forger() {
    let forged = "An inspector finds the forgery";
    check(&[], "Forgery", forged, &[], "6+ +0");
    check(&[("Forgery", 3)], "Forgery", forged, &[], "6+ -6");
    let book = book();
    assert!(book.entry("Forgery").expect("an entry").uses[0].against);
}

/// CT-DEF-12
#[test]
fn fire_falls_on_its_target_on_11_with_4_a_level_and_1_for_each_turn_of_adjusting() {
    let fire = "Bringing fire onto a target";
    check(&[], "Forward Observer", fire, &[], "11+ +0");
    check(&[("Forward Observer", 1)], "Fwd Obsvr", fire, &[], "11+ +4");
    let turn = "turn of adjusting";
    check(&[("Forward Observer", 1)], "Forward Observer", fire, &[turn; 3], "11+ +7");
    let npc = book().task_of_other(&person(&[]), "Forward Observer", fire, &[]);
    assert_eq!(npc.map(|task| task.dm()), Ok(-4));
}

/// CT-DEF-12
#[test]
fn a_gambler_wins_on_8_or_at_a_casino_on_9_and_a_2_on_the_dice_always_loses() {
    let gambler = [("Gambling", 2)];
    check(&gambler, "Gambling", "Winning a private game", &[], "8+ +2");
    check(&gambler, "Gambling", "Winning at a casino", &[], "9+ +2");
    let shark = || task(&[("Gambling", 9)], "Gambling", "Winning a private game", &[]);
    assert_eq!(shark().odds(), Some(Odds::new(35, 36)));
    assert!(!succeeds(shark(), [1, 1]) && succeeds(shark(), [1, 2]));
}

/// CT-DEF-12
#[test]
fn wits_and_schooling_help_with_electronics_and_missing_tools_do_not() {
    let (mend, hand) = ("Mending or understanding a device", [("Electronics", 2)]);
    check(&hand, "Electronics", mend, &[], "referee +2");
    check(&hand, "Electronics", mend, &["no tools", "poor conditions"], "referee -6");
    let mut bright = person(&hand);
    bright.characteristics.set(Characteristic::Int, 11);
    bright.characteristics.set(Characteristic::Edu, 10);
    let book = book();
    assert_eq!(book.task(&bright, "Electronics", mend, &[]).map(|task| task.dm()), Ok(4));
    bright.characteristics.set(Characteristic::Int, 10);
    bright.characteristics.set(Characteristic::Edu, 9);
    assert_eq!(book.task(&bright, "Electronics", mend, &[]).map(|task| task.dm()), Ok(2));
}

/// CT-DEF-12
#[test]
fn the_referee_sets_the_other_throws_and_the_level_is_added() {
    let all = [
        ("Computer", "Writing a program", "referee +2"),
        ("Engineering", "Repairing a ship", "referee +4"),
        ("Engineering", "Clearing a malfunction in a day", "10+ +2"),
        ("Leader", "The first reaction of those led", "referee +2"),
        ("Mechanical", "Mending a machine", "referee +2"),
        ("Gunnery", "Hitting in a fight between ships", "referee +2"),
    ];
    for (skill, wanted, expected) in all {
        check(&[(skill, 2)], skill, wanted, &[], expected);
    }
}

/// CT-DEF-12, CT-PSG-07, CT-PSG-08, CT-PSG-09
#[test]
fn a_medic_wakes_a_sleeper_by_the_same_throw_as_the_passage_has() {
    let (wake, weak) = ("Reviving a low passenger", "the passenger's Endurance is 6 or less");
    check(&[("Medical", 1)], "Medical", wake, &[], "5+ +0");
    check(&[("Medical", 2)], "Medical", wake, &[], "5+ +1");
    check(&[("Medical", 4)], "medic", wake, &[weak], "5+ +0");
    let helped = task(&[("Medical", 3)], "Medical", wake, &[weak]);
    let rules: Vec<&str> = helped.modifiers.iter().map(|it| it.rule.as_ref()).collect();
    assert_eq!(rules, ["CT-PSG-08", "CT-PSG-09"]);
    let figures = crate::affairs::tests::tables().low_passage;
    for level in 0..5 {
        for (endurance, holds) in [(6, &[weak][..]), (7, &[][..])] {
            let by_passage = crate::affairs::revival(&figures, endurance, &[level]);
            let by_skill = task(&[("Medical", level)], "Medical", wake, holds);
            assert_eq!(by_passage.odds(), by_skill.odds(), "Medical-{level}, End {endurance}");
        }
    }
}

/// CT-DEF-13
#[test]
fn a_ships_boat_breaks_contact_on_10_or_avoids_a_hit_on_8_with_2_for_the_skill() {
    for (wanted, target) in [("Breaking contact", "10+"), ("Avoiding a hit", "8+")] {
        check(&[], "Ship's Boat", wanted, &[], &format!("{target} +0"));
        check(&[("Ship's Boat", 1)], "Ship's Boat", wanted, &[], &format!("{target} +2"));
        check(&[("Ship's Boat", 3)], "Ship's Boat", wanted, &[], &format!("{target} +2"));
        check(&[("Pilot", 2)], "Ship's Boat", wanted, &[], &format!("{target} +2"));
    }
}

/// CT-DEF-13
#[test]
fn a_mishap_in_a_suit_is_avoided_on_10_and_put_right_on_7() {
    check(&[], "Vacc Suit", "Avoiding a mishap", &[], "10+ +0");
    check(&[("Vacc Suit", 2)], "Vacc Suit", "Avoiding a mishap", &[], "10+ +8");
    check(&[("Vacc Suit", 2)], "Vacc Suit", "Putting a mishap right", &[], "7+ +4");
    let npc = book().task_of_other(&person(&[]), "Vacc Suit", "Putting a mishap right", &[]);
    assert_eq!(npc.map(|task| task.dm()), Ok(-4));
}

/// CT-DEF-13
#[test]
fn every_vehicle_is_thrown_as_an_air_raft_is() {
    let accident = "Avoiding an accident";
    for vehicle in ["Jet Aircraft", "Wheeled Vehicle", "Submersible"] {
        check(&[(vehicle, 2)], vehicle, accident, &["gunfire in a chase"], "5+ +1");
    }
    check(&[("Helicopter", 2)], "Jet Aircraft", accident, &[], "5+ +1");
    check(&[("Navigation", 2)], "Navigation", "Finding one's position", &[], "referee +2");
}

/// CT-DEF-14, CT-RUL-49
#[test]
fn streetwise_throws_run_from_5_to_9() {
    check(&[("Streetwise", 2)], "Streetwise", "Finding an easy official", &[], "5+ +2");
    check(&[("Streetwise", 1)], "Streetwise", "Finding good guns cheaply", &[], "9+ +1");
}

/// CT-DEF-18, CT-RUL-69: everybody has Streetwise at level 0, unless the table says otherwise.
#[test]
fn without_streetwise_everybody_is_at_level_0_and_by_a_switch_at_5_off() {
    let guns = "Finding good guns cheaply";
    check(&[], "Streetwise", guns, &[], "9+ +0");
    let other = book().task_of_other(&person(&[]), "Streetwise", guns, &[]);
    assert_eq!(other.map(|task| task.dm()), Ok(0));
    let mut strict = super::file();
    let row = strict.everyone.iter_mut().find(|row| row.rule == "CT-DEF-18").expect("a row");
    row.on = false;
    let strict = SkillBook::new(strict, &tables()).expect("a sound file");
    for person in [person(&[]), person(&[("Brawling", 1)])] {
        let task = strict.task(&person, "Streetwise", guns, &[]).expect("a throw");
        assert_eq!(task.dm(), -5);
    }
    let learnt = strict.task(&person(&[("Streetwise", 1)]), "Streetwise", guns, &[]);
    assert_eq!(learnt.map(|task| task.dm()), Ok(1));
}

/// CT-ATK-12: Vacc Suit-1 and DEX 9 keep control on 1 and 6; the published jump fails with 2 and 3.
#[test]
fn keeping_control_without_gravity_is_the_throw_of_a_mishap_in_a_suit() {
    let hand = |dex, skills: &[(&str, u8)], holds: &[&str]| {
        let mut who = person(skills);
        who.characteristics.set(Characteristic::Dex, dex);
        book().task(&who, "Vacc Suit", "Avoiding a mishap", holds).expect("a throw")
    };
    let suit = [("Vacc Suit", 1)];
    for (dex, dm) in [(8, 4), (9, 5), (10, 5), (11, 6), (15, 6)] {
        assert_eq!(hand(dex, &suit, &[]).dm(), dm, "DEX {dex}");
    }
    assert!(succeeds(hand(9, &suit, &[]), [1, 6]));
    let jump = ["moving forward", "moving at Speed 1", "a free jump", "a long-range jump"];
    let dms: Vec<i32> = jump.iter().map(|&how| hand(8, &[], &[how]).dm()).collect();
    assert_eq!(dms, [2, 0, -2, -6]);
    assert_eq!(hand(8, &suit, &jump).dm(), -2);
    assert!(!succeeds(hand(8, &suit, &jump), [2, 3]));
}

/// CT-SKL-14, CT-SKL-17
#[test]
fn a_level_helps_in_a_fight_with_its_own_weapon_and_gunnery_with_none_in_the_hand() {
    let fighter = [("Brawling", 2), ("Rifle", 1), ("Gunnery", 4)];
    check(&fighter, "Brawling", "Hitting in a fight", &[], "8+ +2");
    check(&fighter, "Rifle", "Hitting in a fight", &[], "8+ +1");
    check(&fighter, "Carbine", "Hitting in a fight", &[], "8+ +0");
}

/// CT-DEF-02
#[test]
fn what_is_not_known_is_refused_with_what_is() {
    let book = book();
    let refused = |skill: &str, wanted: &str, holds: &[&str]| {
        book.task(&person(&[]), skill, wanted, holds).expect_err("must be refused").to_string()
    };
    assert_eq!(refused("Juggling", "x", &[]), "there is no skill `Juggling`");
    assert_eq!(
        refused("Bribery", "Singing", &[]),
        "Bribery is not thrown for `Singing`; it is for Having a bribe accepted, Being reported for \
         a refused bribe"
    );
    assert_eq!(refused("Steward", "x", &[]), "Steward is not thrown for `x`; it is for nothing");
    let wrong = book.task(&person(&[]), "Air/Raft", "Avoiding an accident", &["fog"]);
    assert!(matches!(wrong, Err(SkillError::Circumstance { known, .. }) if known.len() == 2));
}
