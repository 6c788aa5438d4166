//! Time zones as people type them: offsets, abbreviations, cities, names of the IANA database.

use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

use super::zone::Zone;

/// Abbreviations with their zones, the likeliest first. Several zones have to be told apart by the
/// person. Summer and winter time of a place are one zone, which follows its change of clocks.
const ABBREVIATIONS: &[(&str, &[&str])] = &[
    ("acdt", &["Australia/Adelaide"]),
    ("acst", &["Australia/Adelaide", "Australia/Darwin"]),
    ("adt", &["America/Halifax"]),
    ("aedt", &["Australia/Sydney"]),
    ("aest", &["Australia/Sydney", "Australia/Brisbane"]),
    ("akdt", &["America/Anchorage"]),
    ("akst", &["America/Anchorage"]),
    ("art", &["America/Argentina/Buenos_Aires"]),
    ("ast", &["America/Halifax", "America/Puerto_Rico", "Asia/Riyadh"]),
    ("awst", &["Australia/Perth"]),
    ("brt", &["America/Sao_Paulo"]),
    ("bst", &["Europe/London", "Asia/Dhaka"]),
    ("cat", &["Africa/Maputo"]),
    ("cdt", &["America/Chicago"]),
    ("cest", &["Europe/Berlin"]),
    ("cet", &["Europe/Berlin"]),
    ("clt", &["America/Santiago"]),
    ("cot", &["America/Bogota"]),
    ("cst", &["America/Chicago", "America/Mexico_City", "Asia/Shanghai", "America/Havana"]),
    ("eat", &["Africa/Nairobi"]),
    ("edt", &["America/New_York"]),
    ("eest", &["Europe/Athens"]),
    ("eet", &["Europe/Athens"]),
    ("est", &["America/New_York"]),
    ("et", &["America/New_York"]),
    ("gmt", &["Europe/London", "UTC"]),
    ("gst", &["Asia/Dubai"]),
    ("hkt", &["Asia/Hong_Kong"]),
    ("hst", &["Pacific/Honolulu"]),
    ("ict", &["Asia/Bangkok"]),
    ("idt", &["Asia/Jerusalem"]),
    ("irst", &["Asia/Tehran"]),
    ("ist", &["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"]),
    ("jst", &["Asia/Tokyo"]),
    ("kst", &["Asia/Seoul"]),
    ("mdt", &["America/Denver"]),
    ("mesz", &["Europe/Berlin"]),
    ("mez", &["Europe/Berlin"]),
    ("msk", &["Europe/Moscow"]),
    ("mst", &["America/Denver", "America/Phoenix"]),
    ("mt", &["America/Denver"]),
    ("ndt", &["America/St_Johns"]),
    ("nst", &["America/St_Johns"]),
    ("nzdt", &["Pacific/Auckland"]),
    ("nzst", &["Pacific/Auckland"]),
    ("oesz", &["Europe/Athens"]),
    ("oez", &["Europe/Athens"]),
    ("pdt", &["America/Los_Angeles"]),
    ("pet", &["America/Lima"]),
    ("pht", &["Asia/Manila"]),
    ("pkt", &["Asia/Karachi"]),
    ("pst", &["America/Los_Angeles"]),
    ("pt", &["America/Los_Angeles"]),
    ("sast", &["Africa/Johannesburg"]),
    ("sgt", &["Asia/Singapore"]),
    ("trt", &["Europe/Istanbul"]),
    ("utc", &["UTC"]),
    ("wat", &["Africa/Lagos"]),
    ("wesz", &["Europe/Lisbon"]),
    ("west", &["Europe/Lisbon"]),
    ("wet", &["Europe/Lisbon"]),
    ("wez", &["Europe/London", "Europe/Lisbon"]),
    ("wib", &["Asia/Jakarta"]),
    ("z", &["UTC"]),
    ("zulu", &["UTC"]),
];

/// Cities whose zone has the name of another city, without accents and spaces.
const CITIES: &[(&str, &str)] = &[
    ("abudhabi", "Asia/Dubai"),
    ("ahmedabad", "Asia/Kolkata"),
    ("ankara", "Europe/Istanbul"),
    ("antwerp", "Europe/Brussels"),
    ("atlanta", "America/New_York"),
    ("austin", "America/Chicago"),
    ("bangalore", "Asia/Kolkata"),
    ("barcelona", "Europe/Madrid"),
    ("basel", "Europe/Zurich"),
    ("beijing", "Asia/Shanghai"),
    ("bengaluru", "Asia/Kolkata"),
    ("bern", "Europe/Zurich"),
    ("birmingham", "Europe/London"),
    ("bonn", "Europe/Berlin"),
    ("bordeaux", "Europe/Paris"),
    ("boston", "America/New_York"),
    ("brasilia", "America/Sao_Paulo"),
    ("bremen", "Europe/Berlin"),
    ("calgary", "America/Edmonton"),
    ("canberra", "Australia/Sydney"),
    ("capetown", "Africa/Johannesburg"),
    ("charlotte", "America/New_York"),
    ("chennai", "Asia/Kolkata"),
    ("cologne", "Europe/Berlin"),
    ("dallas", "America/Chicago"),
    ("delhi", "Asia/Kolkata"),
    ("dortmund", "Europe/Berlin"),
    ("dresden", "Europe/Berlin"),
    ("dusseldorf", "Europe/Berlin"),
    ("edinburgh", "Europe/London"),
    ("essen", "Europe/Berlin"),
    ("florence", "Europe/Rome"),
    ("frankfurt", "Europe/Berlin"),
    ("geneva", "Europe/Zurich"),
    ("glasgow", "Europe/London"),
    ("gothenburg", "Europe/Stockholm"),
    ("graz", "Europe/Vienna"),
    ("guadalajara", "America/Mexico_City"),
    ("hamburg", "Europe/Berlin"),
    ("hannover", "Europe/Berlin"),
    ("hanoi", "Asia/Bangkok"),
    ("houston", "America/Chicago"),
    ("hyderabad", "Asia/Kolkata"),
    ("islamabad", "Asia/Karachi"),
    ("kiev", "Europe/Kyiv"),
    ("koln", "Europe/Berlin"),
    ("krakow", "Europe/Warsaw"),
    ("kyoto", "Asia/Tokyo"),
    ("la", "America/Los_Angeles"),
    ("lasvegas", "America/Los_Angeles"),
    ("leeds", "Europe/London"),
    ("leipzig", "Europe/Berlin"),
    ("lille", "Europe/Paris"),
    ("linz", "Europe/Vienna"),
    ("liverpool", "Europe/London"),
    ("lyon", "Europe/Paris"),
    ("manchester", "Europe/London"),
    ("marseille", "Europe/Paris"),
    ("mecca", "Asia/Riyadh"),
    ("medellin", "America/Bogota"),
    ("miami", "America/New_York"),
    ("milan", "Europe/Rome"),
    ("milano", "Europe/Rome"),
    ("minneapolis", "America/Chicago"),
    ("montreal", "America/Toronto"),
    ("mumbai", "Asia/Kolkata"),
    ("munchen", "Europe/Berlin"),
    ("munich", "Europe/Berlin"),
    ("nantes", "Europe/Paris"),
    ("naples", "Europe/Rome"),
    ("napoli", "Europe/Rome"),
    ("newdelhi", "Asia/Kolkata"),
    ("nice", "Europe/Paris"),
    ("nuremberg", "Europe/Berlin"),
    ("nurnberg", "Europe/Berlin"),
    ("nyc", "America/New_York"),
    ("orlando", "America/New_York"),
    ("osaka", "Asia/Tokyo"),
    ("ottawa", "America/Toronto"),
    ("philadelphia", "America/New_York"),
    ("portland", "America/Los_Angeles"),
    ("porto", "Europe/Lisbon"),
    ("pune", "Asia/Kolkata"),
    ("quebec", "America/Toronto"),
    ("rio", "America/Sao_Paulo"),
    ("riodejaneiro", "America/Sao_Paulo"),
    ("rotterdam", "Europe/Amsterdam"),
    ("saltlakecity", "America/Denver"),
    ("sanantonio", "America/Chicago"),
    ("sandiego", "America/Los_Angeles"),
    ("sanfrancisco", "America/Los_Angeles"),
    ("sanjose", "America/Los_Angeles"),
    ("seattle", "America/Los_Angeles"),
    ("seville", "Europe/Madrid"),
    ("sf", "America/Los_Angeles"),
    ("shenzhen", "Asia/Shanghai"),
    ("stlouis", "America/Chicago"),
    ("stpetersburg", "Europe/Moscow"),
    ("stuttgart", "Europe/Berlin"),
    ("telaviv", "Asia/Jerusalem"),
    ("thehague", "Europe/Amsterdam"),
    ("torino", "Europe/Rome"),
    ("toulouse", "Europe/Paris"),
    ("turin", "Europe/Rome"),
    ("uk", "Europe/London"),
    ("valencia", "Europe/Madrid"),
    ("venice", "Europe/Rome"),
    ("washington", "America/New_York"),
    ("washingtondc", "America/New_York"),
    ("wellington", "Pacific/Auckland"),
    ("wien", "Europe/Vienna"),
];

/// Zones with offsets that are no whole hours, in minutes east of UTC.
const ODD_OFFSETS: &[(i32, &[&str])] = &[
    (-570, &["Pacific/Marquesas"]),
    (-210, &["America/St_Johns"]),
    (210, &["Asia/Tehran"]),
    (270, &["Asia/Kabul"]),
    (330, &["Asia/Kolkata", "Asia/Colombo"]),
    (345, &["Asia/Kathmandu"]),
    (390, &["Asia/Yangon"]),
    (525, &["Australia/Eucla"]),
    (570, &["Australia/Darwin", "Australia/Adelaide"]),
    (630, &["Australia/Lord_Howe", "Australia/Adelaide"]),
    (765, &["Pacific/Chatham"]),
];

/// Returns the zones that a text can mean, the likeliest first: `GMT+2`, `+5:30`, `PST`, `MEZ`,
/// `America/New York`, `Zürich`. Several ask for a choice. Empty for an unknown text.
///
/// An offset has the sign of everyday use: `GMT+2` is two hours ahead of UTC, all year. The zone of
/// that name in the IANA database has the opposite sign and is never meant.
pub fn find_zones(text: &str) -> Vec<Zone> {
    let text = text.trim();
    if let Some(minutes) = read_offset(text) {
        return zones_with_offset(minutes);
    }
    let typed = flatten(text);
    let listed = |names: &[&str]| names.iter().filter_map(|name| Zone::from_name(name)).collect();
    if let Some((_, names)) = ABBREVIATIONS.iter().find(|(word, _)| *word == typed) {
        return listed(names);
    }
    if let Some((_, name)) = CITIES.iter().find(|(city, _)| *city == typed) {
        return listed(&[*name]);
    }
    let named = |name: &String| {
        let is_place = name.contains('/') && !name.starts_with("Etc/");
        let last = name.rsplit('/').next().unwrap_or(name);
        is_place && (flatten(last) == typed || flatten(name) == typed)
    };
    let mut names: Vec<String> = Zone::all_names().filter(named).collect();
    // Some zones have several names, such as `America/Indiana/Indianapolis`.
    names.sort_by_key(|name| (name.matches('/').count(), name.clone()));
    names.truncate(1);
    listed(&names.iter().map(String::as_str).collect::<Vec<_>>())
}

/// The letters and digits of a text, in lower case and without accents.
pub fn flatten(text: &str) -> String {
    let bare = text.nfd().filter(|c| !is_combining_mark(*c));
    bare.flat_map(char::to_lowercase).filter(|c| c.is_alphanumeric()).collect()
}

/// Reads an offset in minutes east of UTC: a sign and hours, with minutes or without, alone or
/// after `UTC`, `GMT` or `Z`. `None` if the text has another form, or beyond 14 hours.
fn read_offset(text: &str) -> Option<i32> {
    let text = text.replace(['\u{2212}', '\u{2013}'], "-").to_ascii_lowercase();
    let text = text.split_whitespace().collect::<String>();
    let rest = ["utc", "gmt", "z"].iter().find_map(|name| text.strip_prefix(name));
    let rest = rest.unwrap_or(&text);
    let sign = match rest.chars().next()? {
        '+' => 1,
        '-' => -1,
        _ => return None,
    };
    let digits = &rest[1..];
    let (hours, minutes) = match digits.split_once([':', '.']) {
        Some(parts) => parts,
        None if digits.len() > 2 => digits.split_at_checked(digits.len() - 2)?,
        None => (digits, "0"),
    };
    let read = |digits: &str| {
        digits.bytes().all(|b| b.is_ascii_digit()).then(|| digits.parse::<i32>().ok()).flatten()
    };
    let (hours, minutes) = (read(hours)?, read(minutes)?);
    (hours <= 14 && minutes < 60).then_some(sign * (hours * 60 + minutes))
}

/// The zones with this offset from UTC: for whole hours one that keeps it all year, else the places
/// that have it for all or a part of the year. Empty if no zone has it.
fn zones_with_offset(minutes: i32) -> Vec<Zone> {
    let named = |name: &str| Zone::from_name(name);
    if minutes == 0 {
        return vec![Zone::UTC];
    }
    if minutes % 60 == 0 {
        let hours = minutes / 60;
        // The IANA database counts hours west of Greenwich.
        let name = format!("Etc/GMT{}{}", if hours > 0 { '-' } else { '+' }, hours.abs());
        return named(&name).into_iter().collect();
    }
    let odd = ODD_OFFSETS.iter().find(|(known, _)| *known == minutes);
    odd.into_iter().flat_map(|(_, names)| *names).filter_map(|name| named(name)).collect()
}

#[cfg(test)]
mod tests {
    use super::super::timestamp::{HOUR, NOON};
    use super::*;

    fn names(text: &str) -> Vec<String> {
        find_zones(text).iter().map(|zone| zone.name().to_owned()).collect()
    }

    #[test]
    fn zones_are_found_as_people_type_them() {
        let table: &[(&str, &[&str])] = &[
            ("GMT+2", &["Etc/GMT-2"]),
            ("gmt +2", &["Etc/GMT-2"]),
            ("UTC-3", &["Etc/GMT+3"]),
            ("UTC\u{2212}3", &["Etc/GMT+3"]),
            ("+2", &["Etc/GMT-2"]),
            ("+0200", &["Etc/GMT-2"]),
            ("-0330", &["America/St_Johns"]),
            ("UTC+5:30", &["Asia/Kolkata", "Asia/Colombo"]),
            ("+5.45", &["Asia/Kathmandu"]),
            ("UTC", &["UTC"]),
            ("utc+0", &["UTC"]),
            ("EST", &["America/New_York"]),
            ("pst", &["America/Los_Angeles"]),
            ("IST", &["Asia/Kolkata", "Europe/Dublin", "Asia/Jerusalem"]),
            ("MEZ", &["Europe/Berlin"]),
            ("CET", &["Europe/Berlin"]),
            ("America/New York", &["America/New_York"]),
            ("america/new_york", &["America/New_York"]),
            ("Munich", &["Europe/Berlin"]),
            ("München", &["Europe/Berlin"]),
            ("Mumbai", &["Asia/Kolkata"]),
            ("NYC", &["America/New_York"]),
            ("new york", &["America/New_York"]),
            ("Zürich", &["Europe/Zurich"]),
            ("zurich", &["Europe/Zurich"]),
            ("são paulo", &["America/Sao_Paulo"]),
            ("Buenos Aires", &["America/Buenos_Aires"]),
            ("Alesia", &[]),
            ("GMT+25", &[]),
            ("+1:75", &[]),
            ("+", &[]),
            ("Etc/GMT+2", &[]),
            ("GMT2", &[]),
            ("", &[]),
        ];
        for (text, expected) in table {
            assert_eq!(names(text), *expected, "{text}");
        }
    }

    #[test]
    fn an_offset_is_east_if_it_is_positive() {
        let ahead = find_zones("GMT+2");
        assert_eq!(ahead[0].hour_at(NOON), (Zone::UTC.hour_at(NOON) + 2) % 24);
        let behind = find_zones("UTC-3");
        assert_eq!(behind[0].hour_at(NOON), Zone::UTC.hour_at(NOON - 3 * HOUR));
    }

    #[test]
    fn every_zone_of_the_tables_exists() {
        let abbreviations = ABBREVIATIONS.iter().flat_map(|(_, names)| *names);
        let cities = CITIES.iter().map(|(_, name)| name);
        let odd = ODD_OFFSETS.iter().flat_map(|(_, names)| *names);
        for name in abbreviations.chain(cities).chain(odd) {
            assert!(Zone::from_name(name).is_some(), "{name}");
        }
        for (city, _) in CITIES {
            assert_eq!(*city, flatten(city));
        }
    }
}
