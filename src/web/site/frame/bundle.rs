//! Makes scripts and styles small for browsers: without comments and spaces, and with the scripts
//! that only one page loads in one file.

use std::collections::BTreeMap;

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

/// Signs of styles with the spaces that only readers need, and without them.
const STYLE_GAPS: [(&str, &str); 11] = [
    (": ", ":"),
    ("; ", ";"),
    (", ", ","),
    (" > ", ">"),
    (" {", "{"),
    ("{ ", "{"),
    (" }", "}"),
    (";}", "}"),
    (" 0.", " ."),
    (":0.", ":."),
    (" !", "!"),
];

/// Signs of scripts with the spaces that only readers need, and without them.
const SCRIPT_GAPS: [(&str, &str); 20] = [
    (", ", ","),
    ("; ", ";"),
    (": ", ":"),
    (" : ", ":"),
    (" ? ", "?"),
    (" = ", "="),
    (" => ", "=>"),
    (" === ", "==="),
    (" !== ", "!=="),
    (" && ", "&&"),
    (" || ", "||"),
    (" ?? ", "??"),
    (" + ", "+"),
    (" < ", "<"),
    (" > ", ">"),
    ("if (", "if("),
    ("return {", "return{"),
    ("{ ", "{"),
    (" {", "{"),
    (" }", "}"),
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

/// Returns a script for browsers, with its parts.
pub fn bundle_script(source: &str) -> Bundle<'_> {
    let mut bundle = Bundle::default();
    bundle.add(source);
    bundle
}

impl<'a> Bundle<'a> {
    fn add(&mut self, source: &'a str) {
        for line in code_lines(source, true) {
            let Some((form, file)) = read_import(line) else {
                self.code += &without_gaps(&without_types(line));
                // A line that ends otherwise may end its statement.
                if !self.code.ends_with(['{', ';', ',']) {
                    self.code.push('\n');
                }
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

/// Returns a style for browsers.
pub fn pack_style(source: &str) -> String {
    code_lines(source, false).fold(String::with_capacity(source.len()), |mut text, line| {
        text += &without_spaces(line, &STYLE_GAPS);
        if !text.ends_with(['{', '}', ';', ',']) {
            text.push('\n');
        }
        text
    })
}

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

/// Returns a line of a script without the types in comments.
fn without_types(line: &str) -> String {
    let mut rest = line;
    let mut code = String::with_capacity(line.len());
    while let Some((before, (_, after))) =
        rest.split_once("/** ").and_then(|(before, after)| Some((before, after.split_once("*/ ")?)))
    {
        code += before;
        rest = after;
    }
    code + rest
}

/// Returns code with each of these signs in its short form.
fn without_spaces(code: &str, gaps: &[(&str, &str)]) -> String {
    gaps.iter().fold(code.to_owned(), |code, (long, short)| code.replace(long, short))
}

/// Returns a line of a script without the spaces that only its readers need. Strings stay as they
/// are.
fn without_gaps(line: &str) -> String {
    let mut rest = line;
    let mut code = String::with_capacity(line.len());
    while let Some((before, string)) = rest.find(['"', '`']).map(|at| rest.split_at(at)) {
        let (string, after) = string.split_at(string_length(string));
        code += &without_spaces(before, &SCRIPT_GAPS);
        code += string;
        rest = after;
    }
    code + &without_spaces(rest, &SCRIPT_GAPS)
}

/// Returns the length of the string at the start of a text, in bytes, with both its quotes. All of
/// the text if the string does not end in it.
fn string_length(text: &str) -> usize {
    let quote = text.chars().next();
    let mut escaped = false;
    let ends = text.char_indices().skip(1).find(|&(_, sign)| {
        let ends = !escaped && Some(sign) == quote;
        escaped = !escaped && sign == '\\';
        ends
    });
    ends.map_or(text.len(), |(at, sign)| at + sign.len_utf8())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_are_left_out_and_code_is_not() {
        let code = "* { box-sizing: border-box; }";
        assert!(!is_comment(code, false) && is_comment("/* A phone. */", false));
        let cast = "/** @type {HTMLElement} */ (one).click();";
        assert!(!is_comment(cast, true) && is_comment("* @param {string} one", true));
        assert_eq!(without_types(cast), "(one).click();");
        let style = "a > :is(b, c) { min-height: 1px; flex: 1; }";
        assert_eq!(pack_style(style), "a>:is(b,c){min-height:1px;flex:1}");
    }

    #[test]
    fn strings_of_scripts_keep_their_spaces() {
        let code = r#"const said = ["a, \" b", `${one} : c`].join(", "), more = 1;"#;
        let tight = r#"const said=["a, \" b",`${one} : c`].join(", "),more=1;"#;
        assert_eq!(without_gaps(code), tight);
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
