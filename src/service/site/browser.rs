//! The short name of a browser, made from its user agent. Nothing else of the user agent is kept.

/// The names of browsers, each after a mark in the user agent. The first mark that is found counts.
const PROGRAMS: [(&str, &str); 11] = [
    ("EdgA/", "Edge"),
    ("EdgiOS/", "Edge"),
    ("Edg/", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung"),
    ("FxiOS/", "Firefox"),
    ("Firefox/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Version/", "Safari"),
    ("Safari/", "Safari"),
];

/// The names of operating systems, each after a mark in the user agent. The first mark that is
/// found counts.
const SYSTEMS: [(&str, &str); 7] = [
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Macintosh", "macOS"),
    ("Linux", "Linux"),
];

/// A browser, named by its program and its operating system.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BrowserName {
    /// The name of the browser program.
    pub program: &'static str,
    /// The operating system; `None` if it is unknown.
    pub system: Option<&'static str>,
}

impl BrowserName {
    /// Names the browser with this user agent; `None` for an unknown program.
    ///
    /// ```
    /// use murus::service::site::BrowserName;
    ///
    /// let says = "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) \
    ///     Chrome/130.0.0.0 Mobile Safari/537.36";
    /// let name = BrowserName::of_agent(says).unwrap();
    /// assert_eq!((name.program, name.system), ("Chrome", Some("Android")));
    /// ```
    pub fn of_agent(says: &str) -> Option<BrowserName> {
        let marked = |table: &[(&str, &'static str)]| {
            table.iter().find(|(mark, _)| says.contains(mark)).map(|&(_, name)| name)
        };
        Some(BrowserName { program: marked(&PROGRAMS)?, system: marked(&SYSTEMS) })
    }

    /// Writes the name as it is stored, such as `Chrome/Android`.
    pub fn write(self) -> String {
        [self.program].into_iter().chain(self.system).collect::<Vec<_>>().join("/")
    }

    /// Reads a stored name; `None` if the program is unknown.
    pub fn read(text: &str) -> Option<BrowserName> {
        let (program, system) = match text.split_once('/') {
            Some((program, system)) => (program, Some(system)),
            None => (text, None),
        };
        let known = |table: &[(&str, &'static str)], name: &str| {
            table.iter().find(|(_, known)| *known == name).map(|&(_, known)| known)
        };
        Some(BrowserName {
            program: known(&PROGRAMS, program)?,
            system: system.and_then(|system| known(&SYSTEMS, system)),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_named_and_their_names_are_read_back() {
        let table = [
            ("", None),
            ("curl/8.5.0", None),
            ("(X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0", Some("Firefox/Linux")),
            ("(Windows NT 10.0) Chrome/130.0.0.0 Safari/537.36 Edg/130.0", Some("Edge/Windows")),
            ("(iPhone; iPhone OS 18_0 like macOS) Version/18.0 Safari/6", Some("Safari/iPhone")),
            ("(Macintosh; Intel macOS 10_15_7) Version/18.0 Safari/605.1.15", Some("Safari/macOS")),
            (
                "(X11; CrOS x86_64 14541.0.0) Chrome/130.0.0.0 Safari/537.36",
                Some("Chrome/ChromeOS"),
            ),
            ("(Linux; Android 14) SamsungBrowser/26.0 Chrome/122.0", Some("Samsung/Android")),
            ("Chrome/<script>", Some("Chrome")),
        ];
        for (says, named) in table {
            let name = BrowserName::of_agent(says);
            assert_eq!(name.map(BrowserName::write).as_deref(), named, "{says}");
            assert_eq!(named.and_then(BrowserName::read), name, "{says}");
        }
        for foreign in ["", "/", "Netscape/Linux", "Chrome<b>"] {
            assert_eq!(BrowserName::read(foreign), None, "{foreign}");
        }
    }
}
