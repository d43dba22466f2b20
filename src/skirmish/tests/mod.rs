//! The shipped armoury and scenarios, and what is said of broken ones.

mod tables;
