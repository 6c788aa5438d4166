-- What a database may hold after migration 38: games with people who were not established and do
-- not count, and when an established person last played.
UPDATE rating SET counts = 0, newcomer = 1;
UPDATE player SET established_ms = 1800000000000 WHERE id = 11;
