-- What a database may hold after migration 12: a challenge that was declined for a reason.
INSERT INTO challenge (id, name, variant, side, note, challenger, state, created_ms, expires_ms, channel, server, in_thread, rematch_of, version, cause, time, weekends_off, rated, given, excuse)
VALUES (25, 'dcln', 'standard', 'either', NULL, 11, 'declined', 1780315200000, 1780920000000, 888, 777, 0, NULL, 2, 'c25', '3d+1d/5d', 0, 1, '', 'busy');
INSERT INTO challenge_seat (challenge, n, state, player, level, seed) VALUES (25, 0, 'taken', 11, NULL, NULL), (25, 1, 'invited', 12, NULL, NULL);
