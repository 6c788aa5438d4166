-- What a database may hold after migration 16: somebody whose direct messages have a channel that is known, and a game that
-- somebody won.
INSERT INTO address (id, kind, state, why, changed_ms, channel) VALUES (100000000000000077, 'direct', 'open', NULL, 1780315200090, 100000000000000078);
UPDATE game SET winner = 'gauls', reason = 'resignation' WHERE id = 21;
