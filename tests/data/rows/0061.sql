-- What a database may hold after migration 61: a seat of a channel in a challenge, a second vote
-- about a board, votes of people and of one whose data was deleted, and a proposed line.
INSERT INTO challenge_seat (challenge, n, state, player, level, seed, channel, channel_name, vote_ms, captain) SELECT MIN(c.id), 7, 'taken', NULL, NULL, NULL, 4000000000000000003, 'general', 86400000, MIN(p.id) FROM challenge c, player p;
INSERT INTO ballot (game, board, channel, state, opened_ms, closes_ms, one, other, due_ms) SELECT MIN(id), 1, 4000000000000000003, 'closed', 1780272000000, NULL, NULL, NULL, NULL FROM game;
INSERT INTO ballot (game, board, channel, state, opened_ms, closes_ms, one, other, due_ms) SELECT MIN(id), 3, 4000000000000000003, 'second', 1780272000000, 1780358400000, 'a1-c3', 'h1-f3', 1780272005000 FROM game;
INSERT INTO vote (id, game, board, player, move, at_ms) SELECT 610, MIN(g.id), 3, MIN(p.id), 'a1-c3', 1780272000000 FROM game g, player p;
INSERT INTO vote (id, game, board, player, move, at_ms) SELECT 611, MIN(id), 3, NULL, 'h1-f3', 1780272001000 FROM game;
INSERT INTO proposal (game, board, player, moves, at_ms) SELECT MIN(g.id), 3, MIN(p.id), 'a1-c3 d7-d5', 1780272002000 FROM game g, player p;
