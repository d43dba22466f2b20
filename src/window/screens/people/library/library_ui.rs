//! The state of the library screen: the chosen person, the search, the open dialog.

use bevy::{
    ecs::query::ReadOnlyQueryData,
    prelude::{Entity, Resource},
};
use characters::data::Tables;

use super::downtime::state::{Downtime, DowntimeAction, DowntimeRow};
use crate::roster::{Entry, PersonFile, Query, Roster, RosterFolder};

/// The person's side of the library.
#[derive(Resource, Default)]
pub struct LibraryUi {
    /// Words that are looked for.
    pub search: String,
    /// Whom the search found.
    pub people: Roster,
    /// Files that cannot be used.
    pub problems: Vec<String>,
    /// Why nothing can be looked for.
    pub fault: Option<String>,
    /// The one whose sheet is shown.
    pub chosen: usize,
    /// Those to be compared.
    pub marked: Vec<PersonFile>,
    pub dialog: LibraryDialog,
    /// A note to the person, such as where a file went.
    pub note: Option<String>,
    /// Where the chosen one is.
    pub downtime: Downtime,
    /// The one to be shown first.
    pub wanted: Option<PersonFile>,
}

/// The dialog on top of the library, or the line being typed in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub enum LibraryDialog {
    #[default]
    Nothing,
    /// The search line.
    Search,
    Rename(String),
    Tag(String),
    Import(String),
    /// Whether to remove the chosen one after all.
    Remove {
        selected: usize,
    },
    Compare,
    /// The affairs of the chosen person, with the selected row.
    Affairs(DowntimeRow),
    /// Which title the chosen one carries.
    Title {
        selected: usize,
    },
    Keys,
}

/// An action of the person in the library.
#[derive(Debug, Clone, PartialEq)]
pub enum LibraryAction {
    Choose(usize),
    /// Into the comparison, or out of it.
    Mark(usize),
    Search(String),
    OpenDialog(LibraryDialog),
    Rename(String),
    /// On, or off where it is already.
    Tag(String),
    Export,
    Picture,
    Import(String),
    Remove,
    /// In downtime.
    Downtime(DowntimeAction),
    /// To carry this title, or none.
    Call(Option<String>),
    NewLife,
}

/// More than so many are not compared at once.
pub const COMPARED: usize = 3;

impl LibraryUi {
    /// Components of the one whose sheet is shown.
    pub fn shown<Q: ReadOnlyQueryData>(&self) -> Option<Q::Item<'_>> {
        self.people.get::<Q>(self.people.nth(self.chosen)?)
    }

    /// The chosen one as their file has them now, in the same place of the list.
    pub fn replace(&mut self, entry: Entry) {
        if let Some(shown) = self.people.nth(self.chosen) {
            self.people.replace(shown, entry);
        }
    }

    pub fn is_marked(&self, file: &PersonFile) -> bool {
        self.marked.contains(file)
    }

    /// Marks somebody for the comparison, or no longer; the first goes where there would be too
    /// many.
    pub fn mark(&mut self, n: usize) {
        let Some(file) = self.people.query::<&PersonFile>().nth(n).cloned() else { return };
        if let Some(at) = self.marked.iter().position(|marked| *marked == file) {
            self.marked.remove(at);
            return;
        }
        self.marked.push(file);
        let beyond = self.marked.len().saturating_sub(COMPARED);
        self.marked.drain(..beyond);
    }

    /// Those who are compared: the marked ones; with fewer than two, the chosen one and the next.
    pub fn compared(&self) -> Vec<Entity> {
        let files = self.people.query::<(Entity, &PersonFile)>();
        let marked: Vec<Entity> =
            files.filter(|(_, file)| self.is_marked(file)).map(|(who, _)| who).collect();
        if marked.len() >= 2 {
            return marked;
        }
        let shown = self.people.nth(self.chosen);
        let mut two: Vec<Entity> = shown.into_iter().chain(marked).collect();
        two.dedup();
        if two.len() < 2 {
            let other = (self.chosen + 1) % self.people.len().max(1);
            two.extend(self.people.nth(other).filter(|_| other != self.chosen));
        }
        two
    }

    /// Reads the library again, and looks for what is looked for.
    pub fn refresh(&mut self, library: &RosterFolder, tables: &Tables) {
        let here = self.wanted.take().or(self.shown::<&PersonFile>().cloned());
        let query = match Query::parse(&self.search) {
            Ok(query) => query,
            Err(fault) => return self.fault = Some(fault.to_string()),
        };
        self.people = library.search(&query, tables);
        self.fault = None;
        self.problems = self.people.problems.iter().map(ToString::to_string).collect();
        let files = || self.people.query::<&PersonFile>();
        let at = here.and_then(|here| files().position(|file| *file == here));
        self.chosen = at.unwrap_or(self.chosen.min(self.people.len().saturating_sub(1)));
    }
}

#[cfg(test)]
mod tests {
    use std::path::PathBuf;

    use super::*;
    use crate::roster::Person;
    use crate::window::screens::people::testing;

    /// A library of so many people.
    fn library(count: u64) -> LibraryUi {
        let someone = |n: u64| {
            let person = Person::new(testing::begin(n).life().character());
            Entry { file: PathBuf::from(format!("{n}.json")).into(), person }
        };
        LibraryUi { people: (0..count).map(someone).collect(), ..LibraryUi::default() }
    }

    fn compared(library_ui: &LibraryUi) -> Vec<String> {
        let compared = library_ui.compared().into_iter();
        let files = compared.filter_map(|who| library_ui.people.get::<&PersonFile>(who));
        files.map(PersonFile::id).collect()
    }

    #[test]
    fn those_who_are_marked_are_compared_and_a_fourth_takes_the_place_of_the_first() {
        let mut library_ui = library(5);
        [0, 2, 3].into_iter().for_each(|n| library_ui.mark(n));
        assert_eq!(compared(&library_ui), ["0", "2", "3"]);
        library_ui.mark(4);
        assert_eq!(compared(&library_ui), ["2", "3", "4"]);
        library_ui.mark(3);
        assert_eq!(compared(&library_ui), ["2", "4"]);
    }

    #[test]
    fn without_marks_the_chosen_one_is_compared_with_the_next() {
        let mut library_ui = library(3);
        library_ui.chosen = 2;
        assert_eq!(compared(&library_ui), ["2", "0"]);
        library_ui.mark(1);
        assert_eq!(compared(&library_ui), ["2", "1"]);
    }

    #[test]
    fn one_person_alone_is_not_compared_with_themselves() {
        let mut library_ui = library(1);
        assert_eq!(compared(&library_ui), ["0"]);
        library_ui.mark(0);
        assert_eq!(compared(&library_ui), ["0"]);
        library_ui.mark(7);
        assert_eq!(library_ui.marked.len(), 1);
    }
}
