-- What a database may hold after migration 25: a bot has served from it.
INSERT INTO pulse (n, at_ms) VALUES (1, 1780315200100);
