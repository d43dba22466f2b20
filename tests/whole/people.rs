//! Characters, tasks and checks from the command line, as a person asks for them.

use far_lanes::roster::lives::LifeArtefact;
use serde_json::Value;

use super::workspace::Workspace;

fn json(line: &str) -> Value {
    serde_json::from_str(line).unwrap_or_else(|fault| panic!("{fault}: {line}"))
}

#[test]
fn one_seed_is_one_person_on_paper() {
    let workspace = Workspace::new("people-seed");
    let ask = |more: &[&str]| workspace.run(&[&["character", "--seed", "7"], more].concat()).done();
    let sheet = ask(&[]);
    assert_eq!(sheet, ask(&[]));
    assert!(
        sheet.contains("SKILLS") && sheet.contains("LIFE") && sheet.ends_with("Seed 7.\n"),
        "{sheet}"
    );
    let named = workspace.run(&["character", "Ada Lovel", "--seed", "7"]).done();
    assert!(named.contains("Ada Lovel"), "{named}");
    let svg = ask(&["--sheet"]);
    assert!(svg.starts_with("<svg") || svg.starts_with("<?xml"), "{}", &svg[..80.min(svg.len())]);
    assert!(svg.trim_end().ends_with("</svg>"));
}

#[test]
fn many_people_are_a_line_of_json_each_in_the_order_of_their_seeds() {
    let workspace = Workspace::new("people-many");
    let lines = workspace.run(&["character", "--count", "300", "--seed", "1"]).done();
    let people: Vec<Value> = lines.lines().map(json).collect();
    assert_eq!(people.len(), 300);
    for (n, person) in people.iter().enumerate() {
        assert_eq!(person["seed"], n as u64 + 1);
        assert!(person["character"]["characteristics"].as_str().is_some_and(|it| it.len() == 6));
        assert!(person["story"].as_array().is_some_and(|story| story.len() >= 2));
    }
    let one = workspace.run(&["character", "--seed", "300", "--json"]).done();
    assert_eq!(json(&one), people[299]);
}

/// CT-RUL-44: the two profiles differ where other printings do.
#[test]
fn the_corrected_figures_are_a_choice() {
    let workspace = Workspace::new("people-rules");
    let together = |rules: &str| -> u64 {
        let wish = ["character", "--count", "200", "--seed", "1", "--wish", "rich"];
        let all = [&wish[..], &["--service", "Other", "--rules", rules]].concat();
        let lines = workspace.run(&all).done();
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
    let workspace = Workspace::new("people-wishes");
    let wish = |args: &[&str], says: &[&str]| {
        workspace.run(&[&["character"], args].concat()).failed(2, says)
    };
    wish(&["--wish", "a dragon"], &["`a dragon` is no wish", "a pilot"]);
    wish(&["--wish", "xeno-medicine"], &["no table of any service has it"]);
    wish(&["--service", "Scouts", "--wish", "an officer"], &["Scouts has no ranks"]);
    wish(&["--service", "Pirates"], &["there is no service `Pirates`"]);
}

#[test]
fn a_life_is_lived_in_a_terminal_and_kept() {
    let workspace = Workspace::new("people-play");
    let input = "army\nhelp\nnonsense\nundo\narmy\nrest\nkeep\n";
    let said = workspace.run_with(&["character", "Ada", "--play", "--seed", "4"], input).done();
    for wanted in [
        "Which service do you apply to?",
        "enlistment 100 %",
        "`nonsense` is no option",
        "Kept in ",
    ] {
        assert!(said.contains(wanted), "{wanted}: {said}");
    }
    let kept = std::fs::read_dir(workspace.home().join("people")).expect("a library").count();
    assert!(kept >= 1);
    let left = workspace.run_with(&["character", "--play", "--seed", "4"], "quit\n").done();
    assert!(left.contains("You leave."), "{left}");
}

/// The lives under way, by the names of their files.
fn lives(workspace: &Workspace) -> Vec<String> {
    let folder = std::fs::read_dir(workspace.home().join("lives"));
    let entries = folder.into_iter().flatten().filter_map(Result::ok);
    let mut names: Vec<String> =
        entries.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    names
}

const LIFE: &str = "home/lives/life-0001.json";

/// A life of seed 4 that was left at its second question.
fn begun(name: &str) -> Workspace {
    let workspace = Workspace::new(name);
    let said = workspace.run_with(&["character", "Ada", "--play", "--seed", "4"], "army\n").done();
    assert!(said.contains("Ada is eighteen") && said.contains("You leave."), "{said}");
    workspace
}

#[test]
fn a_life_left_in_the_terminal_goes_on_and_says_so() {
    let workspace = begun("people-goes-on");
    assert_eq!(lives(&workspace), ["life-0001.json"]);
    let again = workspace.run_with(&["character", "--play"], "undo\nquit\n").done();
    for wanted in ["Ada goes on. The seed is 4", "life-0001.json", "What happened last:"] {
        assert!(again.contains(wanted), "{wanted}: {again}");
    }
    let before = workspace.run_with(&["character", "--play"], "quit\n").done();
    assert!(
        before.contains("Which service do you apply to?"),
        "the answer was taken back: {before}"
    );
    assert!(before.contains("You leave. The life waits"), "{before}");
}

#[test]
fn a_life_that_is_interrupted_after_every_answer_goes_as_one_that_is_not() {
    let workspace = begun("people-interrupted");
    let mut answers = vec!["army"];
    while !workspace.read(LIFE).contains("\"finished\": true") {
        workspace.run_with(&["character", "--play"], "1\n").done();
        answers.push("1");
    }
    assert!(answers.len() > 5, "{}", answers.len());
    workspace.run_with(&["character", "--play"], "keep\n").done();
    let whole = Workspace::new("people-uninterrupted");
    let input = format!("{}\nkeep\n", answers.join("\n"));
    whole.run_with(&["character", "Ada", "--play", "--seed", "4"], &input).done();
    const KEPT: &str = "home/people/person-ada.json";
    assert_eq!(workspace.read(KEPT), whole.read(KEPT));
    assert!(
        lives(&workspace).is_empty() && lives(&whole).is_empty(),
        "nobody needs the file any more"
    );
}

#[test]
fn a_life_that_is_told_waits_for_who_has_not_said_what_becomes_of_them() {
    let workspace = begun("people-told");
    for input in ["rest\n", "", "quit\n"] {
        let said = workspace.run_with(&["character", "--play"], input).done();
        assert!(said.contains("`keep` puts them into the library"), "{said}");
        assert_eq!(lives(&workspace), ["life-0001.json"], "{input}");
    }
    let kept = workspace.run_with(&["character", "--play"], "keep\n").done();
    assert!(kept.contains("Ada goes on.") && kept.contains("Kept in "), "{kept}");
    assert!(lives(&workspace).is_empty());
}

#[test]
fn a_life_that_is_told_is_let_go_only_by_who_says_so_twice() {
    let workspace = begun("people-let-go");
    let slips = "rest\nno\nn\nlet go\nno\nlet go\n\nlet go\n";
    let said = workspace.run_with(&["character", "--play"], slips).done();
    assert!(
        said.contains("`no` is no answer here") && said.contains("is in no library yet"),
        "{said}"
    );
    assert_eq!(said.matches("They are still here.").count(), 3, "{said}");
    assert_eq!(lives(&workspace), ["life-0001.json"]);
    workspace.run_with(&["character", "--play"], "let go\nyes\n").done();
    assert!(lives(&workspace).is_empty(), "let go");
    assert!(!workspace.home().join("people").exists(), "and not kept");
}

#[test]
fn an_empty_line_keeps_somebody_whose_life_is_told() {
    let workspace = begun("people-kept-by-nothing");
    let said = workspace.run_with(&["character", "--play"], "rest\n\n").done();
    assert!(said.contains("Kept in "), "{said}");
    assert!(lives(&workspace).is_empty() && workspace.home().join("people").exists());
}

#[test]
fn another_life_leaves_the_one_under_way_where_it_is() {
    let wishes: [&[&str]; 5] =
        [&["--new"], &["--seed", "4"], &["Bea"], &["--rules", "seed"], &["--injury"]];
    for (n, wish) in wishes.into_iter().enumerate() {
        let workspace = begun(&format!("people-another-{n}"));
        let before = workspace.read(LIFE);
        let said = workspace.run(&[&["character", "--play"], wish].concat()).done();
        assert!(said.contains("is eighteen") && said.contains("life-0002.json"), "{said}");
        assert!(said.contains("The life you had begun waits"), "{said}");
        assert_eq!(workspace.read(LIFE), before);
        workspace.run_with(&["character", "--play"], "rest\nkeep\n").done();
        assert!(workspace.run(&["character", "--play"]).done().contains("Ada goes on."));
    }
    let workspace = Workspace::new("people-another-alone");
    workspace.run(&["character", "--new"]).failed(2, &["--play"]);
}

/// Puts `text` where the life was: it is reported with `parts` in one sentence and left as it is; a
/// new life begins under another name.
#[track_caller]
fn check_unusable(workspace: &Workspace, text: &str, parts: &[&str]) {
    workspace.write(LIFE, text);
    let run = workspace.run(&["character", "--play"]);
    assert_eq!(run.err.trim_end().lines().count(), 1, "{run:#?}");
    for part in parts.iter().chain(&["life-0001.json", "left where it is"]) {
        assert!(run.err.contains(part), "no `{part}` in {run:#?}");
    }
    let said = run.done();
    assert!(said.contains("is eighteen") && said.contains("life-0002.json"), "{said}");
    assert_eq!(workspace.read(LIFE), text);
    let next = workspace.run(&["character", "--play"]).done();
    assert!(next.contains("goes on") && next.contains("life-0002.json"), "{next}");
    std::fs::remove_file(workspace.path("home/lives/life-0002.json")).expect("the new life");
}

#[test]
fn a_life_on_disk_that_cannot_be_used_is_reported_and_kept() {
    let workspace = begun("people-unusable");
    let whole = workspace.read(LIFE);
    let cut: Vec<&str> = whole.lines().take(9).collect();
    check_unusable(&workspace, &cut.join("\n"), &["life-0001.json:9:"]);
    check_unusable(&workspace, "", &["life-0001.json:1:"]);
    let newer = whole.replacen("\"far_lanes\": 1", "\"far_lanes\": 2", 1);
    check_unusable(&workspace, &newer, &["format 2 is newer"]);
    let altered = whole.replacen("\"seed\": 4", "\"seed\": 5", 1);
    check_unusable(&workspace, &altered, &["altered"]);
    let saved: LifeArtefact = LifeArtefact::read("life", &whole).expect("a life");
    let other = LifeArtefact { seed: 5, ..saved };
    check_unusable(&workspace, &other.write(), &["tables or rules"]);
}

#[test]
fn a_life_that_cannot_be_saved_is_lived_and_says_so() {
    let workspace = Workspace::new("people-unwritable");
    workspace.write("home", "a file where the folder should be");
    let run = workspace.run_with(&["character", "--play", "--seed", "4"], "army\n");
    let said = run.done();
    assert!(said.contains("The life cannot be saved"), "{said}");
    assert!(said.contains("could not be saved"), "{said}");
    assert_eq!(workspace.read("home"), "a file where the folder should be");
}

/// UGM-V03: a low passenger is revived with 5 or more.
#[test]
fn a_throw_explains_itself_and_tells_its_odds() {
    let workspace = Workspace::new("people-throw");
    let thrown = workspace
        .run(&["throw", "Medical/EDU/+3", "--skill", "2", "--attribute", "9", "--seed", "1"])
        .done();
    assert!(thrown.contains("Medical-2 +2") && thrown.contains("needs 8+"), "{thrown}");
    let odds = ["throw", "Medical/EDU/5+", "--skill", "0", "--attribute", "4", "--odds", "--json"];
    let odds = json(&workspace.run(&odds).done());
    assert_eq!(
        (odds["odds"]["total"]["ways"].as_u64(), odds["odds"]["total"]["of"].as_u64()),
        (Some(33), Some(36))
    );
    assert!(odds.get("result").is_none());
    workspace
        .run(&["throw", "Medical/EDU/+x"])
        .failed(2, &["column 13", "expected a DM such as +3"]);
    workspace
        .run(&["throw", "Engineering/EDU/-1"])
        .failed(2, &["cannot be tried without Engineering"]);
}

/// SE-CHK-02, SE-CHK-05, SE-CHK-07
#[test]
fn a_check_explains_itself_and_tells_its_odds() {
    let workspace = Workspace::new("people-check");
    let ask = |more: &[&str]| {
        let args =
            [&["check", "--difficulty", "routine", "--dm", "1", "--odds", "--json"], more].concat();
        let answer = json(&workspace.run(&args).done());
        let of = |key: &str| answer["odds"]["success"][key].as_u64().expect("a number");
        (of("ways"), of("of"))
    };
    assert_eq!(ask(&[]), (30, 36));
    assert_eq!(ask(&["--boon"]), (205, 216));
    assert_eq!(ask(&["--boon", "--bane"]), (30, 36));
    let thrown =
        workspace.run(&["check", "--characteristic", "9", "--skill", "1", "--seed", "3"]).done();
    assert!(thrown.contains("Average (8+)") && thrown.contains("Effect"), "{thrown}");
    workspace
        .run(&["check", "--difficulty", "tricky"])
        .failed(2, &["`tricky` is no difficulty", "Routine"]);
}

/// SE-INJ-01, SE-HEA-11
#[test]
fn somebody_is_hurt_and_healed_and_written_back() {
    let workspace = Workspace::new("people-heal");
    workspace
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
        let kept = workspace.read("home/people/person-ada.json");
        json(&kept)["person"]["character"]["body"]["lost"].to_string()
    };
    let hurt = workspace.run(&["heal", "Ada", "--hit", "5", "--seed", "1", "--save"]).done();
    assert!(hurt.contains("SE-INJ-01"), "{hurt}");
    let after = lost();
    assert_ne!(after, "[0,0,0]");
    let days = ["heal", "Ada", "--days", "30", "--care", "hospital", "--medic", "2", "--seed", "1"];
    let told = workspace.run(&days).done();
    assert!(told.contains("SE-HEA-10"), "{told}");
    assert_eq!(lost(), after, "nothing is written unless it is asked for");
    workspace.run(&[&days[..], &["--save"]].concat()).done();
    assert_eq!(lost(), "[0,0,0]");
    workspace.run(&["heal", "nobody.json"]).failed(1, &["nobody.json"]);
    let mine = workspace.write("mine.json", "mine");
    let taken = ["mine.json", "nothing is overwritten"];
    workspace.run(&["heal", "Ada", "--days", "1", "--out", &mine]).failed(1, &taken);
    assert_eq!(workspace.read("mine.json"), "mine");
    workspace
        .run(&["heal", "Ada", "--rules", "classic", "--wound", "4,x"])
        .failed(2, &["`4,x` is no wound"]);
    workspace.run(&["heal", "Ada", "--surgery"]).failed(1, &["surg"]);
}

/// CT-DEF-04, CT-DEF-05
#[test]
fn a_skill_is_explained_and_thrown_by_somebody() {
    let workspace = Workspace::new("people-skill");
    let all = workspace.run(&["skill"]).done();
    assert!(all.contains("Streetwise") && all.contains("Xeno-Medicine"), "{all}");
    let one = workspace.run(&["skill", "Administration"]).done();
    assert!(one.contains("7+") && one.contains("-3 without the skill"), "{one}");
    workspace.run(&["character", "Ada", "--service", "Army", "--seed", "3", "--keep"]).done();
    let odds = workspace.run(&["skill", "Administration", "--of", "Ada"]).done();
    assert!(odds.contains("-3") && odds.contains("6/36"), "{odds}");
    workspace.run(&["skill", "Dragon Riding"]).failed(2, &["no skill is called `Dragon Riding`"]);
}
