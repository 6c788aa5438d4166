-- What a database may hold after migration 7: ratings and a plan.
INSERT INTO rating (player, pool, n, game, undoes, at_ms, score, rating, deviation, volatility) VALUES (11, 'standard', 1, 21, 0, 1780315200030, 1, 1662.3, 290.2, 0.06);
INSERT INTO standing (player, pool, n, rating, deviation, volatility) VALUES (11, 'standard', 1, 1662.3, 290.2, 0.06);
INSERT INTO plan (id, game, chair, base, moves) VALUES (31, 21, 0, 'tttttttt/8/8/8/8/8/TTTTTTTT r', 'a1-c3 d7-d5');
