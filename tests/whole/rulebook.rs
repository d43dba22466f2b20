//! The rulebook: every rule is in it, whatever the game cites can be found in it, and the verb
//! that shows it.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use far_lanes::data::Library;
use play::{Entry, Rulebook};

use super::place::Place;

/// How many rules each family has, as the published checklist counts them.
const FAMILIES: [(&str, usize); 41] = [
    ("GEN", 11),
    ("DECK", 12),
    ("SET", 9),
    ("ZONE", 17),
    ("VERB", 23),
    ("TYPE", 15),
    ("ATTR", 17),
    ("ATT", 7),
    ("SLOT", 10),
    ("CSLOT", 12),
    ("OWN", 7),
    ("COST", 18),
    ("EXP", 11),
    ("ELM", 13),
    ("RND", 7),
    ("RDY", 16),
    ("ADV", 22),
    ("PRC", 12),
    ("ACT", 17),
    ("RSC", 9),
    ("RES", 21),
    ("CMP", 14),
    ("CON", 8),
    ("SUB", 6),
    ("LINK", 4),
    ("ABN", 9),
    ("CPT", 8),
    ("CAP", 6),
    ("SKL", 7),
    ("TOK", 4),
    ("CTR", 2),
    ("JOT", 8),
    ("TIM", 30),
    ("MOD", 6),
    ("KEY", 33),
    ("PIR", 16),
    ("INF", 4),
    ("ENM", 10),
    ("SOLO", 10),
    ("NUM", 7),
    ("VIC", 9),
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

/// Ids such as `CCG-ADV-2g`, `RUL-27`, `FL-1` in a text.
fn ids_in(text: &str) -> BTreeSet<String> {
    let is_id = |c: char| c.is_ascii_alphanumeric() || c == '-';
    let words = text.split(|c: char| !is_id(c));
    let cited = words.filter(|word| {
        let mut parts = word.split('-');
        let last = word.rsplit('-').next().unwrap_or_default();
        let named = matches!(parts.next(), Some("CCG" | "RUL" | "FL"));
        named && last.starts_with(|c: char| c.is_ascii_digit())
    });
    cited.map(str::to_owned).collect()
}

#[test]
fn every_rule_of_every_family_stands_in_the_rulebook_once() {
    let book = rulebook();
    let families = book.families().iter().filter(|family| family.prefix != "FL");
    let have: BTreeSet<(String, usize)> =
        families.map(|family| (family.prefix.clone(), family.rules.len())).collect();
    let want: BTreeSet<(String, usize)> =
        FAMILIES.iter().map(|(name, rules)| (format!("CCG-{name}"), *rules)).collect();
    assert_eq!(have, want);
    assert_eq!(FAMILIES.iter().map(|(_, rules)| rules).sum::<usize>(), 487);
    for family in book.families() {
        for rule in &family.rules {
            assert!(rule.id.starts_with(&format!("{}-", family.prefix)), "{}", rule.id);
        }
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
            let invented = file.ends_with("play/src/rulebook.rs");
            assert!(invented || unknown.is_empty(), "{}: {unknown:?}", file.display());
        }
    }
}

/// And from a rule to its code: one search for its id finds where it is carried out, and one among
/// the scenarios where it is shown.
#[test]
fn every_rule_is_cited_where_it_is_carried_out_and_where_it_is_shown() {
    let shows = |file: &Path| file.iter().any(|part| part == "scenario" || part == "tests");
    let (mut carried_out, mut shown) = (BTreeSet::new(), BTreeSet::new());
    for file in rust_files(&root().join("systems/cards")) {
        let text = fs::read_to_string(&file).expect("a readable source");
        let (code, tests) = text.split_once("#[cfg(test)]\nmod tests").unwrap_or((&text, ""));
        shown.extend(ids_in(tests));
        if shows(&file) { shown.extend(ids_in(code)) } else { carried_out.extend(ids_in(code)) }
    }
    let book = rulebook();
    for rule in book.families().iter().flat_map(|family| &family.rules) {
        assert!(carried_out.contains(&rule.id), "{} is not cited in the code", rule.id);
        let simulated = rule.id == "FL-5"; // shown where simulations are
        assert!(simulated || shown.contains(&rule.id), "{} is cited in no test", rule.id);
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
    assert_eq!(book.rulings().len(), 72);
    for ruling in book.rulings() {
        for id in &ruling.rules {
            let Some(Entry::Rule(_, rule)) = book.find(id) else { panic!("{id}") };
            assert!(rule.rulings.contains(&ruling.id), "{id} and {}", ruling.id);
        }
    }
}

#[test]
fn the_verb_shows_a_rule_what_words_find_and_what_there_is() {
    let place = Place::new("rules");
    let rule = place.run(&["rules", "ccg-adv-2g"]).done();
    assert!(
        rule.starts_with("CCG-ADV-2g  The Adventure Phase\n  A contract that is newly"),
        "{rule}"
    );
    assert!(rule.contains("House rule `jump_cost`: 1."), "{rule}");
    let found = place.run(&["rules", "floating", "slot"]).done();
    assert!(found.contains("CCG-CSLOT-5c") && found.contains("RUL-10"), "{found}");
    let all = place.run(&["rules"]).done();
    assert!(all.contains("CCG-ADV    The Adventure Phase") && all.contains("22 rules"), "{all}");
    let house = place.run(&["rules", "--house"]).done();
    assert!(
        house.contains("jump_cost                1   Credits for a jump (CCG-ADV-2g)"),
        "{house}"
    );
    place.run(&["rules", "CCG-XYZ-1"]).failed(2, &["no rule is called `CCG-XYZ-1`"]);
}
