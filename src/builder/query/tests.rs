use super::*;
use crate::{builder::testing::library, data::Library};

#[track_caller]
fn found(library: &Library, query: &str) -> Vec<String> {
    let query = Query::parse(query).unwrap_or_else(|fault| panic!("{query}: {fault}"));
    let all = library.book.cards().filter(|(_, card)| query.fits(card));
    all.map(|(_, card)| card.id.clone()).collect()
}

#[track_caller]
fn check_error(query: &str, error: &str) {
    let found = Query::parse(query).expect_err("must be refused").to_string();
    assert!(found.starts_with(error), "{query}: {found}");
}

#[test]
fn nothing_finds_every_card() {
    let library = library();
    let all = library.book.cards().count();
    assert_eq!(found(&library, "").len(), all);
    assert_eq!(found(&library, "  \"\" ").len(), all);
    assert!(Query::parse(" ").expect("a query").is_empty());
    assert!(!Query::parse("a").expect("a query").is_empty());
}

#[test]
fn a_word_is_looked_for_in_name_id_text_and_traits() {
    let library = library();
    assert_eq!(found(&library, "name:ODO lanterman"), ["odo-lanterman"]);
    assert_eq!(found(&library, "id=odo-lanterman"), ["odo-lanterman"]);
    assert_eq!(found(&library, "name=\"false heir\""), ["find-the-heir"], "a side's name");
    assert!(found(&library, "doctor").contains(&"doctor-tuva-marsh".to_owned()));
    assert!(found(&library, "\"most of it\"").contains(&"odo-lanterman".to_owned()));
}

#[test]
fn the_query_of_the_issue_is_understood() {
    let library = library();
    let query = Query::parse("type:crew skill:pilot cost<=3 text:\"trained\"").expect("a query");
    let all: Vec<_> = library.book.cards().filter(|(_, card)| query.fits(card)).collect();
    assert!(!all.is_empty());
    for (_, card) in all {
        assert!(card.cost().expect("crew has a cost") <= 3, "{}", card.id);
    }
}

#[test]
fn a_plus_asks_for_experts_alone() {
    let library = library();
    let (all, experts) = (found(&library, "skill:medical"), found(&library, "skill:medical+"));
    assert!(experts.contains(&"doctor-tuva-marsh".to_owned()));
    assert!(experts.len() < all.len() && experts.iter().all(|it| all.contains(it)));
}

#[test]
fn a_pair_of_capabilities_counts_as_either_half() {
    let library = library();
    let cargo = found(&library, "type:ship capability:cargo");
    assert!(cargo.contains(&"second-opinion".to_owned()), "it has Cargo/Survey");
    assert!(found(&library, "type:contract cap:survey").contains(&"find-the-heir".to_owned()));
    let pair = found(&library, "type:ship capability:cargo/survey");
    assert!(!pair.contains(&"fair-copy".to_owned()), "two halves are no pair");
}

#[test]
fn adventures_are_found_by_where_they_belong() {
    let library = library();
    let mine = found(&library, "place:mine");
    assert!(mine.contains(&"ore-for-halcyon".to_owned()));
    assert!(mine.len() >= 10 && found(&library, "place:mine -type:adventure").is_empty());
    let both = found(&library, "place:mine place:dock");
    assert!(both.len() < mine.len() && both.contains(&"ore-for-halcyon".to_owned()));
}

#[test]
fn numbers_are_compared_where_they_are_printed() {
    let library = library();
    let all = found(&library, "type:captain").len();
    assert_eq!(found(&library, "cost<3").len() + found(&library, "cost>=3").len(), all);
    assert_eq!(found(&library, "cost:2"), found(&library, "cost=2"));
    assert_eq!(found(&library, "cost!=2").len() + found(&library, "cost=2").len(), all);
    let surveyors = found(&library, "initiative=5 jump>2 tonnage=200");
    assert!(surveyors.contains(&"second-opinion".to_owned()));
    assert!(found(&library, "vp>=6 distance<=2").contains(&"below-tolliver".to_owned()));
}

#[test]
fn fields_ask_for_words_of_the_game_in_any_spelling_of_them() {
    let library = library();
    let machines = found(&library, "species:construct trait:machine");
    assert!(machines.contains(&"unit-forty".to_owned()));
    assert_eq!(found(&library, "species=con"), Vec::<String>::new());
    assert_eq!(
        found(&library, "skill:Jack-of-all-Trades"),
        found(&library, "skill:jackofalltrades")
    );
    assert!(found(&library, "keyword:mechanical").contains(&"unit-forty".to_owned()));
    let weapons = found(&library, "subtype:weapon");
    let apart = ["type:gear subtype:weapon", "type:upgrade subtype:weapon"];
    let apart: usize = apart.iter().map(|query| found(&library, query).len()).sum();
    assert_eq!(weapons.len(), apart);
}

#[test]
fn minus_or_and_parentheses() {
    let library = library();
    let all = library.book.cards().count();
    let crew = found(&library, "type:crew").len();
    assert_eq!(found(&library, "-type:crew").len(), all - crew);
    assert_eq!(found(&library, "type!=crew").len(), all - crew);
    assert_eq!(found(&library, "--type:crew").len(), crew);
    let both = crew + found(&library, "type:gear").len();
    assert_eq!(found(&library, "type:crew or type:gear").len(), both);
    assert_eq!(found(&library, "-(type:crew OR type:gear)").len(), all - both);
    let cheap = found(&library, "(type:crew or type:gear) cost<=1");
    assert!(cheap.len() < both);
    assert_eq!(cheap, found(&library, "type:crew cost<=1 or type:gear cost<=1"));
}

#[test]
fn what_is_not_understood_is_named_with_its_column_and_what_would_be() {
    check_error("odo skil:pilot", "column 5: there is no field `skil`; did you mean `skill`?");
    check_error("colour:red", "column 1: there is no field `colour`; there are type, skill,");
    check_error("type:crwe", "column 6: there is no type `crwe`; did you mean `crew`?");
    check_error("place:mien", "column 7: there is no place `mien`; did you mean `mine`?");
    check_error("skill:pilto+", "column 7: there is no skill `pilto`; did you mean `pilot`?");
    check_error("cost<=few", "column 7: `few` is no whole number");
    check_error("cost<=", "column 7: there is nothing after `cost<=`");
    check_error("cost <= 3", "column 6: a field stands before `<=`");
    check_error("a \"b", "column 3: this quote is never closed");
    check_error("(a", "column 1: this parenthesis is never closed");
    check_error("a)", "column 2: nothing opens this parenthesis");
    check_error("a or", "column 3: `or` stands between two things");
    check_error("or a", "column 1: `or` stands between two things");
    check_error("a - b", "column 3: nothing follows this `-`");
    check_error("-)", "column 2: nothing follows this `-`");
    check_error("type>crew", "column 6: `type` cannot be compared; ask as in `type:crew`");
    check_error(&"(".repeat(9000), "column 33: parentheses are nested more than 32 deep");
}

#[test]
fn no_text_makes_it_panic() {
    let pieces = [
        "type:",
        "cost",
        "<=",
        "!",
        "!=",
        "\"",
        "(",
        ")",
        "-",
        " ",
        "or",
        "é",
        "∞",
        "\u{0}",
        "+",
        "skill:pilot+",
        "3",
        "999999999999999999999",
        ":",
        "=",
        "\n",
        "a(b)",
        "name:\"x y\"",
    ];
    let (mut state, library) = (7_u64, library());
    for _ in 0..4000 {
        let mut text = String::new();
        for _ in 0..12 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888);
            text += pieces[(state >> 33) as usize % pieces.len()];
        }
        if let Ok(query) = Query::parse(&text) {
            library.book.cards().take(3).for_each(|(_, card)| _ = query.fits(card));
        }
    }
    let _ = Query::parse(&"-".repeat(100_000));
    let _ = Query::parse(&format!("{}x", "-".repeat(100_000)));
}
