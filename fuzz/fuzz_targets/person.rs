#![no_main]

inputs::target!("person");
