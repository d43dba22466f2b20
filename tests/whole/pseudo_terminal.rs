//! The game on a terminal of its own, which `script` makes: keys, colours and width.

use std::{
    io::{Read, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use far_lanes::saves::read_card_game;

use crate::workspace::Workspace;

const GAME: &str = "--text --seed 7";
const SAVE: &str = "home/game-0001.json";
const CTRL_C: &str = "\x03";
const CTRL_D: &str = "\x04";
const UP: &str = "\x1b[A";

/// Somebody at a terminal.
struct Typist {
    script: Child,
    keys: ChildStdin,
    screen: ChildStdout,
    /// Everything that was written so far.
    seen: String,
    /// How much of it was waited for.
    read: usize,
}

impl Typist {
    /// Starts the program with these words, on a terminal of so many columns with these variables.
    fn sits_down(
        workspace: &Workspace,
        words: &str,
        columns: u16,
        variables: &[(&str, &str)],
    ) -> Typist {
        let program = env!("CARGO_BIN_EXE_far-lanes");
        let line = format!("stty cols {columns} rows 24; exec {program} {words}");
        let mut command = workspace.command_of("script", &["-qfec", &line, "/dev/null"]);
        command.env("TERM", "xterm").env("LC_ALL", "C.UTF-8").env_remove("NO_COLOR");
        command.envs(variables.iter().copied()).stderr(Stdio::null());
        let mut script = command.spawn().expect("`script` of util-linux");
        let keys = script.stdin.take().expect("a pipe");
        let screen = script.stdout.take().expect("a pipe");
        Typist { script, keys, screen, seen: String::new(), read: 0 }
    }

    /// Reads on until this is there.
    #[track_caller]
    fn sees(&mut self, part: &str) -> &mut Typist {
        let mut bytes = [0; 4096];
        loop {
            if let Some(at) = self.seen[self.read..].find(part) {
                self.read += at + part.len();
                return self;
            }
            let count = self.screen.read(&mut bytes).expect("a pipe");
            assert!(count > 0, "it ended without `{part}`: {}", self.seen);
            self.seen.push_str(&String::from_utf8_lossy(&bytes[..count]));
        }
    }

    fn types(&mut self, keys: &str) -> &mut Typist {
        self.keys.write_all(keys.as_bytes()).expect("somebody reads");
        self
    }

    /// Waits for the end; everything that was written.
    fn leaves(mut self) -> String {
        let mut rest = Vec::new();
        self.screen.read_to_end(&mut rest).expect("a pipe");
        self.script.wait().expect("it ends");
        self.seen.push_str(&String::from_utf8_lossy(&rest));
        self.seen
    }
}

/// A text without the codes that move, colour and clear.
fn without_codes(text: &str) -> String {
    let mut rest = text.split("\x1b[");
    let first = rest.next().unwrap_or_default().to_owned();
    let ends = |letter: char| letter.is_ascii_alphabetic();
    rest.fold(first, |text, part| text + part.split_once(ends).map_or("", |(_, after)| after))
}

#[test]
fn lines_are_as_wide_as_the_terminal_and_emphasised_unless_somebody_forbids_it() {
    let workspace = Workspace::new("pty-width");
    for (columns, colour) in [(60, true), (80, false), (120, true)] {
        let variables: &[(&str, &str)] = if colour { &[] } else { &[("NO_COLOR", "1")] };
        let words = format!("{GAME} --new");
        let mut typist = Typist::sits_down(&workspace, &words, columns, variables);
        for line in ["?\r", "t\r", "why\r", "log\r", "q\r"] {
            typist.sees("> ").types(line);
        }
        let said = typist.leaves();
        assert_eq!(said.contains("\x1b[1m"), colour, "{said:?}");
        let plain = without_codes(&said);
        let widths = plain
            .split("\r\n")
            .filter(|line| !line.contains('/'))
            .map(|line| line.rsplit('\r').next().unwrap_or_default().chars().count());
        let widest = widths.max().unwrap_or_default();
        assert!(
            widest <= usize::from(columns) && widest > usize::from(columns) * 8 / 10,
            "{widest}: {plain}"
        );
    }
}

#[test]
fn a_voice_hears_text_and_nothing_else() {
    let workspace = Workspace::new("pty-plain");
    for (words, variables) in
        [(format!("{GAME} --plain"), &[][..]), (GAME.to_owned(), &[("TERM", "dumb")])]
    {
        let mut typist = Typist::sits_down(&workspace, &words, 80, variables);
        typist.sees("> ").types("t\r").sees("> ").types("q\r");
        let said = typist.leaves();
        assert!(!said.contains('\x1b') && !said.contains('─'), "{said:?}");
    }
}

#[test]
fn a_terminal_without_utf8_gets_ascii() {
    let workspace = Workspace::new("pty-ascii");
    let mut typist = Typist::sits_down(&workspace, GAME, 80, &[("LC_ALL", "C")]);
    typist.sees("> ").types("t\r").sees("> ").types("q\r");
    let said = typist.leaves();
    assert!(said.is_ascii() && said.contains("Round 1 - "), "{said}");
}

#[test]
fn tab_completes_and_the_up_arrow_brings_back() {
    let workspace = Workspace::new("pty-keys");
    let mut typist = Typist::sits_down(&workspace, GAME, 100, &[]);
    typist.sees("> ").types("? odo l\t\r").sees("Odo Lanterman").sees("Cost 2").sees("> ");
    typist.types(UP).sees("? Odo Lanterman").types("\r").sees("Cost 2");
    typist.sees("> ").types("q\r").sees("The game is saved");
    typist.leaves();
}

#[test]
fn ctrl_c_loses_nothing_and_only_the_second_leaves() {
    let workspace = Workspace::new("pty-ctrl-c");
    let mut typist = Typist::sits_down(&workspace, GAME, 100, &[]);
    typist.sees("> ").types("1\r").sees("> ").types("half a wo").sees("half a wo").types(CTRL_C);
    typist.sees("Nothing is lost").sees("> ").types("save\r").sees("Saved in");
    typist.sees("> ").types(CTRL_C).sees("Nothing is lost").sees("> ").types(CTRL_C);
    typist.sees("The game is saved");
    typist.leaves();
    let saved = read_card_game(&workspace.path(SAVE)).expect("a save");
    assert_eq!(saved.decisions.iter().filter(|decision| decision.seat.0 == 0).count(), 1);
}

#[test]
fn ctrl_d_and_q_leave_every_game_and_say_that_it_is_saved() {
    let workspace = Workspace::new("pty-leave");
    let games = [
        (GAME, "The game is saved"),
        ("skirmish --scenario duel-at-dawn --seed 1", "You leave the field. It is saved"),
        ("character --play --new --seed 4", "You leave. The life waits"),
    ];
    for (words, saved) in games {
        for key in ["q\r", CTRL_D] {
            let mut typist = Typist::sits_down(&workspace, words, 200, &[]);
            typist.sees("> ").types(key).sees(saved);
            typist.leaves();
        }
    }
}

#[test]
fn an_interrupt_while_nobody_is_asked_ends_with_a_sentence_and_a_save() {
    let workspace = Workspace::new("interrupt");
    let mut game = workspace.command(&["--text", "--seed", "7"]).spawn().expect("the program runs");
    // An end of the input would end the game as well.
    let _keys = game.stdin.take().expect("a pipe");
    let mut said = game.stdout.take().expect("a pipe");
    let (mut all, mut byte) = (String::new(), [0]);
    while !all.ends_with("\n> ") {
        assert_eq!(said.read(&mut byte).expect("a pipe"), 1, "{all}");
        all.push(char::from(byte[0]));
    }
    let kill = Command::new("kill").args(["-INT", &game.id().to_string()]).status();
    assert!(kill.expect("`kill` of the system").success());
    let ended = game.wait_with_output().expect("it ends");
    let complaint = String::from_utf8_lossy(&ended.stderr).into_owned();
    assert!(complaint.contains("All is as it was saved after your last answer"), "{complaint}");
    assert_eq!(ended.status.code(), Some(130));
    read_card_game(&workspace.path(SAVE)).expect("a save");
}
