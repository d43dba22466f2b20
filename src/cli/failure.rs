//! Errors of verbs, and their exit codes.

use std::{io, path::PathBuf, process::ExitCode};

use cards::data::HouseRuleError;
use characters::{SetupError, healing::Refusal, skills::SkillError, wish::WishError};
use tasks::{
    check::CheckError,
    ugm::{DescriptorError, TaskError},
};

use crate::{
    arena::ArenaError,
    balance::PlanError,
    builder::QueryError,
    campaign::{self, CampaignError, ChartError},
    content::SwitchError,
    crew_pack::CrewError,
    daily::DailyError,
    data::{DeckError, FileError, LibraryError, PuzzleError},
    draft::{DraftingError, TrialError},
    link::LinkError,
    players::UnknownCaptain,
    puzzles::NoPuzzle,
    replay::ReplayError,
    results::{MergeError, ResultsError},
    roster::{RosterError, lives::LifeError, tables::TablesError},
    saves::SaveError,
    session::SessionError,
    simulate::SimulationError,
    skirmish::{
        LoadError,
        batch::BatchError,
        party::PartyError,
        session::{FightError, GuideError},
    },
    soak::SoakError,
    terminal::{CampaignPlayError, PuzzlePlayError},
};

/// Everything that can stop a verb.
#[derive(Debug, thiserror::Error)]
pub enum Failure {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Deck(#[from] DeckError),
    #[error(transparent)]
    File(#[from] FileError),
    #[error(transparent)]
    Switch(#[from] SwitchError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error(transparent)]
    Simulation(#[from] SimulationError),
    #[error(transparent)]
    Results(#[from] ResultsError),
    #[error(transparent)]
    Merge(#[from] MergeError),
    #[error(transparent)]
    Captain(#[from] UnknownCaptain),
    #[error(transparent)]
    Daily(#[from] DailyError),
    #[error(transparent)]
    Draft(#[from] DraftingError),
    #[error(transparent)]
    Trial(#[from] TrialError),
    #[error(transparent)]
    Plan(#[from] PlanError),
    #[error(transparent)]
    Arena(#[from] ArenaError),
    #[error("{count} of what is asked of {of} {} not so", if *count == 1 { "is" } else { "are" })]
    NotMet { count: usize, of: &'static str },
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    House(#[from] HouseRuleError),
    #[error(transparent)]
    Tables(#[from] TablesError),
    #[error(transparent)]
    Wish(#[from] WishError),
    #[error(transparent)]
    Life(#[from] SetupError),
    #[error(transparent)]
    Roster(#[from] RosterError),
    #[error(transparent)]
    Descriptor(#[from] DescriptorError),
    #[error(transparent)]
    Task(#[from] TaskError),
    #[error(transparent)]
    Check(#[from] CheckError),
    #[error(transparent)]
    Healing(#[from] Refusal),
    #[error("`{0}` is no wound; it is dice with commas between them, as in `4,3`")]
    Wound(String),
    #[error(transparent)]
    Fights(#[from] LoadError),
    #[error(transparent)]
    Fight(#[from] skirmish::SetupError),
    #[error(transparent)]
    Fought(#[from] BatchError),
    #[error(transparent)]
    Refought(#[from] FightError),
    #[error(transparent)]
    GuidedFight(#[from] GuideError),
    #[error(transparent)]
    Relived(#[from] LifeError),
    #[error(transparent)]
    Party(#[from] PartyError),
    #[error(transparent)]
    Crew(#[from] CrewError),
    #[error("no fight was left to go on with; `far-lanes skirmish` lists what can be fought")]
    NoFight,
    #[error("{}: is there already, and no record is overwritten; name another folder", .0.display())]
    Recorded(PathBuf),
    #[error("a decision was not accepted: {0}")]
    Refused(engine::Refusal),
    #[error("there is no scenario `{name}`; there are {known}")]
    Scenario { name: String, known: String },
    #[error(transparent)]
    Charts(#[from] ChartError),
    #[error(transparent)]
    Campaign(#[from] CampaignError),
    #[error(transparent)]
    CampaignPlay(#[from] CampaignPlayError),
    #[error(transparent)]
    Campaigns(#[from] campaign::batch::BatchError),
    #[error(
        "nobody has lived toward that and can command; wish for something else, or try another seed"
    )]
    NoCaptain,
    #[error(transparent)]
    Soak(#[from] SoakError),
    #[error("cannot write the output: {0}")]
    Output(#[from] io::Error),
    #[error("no card is called `{0}`; `far-lanes cards` lists them all")]
    NoSuchCard(String),
    #[error("no card is like `{0}`")]
    NothingFound(String),
    #[error(transparent)]
    Query(#[from] QueryError),
    #[error("{file}: no line of it names a card")]
    NoDeckThere { file: String },
    #[error(
        "{count} {} of {file} could not be used; what could is kept as `{id}`",
        if *count == 1 { "line" } else { "lines" }
    )]
    PartlyImported { file: String, count: usize, id: String },
    #[error("no skill is called `{0}`; `far-lanes skill` lists them all")]
    NoSuchSkill(String),
    #[error(transparent)]
    Skill(#[from] SkillError),
    #[error("no rule is called `{0}` or speaks of that; `far-lanes rules` lists what there is")]
    NoSuchRule(String),
    #[error("no puzzle is called `{0}`; `far-lanes puzzle` lists them all")]
    NoSuchPuzzle(String),
    #[error(transparent)]
    Puzzle(#[from] PuzzleError),
    #[error(transparent)]
    NoPuzzle(#[from] NoPuzzle),
    #[error(transparent)]
    Link(#[from] LinkError),
    #[error("the link holds something else than a puzzle; the page opens it")]
    NoPuzzleInLink,
    #[error("{count} of {of} puzzles {} not hold", if *count == 1 { "does" } else { "do" })]
    NotProven { count: usize, of: usize },
    #[error("the glossary has no word `{0}`")]
    NoSuchWord(String),
    #[error("no section of the manual is headed `{0}`; `far-lanes manual` prints all of it")]
    NoSuchSection(String),
    #[error("{}: {count} {} with this deck", file.display(), if *count == 1 { "fault" } else { "faults" })]
    IllegalDeck { file: PathBuf, count: usize },
    #[error("{0}")]
    Window(String),
}

impl From<PuzzlePlayError> for Failure {
    fn from(error: PuzzlePlayError) -> Failure {
        match error {
            PuzzlePlayError::Output(fault) => Failure::Output(fault),
            PuzzlePlayError::Puzzle(fault) => Failure::Puzzle(fault),
        }
    }
}

impl Failure {
    /// Says what is wrong on stderr, if there is anybody to say it to, and picks the exit code:
    /// 2 for a question wrongly put, 1 for a failure, 0 when the reader has heard enough.
    pub fn report(&self) -> ExitCode {
        if self.is_closed_pipe() {
            return ExitCode::SUCCESS;
        }
        super::output::complain(self);
        ExitCode::from(if self.is_wrong_usage() { 2 } else { 1 })
    }

    fn is_closed_pipe(&self) -> bool {
        matches!(self, Failure::Output(fault) if fault.kind() == io::ErrorKind::BrokenPipe)
    }

    fn is_wrong_usage(&self) -> bool {
        matches!(
            self,
            Failure::House(_)
                | Failure::Captain(_)
                | Failure::Plan(_)
                | Failure::Trial(TrialError::Nothing | TrialError::ADeck)
                | Failure::Arena(_)
                | Failure::Simulation(SimulationError::Setup(cards::SetupError::Captains(_)))
                | Failure::Wish(_)
                | Failure::Descriptor(_)
                | Failure::Task(_)
                | Failure::Check(_)
                | Failure::Wound(_)
                | Failure::NoSuchSkill(_)
                | Failure::Query(_)
                | Failure::Skill(_)
                | Failure::NoSuchRule(_)
                | Failure::NoSuchWord(_)
                | Failure::NoSuchPuzzle(_)
                | Failure::Link(_)
                | Failure::NoPuzzleInLink
                | Failure::NoSuchSection(_)
                | Failure::Scenario { .. }
                | Failure::Results(
                    ResultsError::AnotherRun { .. } | ResultsError::NotResults { .. }
                )
                | Failure::Switch(SwitchError::Unknown { .. })
                | Failure::Deck(DeckError::Unknown { .. })
                | Failure::Session(SessionError::Deck(DeckError::Unknown { .. }))
        )
    }
}
