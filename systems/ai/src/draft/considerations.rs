//! Considerations for and against each card of an offer.

considerations! {
    /// Considerations for a card to pick; those of other parts of a deck are nothing to it.
    Drafting {
        serves: "can do what many contracts ask for",
        room: "has room for crew and upgrades",
        reach: "flies far and early",
        guns: "can fight",
        points: "brings points",
        spoils: "has side jobs that pay",
        effort: "asks for what is hard to have",
        alike: "asks for what other contracts of the deck ask for",
        distance: "is far away",
        hindrance: "stands in a rival's way on its other side",
        tokens: "brings what the contracts ask for",
        standing: "does something in play",
        effect: "does something when it is played",
        performed: "crew of the deck can perform it",
        piracy: "helps a pirate",
        money: "is worth much as money",
        price: "costs much",
        kind: "the deck has too few of its kind",
        glut: "the deck has enough of its kind",
        copies: "the deck has it already",
    }
}
