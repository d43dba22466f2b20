//! The throw itself and how tasks are described (UGM-01 to UGM-10).

use dice::Distribution;
use tasks::ugm::{Descriptor, Difficulty, Situation, TARGET};

use super::{ability, added, profile, ready, task, thrown};

/// UGM-01
#[test]
fn a_total_of_eight_succeeds_and_one_of_seven_does_not() {
    let ready =
        ready("Pilot/DEX/+0 (no natural ability)", &profile("777777").with_skill("Pilot", 0));
    assert!(thrown(&ready, &[4, 4]).success);
    let failed = thrown(&ready, &[4, 3]);
    assert_eq!((failed.success, failed.margin(), TARGET), (false, -1, 8));
    assert_eq!(
        failed.for_player(),
        ["4 + 3, DEX used otherwise +0, Pilot-0 +0, Standard +0 = 7, needs 8+: failure by 1"]
    );
}

/// UGM-03
#[test]
fn natural_ability_looks_at_the_bare_throw_before_anything_is_added() {
    let person = profile("757777").with_skill("Pilot", 0);
    let easy = thrown(&ready("Pilot/DEX/+4", &person), &[1, 3]);
    assert_eq!((ability(&easy), easy.throw.total()), (1, 9));
    let hard = thrown(&ready("Pilot/DEX/-4", &person), &[3, 4]);
    assert_eq!((ability(&hard), hard.throw.total()), (0, 3));
    let order: Vec<&str> = easy.throw.modifiers.iter().map(|modifier| &*modifier.rule).collect();
    assert_eq!(order, ["UGM-11", "UGM-23", "UGM-02"]);
}

/// UGM-04
#[test]
fn a_difficulty_between_two_names_counts_as_its_number() {
    let person = profile("777777").with_skill("Medical", 0);
    let result = thrown(&ready("Medical/EDU/+3", &person), &[4, 4]);
    assert_eq!((added(&result, "UGM-02"), result.throw.total()), (Some(3), 11));
    assert!(result.to_string().contains("Difficulty +3"), "{result}");
}

/// UGM-05, UGM-06
#[test]
fn a_published_throw_becomes_a_difficulty_and_keeps_its_dms_as_situational() {
    let printed = vec![Situation::dm(-1, "gunfire")];
    let task = Descriptor::published("Grav Vehicle", "DEX", 5, printed.clone());
    assert_eq!((task.difficulty, &task.situational), (Difficulty(3), &printed));
    assert_eq!(task.to_string(), "Grav Vehicle/DEX/+3 (-1 gunfire)");
    assert_eq!(Ok(task), "Grav Vehicle/DEX/5+ (-1 gunfire)".parse());
}

/// UGM-07
#[test]
fn a_task_made_up_on_the_spot_is_a_task_like_any_other() {
    let made_up = Descriptor::new("Mechanical", "DEX", Difficulty(1));
    assert_eq!(task("Mechanical/DEX/+1"), made_up.into());
}

/// UGM-08
#[test]
fn the_task_lines_of_the_examples_are_read_and_printed_again() {
    for line in [
        "Mechanical/DEX/-1",
        "Computer/INT/-3",
        "Engineering/EDU/-1",
        "Grav Vehicle/DEX/+3 (-1 gunfire)",
        "Vacc Suit/DEX/-2 (+2 forward, -2 free jump, +0 speed 1, -6 long jump, +4 per level)",
        "Medical/EDU/+0",
        "Streetwise/INT/+1",
        "Carousing/SOC/+2",
        "Brawling/STR/+0 (-2 weakened, -4 cloth, +1 range, -1 parry, no natural ability)",
        "Sensor Ops/EDU or Ship's TL/+3",
        "Computer/EDU/-4",
    ] {
        assert_eq!(task(line).descriptor.to_string(), line);
    }
}

/// UGM-09
#[test]
fn a_throw_of_the_base_game_for_eight_or_more_is_the_same_throw_here() {
    let person = profile("777777").with_skill("Brawling", 0);
    for dm in -6..=6 {
        let ready = ready(&format!("Brawling/STR/{dm:+} (no natural ability)"), &person);
        assert_eq!(ready.odds().total, Distribution::two_dice().at_least(8 - dm), "{dm:+}");
    }
}

/// UGM-10
#[test]
fn impossible_means_eighteen_here_and_sixteen_there() {
    let here: Difficulty = "Impossible".parse().expect("a landmark");
    let there: tasks::check::Difficulty = "Impossible".parse().expect("a step of the ladder");
    assert_eq!((here.target(), there.0), (18, 16));
    assert_eq!(tasks::check::Difficulty::from(here).0, 18);
}

#[test]
fn for_a_quick_throw_the_descriptor_makes_the_person() {
    let descriptor: Descriptor = "Sensor Ops/EDU or Ship's TL/+3".parse().expect("a descriptor");
    let person = descriptor.person(Some(2), 9);
    assert_eq!((person.skill("Sensor Ops"), person.stand_in("Ship's TL")), (Some(2), None));
    assert_eq!(person.attribute("EDU"), Some(9.into()));
    assert_eq!(descriptor.person(None, 9).skill("Sensor Ops"), None);
}
