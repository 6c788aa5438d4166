-- What a database may hold after migration 26: a turn that waits for a channel and the direct messages of a person; a process.
INSERT INTO address (id, kind, state, why, changed_ms, server) VALUES (887, 'channel', 'closed', 'Missing Access', 1780315200091, 777);
INSERT INTO outbox (id, lane, key, step, kind, seq, recipient, state, due_ms, lease_until, tries, why, created_ms, quiet)
VALUES (88, 'game', 21, 9480, 'turn', 148, 11, 'shut', 1780318800091, 0, 1, 'Missing Access', 1780315200091, 0);
INSERT INTO way (notice, address) VALUES (88, 887), (88, 222);
INSERT INTO process (id, weight, beat_ms) VALUES (91, 8, 1780315200091);
