-- What a database may hold after migration 14: a line that somebody tried, and lets others see.
INSERT INTO tried (id, game, player, ply, moves, note, made_ms) VALUES (61, 21, 11, 1, 'd7-d5 b1-b3', 'slower', 1780315200080);
INSERT INTO study (game, player) VALUES (21, 11);
