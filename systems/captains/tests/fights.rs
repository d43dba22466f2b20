//! Whole fights between computer combatants, with the arms and tempers that are shipped.

mod fighting;

use std::time::Duration;

use captains::combat::{CombatMind, Level, Temper};
use characters::healing::RuleSet;
use fighting::{Pairs, armoury, duel, mirrored, scenario};
use play::{Game, Player, Seat, play_out};
use skirmish::{Choice, Ending, Move, Observation, Setup, Skirmish};
