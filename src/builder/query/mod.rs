//! Card search: words, fields and comparisons, all of which must fit.
//!
//! `silver tray` has both words somewhere in name, id, text or traits. `type:crew`,
//! `skill:pilot` (`skill:pilot+` for experts), `text:"draw"` ask one field; `cost<=3` compares.
//! A `-` before anything turns it round, `or` takes either side, parentheses group. Quotes keep
//! spaces and signs together. Case does not matter.

mod error;
mod field;
mod lexer;
mod measure;
mod parser;
mod term;
#[cfg(test)]
mod tests;

use cards::data::Card;

pub use error::QueryError;
use term::Term;

/// A condition on cards. The empty query finds every card.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Query(Node);

/// A query as a tree.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    Term(Term),
    Not(Box<Node>),
    All(Vec<Node>),
    Any(Vec<Node>),
}

impl Default for Query {
    fn default() -> Query {
        Query(Node::All(Vec::new()))
    }
}

impl Query {
    /// Reads a query as somebody typed it.
    ///
    /// # Errors
    /// A field, a word of the game or a number that there is not; a quote or a parenthesis that is
    /// left open. Each with its column and what would be understood.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        parser::parse(&lexer::tokens(text)?).map(Query)
    }

    /// Whether the card is like that.
    pub fn fits(&self, card: &Card) -> bool {
        self.0.fits(card)
    }

    /// Whether it asks for nothing.
    pub fn is_empty(&self) -> bool {
        self.0 == Node::All(Vec::new())
    }
}

impl Node {
    fn fits(&self, card: &Card) -> bool {
        match self {
            Node::Term(term) => term.fits(card),
            Node::Not(node) => !node.fits(card),
            Node::All(nodes) => nodes.iter().all(|node| node.fits(card)),
            Node::Any(nodes) => nodes.iter().any(|node| node.fits(card)),
        }
    }
}
