#![no_main]

doors::target!("pack");
