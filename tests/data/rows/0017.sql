-- What a database may hold after migration 17: a game with which the program could do nothing.
INSERT INTO aside (kind, id, why, mark, at_ms, look_ms) VALUES ('game', 21, 'a stored row makes no sense', 'abc', 1780315200090, 1780315215090);
