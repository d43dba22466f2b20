//! Why the window fails.

use crate::{
    campaign::CampaignError,
    daily::DailyError,
    data::LibraryError,
    replay::ReplayError,
    replay_timeline::LiveError,
    saves::SaveError,
    session::SessionError,
    skirmish::{LoadError, session::FightError},
};

/// Why the window cannot be shown, or its pictures not be taken.
#[derive(Debug, thiserror::Error)]
pub enum WindowError {
    #[error(transparent)]
    Library(#[from] LibraryError),
    #[error(transparent)]
    Daily(#[from] DailyError),
    #[error(transparent)]
    Save(#[from] SaveError),
    #[error(transparent)]
    Session(#[from] SessionError),
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error(transparent)]
    Live(#[from] LiveError),
    #[error(transparent)]
    Armoury(#[from] LoadError),
    #[error(transparent)]
    Fight(#[from] FightError),
    #[error(transparent)]
    Campaign(#[from] CampaignError),
    #[error("{}: cannot be written: {fault}", file.display())]
    Picture { file: std::path::PathBuf, fault: String },
    #[error("{}: nothing is on the picture", .0.display())]
    Blank(std::path::PathBuf),
    #[error("the guided game cannot begin: {0}")]
    Guide(String),
    #[error("the pictures could not be drawn: {0}")]
    Drawing(&'static str),
    #[error("no graphics adapter answers; a Vulkan or OpenGL driver is needed")]
    NoAdapter,
    #[error("{0} texts are not whole; layouts.txt beside the pictures names them")]
    Layout(usize),
    #[error("the window closed with an error")]
    Closed,
}
