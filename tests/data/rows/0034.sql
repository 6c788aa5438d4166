-- What a database may hold after migration 34: plans that never came to pass.
INSERT INTO unmet (id, game, player, ply, base, moves)
VALUES (96, 21, 11, 1, 'tttttttt/8/8/8/2W5/1W6/1TTTTTTT g', 'b7-d5 h1-f3');
