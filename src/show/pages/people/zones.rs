//! The time zones that menus offer: regions, and in each the zones where most people live. Any
//! other zone can be typed.

use crate::texts::{Texts, Value};

/// The value of a menu's last choice, which opens a form.
pub const OTHER: &str = "other";

/// The regions, each with its word and the IANA names of its zones. A region has at most 24 zones,
/// so that its menu has room for [`OTHER`].
pub const REGIONS: &[(&str, &[&str])] = &[
    (
        "europe",
        &[
            "Europe/London",
            "Europe/Dublin",
            "Europe/Lisbon",
            "Europe/Madrid",
            "Europe/Paris",
            "Europe/Brussels",
            "Europe/Amsterdam",
            "Europe/Berlin",
            "Europe/Zurich",
            "Europe/Rome",
            "Europe/Vienna",
            "Europe/Prague",
            "Europe/Copenhagen",
            "Europe/Oslo",
            "Europe/Stockholm",
            "Europe/Helsinki",
            "Europe/Warsaw",
            "Europe/Budapest",
            "Europe/Athens",
            "Europe/Bucharest",
            "Europe/Kyiv",
            "Europe/Istanbul",
            "Europe/Moscow",
            "Europe/Riga",
        ],
    ),
    (
        "america",
        &[
            "America/New_York",
            "America/Chicago",
            "America/Denver",
            "America/Phoenix",
            "America/Los_Angeles",
            "America/Anchorage",
            "America/Toronto",
            "America/Halifax",
            "America/St_Johns",
            "America/Winnipeg",
            "America/Edmonton",
            "America/Vancouver",
            "America/Mexico_City",
            "America/Havana",
            "America/Puerto_Rico",
            "America/Panama",
            "America/Bogota",
            "America/Caracas",
            "America/Lima",
            "America/La_Paz",
            "America/Santiago",
            "America/Argentina/Buenos_Aires",
            "America/Montevideo",
            "America/Sao_Paulo",
        ],
    ),
    (
        "asia",
        &[
            "Asia/Jerusalem",
            "Asia/Beirut",
            "Asia/Riyadh",
            "Asia/Dubai",
            "Asia/Tehran",
            "Asia/Karachi",
            "Asia/Kolkata",
            "Asia/Dhaka",
            "Asia/Kathmandu",
            "Asia/Colombo",
            "Asia/Tashkent",
            "Asia/Almaty",
            "Asia/Yangon",
            "Asia/Bangkok",
            "Asia/Jakarta",
            "Asia/Singapore",
            "Asia/Kuala_Lumpur",
            "Asia/Manila",
            "Asia/Hong_Kong",
            "Asia/Shanghai",
            "Asia/Taipei",
            "Asia/Seoul",
            "Asia/Tokyo",
            "Asia/Vladivostok",
        ],
    ),
    (
        "africa",
        &[
            "Africa/Casablanca",
            "Africa/Algiers",
            "Africa/Tunis",
            "Africa/Tripoli",
            "Africa/Cairo",
            "Africa/Khartoum",
            "Africa/Dakar",
            "Africa/Abidjan",
            "Africa/Accra",
            "Africa/Lagos",
            "Africa/Kinshasa",
            "Africa/Luanda",
            "Africa/Addis_Ababa",
            "Africa/Nairobi",
            "Africa/Kampala",
            "Africa/Harare",
            "Africa/Maputo",
            "Africa/Windhoek",
            "Africa/Johannesburg",
        ],
    ),
    (
        "oceania",
        &[
            "Australia/Perth",
            "Australia/Darwin",
            "Australia/Adelaide",
            "Australia/Brisbane",
            "Australia/Sydney",
            "Australia/Melbourne",
            "Australia/Hobart",
            "Pacific/Auckland",
            "Pacific/Port_Moresby",
            "Pacific/Guam",
            "Pacific/Noumea",
            "Pacific/Fiji",
            "Pacific/Tongatapu",
            "Pacific/Apia",
            "Pacific/Honolulu",
            "Pacific/Tahiti",
        ],
    ),
    (
        "islands",
        &[
            "UTC",
            "Atlantic/Reykjavik",
            "Atlantic/Azores",
            "Atlantic/Madeira",
            "Atlantic/Canary",
            "Atlantic/Cape_Verde",
            "Atlantic/Bermuda",
            "Indian/Mauritius",
            "Indian/Reunion",
            "Indian/Maldives",
        ],
    ),
];

/// Returns the IANA names of the zones of a region; `None` if there is no such region.
pub fn zones_of(region: &str) -> Option<&'static [&'static str]> {
    REGIONS.iter().find(|(word, _)| *word == region).map(|(_, zones)| *zones)
}

/// Returns the name of a zone's city or place in the reader's language. For a zone such as
/// `Etc/GMT-2`, the offset from UTC. `zone` is an IANA name.
pub fn place_of_zone(texts: Texts, zone: &str) -> String {
    // In `Etc/GMT` names, the IANA database counts hours west of Greenwich as positive.
    if let Some(west) = zone.strip_prefix("Etc/GMT").filter(|west| west.len() > 1) {
        let (sign, hours) = west.split_at(1);
        return format!("UTC{}{hours}", if sign == "-" { '+' } else { '\u{2212}' });
    }
    let name = zone.rsplit('/').next().unwrap_or(zone).replace('_', " ");
    let word = name.to_lowercase().replace(' ', "-");
    texts.say_with("zone-place", [("place", Value::from(word)), ("name", name.into())])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Zone;
    use crate::show::rows::MENU;

    #[test]
    fn every_zone_that_is_offered_exists_and_menus_have_room() {
        for (region, zones) in REGIONS {
            assert!(zones.len() < MENU, "{region}");
            for zone in *zones {
                assert_eq!(
                    Zone::from_name(zone).map(|known| known.name().to_owned()).as_deref(),
                    Some(*zone)
                );
            }
        }
        assert!(REGIONS.len() < MENU);
        let german = Texts::for_locale(Some("de"));
        for (zone, english, other) in [
            ("America/Argentina/Buenos_Aires", "Buenos Aires", "Buenos Aires"),
            ("America/Sao_Paulo", "São Paulo", "São Paulo"),
            ("Europe/Vienna", "Vienna", "Wien"),
            ("Europe/Vaduz", "Vaduz", "Vaduz"),
            ("UTC", "UTC", "UTC"),
            ("Etc/GMT-2", "UTC+2", "UTC+2"),
            ("Etc/GMT+11", "UTC\u{2212}11", "UTC\u{2212}11"),
        ] {
            assert_eq!(
                (
                    place_of_zone(Texts::english(), zone).as_str(),
                    place_of_zone(german, zone).as_str()
                ),
                (english, other)
            );
        }
    }
}
