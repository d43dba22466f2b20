//! The rulebook: every rule is in it, whatever the game cites can be found in it, and the verb
//! that shows it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use engine::{Entry, Rulebook};
use far_lanes::data::Library;

use super::workspace::Workspace;

/// How many rules each family has, as the published checklists count them.
const FAMILIES: &[(&str, usize)] = &[
    ("CCG-GEN", 11),
    ("CCG-DECK", 13),
    ("CCG-SET", 9),
    ("CCG-ZONE", 17),
    ("CCG-VERB", 24),
    ("CCG-TYPE", 15),
    ("CCG-ATTR", 17),
    ("CCG-ATT", 7),
    ("CCG-SLOT", 10),
    ("CCG-CSLOT", 12),
    ("CCG-OWN", 7),
    ("CCG-COST", 19),
    ("CCG-EXP", 12),
    ("CCG-ELM", 13),
    ("CCG-RND", 7),
    ("CCG-RDY", 16),
    ("CCG-ADV", 23),
    ("CCG-PRC", 12),
    ("CCG-ACT", 17),
    ("CCG-RSC", 9),
    ("CCG-RES", 21),
    ("CCG-CMP", 14),
    ("CCG-CON", 9),
    ("CCG-SUB", 6),
    ("CCG-LINK", 4),
    ("CCG-ABN", 9),
    ("CCG-CPT", 8),
    ("CCG-CAP", 6),
    ("CCG-SKL", 7),
    ("CCG-TOK", 4),
    ("CCG-CTR", 2),
    ("CCG-JOT", 8),
    ("CCG-TIM", 30),
    ("CCG-MOD", 6),
    ("CCG-KEY", 34),
    ("CCG-PIR", 17),
    ("CCG-INF", 4),
    ("CCG-ENM", 10),
    ("CCG-SOLO", 10),
    ("CCG-NUM", 7),
    ("CCG-VIC", 9),
    ("CT-GEN", 30),
    ("CT-CHR", 11),
    ("CT-UPP", 4),
    ("CT-TTL", 6),
    ("CT-DEF", 18),
    ("CT-SVC", 13),
    ("CT-PST", 9),
    ("CT-ENL", 4),
    ("CT-DRF", 3),
    ("CT-SUR", 6),
    ("CT-COM", 7),
    ("CT-RNK", 4),
    ("CT-SKL", 19),
    ("CT-SKT", 5),
    ("CT-AUT", 10),
    ("CT-AGE", 3),
    ("CT-REE", 4),
    ("CT-RET", 9),
    ("CT-MUS", 3),
    ("CT-BEN", 6),
    ("CT-CSH", 5),
    ("CT-PSG", 9),
    ("CT-TAS", 7),
    ("CT-WPN", 3),
    ("CT-SHP", 9),
    ("CT-CBT", 14),
    ("CT-SUP", 15),
    ("CT-RNG", 14),
    ("CT-ESC", 9),
    ("CT-MOV", 21),
    ("CT-ATK", 14),
    ("CT-WND", 7),
    ("CT-END", 4),
    ("M", 17),
    ("UGM", 51),
    ("SE-CHK", 13),
    ("SE-EFF", 9),
    ("SE-TIM", 13),
    ("SE-EXT", 6),
    ("SE-INI", 7),
    ("SE-CBT", 21),
    ("SE-RNG", 13),
    ("SE-RCT", 10),
    ("SE-DMG", 8),
    ("SE-GRP", 10),
    ("SE-TRT", 35),
    ("SE-DAT", 20),
    ("SE-INJ", 18),
    ("SE-HEA", 18),
    ("SE-HSE", 10),
];

/// How many rules there are of a kind, all families of it together.
const RULES: &[(&str, usize)] = &[("CCG", 495), ("CT", 305), ("M", 17), ("UGM", 51), ("SE", 211)];

/// How many rulings there are on a kind, by what their ids begin with.
const RULINGS: &[(&str, usize)] = &[("RUL", 79), ("CT-RUL", 70)];

/// The kinds and families that are carried out, and the rooms where they are.
const CARRIED_OUT: &[(&str, &[&str])] = &[
    ("CCG", &["systems/cards"]),
    ("FL", &["systems/cards", "systems/skirmish"]),
    ("CT", &["systems/characters", "systems/skirmish"]),
    ("UGM", &["systems/tasks"]),
    ("SE-CHK", &["systems/tasks"]),
    ("SE-EFF", &["systems/tasks"]),
    ("SE-TIM", &["systems/tasks"]),
    ("SE-EXT", &["systems/tasks"]),
    ("SE-INJ", &["systems/characters"]),
    ("SE-HEA", &["systems/characters"]),
    ("SE-HSE", &["systems/characters"]),
    ("SE-INI", &["systems/skirmish"]),
    ("SE-CBT", &["systems/skirmish"]),
    ("SE-RNG", &["systems/skirmish"]),
    ("SE-RCT", &["systems/skirmish"]),
    ("SE-DMG", &["systems/skirmish"]),
    ("SE-GRP", &["systems/skirmish"]),
    ("SE-TRT", &["systems/characters", "systems/skirmish"]),
];

fn root() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR"))
}

fn rulebook() -> Rulebook {
    let library = Library::read(&root().join("assets")).expect("the shipped assets are sound");
    assert!(library.problems.is_empty(), "{:?}", library.problems);
    Rulebook::clone(&library.rulebook)
}

fn rust_files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths
        .flat_map(|path| if path.is_dir() { rust_files(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .collect()
}

/// Ids such as `CCG-ADV-2g`, `RUL-27`, `FL-1`, `CT-ENL-03`, `CT-RUL-04`, `SE-CHK-01`, `UGM-11` in a
/// text.
fn ids_in(text: &str) -> BTreeSet<String> {
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let words = text.split(|c: char| !is_id(c));
    let cited = words.filter(|word| {
        let mut parts = word.split('-');
        let last = word.rsplit('-').next().unwrap_or_default();
        let named = matches!(parts.next(), Some("CCG" | "RUL" | "FL" | "CT" | "SE" | "UGM" | "M"));
        named && last.starts_with(|c: char| c.is_ascii_digit())
    });
    cited.map(str::to_owned).collect()
}

/// Whether an id or a family's prefix is of this kind or family: `CCG-ADV` is of `CCG`.
fn is_of(name: &str, group: &str) -> bool {
    name.strip_prefix(group).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

#[test]
fn every_rule_of_every_family_stands_in_the_rulebook_once() {
    let book = rulebook();
    let families = book.families().iter().filter(|family| family.prefix != "FL");
    let have: BTreeSet<(&str, usize)> =
        families.map(|family| (family.prefix.as_str(), family.rules.len())).collect();
    let want: BTreeSet<(&str, usize)> = FAMILIES.iter().copied().collect();
    assert_eq!(have, want);
    assert_eq!(book.families().len(), FAMILIES.len() + 1, "a family stands there twice");
    for family in book.families() {
        for rule in &family.rules {
            assert!(is_of(&rule.id, &family.prefix), "{}", rule.id);
        }
    }
}

#[test]
fn each_kind_has_as_many_rules_and_rulings_as_the_checklist_of_it() {
    let book = rulebook();
    for &(kind, count) in RULES {
        let families = book.families().iter().filter(|family| is_of(&family.prefix, kind));
        assert_eq!(families.map(|family| family.rules.len()).sum::<usize>(), count, "{kind}");
    }
    for &(kind, count) in RULINGS {
        let rulings = book.rulings().iter().filter(|ruling| is_of(&ruling.id, kind));
        assert_eq!(rulings.count(), count, "{kind}");
    }
    let counted = RULINGS.iter().map(|(_, count)| count).sum::<usize>();
    assert_eq!(book.rulings().len(), counted, "a ruling of another kind");
}

/// A citation that is not recognised would not be looked up.
#[test]
fn an_id_of_every_kind_is_found_in_a_text() {
    let text =
        "CCG-ADV-2g, (RUL-27) FL-1: `CT-ENL-03`; CT-RUL-04/SE-CHK-01 UGM-11. CT-ENL, SE-, X-1";
    let want = ["CCG-ADV-2g", "CT-ENL-03", "CT-RUL-04", "FL-1", "RUL-27", "SE-CHK-01", "UGM-11"];
    assert_eq!(ids_in(text), want.map(str::to_owned).into());
    let book = rulebook();
    for family in book.families() {
        for rule in &family.rules {
            assert!(ids_in(&rule.id).contains(&rule.id), "{}", rule.id);
        }
    }
    for ruling in book.rulings() {
        assert!(ids_in(&ruling.id).contains(&ruling.id), "{}", ruling.id);
    }
}

/// So the journal, a choice, a house rule and a comment can only name rules that can be looked up.
#[test]
fn whatever_the_game_cites_can_be_looked_up() {
    let book = rulebook();
    for folder in ["systems", "src"] {
        for file in rust_files(&root().join(folder)) {
            let text = fs::read_to_string(&file).expect("a readable source");
            let unknown: Vec<String> =
                ids_in(&text).into_iter().filter(|id| book.find(id).is_none()).collect();
            // Tests of the rulebook itself have rules of their own.
            let invented = file.ends_with("engine/src/rulebook.rs");
            assert!(invented || unknown.is_empty(), "{}: {unknown:?}", file.display());
        }
    }
}

/// The ids that code in these rooms cites, and those that tests there cite.
fn cited_in(rooms: &[&str]) -> (BTreeSet<String>, BTreeSet<String>) {
    let shows = |file: &Path| file.iter().any(|part| part == "scenario" || part == "tests");
    let (mut carried_out, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for file in rooms.iter().flat_map(|room| rust_files(&root().join(room))) {
        let text = fs::read_to_string(&file).expect("a readable source");
        let (code, tests) = text.split_once("#[cfg(test)]\nmod tests {").unwrap_or((&text, ""));
        shown.extend(ids_in(tests));
        if shows(&file) { shown.extend(ids_in(code)) } else { carried_out.extend(ids_in(code)) }
    }
    (carried_out, shown)
}

/// And from a rule to its code: one search for its id finds where it is carried out, and one among
/// the scenarios where it is shown.
#[test]
fn every_rule_is_cited_where_it_is_carried_out_and_where_it_is_shown() {
    let book = rulebook();
    for &(group, rooms) in CARRIED_OUT {
        let (carried_out, shown) = cited_in(rooms);
        let families = book.families().iter().filter(|family| is_of(&family.prefix, group));
        let rules: Vec<_> = families.flat_map(|family| &family.rules).collect();
        assert!(!rules.is_empty(), "there are no rules of {group}");
        for rule in rules {
            assert!(carried_out.contains(&rule.id), "{} is not cited in the code", rule.id);
            let simulated = rule.id == "FL-5"; // shown where simulations are
            assert!(simulated || shown.contains(&rule.id), "{} is cited in no test", rule.id);
        }
    }
}

#[test]
fn a_rule_is_short_whole_and_clean() {
    let book = rulebook();
    for family in book.families() {
        for rule in &family.rules {
            let text = &rule.text;
            let (id, first) = (&rule.id, text.chars().next().unwrap_or(' '));
            assert!(text.len() < 420 && text.ends_with('.'), "{id}: {text}");
            assert!(first.is_uppercase() || first == '“', "{id}: {text}");
            let untidy = ["  ", "K-", " = ", "checklist", "icon lost", "RUL-"];
            assert!(!untidy.iter().any(|part| text.contains(part)), "{id}: {text}");
            let notes = ["seed profile", "CTT", "(L", "M-0"]; // of whoever wrote the checklists
            assert!(!notes.iter().any(|part| text.contains(part)), "{id}: {text}");
            for name in &rule.house_rules {
                let known = cards::data::Constants::default().get(name);
                assert!(known.is_some(), "{id}: there is no house rule `{name}`");
            }
        }
    }
}

#[test]
fn every_ruling_names_the_rules_it_is_part_of_and_they_name_it() {
    let book = rulebook();
    for ruling in book.rulings() {
        assert!(!ruling.rules.is_empty(), "{} is part of no rule", ruling.id);
        for id in &ruling.rules {
            let Some(Entry::Rule(_, rule)) = book.find(id) else { panic!("{id}") };
            assert!(rule.rulings.contains(&ruling.id), "{id} and {}", ruling.id);
        }
    }
    for rule in book.families().iter().flat_map(|family| &family.rules) {
        for id in &rule.rulings {
            let Some(Entry::Ruling(ruling)) = book.find(id) else { panic!("{id}") };
            assert!(ruling.rules.contains(&rule.id), "{} and {id}", rule.id);
        }
    }
}

#[test]
fn the_verb_shows_a_rule_what_words_find_and_what_there_is() {
    let workspace = Workspace::new("rules");
    let rule = workspace.run(&["rules", "ccg-adv-2g"]).done();
    assert!(
        rule.starts_with("CCG-ADV-2g  The Adventure Phase\n  A contract that is newly"),
        "{rule}"
    );
    assert!(rule.contains("House rule `jump_cost`: 1."), "{rule}");
    let career = workspace.run(&["rules", "ct-drf-01"]).done();
    assert!(career.starts_with("CT-DRF-01  The draft\n  Who was turned down throws"), "{career}");
    assert!(career.contains("CT-RUL-25: Must draftees serve"), "{career}");
    let found = workspace.run(&["rules", "floating", "slot"]).done();
    assert!(found.contains("CCG-CSLOT-5c") && found.contains("RUL-10"), "{found}");
    let all = workspace.run(&["rules"]).done();
    assert!(all.contains("  CCG-ADV    The Adventure Phase") && all.contains("23 rules"), "{all}");
    let house = workspace.run(&["rules", "--house"]).done();
    assert!(
        house.contains("jump_cost                1   Credits for a jump (CCG-ADV-2g)"),
        "{house}"
    );
    workspace.run(&["rules", "CCG-XYZ-1"]).failed(2, &["no rule is called `CCG-XYZ-1`"]);
}

#[test]
fn the_contents_go_part_by_part() {
    let contents = Workspace::new("rules_parts").run(&["rules"]).done();
    let heads = contents.lines().filter(|line| !line.starts_with(' '));
    let parts: Vec<&str> = heads.take_while(|line| *line != "Open questions, answered").collect();
    let want = [
        "The card game",
        "People and their careers",
        "Tasks and checks",
        "Combat by the classic rules",
        "Combat by the second edition",
        "Injury and healing",
    ];
    assert_eq!(parts, want);
}

/// Rulings speak to who plays: not of pages that were lost, of switches in the program or of its numbers.
#[test]
fn no_ruling_speaks_of_how_the_game_was_made() {
    let library = Library::load().expect("the shipped assets");
    let notes =
        ["names were lost", "(switch)", " UI", "data error", " K-", "simulation", "appendix"];
    for ruling in library.rulebook.rulings() {
        let text = format!(" {} {}", ruling.question, ruling.ruling);
        let found: Vec<&str> = notes.into_iter().filter(|note| text.contains(note)).collect();
        assert_eq!(found, [""; 0], "{}: {text}", ruling.id);
    }
}
