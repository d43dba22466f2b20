#![no_main]

doors::target!("terminal_people");
