//! The log of a fight.

use bevy::prelude::Resource;

use super::match_summary::LogLine;

/// The log in words; lines from `news` on came after the person's last decision.
#[derive(Resource, Default, Clone)]
pub struct LogBook {
    pub lines: Vec<LogLine>,
    pub news: usize,
    /// Why the newest state is not on disk.
    pub trouble: Option<String>,
}
