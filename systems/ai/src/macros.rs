//! How a family of considerations is declared, by captains and by combatants alike.

/// Declares a family: a struct of numbers whose fields have names to be read aloud.
macro_rules! considerations {
    ($(#[$about:meta])* $family:ident { $($field:ident: $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $family {
            $(#[doc = $name] pub $field: f32,)+
        }

        impl $family {
            /// The considerations, in words.
            pub(crate) const NAMES: &[&str] = &[$($name),+];

            /// The numbers in the order of the names.
            pub(crate) fn numbers(&self) -> [f32; Self::NAMES.len()] {
                [$(self.$field),+]
            }

            /// The number that files call by this name.
            pub fn number_mut(&mut self, field: &str) -> Option<&mut f32> {
                match field {
                    $(stringify!($field) => Some(&mut self.$field),)+
                    _ => None,
                }
            }
        }
    };
}
