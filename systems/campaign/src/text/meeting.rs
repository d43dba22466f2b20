//! Port events in words.

use super::{credits, options, stakes as words};
use crate::{
    data::{CampaignBook, Check, EventOption},
    observation::Own,
    state::Chances,
};

/// The port event that waits: its title and its story.
pub fn meeting<'a>(own: &Own, book: &'a CampaignBook) -> Option<(&'a str, &'a str)> {
    let event = book.charts.event(&own.meeting.as_ref()?.event)?;
    Some((&event.title, &event.story))
}

/// An option of the event that waits: what is done, what it costs, who throws and how likely it is.
pub fn answer(nth: u8, own: &Own, book: &CampaignBook) -> Option<String> {
    let (option, chances) = asked(nth, own, book)?;
    let thrown = option.throw.as_ref().zip(chances).map(|(check, chances)| {
        let who = options::name(chances.person, own);
        format!("{who} throws {}: {}", thrown_for(check), chance(chances))
    });
    let price = (option.price > 0).then(|| credits(option.price));
    let more: Vec<String> = price.into_iter().chain(thrown).collect();
    let more = if more.is_empty() { String::new() } else { format!(" ({})", more.join("; ")) };
    Some(format!("{}{more}", option.label))
}

/// What may come of that option, by success and by failure where there is a throw; `None` where
/// nothing does.
pub fn stakes(nth: u8, own: &Own, book: &CampaignBook) -> Option<String> {
    let (option, chances) = asked(nth, own, book)?;
    // Where nobody throws, it is the captain who is meant.
    let thrower = chances.map(|it| options::name(it.person, own));
    words::stakes(option, thrower.as_deref().unwrap_or("the captain"))
}

fn asked<'a>(
    nth: u8,
    own: &Own,
    book: &'a CampaignBook,
) -> Option<(&'a EventOption, Option<Chances>)> {
    let meeting = own.meeting.as_ref()?;
    let option = book.charts.event(&meeting.event)?.options.get(usize::from(nth))?;
    Some((option, meeting.chances.get(usize::from(nth)).copied().flatten()))
}

/// What is thrown: `Mechanical and Dex, 8+`.
pub fn thrown_for(check: &Check) -> String {
    match check {
        Check::Check { skill, characteristic, target } => {
            format!("{skill} and {characteristic}, {target}+")
        }
        Check::Throw { skill, target, .. } => format!("{skill}, {target}+"),
        Check::Task(line) => format!("the task {line}"),
    }
}

/// How likely somebody succeeds: `41.7 %`. It stands in brackets, so that it has none itself.
pub(super) fn chance(chances: Chances) -> String {
    let per_mille = chances.odds.per_mille();
    format!("{}.{} %", per_mille / 10, per_mille % 10)
}

/// How an option went.
pub(super) fn outcome(option: &EventOption, succeeds: bool) -> &str {
    let failed = option.otherwise.as_ref().filter(|_| !succeeds);
    &failed.unwrap_or(&option.then).story
}
