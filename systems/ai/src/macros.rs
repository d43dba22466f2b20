//! The macro that declares a family of considerations, for captains and combatants alike.

/// Declares a struct of numbers whose fields have names to be read aloud.
macro_rules! numbers {
    ($(#[$about:meta])* $group:ident { $($field:ident: $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Debug, Clone, Copy, Default, PartialEq, serde::Serialize, serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        pub struct $group {
            $(#[doc = $name] pub $field: f32,)+
        }

        impl $group {
            /// Names of the numbers, in words.
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

/// Declares a family: numbers that are weights in a personality, and features as a component of an option.
macro_rules! considerations {
    ($(#[$about:meta])* $family:ident { $($field:ident: $name:literal),+ $(,)? }) => {
        numbers! {
            $(#[$about])*
            #[derive(bevy::prelude::Component)]
            $family { $($field: $name),+ }
        }

        impl crate::brain::Features for $family {
            const CONSIDERATIONS: &'static [crate::brain::Feature<$family>] =
                &[$(($name, |option| option.$field)),+];

            fn scores(&self) -> impl Iterator<Item = f32> {
                self.numbers().into_iter().map(crate::brain::score_of)
            }
        }
    };
}
