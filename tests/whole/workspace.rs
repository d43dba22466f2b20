//! A test's own folder, and the program run in it.

use std::{
    fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

/// The folder of one test, for saves and files; empty at its start.
pub struct Workspace {
    root: PathBuf,
    assets: PathBuf,
}

/// The outcome of one run of the program.
#[derive(Debug)]
pub struct Run {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Workspace {
    /// A workspace named after its test.
    pub fn new(name: &str) -> Workspace {
        let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        // There is none the first time.
        let _ = fs::remove_dir_all(&root);
        fs::create_dir_all(&root).expect("a folder for the test");
        Workspace { root, assets: shipped_assets() }
    }

    /// The same with a copy of the shipped assets that a test may spoil.
    pub fn with_own_assets(name: &str) -> Workspace {
        let mut workspace = Workspace::new(name);
        workspace.assets = workspace.path("assets");
        copy(&shipped_assets(), &workspace.assets);
        workspace
    }

    /// A path in the workspace.
    pub fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// Where the program keeps its games.
    pub fn home(&self) -> PathBuf {
        self.path("home")
    }

    /// Writes a file and returns its name.
    pub fn write(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(&path, text).expect("a file");
        path.display().to_string()
    }

    /// The text of a file.
    pub fn read(&self, name: &str) -> String {
        fs::read_to_string(self.path(name)).unwrap_or_else(|fault| panic!("{name}: {fault}"))
    }

    /// Runs the program with nothing to read.
    pub fn run(&self, args: &[&str]) -> Run {
        self.run_with(args, "")
    }

    /// Runs the program with `input` to read.
    pub fn run_with(&self, args: &[&str], input: &str) -> Run {
        let mut child = self.command(args).spawn().expect("the program runs");
        let mut stdin = child.stdin.take().expect("a pipe");
        let input = input.to_owned();
        // The program may leave before it has read everything.
        let feeder = std::thread::spawn(move || drop(stdin.write_all(input.as_bytes())));
        let output = child.wait_with_output().expect("the program ends");
        feeder.join().expect("the feeder ends");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        Run { code: output.status.code(), out: text(&output.stdout), err: text(&output.stderr) }
    }

    /// The program, about to run here.
    pub fn command(&self, args: &[&str]) -> Command {
        self.command_of(env!("CARGO_BIN_EXE_far-lanes"), args)
    }

    /// Another program that is to run it here.
    pub fn command_of(&self, program: &str, args: &[&str]) -> Command {
        let mut command = Command::new(program);
        command
            .args(args)
            .current_dir(&self.root)
            .env("FAR_LANES_HOME", self.home())
            .env("FAR_LANES_ASSETS", &self.assets)
            .env_remove("DISPLAY")
            .env_remove("RUST_BACKTRACE")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        command
    }
}

impl Run {
    /// The run did what it should; its output.
    #[track_caller]
    pub fn done(self) -> String {
        assert_eq!(self.code, Some(0), "{self:#?}");
        self.out
    }

    /// The run ended with this code and one sentence on stderr, which holds all of `parts`.
    #[track_caller]
    pub fn failed(self, code: i32, parts: &[&str]) -> Run {
        assert_eq!(self.code, Some(code), "{self:#?}");
        assert!(!self.err.contains("panicked"), "{self:#?}");
        for part in parts {
            assert!(self.err.contains(part), "no `{part}` in {self:#?}");
        }
        self
    }

    /// One JSON object.
    #[track_caller]
    pub fn json(&self) -> serde_json::Value {
        let value = serde_json::from_str(&self.out);
        let value: serde_json::Value = value.unwrap_or_else(|fault| panic!("{fault}: {self:#?}"));
        assert!(value.is_object(), "{value}");
        value
    }
}

/// A number out of JSON.
pub fn number(value: &serde_json::Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

/// Two figures are the same, to the four places that are printed.
#[track_caller]
pub fn same(one: f64, other: f64) {
    assert!((one - other).abs() < 0.0002, "{one} and {other}");
}

/// The assets that are shipped.
pub fn shipped_assets() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets")
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let from = entry.expect("an entry").path();
        let to = to.join(from.file_name().expect("a name"));
        if from.is_dir() {
            copy(&from, &to);
        } else {
            fs::copy(&from, &to).expect("a copy");
        }
    }
}
