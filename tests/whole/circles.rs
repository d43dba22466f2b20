//! Import circles: no more than three files of `src` import each other in a circle.
//!
//! Whoever reads one file of a circle has to read them all. Two or three can be read together: a parent and
//! the child that fills its type. A type that many share stands in a file of its own instead, and files
//! import it from there, not from the re-export of their common parent.

mod imports;
mod source;
mod tokens;

use std::path::Path;

use imports::imports;
use source::{Files, Module, modules};

/// So many files may import each other in a circle.
const MOST: usize = 3;

#[test]
fn no_import_circle_has_more_than_three_files() {
    let files = source::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"));
    let read = modules(&files).len();
    assert!(read > 300, "only {read} modules");
    let circles = circles(&files);
    assert!(circles.is_empty(), "{}", circles.join("\n\n"));
}

#[test]
fn a_circle_of_four_files_is_found_and_named() {
    let found = circles(&ring(4));
    let [circle] = &found[..] else { panic!("one circle, not {found:?}") };
    assert!(circle.starts_with("4 files import each other in a circle:\n"), "{circle}");
    assert!(circle.contains("\n  room/part0.rs imports room/part1.rs\n"), "{circle}");
    assert!(circle.ends_with("\n  room/part3.rs imports room/part0.rs"), "{circle}");
}

#[test]
fn a_circle_of_three_files_is_accepted() {
    assert_eq!(circles(&ring(3)), [""; 0]);
}

#[test]
fn a_parent_and_children_who_import_what_it_passes_on_are_a_circle() {
    let parent = "mod one; mod two; mod three; pub use {one::One, two::Two, three::Three};";
    let room = |two: &str| {
        planted(&[
            ("lib.rs", "mod room;"),
            ("room/mod.rs", parent),
            ("room/one.rs", "use super::Two;"),
            ("room/two.rs", two),
            ("room/three.rs", "use super::One;"),
        ])
    };
    assert_eq!(circles(&room("use super::Three;")).len(), 1);
    let untangled = circles(&room("pub struct Two;"));
    assert_eq!(untangled, [""; 0], "the parent, one and three are left");
}

/// Every circle of more files than may be, with its imports.
fn circles(files: &Files) -> Vec<String> {
    let modules = modules(files);
    let imports = imports(&modules);
    let reached: Vec<Vec<bool>> = (0..modules.len()).map(|from| reached(from, &imports)).collect();
    let circle_of = |it: usize| -> Vec<usize> {
        (0..modules.len()).filter(|&other| reached[it][other] && reached[other][it]).collect()
    };
    let large = (0..modules.len()).map(|it| (it, circle_of(it)));
    let large = large.filter(|(it, circle)| circle.len() > MOST && circle.first() == Some(it));
    large.map(|(_, circle)| told(&circle, &modules, &imports)).collect()
}

/// A circle in words, with its imports.
fn told(circle: &[usize], modules: &[Module], imports: &[Vec<usize>]) -> String {
    let mut told = format!("{} files import each other in a circle:", circle.len());
    for &from in circle {
        for &to in imports[from].iter().filter(|to| circle.contains(to)) {
            told += &format!("\n  {} imports {}", modules[from].file, modules[to].file);
        }
    }
    told
}

/// Which modules one can come to along imports, `from` itself among them only by way of another.
fn reached(from: usize, imports: &[Vec<usize>]) -> Vec<bool> {
    let mut reached = vec![false; imports.len()];
    let mut waiting = imports[from].clone();
    while let Some(next) = waiting.pop() {
        if !std::mem::replace(&mut reached[next], true) {
            waiting.extend(&imports[next]);
        }
    }
    reached
}

/// So many files in a folder, each of which imports from the next.
fn ring(count: usize) -> Files {
    let names: Vec<String> = (0..count).map(|n| format!("part{n}")).collect();
    let declared: Vec<String> = names.iter().map(|name| format!("mod {name};")).collect();
    let mut files = vec![
        ("lib.rs".to_owned(), "mod room;".to_owned()),
        ("room/mod.rs".to_owned(), declared.join("\n")),
    ];
    for (n, name) in names.iter().enumerate() {
        let next = &names[(n + 1) % count];
        files.push((format!("room/{name}.rs"), format!("use super::{next}::Thing;")));
    }
    files.into_iter().collect()
}

/// Files with these texts.
fn planted(files: &[(&str, &str)]) -> Files {
    files.iter().map(|(file, text)| ((*file).to_owned(), (*text).to_owned())).collect()
}
