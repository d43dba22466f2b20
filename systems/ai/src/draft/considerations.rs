//! Considerations for and against each card of an offer.

considerations! {
    /// Considerations for a card to pick; those of other parts of a deck are nothing to it.
    Drafting {
        serves: "what it can do of what contracts ask for",
        room: "room for crew and upgrades",
        reach: "how far and early it flies",
        guns: "what it fights with",
        points: "the points it brings",
        spoils: "side jobs that pay",
        effort: "what it takes to do it",
        alike: "goes with other contracts",
        distance: "how far away it is",
        hindrance: "a rival's trouble with its other side",
        tokens: "brings what the contracts ask for",
        standing: "what it does in play",
        effect: "what it does when it is played",
        performed: "crew of the deck who can perform it",
        piracy: "helps a pirate, and the ship is one for piracy",
        money: "what it is worth as money",
        price: "what it costs",
        kind: "the deck has too few of its kind",
        glut: "the deck has enough of its kind",
        copies: "the deck has it already",
    }
}
