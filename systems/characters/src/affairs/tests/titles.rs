use super::rich;
use crate::{
    Characteristic,
    affairs::{
        AffairError, AffairEvent,
        naming::{self, NameError},
        referee,
    },
    data::{Service, Tables},
    scenario,
    sheet::{Character, Fate, noble_titles, titles},
};

fn of_standing(standing: u8) -> Character {
    let mut person = rich(0);
    person.characteristics.set(Characteristic::Soc, standing);
    person
}

fn of_rank(service: Service, rank: u8) -> Character {
    let mut person = rich(0);
    (person.career.service, person.career.rank) = (Some(service), rank);
    person
}

fn open_to(person: &Character) -> Vec<String> {
    titles(&scenario::tables(), person.characteristics, &person.career)
}

fn rename(person: &mut Character, name: &str) -> Result<(), NameError> {
    naming::rename(&mut person.identity, &person.career, name)
}

fn choose_title(
    person: &mut Character,
    title: Option<&str>,
    tables: &Tables,
) -> Result<(), NameError> {
    let Character { identity, career, characteristics, .. } = person;
    naming::choose_title(identity, career, *characteristics, title, tables)
}

fn lapse_title(person: &mut Character, tables: &Tables) -> Option<String> {
    let Character { identity, career, characteristics, .. } = person;
    naming::lapse_title(identity, career, *characteristics, tables)
}

fn grant_lands(person: &mut Character, lands: &str) -> Result<Vec<AffairEvent>, AffairError> {
    referee::grant_lands(&mut person.identity, &person.career, lands)
}

/// CT-TTL-01
#[test]
fn any_name_will_do_but_an_empty_one() {
    let mut person = rich(0);
    for name in ["Ada", "X", "  Ada of the Lanes ", "阿达", "77"] {
        assert_eq!(rename(&mut person, name), Ok(()));
        assert_eq!(person.identity.name, name.trim());
    }
    for name in ["", "   ", "\n"] {
        assert_eq!(rename(&mut person, name), Err(NameError::Empty));
    }
    assert_eq!(person.identity.name, "77");
}

/// CT-TTL-02
#[test]
fn a_noble_title_is_open_from_standing_11_and_nobody_has_to_carry_one() {
    let tables = scenario::tables();
    assert_eq!(open_to(&of_standing(10)), [""; 0]);
    let mut knight = of_standing(11);
    assert_eq!(open_to(&knight), ["Knight", "Knightess", "Dame"]);
    assert_eq!(knight.identity.styled(), "Ada", "none is carried unasked");
    assert_eq!(choose_title(&mut knight, Some("Dame"), &tables), Ok(()));
    assert_eq!(knight.identity.styled(), "Dame Ada");
    assert_eq!(choose_title(&mut knight, None, &tables), Ok(()));
    assert_eq!(knight.identity.styled(), "Ada");
}

/// CT-TTL-02
#[test]
fn a_title_that_is_not_open_is_refused_with_those_that_are() {
    let tables = scenario::tables();
    let mut knight = of_standing(11);
    let refused = choose_title(&mut knight, Some("Duke"), &tables).expect_err("too high");
    let said = "`Duke` is not open to Ada; Knight, Knightess, Dame are";
    assert_eq!((refused.to_string().as_str(), knight.identity.title), (said, None));
    let refused = choose_title(&mut of_standing(7), Some("Knight"), &tables).expect_err("too high");
    assert_eq!(refused.to_string(), "`Knight` is not open to Ada; no title is");
}

/// CT-TTL-03, CT-RUL-23
#[test]
fn land_comes_in_the_referees_words_and_never_by_itself() {
    let mut baron = of_standing(12);
    choose_title(&mut baron, Some("Baron"), &scenario::tables()).expect("it is open");
    assert_eq!(baron.identity.notes, "");
    let lands = "Two valleys and a mill.".to_owned();
    let granted = grant_lands(&mut baron, " Two valleys and a mill. ");
    assert_eq!(granted, Ok(vec![AffairEvent::LandsGranted { lands: lands.clone() }]));
    grant_lands(&mut baron, "A moon.").expect("the referee may");
    assert_eq!(baron.identity.notes, format!("{lands}\nA moon."));
    assert_eq!(grant_lands(&mut baron, " "), Err(AffairError::Empty));
}

/// CT-TTL-04
#[test]
fn a_rank_is_a_title_too() {
    let mut officer = of_rank(Service::Navy, 3);
    assert_eq!(open_to(&officer), ["Lt Cmdr"]);
    choose_title(&mut officer, Some("Lt Cmdr"), &scenario::tables()).expect("it is open");
    assert_eq!(officer.identity.styled(), "Lt Cmdr Ada");
    officer.characteristics.set(Characteristic::Soc, 14);
    assert_eq!(open_to(&officer), ["Count", "Countess", "Lt Cmdr"]);
}

/// CT-TTL-05
#[test]
fn without_a_rank_there_is_no_title_of_rank() {
    for service in Service::ALL {
        assert_eq!(open_to(&of_rank(service, 0)), [""; 0], "{service}");
    }
    for service in [Service::Scouts, Service::Other] {
        assert_eq!(open_to(&of_rank(service, 3)), [""; 0], "{service} has no ranks");
    }
    let mut nobody = rich(0);
    nobody.career.service = None;
    assert_eq!(open_to(&nobody), [""; 0]);
}

/// CT-TTL-06
#[test]
fn each_standing_has_its_titles() {
    let rows: [(u8, &[&str]); 7] = [
        (1, &[]),
        (10, &[]),
        (11, &["Knight", "Knightess", "Dame"]),
        (12, &["Baron", "Baronet", "Baroness"]),
        (13, &["Marquis", "Marquesa", "Marchioness"]),
        (14, &["Count", "Countess"]),
        (15, &["Duke", "Duchess"]),
    ];
    for (standing, expected) in rows {
        assert_eq!(noble_titles(&scenario::tables(), standing), expected, "{standing}");
    }
}

/// CT-TTL-06
#[test]
fn a_title_goes_with_the_standing_that_it_came_with() {
    let tables = scenario::tables();
    let mut knight = of_standing(11);
    choose_title(&mut knight, Some("Knight"), &tables).expect("it is open");
    assert_eq!(lapse_title(&mut knight, &tables), None);
    knight.characteristics.change(Characteristic::Soc, -1);
    assert_eq!(lapse_title(&mut knight, &tables), Some("Knight".to_owned()));
    assert_eq!(knight.identity.styled(), "Ada");
    assert_eq!(lapse_title(&mut knight, &tables), None, "there is none to lose");
}

/// CT-TTL-01, CT-TTL-02, CT-SUR-04
#[test]
fn the_sheet_of_the_dead_is_not_changed() {
    let mut dead = of_standing(12);
    dead.career.fate = Fate::Dead;
    let before = dead.clone();
    assert_eq!(rename(&mut dead, "Bob"), Err(NameError::Dead));
    assert_eq!(choose_title(&mut dead, Some("Baron"), &scenario::tables()), Err(NameError::Dead));
    assert_eq!(grant_lands(&mut dead, "A moon."), Err(AffairError::Dead));
    assert_eq!(dead, before);
}
