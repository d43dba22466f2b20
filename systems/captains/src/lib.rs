//! captains
