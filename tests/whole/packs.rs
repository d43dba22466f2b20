//! Packs: the game's and the player's own, what is wrong with them, and the games that name them.

use far_lanes::saves::{CardArtefact, read_card_game};
use serde_json::Value;

use crate::workspace::{Run, Workspace};

const CHEESES: &str = "(title: \"Cheeses\", version: \"1.2\", author: \"Ada\", about: \"Ripe.\")";
const CHEESE: &str = "[
    (id: \"moon-cheese\", name: \"Moon Cheese\", face: Gear(cost: 1, ev: 1, subtype: Burden)),
]";
const SAVE: &str = "home/game-0001.json";

/// A workspace with the pack `cheeses` among the player's own.
fn with_cheeses(name: &str) -> Workspace {
    let workspace = Workspace::new(name);
    workspace.write("home/packs/cheeses/pack.ron", CHEESES);
    workspace.write("home/packs/cheeses/cards.ron", CHEESE);
    workspace
}

/// The same, with a deck that has the cheese, and a game begun with it.
fn with_a_game(name: &str) -> Workspace {
    let workspace = with_cheeses(name);
    let deck = cheesy(&workspace, "");
    workspace.run_with(&["--text", "--deck", &deck, "--seed", "7"], "1\n1\n").done();
    workspace
}

/// A shipped deck with the cheese for one of its cards; `packs` is what it says of packs.
fn cheesy(workspace: &Workspace, packs: &str) -> String {
    let shipped = crate::workspace::shipped_assets().join("decks/honest-freight.ron");
    let text = std::fs::read_to_string(shipped).expect("a shipped deck");
    let text = text.replacen("\"bolt-on-hold\"", "\"moon-cheese\"", 1);
    workspace.write("cheesy.ron", &text.replacen("    ship:", &format!("    {packs}ship:"), 1))
}

fn packs(workspace: &Workspace) -> Value {
    workspace.run(&["packs", "--json"]).json()
}

/// The one thing that is wrong with the pack in the player's folder, when its files are these.
#[track_caller]
fn check_left_out(name: &str, files: &[(&str, &str)], parts: &[&str]) {
    let workspace = Workspace::new(&format!("packs-{name}"));
    for (file, text) in files {
        workspace.write(&format!("home/packs/{name}/{file}"), text);
    }
    let listed = packs(&workspace);
    assert_eq!(listed["packs"].as_array().map(Vec::len), Some(1), "{listed}");
    let problems = listed["problems"].as_array().expect("an array");
    assert_eq!(problems.len(), 1, "{listed}");
    let said = problems[0].as_str().expect("a sentence");
    for part in parts.iter().chain(&[&*format!("(the pack `{name}` is left out)")]) {
        assert!(said.contains(part), "no `{part}` in {said}");
    }
    let run = workspace.run(&["cards", "odo-lanterman"]);
    assert!(run.out.contains("Odo") && run.err.contains("is left out"), "{run:#?}");
}

#[test]
fn the_players_own_packs_are_listed_behind_the_shipped_ones() {
    let workspace = with_cheeses("own-packs");
    let listed = packs(&workspace);
    assert_eq!(listed["problems"], Value::Array(vec![]));
    assert_eq!(listed["packs"][0]["id"], "frontier");
    let own = &listed["packs"][1];
    assert_eq!((&own["id"], &own["title"]), (&"cheeses".into(), &"Cheeses".into()));
    assert_eq!((&own["version"], &own["cards"]), (&"1.2".into(), &1.into()));
    let words = workspace.run(&["packs"]).done();
    let hash = own["hash"].as_str().expect("digits");
    let line = format!("Cheeses 1.2, by Ada: 1 card, {hash}");
    assert!(words.contains(&line) && words.contains("Ripe."), "{words}");
    assert!(workspace.run(&["cards", "moon-cheese"]).done().contains("Moon Cheese"));
}

#[test]
fn what_is_wrong_with_a_pack_is_said_with_its_place_and_only_it_is_left_out() {
    let manifest = ("pack.ron", CHEESES);
    check_left_out("no-manifest", &[("a.ron", CHEESE)], &["no-manifest/pack.ron:1:1: "]);
    check_left_out("no-cards", &[manifest], &["no-cards: there is no card file"]);
    let odd = ("pack.ron", "(title: \"Odd\",\n version: \"1\", colour: 2)");
    check_left_out("odd-manifest", &[odd, ("a.ron", CHEESE)], &["pack.ron:2:", "colour"]);
    check_left_out("cut", &[manifest, ("a.ron", "[\n  (id: ")], &["a.ron:2:"]);
    let misspelt = CHEESE.replace("name:", "nmae:");
    check_left_out("misspelt", &[manifest, ("a.ron", &misspelt)], &["a.ron:2:", "nmae"]);
    let clipped = "{ \"cards\": [\n  { \"id\": \"x\", \"nmae\": 1 }\n] }";
    check_left_out("clipped", &[manifest, ("a.json", clipped)], &["a.json:2:", "nmae"]);
    let taken = CHEESE.replace("moon-cheese", "odo-lanterman");
    let parts = ["a.ron:2:10: ", "`odo-lanterman`", "frontier/crew.ron:5:"];
    check_left_out("taken", &[manifest, ("a.ron", &taken)], &parts);
    let senseless = CHEESE.replace("Moon Cheese", " ");
    check_left_out("senseless", &[manifest, ("a.ron", &senseless)], &["a.ron:2:10: ", "name"]);
    let twice = CHEESE.replace("]", &CHEESE[2..]);
    check_left_out("twice", &[manifest, ("a.ron", &twice)], &["a.ron:3:", "a.ron:2:10"]);
    let taken = "there is a pack of this name already";
    check_left_out("frontier", &[manifest, ("a.ron", CHEESE)], &[taken]);
}

#[test]
fn a_pack_that_needs_others_waits_for_them_and_says_which_is_missing() {
    let workspace = with_cheeses("needs");
    let needy = |wanted: &str| {
        let text = format!("(title: \"Ale\",\n version: \"1\", needs: [\"{wanted}\"])");
        workspace.write("home/packs/ale/pack.ron", &text);
        workspace.write("home/packs/ale/a.ron", &CHEESE.replace("moon-cheese", "ale"));
        packs(&workspace)
    };
    // `ale` stands before `cheeses`, and is read after it all the same.
    let listed = needy("cheeses");
    assert_eq!(listed["problems"], Value::Array(vec![]));
    assert_eq!(listed["packs"][2]["id"], "ale");
    let listed = needy("crackers");
    let said = listed["problems"][0].as_str().expect("a sentence");
    assert!(said.contains("ale/pack.ron:2:24: it needs the pack `crackers`"), "{said}");
    let listed = needy("ale");
    assert_eq!(listed["packs"].as_array().map(Vec::len), Some(2), "a pack cannot need itself");
}

#[test]
fn white_space_and_comments_leave_a_packs_hash_alone_and_a_price_does_not() {
    let workspace = with_cheeses("hash");
    let hash = |text: &str| {
        workspace.write("home/packs/cheeses/cards.ron", text);
        packs(&workspace)["packs"][1]["hash"].clone()
    };
    let spaced = CHEESE.replace("name:", "/* on\n bread */ name:");
    assert_eq!(hash(CHEESE), hash(&spaced));
    assert_ne!(hash(CHEESE), hash(&CHEESE.replace("cost: 1", "cost: 2")));
}

#[test]
fn a_game_names_the_packs_that_its_decks_use_and_no_others() {
    let workspace = with_a_game("game-packs");
    let saved = read_card_game(&workspace.path(SAVE)).expect("a save");
    let ids: Vec<&str> = saved.setup.packs.iter().map(|pack| pack.id.as_str()).collect();
    assert_eq!(ids, ["frontier", "cheeses"]);
    let plain = with_cheeses("plain-game");
    plain.run_with(&["--text", "--seed", "7"], "1\n1\n").done();
    let saved = read_card_game(&plain.path(SAVE)).expect("a save");
    assert_eq!(saved.setup.packs.len(), 1, "nobody plays with cheese");
}

#[test]
fn a_pack_that_comes_later_changes_no_game() {
    let workspace = with_a_game("later-pack");
    workspace.write("home/packs/ale/pack.ron", CHEESES);
    workspace.write("home/packs/ale/a.ron", &CHEESE.replace("moon-cheese", "ale"));
    let Run { out, err, code } = workspace.run(&["replay", SAVE, "--verify"]);
    assert_eq!((code, err.as_str()), (Some(0), ""), "{out}");
    let words = workspace.run(&["--text"]);
    assert!(words.err.is_empty() && words.out.contains("The game goes on"), "{words:#?}");
}

#[test]
fn a_game_with_a_pack_that_is_gone_says_which() {
    let workspace = with_a_game("gone-pack");
    std::fs::remove_dir_all(workspace.path("home/packs")).expect("the packs");
    let gone = ["game-0001.json: it was played with the pack `cheeses` 1.2, which is not here"];
    workspace.run(&["replay", SAVE]).failed(1, &gone);
    let run = workspace.run(&["--text"]);
    assert!(run.err.contains(gone[0]) && run.err.contains("left where it is"), "{run:#?}");
    assert!(run.out.contains("A new game"), "{run:#?}");
}

#[test]
fn a_game_with_a_changed_pack_goes_on_and_says_so() {
    let workspace = with_a_game("changed-pack");
    workspace.write("home/packs/cheeses/pack.ron", &CHEESES.replace("1.2", "1.3"));
    let renamed = CHEESE.replace("Moon Cheese", "Mooner Cheese");
    workspace.write("home/packs/cheeses/cards.ron", &renamed);
    let told = ["the pack `cheeses` has changed: it was 1.2 (", ") and is 1.3 ("];
    let run = workspace.run(&["replay", SAVE, "--verify"]);
    assert_eq!(run.code, Some(0), "{run:#?}");
    assert!(told.iter().all(|part| run.err.contains(part)), "{run:#?}");
    let run = workspace.run(&["--text"]);
    assert!(run.out.contains("The game goes on"), "{run:#?}");
    assert!(told.iter().all(|part| run.err.contains(part)), "{run:#?}");
}

#[test]
fn a_replay_that_differs_names_the_pack_that_changed() {
    let workspace = with_a_game("differs");
    // Another card stands before the cheese, so the cheese has another number.
    let cracker = CHEESE.replace("moon-cheese", "cracker").replace("Moon Cheese", "Cracker");
    workspace.write("home/packs/cheeses/a.ron", &cracker);
    let seen = read_card_game(&workspace.path(SAVE)).expect("a save");
    let altered = CardArtefact { journal: engine::JournalHash(1), ..seen };
    let file = workspace.write("altered.json", &altered.write());
    let parts = ["not to 0000000000000001 as recorded: the pack `cheeses` has changed"];
    workspace.run(&["replay", &file, "--verify"]).failed(1, &parts);
}

#[test]
fn a_game_from_before_packs_were_named_still_plays() {
    let workspace = with_a_game("old-game");
    let mut saved = read_card_game(&workspace.path(SAVE)).expect("a save");
    saved.setup.packs.clear();
    let text = saved.write();
    assert!(!text.contains("packs"), "{text}");
    let file = workspace.write("old.json", &text);
    workspace.run(&["replay", &file, "--verify"]).done();
}

#[test]
fn a_deck_with_a_card_of_a_pack_that_is_gone_says_which() {
    let workspace = Workspace::new("gone-from-deck");
    let deck = cheesy(&workspace, "packs: [\"frontier\", \"cheeses\"], ");
    let said = "`moon-cheese` is not a card; the pack `cheeses` that the deck needs is not here";
    workspace.run(&["decks", "check", &deck]).failed(1, &[said]);
    workspace.run(&["--text", "--deck", &deck]).failed(1, &[said]);
    let deck = cheesy(&workspace, "");
    workspace.run(&["decks", "check", &deck]).failed(1, &["`moon-cheese` is not a card"]);
}

#[test]
fn somebody_of_the_library_becomes_a_crew_card_in_a_pack_of_ones_own() {
    let workspace = Workspace::new("crew-of-mine");
    workspace.run(&["character", "Ada Lovel", "--seed", "7", "--keep"]).done();
    let said = workspace.run(&["packs", "crew", "Ada Lovel"]).done();
    assert!(said.contains("is the card `crew-ada-lovel` now, for "), "{said}");
    let listed = packs(&workspace);
    assert_eq!(listed["problems"], Value::Array(vec![]));
    assert_eq!(listed["packs"][1]["id"], "crew-of-mine");
    let card = workspace.run(&["cards", "crew-ada-lovel"]).done();
    assert!(card.contains("Ada Lovel") && card.contains("Crew \u{2014} Human"), "{card}");
    let again = workspace.run(&["packs", "crew", "Ada Lovel"]).done();
    assert_eq!(again, said, "whoever is written again is written anew");
    workspace.run(&["packs", "crew", "Nobody At All"]).failed(1, &["Nobody At All"]);
}

#[test]
fn a_pack_is_turned_off_and_on_again_by_command() {
    let workspace = with_cheeses("switched");
    let said = workspace.run(&["packs", "off", "cheeses"]).done();
    assert_eq!(said, "cheeses is off now.\n");
    let listed = packs(&workspace);
    assert_eq!(listed["packs"].as_array().map(Vec::len), Some(1), "{listed}");
    assert_eq!(
        (&listed["off"][0], &listed["problems"]),
        (&"cheeses".into(), &Value::Array(vec![]))
    );
    assert!(workspace.run(&["packs"]).done().contains("turned off (`far-lanes packs on cheeses`)"));
    assert!(!workspace.run(&["cards", "moon-cheese"]).out.contains("Moon Cheese"));
    let deck = cheesy(&workspace, "");
    let said = workspace.run(&["decks", "check", &deck]);
    let said = format!("{}{}", said.out, said.err);
    assert!(said.contains("its pack, `cheeses`, is turned off"), "{said}");
    workspace.run(&["packs", "on", "cheeses"]).done();
    assert!(workspace.run(&["cards", "moon-cheese"]).done().contains("Moon Cheese"));
    assert_eq!(packs(&workspace)["off"], Value::Array(vec![]));
    let none = workspace.run(&["packs", "off", "chesee"]);
    assert!(
        none.err.contains("there is no pack `chesee`; there are frontier, cheeses"),
        "{none:#?}"
    );
    let last = workspace.run(&["packs", "off", "cheeses", "frontier"]);
    assert!(
        last.err.contains("without the pack `frontier` there is nothing to play with"),
        "{last:#?}"
    );
    assert!(workspace.run(&["cards", "odo-lanterman"]).done().contains("Odo"));
}

#[test]
fn a_mistake_in_the_list_of_switches_is_named_and_nothing_of_it_is_lost() {
    let workspace = with_cheeses("switches-broken");
    workspace.write("home/packs.ron", "(of: [\"cheeses\"])");
    let said = packs(&workspace)["problems"][0].as_str().expect("a sentence").to_owned();
    assert!(said.contains("packs.ron:1:") && said.contains("every pack is on"), "{said}");
    let refused = workspace.run(&["packs", "off", "cheeses"]);
    assert!(refused.err.contains("packs.ron:1:"), "{refused:#?}");
    assert_eq!(workspace.read("home/packs.ron"), "(of: [\"cheeses\"])");
}
