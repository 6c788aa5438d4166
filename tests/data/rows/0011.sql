-- What a database may hold after migration 11: somebody in the middle of a lesson's game, and a server where we said hello.
INSERT INTO lesson (player, lesson, step, moves, seed, changed_ms) VALUES (11, 'first', NULL, 'd1-d3 d7-d5', 7, 1780315200060);
INSERT INTO server (discord, greeted_ms, doors) VALUES (778, 1780315200070, '[888]');
