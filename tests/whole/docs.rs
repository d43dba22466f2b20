//! The Markdown files: links lead somewhere, pictures are small and of screens that exist, and the
//! commands that the README names are there.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

use crate::window_layers::sources;

/// Pictures are loaded by everybody who opens the front page.
const MOST_BYTES_STILL: u64 = 250_000;
const MOST_BYTES_MOVING: u64 = 1_500_000;
const MOVING: &str = "moving.webp";

#[test]
fn every_link_of_every_page_leads_somewhere() {
    let pages = pages();
    assert!(pages.len() > 10, "{pages:?}");
    let mut broken = Vec::new();
    for page in &pages {
        for link in links(&read(page)) {
            if !leads_somewhere(page, &link) {
                broken.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(broken.is_empty(), "these links lead nowhere:\n{}", broken.join("\n"));
}

#[test]
fn every_path_that_the_maps_name_is_there() {
    let rooms =
        ["src/", "systems/", "tests/", "assets/", "scripts/", "web/", "docs/", "fuzz/", "art/"];
    for page in ["ARCHITECTURE.md", "CONTRIBUTING.md", "docs/long-runs.md", "docs/modding.md"] {
        let text = read(Path::new(page));
        let spans = text.split('`').skip(1).step_by(2);
        let is_path = |span: &&str| rooms.iter().any(|room| span.starts_with(room));
        let is_plain = |span: &&str| {
            span.chars().all(|c| c.is_alphanumeric() || "/._-".contains(c))
                && !span.contains("NAME")
        };
        for path in spans.filter(is_path).filter(is_plain) {
            assert!(root().join(path).exists(), "{page} names {path}, which is not there");
        }
    }
}

#[test]
fn the_readme_is_short_and_tests_with_check() {
    let readme = read(Path::new("README.md"));
    assert!(readme.len() < 6000, "{} bytes", readme.len());
    for script in ["./play ", "./check ", "./package"] {
        assert!(readme.contains(script), "no {script}");
        assert!(root().join(script.trim()).is_file(), "no file {script}");
    }
}

/// `scripts/pictures` lists which screenshot each picture is.
#[test]
fn every_picture_is_of_a_screen_that_has_a_screenshot() {
    let script = read(Path::new("scripts/pictures"));
    let listed = script.split("STILLS=(\n").nth(1).expect("the list");
    let listed = listed.split("\n)").next().expect("its end");
    let shots = shots();
    let mut written = BTreeSet::from([MOVING.to_owned()]);
    for line in listed.lines() {
        let (picture, shot) = line.trim().split_once('=').expect("PICTURE=SHOT");
        assert!(
            shots.contains(&format!("\"{shot}\"")),
            "there is no screenshot `{shot}` for {picture}"
        );
        written.insert(format!("{picture}.webp"));
    }
    let kept: BTreeSet<String> = fs::read_dir(root().join("docs/pictures"))
        .expect("the pictures")
        .map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned())
        .collect();
    assert_eq!(kept, written, "docs/pictures, and what scripts/pictures writes");
    let readme = read(Path::new("README.md"));
    for picture in kept {
        assert!(readme.contains(&format!("docs/pictures/{picture}")), "{picture} is not shown");
        let bytes =
            fs::metadata(root().join("docs/pictures").join(&picture)).expect("a file").len();
        let most = if picture == MOVING { MOST_BYTES_MOVING } else { MOST_BYTES_STILL };
        assert!(bytes < most, "{picture}: {bytes} bytes");
    }
}

fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

fn read(page: &Path) -> String {
    let file = root().join(page);
    fs::read_to_string(&file).unwrap_or_else(|fault| panic!("{}: {fault}", file.display()))
}

/// What the screens write of the screenshots they list.
fn shots() -> String {
    let lists = sources().into_iter().filter(|(file, _)| file.contains("shots"));
    lists.map(|(_, text)| text).collect()
}

/// The Markdown files of the repository, from its root on.
fn pages() -> Vec<PathBuf> {
    let mut pages = Vec::new();
    for folder in ["", "docs", "assets", "assets/packs", ".github", ".github/ISSUE_TEMPLATE"] {
        for entry in fs::read_dir(root().join(folder)).expect("a folder") {
            let name = entry.expect("an entry").file_name();
            if name.to_string_lossy().ends_with(".md") {
                pages.push(Path::new(folder).join(name));
            }
        }
    }
    pages
}

/// The targets of all links and pictures, code left out.
fn links(page: &str) -> Vec<String> {
    let is_prose = |(n, _): &(usize, &str)| n % 2 == 0;
    let prose: String = page.split("```").enumerate().filter(is_prose).map(|(_, it)| it).collect();
    let targets = prose.split("](").skip(1).filter_map(|rest| rest.split_once(')'));
    targets.map(|(target, _)| target.to_owned()).collect()
}

/// Whether the file is there, and the heading. Pages of others are believed.
fn leads_somewhere(page: &Path, link: &str) -> bool {
    if link.contains("://") || link.starts_with("mailto:") {
        return true;
    }
    let (file, anchor) = link.split_once('#').unwrap_or((link, ""));
    let folder = page.parent().unwrap_or(Path::new(""));
    let target = if file.is_empty() { page.to_owned() } else { folder.join(file) };
    root().join(&target).exists() && (anchor.is_empty() || has_heading(&read(&target), anchor))
}

/// Whether a heading of the page has this anchor.
fn has_heading(page: &str, wanted: &str) -> bool {
    let marked = page.lines().filter(|line| line.starts_with('#'));
    let headings = marked.filter_map(|line| line.trim_start_matches('#').strip_prefix(' '));
    headings.map(anchor).any(|anchor| anchor == wanted)
}

/// As a hosted page makes it: lower case, hyphens for spaces, no other signs.
fn anchor(heading: &str) -> String {
    let kept = heading.chars().filter(|sign| sign.is_alphanumeric() || " -_".contains(*sign));
    kept.collect::<String>().to_lowercase().replace(' ', "-")
}
