//! Checks of decisions, common to card games and fights.

use std::fmt::Debug;

use ai::OptionScore;

/// Checks that these reasons for every option are those behind the decision.
#[track_caller]
pub fn check_reasons<M: Copy + PartialEq + Debug>(
    reasons: &[OptionScore<M>],
    options: &[M],
    decided: M,
) {
    let told: Vec<M> = reasons.iter().map(|reason| reason.option).collect();
    assert_eq!(told, options);
    let best = reasons.iter().map(|reason| reason.score).fold(0.0, f32::max);
    let first = reasons.iter().find(|reason| reason.score == best).expect("one is best");
    assert_eq!(first.option, decided);
    for reason in reasons {
        // What is worth nothing is out of the question, however it was weighed.
        if reason.wasted {
            assert_eq!(reason.score, 0.0, "{reason:?}");
            continue;
        }
        let moved: f32 = reason.considerations.iter().map(|(_, by)| by).sum();
        assert!((0.5 + moved - reason.score).abs() < 1e-4, "{reason:?}");
    }
}
