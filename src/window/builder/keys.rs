//! The keyboard at the deck builder: every key in one place, as deeds.

use bevy_egui::egui::{Event, InputState, Key};

use super::{
    bench::Bench,
    deed::{Deed, Export, Over, Pane},
};
use crate::{builder::Sort, data::Library, window::keys::step};

/// The keys as the help lists them.
pub const HELP: [(&str, &str); 18] = [
    ("/, F", "search; Enter or ↓ goes to what was found, Esc empties the line"),
    ("", "words, type:crew, skill:pilot+, cost<=3, text:\"draw\", -trait:officer, a or b"),
    ("↑ ↓, PgUp PgDn", "through the list"),
    ("Tab", "from the pool to the deck and back"),
    ("← →", "in the pool, the next type of card"),
    ("Enter, +", "one copy more; a ship takes the place of the ship"),
    ("Backspace, −", "one copy fewer"),
    ("U, Y", "take back, make again, as Ctrl+Z and Ctrl+Y do; also a deck that was deleted"),
    ("V", "read the card large"),
    ("S", "order the pool by type, name, cost or expense value"),
    ("O, < >", "another deck"),
    ("N, C, X", "a new deck, a copy of this one, delete this one"),
    ("R", "name and plan"),
    ("I, E", "import, export; Ctrl+V and Ctrl+C do it by the clipboard"),
    ("W", "every reason why it may not be played"),
    ("P", "play with it"),
    ("Ctrl + −, K, F1, H", "larger, smaller; sound off or on; this page"),
    ("Esc", "close what is open; back to the title"),
];

/// What is asked before a deck is deleted.
pub const DELETE: [(&str, Deed); 3] = [
    ("No, keep it", Deed::Lay(Over::Nothing)),
    ("Take all cards out but the ship", Deed::Clear),
    ("Yes, delete it", Deed::Delete),
];

/// How a deck can leave.
pub const EXPORTS: [(&str, Export); 3] = [
    ("The list to the clipboard", Export::Clipboard),
    ("The list as a file", Export::List),
    ("The deck as a deck file", Export::Deck),
];

/// What the keys pressed in this frame ask for.
pub fn pressed(input: &InputState, bench: &Bench, library: &Library) -> Vec<Deed> {
    match &bench.over {
        Over::Nothing => at_the_bench(input, bench, library),
        Over::Search => searching(input, bench),
        Over::Name { name, plan, plan_lit } => naming(input, name, plan, *plan_lit),
        Over::Import(text, _) => importing(input, text),
        Over::Export { lit } => {
            let deeds = EXPORTS.map(|(_, how)| Deed::Export(how));
            in_menu(input, *lit, &deeds, |lit| Over::Export { lit })
        }
        Over::Delete { lit } => {
            let deeds = DELETE.map(|(_, deed)| deed);
            in_menu(input, *lit, &deeds, |lit| Over::Delete { lit })
        }
        Over::Decks { lit } => {
            let deeds: Vec<Deed> = (0..library.decks.len()).map(Deed::Open).collect();
            in_menu(input, *lit, &deeds, |lit| Over::Decks { lit })
        }
        Over::Reasons => closing(input, &[Key::W, Key::Enter]),
        Over::Read => reading(input),
        Over::Keys => closing(input, &[Key::F1, Key::H, Key::Enter]),
    }
}

/// Whether a key went down in this frame, with the Ctrl key or without it.
fn hit(input: &InputState, wanted: Key, ctrl: bool, repeats: bool) -> bool {
    input.events.iter().any(|event| {
        let Event::Key { key, pressed: true, repeat, modifiers, .. } = event else { return false };
        *key == wanted && modifiers.command == ctrl && (repeats || !repeat)
    })
}

fn at_the_bench(input: &InputState, bench: &Bench, library: &Library) -> Vec<Deed> {
    let mut deeds: Vec<Deed> = letters(bench, library)
        .into_iter()
        .filter(|(key, _)| hit(input, *key, false, false))
        .map(|(_, deed)| deed)
        .collect();
    deeds.extend(with_ctrl(input));
    deeds.extend(on_the_lit_line(input, bench, library));
    deeds.extend(walked(input, bench));
    deeds
}

fn letters(bench: &Bench, library: &Library) -> Vec<(Key, Deed)> {
    let lay = Deed::Lay;
    let deck = bench.draft.deck();
    let name = Over::Name { name: deck.name.clone(), plan: deck.plan.clone(), plan_lit: false };
    let other = if bench.pane == Pane::Pool { Pane::Deck } else { Pane::Pool };
    let at = Sort::ALL.iter().position(|&sort| sort == bench.sort).unwrap_or(0);
    let lit = bench.number(library).unwrap_or(0);
    vec![
        (Key::Slash, lay(Over::Search)),
        (Key::F, lay(Over::Search)),
        (Key::Tab, Deed::Pane(other)),
        (Key::V, lay(Over::Read)),
        (Key::S, Deed::Sort(Sort::ALL[(at + 1) % Sort::ALL.len()])),
        (Key::O, lay(Over::Decks { lit })),
        (Key::Comma, Deed::Next(-1)),
        (Key::Period, Deed::Next(1)),
        (Key::U, Deed::Undo),
        (Key::Y, Deed::Redo),
        (Key::N, Deed::New),
        (Key::C, Deed::Copy),
        (Key::X, lay(Over::Delete { lit: 0 })),
        (Key::R, lay(name)),
        (Key::I, lay(Over::Import(String::new(), None))),
        (Key::E, lay(Over::Export { lit: 0 })),
        (Key::W, lay(Over::Reasons)),
        (Key::P, Deed::Play),
        (Key::F1, lay(Over::Keys)),
        (Key::H, lay(Over::Keys)),
        (Key::Questionmark, lay(Over::Keys)),
        (Key::Escape, Deed::Leave),
    ]
}

/// With Ctrl: back and again, the clipboard, the scale.
fn with_ctrl(input: &InputState) -> Vec<Deed> {
    let again = input.modifiers.shift;
    let mut deeds = Vec::new();
    if hit(input, Key::Z, true, true) {
        deeds.push(if again { Deed::Redo } else { Deed::Undo });
    }
    if hit(input, Key::Y, true, true) {
        deeds.push(Deed::Redo);
    }
    if hit(input, Key::S, true, false) {
        deeds.push(Deed::Save);
    }
    for event in &input.events {
        if let Event::Paste(text) = event {
            deeds.push(Deed::Lay(Over::Import(text.clone(), None)));
        }
        if matches!(event, Event::Copy) {
            deeds.push(Deed::Export(Export::Clipboard));
        }
    }
    let larger = hit(input, Key::Plus, true, true) || hit(input, Key::Equals, true, true);
    if larger {
        deeds.push(Deed::Scale(1.05));
    }
    if hit(input, Key::Minus, true, true) {
        deeds.push(Deed::Scale(1.0 / 1.05));
    }
    deeds
}

fn on_the_lit_line(input: &InputState, bench: &Bench, library: &Library) -> Vec<Deed> {
    let Some(id) = bench.id_lit(library) else { return Vec::new() };
    let any = |keys: &[Key]| keys.iter().any(|&key| hit(input, key, false, true));
    let mut deeds = Vec::new();
    if any(&[Key::Enter, Key::Plus, Key::Equals, Key::Space]) {
        deeds.push(Deed::Add(id.clone()));
    }
    if any(&[Key::Backspace, Key::Minus, Key::Delete]) {
        deeds.push(Deed::Remove(id));
    }
    deeds
}

fn walked(input: &InputState, bench: &Bench) -> Option<Deed> {
    let pages = input.num_presses(Key::PageDown) as isize - input.num_presses(Key::PageUp) as isize;
    let far = isize::MAX / 2;
    let ends = input.num_presses(Key::End) as isize - input.num_presses(Key::Home) as isize;
    let across =
        input.num_presses(Key::ArrowRight) as isize - input.num_presses(Key::ArrowLeft) as isize;
    if across != 0 && bench.pane == Pane::Pool {
        return Some(Deed::Types(across));
    }
    let steps = step(input) + pages * 15 + ends * far;
    (steps != 0).then_some(Deed::Walk(steps))
}

/// Letters go into the search line; ↑ and ↓ walk through what it finds.
fn searching(input: &InputState, bench: &Bench) -> Vec<Deed> {
    let close = || Deed::Lay(Over::Nothing);
    if hit(input, Key::Escape, false, false) {
        let empty = (!bench.search.is_empty()).then(|| Deed::Search(String::new()));
        return empty.into_iter().chain([close()]).collect();
    }
    let back = [Key::Enter, Key::ArrowDown, Key::Tab];
    back.iter().any(|&key| hit(input, key, false, false)).then(close).into_iter().collect()
}

fn naming(input: &InputState, name: &str, plan: &str, plan_lit: bool) -> Vec<Deed> {
    if hit(input, Key::Enter, false, false) {
        return vec![Deed::Name(name.to_owned(), plan.to_owned())];
    }
    let over = [Key::Tab, Key::ArrowDown, Key::ArrowUp];
    if over.iter().any(|&key| hit(input, key, false, false)) {
        let (name, plan) = (name.to_owned(), plan.to_owned());
        return vec![Deed::Lay(Over::Name { name, plan, plan_lit: !plan_lit })];
    }
    closing(input, &[])
}

/// Enter writes another line; with Ctrl it takes the list, and so does F2.
fn importing(input: &InputState, text: &str) -> Vec<Deed> {
    if hit(input, Key::Enter, true, false) || hit(input, Key::F2, false, false) {
        return vec![Deed::Import(text.to_owned())];
    }
    closing(input, &[])
}

fn in_menu(input: &InputState, lit: usize, deeds: &[Deed], at: fn(usize) -> Over) -> Vec<Deed> {
    if hit(input, Key::Enter, false, false) || hit(input, Key::Space, false, false) {
        return deeds.get(lit).cloned().into_iter().collect();
    }
    let steps = step(input);
    if steps == 0 {
        return closing(input, &[]);
    }
    let next = (lit as isize + steps).rem_euclid(deeds.len().max(1) as isize);
    vec![Deed::Lay(at(next as usize))]
}

fn reading(input: &InputState) -> Vec<Deed> {
    match step(input) {
        0 => closing(input, &[Key::V, Key::Enter, Key::Space]),
        steps => vec![Deed::Walk(steps)],
    }
}

fn closing(input: &InputState, keys: &[Key]) -> Vec<Deed> {
    let close = keys.iter().chain([&Key::Escape]).any(|&key| hit(input, key, false, false));
    if close { vec![Deed::Lay(Over::Nothing)] } else { Vec::new() }
}
