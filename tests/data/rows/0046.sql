-- What a database may hold after migration 46: a browser with a name, and one without.
INSERT INTO session (hash, player, channel, made_ms, seen_ms, browser) SELECT 'named', MIN(id), 1234567890, 1780000000000, 1780000000000, 'Chrome/Android' FROM player;
INSERT INTO session (hash, player, channel, made_ms, seen_ms) SELECT 'nameless', MIN(id), 1234567890, 1780000000000, 1780000000000 FROM player;
