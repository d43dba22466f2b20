//! The classic rules in play.

mod alarm;
mod blows;
mod chart;
mod circumstance;
mod declare;
mod exchanges;
mod expertise;
mod frame;
mod guns;
mod load;
mod matrices;
mod random;
mod tables;
mod wounds;
