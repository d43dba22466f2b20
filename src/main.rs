//! The program `far-lanes`; everything it does is in the library.

#[cfg(not(target_arch = "wasm32"))]
fn main() -> std::process::ExitCode {
    far_lanes::cli::main()
}

#[cfg(target_arch = "wasm32")]
fn main() {
    far_lanes::page::main();
}
