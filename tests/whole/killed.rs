//! Pulling the plug: the program is killed at any moment, and at most the choice in hand is lost.

use std::{
    fs,
    io::{BufRead, BufReader, Read, Write},
    path::Path,
    process::Child,
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    thread,
    time::Duration,
};

use far_lanes::saves::{Saves, read_card_game};

use crate::workspace::Workspace;

/// How often the plug is pulled, where `FAR_LANES_KILLS` does not say.
const KILLS: u64 = 100;
/// The beginning of option 1.
const FIRST_OPTION: &str = "   1  ";

/// When the plug is pulled.
enum Moment {
    /// So long after the start.
    In(Duration),
    /// So long after so many answers: while it decides and saves.
    After(usize, Duration),
}

impl Moment {
    /// Spread over starting, deciding and saving, on quick machines and slow ones.
    fn of_run(nth: u64) -> Moment {
        if nth.is_multiple_of(2) {
            Moment::In(Duration::from_millis(nth * 37 % 900))
        } else {
            Moment::After(1 + nth as usize % 3, Duration::from_micros(nth * 1_117 % 12_000))
        }
    }

    fn wait(&self, program: &mut Child, answered: &AtomicUsize) {
        match self {
            Moment::In(moment) => thread::sleep(*moment),
            Moment::After(answers, moment) => {
                while answered.load(Ordering::SeqCst) < *answers && is_running(program) {
                    thread::sleep(Duration::from_micros(50));
                }
                thread::sleep(*moment);
            }
        }
    }
}

fn is_running(program: &mut Child) -> bool {
    program.try_wait().expect("it can be asked").is_none()
}

/// How often the person has decided, in all games on disk, each of which can be read. One that was
/// killed between its last two steps is among the finished ones already, and still in progress.
fn on_disk(workspace: &Workspace) -> usize {
    let saves = Saves::at(workspace.home());
    let in_progress = saves.in_progress();
    let is_new = |file: &Path| in_progress.iter().all(|it| it.file_name() != file.file_name());
    let finished: Vec<_> = saves.finished().into_iter().filter(|file| is_new(file)).collect();
    let mine = |file: &std::path::PathBuf| {
        let game = read_card_game(file).unwrap_or_else(|fault| panic!("{fault}"));
        game.decisions.iter().filter(|decision| decision.seat.0 == 0).count()
    };
    in_progress.iter().chain(&finished).map(mine).sum()
}

/// Plays by always taking the first option, until the plug is pulled; how many questions were asked.
/// It complains of nothing: the game goes on that was killed before.
fn play_until(workspace: &Workspace, moment: &Moment) -> usize {
    let mut program = workspace.command(&["--text"]).spawn().expect("the program runs");
    let mut answers = program.stdin.take().expect("a pipe");
    let mut complaints = program.stderr.take().expect("a pipe");
    let said = BufReader::new(program.stdout.take().expect("a pipe"));
    let (asked, answered) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
    let (questions, replies) = (Arc::clone(&asked), Arc::clone(&answered));
    let player = thread::spawn(move || {
        // With full control every decision is a question of its own.
        let mut answer: &[u8] = b"more\n";
        for line in said.lines().map_while(Result::ok) {
            if line.starts_with(FIRST_OPTION) {
                questions.fetch_add(1, Ordering::SeqCst);
                // It may be dead by now.
                let _ = answers.write_all(answer);
                answer = b"1\n";
                replies.fetch_add(1, Ordering::SeqCst);
            }
        }
    });
    moment.wait(&mut program, &answered);
    program.kill().expect("it can be killed");
    program.wait().expect("it ends");
    player.join().expect("the player ends");
    let mut complained = String::new();
    complaints.read_to_string(&mut complained).expect("text");
    assert_eq!(complained, "");
    asked.load(Ordering::SeqCst)
}

/// The files that are half written, anywhere in the saves.
fn parts(workspace: &Workspace) -> usize {
    let folders = [workspace.home(), workspace.home().join("finished")];
    let entries = folders.iter().flat_map(|folder| fs::read_dir(folder).into_iter().flatten());
    let paths = entries.map(|entry| entry.expect("an entry").path());
    paths.filter(|path| path.extension().is_some_and(|ending| ending == "part")).count()
}

#[test]
fn killing_it_at_a_hundred_moments_loses_at_most_the_choice_in_hand() {
    let workspace = Workspace::new("killed");
    let kills = std::env::var("FAR_LANES_KILLS").ok().and_then(|n| n.parse().ok());
    let (mut before, mut played, mut halves) = (0, 0, 0);
    for nth in 0..kills.unwrap_or(KILLS) {
        let asked = play_until(&workspace, &Moment::of_run(nth));
        let now = on_disk(&workspace);
        // A question is asked only once the answer to the one before is kept.
        let certain = before + asked.saturating_sub(1);
        assert!(certain <= now && now <= before + asked, "{certain} of {now} in run {nth}");
        let half = parts(&workspace);
        assert!(half < 2, "{half} files are half written: what was left before is still there");
        (played, halves, before) = (played + now - before, halves + half, now);
    }
    assert!(played > 100, "only {played} decisions were made: nothing was shown");
    println!("{played} decisions were made, {halves} files were left half written");
    workspace.write("home/game-0001.json.4000000000.part", "{");
    workspace.run(&["--text"]).done();
    assert_eq!(parts(&workspace), 0, "a start clears away what was left half written");
}
