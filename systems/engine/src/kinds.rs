//! Markers for kinds of steps.

/// A marker for each kind of a game's steps, under which its system is registered, and what that
/// system is given. Each kind is called like its variant.
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
        /// The kinds by number.
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

        /// How many kinds there are.
        #[cfg(test)]
        pub(crate) const KINDS: usize = [$(Kind::$name as usize),+].len();
    };
}
