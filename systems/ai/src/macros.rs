//! Macros that declare families of considerations and levels of difficulty, for captains and
//! combatants alike.

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

/// Declares the levels of difficulty, the lowest first, with their names.
macro_rules! levels {
    ($(#[$about:meta])* $ladder:ident { $($(#[$says:meta])* $level:ident: $name:literal),+ $(,)? }) => {
        $(#[$about])*
        #[derive(
            Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord,
            serde::Serialize, serde::Deserialize,
        )]
        pub enum $ladder {
            $($(#[$says])* $level,)+
        }

        impl $ladder {
            const NAMES: &[&str] = &[$($name),+];

            /// Every level, the lowest first.
            pub const ALL: [$ladder; Self::NAMES.len()] = [$($ladder::$level),+];

            /// Name of the level.
            pub const fn name(self) -> &'static str {
                Self::NAMES[self as usize]
            }
        }

        impl std::fmt::Display for $ladder {
            fn fmt(&self, f: &mut std::fmt::Formatter) -> std::fmt::Result {
                f.pad(self.name())
            }
        }

        impl std::str::FromStr for $ladder {
            type Err = crate::UnknownLevel;

            fn from_str(text: &str) -> Result<$ladder, crate::UnknownLevel> {
                let found = $ladder::ALL.into_iter().find(|level| level.name() == text);
                found.ok_or_else(|| crate::UnknownLevel::new(text, $ladder::NAMES))
            }
        }
    };
}
