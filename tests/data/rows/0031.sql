-- What a database may hold after migration 31: tries at puzzles, their ratings, and a siege that is on.
INSERT INTO attempt (player, puzzle, theme, shown_ms, first, wrong, result, decided_ms, solved_ms, vote, reported_ms)
VALUES (11, 'standard-0001', 'quiet', 1780315200091, 'a1-c3', 1, 'wrong', 1780315210091, 1780315220091, -1, 1780315230091),
    (12, 'standard-0002', NULL, 1780315200092, NULL, 0, NULL, NULL, NULL, NULL, NULL);
INSERT INTO solver (player, rating, deviation, volatility) VALUES (11, 1421.5, 250.5, 0.06);
INSERT INTO puzzle (id, rating, deviation, volatility, plays) VALUES ('standard-0001', 1312.5, 120.5, 0.06, 1);
INSERT INTO siege (id, server, day, puzzle, channel, message, due_ms) VALUES (95, 777, 20605, 'standard-0003', 887, 999, NULL);
INSERT INTO siege_try (siege, player, wrong, solved_ms, named) VALUES (95, 11, 1, 1780315220091, 1);
INSERT INTO siege_bell (server, player) VALUES (777, 11);
UPDATE server SET siege_ms = 1780322400000 WHERE discord = 777;
