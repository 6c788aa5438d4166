//! Makes scripts and styles small for browsers: without comments and spaces, and with the scripts
//! that only one page loads in one file.

use std::collections::BTreeMap;

use minifier::js;

/// The scripts that only the script of a board imports. They are sent as parts of it, since fewer
/// files are faster and smaller. All of them together give each name once.
pub const PARTS: [(&str, &str); 6] = [
    ("acting.js", include_str!("../assets/acting.js")),
    ("gestures.js", include_str!("../assets/gestures.js")),
    ("live.js", include_str!("../assets/live.js")),
    ("reply.js", include_str!("../assets/reply.js")),
    ("sound.js", include_str!("../assets/sound.js")),
    ("view.js", include_str!("../assets/view.js")),
];

/// A script for browsers, with its parts.
#[derive(Default)]
pub struct Bundle<'a> {
    /// The code, without imports.
    pub code: String,
    /// The imports of the code from each file that is no part of it.
    pub imports: BTreeMap<&'a str, Imports<'a>>,
    /// The files of the parts that are in the code.
    parts: Vec<&'a str>,
}

/// The imports of a script from a file.
#[derive(Default)]
pub struct Imports<'a> {
    /// The names in braces.
    names: Vec<&'a str>,
    /// Other forms of import, up to the file.
    whole: Vec<&'a str>,
}

impl Imports<'_> {
    /// Writes the imports from the script at this address.
    pub fn write(&self, path: &str) -> String {
        let names = Some(self.names.join(",")).filter(|names| !names.is_empty());
        let names = names.map(|names| format!("import{{{names}}}from\"{path}\";"));
        let whole = self.whole.iter().map(|form| format!("import {form}\"{path}\";"));
        names.into_iter().chain(whole).collect()
    }
}

/// Returns a script for browsers, with its parts. A script that cannot be read stays as it is.
pub fn bundle_script(source: &str) -> Bundle<'_> {
    let mut bundle = Bundle::default();
    bundle.add(source);
    if let Ok(small) = js::minify(&bundle.code) {
        bundle.code = small.to_string();
    }
    bundle
}

impl<'a> Bundle<'a> {
    fn add(&mut self, source: &'a str) {
        for line in code_lines(source, true) {
            let Some((form, file)) = read_import(line) else {
                self.code += line;
                self.code.push('\n');
                continue;
            };
            match PARTS.iter().find(|(part, _)| *part == file) {
                Some((part, _)) if self.parts.contains(part) => {}
                Some((part, source)) => {
                    self.parts.push(part);
                    self.add(source);
                }
                None => self.import(form, file),
            }
        }
    }

    /// Imports from a file that is not a part. `form` is what stands between `import` and the file.
    fn import(&mut self, form: &'a str, file: &'a str) {
        let imports = self.imports.entry(file).or_default();
        let names = form.strip_prefix('{').and_then(|form| form.split_once('}'));
        let (list, new) = match names {
            Some((names, _)) => (&mut imports.names, names.split(',').map(str::trim).collect()),
            None => (&mut imports.whole, vec![form]),
        };
        for name in new {
            if !list.contains(&name) {
                list.push(name);
            }
        }
    }
}

/// Reads a line that imports a script: what is between `import` and the file, and the file. `None`
/// for other lines.
fn read_import(line: &str) -> Option<(&str, &str)> {
    let (form, file) = line.strip_prefix("import ")?.split_once("\"./")?;
    Some((form, file.split_once('"')?.0))
}

/// Returns a style for browsers: its lines without comments, indents and most spaces that mean
/// nothing.
pub fn pack_style(source: &str) -> String {
    let text = code_lines(source, false).collect::<Vec<_>>().join("\n");
    SPACES.iter().fold(text, |text, (wide, narrow)| text.replace(wide, narrow))
}

/// Signs of a style with spaces that mean nothing, and without them.
const SPACES: [(&str, &str); 6] =
    [(": ", ":"), ("; ", ";"), (", ", ","), (" { ", "{"), (" }", "}"), (";}", "}")];

/// Returns the lines of a script or style that are more than a comment.
pub fn code_lines(source: &str, script: bool) -> impl Iterator<Item = &str> {
    source.lines().map(str::trim).filter(move |line| !is_comment(line, script))
}

/// Returns true if a line of a script or style is only a comment or empty, so it need not be sent.
/// A line that begins with a star is a comment only in a script: in a style it is a selector.
fn is_comment(line: &str, script: bool) -> bool {
    let starts = ["//", "* ", "*/"].iter().any(|start| line.starts_with(start));
    let block = line.starts_with("/*") && line.find("*/").is_none_or(|end| end + 2 == line.len());
    line.is_empty() || script && starts || block
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_and_idle_spaces_are_left_out_and_code_is_not() {
        let code = "* { box-sizing: border-box; }";
        assert!(!is_comment(code, false) && is_comment("/* A phone. */", false));
        let cast = "/** @type {HTMLElement} */ (one).click();";
        assert!(!is_comment(cast, true) && is_comment("* @param {string} one", true));
        assert_eq!(bundle_script(cast).code, "(one).click();");
        let style = "/* A phone. */\na > :is(b, c) {\n  width: max(1px + 2px, 1em);\n}";
        assert_eq!(pack_style(style), "a > :is(b,c) {\nwidth:max(1px + 2px,1em);\n}");
    }

    #[test]
    fn strings_of_scripts_keep_their_spaces() {
        let code = r#"const said = ["a, \" b", `${one} : c`].join(", "), more = 1;"#;
        let tight = r#"const said=["a, \" b",`${one} : c`].join(", "),more=1;"#;
        assert_eq!(bundle_script(code).code, tight);
    }

    #[test]
    fn a_bundle_imports_each_name_once() {
        let bundle = bundle_script(
            "import { drop } from \"./model.js\";\nimport { drop, go } from \"./model.js\";\nimport * as model from \"./model.js\";\ndrop();",
        );
        let imports = "import{drop,go}from\"/m\";import * as model from \"/m\";";
        assert_eq!(bundle.imports["model.js"].write("/m"), imports);
        assert_eq!(bundle.code, "drop();");
    }
}
