#![no_main]

inputs::target!("deck");
