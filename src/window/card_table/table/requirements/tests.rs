//! Tests of how what is asked for stands.

use cards::data::{Capability, Level, Skill};

use super::*;

#[test]
fn a_token_of_the_pool_meets_one_requirement_and_the_ship_supplies_the_next() {
    let cargo = Token::Capability(Capability::Cargo);
    let asked = [cargo, cargo, cargo];
    let found = standing(&asked, &[cargo], &[Token::Capability(Capability::CargoSurvey)]);
    assert_eq!(found, [Standing::There, Standing::Coming, Standing::Missing]);
}

#[test]
fn an_exact_token_is_taken_before_one_that_could_serve_elsewhere() {
    let pilot = |level| Token::Skill(Skill::Pilot, level);
    let pool = [pilot(Level::Expert), pilot(Level::Trained)];
    let asked = [pilot(Level::Trained), pilot(Level::Expert)];
    assert_eq!(standing(&asked, &pool, &[]), [Standing::There, Standing::There]);
}
