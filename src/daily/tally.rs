//! What a day's game came to, in a few lines that name no card.

use engine::Seat;
use jiff::civil::Date;

use super::{Deal, Try};
use crate::{
    data::Library,
    match_summary::{MatchSummary, Round},
    replay::ReplayError,
    replay_timeline::ReplayTimeline,
};

/// Heights of a column, from nothing up to all the points of a victory.
const BLOCKS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The result of a finished game with `deal`, to be pasted anywhere, and how to play the same.
///
/// # Errors
/// The record cannot be played again.
pub fn told(deal: &Deal, one: &Try, library: &Library) -> Result<String, ReplayError> {
    let mut timeline = ReplayTimeline::new(library, &one.file, one.artefact.clone())?;
    timeline.index();
    let rounds = MatchSummary::of_timeline(&timeline).rounds;
    let winner = timeline.ending().and_then(|ending| ending.winner);
    let victory = deal.setup.constants.victory;
    let mut lines = vec![
        format!("Far Lanes, the deal of {}", long(deal.day)),
        head(&rounds, winner, deal.level().name()),
        format!("me   {}", columns(&rounds, Seat(0), victory)),
        format!("them {}", columns(&rounds, Seat(1), victory)),
    ];
    lines.extend(taken_back(one.artefact.taken_back));
    lines.push(deal.link());
    Ok(lines.join("\n"))
}

/// "Won 21 : 14 in 9 rounds against a commander".
fn head(rounds: &[Round], winner: Option<Seat>, level: &str) -> String {
    let how = match winner {
        Some(Seat(0)) => "Won",
        Some(_) => "Lost",
        None => "A draw,",
    };
    let points = rounds.last().map(|round| round.captains.iter().map(|it| it.vp.to_string()));
    let points = points.map(|all| all.collect::<Vec<_>>().join(" : ")).unwrap_or_default();
    let article = if level.starts_with(['a', 'e', 'i', 'o', 'u']) { "an" } else { "a" };
    format!("{how} {points} in {} rounds against {article} {level}", rounds.len())
}

/// The points of a seat at the end of each round.
fn columns(rounds: &[Round], seat: Seat, victory: i16) -> String {
    let most = BLOCKS.len() - 1;
    let column = |round: &Round| {
        let vp = round.captains.get(seat.index()).map_or(0, |it| it.vp).max(0) as usize;
        BLOCKS[(vp * most / victory.max(1) as usize).min(most)]
    };
    rounds.iter().map(column).collect()
}

fn taken_back(times: u32) -> Option<String> {
    match times {
        0 => None,
        1 => Some("taken back once".to_owned()),
        times => Some(format!("taken back {times} times")),
    }
}

/// "26 November 2026".
fn long(day: Date) -> String {
    day.strftime("%-d %B %Y").to_string()
}
