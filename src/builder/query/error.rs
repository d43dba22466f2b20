//! Errors of queries.

/// A mistake and where it begins, in columns counted from 1.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("column {column}: {what}")]
pub struct QueryError {
    pub column: usize,
    pub what: Misread,
}

/// A part that is not understood, with what would be.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Misread {
    #[error("this quote is never closed")]
    OpenQuote,
    #[error("this parenthesis is never closed")]
    OpenParenthesis,
    #[error("nothing opens this parenthesis")]
    StrayParenthesis,
    #[error("parentheses are nested more than {0} deep")]
    TooDeep(usize),
    #[error("`or` stands between two things")]
    LonelyOr,
    #[error("nothing follows this `-`")]
    LonelyNot,
    #[error("a field stands before `{0}`, without a space, as in `cost{0}3`")]
    NoField(String),
    #[error("there is nothing after `{0}`")]
    NoValue(String),
    #[error("there is no field `{typed}`; {}", hint(near, known))]
    UnknownField { typed: String, near: Option<String>, known: String },
    #[error("there is no {field} `{typed}`; {}", hint(near, known))]
    UnknownWord { field: &'static str, typed: String, near: Option<String>, known: String },
    #[error("`{typed}` is no whole number")]
    NoNumber { typed: String },
    #[error("`{field}` cannot be compared; ask as in `{field}:{example}`")]
    NotCompared { field: &'static str, example: &'static str },
}

fn hint(near: &Option<String>, known: &str) -> String {
    match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("there are {known}"),
    }
}
