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

            /// Names of their fields, as files write them, in the same order.
            #[allow(dead_code, reason = "only what captains of cards weigh is called by its field")]
            pub(crate) const FIELDS: &[&str] = &[$(stringify!($field)),+];

            /// Returns the numbers in the order of the names.
            pub(crate) fn numbers(&self) -> [f32; Self::NAMES.len()] {
                [$(self.$field),+]
            }

            /// Returns the numbers to change, in the order of the names.
            #[allow(dead_code, reason = "only what is learned is set by position")]
            pub(crate) fn numbers_mut(&mut self) -> [&mut f32; Self::NAMES.len()] {
                [$(&mut self.$field),+]
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

/// Reads what each `Level` of a module does, with the considerations of its `Family`; `$shipped` is the
/// text of the shipped file, which is read once.
macro_rules! profiles {
    ($shipped:expr) => {
        static SHIPPED: std::sync::LazyLock<Profiles<Level>> = std::sync::LazyLock::new(|| {
            Profiles::<Level>::read("levels.ron", $shipped)
                .expect("the shipped levels are read by a test")
        });

        impl Profiles<Level> {
            /// Reads the profiles of all levels; `file` is the name used in errors.
            ///
            /// # Errors
            /// The text does not parse, a level is missing, or a profile makes no sense.
            pub fn read(file: &str, text: &str) -> Result<Profiles<Level>, cards::data::DataError> {
                let is_known = |name: &str| Family::ALL.iter().any(|it| it.names().contains(&name));
                crate::difficulty::read(file, text, &Level::ALL, is_known)
            }
        }

        impl Default for Profiles<Level> {
            /// Returns the profiles as shipped.
            fn default() -> Profiles<Level> {
                SHIPPED.clone()
            }
        }

        impl Level {
            /// Returns the profile of this level as shipped.
            pub fn shipped(self) -> crate::DifficultyProfile {
                SHIPPED.of(self).clone()
            }
        }
    };
}
