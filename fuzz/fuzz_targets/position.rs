#![no_main]

doors::target!("position");
