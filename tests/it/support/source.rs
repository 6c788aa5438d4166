//! The source code as the tests of the architecture read it: files as tokens, the imports of each
//! file, and circles of imports.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// A token of Rust code. There are none for comments and white space.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Token<'a> {
    /// A name, a number, a lifetime, `::`, or a single sign.
    Word(&'a str),
    /// A string literal: the text between its quotes.
    Text(&'a str),
}

use Token::{Text, Word};

/// Splits a text of Rust code into tokens.
pub fn tokens(text: &str) -> Vec<Token<'_>> {
    let mut rest = text;
    let mut found = Vec::new();
    while let Some(first) = rest.chars().next() {
        let name = |c: char| c.is_alphanumeric() || c == '_';
        let (token, length) = if first.is_whitespace() {
            (None, first.len_utf8())
        } else if rest.starts_with("//") {
            (None, rest.find('\n').unwrap_or(rest.len()))
        } else if rest.starts_with("/*") {
            (None, rest.find("*/").expect("a comment ends") + 2)
        } else if let Some((inner, length)) = string(rest) {
            (Some(Text(inner)), length)
        } else if name(first) {
            let length = rest.find(|c| !name(c)).unwrap_or(rest.len());
            (Some(Word(&rest[..length])), length)
        } else if first == '\'' {
            // A lifetime has no second quote. Its name is not needed here.
            (None, character(rest).unwrap_or(1))
        } else {
            let length = if rest.starts_with("::") { 2 } else { first.len_utf8() };
            (Some(Word(&rest[..length])), length)
        };
        found.extend(token);
        rest = &rest[length..];
    }
    found
}

/// The content and the length in bytes of the string literal at the beginning of a text; `None` if
/// there is none.
fn string(text: &str) -> Option<(&str, usize)> {
    let prefix = text.find(|c| !matches!(c, 'b' | 'c' | 'r'))?;
    let raw = text[..prefix].ends_with('r');
    let hashes = text[prefix..].find(|c| c != '#').filter(|_| raw).unwrap_or(0);
    let start = prefix + hashes + 1;
    let inside = text[prefix + hashes..].strip_prefix('"')?;
    let end = if raw {
        inside.find(&format!("\"{}", "#".repeat(hashes)))?
    } else {
        let mut escaped = false;
        inside.find(|c| {
            let end = c == '"' && !escaped;
            escaped = c == '\\' && !escaped;
            end
        })?
    };
    Some((&inside[..end], start + end + 1 + hashes))
}

/// The length in bytes of the character literal at the beginning of a text; `None` if there is
/// none.
fn character(text: &str) -> Option<usize> {
    let mut signs = text.char_indices().skip(1);
    let (_, first) = signs.next()?;
    if first == '\\' {
        signs.next()?;
        return text[3..].find('\'').map(|end| end + 4);
    }
    signs.next().filter(|(_, c)| *c == '\'').map(|(end, _)| end + 1)
}

/// A source file of a package.
pub struct File {
    /// The file's path below the folder, such as `game/act.rs`.
    pub name: String,
    pub text: String,
}

/// The room of a file: the first part of its path, such as `rules` or `clock`.
fn room(file: &str) -> &str {
    file.split_once('/').map_or_else(|| file.trim_end_matches(".rs"), |(room, _)| room)
}

impl File {
    /// The room of the file.
    pub fn room(&self) -> &str {
        room(&self.name)
    }

    /// The path of the file's module in the tree of modules: `["rules", "moves"]`.
    fn module(&self) -> Vec<&str> {
        let path = self.name.trim_end_matches(".rs");
        let path = path.strip_suffix("/mod").unwrap_or(path);
        if path == "lib" { Vec::new() } else { path.split('/').collect() }
    }
}

/// Reads every file below a folder, sorted by name.
pub fn files(folder: &Path) -> Vec<File> {
    fn walk(root: &Path, folder: &Path, found: &mut Vec<File>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                walk(root, &path, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let name = path.strip_prefix(root).unwrap().to_str().unwrap().replace('\\', "/");
                found.push(File { name, text: std::fs::read_to_string(&path).unwrap() });
            }
        }
    }
    let mut found = Vec::new();
    walk(folder, folder, &mut found);
    found.sort_by(|a, b| a.name.cmp(&b.name));
    found
}

/// A name that a `use` of a file brings into scope.
#[derive(Debug, PartialEq, Eq)]
struct Import {
    name: String,
    path: Vec<String>,
    /// True if the `use` is `pub` in any form.
    public: bool,
}

/// A module: its file, imports, types and methods, and every path in its code, including imports.
#[derive(Default)]
struct Module {
    file: String,
    imports: Vec<Import>,
    paths: BTreeSet<Vec<String>>,
    /// The types that the module defines.
    types: BTreeSet<String>,
    /// The methods that the module gives to types, as (type, method), except those of traits.
    methods: BTreeSet<(String, String)>,
    /// The methods that the module calls, as (type, method). The type is only known for calls on
    /// `self`.
    calls: BTreeSet<(Option<String>, String)>,
}

impl Module {
    fn read(file: &File) -> Module {
        let words = without_tests(tokens(&file.text));
        let mut module = Module { file: file.name.clone(), ..Module::default() };
        let (mut at, mut said) = (0, BTreeMap::<&str, usize>::new());
        while at < words.len() {
            match words[at] {
                Word("use") => {
                    let public = at > 0 && matches!(words[at - 1], Word("pub" | ")"));
                    at = tree(&words, at + 1, &[], &mut |name, path| {
                        module.imports.push(Import {
                            name: name.to_owned(),
                            path: path.to_vec(),
                            public,
                        });
                    });
                }
                // `mod moves;` declares a module and uses nothing in it.
                Word("mod") => at += 2,
                Word(first) if is_name(first) && (at == 0 || words[at - 1] != Word("::")) => {
                    let mut path = vec![first.to_owned()];
                    while let (Some(Word("::")), Some(Word(next))) =
                        (words.get(at + 1), words.get(at + 2))
                    {
                        if !is_name(next) {
                            break;
                        }
                        path.push((*next).to_owned());
                        at += 2;
                    }
                    *said.entry(first).or_default() += 1;
                    if path.len() > 1 {
                        module.paths.insert(path);
                    }
                    at += 1;
                }
                _ => at += 1,
            }
        }
        // A name that is only re-exported does not count as an import: the `mod.rs` of a room may
        // list its files.
        let used = module
            .imports
            .iter()
            .filter(|import| !import.public || said.contains_key(import.name.as_str()));
        let used: Vec<Vec<String>> = used.map(|import| import.path.clone()).collect();
        module.paths.extend(used);
        module.read_methods(&words);
        module
    }

    /// Finds the types, the methods and the calls in the code of the module.
    fn read_methods(&mut self, words: &[Token]) {
        // The type of the open `impl` block, the depth of the block, and true if it implements a
        // trait.
        let mut block: Option<(String, usize, bool)> = None;
        let mut depth = 0;
        for (at, word) in words.iter().enumerate() {
            match (word, words.get(at + 1), words.get(at + 2)) {
                (Word("{"), ..) => depth += 1,
                (Word("}"), ..) => {
                    depth -= 1;
                    block.take_if(|(_, outside, _)| *outside == depth);
                }
                (Word("struct" | "enum"), Some(Word(name)), _) if is_name(name) => {
                    self.types.insert((*name).to_owned());
                }
                (Word("impl"), ..) if block.is_none() && depth == 0 => {
                    block =
                        implemented(&words[at + 1..]).map(|(of, is_trait)| (of, depth, is_trait));
                }
                (Word("fn"), Some(Word(name)), _) => {
                    if let Some((of, outside, false)) = &block
                        && depth == outside + 1
                    {
                        self.methods.insert((of.clone(), (*name).to_owned()));
                    }
                }
                (Word("."), Some(Word(name)), Some(Word("(" | "::"))) if is_name(name) => {
                    let on_self = at > 0 && words[at - 1] == Word("self");
                    let of = block.as_ref().filter(|_| on_self).map(|(of, ..)| of.clone());
                    self.calls.insert((of, (*name).to_owned()));
                }
                _ => {}
            }
        }
    }
}

/// The type of an `impl` block whose tokens after `impl` are these, and true if it implements a
/// trait; `None` if there is no type.
fn implemented(words: &[Token]) -> Option<(String, bool)> {
    let mut angles = 0;
    let mut of = None;
    let mut is_trait = false;
    for word in words {
        match word {
            Word("<") => angles += 1,
            Word(">") => angles -= 1,
            Word("{" | "where") if angles == 0 => return of.map(|name| (name, is_trait)),
            Word("for") if angles == 0 => is_trait = true,
            Word(name) if angles == 0 && is_name(name) => of = Some((*name).to_owned()),
            _ => {}
        }
    }
    None
}

/// The tokens without the tests at the end of a file, which may import anything.
fn without_tests(mut words: Vec<Token>) -> Vec<Token> {
    let tests = words.windows(3).position(|three| three == [Word("mod"), Word("tests"), Word("{")]);
    words.truncate(tests.unwrap_or(words.len()));
    let inner = words.windows(3).find(|three| matches!(three, [Word("mod"), Word(_), Word("{")]));
    assert!(inner.is_none(), "a module without a file of its own: {inner:?}");
    words
}

fn is_name(word: &str) -> bool {
    word.starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Reads the tree of a `use` from the token at `at` on. Calls `found` with each name and its path.
/// Returns the index after the tree.
fn tree(
    words: &[Token],
    mut at: usize,
    before: &[String],
    found: &mut impl FnMut(&str, &[String]),
) -> usize {
    let mut path = before.to_vec();
    loop {
        match words[at] {
            Word("::") => at += 1,
            Word("{") => {
                at += 1;
                while words[at] != Word("}") {
                    at = tree(words, at, &path, found);
                    at += usize::from(words[at] == Word(","));
                }
                return at + 1;
            }
            Word("as") => {
                let Word(name) = words[at + 1] else { panic!("a name follows `as`") };
                found(name, &path);
                return at + 2;
            }
            Word("*") => panic!("{before:?}::* hides what is imported"),
            Word(word) if is_name(word) => {
                // `a::{self}` is `a`.
                if word != "self" || path.is_empty() {
                    path.push(word.to_owned());
                }
                at += 1;
            }
            _ => {
                found(&path[path.len() - 1], &path);
                return at;
            }
        }
    }
}

/// The modules of a package, each by its path in the tree of modules.
pub struct Imports {
    modules: BTreeMap<Vec<String>, Module>,
}

impl Imports {
    pub fn of(files: &[File]) -> Imports {
        let owned = |module: Vec<&str>| module.into_iter().map(str::to_owned).collect();
        Imports {
            modules: files.iter().map(|file| (owned(file.module()), Module::read(file))).collect(),
        }
    }

    /// The pairs of a file and another file that it needs, by an import or by a method call.
    pub fn edges(&self) -> BTreeSet<(&str, &str)> {
        let mut edges = self.calls();
        for (place, module) in &self.modules {
            for path in &module.paths {
                if let Some(home) = self.find(place, path, 0) {
                    edges.insert((module.file.as_str(), self.modules[&home].file.as_str()));
                }
            }
        }
        edges.retain(|(from, to)| from != to);
        edges
    }

    /// The pairs of a file and a file whose method it calls, if the method is not in the file of
    /// its type. The file of the type needs no pair, because a value of the type comes from an
    /// import. A call on a value other than `self` counts only inside a room, and only if a single
    /// type has such a method.
    fn calls(&self) -> BTreeSet<(&str, &str)> {
        let mut homes: BTreeMap<&str, BTreeSet<(&str, &str)>> = BTreeMap::new();
        for module in self.modules.values() {
            for (of, name) in &module.methods {
                homes.entry(name).or_default().insert((of, &module.file));
            }
        }
        let apart = |of: &str, file: &str| {
            let module = self.modules.values().find(|module| module.file == file);
            module.is_some_and(|module| !module.types.contains(of))
        };
        let mut edges = BTreeSet::new();
        for module in self.modules.values() {
            for (on, name) in &module.calls {
                let Some(known) = homes.get(name.as_str()) else { continue };
                let home = match on {
                    Some(on) => known.iter().find(|(of, _)| of == on),
                    None => known
                        .first()
                        .filter(|(_, file)| known.len() == 1 && room(file) == room(&module.file)),
                };
                edges.extend(
                    home.filter(|(of, file)| apart(of, file))
                        .map(|(_, file)| (module.file.as_str(), *file)),
                );
            }
        }
        edges
    }

    /// The path of the module that defines the item at `path`, as seen from the module `place`.
    /// `None` outside the library, and for a path to a module, which is only a shorter name.
    fn find(&self, place: &[String], path: &[String], depth: usize) -> Option<Vec<String>> {
        assert!(depth < 32, "imports pass {path:?} on endlessly");
        let (mut here, mut rest) = match path[0].as_str() {
            "crate" => (Vec::new(), &path[1..]),
            "self" => (place.to_vec(), &path[1..]),
            "super" => (place[..place.len() - 1].to_vec(), &path[1..]),
            _ => (place.to_vec(), path),
        };
        let mut strange = !matches!(path[0].as_str(), "crate" | "self" | "super");
        while let Some(name) = rest.first() {
            let child = [&here[..], std::slice::from_ref(name)].concat();
            let import = self.modules[&here]
                .imports
                .iter()
                .find(|import| import.name == *name && import.path[0] != *name);
            if name == "super" {
                here.pop();
            } else if self.modules.contains_key(&child) {
                here = child;
            } else if let Some(import) = import {
                let further = [&import.path[..], &rest[1..]].concat();
                return self.find(&here, &further, depth + 1);
            } else {
                return (!strange).then_some(here);
            }
            strange = false;
            rest = &rest[1..];
        }
        None
    }
}

/// The groups of files that reach one another along edges. Each group is a circle and is sorted.
pub fn circles<'a>(edges: &BTreeSet<(&'a str, &'a str)>) -> BTreeSet<Vec<&'a str>> {
    let mut needs: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    for (from, to) in edges {
        needs.entry(from).or_default().push(to);
    }
    let reach = |start: &'a str| {
        let mut seen = BTreeSet::new();
        let mut next = vec![start];
        while let Some(file) = next.pop() {
            let further = needs.get(file).into_iter().flatten().copied();
            next.extend(further.filter(|to| seen.insert(*to)));
        }
        seen
    };
    let reached: BTreeMap<&str, BTreeSet<&str>> =
        needs.keys().map(|from| (*from, reach(from))).collect();
    let both = |a: &str, b: &str| {
        reached[a].contains(b) && reached.get(b).is_some_and(|seen| seen.contains(a))
    };
    let starts = reached.keys().filter(|file| both(file, file));
    starts
        .map(|file| reached[file].iter().copied().filter(|other| both(file, other)).collect())
        .collect()
}
