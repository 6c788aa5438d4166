-- What a database may hold after migration 65: a shared board whose last change is of a person whose
-- data was deleted, and a reader of it whom a player admitted.
INSERT INTO shared_board (game, version, crowd, ply, moves, node, arrows, player, changed_ms) SELECT MIN(id), 3, 2, 0, 'a1-c3;d7-d5(c7-e5)', 3, 'a1-c3 d5-d5', NULL, 1780272000000 FROM game;
INSERT INTO shared_board_reader (game, player, admitted, seen_ms) SELECT MIN(g.id), MIN(p.id), 1, 1780272001000 FROM game g, player p;
