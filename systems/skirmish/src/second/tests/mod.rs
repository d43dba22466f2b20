//! The rules as play: given these people, when these dice fall, then this came of it.

mod artillery;
mod bench;
mod bodies_hit;
mod boundaries;
mod damage;
mod dual_wielding;
mod exchange;
mod fire;
mod full_auto;
mod grapple;
mod mishaps;
mod radiation;
mod traits;
mod zero_g;
