//! The programs in `examples/`, run as they stand.

#[path = "../../examples/new_card.rs"]
mod new_card;
#[path = "../../examples/one_fight.rs"]
mod one_fight;
#[path = "../../examples/one_game.rs"]
mod one_game;
#[path = "../../examples/own_agent.rs"]
mod own_agent;

#[test]
fn a_game_is_played_by_two_captains() {
    one_game::main();
}

#[test]
fn an_agent_of_ones_own_plays_by_the_rules() {
    own_agent::main();
}

#[test]
fn a_card_of_ones_own_does_what_it_says() {
    new_card::main();
}

#[test]
fn two_people_who_were_lived_meet_in_a_fight() {
    one_fight::main();
}
