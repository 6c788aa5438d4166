-- What a database may hold after migration 47: an open month that runs, one that is over, and one
-- that a manager stopped, with the people who joined.
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by) VALUES
    (470, 'month', 4000000000000000002, NULL, 'running', 1780272000000, 1782864000000, 1782864000000, 1, 0, 4000000000000000003, 1234567890, NULL, NULL),
    (471, 'month', 4000000000000000002, 'standard', 'over', 1777593600000, 1780272000000, NULL, 0, 1, 4000000000000000003, NULL, NULL, NULL);
INSERT INTO contest (id, kind, server, variant, state, begins_ms, ends_ms, close_ms, repeats, empty, channel, message, due_ms, stopped_by)
    SELECT 472, 'month', 4000000000000000002, 'standard', 'stopped', 1777593600000, 1780272000000, NULL, 0, 0, 4000000000000000003, 1234567891, NULL, MIN(id) FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms) SELECT 470, MIN(id), 1780272000000, NULL FROM player;
INSERT INTO entrant (contest, player, joined_ms, left_ms) SELECT 471, MAX(id), 1777593600000, 1777593700000 FROM player;
