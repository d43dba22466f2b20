//! Every kind of data: its loader, an edit of it while the game runs, and a mistake in it.

use ::skirmish::data::Scenario;
use ai::{Persona, combat::Level};
use cards::data::Deck;

use super::*;
use crate::{
    campaign::{Charted, PortEvents},
    data::{DataFile, PackFile, PuzzleFile, WordGroups},
    skirmish::{CombatFile, Skirmishes},
    window::screens::loading::{asset::Data, kinds::Table},
};

/// An edit of one kind, and how whoever plays next would know of it.
struct Edit {
    file: &'static str,
    from: &'static str,
    to: &'static str,
    /// What stands in place of `from` in an edit that is a mistake, and the word that is told of it.
    mistake: (&'static str, &'static str),
    shows: fn(&World) -> bool,
}

fn charted(world: &World) -> Charted {
    let data = world.resource::<GameData>();
    Charted::compile(&data.texts, &data.library).expect("the charts are sound")
}

fn fights(world: &World) -> Skirmishes {
    let data = world.resource::<GameData>();
    Skirmishes::compile(&data.texts, &data.library.folder, None).expect("the tables are sound")
}

fn known(world: &World) -> &Library {
    &world.resource::<GameData>().library
}

const NAME: (&str, &str) = ("nmae: \"", "nmae");

const EDITS: [Edit; 9] = [
    Edit {
        file: CREW,
        from: "name: \"",
        to: "name: \"New ",
        mistake: NAME,
        shows: |world| known(world).book.cards().any(|(_, card)| card.name.starts_with("New ")),
    },
    Edit {
        file: "decks/honest-freight.ron",
        from: "name: \"",
        to: "name: \"New ",
        mistake: NAME,
        shows: |world| known(world).decks.iter().any(|it| it.deck.name.starts_with("New ")),
    },
    Edit {
        file: "captains/personas/quill.ron",
        from: "name: \"",
        to: "name: \"New ",
        mistake: NAME,
        shows: |world| known(world).personas.iter().any(|it| it.name.starts_with("New ")),
    },
    Edit {
        file: "glossary.ron",
        from: "says: \"",
        to: "says: \"New ",
        mistake: ("syas: \"", "syas"),
        shows: |world| {
            let mut groups = known(world).glossary.groups().iter();
            groups.any(|group| group.words.iter().any(|word| word.says.starts_with("New ")))
        },
    },
    Edit {
        file: "puzzles/win.ron",
        from: "title: \"",
        to: "title: \"New ",
        mistake: ("tilte: \"", "tilte"),
        shows: |world| known(world).puzzles.iter().any(|it| it.title().starts_with("New ")),
    },
    Edit {
        file: "skirmish/scenarios/rescue.ron",
        from: "name: \"",
        to: "name: \"New ",
        mistake: NAME,
        shows: |world| {
            fights(world).scenarios.iter().any(|it| it.scenario.name.starts_with("New "))
        },
    },
    Edit {
        file: "captains/combat/levels.ron",
        from: "noise: 14.0",
        to: "noise: 3.0",
        mistake: ("nosie: 14.0", "nosie"),
        shows: |world| fights(world).minds.levels.of(Level::Recruit).noise == 3.0,
    },
    Edit {
        file: "campaign/events.ron",
        from: "title: \"",
        to: "title: \"New ",
        mistake: ("tilte: \"", "tilte"),
        shows: |world| {
            charted(world).book.charts.events.iter().any(|it| it.title.starts_with("New "))
        },
    },
    Edit {
        file: "campaign/boardings/a-matter-of-form.ron",
        from: "name: \"",
        to: "name: \"New ",
        mistake: NAME,
        shows: |world| charted(world).book.boardings.iter().any(|it| it.name.starts_with("New ")),
    },
];

#[test]
fn an_edit_of_any_kind_is_there_for_the_next_game_and_a_line_says_so() {
    let sources = copied("loading-kinds");
    let mut app = app(&sources);
    app.insert_resource(Hot);
    finished(&mut app).expect("there is something to play with");
    for Edit { file, from, to, shows, .. } in EDITS {
        assert!(!shows(app.world()), "{file}");
        edit(&sources.assets.join(file), from, to);
        until(&mut app, file, shows);
        let news = app.world().resource::<News>().clone();
        let taken = news.taken.expect("a line that says so");
        assert!(taken.contains(file) && news.mistakes.is_empty(), "{taken}");
    }
}

#[test]
fn a_mistake_of_any_kind_is_named_with_its_place_and_the_last_good_version_stays() {
    let sources = copied("loading-mistakes");
    let mut app = app(&sources);
    app.insert_resource(Hot);
    finished(&mut app).expect("there is something to play with");
    for Edit { file, from, mistake: (wrong, word), .. } in EDITS {
        let path = sources.assets.join(file);
        let text = fs::read_to_string(&path).expect("a file");
        let line = text[..text.find(from).expect("it stands there")].matches('\n').count() + 1;
        edit(&path, from, wrong);
        let is_told = |world: &World| !world.resource::<News>().mistakes.is_empty();
        until(&mut app, file, is_told);
        let said = app.world().resource::<News>().mistakes.join("\n");
        assert!(said.contains(&format!("{file}:{line}:")) && said.contains(word), "{said}");
        assert!(said.ends_with("the last good version stays"), "{said}");
        let texts = &app.world().resource::<GameData>().texts;
        assert_eq!(texts.text(&path).expect("a text"), text, "the last good version stays");
        edit(&path, wrong, from);
        until(&mut app, file, |world| !is_told(world));
    }
}

/// How many files of a kind there are, and what is wrong with them.
fn read<T: DataFile>(app: &App) -> (usize, Vec<String>) {
    let all = app.world().resource::<Assets<Data<T>>>();
    let faults = all.iter().filter_map(|(_, data)| Some(data.read.as_ref().err()?.to_string()));
    (all.len(), faults.collect())
}

#[test]
fn each_kind_has_a_loader_that_names_file_line_and_column() {
    let sources = copied("loading-loaders");
    for Edit { file, from, mistake: (wrong, _), .. } in EDITS {
        edit(&sources.assets.join(file), from, wrong);
    }
    let mut app = app(&sources);
    let _ = finished(&mut app);
    let all = [
        ("crew.ron", read::<PackFile>(&app), 5),
        ("honest-freight.ron", read::<Deck>(&app), 5),
        ("quill.ron", read::<Persona>(&app), 5),
        ("levels.ron", read::<CombatFile>(&app), 5),
        ("events.ron", read::<PortEvents>(&app), 1),
        ("glossary.ron", read::<WordGroups>(&app), 1),
        ("win.ron", read::<PuzzleFile>(&app), 7),
    ];
    for (file, (count, faults), least) in all {
        assert!(count >= least, "{file}: {count}");
        let [fault] = &faults[..] else { panic!("{file}: {faults:?}") };
        let place = fault.split(file).nth(1).unwrap_or_default();
        let mut numbers = place.trim_start_matches(':').split(':').map(str::parse::<usize>);
        assert!(matches!((numbers.next(), numbers.next()), (Some(Ok(_)), Some(Ok(_)))), "{fault}");
    }
    let (scenarios, faults) = read::<Scenario>(&app);
    assert!(scenarios > 30 && faults.len() == 2, "{faults:?}");
    let (tables, faults) = read::<Table>(&app);
    // Nobody has turned a pack off yet.
    let others = faults.iter().filter(|fault| !fault.contains("packs.ron: cannot be read"));
    assert!(tables > 20 && others.count() == 0, "{faults:?}");
}
