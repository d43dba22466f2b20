#![no_main]

doors::target!("person");
