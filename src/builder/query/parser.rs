//! Parses tokens to a tree: `or` binds least, juxtaposition more, `-` most.

use super::{
    Node,
    error::{Misread, QueryError},
    field,
    lexer::{Piece, Token},
};

/// Deeper than this nobody means it.
const DEEPEST: usize = 32;

pub(super) fn parse(tokens: &[Token]) -> Result<Node, QueryError> {
    let mut parser = Parser { tokens, at: 0, open: 0 };
    let node = parser.any()?;
    match parser.next() {
        Some(stray) => Err(stray.error(Misread::StrayParenthesis)),
        None => Ok(node),
    }
}

struct Parser<'a> {
    tokens: &'a [Token],
    at: usize,
    /// Parentheses that are open.
    open: usize,
}

impl<'a> Parser<'a> {
    fn peek(&self) -> Option<&'a Token> {
        self.tokens.get(self.at)
    }

    fn next(&mut self) -> Option<&'a Token> {
        self.at += 1;
        self.tokens.get(self.at - 1)
    }

    fn any(&mut self) -> Result<Node, QueryError> {
        let mut sides = vec![self.all()?];
        while let Some(or) = self.peek().filter(|token| token.piece == Piece::Or) {
            self.at += 1;
            let side = self.all()?;
            if side == Node::All(Vec::new()) || sides.last() == Some(&Node::All(Vec::new())) {
                return Err(or.error(Misread::LonelyOr));
            }
            sides.push(side);
        }
        Ok(if sides.len() == 1 { sides.remove(0) } else { Node::Any(sides) })
    }

    fn all(&mut self) -> Result<Node, QueryError> {
        let mut nodes = Vec::new();
        while self.peek().is_some_and(|it| !matches!(it.piece, Piece::Or | Piece::Close)) {
            nodes.push(self.one()?);
        }
        Ok(if nodes.len() == 1 { nodes.remove(0) } else { Node::All(nodes) })
    }

    fn one(&mut self) -> Result<Node, QueryError> {
        let mut turned = None;
        while let Some(not) = self.peek().filter(|token| token.piece == Piece::Not) {
            turned = if turned.is_some() { None } else { Some(not) };
            self.at += 1;
        }
        let node = match self.next() {
            Some(Token { piece: Piece::Word(word), column }) => {
                return Ok(turn(field::term(word, *column)?, turned.is_some()));
            }
            Some(open) if open.piece == Piece::Open => self.group(open)?,
            Some(other) => return Err(other.error(Misread::LonelyNot)),
            None => {
                let column = self.tokens.last().map_or(1, |token| token.column);
                return Err(QueryError { column, what: Misread::LonelyNot });
            }
        };
        Ok(turn(node, turned.is_some()))
    }

    fn group(&mut self, open: &Token) -> Result<Node, QueryError> {
        if self.open == DEEPEST {
            return Err(open.error(Misread::TooDeep(DEEPEST)));
        }
        self.open += 1;
        let node = self.any()?;
        self.open -= 1;
        match self.next() {
            Some(_) => Ok(node),
            None => Err(open.error(Misread::OpenParenthesis)),
        }
    }
}

fn turn(node: Node, turned: bool) -> Node {
    if turned { Node::Not(Box::new(node)) } else { node }
}

impl Token {
    fn error(&self, what: Misread) -> QueryError {
        QueryError { column: self.column, what }
    }
}
