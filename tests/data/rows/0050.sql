-- What a database may hold after migration 50: a knock-out in its first round, whose one pair is
-- decided by lot, and a group cup that people can join.
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by, season, weeks, time, form, size) VALUES
    (500, 'cup', 4000000000000000002, 'standard', 'running', 1780272000000, 1782864000000, 1782864000000, 0, 0, 4000000000000000003, 1234567893, NULL, NULL, NULL, 2, '3d+1d/5d', 'knockout', 16),
    (501, 'cup', 4000000000000000002, 'escape', 'joining', 1782864000000, 1785283200000, 1782864000000, 0, 0, 4000000000000000003, NULL, NULL, NULL, NULL, 1, '3d', 'groups', 8);
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 500, MIN(id), 1780272000000, NULL, 'in', 0, 1, 2 FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 500, MAX(id), 1780272000000, NULL, 'in', 1, 1, 2 FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 501, MAX(id), 1780272000000, NULL, 'reserve', NULL, NULL, 2 FROM player;
INSERT INTO fixture (contest, n, round, division, one, other, game, ruled, ruling, ruled_ms) SELECT 500, 0, 1, 1, MIN(id), MAX(id), NULL, 'drawn', 'unplayed', 1782864000000 FROM player;
INSERT INTO fixture (contest, n, round, division, one, other, game, ruled, ruling, ruled_ms) SELECT 500, 1, 1, 1, MAX(id), MIN(id), NULL, 'won', 'lot', 1782864000000 FROM player;
