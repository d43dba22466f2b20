#![no_main]

inputs::target!("task");
