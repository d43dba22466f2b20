//! Somebody of the library at the desk.

use super::*;

#[test]
fn somebody_of_the_library_brings_skills_and_scores_as_they_are_now() {
    let people = library();
    let mut referee = task("Medical/DEX/+0");
    referee.people = library();
    referee.entries.turn(Field::Who, 1, &people);
    let throw_odds = ready(&referee);
    assert_eq!(throw_odds.who, "Ada");
    assert_eq!(throw_odds.ability.expect("an attribute").0, "DEX 5");
    assert_eq!(throw_odds.modifiers[0].to_string(), "Medical-2 +2");
    assert_eq!(referee.entries.value(Field::Score, &people), "DEX 5 of 8, their own");
    // Their sheet does not turn.
    let before = referee.entries.clone();
    referee.entries.turn(Field::Level, 1, &people);
    assert_eq!(referee.entries, before);
    referee.entries.page = Page::Check;
    referee.entries.check.skill = "Medic".to_owned();
    assert_eq!(referee.entries.value(Field::Level, &people), "2, their own");
}

/// A library with one person, who is wounded.
fn library() -> Roster {
    let character = Character {
        identity: Identity { name: "Ada".to_owned(), ..Identity::default() },
        characteristics: Characteristics::new([7, 8, 9, 7, 10, 6]),
        skills: [("Medical", 2)].into_iter().collect(),
        career: Career::at(18),
        possessions: Possessions::default(),
        body: Body { lost: [0, 3, 0], ..Body::default() },
    };
    let file = PathBuf::from("ada.json").into();
    [Entry { file, person: Person::new(character) }].into_iter().collect()
}

#[test]
fn a_known_person_without_the_attribute_is_refused_and_told_what_is_known() {
    let mut referee = task("Pilot/Psi/+0");
    referee.people = library();
    referee.entries.who = 1;
    assert_eq!(
        referee.throw_odds().expect_err("no Psi").said,
        "nobody knows the Psi for this task; known are DEX, EDU, END, INT, SOC, STR"
    );
}
