-- What a database may hold after migration 71: a turn on another site that is done, and the number
-- of the request for it.
INSERT INTO away_turn (game, variant, moves, plies, level, state, answer, due_ms, lease_until, tries, refusals, why, asked_ms) VALUES ('5c1f', 'standard', 'a1-c3 d7-d5', 2, 'Tiro', 'posted', 'c1-c3', 1782864000000, 0, 1, 0, NULL, 1782864000000);
INSERT INTO away_nonce (nonce, seen_ms) VALUES ('00fe', 1782864000000);
