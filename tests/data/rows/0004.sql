-- What a database may hold after migration 4: a hint that was taken, a finished review.
INSERT INTO hint (game, seq, player, best, at_ms) VALUES (21, 0, 11, 'a1-c3', 1780315200010);
INSERT INTO review (game, state, lease_until, result, asked_ms) VALUES (21, 'done', 0, '{"romans":[0.5,0.5,0.5],"win_in":[null,null,null],"best":["a1-c3","d7-d5","a1-c3"]}', 1780315200020);
