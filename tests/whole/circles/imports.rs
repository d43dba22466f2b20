//! What a module imports: by `use`, and by paths in its code.

use std::collections::BTreeMap;

use super::source::Module;

/// For each module the others that it imports from, as their places in the list, in their order.
pub fn imports(modules: &[Module]) -> Vec<Vec<usize>> {
    let places = modules.iter().enumerate().map(|(place, module)| (&module.path[..], place));
    let places: BTreeMap<&[&str], usize> = places.collect();
    let used = |module: &Module| {
        let paths = paths(&module.code).into_iter();
        let absolute = paths.filter_map(|path| absolute(&path, &module.path, &places));
        let others = absolute.filter_map(|path| owner(&path, &places));
        let mut used: Vec<usize> = others.filter(|&it| modules[it].path != module.path).collect();
        used.sort_unstable();
        used.dedup();
        used
    };
    modules.iter().map(used).collect()
}

/// The module that a path leads into.
fn owner(path: &[&str], places: &BTreeMap<&[&str], usize>) -> Option<usize> {
    (0..=path.len()).rev().find_map(|length| places.get(&path[..length]).copied())
}

/// A path as names from the crate on; none where it leads out of the crate.
fn absolute<'a>(
    path: &[&'a str],
    here: &[&'a str],
    places: &BTreeMap<&[&str], usize>,
) -> Option<Vec<&'a str>> {
    let ups = path.iter().take_while(|name| **name == "super").count();
    match path {
        ["crate", inside @ ..] => Some(inside.to_vec()),
        ["self", inside @ ..] => Some([here, inside].concat()),
        _ if ups > 0 => Some([here.get(..here.len().checked_sub(ups)?)?, &path[ups..]].concat()),
        [first, ..] => {
            let child = [here, &[first]].concat();
            places.contains_key(&child[..]).then(|| [here, path].concat())
        }
        [] => None,
    }
}

/// Every path of a code: each one that a `use` names, and those of two names and more elsewhere. Who may
/// see an item is no import.
fn paths<'a>(code: &[&'a str]) -> Vec<Vec<&'a str>> {
    let (mut all, mut at) = (Vec::new(), 0);
    while at < code.len() {
        match &code[at..] {
            // What a returned type captures (`+ use<>`) is no import.
            ["use", "<", ..] => at += 2,
            ["use", ..] => at = tree(code, at + 1, &[], &mut all),
            ["pub", "(", "in", behind @ ..] => at += 3 + length(&path(behind)),
            behind => {
                let path = path(behind);
                at += length(&path).max(1);
                if path.len() > 1 {
                    all.push(path);
                }
            }
        }
    }
    all
}

/// The tokens of a path.
fn length(path: &[&str]) -> usize {
    (2 * path.len()).saturating_sub(1)
}

/// The names at the beginning of a code that `::` joins.
fn path<'a>(code: &[&'a str]) -> Vec<&'a str> {
    let is_name = |token: &&str| token.starts_with(|c: char| c.is_alphanumeric() || c == '_');
    let mut names: Vec<&str> = code.iter().take(1).filter(|it| is_name(it)).copied().collect();
    while let Some(["::", next]) =
        (!names.is_empty()).then(|| code.get(2 * names.len() - 1..=2 * names.len())).flatten()
        && is_name(next)
    {
        names.push(next);
    }
    names
}

/// Reads one tree of a `use` behind the names `above`; returns where it ends.
fn tree<'a>(
    code: &[&'a str],
    from: usize,
    above: &[&'a str],
    all: &mut Vec<Vec<&'a str>>,
) -> usize {
    let (mut names, mut at) = (above.to_vec(), from);
    loop {
        match code.get(at).copied() {
            Some("{") => return group(code, at + 1, &names, all),
            Some("as") => at += 2,
            Some("self") if !names.is_empty() => at += 1,
            Some("::" | "*") => at += 1,
            Some("," | "}" | ";") | None => {
                all.push(names);
                return at;
            }
            Some(name) => {
                names.push(name);
                at += 1;
            }
        }
    }
}

/// Reads the trees of a group to its closing brace; returns where that ends.
fn group<'a>(
    code: &[&'a str],
    from: usize,
    above: &[&'a str],
    all: &mut Vec<Vec<&'a str>>,
) -> usize {
    let mut at = from;
    while let Some(&token) = code.get(at) {
        match token {
            "}" => return at + 1,
            "," => at += 1,
            _ => at = tree(code, at, above, all),
        }
    }
    at
}

#[test]
fn imports_are_read_in_groups_in_paths_and_from_every_beginning() {
    use super::{planted, source::modules};

    let user = "use crate::{a::{self, A as B}, b::deep::*};
        use super::c::C;
        pub use inner::Inner;
        pub(in crate::other) struct Hidden;
        fn f() { self::inner::g(); super::d::D::new(); crate::e::E; std::mem::take(x) }";
    let files = planted(&[
        ("lib.rs", "mod a; mod b; mod c; mod d; mod e; mod other; mod user;"),
        ("a.rs", ""),
        ("b/mod.rs", "mod deep;"),
        ("b/deep.rs", ""),
        ("c.rs", ""),
        ("d.rs", ""),
        ("e.rs", ""),
        ("other.rs", ""),
        ("user/mod.rs", &format!("mod inner; {user}")),
        ("user/inner.rs", ""),
    ]);
    let modules = modules(&files);
    let used =
        &imports(&modules)[modules.iter().position(|it| it.file == "user/mod.rs").expect("it")];
    let used: Vec<&str> = used.iter().map(|&it| modules[it].file).collect();
    assert_eq!(used, ["a.rs", "b/deep.rs", "c.rs", "d.rs", "e.rs", "user/inner.rs"]);
}
