//! Lives on disk.

use std::{fs, path::Path, sync::Arc};

use characters::{
    LifeRules, Setup,
    data::Tables,
    wish::{Wish, Wisher},
};
use engine::{Decision, JournalHash, Seat};

use super::{Found, LIFE, LifeArtefact, Lives, UnderWay, resume};
use crate::roster::testing::{folder, tables as shipped};

fn tables() -> Arc<Tables> {
    Arc::new(shipped().clone())
}

fn setup() -> Setup {
    Setup { name: "Ada Lovel".to_owned(), rules: LifeRules::default() }
}

/// A life of seed 7 with so many decisions behind it, in an empty folder of this name.
fn lived(name: &str, decisions: usize) -> (Lives, UnderWay) {
    let lives = Lives::at(folder(name));
    let mut life = lives.begin(&tables(), &setup(), 7).expect("the plain figures");
    (0..decisions).for_each(|_| step(&mut life));
    (lives, life)
}

/// Answers with the first option, if anything is asked.
fn step(life: &mut UnderWay) {
    use engine::Game;
    let first = life.life().choice().map(|choice| choice.options[0].clone());
    first.into_iter().for_each(|chosen| life.decide(chosen).expect("offered"));
}

fn written(life: &UnderWay) -> LifeArtefact {
    resume(&tables(), life.file().path().to_owned()).expect("whole").artefact()
}

#[test]
fn every_decision_is_on_disk_before_the_next() {
    let (_, mut life) = lived("lives-written", 0);
    assert_eq!(written(&life), life.artefact(), "a life is there from its beginning");
    for _ in 0..60 {
        step(&mut life);
        assert_eq!(written(&life), life.artefact());
        assert!(life.file().trouble().is_none());
    }
    assert!(life.life().is_over() && written(&life).finished);
}

#[test]
fn what_a_wish_decides_and_what_is_taken_back_is_on_disk_too() {
    let (_, mut life) = lived("lives-undone", 4);
    let before = life.artefact();
    step(&mut life);
    assert!(life.undo(&tables()));
    assert_eq!((life.artefact(), written(&life)), (before.clone(), before));
    life.rest(&mut Wisher::new(Wish::Anything, None, 7));
    assert!(life.life().is_over());
    assert_eq!(written(&life), life.artefact());
    while life.undo(&tables()) {}
    assert!(life.artefact().decisions.is_empty() && written(&life).decisions.is_empty());
}

#[test]
fn a_life_goes_on_where_it_was_left_and_goes_the_same_way() {
    use engine::Game;
    let (lives, mut life) = lived("lives-resumed", 5);
    let Found { newest, unusable } = lives.newest(&tables());
    let mut again = newest.expect("the life");
    assert!(unusable.is_empty());
    assert_eq!(again.life().choice(), life.life().choice());
    for _ in 0..60 {
        step(&mut life);
        step(&mut again);
    }
    assert_eq!(again.artefact(), life.artefact());
    assert_eq!(again.life().character(), life.life().character());
}

#[test]
fn another_life_has_a_file_of_its_own_and_the_newest_goes_on_first() {
    let (lives, first) = lived("lives-two", 3);
    let second = lives.begin(&tables(), &setup(), 8).expect("the plain figures");
    assert_eq!(lives.files(), [first.file().path(), second.file().path()]);
    let newest = |lives: &Lives| lives.newest(&tables()).newest.map(|life| life.seed());
    assert_eq!(newest(&lives), Some(8));
    second.into_file().remove().expect("removed");
    assert_eq!(newest(&lives), Some(7));
    first.into_file().remove().expect("removed");
    assert_eq!(newest(&lives), None);
    assert!(lives.files().is_empty());
}

#[test]
fn the_folder_holds_whole_lives_and_nothing_else() {
    let (_, life) = lived("lives-whole", 9);
    let folder = life.file().path().parent().expect("a folder").to_owned();
    let names = || {
        let entries =
            fs::read_dir(&folder).expect("a folder").map(|entry| entry.expect("an entry"));
        let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
        names.collect::<std::collections::BTreeSet<_>>().into_iter().collect::<Vec<_>>()
    };
    assert_eq!(names(), ["life-0001.json", "life-0001.lock"]);
    drop(life);
    assert_eq!(names(), ["life-0001.json"]);
}

/// Puts `text` where the life was: the life is refused with all of `parts` in one sentence, the file
/// is left as it is, and a new life goes elsewhere.
#[track_caller]
fn check_refused(name: &str, change: impl Fn(&LifeArtefact, &str) -> String, parts: &[&str]) {
    let (lives, life) = lived(name, 5);
    let file = life.file().path();
    let text = change(&life.artefact(), &fs::read_to_string(file).expect("a life"));
    fs::write(file, &text).expect("a file");
    let Found { newest, unusable } = lives.newest(&tables());
    assert!(newest.is_none());
    let told = unusable.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    for part in parts.iter().chain(&["life-0001.json"]) {
        assert!(told.contains(part), "no `{part}` in {told}");
    }
    assert_eq!(told.lines().count(), 1, "{told}");
    let other = lives.begin(&tables(), &setup(), 8).expect("the plain figures");
    assert!(other.file().path().ends_with("life-0002.json"));
    assert_eq!(fs::read_to_string(file).expect("still there"), text);
    let found = lives.newest(&tables());
    assert!(found.newest.is_some() && found.unusable.is_empty(), "the new one goes on");
}

#[test]
fn a_broken_file_is_refused_where_it_breaks() {
    let head = |n: usize| {
        move |_: &LifeArtefact, text: &str| text.lines().take(n).collect::<Vec<_>>().join("\n")
    };
    check_refused("lives-cut", head(9), &["life-0001.json:9:", "not a readable"]);
    check_refused("lives-empty", head(0), &["life-0001.json:1:"]);
}

#[test]
fn an_altered_file_is_refused() {
    let other_seed = |_: &LifeArtefact, text: &str| text.replacen("\"seed\": 7", "\"seed\": 8", 1);
    check_refused("lives-altered", other_seed, &["altered"]);
}

#[test]
fn a_file_of_a_newer_build_is_refused() {
    let newer =
        |_: &LifeArtefact, text: &str| text.replacen("\"far_lanes\": 1", "\"far_lanes\": 2", 1);
    check_refused("lives-newer", newer, &["format 2 is newer"]);
}

#[test]
fn a_file_that_holds_something_else_is_refused() {
    let cards = |life: &LifeArtefact, _: &str| {
        LifeArtefact { game: "cards".to_owned(), ..life.clone() }.write()
    };
    let says = "holds a game of `cards`, not of `life`";
    check_refused("lives-other-game", cards, &[says]);
}

#[test]
fn a_life_that_does_not_go_as_it_was_recorded_is_refused() {
    let journal = |life: &LifeArtefact, _: &str| {
        LifeArtefact { journal: JournalHash(1), ..life.clone() }.write()
    };
    check_refused("lives-journal", journal, &["the tables or rules"]);
    let stranger = |life: &LifeArtefact, _: &str| {
        let mut life = life.clone();
        let chosen = life.decisions[0].chosen.clone();
        life.decisions.insert(1, Decision { seat: Seat(0), chosen });
        life.write()
    };
    check_refused("lives-refused", stranger, &["decision 2 cannot be made"]);
    let elsewhere = |life: &LifeArtefact, _: &str| {
        let mut life = life.clone();
        life.setup.rules.errata.insert("No such".to_owned());
        life.write()
    };
    check_refused("lives-erratum", elsewhere, &["there is no correction `No such`"]);
}

#[test]
fn an_older_life_goes_on_where_the_newest_is_broken() {
    let (lives, _) = lived("lives-older", 5);
    let broken = lives.begin(&tables(), &setup(), 8).expect("the plain figures");
    fs::write(broken.file().path(), "{").expect("a file");
    let found = lives.newest(&tables());
    assert_eq!(found.newest.map(|life| life.seed()), Some(7));
    assert_eq!(found.unusable.len(), 1);
}

#[test]
fn what_another_program_has_written_is_neither_overwritten_nor_removed() {
    let (lives, mut here) = lived("lives-elsewhere", 3);
    let mut there = lives.newest(&tables()).newest.expect("the life");
    step(&mut there);
    let text = fs::read_to_string(there.file().path()).expect("a life");
    assert!(here.file().was_changed() && !there.file().was_changed());
    step(&mut here);
    step(&mut here);
    assert!(here.file().path().ends_with("life-0002.json"), "{:?}", here.file());
    assert_eq!(fs::read_to_string(there.file().path()).expect("still there"), text);
    assert_eq!(lives.files().len(), 2, "it goes on in one file of its own");
    fs::write(here.file().path(), "something else").expect("a file");
    here.into_file().remove().expect("left alone");
    there.into_file().remove().expect("removed");
    assert_eq!(lives.files().len(), 1);
}

#[test]
fn a_life_that_another_program_lives_is_said_and_left_to_it() {
    let (lives, life) = lived("lives-busy", 3);
    let file = life.file().path().to_owned();
    drop(life);
    // Another program is another handle of the lock.
    let lock = fs::File::create(file.with_extension("lock")).expect("a file");
    lock.try_lock().expect("it is free");
    let found = lives.newest(&tables());
    assert!(found.newest.is_none() && found.unusable.len() == 1);
    let told = found.unusable[0].to_string();
    assert!(
        told.ends_with("life-0001.json: is open in another program, which alone goes on with it")
    );
    let other = lives.begin(&tables(), &setup(), 8).expect("the plain figures");
    assert!(other.file().path().ends_with("life-0002.json"));
    drop((lock, other));
    assert_eq!(lives.newest(&tables()).newest.map(|life| life.seed()), Some(8));
    assert_eq!(resume(&tables(), file).map(|life| life.seed()).ok(), Some(7), "it is free again");
}

#[test]
fn two_that_begin_at_once_have_two_files() {
    let lives = Lives::at(folder("lives-at-once"));
    let (mut one, mut two) = (lives.new_file(), lives.new_file());
    let (_, life) = lived("lives-at-once-model", 0);
    one.keep(&life.artefact());
    two.keep(&life.artefact());
    assert_eq!(lives.files(), [one.path(), two.path()]);
}

#[test]
fn a_life_that_cannot_be_written_is_lived_all_the_same_and_says_so() {
    let home = folder("lives-unwritable").join("home");
    fs::write(&home, "a file where the folder should be").expect("a file");
    let mut life = Lives::at(&home).begin(&tables(), &setup(), 7).expect("the plain figures");
    step(&mut life);
    assert_eq!(life.artefact().decisions.len(), 1);
    let told = life.file().trouble().map(ToString::to_string).expect("trouble");
    assert!(told.contains("life-0001.json: cannot be written"), "{told}");
    fs::remove_file(&home).expect("room for the folder");
    step(&mut life);
    assert!(life.file().trouble().is_none() && written(&life) == life.artefact());
    life.into_file().remove().expect("removed");
}

#[test]
fn a_life_says_that_it_is_one() {
    let (_, life) = lived("lives-name", 0);
    assert_eq!(life.artefact().game, LIFE);
    let missing = resume(&tables(), Path::new("no-such-life.json").to_owned());
    let told = missing.err().map(|fault| fault.to_string()).expect("refused");
    assert!(told.starts_with("no-such-life.json: cannot be read"), "{told}");
}
