//! Packs `assets/` into the program where it runs without a disk, in a browser.

use std::{env, fmt::Write, fs, io, path::Path};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    if env::var("CARGO_CFG_TARGET_ARCH").as_deref() != Ok("wasm32") {
        return Ok(());
    }
    println!("cargo::rerun-if-changed=assets");
    let mut list =
        "/// Every file of `assets/`, by name.\nconst PACKED: &[(&str, &str)] = &[\n".to_owned();
    pack(Path::new("assets"), &mut list)?;
    let out = env::var_os("OUT_DIR").ok_or(io::ErrorKind::NotFound)?;
    fs::write(Path::new(&out).join("packed.rs"), list + "];\n")
}

fn pack(folder: &Path, list: &mut String) -> io::Result<()> {
    let mut entries: Vec<_> = fs::read_dir(folder)?.collect::<io::Result<_>>()?;
    entries.sort_by_key(fs::DirEntry::path);
    for path in entries.iter().map(fs::DirEntry::path) {
        if path.is_dir() {
            pack(&path, list)?;
        } else if !is_for_authors(&path) {
            let (name, file) = (path.to_string_lossy().replace('\\', "/"), path.canonicalize()?);
            let _ = writeln!(list, "    ({name:?}, include_str!({file:?})),");
        }
    }
    Ok(())
}

/// Guides and schemas help somebody write cards, and are of no use to a page.
fn is_for_authors(path: &Path) -> bool {
    let name = path.to_string_lossy();
    name.ends_with(".md") || name.ends_with(".schema.json")
}
