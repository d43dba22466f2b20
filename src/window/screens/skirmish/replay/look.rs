//! The moment of a record as a fight that is looked at.

use engine::Game;

use crate::replay_timeline::{Eyes, FightTimeline};
use crate::window::battlefield::{
    game::aims,
    match_summary::{MatchSummary, Phase},
    view::{FightView, Question},
};
use crate::words;

/// The fight as these eyes saw it. What is chosen next is the only option, so that the field shows it;
/// what others choose is not known before it happens.
pub(super) fn look(
    timeline: &FightTimeline,
    eyes: Eyes,
    summary: &MatchSummary,
    version: u64,
) -> FightView {
    let (seen, fight) = (timeline.observe(eyes), timeline.game());
    let next = timeline.next().map(|(decision, _)| decision);
    let mine = next.filter(|it| eyes.are_of(it.seat));
    let choice = fight.choice().filter(|choice| mine.is_some_and(|it| it.seat == choice.seat));
    let question = choice.zip(mine).map(|(choice, decision)| {
        let mut question = Question::new(choice, &seen);
        question.options.retain(|offer| offer.chosen == decision.chosen);
        question.options.iter_mut().for_each(|offer| offer.folded = false);
        question
    });
    let waiting = next.map(|it| format!("{} decide.", fight.names().side(it.seat)));
    let options = timeline.options();
    FightView {
        question,
        waiting: waiting.map(|words| words::capital(&words)),
        aims: aims(&seen, |by, attack| fight.plan(by, attack)),
        turns: summary.turns.clone(),
        phase: choice.and_then(|it| Phase::of(it.why)).unwrap_or(summary.phase),
        evading: summary.evading.clone(),
        title: options.setup.scenario.name.clone(),
        seed: options.seed,
        version,
        ..FightView::still(seen, fight.armoury().clone())
    }
}
