//! The command reference: `docs/commands.md` is what clap knows of every verb, and the manual is a verb.

use std::{fmt::Write, fs};

use clap::{Arg, ArgAction, Command};
use far_lanes::cli;

use crate::workspace::Workspace;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/docs/commands.md");
const ANEW: &str = "UPDATE_GOLDEN=1 cargo test -p far-lanes --no-default-features --test whole \
                    the_command_reference";

const HEAD: &str = "\
# Commands

Every verb and option, generated from the program; do not edit by hand. The player's manual has the
[commands at a glance](manual.md#commands-at-a-glance).

";

#[test]
fn the_command_reference_is_what_the_program_says() {
    let mut now = HEAD.to_owned();
    let mut root = cli::command();
    root.build();
    let all = with_verbs(&root);
    for command in &all {
        let name = name(command);
        let about = command.get_about().map(ToString::to_string).unwrap_or_default();
        writeln!(now, "- [`{name}`](#{}): {about}", name.replace(' ', "-")).expect("a text");
    }
    all.iter().for_each(|command| section(command, &mut now));
    if std::env::var_os("UPDATE_GOLDEN").is_some() {
        fs::write(FILE, &now).expect("the folder is there");
    }
    let before = fs::read_to_string(FILE).unwrap_or_default();
    for (n, (new, old)) in now.lines().zip(before.lines()).enumerate() {
        assert_eq!(new, old, "docs/commands.md:{}: renew it with {ANEW}", n + 1);
    }
    assert_eq!(now, before, "docs/commands.md: renew it with {ANEW}");
}

#[test]
fn the_manual_is_printed_whole_or_by_section() {
    let workspace = Workspace::new("manual");
    let whole = workspace.run(&["manual"]).done();
    assert!(whole.starts_with("# Player's manual\n"), "{whole}");
    let section = workspace.run(&["manual", "saved", "games"]).done();
    assert!(section.starts_with("## Saved games\n"), "{section}");
    assert!(whole.contains(section.trim_end()), "{section}");
    workspace.run(&["manual", "warpgate"]).failed(2, &["no section of the manual", "`warpgate`"]);
}

#[test]
fn the_manual_names_every_verb() {
    let manual = Workspace::new("manual-verbs").run(&["manual", "commands"]).done();
    for verb in cli::command().get_subcommands() {
        let call = format!("`far-lanes {}", verb.get_name());
        assert!(manual.contains(&call), "the manual's commands lack {call}`");
    }
}

/// The command and all beneath it but `help`, in the order of the help.
fn with_verbs(command: &Command) -> Vec<&Command> {
    let verbs = command.get_subcommands().filter(|verb| verb.get_name() != "help");
    [command].into_iter().chain(verbs.flat_map(with_verbs)).collect()
}

/// As one types it, as in `far-lanes decks show`.
fn name(command: &Command) -> String {
    command.get_bin_name().unwrap_or(command.get_name()).to_owned()
}

fn section(command: &Command, out: &mut String) {
    writeln!(out, "\n## {}\n", name(command)).expect("a text");
    let about = command.get_long_about().or(command.get_about());
    if let Some(about) = about {
        writeln!(out, "{}.\n", about.to_string().trim_end_matches('.')).expect("a text");
    }
    let usage = command.clone().render_usage().to_string();
    let lines = usage.lines().map(|line| line.trim_start_matches("Usage:").trim());
    writeln!(out, "```\n{}\n```", lines.collect::<Vec<_>>().join("\n")).expect("a text");
    let args: Vec<&Arg> = command.get_arguments().filter(|arg| is_listed(arg)).collect();
    if !args.is_empty() {
        out.push_str("\n| option | what it does |\n|---|---|\n");
        args.iter().for_each(|arg| row(arg, out));
    }
    if let Some(more) = command.get_after_help() {
        writeln!(out, "\n```text\n{}\n```", more.to_string().trim()).expect("a text");
    }
}

/// Every command has `--help`, and the program `--version`.
fn is_listed(arg: &Arg) -> bool {
    !arg.is_hide_set() && !["help", "version"].contains(&arg.get_id().as_str())
}

fn row(arg: &Arg, out: &mut String) {
    let mut what =
        arg.get_long_help().or(arg.get_help()).map_or(String::new(), ToString::to_string);
    let defaults: Vec<String> =
        arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned()).collect();
    let values: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let takes_value = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append);
    if takes_value && !values.is_empty() {
        write!(what, "; one of {}", values.join(", ")).expect("a text");
    }
    if takes_value && !defaults.is_empty() && !arg.is_hide_default_value_set() {
        write!(what, " (default: {})", defaults.join(",")).expect("a text");
    }
    let what = what.replace('\n', " ").replace('|', "\\|").replace('<', "&lt;");
    writeln!(out, "| `{}` | {what} |", arg.to_string().replace('|', "\\|")).expect("a text");
}
