-- What a database may hold after migration 48: a season of a league that runs, with a game that was
-- ruled, and the next one of another variant, which people can join.
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by, season, weeks, time) VALUES
    (480, 'league', 4000000000000000002, 'standard', 'running', 1780272000000, 1782864000000, 1782864000000, 1, 0, 4000000000000000003, 1234567892, NULL, NULL, 1, 4, '3d+1d/5d'),
    (481, 'league', 4000000000000000002, 'escape', 'joining', 1782864000000, 1785283200000, 1782864000000, 1, 1, 4000000000000000003, NULL, NULL, NULL, 2, 4, '3d');
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 480, MIN(id), 1780272000000, NULL, 'in', NULL, 1, 2 FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 480, MAX(id), 1780272000000, NULL, 'in', 1, 1, 3 FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms, part, seed, division, at_once) SELECT 481, MAX(id), 1780272000000, NULL, 'rests', 4, NULL, 2 FROM player;
INSERT INTO fixture (contest, n, division, one, other, game, ruled, ruling, ruled_ms) SELECT 480, 0, 1, MIN(id), MAX(id), NULL, 'drawn', 'unplayed', 1782864000000 FROM player;
INSERT INTO fixture (contest, n, division, one, other, game, ruled, ruling, ruled_ms) SELECT 480, 1, 1, MAX(id), MIN(id), NULL, NULL, NULL, NULL FROM player;
