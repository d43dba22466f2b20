//! A disk that says no while a game is played: nothing is lost, the player is told, the game goes on,
//! and it is saved as soon as it can be again.

use std::{
    fs,
    io::{BufRead, BufReader, Lines, Write},
    process::{Child, ChildStdin, ChildStdout, Command, Stdio},
};

use crate::workspace::{Run, Workspace};

/// The beginning of option 1, in games and fights, and in lives.
const FIRST_OPTION: &str = "   1  ";
const FIRST_OF_A_LIFE: &str = "  1  ";

/// A game in a terminal that is answered a question at a time.
struct Seat {
    program: Child,
    answers: ChildStdin,
    said: Lines<BufReader<ChildStdout>>,
    first_option: &'static str,
    /// The words that take the first option and no more.
    answer: &'static str,
}

impl Seat {
    fn at(mut command: Command, first_option: &'static str, answer: &'static str) -> Seat {
        let mut program = command.spawn().expect("the program runs");
        let answers = program.stdin.take().expect("a pipe");
        let said = BufReader::new(program.stdout.take().expect("a pipe")).lines();
        Seat { program, answers, said, first_option, answer }
    }

    /// The output up to the next question.
    fn hear(&mut self) -> String {
        let mut heard = String::new();
        for line in self.said.by_ref().map_while(Result::ok) {
            heard += &format!("{line}\n");
            if line.starts_with(self.first_option) {
                return heard;
            }
        }
        panic!("it asks nothing any more: {heard}")
    }

    /// Answers with the first option; what is said up to the next question.
    fn answer(&mut self) -> String {
        self.say(self.answer);
        self.hear()
    }

    fn say(&mut self, word: &str) {
        writeln!(self.answers, "{word}").expect("it listens");
    }

    /// Leaves; what is said last.
    fn leave(mut self) -> String {
        self.say("quit");
        drop(self.answers);
        let said: Vec<String> = self.said.map_while(Result::ok).collect();
        assert!(self.program.wait().expect("it ends").success(), "{said:#?}");
        said.join("\n")
    }
}

/// How many decisions the record in a file holds.
fn decisions(workspace: &Workspace, file: &str) -> usize {
    let record: serde_json::Value =
        serde_json::from_str(&workspace.read(file)).expect("a whole file");
    record["artefact"]["decisions"].as_array().expect("a list").len()
}

/// Takes the folder of saves away while a game is played, and puts it back.
fn check_folder_taken_away(args: &[&str], file: &str, trouble: &str, first_option: &'static str) {
    let workspace = Workspace::new(&format!("away-{}", args[0].trim_start_matches('-')));
    let (home, away) = (workspace.home(), workspace.path("away"));
    // In a fight an answer settles what follows from it too.
    let answer = if args[0] == "skirmish" { "only 1" } else { "1" };
    let mut seat = Seat::at(workspace.command(args), first_option, answer);
    assert!(!seat.hear().contains(trouble));
    assert!(!seat.answer().contains(trouble));
    let kept = workspace.read(file);
    fs::rename(&home, &away).expect("a folder");
    fs::write(&home, "a file where the folder should be").expect("a file");
    for _ in 0..3 {
        let said = seat.answer();
        assert!(said.contains(trouble), "no `{trouble}` in {said}");
    }
    fs::remove_file(&home).expect("a file");
    fs::rename(&away, &home).expect("a folder");
    assert_eq!(workspace.read(file), kept, "what was kept is lost");
    let before = decisions(&workspace, file);
    let said = seat.answer();
    assert!(!said.contains(trouble), "{said}");
    assert!(decisions(&workspace, file) >= before + 4, "not all that was decided is kept");
    // Once more, and there is nothing left to decide when the folder is back.
    let before = decisions(&workspace, file);
    fs::rename(&home, &away).expect("a folder");
    fs::write(&home, "again").expect("a file");
    assert!(seat.answer().contains(trouble));
    fs::remove_file(&home).expect("a file");
    fs::rename(&away, &home).expect("a folder");
    let said = seat.leave();
    assert!(said.contains(file.rsplit('/').next().expect("a name")), "{said}");
    assert!(decisions(&workspace, file) > before, "what was decided last is not kept");
}

#[test]
fn a_game_whose_folder_is_gone_for_a_while_is_kept_as_soon_as_it_is_back() {
    let args = ["--text", "--seed", "7"];
    let (file, trouble) = ("home/game-0001.json", "The game cannot be saved");
    check_folder_taken_away(&args, file, trouble, FIRST_OPTION);
}

#[test]
fn a_fight_whose_folder_is_gone_for_a_while_is_kept_as_soon_as_it_is_back() {
    let args = ["skirmish", "--scenario", "boarding", "--seed", "7"];
    let (file, trouble) = ("home/fights/fight-0001.json", "The fight cannot be saved");
    check_folder_taken_away(&args, file, trouble, FIRST_OPTION);
}

#[test]
fn a_life_whose_folder_is_gone_for_a_while_is_kept_as_soon_as_it_is_back() {
    let args = ["character", "--play", "--seed", "10"];
    let (file, trouble) = ("home/lives/life-0001.json", "The life cannot be saved");
    check_folder_taken_away(&args, file, trouble, FIRST_OF_A_LIFE);
}

/// The program where no file can be longer than so many kilobytes, which is how a full disk looks to
/// who writes; without the signal that a full disk does not send.
#[cfg(target_os = "linux")]
fn cramped(workspace: &Workspace, kilobytes: u64) -> Command {
    let usual = workspace.command(&[]);
    let script = "trap '' XFSZ; ulimit -S -f \"$1\"; exec \"$2\" --text";
    let mut command = Command::new("bash");
    command.args(["-c", script, "bash", &kilobytes.to_string()]).arg(usual.get_program());
    command.current_dir(usual.get_current_dir().expect("a place"));
    for (name, value) in usual.get_envs() {
        match value {
            Some(value) => command.env(name, value),
            None => command.env_remove(name),
        };
    }
    command.stdin(Stdio::piped()).stdout(Stdio::piped());
    command
}

#[cfg(target_os = "linux")]
#[test]
fn a_game_on_a_full_disk_keeps_what_it_had_and_all_the_rest_once_there_is_room() {
    const FILE: &str = "home/game-0001.json";
    const TROUBLE: &str = "The game cannot be saved";
    let workspace = Workspace::new("full-disk");
    workspace.run_with(&["--text", "--seed", "7"], "1\n").done();
    let room = workspace.read(FILE).len() as u64 / 1024 + 1;
    let mut seat = Seat::at(cramped(&workspace, room), FIRST_OPTION, "1");
    seat.hear();
    let mut answers = 0;
    while !seat.answer().contains(TROUBLE) {
        answers += 1;
        assert!(answers < 100, "the disk is never full");
    }
    let kept = workspace.read(FILE);
    assert!(decisions(&workspace, FILE) > answers, "what was kept before is lost");
    for _ in 0..3 {
        assert!(seat.answer().contains(TROUBLE));
    }
    assert_eq!(workspace.read(FILE), kept);
    let mut files: Vec<_> = fs::read_dir(workspace.home())
        .expect("the saves")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    files.sort();
    assert_eq!(files, ["game-0001.json", "game-0001.lock"], "something half written is left");
    let room = ["--pid", &seat.program.id().to_string(), "--fsize=unlimited"].map(str::to_owned);
    assert!(Command::new("prlimit").args(room).status().expect("prlimit").success());
    let before = decisions(&workspace, FILE);
    assert!(!seat.answer().contains(TROUBLE));
    assert!(decisions(&workspace, FILE) >= before + 5, "not all that was decided is kept");
    assert!(seat.leave().contains("The game is saved in"));
    let Run { out, err, .. } = workspace.run(&["--text"]);
    assert!(out.contains("The game goes on") && err.is_empty(), "{out} {err}");
}

/// Files that say they are from the year 1970, or from tomorrow: the newest game is the one with the
/// highest number, whatever the clock said when.
#[test]
fn a_clock_that_jumped_changes_nothing_about_which_game_goes_on_or_is_counted() {
    use std::time::{Duration, SystemTime, UNIX_EPOCH};
    let workspace = Workspace::new("clock");
    for seed in ["7", "8", "9"] {
        workspace.run_with(&["--text", "--seed", seed], "1\n").done();
    }
    workspace.run_with(&["--text", "--seed", "10"], "1\nconcede\nyes\n").done();
    let counted = workspace.run(&["statistics", "--json"]).done();
    let tomorrow = SystemTime::now() + Duration::from_secs(100_000);
    let times = [("game-0003.json", UNIX_EPOCH), ("game-0001.json", tomorrow)];
    let later = [("finished/game-0004.json", tomorrow), ("finished/index.json", UNIX_EPOCH)];
    for (name, time) in times.into_iter().chain(later) {
        let file =
            fs::File::options().append(true).open(workspace.home().join(name)).expect("a file");
        file.set_modified(time).expect("a time");
    }
    let goes_on = workspace.run_with(&["--text"], "1\n").done();
    assert!(goes_on.contains("The game goes on, seed 9"), "{goes_on}");
    assert_eq!(workspace.run(&["statistics", "--json"]).done(), counted);
    let new = workspace.run(&["--text", "--new"]).done();
    assert!(new.contains("game-0005.json"), "{new}");
}

/// Stands before the system's clock and tells another time of day whenever it is asked: days, decades and
/// centuries apart, and before 1970.
#[cfg(target_os = "linux")]
const JUMPS: &str = r#"
#define _GNU_SOURCE
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
int clock_gettime(clockid_t clock, struct timespec *now) {
  static const long by[] = {0, -300000000, 3000000000, -1900000000, 86400, -86400, 40000000000, -7};
  static unsigned asked;
  int failed = syscall(SYS_clock_gettime, clock, now);
  if (clock == CLOCK_REALTIME) now->tv_sec += by[asked++ % 8];
  return failed;
}
"#;

#[cfg(target_os = "linux")]
#[test]
fn a_clock_that_jumps_all_the_while_changes_nothing_about_a_game() {
    let workspace = Workspace::new("jumping-clock");
    let (source, library) = (workspace.write("jumps.c", JUMPS), workspace.path("jumps.so"));
    let mut compiler = Command::new("cc");
    compiler.args(["-shared", "-fPIC", "-o"]).arg(&library).arg(source);
    assert!(compiler.status().expect("a compiler").success());
    let played = |file: &str, before: Option<&std::path::Path>| {
        let mut command = workspace.command(&["--text", "--seed", "7"]);
        command.envs(before.map(|library| ("LD_PRELOAD", library)));
        let mut program = command.stdout(Stdio::null()).spawn().expect("the program runs");
        let mut answers = program.stdin.take().expect("a pipe");
        let feeder = std::thread::spawn(move || drop(answers.write_all(&b"1\n".repeat(2000))));
        let ended = program.wait_with_output().expect("it ends");
        feeder.join().expect("the feeder ends");
        // A library that could not be put in front is told of there.
        assert!(ended.status.success() && ended.stderr.is_empty(), "{ended:?}");
        workspace.read(file)
    };
    let jumping = played("home/finished/game-0001.json", Some(&library));
    assert_eq!(played("home/finished/game-0002.json", None), jumping);
}
