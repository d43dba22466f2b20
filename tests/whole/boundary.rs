//! The rules know no window, pictures are painted without one, and sounds made without a device: what the
//! crates beside the game may not depend on.

use std::process::Command;

/// The crates that only a view may use.
const VIEWS: [&str; 15] = [
    "bevy_asset",
    "bevy_audio",
    "bevy_core_pipeline",
    "bevy_egui",
    "bevy_render",
    "bevy_sprite",
    "bevy_ui",
    "bevy_window",
    "bevy_winit",
    "cpal",
    "egui",
    "image",
    "rodio",
    "wgpu",
    "winit",
];

/// `cargo tree -p` sees a crate alone. A whole-workspace build would lend it the game's Bevy
/// features and hide a rule that draws.
#[test]
fn no_crate_under_systems_pulls_in_a_view_and_neither_do_art_and_sound() {
    for system in system_crates().into_iter().chain(["art", "sound"].map(str::to_owned)) {
        let tree = tree(&system);
        let crates: Vec<&str> =
            tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
        assert!(crates.contains(&system.as_str()), "no tree for {system}: {tree}");
        for view in VIEWS {
            assert!(!crates.contains(&view), "{system} pulls in {view}");
        }
    }
}

/// The crates under `systems/` see each other only as the design names.
#[test]
fn the_systems_use_no_others_than_the_design_says() {
    let uses: [(&str, &[&str]); 9] = [
        ("art", &["cards", "dice", "engine"]),
        ("sound", &[]),
        ("dice", &[]),
        ("engine", &[]),
        ("cards", &["dice", "engine"]),
        ("characters", &["dice", "engine", "tasks"]),
        ("skirmish", &["characters", "dice", "engine", "tasks"]),
        ("campaign", &["cards", "characters", "dice", "engine", "skirmish", "tasks"]),
        ("ai", &["campaign", "cards", "characters", "dice", "engine", "skirmish", "tasks"]),
    ];
    let systems = system_crates();
    for (system, allowed) in uses {
        let tree = tree(system);
        for other in systems.iter().filter(|other| *other != system) {
            let is_seen = tree.lines().any(|line| line.starts_with(&format!("{other} v")));
            assert!(!is_seen || allowed.contains(&other.as_str()), "{system} sees {other}");
        }
    }
}

/// The names of the crates under `systems/`, which are those of their folders.
fn system_crates() -> Vec<String> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/systems");
    let entries = std::fs::read_dir(folder).expect("the systems");
    let folders = entries.map(|entry| entry.expect("an entry").path()).filter(|path| path.is_dir());
    let mut names: Vec<String> = folders
        .map(|path| path.file_name().expect("a name").to_string_lossy().into_owned())
        .collect();
    names.sort();
    assert!(names.len() >= 4, "{names:?}");
    names
}

fn tree(name: &str) -> String {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["tree", "-p", name, "-e", "normal", "--prefix", "none"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}
