-- What a database may hold after migration 67: a team match in which two people play, and one that
-- waits for another server.
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by, season, weeks, time, form, size, guest, guest_channel, guest_message) VALUES (670, 'team', 4000000000000000002, 'standard', 'running', 1780272000000, 1782864000000, 1782864000000, 0, 0, 4000000000000000003, 1234567896, NULL, NULL, NULL, 4, '3d+1d/5d', NULL, 10, 4000000000000000022, 4000000000000000023, 1234567897);
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by, season, weeks, time, form, size) VALUES (671, 'team', 4000000000000000002, 'escape', 'joining', 1782864000000, 1785283200000, 1782864000000, 0, 0, 4000000000000000003, NULL, NULL, NULL, NULL, 2, '3d', NULL, 4);
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once, team) SELECT 670, MIN(id), 1780272000000, NULL, 'in', NULL, 1, 2, 'home' FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once, team) SELECT 670, MAX(id), 1780272000000, NULL, 'in', NULL, 1, 2, 'guest' FROM player;
INSERT INTO fixture (contest, n, round, division, one, other, game, ruled, ruling, ruled_ms) SELECT 670, 0, 1, 1, MIN(id), MAX(id), NULL, 'won', 'withdrawn', 1780358400000 FROM player;
INSERT INTO team_code (hash, contest, until_ms) VALUES ('00ff', 671, 1782864000000);
