-- What a database may hold after migration 45: a browser that is called.
INSERT INTO session (hash, player, channel, made_ms, seen_ms)
SELECT 'b0a1', MIN(id), 7, 1, 1 FROM player;
INSERT INTO subscription (session, player, endpoint, public_key, secret, beside, made_ms)
SELECT 'b0a1', MIN(id), 'https://push.example.com/a', 'BAAA', 'AAAA', 0, 1 FROM player;
