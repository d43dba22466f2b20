use super::file;
use crate::{
    data::{Automatic, Cell, Class, Due, Service, ServiceTable, Tables},
    scenario::tables,
    skills::{Covers, Goal, OtherDm, Relation, SkillBook, SkillFile, When},
};

/// The fault of the shipped file after this change.
#[track_caller]
fn fault(change: impl FnOnce(&mut SkillFile)) -> String {
    let mut file = file();
    change(&mut file);
    SkillBook::new(file, &tables()).expect_err("must be refused").to_string()
}

fn without(file: &mut SkillFile, name: &str) {
    file.skills.retain(|entry| entry.name != name);
}

/// CT-DEF-14
#[test]
fn a_skill_that_a_service_gives_and_nothing_describes_is_refused_by_name() {
    let said = fault(|file| without(file, "Streetwise"));
    assert_eq!(said, "Merchants can give `Streetwise`, which has no entry");
    let said = fault(|file| without(file, "Gun Combat"));
    assert_eq!(said, "Navy can give `Gun Combat`, which has no entry");
    let said = fault(|file| {
        without(file, "Watercraft");
        without(file, "Vehicle");
        let raft = file.skills.iter_mut().find(|entry| entry.name == "Air/Raft");
        raft.expect("an entry").name = "Vehicle".to_owned();
    });
    assert_eq!(said, "`Small Watercraft` is a weapon or vehicle without an entry for its kind");
}

/// CT-DEF-14
#[test]
fn a_weapon_of_no_kind_that_is_described_is_refused_by_name() {
    let said = fault(|file| {
        let blades = file.skills.iter_mut().find(|entry| entry.name == "Blade Combat");
        blades.expect("an entry").covers = Covers::Weapons(vec![Class::Blade]);
    });
    assert_eq!(said, "`Spear` is a weapon or vehicle without an entry for its kind");
}

/// CT-DEF-14
#[test]
fn what_comes_by_itself_needs_an_entry_as_well() {
    let shipped = tables();
    let mut services: Vec<ServiceTable> = Service::ALL.map(|it| shipped.service(it).clone()).into();
    let gives = Cell::Skill("Heraldry".to_owned());
    services[2].automatic.push(Automatic { due: Due::Rank(6), gives });
    let Tables { figures, ageing, things, tickets, errata, .. } = Tables::clone(&shipped);
    let tables = Tables::new(services, figures, ageing, things, tickets, errata);
    let refused = SkillBook::new(file(), &tables.expect("sound tables")).expect_err("no entry");
    assert_eq!(refused.to_string(), "Army can give `Heraldry`, which has no entry");
}

/// CT-DEF-02
#[test]
fn an_entry_that_cannot_be_used_is_refused_by_name() {
    let twice = fault(|file| file.skills.push(file.skills[0].clone()));
    assert_eq!(twice, "`Administration` has two entries");
    let wordless = fault(|file| file.skills[2].about.text = " ".to_owned());
    assert_eq!(wordless, "`ATV` is described in no words");
    let number = fault(|file| file.skills[0].uses[0].goal = Some(Goal::AtLeast(13)));
    let official = "`Administration`, `Dealing with officials`";
    assert_eq!(number, format!("{official}: 13 is no number that two dice show"));
    let fatal = fault(|file| file.skills[0].uses[0].loses_on = Some(1));
    assert_eq!(fatal, format!("{official}: 1 is no number that two dice show"));
    for when in [When::Any(Vec::new()), When::Any(vec![" ".into()]), When::Each(String::new())] {
        let said =
            fault(|file| file.skills[0].uses[0].others.push(OtherDm { dm: 1, when, rule: None }));
        assert_eq!(said, format!("{official}: a modifier says in no words when it holds"));
    }
    let same = fault(|file| {
        let made_for = file.skills[0].uses[0].clone();
        file.skills[0].uses.push(made_for);
    });
    assert_eq!(same, "`Administration`: two throws are called `Dealing with officials`");
}

/// CT-DEF-02
#[test]
fn a_name_that_leads_nowhere_is_refused() {
    let alias = fault(|file| file.aliases.push(("Cook".into(), "Cooking".into())));
    assert_eq!(alias, "an alias names `Cooking`, which has no entry");
    let related = fault(|file| {
        file.related[0].how = Relation::Counts("Pilot".into(), "Rowing".into(), 1);
    });
    assert_eq!(related, "a relation names `Rowing`, which has no entry");
    let jack = fault(|file| file.related[4].how = Relation::AllOthers("Jack".into(), 0));
    assert_eq!(jack, "a relation names `Jack`, which has no entry");
    let everyone = fault(|file| {
        file.everyone[1].skills = crate::skills::EveryonesSkills::These(vec!["Breathing".into()]);
    });
    assert_eq!(everyone, "what everyone has names `Breathing`, which has no entry");
}

/// CT-DEF-02
#[test]
fn a_field_that_nobody_knows_is_refused_with_its_place() {
    let said = ron::from_str::<SkillFile>("(skills: [(name: \"X\", colour: 3)])");
    let said = said.expect_err("must be refused").to_string();
    assert!(said.contains("colour"), "{said}");
}
