//! No code: the manifest names features of libraries, so that all commands of cargo compile these
//! libraries once.
