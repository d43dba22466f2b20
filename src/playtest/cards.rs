//! A stranger at the card table.

#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use ai::{Mind, RandomCaptain};
use cards::{CardGame, Choice, Move, Observation};
use engine::{Decision, Game, Seat};

use super::{Manner, Outcome, PATIENCE, read};
use crate::{
    data::Library,
    guide::cards::{CardCourse, CardLesson, Moment},
    hints::{self, advisers},
    players::{self, PlayerKind},
    session::SessionError,
};

/// The person's seat.
const ME: Seat = Seat(0);

/// Somebody's way of answering; the luck is for whoever wanders.
struct Stranger {
    manner: Manner,
    coach: Mind,
    luck: RandomCaptain,
}

impl Stranger {
    fn new(manner: Manner, game: &CardGame, library: &Library, seed: u64) -> Stranger {
        let coach = advisers::coach(library).mind(game.book());
        Stranger { manner, coach, luck: RandomCaptain::new(seed) }
    }

    fn answer(&mut self, seen: &Observation, choice: &Choice) -> Move {
        let first = choice.options[0];
        let ranked = |coach: &mut Mind| hints::all(&coach.explain(seen, choice));
        let idle = |it: &&Move| matches!(it, Move::Pass | Move::Done | Move::Uncommitted);
        let taken = match self.manner {
            Manner::Obeys => ranked(&mut self.coach).first().map(|it| it.option),
            Manner::Opposes => ranked(&mut self.coach).last().map(|it| it.option),
            Manner::Passes => choice.options.iter().find(idle).copied(),
            Manner::Wanders => Some(self.luck.pick(choice)),
        };
        taken.unwrap_or(first)
    }
}

/// The guided game on this seed, played to its end; `told` hears of every lesson at its moment.
///
/// # Errors
/// It cannot be dealt.
pub fn play(
    library: &Library,
    seed: u64,
    manner: Manner,
    mut told: impl FnMut(&CardLesson, &Moment<'_>),
) -> Result<Outcome, SessionError> {
    let guide = &library.guides.cards;
    let setup = guide.setup(library)?;
    let mut game = CardGame::new(&library.cards_of(&setup.packs), &setup, seed)?;
    let rival = PlayerKind::read(&setup.captains[1].player, library);
    let rival = rival.map_err(|fault| SessionError::Guide(fault.to_string()))?;
    let mut rival = players::computer(&rival, (library, game.book()), seed);
    let mut stranger = Stranger::new(manner, &game, library, seed);
    let (mut course, mut decisions) = (CardCourse::new(guide), 0);
    let mut ids = BTreeSet::new();
    while let Some(choice) = game.choice().cloned().filter(|_| decisions < PATIENCE) {
        let read_so_far = game.journal().events().len();
        let chosen = if choice.seat == ME {
            let (seen, events) = (&game.observe(ME), game.journal().events());
            let moment = Moment { seen, choice: &choice, events, read: course.read(events.len()) };
            read(&mut course, &moment, |lesson, moment| {
                ids.insert(lesson.id.clone());
                told(lesson, moment);
            });
            course.answered(read_so_far);
            decisions += 1;
            stranger.answer(seen, &choice)
        } else {
            rival.as_mut().map_or(choice.options[0], |rival| rival.decide(&game, &choice))
        };
        if game.decide(Decision { seat: choice.seat, chosen }).is_err() {
            break;
        }
    }
    let won = game.ending().is_some_and(|ending| ending.winner == Some(ME));
    let length = game.observe(ME).round.into();
    Ok(Outcome { seed, won, length, decisions, told: ids })
}
