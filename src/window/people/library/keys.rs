//! The keyboard in the library, as deeds.

use bevy_egui::egui::{Context, InputState, Key};

use characters::data::Tables;

use super::{
    called,
    library_ui::{Job, Laid, LibraryUi},
    quay::{self, Affairs, Spot},
};
use crate::window::{
    keys::{self, step, struck},
    people::career_ui::Deed,
    table_ui::Act,
};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 16] = [
    ("↑ ↓, PgUp PgDn", "from one person to the next"),
    ("F, /", "look for somebody; Enter or ↓ goes back to the list"),
    ("", "words, or service:Navy, skill:Pilot, tag:crew, terms>=3, Str>=9"),
    ("A", "affairs: what they can do with what they have"),
    ("R", "rename"),
    ("Y", "carry a title that is open to them, or none"),
    ("T", "put a tag on, or take it off again"),
    ("Space", "mark for the comparison, up to three"),
    ("C", "compare the marked, or this one with the next"),
    ("J", "write the sheet to a file that can be imported"),
    ("G", "write the sheet as a picture to print (SVG)"),
    ("I", "import a sheet from a file"),
    ("Delete", "remove; the file goes to the removed ones"),
    ("N", "a new life"),
    ("+ −, K, F1, H", "larger, smaller; sound off or on; this page"),
    ("Esc", "close what is open; back to the title"),
];

/// What is asked before somebody is removed.
pub const REMOVE: [(&str, Job); 2] =
    [("No, keep them", Job::Lay(Laid::Nothing)), ("Yes, remove them", Job::Remove)];

/// What the keys pressed in this frame ask for.
pub fn pressed(
    ctx: &Context,
    library_ui: &LibraryUi,
    tables: &Tables,
    affairs: &Affairs,
) -> Vec<Deed> {
    ctx.input(|input| {
        let jobs = match &library_ui.laid {
            Laid::Nothing => return on_the_list(input, library_ui, tables),
            Laid::Search => searching(input, library_ui),
            Laid::Rename(name) => typing(input, || Job::Rename(name.clone())),
            Laid::Tag(tag) => typing(input, || Job::Tag(tag.clone())),
            Laid::Import(path) => typing(input, || Job::Import(path.clone())),
            Laid::Remove { lit } => removing(input, *lit),
            Laid::Compare => closing(input, &[Key::C, Key::Enter]),
            Laid::Affairs(spot) => quay::pressed(input, library_ui, affairs, *spot),
            Laid::Title { lit } => called::pressed(input, library_ui, tables, *lit),
            Laid::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
        };
        jobs.into_iter().map(Deed::Library).collect()
    })
}

/// Without tables there is nothing to do but to go back.
pub fn without_tables(ctx: &Context) -> Vec<Deed> {
    let left = ctx.input(|input| struck(input, Key::Escape));
    left.then_some(Deed::Leave).into_iter().collect()
}

fn on_the_list(input: &InputState, library_ui: &LibraryUi, tables: &Tables) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = letters(library_ui, tables)
        .into_iter()
        .filter(|(key, _)| struck(input, *key))
        .map(|(_, job)| Deed::Library(job))
        .collect();
    deeds.extend(walked(input, library_ui).map(Deed::Library));
    if struck(input, Key::Escape) {
        deeds.push(Deed::Leave);
    }
    if let Some(Act::Scale(factor)) = keys::scale(input) {
        deeds.push(Deed::Scale(factor));
    }
    deeds
}

/// What each key means now.
fn letters(library_ui: &LibraryUi, tables: &Tables) -> Vec<(Key, Job)> {
    let lay = |laid: Laid| Job::Lay(laid);
    let mut all = vec![
        (Key::F, lay(Laid::Search)),
        (Key::Slash, lay(Laid::Search)),
        (Key::I, lay(Laid::Import(String::new()))),
        (Key::N, Job::NewLife),
        (Key::F1, lay(Laid::Keys)),
        (Key::H, lay(Laid::Keys)),
    ];
    if let Some(entry) = library_ui.shown() {
        let name = entry.person.character.identity.name.clone();
        all.extend([
            (Key::A, lay(Laid::Affairs(Spot::default()))),
            (Key::Y, lay(called::open(&entry.person.character, tables))),
            (Key::R, lay(Laid::Rename(name))),
            (Key::T, lay(Laid::Tag(String::new()))),
            (Key::Space, Job::Mark(library_ui.chosen)),
            (Key::C, lay(Laid::Compare)),
            (Key::J, Job::Export),
            (Key::G, Job::Picture),
            (Key::Delete, lay(Laid::Remove { lit: 0 })),
            (Key::Backspace, lay(Laid::Remove { lit: 0 })),
        ]);
    }
    all
}

fn walked(input: &InputState, library_ui: &LibraryUi) -> Option<Job> {
    let count = library_ui.people.len() as isize;
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    let steps = step(input) + pages * 8;
    let next = (library_ui.chosen as isize + steps).clamp(0, (count - 1).max(0));
    (steps != 0 && count > 0).then_some(Job::Choose(next as usize))
}

/// Letters go into the search line.
fn searching(input: &InputState, library_ui: &LibraryUi) -> Vec<Job> {
    let back = [Key::Enter, Key::Escape, Key::ArrowDown].iter().any(|key| struck(input, *key));
    let mut jobs = Vec::new();
    if struck(input, Key::Escape) && !library_ui.search.is_empty() {
        jobs.push(Job::Search(String::new()));
    }
    if back {
        jobs.push(Job::Lay(Laid::Nothing));
    }
    jobs
}

fn typing(input: &InputState, done: impl FnOnce() -> Job) -> Vec<Job> {
    if struck(input, Key::Enter) {
        return vec![done()];
    }
    closing(input, &[])
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Job> {
    let close = struck(input, Key::Escape) || keys.iter().any(|&key| struck(input, key));
    if close { vec![Job::Lay(Laid::Nothing)] } else { Vec::new() }
}

fn removing(input: &InputState, lit: usize) -> Vec<Job> {
    if struck(input, Key::Enter) {
        return vec![REMOVE[lit].1.clone()];
    }
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let lit = (lit as isize + steps).rem_euclid(REMOVE.len() as isize) as usize;
    vec![Job::Lay(Laid::Remove { lit })]
}
