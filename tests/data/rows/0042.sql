-- What a database may hold after migration 42: a second game of the same two people, and a plain
-- message after its first board.
UPDATE game SET pair_number = 2, unread_seq = 0 WHERE id = (SELECT MAX(id) FROM game WHERE state = 'running');
