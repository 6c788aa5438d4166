//! Builds nothing: with a build script alone cargo counts this package's build dependency, which
//! `features-of-tests` in `Cargo.toml` names.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
