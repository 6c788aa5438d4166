-- What a database may hold after migration 13: somebody who follows others' game, told of every move.
INSERT INTO follow (game, player, every) VALUES (21, 11, 1);
