//! The whole state as plain data, both ways exactly.
