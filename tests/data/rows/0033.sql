-- What a database may hold after migration 33: first moves that are counted, and a game among them.
INSERT INTO first_move (variant, position, played, maker, won, drawn, lost) VALUES ('standard', 'a position', 'a1-c3', 'people', 1, 0, 2);
INSERT INTO first_move_game (game) SELECT MIN(id) FROM game;
