//! The published task lines as printed, with the results of their examples (UGM-50).

use tasks::{
    Person, Score,
    ugm::{Critical, Descriptor, Task, UgmRules},
};

use super::{ability, profile, task, thrown};

/// Printed line, its form here, and the examples thrown by it.
struct Line {
    printed: &'static str,
    ours: &'static str,
    examples: &'static [Example],
}

/// Example throw: profile, skills, the two dice, natural ability, and the total.
struct Example {
    profile: &'static str,
    skills: &'static [(&'static str, u8)],
    dice: [u8; 2],
    ability: i16,
    total: i32,
}

const fn example(
    profile: &'static str,
    skills: &'static [(&'static str, u8)],
    dice: [u8; 2],
    ability: i16,
    total: i32,
) -> Example {
    Example { profile, skills, dice, ability, total }
}

const LINES: [Line; 12] = [
    Line {
        printed: "*Medical / EDU / +3*",
        ours: "Medical/EDU/+3",
        examples: &[example("777747", &[("Medical", 0)], [2, 3], 0, 8)],
    },
    Line {
        printed: "*Mechanical / DEX / -1*",
        ours: "Mechanical/DEX/-1",
        examples: &[example("784A86", &[("Mechanic", 2)], [2, 5], 1, 9)],
    },
    Line {
        printed: "*Computer / INT / -3*",
        ours: "Computer/INT/-3",
        examples: &[example("7A9DA8", &[("Computer", 3)], [2, 1], 2, 5)],
    },
    Line {
        printed: "*Engineering / EDU / -1*",
        ours: "Engineering/EDU/-1",
        examples: &[example("777767", &[("Engineering", 1)], [6, 6], 0, 12)],
    },
    Line {
        printed: "*Grav Vehicle / DEX / +3* (Situational -1 DM due to gunfire and the chase).",
        ours: "Grav Vehicle/DEX/+3 (-1 gunfire and the chase)",
        examples: &[example("9AA655", &[("Grav Vehicle", 1)], [3, 6], 1, 13)],
    },
    Line {
        printed: "*Vacc Suit / DEX / -2* (Situational DMs: +2 for forward movement; -2 for making a free \
                  jump; +0 for moving at Speed 1; -6 for making a long range jump; +1 if DEX 9+; +2 if \
                  DEX 11+; +4 per level of Vacc Suit skill)",
        ours: "Vacc Suit/DEX/-2 (+2 forward movement, -2 making a free jump, +0 moving at Speed 1, \
               -6 making a long range jump, +1 if DEX 9+, +2 if DEX 11+, +4 per level)",
        examples: &[
            example("8889AB", &[("Vacc Suit", 1)], [2, 3], 0, 1),
            // Keeping control with DEX 9 and no jump: the same line, with one of its steps reached.
            example("8989AB", &[("Vacc Suit", 1)], [2, 3], 0, 2),
            example("8B89AB", &[("Vacc Suit", 1)], [2, 3], 0, 3),
        ],
    },
    Line {
        printed: "*Medical / EDU / +0*",
        ours: "Medical/EDU/+0",
        // The text calls 8 less than 5 (UGM-C4).
        examples: &[example("E6AB58", &[("Medical", 4)], [3, 5], 0, 12)],
    },
    Line {
        printed: "*Streetwise* / INT / +1",
        ours: "Streetwise/INT/+1",
        examples: &[example("324A76", &[], [4, 3], 1, 9)],
    },
    Line {
        printed: "*Carousing* / SOC / +2",
        ours: "Carousing/SOC/+2",
        // The text counts the high bonus on a throw of 4 (UGM-C2).
        examples: &[example("4C8AAD", &[("Carousing", 1)], [2, 2], 1, 8)],
    },
    Line {
        printed: "Brawling / STR / +0 (-2 Weakened Blow, -4 Armor, +1 Range, -1 enemy Parry)",
        ours: "Brawling/STR/+0 (-2 Weakened Blow, -4 Armor, +1 Range, -1 enemy Parry)",
        // The text leaves the range of its own line out (UGM-C3).
        examples: &[
            example("662777", &[("Brawling", 1)], [6, 3], 0, 4),
            example("662777", &[("Brawling", 1)], [1, 1], 0, -3),
        ],
    },
    Line {
        printed: "*Sensor Ops / EDU or Ship's TL /+3*",
        ours: "Sensor Ops/EDU or Ship's TL/+3",
        examples: &[example("777777", &[("Navigation", 2)], [2, 3], 1, 10)],
    },
    Line {
        printed: "*Computer / EDU / -4*",
        ours: "Computer/EDU/-4",
        examples: &[example("777777", &[("Computer", 1)], [4, 3], 1, 5)],
    },
];

impl Example {
    fn person(&self) -> Person {
        let person = profile(self.profile).with_stand_in("Ship's TL", 13);
        self.skills.iter().fold(person, |who, (skill, level)| who.with_skill(skill, *level))
    }

    fn check(&self, line: &str) {
        let task = Task { related: vec!["Navigation".into()], ..task(line) };
        let ready = task.prepare(&self.person(), &UgmRules::default()).expect(line);
        let check: &[u8] = if matches!(self.dice, [1, 1] | [6, 6]) { &[1, 2, 3] } else { &[] };
        let result = thrown(&ready, &[self.dice.as_slice(), check].concat());
        assert_eq!(
            (ability(&result), result.throw.total()),
            (self.ability, self.total),
            "{result}"
        );
        assert_eq!(result.throw.success(), Some(self.total >= 8), "{result}");
    }
}

/// UGM-50, UGM-08
#[test]
fn every_published_task_line_reads_as_printed_and_reads_back_from_what_it_prints() {
    for Line { printed, ours, .. } in LINES {
        let read = task(printed).descriptor;
        assert_eq!(read.to_string(), ours, "{printed}");
        assert_eq!(ours.parse(), Ok(read), "{printed}");
    }
}

/// UGM-50
#[test]
fn every_published_example_comes_out_by_its_own_line() {
    for Line { printed, examples, .. } in LINES {
        assert!(!examples.is_empty());
        examples.iter().for_each(|example| example.check(printed));
    }
}

/// UGM-50: a line may lose or gain the marks of the sentence around it.
#[test]
fn a_line_means_the_same_with_or_without_the_marks_of_the_sentence_around_it() {
    for Line { printed, ours, .. } in LINES {
        let bare = printed.replace('*', "");
        let bare = bare.trim_end_matches('.');
        for around in
            [bare.to_owned(), format!(" {bare} "), format!("{bare}."), format!("*{bare}*")]
        {
            assert_eq!(task(&around).descriptor.to_string(), ours, "{around}");
        }
    }
}

/// UGM-37, UGM-38, UGM-40: the checks of criticals in the examples, by the printed lines.
#[test]
fn the_limits_of_criticals_are_those_of_the_examples() {
    for (nth, limit, may) in [(3, 6, Critical::Success), (9, 7, Critical::Failure)] {
        let Line { printed, examples, .. } = &LINES[nth];
        let example = examples.last().expect("an example");
        let ready = task(printed).prepare(&example.person(), &UgmRules::default()).expect(printed);
        assert_eq!(ready.critical.number, limit, "{printed}");
        let result = thrown(&ready, &[example.dice.as_slice(), &[1, 2, 3]].concat());
        assert_eq!(result.critical_check.map(|check| check.may), Some(may), "{printed}");
    }
}

/// UGM-20, UGM-40: a wound that spares STR does not lower the brawler's limit.
#[test]
fn a_wounded_brawler_throws_by_the_strength_that_is_left() {
    let Line { printed, .. } = &LINES[9];
    let limit = |current| {
        let strength = Score { full: 6, current };
        let person = Person::default().with_attribute("STR", strength).with_skill("Brawling", 1);
        task(printed).prepare(&person, &UgmRules::default()).expect(printed).critical.number
    };
    assert_eq!((limit(6), limit(2)), (7, 3));
}

/// UGM-51, UGM-13, UGM-14: gun combat uses DEX and blows use STR without a mark in the line.
#[test]
fn combat_lines_leave_natural_ability_out_by_themselves() {
    let person = ["Rifle", "Body Pistol", "SMG", "Brawling", "Cutlass", "Halberd", "Grav Vehicle"]
        .iter()
        .fold(profile("DDDDDD"), |person, skill| person.with_skill(skill, 0));
    let dm = |line: &str| {
        let ready = task(line).prepare(&person, &UgmRules::default()).expect(line);
        ability(&thrown(&ready, &[1, 2]))
    };
    for line in ["Rifle/DEX/+0", "Body Pistol/DEX/-2 (-1 dark)", "smg/dex/+0"] {
        assert_eq!(dm(line), 0, "{line}");
    }
    for line in ["Brawling/STR/+0", "Cutlass/STR/+0", "Halberd / STR / +0"] {
        assert_eq!(dm(line), 0, "{line}");
    }
    for line in ["Rifle/EDU/+0", "Brawling/INT/+0", "Grav Vehicle/DEX/+3"] {
        assert_eq!(dm(line), 2, "{line}: what combat does not use still counts");
    }
    let other = UgmRules { combat_skills: Default::default(), ..UgmRules::default() };
    let plain = task("Rifle/DEX/+0").prepare(&person, &other).expect("known numbers");
    assert_eq!(ability(&thrown(&plain, &[1, 2])), 2);
}

/// UGM-51
#[test]
fn a_combat_line_prints_what_it_says_and_no_more() {
    let line = "Rifle/DEX/+0";
    assert_eq!(line.parse::<Descriptor>().expect(line).to_string(), line);
}
