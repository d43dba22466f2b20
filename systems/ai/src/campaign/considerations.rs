//! Considerations for and against each option of a campaign's own choices.

use campaign::Why;

use super::Personality;

considerations! {
    /// Considerations for what to do in port.
    Calling {
        pay: "what it pays, as likely as it is",
        reach: "can be done by this crew",
        risk: "what failing it costs",
        short: "too little for what is owed, and wanted at the end",
        raiders: "raiders wait, and few can stand against them",
        need: "brings what the crew lacks",
        hands: "more hands",
        price: "what it costs now",
        care: "is badly hurt",
        loss: "sends somebody away",
        time: "there are days for it",
        gain: "what it may bring, as likely as it is",
    }
}

considerations! {
    /// Considerations for a card to take.
    Choosing {
        strength: "a strong card",
        dear: "costs much to play",
        none: "changes nothing",
    }
}

considerations! {
    /// Considerations for a card to leave ashore.
    Clearing {
        weak: "does little",
        copies: "there are more of it",
        dear: "costs much to play",
    }
}

considerations! {
    /// Considerations for what to do about a port event.
    Answering {
        money: "what it brings, as likely as it is",
        harm: "somebody may be hurt",
        help: "brings cards, people or word",
        trouble: "brings trouble",
    }
}

/// Families of choices that share considerations.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Family {
    Calling,
    Choosing,
    Clearing,
    Answering,
}

impl Family {
    pub const ALL: [Family; 4] =
        [Family::Calling, Family::Choosing, Family::Clearing, Family::Answering];

    /// The family of a question; `None` for those of the games inside.
    pub fn of(why: Why) -> Option<Family> {
        match why {
            Why::Port => Some(Family::Calling),
            Why::Prize => Some(Family::Choosing),
            Why::LeavingAshore => Some(Family::Clearing),
            Why::Event => Some(Family::Answering),
            Why::Cards(_) | Why::Fight(_) => None,
        }
    }

    /// Names of its considerations.
    pub fn names(self) -> &'static [&'static str] {
        match self {
            Family::Calling => Calling::NAMES,
            Family::Choosing => Choosing::NAMES,
            Family::Clearing => Clearing::NAMES,
            Family::Answering => Answering::NAMES,
        }
    }

    /// A personality's weights of its considerations, in the same order.
    pub fn weights(self, personality: &Personality) -> Vec<f32> {
        match self {
            Family::Calling => personality.calling.numbers().into(),
            Family::Choosing => personality.choosing.numbers().into(),
            Family::Clearing => personality.clearing.numbers().into(),
            Family::Answering => personality.answering.numbers().into(),
        }
    }
}
