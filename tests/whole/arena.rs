//! Captain against captain: that the figures add up, that nothing but the seed decides them, and that
//! whoever is named there is there.

use std::ops::RangeInclusive;

use serde_json::Value;

use crate::workspace::{Workspace, number, same};

/// Quick games between captains who hardly think.
const ARENA: [&str; 5] = ["arena", "--entrants", "random,baseline,mind/cadet", "--games", "2"];

fn arena(workspace: &Workspace, more: &[&str]) -> Value {
    let run = workspace.run(&[&ARENA[..], &["--json"], more].concat());
    assert_eq!(run.code, Some(0), "{run:#?}");
    run.json()
}

#[test]
fn the_figures_add_up() {
    let workspace = Workspace::new("arena-figures");
    let figures = arena(&workspace, &["--mirrors"]);
    assert_eq!((&figures["games"], &figures["pairs"]), (&12.into(), &2.into()));
    let rate = |row: usize, column: usize| number(&figures["matrix"][row][column]["rate"]);
    for (one, other) in [(0, 1), (0, 2), (1, 2)] {
        same(rate(one, other) + rate(other, one), 1.0);
        assert_eq!(figures["matrix"][one][other]["pairs"], 2);
    }
    assert_eq!(figures["matrix"][0][0], Value::Null);
    same(number(&figures["entrants"][1]["others"]["rate"]), (rate(1, 0) + rate(1, 2)) / 2.0);
    let mirrors = figures["mirrors"].as_array().expect("an array");
    assert!(mirrors.iter().all(|mirror| mirror["first_seat"]["games"] == 4), "{mirrors:?}");
    let endings = figures["endings"].as_object().expect("an object");
    same(endings.values().map(number).sum(), 12.0);
    assert_eq!(figures["refused"], 0);
}

#[test]
fn the_documented_keys_are_there() {
    let workspace = Workspace::new("arena-keys");
    let help = workspace.run(&["arena", "--help"]).done();
    let figures = arena(&workspace, &[]);
    let entrant = &figures["entrants"][0];
    for object in [&figures, entrant, &entrant["manner"]] {
        for key in object.as_object().expect("an object").keys() {
            assert!(help.contains(key), "`{key}` is not in the help");
        }
    }
}

#[test]
fn the_figures_do_not_depend_on_the_number_of_threads_or_on_who_else_enters() {
    let workspace = Workspace::new("arena-threads");
    let [one, three] = ["1", "3"].map(|threads| {
        let mut figures = arena(&workspace, &["--threads", threads]);
        figures.as_object_mut().expect("an object").remove("games_per_second");
        figures
    });
    assert_eq!(one, three);
    let two = ["arena", "--entrants", "random,baseline", "--games", "2", "--json"];
    assert_eq!(workspace.run(&two).json()["matrix"][0][1], one["matrix"][0][1]);
}

/// Lines of play that people try, as files of captains.
fn lines() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/lines");
    let files = std::fs::read_dir(folder).expect("the folder");
    files.map(|it| it.expect("a file").path().display().to_string()).collect()
}

#[test]
fn every_line_of_play_enters_as_a_file_and_meets_nobody_but_the_one_it_is_measured_by() {
    let workspace = Workspace::new("arena-lines");
    let cadets: Vec<String> = lines().iter().map(|file| format!("{file}/cadet")).collect();
    let entrants = cadets.join(",");
    let args = ["arena", "--games", "1", "--against", "random", "--entrants", &entrants, "--json"];
    let figures = workspace.run(&args).json();
    assert!(cadets.len() >= 20, "{cadets:?}");
    assert_eq!(figures["games"], 2 * cadets.len());
    assert_eq!(figures["entrants"][0]["id"], "random");
    for row in 1..=cadets.len() {
        assert_eq!(figures["entrants"][row]["others"]["pairs"], 1);
        assert_eq!(figures["matrix"][1][row], Value::Null);
    }
}

/// What a line of play shows itself by: a figure of how it plays, which is at least or at most so many times
/// that of the steady captain.
const MANNERS: [(&str, &str, RangeInclusive<f64>); 10] = [
    ("burner", "plays", 1.1..=9.0),
    ("digger", "from_deck", 2.0..=9.0),
    ("gambler", "strikes", 0.0..=0.8),
    ("hoarder", "goods", 0.0..=0.8),
    ("honest", "strikes", 0.0..=0.0),
    ("loyal", "abandoned", 0.0..=0.6),
    ("miser", "from_deck", 2.0..=9.0),
    ("peaceful", "denials", 0.0..=0.5),
    ("sleeper", "contracts", 0.2..=0.8),
    ("small-change", "contract_points", 0.5..=0.97),
];

#[test]
fn a_line_of_play_does_what_it_is_called_after() {
    let workspace = Workspace::new("arena-manners");
    let file =
        |line: &&str| lines().into_iter().find(|file| file.ends_with(&format!("/{line}.ron")));
    let files: Vec<String> = MANNERS.iter().map(|it| file(&it.0).expect("a line")).collect();
    let args = ["arena", "--games", "6", "--seed", "1", "--against", "mind", "--entrants"];
    let figures = workspace.run(&[&args[..], &[&files.join(","), "--json"]].concat()).json();
    let entrants = figures["entrants"].as_array().expect("entrants");
    for (line, figure, times) in MANNERS {
        let of = |id| {
            entrants.iter().find(|it| it["id"] == id).expect("an entrant")["manner"][figure]
                .as_f64()
        };
        let [theirs, steady] = [line, "mind"].map(|id| of(id).expect("a figure"));
        assert!(
            times.contains(&(theirs / steady)),
            "{line}: {figure} {theirs}, and {steady} of the steady one"
        );
    }
}

#[test]
fn for_everything_that_is_weighed_somebody_enters_without_it() {
    let workspace = Workspace::new("arena-without");
    let decks = ["--decks", "honest-freight"];
    let args = ["arena", "--games", "1", "--against", "random", "--without-each"];
    let printed = workspace.run(&[&args[..], &decks].concat()).done();
    for weighed in ["activity.plunder", "assigning.ruin"] {
        assert!(printed.contains(&format!("without-{weighed} ")), "{printed}");
    }
    assert!(!printed.contains("drafting"), "{printed}");
}

#[test]
fn what_is_required_and_is_not_so_ends_with_code_1() {
    let workspace = Workspace::new("arena-require");
    // One pair of games shows nothing, whoever wins them.
    let args = ["arena", "--entrants", "mind/ensign,mind/cadet", "--games", "1", "--require"];
    let run = workspace.run(&args);
    assert_eq!(run.code, Some(1), "{run:#?}");
    assert!(run.err.contains("1 of what is asked of an arena is not so"), "{run:#?}");
    let nothing = ["arena", "--entrants", "random,baseline", "--games", "1", "--require"];
    assert_eq!(workspace.run(&nothing).code, Some(0));
}

#[test]
fn nobody_enters_who_is_not_there_or_comes_twice() {
    let workspace = Workspace::new("arena-usage");
    for (entrants, words) in [
        ("mind", "two captains or more"),
        ("mind,mind/lieutenant", "`mind` enters twice"),
        ("mind,oracle", "`oracle` is not a captain"),
        ("mind,mind/king", "`king` is no level"),
        ("mind,random:red-ledger", "--decks names"),
    ] {
        let run = workspace.run(&["arena", "--games", "1", "--entrants", entrants]);
        assert_eq!(run.code, Some(2), "{run:#?}");
        assert!(run.err.contains(words), "{run:#?}");
    }
    // Two files of one name are one captain at the table.
    let hoarder = lines().into_iter().find(|file| file.ends_with("hoarder.ron")).expect("a line");
    let other = workspace.write(
        "hoarder.ron",
        &std::fs::read_to_string(&hoarder).expect("a file").replace("3.0", "2.0"),
    );
    let twice = ["arena", "--games", "1", "--entrants", &format!("{hoarder},{other}")];
    workspace.run(&twice).failed(2, &["`hoarder` enters twice"]);
    let nobody = ["arena", "--games", "1", "--entrants", "mind,nobody.ron"];
    workspace.run(&nobody).failed(1, &["nobody.ron: cannot be read"]);
}

#[test]
fn every_listed_captain_can_be_played_against() {
    let workspace = Workspace::new("captains");
    let listed = workspace.run(&["captains", "--json"]).json();
    let captains = listed["captains"].as_array().expect("captains");
    assert!(captains.len() >= 8, "{captains:?}");
    assert_eq!(listed["levels"].as_array().map(Vec::len), Some(5));
    let words = workspace.run(&["captains"]).done();
    for captain in captains {
        let [id, name, deck] =
            ["id", "name", "deck"].map(|key| captain[key].as_str().expect("text"));
        assert!(words.contains(name), "{words}");
        let portrait = workspace.run(&["captains", id]).done();
        assert!(portrait.contains(captain["portrait"].as_str().expect("text")), "{portrait}");
        let against = format!("{id}/cadet");
        let table =
            workspace.run(&["--text", "--new", "--seed", "3", "--against", &against]).done();
        assert!(table.contains(name), "{name} with {deck}: {table}");
    }
    let run = workspace.run(&["captains", "nobody"]);
    assert_eq!((run.code, run.err.contains("`nobody` is not a captain")), (Some(2), true));
}

#[test]
fn a_game_against_a_persona_goes_on_against_the_same_one() {
    let workspace = Workspace::new("persona-resumed");
    workspace.run(&["--text", "--seed", "5", "--against", "tarn/cadet"]).done();
    let save = workspace.read("home/game-0001.json");
    assert!(save.contains("\"player\": \"tarn/cadet\""), "{save}");
    assert!(workspace.run(&["--text"]).done().contains("The game goes on, seed 5"));
}

#[test]
fn a_broken_persona_stays_ashore_and_everybody_else_plays() {
    let workspace = Workspace::with_own_assets("persona-broken");
    let file = "assets/captains/personas/tarn.ron";
    let text = workspace.read(file).replace("activity.plunder", "activity.blunder");
    workspace.write(file, &text);
    let run = workspace.run(&["captains"]);
    assert!(run.err.contains("tarn.ron:") && run.err.contains("stays ashore"), "{run:#?}");
    let out = run.done();
    assert!(out.contains("quill") && !out.contains("tarn"), "{out}");
    let run =
        workspace.run(&["simulate", "--games", "1", "--seed", "1", "--captains", "tarn,random"]);
    assert_eq!(run.code, Some(2), "{run:#?}");
}
