//! Choosing a target.

use cards::{CardId, Move, Why};

use super::{Candidate, credits};
use crate::features::{CardAction, EvalContext, Thing};

considerations! {
    /// Considerations for a target.
    Targeting {
        gain: "what it gains there",
        harm: "what it does to oneself there",
        price: "credits more for a hidden target",
        rivalry: "stands in the way of winning",
    }
}

#[expect(clippy::wildcard_enum_match_arm, reason = "a question has few of all moves as options")]
pub(crate) fn features(candidate: Candidate) -> Targeting {
    let context = candidate.context;
    let Why::Targeting { card } = candidate.why else {
        return candidate.unforeseen();
    };
    let thing = match candidate.option {
        Move::Choose(target) | Move::Jettison(target) | Move::Restore(target) => {
            context.thing(target)
        }
        Move::ChooseQueued(nth) => context.seen.queue.get(usize::from(nth)).map(Thing::Queued),
        Move::ChooseCaptain(seat) => {
            let close = context.chief_rival().is_some_and(|rival| rival.seat == seat);
            return Targeting { rivalry: super::truth(close), ..Targeting::default() };
        }
        Move::Done => return Targeting::default(), // nothing that costs is aimed at
        _ => return candidate.unforeseen(),
    };
    let worth = thing.map_or(0.0, |thing| worth(context, card, thing));
    Targeting {
        gain: credits(worth),
        harm: credits(-worth),
        price: credits(candidate.price() * context.thrift()),
        rivalry: 0.0,
    }
}

/// Worth of a target to the announced play, over the effects that can take it.
fn worth(context: EvalContext, card: CardId, thing: Thing) -> f32 {
    let announced = context.seen.announced.as_ref().filter(|play| play.card == card);
    announced.map_or(0.0, |play| {
        CardAction::new(context, context.seen.you, card, play.using).worth_of_target(context, thing)
    })
}

#[cfg(test)]
mod tests {
    use cards::{CardId, Move, QueuedSeen, Using, Why};

    use crate::testing::{RIVAL, Table, YOU};

    const OPTIONS: [Move; 4] = [
        Move::Choose(CardId(10)),
        Move::Choose(CardId(11)),
        Move::Choose(CardId(30)),
        Move::Choose(CardId(31)),
    ];

    #[track_caller]
    fn check(event: &str, options: &[Move], expected: Move) {
        let table = Table::new().in_play(YOU, &["passer-by", "doctor"]);
        let table = table.in_play(RIVAL, &["passer-by", "doctor"]).hand(&[event]).with(|seen| {
            for captain in &mut seen.captains {
                captain.in_play.iter_mut().for_each(|crew| crew.harm = 1);
            }
            let card = seen.hand.remove(0);
            seen.announced = Some(QueuedSeen {
                seat: YOU,
                card: card.id,
                def: card.def,
                using: Using::Event,
                targets: vec![],
                cancelled: false,
            });
        });
        assert_eq!(table.decide(Why::Targeting { card: CardId(50) }, options), expected);
    }

    #[test]
    fn harm_goes_to_a_rivals_best() {
        check("flares", &OPTIONS[2..], OPTIONS[3]);
    }

    #[test]
    fn help_goes_to_ones_own_best() {
        check("gauze", &OPTIONS, OPTIONS[1]);
    }
}
