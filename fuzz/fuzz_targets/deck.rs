#![no_main]

doors::target!("deck");
