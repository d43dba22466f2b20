//! Every check that the sheet names, with its results: DM, Effect and time for a person and dice.

use tasks::{
    Person,
    check::{Band, Check, Difficulty, Pace, TimeFrame, TimeTaken},
};

use super::{ready, thrown};

/// Check of the sheet in short, the person, the dice, and the results.
struct Line {
    ours: &'static str,
    check: Check,
    who: Person,
    dm: i32,
    dice: &'static [u8],
    effect: i32,
    seconds: Option<u32>,
}

/// Line whose time does not matter.
fn line(
    ours: &'static str,
    check: Check,
    who: Person,
    dm: i32,
    dice: &'static [u8],
    effect: i32,
) -> Line {
    Line { ours, check, who, dm, dice, effect, seconds: None }
}

impl Line {
    fn lasting(self, seconds: u32) -> Line {
        Line { seconds: Some(seconds), ..self }
    }

    fn holds(&self) {
        assert_eq!(self.check.to_string(), self.ours);
        let ready = ready(&self.check, &self.who);
        assert_eq!(ready.dm(), self.dm, "{}", self.ours);
        let result = thrown(&ready, self.dice);
        assert_eq!(result.effect, self.effect, "{}: {result}", self.ours);
        let seconds = result.time.as_ref().map(|time| time.seconds);
        assert_eq!(seconds, self.seconds, "{}: {result}", self.ours);
    }
}

/// Person with one score and, if it is named, one skill.
fn who(characteristic: &str, score: u8, skill: &str, level: u8) -> Person {
    let person = Person::default().with_attribute(characteristic, score);
    if skill.is_empty() { person } else { person.with_skill(skill, level) }
}

fn of(characteristic: &str, skill: &str) -> Check {
    Check::of(characteristic, skill)
}

/// SE-CBT-06, SE-CBT-07, SE-GRP-01, SE-TRT-05, SE-TRT-20, SE-TRT-32, SE-INI-02, SE-CBT-18
#[test]
fn every_check_of_a_fight_reads_and_comes_out_as_on_the_sheet() {
    let (blade, unarmed, slug) = ("Melee (blade)", "Melee (unarmed)", "Gun Combat (slug)");
    let (comms, free_fall) = ("Electronics (comms)", "Athletics (dexterity)");
    let (tactics, leadership) = ("Tactics (military)", "Leadership");
    let douse = Check::on("DEX").with_dm("gear", 2);
    for line in [
        line(
            "Average (8+) STR/Melee (blade)",
            of("STR", blade),
            who("STR", 5, blade, 1),
            0,
            &[4, 3],
            -1,
        ),
        line(
            "Average (8+) DEX/Melee (blade)",
            of("DEX", blade),
            who("DEX", 10, blade, 1),
            2,
            &[4, 3],
            1,
        ),
        line(
            "Average (8+) DEX/Gun Combat (slug)",
            of("DEX", slug),
            who("DEX", 7, slug, 1),
            1,
            &[4, 3],
            0,
        ),
        line(
            "Average (8+) STR/Melee (unarmed)",
            of("STR", unarmed),
            who("STR", 12, unarmed, 0),
            2,
            &[6, 6],
            6,
        ),
        line(
            "Average (8+) INT/Electronics (comms)",
            of("INT", comms),
            who("INT", 9, comms, 1),
            2,
            &[6, 6],
            6,
        ),
        line(
            "Average (8+) INT/Tactics (military)",
            of("INT", tactics),
            who("INT", 7, tactics, 1),
            1,
            &[2, 3],
            -2,
        ),
        line(
            "Average (8+) SOC/Leadership",
            of("SOC", leadership),
            who("SOC", 7, leadership, 1),
            1,
            &[6, 4],
            3,
        ),
        line(
            "Average (8+) DEX/Athletics (dexterity)",
            of("DEX", free_fall),
            who("DEX", 7, "", 0),
            -3,
            &[4, 5],
            -2,
        ),
        line("Average (8+) DEX", Check::on("DEX"), who("DEX", 7, "", 0), 0, &[4, 4], 0),
        line("Average (8+) DEX, gear +2", douse, who("DEX", 7, "", 0), 2, &[3, 3], 0),
    ] {
        line.holds();
    }
}

/// SE-INJ-15, SE-HEA-01, SE-HEA-04, SE-HSE-07, SE-HSE-08, SE-HSE-09
#[test]
fn every_check_outside_of_a_fight_reads_and_comes_out_as_on_the_sheet() {
    let wake = |before: i16| Check::on("END").with_dm("before", before);
    let aid = of("EDU", "Medic").taking(TimeFrame::Minutes, Pace::Usual);
    let party = of("SOC", "Carouse").taking(TimeFrame::Hours, Pace::Usual);
    let casino = of("INT", "Gambler").taking(TimeFrame::Hours, Pace::Usual);
    let crawl = of("END", "Carouse").at(Difficulty(6)).taking(TimeFrame::FourHours, Pace::Usual);
    for line in [
        line("Average (8+) END", Check::on("END"), who("END", 0, "", 0), -3, &[6, 5], 0),
        line("Average (8+) END, before +1", wake(1), who("END", 0, "", 0), -2, &[5, 5], 0),
        line("Average (8+) END, before +2", wake(2), who("END", 0, "", 0), -1, &[4, 4], -1),
        line(
            "Average (8+) EDU/Medic, 1D minutes, usual pace",
            aid,
            who("EDU", 9, "Medic", 2),
            3,
            &[3, 3, 4],
            1,
        )
        .lasting(240),
        line(
            "Average (8+) SOC/Carouse, 1D hours, usual pace",
            party,
            who("SOC", 9, "Carouse", 1),
            2,
            &[3, 3, 3],
            0,
        )
        .lasting(3 * 3_600),
        line(
            "Average (8+) INT/Gambler, 1D hours, usual pace",
            casino,
            who("INT", 7, "Gambler", 0),
            0,
            &[4, 3, 2],
            -1,
        )
        .lasting(2 * 3_600),
        line(
            "Routine (6+) END/Carouse, 1D x 4 hours, usual pace",
            crawl,
            who("END", 7, "Carouse", 0),
            0,
            &[2, 4, 5],
            0,
        )
        .lasting(20 * 3_600),
    ] {
        line.holds();
    }
}

/// SE-CHK-02, SE-CHK-10: the eight names in their order, and one step for doing several things.
#[test]
fn the_ladder_reads_from_the_easiest_to_the_hardest_and_goes_up_by_steps() {
    let ladder = [
        "Simple",
        "Easy",
        "Routine",
        "Average",
        "Difficult",
        "Very Difficult",
        "Formidable",
        "Impossible",
    ];
    for (nth, name) in ladder.into_iter().enumerate() {
        let difficulty: Difficulty = name.parse().expect(name);
        let target = 2 * (nth as i16 + 1);
        assert_eq!(
            (difficulty, difficulty.harder(1)),
            (Difficulty(target), Difficulty(target + 2))
        );
        assert_eq!(difficulty.to_string(), format!("{name} ({target}+)"));
    }
}

/// SE-EFF-02 to SE-EFF-07: every row of the table, from a total of 1 to one of 15 against 8.
#[test]
fn every_effect_has_its_row_and_its_dm_for_the_next_check() {
    let rows = [
        (-7..=-6, Band::ExceptionalFailure, -3),
        (-5..=-2, Band::AverageFailure, -2),
        (-1..=-1, Band::MarginalFailure, -1),
        (0..=0, Band::MarginalSuccess, 0),
        (1..=5, Band::AverageSuccess, 1),
        (6..=7, Band::ExceptionalSuccess, 2),
    ];
    for (effects, band, chain) in rows {
        for effect in effects {
            let check = Check::default().with_dm("situation", effect);
            let result = thrown(&ready(&check, &Person::default()), &[4, 4]);
            assert_eq!((result.effect, result.band), (i32::from(effect), band));
            let mut next = ready(&Check::default(), &Person::default());
            next.follow(result.band);
            assert_eq!(next.dm(), chain, "after an Effect of {effect}");
        }
    }
}

/// SE-TIM-01 to SE-TIM-10: each time frame with a 4 on the die, at its own pace and a step faster
/// and slower.
#[test]
fn every_step_of_time_takes_what_the_sheet_says_and_the_ones_beside_it_cost_or_give_two() {
    let hour = 3_600;
    let rows = [
        ("a punch", 4),
        ("a hurried jump calculation", 24),
        ("power led another way", 40),
        ("first aid", 240),
        ("a thorough search", 2_400),
        ("a shelter", 4 * hour),
        ("research", 16 * hour),
        ("a damaged ship", 40 * hour),
        ("somebody in a city", 96 * hour),
    ];
    for (nth, (what, seconds)) in rows.into_iter().enumerate() {
        let taken = |pace| -> Option<(i32, TimeTaken)> {
            let check = Check::default().taking(TimeFrame::ALL[nth], pace);
            let ready = check.prepare(&Person::default(), &Default::default()).ok()?;
            Some((ready.dm(), thrown(&ready, &[4, 4, 4]).time?))
        };
        let at = |pace| taken(pace).map(|(dm, time)| (dm, time.seconds));
        let row = |nth: Option<usize>| nth.and_then(|nth| rows.get(nth)).map(|row| row.1);
        assert_eq!(at(Pace::Usual), Some((0, seconds)), "{what}");
        let faster = row(nth.checked_sub(1)).map(|seconds| (-2, seconds));
        let slower = row(Some(nth + 1)).map(|seconds| (2, seconds));
        assert_eq!((at(Pace::Faster(1)), at(Pace::Slower(1))), (faster, slower), "{what}");
    }
}
