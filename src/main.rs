//! The program `far-lanes`; everything it does is in the library.

fn main() -> std::process::ExitCode {
    far_lanes::cli::main()
}
