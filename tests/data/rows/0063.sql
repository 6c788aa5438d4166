-- What a database may hold after migration 63: a ladder of two people, with a challenge that was
-- decided, and the shifts of its order.
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by, season, weeks, time, form, size) VALUES
    (630, 'ladder', 4000000000000000002, 'standard', 'running', 1780272000000, 1790640000000, 1780358400000, 0, 0, 4000000000000000003, 1234567894, NULL, NULL, NULL, NULL, '3d+1d/5d', NULL, NULL);
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 630, MIN(id), 1780272000000, NULL, 'in', NULL, NULL, 2 FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 630, MAX(id), 1780272000000, NULL, 'in', NULL, NULL, 2 FROM player;
INSERT INTO fixture (contest, n, round, division, one, other, game, ruled, ruling, ruled_ms) SELECT 630, 0, 1, 1, MAX(id), MIN(id), NULL, 'won', 'absent', 1780358400000 FROM player;
INSERT INTO shift (id, contest, player, kind, at_ms) SELECT 6300, 630, MIN(id), 'joined', 1780272000000 FROM player;
INSERT INTO shift (id, contest, player, kind, at_ms) SELECT 6301, 630, MAX(id), 'joined', 1780272000000 FROM player;
INSERT INTO shift (id, contest, player, kind, at_ms) SELECT 6302, 630, MAX(id), 'sank', 1780876800000 FROM player;
