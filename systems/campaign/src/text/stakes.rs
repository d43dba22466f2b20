//! What may come of an option of a port event, in words: whoever advises knows it, so whoever
//! chooses does.

use super::{counted, credits, errands::joined, events::capital};
use crate::data::{Consequence, Effect, EventOption, Whom};

/// What an option does, with the name of whoever throws for it: `Success: Cr12,000. Failure:
/// -Cr5,000 and 1D of damage to Chidi Ravenhill.` Nothing where it is sure and does nothing.
pub(super) fn stakes(option: &EventOption, thrower: &str) -> Option<String> {
    let done = |it: &Consequence| done(&it.effects, thrower);
    let then = done(&option.then);
    if option.throw.is_none() {
        return then.map(|done| format!("{}.", capital(&done)));
    }
    let nothing = || "nothing".to_owned();
    let failed = option.otherwise.as_ref().and_then(done);
    let (then, failed) = (then.unwrap_or_else(nothing), failed.unwrap_or_else(nothing));
    Some(format!("Success: {then}. Failure: {failed}."))
}

fn done(effects: &[Effect], thrower: &str) -> Option<String> {
    joined(&effects.iter().map(|it| effect(it, thrower)).collect::<Vec<_>>())
}

fn effect(effect: &Effect, thrower: &str) -> String {
    match effect {
        Effect::Gain(gained) => credits(*gained),
        Effect::Lose(lost) => credits(-i64::from(*lost)),
        Effect::Hurt(whom, dice) => format!("{dice}D of damage to {}", hurt(*whom, thrower)),
        Effect::Card => "a card for the deck".to_owned(),
        Effect::Recruit(None) => "a recruit".to_owned(),
        Effect::Recruit(Some(service)) => format!("a recruit ({service})"),
        Effect::Rumour => "a lead".to_owned(),
        Effect::Days(days) => format!("{} lost", counted(*days, "day")),
        Effect::Pay(hundredths) => pay(*hundredths),
        Effect::Followed(_) => "somebody lies in wait".to_owned(),
        Effect::Leaves => "somebody leaves the ship".to_owned(),
        Effect::Forgiven => "an instalment forgiven".to_owned(),
    }
}

fn hurt(whom: Whom, thrower: &str) -> &str {
    match whom {
        Whom::Thrower => thrower,
        Whom::Captain => "the captain",
        Whom::Anybody => "somebody aboard",
    }
}

fn pay(hundredths: u16) -> String {
    let more = i32::from(hundredths) - 100;
    let way = if more < 0 { "less" } else { "more" };
    format!("contracts here pay {} % {way}", more.abs())
}

#[cfg(test)]
mod tests {
    use characters::data::Service;

    use super::*;
    use crate::data::Check;

    fn option(throw: bool, then: Vec<Effect>, otherwise: Option<Vec<Effect>>) -> EventOption {
        let comes = |effects| Consequence { story: "It goes as it goes.".to_owned(), effects };
        let check =
            Check::Throw { skill: "Pilot".to_owned(), target: 7, per_level: 1, without: -3 };
        EventOption {
            label: "Race.".to_owned(),
            needs: Vec::new(),
            price: 0,
            throw: throw.then_some(check),
            then: comes(then),
            otherwise: otherwise.map(comes),
        }
    }

    #[test]
    fn a_throw_says_what_success_and_failure_bring() {
        let lost = vec![Effect::Hurt(Whom::Thrower, 1), Effect::Lose(5000)];
        let race = option(true, vec![Effect::Gain(12_000)], Some(lost));
        let said = "Success: Cr12,000. Failure: 1D of damage to Ravenhill and -Cr5,000.";
        assert_eq!(stakes(&race, "Ravenhill").as_deref(), Some(said));
        let harmless = option(true, vec![Effect::Rumour], None);
        let said = "Success: a lead. Failure: nothing.";
        assert_eq!(stakes(&harmless, "Ravenhill").as_deref(), Some(said));
    }

    #[test]
    fn what_is_sure_says_what_it_does_and_nothing_where_that_is_nothing() {
        assert_eq!(stakes(&option(false, Vec::new(), None), "you"), None);
        let all = vec![
            Effect::Hurt(Whom::Captain, 2),
            Effect::Hurt(Whom::Anybody, 1),
            Effect::Card,
            Effect::Recruit(None),
            Effect::Recruit(Some(Service::Navy)),
            Effect::Days(2),
            Effect::Pay(104),
            Effect::Pay(97),
            Effect::Followed("the-last-boat".to_owned()),
            Effect::Leaves,
            Effect::Forgiven,
        ];
        let said = "2D of damage to the captain, 1D of damage to somebody aboard, a card for the deck, \
                    a recruit, a recruit (Navy), 2 days lost, contracts here pay 4 % more, contracts \
                    here pay 3 % less, somebody lies in wait, somebody leaves the ship and an \
                    instalment forgiven.";
        assert_eq!(stakes(&option(false, all, None), "you").as_deref(), Some(said));
    }
}
