//! What is worth nothing is neither chosen nor advised, at any level. The blunders of these positions are the
//! options that bring nothing but their price.

mod shared;

use cards::position::Position;
use engine::{Game, Player};
use shared::{book, minds};

const POSITIONS: &str = include_str!("wasted/positions.ron");

#[test]
fn no_level_does_what_is_worth_nothing_and_each_knows_that_it_is() {
    let book = book();
    let positions = Position::read("wasted", POSITIONS).unwrap_or_else(|fault| panic!("{fault}"));
    for position in positions {
        let title = &position.title;
        let game = position.game(&book).unwrap_or_else(|fault| panic!("{fault}"));
        let choice = game.choice().expect("a position asks");
        let (seen, worthless) = (game.observe(choice.seat), position.blunders(&game));
        for (level, mut mind) in minds(&book) {
            let chosen = mind.decide(&seen, choice);
            assert!(!worthless.contains(&chosen), "{title}: {level} chose {chosen:?}");
            let told = mind.last().into_iter().filter(|it| it.wasted).map(|it| it.option);
            assert_eq!(told.collect::<Vec<_>>(), worthless, "{title}: {level}");
        }
    }
}
