//! The kind of game that lessons are about.

use std::fmt::Debug;

use serde::de::DeserializeOwned;

/// A kind of game that can be taught: what its lessons wait for, claim and point at.
pub trait Topic: Debug + Clone + PartialEq + 'static {
    /// How the guided game is set up.
    type Game: Debug + Clone + Default + PartialEq + DeserializeOwned;
    /// A condition of a lesson.
    type When: Debug + Clone + PartialEq + DeserializeOwned;
    /// Something that the words of a lesson say of the game.
    type Claim: Debug + Clone + PartialEq + DeserializeOwned;
    /// The part of the screen that a lesson points at.
    type Target: Debug + Copy + PartialEq + DeserializeOwned;
    /// The game as the person meets it when they are asked something.
    type Moment<'a>;
    /// The file beside the saved games that says how far a person has come.
    const FILE: &'static str;

    /// Whether a condition holds.
    fn holds(when: &Self::When, moment: &Self::Moment<'_>) -> bool;

    /// Whether a claim is true.
    fn is_true(claim: &Self::Claim, moment: &Self::Moment<'_>) -> bool;
}
