//! The dialog in which somebody takes one of their titles, or none (CT-TTL-02, CT-TTL-04).

use bevy::ecs::query::QueryData;
use bevy_egui::egui::{InputState, Key, Rect, vec2};
use characters::{
    Character, Characteristics,
    affairs::naming,
    data::Tables,
    sheet::{Career, Identity, titles},
};

use super::{
    keep::KeepError,
    library_ui::{LibraryAction, LibraryDialog, LibraryUi},
};
use crate::roster::{Person, PersonFile, change};
use crate::window::{
    screens::people::{career_ui::CareerAction, pen::Pen},
    ui::{
        keys::{digit, moved, struck},
        overlay, paint,
        theme::{self, size},
    },
};

/// The parts of a person that decide how they can be called.
#[derive(QueryData)]
pub struct CallQuery {
    pub identity: &'static Identity,
    pub characteristics: &'static Characteristics,
    pub career: &'static Career,
}

/// The titles somebody can carry: none, or those of their standing and rank.
pub fn choices(who: &CallQueryItem, tables: &Tables) -> Vec<Option<String>> {
    let open = titles(tables, *who.characteristics, who.career);
    [None].into_iter().chain(open.into_iter().map(Some)).collect()
}

/// The page, with the title that is carried now selected.
pub fn open(who: &CallQueryItem, tables: &Tables) -> LibraryDialog {
    let at = choices(who, tables).iter().position(|title| *title == who.identity.title);
    LibraryDialog::Title { selected: at.unwrap_or(0) }
}

/// Gives the chosen one this title, or takes it, in their file; what cannot be done is said.
pub fn carry_out(library_ui: &mut LibraryUi, title: Option<&str>, tables: &Tables) {
    let Some(file) = library_ui.shown::<&PersonFile>().cloned() else { return };
    let called = |person: &mut Person| -> Result<(), KeepError> {
        let Character { identity, career, characteristics, .. } = &mut person.character;
        Ok(naming::choose_title(identity, career, *characteristics, title, tables)?)
    };
    match change(&file, called) {
        Ok((entry, ())) => {
            let note = format!("Called {} from now on", entry.person.character.identity.styled());
            library_ui.replace(entry);
            (library_ui.note, library_ui.dialog) = (Some(note), LibraryDialog::Nothing);
        }
        Err(fault) => library_ui.note = Some(fault.to_string()),
    }
}

/// Turns the keys of this frame into actions.
pub fn pressed(
    input: &InputState,
    library_ui: &LibraryUi,
    tables: &Tables,
    selected: usize,
) -> Vec<LibraryAction> {
    if struck(input, Key::Escape) || struck(input, Key::Y) {
        return vec![LibraryAction::OpenDialog(LibraryDialog::Nothing)];
    }
    let Some(who) = library_ui.shown::<CallQuery>() else { return Vec::new() };
    let choices = choices(&who, tables);
    let taken = digit(input).or_else(|| struck(input, Key::Enter).then_some(selected));
    let called = taken.and_then(|n| choices.get(n)).map(|it| LibraryAction::Call(it.clone()));
    let title = |selected| LibraryAction::OpenDialog(LibraryDialog::Title { selected });
    let moved = || moved(input, selected, choices.len()).map(title);
    called.or_else(moved).into_iter().collect()
}

/// Draws the page, and returns where.
pub fn draw(
    pen: &mut Pen,
    all: Rect,
    library_ui: &LibraryUi,
    tables: &Tables,
    selected: usize,
) -> Rect {
    let Some(who) = library_ui.shown::<CallQuery>() else { return all };
    let choices = choices(&who, tables);
    let tall = 84.0 + STEP * choices.len() as f32 + FOOT;
    let rect = overlay::in_the_middle(all, vec2(560.0, tall));
    let title = format!("A title for {}", who.identity.name);
    let inner = overlay::panel(pen.ui, rect, &title, "Enter carries it · Esc goes back");
    for (n, choice) in choices.into_iter().enumerate() {
        let at = inner.min + vec2(0.0, STEP * n as f32);
        let row = Rect::from_min_size(at, vec2(inner.width(), 38.0));
        let label = choice.as_deref().unwrap_or("No title");
        if pen.option(row, &((n + 1) % 10).to_string(), label, n == selected) {
            pen.actions.push(CareerAction::Library(LibraryAction::Call(choice)));
        }
    }
    let (words, ink) = match &library_ui.note {
        Some(note) => (note.as_str(), theme::now()),
        None => (WHY, theme::FAINT),
    };
    let area = inner.with_min_y(inner.bottom() - FOOT + 14.0);
    paint::flow(&pen.p(), area, words, size::SMALL, ink, false);
    rect
}

/// From one title to the next, and the room below them.
const STEP: f32 = 44.0;
const FOOT: f32 = 44.0;

const WHY: &str =
    "Nobility goes by social standing, from B on; a rank by commission and promotions.";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roster::{EntryQuery, RosterFolder, read_person, testing};
    use characters::sheet::Fate;

    fn library(name: &str, dead: bool) -> LibraryUi {
        let mut person = testing::captain();
        if dead {
            person.character.career.fate = Fate::Dead;
        }
        let entry = RosterFolder::at(testing::folder(name)).keep(person).expect("kept");
        LibraryUi {
            people: [entry].into_iter().collect(),
            dialog: LibraryDialog::Title { selected: 0 },
            ..LibraryUi::default()
        }
    }

    fn called(person: &Person) -> CallQueryItem<'_> {
        let Character { identity, characteristics, career, .. } = &person.character;
        CallQueryItem { identity, characteristics, career }
    }

    fn title(library_ui: &LibraryUi) -> Option<String> {
        let entry = library_ui.shown::<EntryQuery>().expect("somebody").entry();
        let kept = read_person(&entry.file).expect("a sheet");
        assert_eq!(kept, entry.person);
        kept.character.identity.title
    }

    /// CT-TTL-02, CT-TTL-04, CT-TTL-05, CT-TTL-06
    #[test]
    fn the_titles_of_standing_and_rank_are_open_and_none_always_is() {
        let tables = testing::tables();
        let [captain, nobody] = [testing::captain(), testing::nobody()];
        let open = choices(&called(&captain), tables);
        let commander = tables.service(characters::data::Service::Navy).rank(4).expect("a rank");
        assert_eq!(open[0], None);
        assert!(open.contains(&Some("Baroness".to_owned())), "{open:?}");
        assert!(open.contains(&Some(commander.to_owned())), "{open:?}");
        assert_eq!(choices(&called(&nobody), tables), [None]);
        let LibraryDialog::Title { selected } = super::open(&called(&captain), tables) else {
            panic!("the titles")
        };
        assert_eq!(open[selected].as_deref(), Some("Baroness"));
    }

    /// CT-TTL-02, CT-TTL-04
    #[test]
    fn a_title_is_carried_or_put_down_in_the_file_at_once() {
        let (mut library_ui, tables) = (library("called", false), testing::tables());
        for choice in choices(&called(&testing::captain()), tables) {
            library_ui.dialog = LibraryDialog::Title { selected: 0 };
            carry_out(&mut library_ui, choice.as_deref(), tables);
            assert_eq!(title(&library_ui), choice);
            assert_eq!(library_ui.dialog, LibraryDialog::Nothing);
        }
    }

    /// CT-TTL-02, CT-SUR-04
    #[test]
    fn a_title_that_is_not_open_and_one_for_the_dead_are_refused() {
        let tables = testing::tables();
        let mut library_ui = library("called-not-open", false);
        carry_out(&mut library_ui, Some("Archduke"), tables);
        assert!(library_ui.note.as_deref().is_some_and(|note| note.contains("Archduke")));
        assert_eq!(
            (title(&library_ui).as_deref(), &library_ui.dialog),
            (Some("Baroness"), &LibraryDialog::Title { selected: 0 })
        );
        let mut library_ui = library("called-dead", true);
        carry_out(&mut library_ui, None, tables);
        assert!(library_ui.note.is_some());
        assert_eq!(title(&library_ui).as_deref(), Some("Baroness"));
    }
}
