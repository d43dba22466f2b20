//! What came of the deal of a day, to be pasted.

use bevy::prelude::{Resource, World};
use jiff::civil::Date;

use crate::{
    daily::{Deal, Try, told},
    data::Library,
    window::{card_table::game::Playing, common::data::GameData},
};

/// The game that is over, where it is the one that counts for its day.
#[derive(Resource)]
pub(super) struct DayResult {
    deal: Deal,
    one: Try,
    /// Whether its result was just put where it can be pasted from.
    pub copied: bool,
}

impl DayResult {
    /// Of the game that is over; `None` where it is another one, or was played for practice.
    pub fn of(world: &World, today: Date) -> Option<DayResult> {
        let session = &world.get_non_send_resource::<Playing>()?.session;
        let GameData { library, saves, .. } = world.get_resource()?;
        let (artefact, file) = (session.artefact(), session.file());
        let (deal, one) = Deal::counted(&artefact, file, today, library, saves)?;
        Some(DayResult { deal, one, copied: false })
    }

    /// Its lines, without a card's name.
    pub fn lines(&self, library: &Library) -> String {
        told(&self.deal, &self.one, library).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::NextState;
    use jiff::civil::date;

    use super::*;
    use crate::{
        builder::testing::library,
        data::Texts,
        replay_timeline::testing::played,
        roster::testing::folder,
        saves::Saves,
        session::Session,
        settings::Settings,
        window::{card_table::game, ui::screen::Screen},
    };

    const DAY: Date = date(2026, 11, 26);

    /// What there is of the `nth` game that was played with the deal of the day, from 0.
    fn result_of(nth: usize, name: &str) -> Option<String> {
        let (library, saves) = (library(), Saves::at(folder(name)));
        let Deal { setup, seed, .. } = Deal::of(DAY, &library).expect("a deal");
        let one = played(setup, seed);
        let keep = |_| {
            let file = saves.next_file();
            saves.keep(&file, &one).and_then(|()| saves.finish(&file, &one)).expect("kept")
        };
        let files: Vec<_> = (0..=nth).map(keep).collect();
        let session = Session::resume(&library, &saves, &files[nth]).expect("as recorded");
        let mut world = World::new();
        world.init_resource::<NextState<Screen>>();
        world.init_resource::<Settings>();
        world.insert_resource(GameData {
            library: library.clone(),
            texts: Texts::default(),
            saves,
        });
        game::sit_down(&mut world, session);
        Some(DayResult::of(&world, DAY)?.lines(&library))
    }

    #[test]
    fn the_first_game_with_the_deal_of_a_day_has_a_result_to_paste_and_practice_has_none() {
        let lines = result_of(0, "day-result").expect("it counts");
        assert!(lines.starts_with("Far Lanes, the deal of 26 November 2026\n"), "{lines}");
        assert_eq!(result_of(1, "day-practice"), None);
    }
}
