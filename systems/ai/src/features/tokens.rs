//! Matching tokens to the requirements that ask for them.

use cards::data::{Level, Skill, Token};

/// Source that meets one token requirement, once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Source {
    Token(Token),
    /// Jack-of-all-trades' pick: trained in any skill that the crew lacks, a bit a skill.
    Pick {
        except: u16,
    },
}

impl Source {
    /// Whether it would meet a requirement for `wanted` (CCG-JOT-2, CCG-JOT-3).
    pub fn meets(self, wanted: Token) -> bool {
        match (self, wanted) {
            (Source::Token(token), _) => token.meets(wanted),
            (Source::Pick { except }, Token::Skill(skill, Level::Trained)) => {
                skill.can_be_picked() && except & bit(skill) == 0
            }
            (Source::Pick { .. }, Token::Skill(_, Level::Expert) | Token::Capability(_)) => false,
        }
    }
}

fn bit(skill: Skill) -> u16 {
    1 << skill as u16
}

/// Sources that a captain has or will have in a round.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct Supply(Vec<Source>);

impl Supply {
    /// Supply of the tokens in a pool.
    pub fn of(tokens: &[Token]) -> Supply {
        Supply(tokens.iter().copied().map(Source::Token).collect())
    }

    pub fn add(&mut self, token: Token) {
        self.0.push(Source::Token(token));
    }

    /// Adds the tokens that a crew with these skills brings in a Resource Phase (CCG-RSC-1c,
    /// CCG-JOT-4).
    pub fn add_skills(&mut self, skills: impl Iterator<Item = (Skill, Level)> + Clone) {
        let except = skills.clone().fold(0, |bits, (skill, _)| bits | bit(skill));
        for (skill, level) in skills {
            match (skill, level) {
                (Skill::JackOfAllTrades, Level::Trained) => self.0.push(Source::Pick { except }),
                (Skill::JackOfAllTrades, Level::Expert) => {
                    self.0.extend([Source::Pick { except }; 2]);
                }
                (skill, level) => self.add(Token::Skill(skill, level)),
            }
        }
    }

    /// Returns the supply less one token of this kind, or else less one that serves for it: an expert
    /// skill where a trained one is spent.
    pub fn without(&self, token: Token) -> Supply {
        let mut rest = self.clone();
        let is_it = |source: &Source| *source == Source::Token(token);
        let at = rest.0.iter().position(is_it);
        if let Some(at) = at.or_else(|| rest.0.iter().position(|source| source.meets(token))) {
            rest.0.remove(at);
        }
        rest
    }

    /// Returns both supplies together.
    pub fn and(&self, more: &Supply) -> Supply {
        Supply(self.0.iter().chain(&more.0).copied().collect())
    }

    pub fn sources(&self) -> &[Source] {
        &self.0
    }
}

/// Number of `wanted` that a supply meets at once, each source meeting one requirement.
pub(crate) fn met(supply: &Supply, wanted: &[Token]) -> usize {
    let mut match_up = MatchUp::new(supply);
    wanted.iter().filter(|&&token| match_up.add(token)).count()
}

/// Those of `wanted` that a supply leaves unmet. An expert serves for a trained one, not the other way round, so
/// what asks for experts is met first.
pub(crate) fn lacking(supply: &Supply, wanted: &[Token]) -> Vec<Token> {
    let mut match_up = MatchUp::new(supply);
    let is_expert = |token: &Token| matches!(token, Token::Skill(_, Level::Expert));
    let (experts, others): (Vec<Token>, Vec<Token>) = wanted.iter().partition(|it| is_expert(it));
    experts.into_iter().chain(others).filter(|&token| !match_up.add(token)).collect()
}

/// Maximum matching of sources and requirements, grown one requirement at a time.
#[derive(Debug)]
pub(crate) struct MatchUp<'a> {
    supply: &'a Supply,
    /// Requirement that each source serves.
    serves: Vec<Option<usize>>,
    /// For each requirement that is met, the sources that could meet it, a bit each.
    servers: Vec<u64>,
}

/// `clone_from` reuses the memory of the copy.
impl Clone for MatchUp<'_> {
    fn clone(&self) -> Self {
        MatchUp { supply: self.supply, serves: self.serves.clone(), servers: self.servers.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.supply = other.supply;
        self.serves.clone_from(&other.serves);
        self.servers.clone_from(&other.servers);
    }
}

impl<'a> MatchUp<'a> {
    pub fn new(supply: &'a Supply) -> MatchUp<'a> {
        let sources = supply.0.len().min(u64::BITS as usize);
        MatchUp { supply, serves: vec![None; sources], servers: Vec::new() }
    }

    /// Sources that could meet a requirement, a bit each.
    pub fn servers(&self, wanted: Token) -> u64 {
        let sources = self.supply.0.iter().take(self.serves.len()).enumerate();
        sources.filter(|(_, source)| source.meets(wanted)).fold(0, |bits, (n, _)| bits | 1 << n)
    }

    /// Adds a requirement, re-pairing others if needed; returns whether it can be met.
    pub fn add(&mut self, wanted: Token) -> bool {
        self.serve(self.servers(wanted))
    }

    /// Adds a requirement that these sources could meet.
    pub fn serve(&mut self, servers: u64) -> bool {
        self.servers.push(servers);
        let added = self.place(self.servers.len() - 1, &mut 0);
        if !added {
            self.servers.pop();
        }
        added
    }

    fn place(&mut self, requirement: usize, tried: &mut u64) -> bool {
        while let open @ 1.. = self.servers[requirement] & !*tried {
            let source = open.trailing_zeros() as usize;
            *tried |= 1 << source;
            let free = self.serves[source].is_none_or(|other| self.place(other, tried));
            if free {
                self.serves[source] = Some(requirement);
                return true;
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cards::data::Capability;

    fn skill(skill: Skill, level: Level) -> Token {
        Token::Skill(skill, level)
    }

    #[test]
    fn one_expert_for_two_requirements_leaves_the_trained_one_open() {
        let [trained, expert] =
            [Level::Trained, Level::Expert].map(|level| skill(Skill::Engineering, level));
        let supply = Supply::of(&[expert]);
        assert_eq!(lacking(&supply, &[trained, expert]), [trained]);
        assert_eq!(lacking(&supply, &[trained]), []);
    }

    #[test]
    fn a_pair_steps_aside_for_the_requirement_that_needs_it_more() {
        let supply = Supply::of(&[
            Token::Capability(Capability::CargoPassenger),
            Token::Capability(Capability::Cargo),
        ]);
        let wanted = [Capability::Cargo, Capability::Passenger].map(Token::Capability);
        assert_eq!(met(&supply, &wanted), 2);
        let both_cargo_and_more = [Capability::Cargo, Capability::Cargo, Capability::Passenger];
        assert_eq!(met(&supply, &both_cargo_and_more.map(Token::Capability)), 2);
    }

    #[test]
    fn a_jack_of_all_trades_fills_one_gap_of_a_trained_skill_the_crew_lacks() {
        let mut supply = Supply::default();
        let crew = [(Skill::JackOfAllTrades, Level::Trained), (Skill::Pilot, Level::Trained)];
        supply.add_skills(crew.into_iter());
        let trained = |s| skill(s, Level::Trained);
        assert_eq!(met(&supply, &[trained(Skill::Pilot), trained(Skill::Medical)]), 2);
        assert_eq!(met(&supply, &[trained(Skill::Pilot), trained(Skill::Pilot)]), 1);
        assert_eq!(met(&supply, &[trained(Skill::Admin), trained(Skill::Medical)]), 1);
        assert_eq!(met(&supply, &[skill(Skill::Medical, Level::Expert)]), 0);
        assert_eq!(met(&supply, &[trained(Skill::Psionic)]), 0);
    }

    #[test]
    fn an_expert_serves_as_trained_where_no_expert_is_asked() {
        let (expert, trained) =
            (skill(Skill::Pilot, Level::Expert), skill(Skill::Pilot, Level::Trained));
        let supply = Supply::of(&[expert, trained]);
        assert_eq!(met(&supply, &[trained, expert]), 2);
        assert_eq!(met(&supply, &[expert, expert]), 1);
        assert_eq!(met(&supply.without(expert), &[expert]), 0);
    }
}
