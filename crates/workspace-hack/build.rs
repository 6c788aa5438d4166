//! Builds nothing. It is here so that `cc` is compiled with the features of the manifest.

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
}
