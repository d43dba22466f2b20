#![no_main]

doors::target!("task");
