-- What a database may hold after migration 52: a Swiss cup in which one person has no opponent, and
-- the cup after it, which people can join.
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by, season, weeks, days, time, form, size) VALUES
    (520, 'cup', 4000000000000000002, 'standard', 'running', 1780272000000, 1782864000000, 1782864000000, 1, 0, 4000000000000000003, 1234567894, NULL, NULL, NULL, 2, 7, '3d+1d/5d', 'swiss', 17),
    (521, 'cup', 4000000000000000002, 'standard', 'joining', 1782864000000, 1785283200000, 1782864000000, 1, 0, 4000000000000000003, NULL, NULL, NULL, NULL, 2, 7, '3d+1d/5d', 'swiss', 17);
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, bye, at_once) SELECT 520, MIN(id), 1780272000000, NULL, 'in', 0, 1, NULL, 2 FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, bye, at_once) SELECT 520, MAX(id), 1780272000000, NULL, 'in', 1, 1, 1, 2 FROM player;
INSERT INTO contest_act (id, contest, act, steward, player, other, at_ms) SELECT 520, 520, 'replaced', MIN(id), MIN(id), MAX(id), 1780272000000 FROM player;
