//! Characters, tasks and checks from the command line, as a person asks for them.

use serde_json::Value;

use super::place::Place;

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|fault| panic!("{fault}: {line}"))
}

#[test]
fn one_seed_is_one_person_on_paper() {
    let place = Place::new("people-seed");
    let ask = |more: &[&str]| place.run(&[&["character", "--seed", "7"], more].concat()).done();
    let sheet = ask(&[]);
    assert_eq!(sheet, ask(&[]));
    assert!(
        sheet.contains("SKILLS") && sheet.contains("LIFE") && sheet.ends_with("Seed 7.\n"),
        "{sheet}"
    );
    let named = place.run(&["character", "Ada Lovel", "--seed", "7"]).done();
    assert!(named.contains("Ada Lovel"), "{named}");
    let svg = ask(&["--sheet"]);
    assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"), "{}", &svg[..80.min(svg.len())]);
    assert!(svg.trim_end().ends_with("</svg>"));
}

#[test]
fn many_people_are_a_line_of_json_each_in_the_order_of_their_seeds() {
    let place = Place::new("people-many");
    let lines = place.run(&["character", "--count", "300", "--seed", "1"]).done();
    let people: Vec<Value> = lines.lines().map(json).collect();
    assert_eq!(people.len(), 300);
    for (n, person) in people.iter().enumerate() {
        assert_eq!(person["seed"], n as u64 + 1);
        assert!(person["character"]["characteristics"].as_str().is_some_and(|it| it.len() == 6));
        assert!(person["story"].as_array().is_some_and(|story| story.len() >= 2));
    }
    let one = place.run(&["character", "--seed", "300", "--json"]).done();
    assert_eq!(json(&one), people[299]);
}

/// CT-RUL-44: the two profiles differ where other printings do.
#[test]
fn the_corrected_figures_are_a_choice() {
    let place = Place::new("people-rules");
    let together = |rules: &str| -> u64 {
        let wish = ["character", "--count", "200", "--seed", "1", "--wish", "rich"];
        let all = [&wish[..], &["--service", "Other", "--rules", rules]].concat();
        let lines = place.run(&all).done();
        let credits = |line| json(line)["character"]["possessions"]["credits"].as_u64();
        lines.lines().filter_map(credits).sum()
    };
    assert!(
        together("errata") > together("seed") + 1_000_000,
        "a sixth of the rolls bring five times as much"
    );
}

#[test]
fn an_impossible_wish_says_why_and_names_what_there_is() {
    let place = Place::new("people-wishes");
    let wish =
        |args: &[&str], says: &[&str]| place.run(&[&["character"], args].concat()).failed(2, says);
    wish(&["--wish", "a dragon"], &["`a dragon` is no wish", "a pilot"]);
    wish(&["--wish", "xeno-medicine"], &["no table of any service has it"]);
    wish(&["--service", "Scouts", "--wish", "an officer"], &["Scouts has no ranks"]);
    wish(&["--service", "Pirates"], &["there is no service `Pirates`"]);
}

#[test]
fn a_life_is_lived_in_a_terminal_and_kept() {
    let place = Place::new("people-play");
    let input = "army\nhelp\nnonsense\nundo\narmy\nrest\nkeep\n";
    let said = place.run_with(&["character", "Ada", "--play", "--seed", "4"], input).done();
    for wanted in [
        "Which service do you apply to?",
        "enlistment 100 %",
        "`nonsense` is no option",
        "Kept in ",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    let kept = std::fs::read_dir(place.home().join("people")).expect("a library").count();
    assert!(kept >= 1);
    let left = place.run_with(&["character", "--play", "--seed", "4"], "quit\n").done();
    assert!(left.contains("You leave."), "{left}");
}

/// UGM-V03: a low passenger is revived with 5 or more.
#[test]
fn a_throw_explains_itself_and_tells_its_odds() {
    let place = Place::new("people-throw");
    let thrown = place
        .run(&["throw", "Medical/EDU/+3", "--skill", "2", "--attribute", "9", "--seed", "1"])
        .done();
    assert!(thrown.contains("Medical-2 +2") && thrown.contains("needs 8+"), "{thrown}");
    let odds = ["throw", "Medical/EDU/5+", "--skill", "0", "--attribute", "4", "--odds", "--json"];
    let odds = json(&place.run(&odds).done());
    assert_eq!(
        (odds["odds"]["total"]["ways"].as_u64(), odds["odds"]["total"]["of"].as_u64()),
        (Some(33), Some(36))
    );
    assert!(odds.get("result").is_none());
    place.run(&["throw", "Medical/EDU/+x"]).failed(2, &["column 13", "expected a DM such as +3"]);
    place.run(&["throw", "Engineering/EDU/-1"]).failed(2, &["cannot be tried without Engineering"]);
}

/// SE-CHK-02, SE-CHK-05, SE-CHK-07
#[test]
fn a_check_explains_itself_and_tells_its_odds() {
    let place = Place::new("people-check");
    let ask = |more: &[&str]| {
        let args =
            [&["check", "--difficulty", "routine", "--dm", "1", "--odds", "--json"], more].concat();
        let answer = json(&place.run(&args).done());
        let of = |key: &str| answer["odds"]["success"][key].as_u64().expect("a number");
        (of("ways"), of("of"))
    };
    assert_eq!(ask(&[]), (30, 36));
    assert_eq!(ask(&["--boon"]), (205, 216));
    assert_eq!(ask(&["--boon", "--bane"]), (30, 36));
    let thrown =
        place.run(&["check", "--characteristic", "9", "--skill", "1", "--seed", "3"]).done();
    assert!(thrown.contains("Average (8+)") && thrown.contains("Effect"), "{thrown}");
    place
        .run(&["check", "--difficulty", "tricky"])
        .failed(2, &["`tricky` is no difficulty", "Routine"]);
}

/// SE-INJ-01, SE-HEA-11
#[test]
fn somebody_is_hurt_and_healed_and_written_back() {
    let place = Place::new("people-heal");
    place
        .run(&[
            "character",
            "Ada",
            "--service",
            "Army",
            "--wish",
            "live long",
            "--seed",
            "3",
            "--keep",
        ])
        .done();
    let lost = || {
        let kept = place.read("home/people/person-ada.json");
        json(&kept)["person"]["character"]["body"]["lost"].to_string()
    };
    let hurt = place.run(&["heal", "Ada", "--hit", "5", "--seed", "1", "--save"]).done();
    assert!(hurt.contains("SE-INJ-01"), "{hurt}");
    let after = lost();
    assert_ne!(after, "[0,0,0]");
    let days = ["heal", "Ada", "--days", "30", "--care", "hospital", "--medic", "2", "--seed", "1"];
    let told = place.run(&days).done();
    assert!(told.contains("SE-HEA-10"), "{told}");
    assert_eq!(lost(), after, "nothing is written unless it is asked for");
    place.run(&[&days[..], &["--save"]].concat()).done();
    assert_eq!(lost(), "[0,0,0]");
    place.run(&["heal", "nobody.json"]).failed(1, &["nobody.json"]);
    place
        .run(&["heal", "Ada", "--rules", "classic", "--wound", "4,x"])
        .failed(2, &["`4,x` is no wound"]);
    place.run(&["heal", "Ada", "--surgery"]).failed(1, &["surg"]);
}

/// CT-DEF-04, CT-DEF-05
#[test]
fn a_skill_is_explained_and_thrown_by_somebody() {
    let place = Place::new("people-skill");
    let all = place.run(&["skill"]).done();
    assert!(all.contains("Streetwise") && all.contains("Xeno-Medicine"), "{all}");
    let one = place.run(&["skill", "Administration"]).done();
    assert!(one.contains("7+") && one.contains("-3 without the skill"), "{one}");
    place.run(&["character", "Ada", "--service", "Army", "--seed", "3", "--keep"]).done();
    let odds = place.run(&["skill", "Administration", "--of", "Ada"]).done();
    assert!(odds.contains("-3") && odds.contains("6/36"), "{odds}");
    place.run(&["skill", "Dragon Riding"]).failed(2, &["no skill is called `Dragon Riding`"]);
}
