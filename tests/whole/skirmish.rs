//! Fights from the command line, as a person asks for them.

use serde_json::Value;

use super::workspace::Workspace;

const RULES: [&str; 2] = ["classic", "second-edition"];

fn fight<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&["skirmish"], more].concat()
}

#[test]
fn the_scenarios_are_listed_and_an_unknown_one_is_answered_with_them() {
    let workspace = Workspace::new("skirmish-list");
    let list = workspace.run(&fight(&[])).done();
    assert!(list.lines().count() > 10 && list.contains("duel-at-dawn"), "{list}");
    let run = workspace.run(&fight(&["--scenario", "tea-party"]));
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("`tea-party`") && run.err.contains("customs-shed"), "{}", run.err);
    let run = workspace.run(&fight(&["--sides", "mind:bored"]));
    assert_eq!(run.code, Some(2));
    assert!(run.err.contains("mind:bored") && run.err.contains("random"), "{}", run.err);
}

/// CT-MOV-04
#[test]
fn a_run_that_gains_no_ground_is_told_like_any_other() {
    let workspace = Workspace::new("skirmish-run");
    let ask = ["--scenario", "duel-at-dawn", "--auto", "--sides", "random", "--seed", "4"];
    let told = workspace.run(&fight(&ask)).done();
    let line = "  Count Orsino Vail runs, and gains no ground.\n";
    assert!(told.contains(line), "{told}");
    let kept = ["--record", "fights"];
    workspace.run(&fight(&[&ask[..], &kept].concat())).done();
    let replayed = workspace.run(&["replay", "fights/fight-000000.json", "--log"]).done();
    assert_eq!(replayed.matches(line).count(), told.matches(line).count(), "{replayed}");
}

#[test]
fn one_seed_is_one_fight_told_to_its_end() {
    let workspace = Workspace::new("skirmish-auto");
    for rules in RULES {
        let ask = fight(&["--scenario", "customs-shed", "--rules", rules, "--auto", "--seed", "7"]);
        let told = workspace.run(&ask).done();
        assert_eq!(told, workspace.run(&ask).done());
        assert!(told.contains("Round 1.") && told.ends_with("Seed 7.\n"), "{told}");
        let json = workspace.run(&[&ask[..], &["--json"]].concat()).done();
        let json: Value = serde_json::from_str(&json).expect("one object");
        assert!(json["aftermath"]["fighters"].as_array().is_some_and(|them| them.len() > 3));
    }
}

#[test]
fn many_fights_are_sound_and_the_same_on_any_number_of_threads() {
    let workspace = Workspace::new("skirmish-many");
    for rules in RULES {
        let hash = |threads: &str| {
            let ask = ["--games", "20", "--seed", "3", "--rules", rules, "--sides", "random"];
            let more = ["--check", "--json", "--threads", threads];
            let json = workspace.run(&fight(&[&ask[..], &more].concat())).done();
            let json: Value = serde_json::from_str(&json).expect("one object");
            assert_eq!(json["games"], 20);
            json["journal_hash"].clone()
        };
        assert_eq!(hash("1"), hash("3"));
    }
}

/// Somebody who always takes the first option, asks for everything there is to ask, and is wrong
/// once.
#[test]
fn a_fight_is_fought_in_the_terminal_from_the_story_to_what_it_leaves_behind() {
    let workspace = Workspace::new("skirmish-text");
    for rules in RULES {
        let asked = "help\nfield\npeople\naims\nlog\nhint\nwhy\nwhy 1\n99999\nnonsense\n";
        let said = asked.to_owned() + &"1\n".repeat(3000);
        let ask = fight(&["--scenario", "duel-at-dawn", "--rules", rules, "--seed", "5"]);
        let told = workspace.run_with(&ask, &said).done();
        assert!(told.contains("People die in fights."), "{told}");
        assert!(told.contains("is no option here") && told.contains("There are options 1 to"));
        assert!(told.contains("You command") && told.contains("STR"), "{told}");
        assert!(told.contains("A veteran would take") && told.contains("theirs alone"), "{told}");
        assert!(told.trim_end().ends_with("Seed 5."), "{}", &told[told.len() - 300..]);
    }
}

#[test]
fn a_side_is_handed_over_only_once_it_is_said_what_is_lost() {
    let workspace = Workspace::new("skirmish-rest");
    for rules in RULES {
        let ask = fight(&["--scenario", "duel-at-dawn", "--rules", rules, "--seed", "5"]);
        let told = workspace.run_with(&ask, "rest\nno\nq\n").done();
        assert!(
            told.contains("nobody asks you any more") && told.contains("You command on."),
            "{told}"
        );
        assert!(told.contains("You leave the field."), "the fight goes on: {told}");
        let told = workspace.run_with(&ask, "rest\nyes\n").done();
        assert!(told.trim_end().ends_with("Seed 5."), "fought to its end: {told}");
    }
}

#[test]
fn orders_stand_where_one_says_so_and_a_question_after_that_has_its_reason() {
    let workspace = Workspace::new("skirmish-standing");
    let ask = ["--scenario", "hold-the-lock", "--rules", "second-edition", "--seed", "5"];
    let said = "1\n".repeat(3000);
    let asked = |said: &str| {
        let told = workspace.run_with(&fight(&ask), said).done();
        (told.matches("what now?").count(), told)
    };
    let (all, (some, told)) = (asked(&said).0, asked(&format!("standing\n{said}")));
    assert!(some < all, "{some} of {all}");
    assert!(told.contains("Orders stand: everybody goes on"), "{told}");
    let reason = ["has been hurt.", "Things have changed for", "cannot go on like that."];
    assert!(reason.iter().any(|it| told.contains(it)), "{told}");
}

#[test]
fn a_record_is_never_overwritten() {
    let workspace = Workspace::new("skirmish-records");
    let one = ["--scenario", "duel-at-dawn", "--auto", "--record", "one"];
    let many = ["--games", "3", "--seed", "4", "--sides", "random", "--record", "many"];
    for (ask, file) in [(&one[..], "one/fight-000000.json"), (&many[..], "many/fight-000000.json")]
    {
        workspace.run(&fight(ask)).done();
        let before = workspace.read(file);
        workspace.run(&fight(ask)).failed(1, &[file, "no record is overwritten"]);
        assert_eq!(workspace.read(file), before);
    }
    // A run that goes on where it was stopped finds its own.
    let kept = [&many[..6], &["--record", "kept", "--out", "out.jsonl"]].concat();
    workspace.run(&fight(&kept)).done();
    workspace.run(&fight(&kept)).done();
}

#[test]
fn a_broken_scenario_of_ones_own_is_named_with_its_place_and_left_out() {
    let workspace = Workspace::new("skirmish-broken");
    workspace.write("home/scenarios/mine.ron", "(\n    id: \"mine\",\n    nme: \"Mine\",\n)");
    let run = workspace.run(&fight(&[]));
    assert_eq!(run.code, Some(0));
    assert!(run.err.contains("mine.ron:3:"), "{}", run.err);
    assert!(run.out.contains("customs-shed"), "{}", run.out);
}

#[test]
fn what_moved_the_others_is_told_when_it_is_over() {
    let workspace = Workspace::new("skirmish-reasons");
    let ask = fight(&["--scenario", "duel-at-dawn", "--seed", "5"]);
    let told = workspace.run_with(&ask, &"1\n".repeat(3000)).done();
    let file = "home/fights/finished/fight-0001.json";
    assert!(told.contains("fight-0001.json --reasons"), "{told}");
    let told = workspace.run(&["replay", file, "--reasons", "--verify"]).done();
    let moved = told.lines().find(|line| line.contains("[Vail] ")).expect("Vail decides");
    assert!(moved.contains("for it: ") || moved.contains("against it: "), "{moved}");
    assert!(!told.contains("[Brightwater] "), "persons keep their reasons: {told}");
}

#[test]
fn a_fight_that_was_left_is_gone_on_with() {
    let workspace = Workspace::new("skirmish-resume");
    workspace.run(&fight(&["--resume"])).failed(1, &["no fight was left"]);
    let ask = fight(&["--scenario", "duel-at-dawn", "--seed", "5"]);
    let all = workspace.run_with(&ask, &"1\n".repeat(3000)).done();
    let left = workspace.run_with(&ask, "1\nquit\n").done();
    assert!(left.contains("fight-0002.json") && left.contains("--resume"), "{left}");
    let rest = workspace.run_with(&fight(&["--resume"]), &"1\n".repeat(3000)).done();
    let end =
        |told: &str| told[told.rfind("  Commander Brightwater:").expect("an end")..].to_owned();
    assert_eq!(end(&rest), end(&all).replace("fight-0001", "fight-0002"));
}

/// Somebody of the library, and the name of their file.
fn somebody(workspace: &Workspace, name: &str) -> String {
    let told = workspace.run(&["character", name, "--seed", "7", "--keep"]).done();
    let kept = told.lines().last().expect("a line");
    let file = kept.rsplit('/').next().expect("a name");
    file.trim_end_matches('.').trim_end_matches(".json").to_owned()
}

/// CT-CBT-14
#[test]
fn people_of_the_library_fight_and_come_home_as_they_are() {
    let workspace = Workspace::new("skirmish-crew");
    let id = somebody(&workspace, "Ada Lovel");
    let sheet = format!("home/people/{id}.json");
    let before: Value = serde_json::from_str(&workspace.read(&sheet)).expect("a sheet");
    for rules in RULES {
        let ask = ["--scenario", "duel-at-dawn", "--crew", "ada lovel", "--rules", rules];
        let end = workspace.run(&fight(&[&ask[..], &["--auto", "--json", "--seed", "3"]].concat()));
        let end = end.json();
        assert_eq!(end["home"][0], *id);
        let her = &end["aftermath"]["fighters"][0];
        assert_eq!(her["name"], "Ada Lovel");
        let now: Value = serde_json::from_str(&workspace.read(&sheet)).expect("a sheet");
        assert_eq!(now["person"]["character"]["body"], her["body"]);
        assert_eq!(now["person"]["story"], before["person"]["story"]);
        workspace.write(&sheet, &before.to_string());
    }
    let ask = fight(&["--scenario", "duel-at-dawn", "--crew", &id, "--seed", "3"]);
    let told = workspace.run_with(&ask, &"1\n".repeat(3000)).done();
    assert!(told.contains("Ada Lovel") && told.contains(&format!("({id})")), "{told}");
}

#[test]
fn who_cannot_go_is_told_why() {
    let workspace = Workspace::new("skirmish-crew-no");
    let people: Vec<String> = ["Ada Lovel", "Ben Orr", "Cass Tey"]
        .iter()
        .map(|name| somebody(&workspace, name))
        .collect();
    let refused = |crew: &str, says: &[&str]| {
        let ask = fight(&["--scenario", "duel-at-dawn", "--auto", "--crew", crew]);
        workspace.run(&ask).failed(1, says);
    };
    refused("Nobody Here", &["Nobody Here", &people[0]]);
    refused("Ada Lovel,ada lovel", &["named twice"]);
    refused(&people.join(","), &["room for 1", "not for 3"]);
    workspace.run(&["heal", "Ben Orr", "--hit", "99", "--seed", "1", "--save"]).done();
    refused("Ben Orr", &["Ben Orr is unconscious"]);
    workspace.run(&["heal", "Cass Tey", "--hit", "99", "--seed", "3", "--save"]).done();
    refused("Cass Tey", &["Cass Tey is dead"]);
}
