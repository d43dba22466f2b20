//! Who is there.

use skirmish::Condition;

/// Whether somebody in this condition is still on the field.
pub fn is_here(condition: Condition) -> bool {
    !matches!(condition, Condition::Gone(_))
}
