//! The macro that declares a family of considerations, for captains and combatants alike.

/// Declares a family: a struct of numbers whose fields have display names.
macro_rules! considerations {
    ($(#[$about:meta])* $family:ident { $($field:ident: $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $family {
            $(#[doc = $name] pub $field: f32,)+
        }

        impl $family {
            /// Display names of the considerations.
            pub(crate) const NAMES: &[&str] = &[$($name),+];

            /// Returns the numbers in the order of the names.
            pub(crate) fn numbers(&self) -> [f32; Self::NAMES.len()] {
                [$(self.$field),+]
            }

            /// Returns the number of this field name, as files write it.
            pub fn number_mut(&mut self, field: &str) -> Option<&mut f32> {
                match field {
                    $(stringify!($field) => Some(&mut self.$field),)+
                    _ => None,
                }
            }
        }
    };
}
