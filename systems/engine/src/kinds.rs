//! Markers for kinds of steps.

/// Declares a marker type for each kind of a game's steps: systems are registered under it, and it
/// names their input. Each marker has the name of its variant.
///
/// ```
/// # fn main() {}
/// pub(crate) enum Step {
///     Draw { cards: u8 },
///     Discard,
/// }
///
/// mod kind {
///     use super::Step;
///
///     engine::step_kinds! {
///         Step;
///         Draw: u8, Step::Draw { cards } => cards;
///         Discard: (), Step::Discard => ();
///     }
/// }
/// ```
#[macro_export]
macro_rules! step_kinds {
    ($steps:ident; $($name:ident: $input:ty, $step:pat => $given:expr;)+) => {
        /// Kinds by number.
        enum Kind {
            $($name,)+
        }

        $(
            #[derive(Debug, Clone, Copy)]
            pub(crate) struct $name;

            impl $crate::StepKind for $name {
                type Steps = $steps;
                type Input = $input;
                const KIND: usize = Kind::$name as usize;

                fn input(step: $steps) -> Option<$input> {
                    if let $step = step { Some($given) } else { None }
                }
            }
        )+

        impl $crate::Steps for $steps {
            fn kind(&self) -> usize {
                match self {
                    $($steps::$name { .. } => Kind::$name as usize,)+
                }
            }
        }

        /// Number of kinds.
        #[cfg(test)]
        pub(crate) const KINDS: usize = [$(Kind::$name as usize),+].len();
    };
}
