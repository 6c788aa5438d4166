-- What a database may hold after migration 68: a wish of a channel to play a channel of another
-- server.
INSERT INTO channel_code (hash, server, channel, channel_name, player, variant, side, captain, vote_ms, until_ms) SELECT '00fe', 4000000000000000002, 4000000000000000003, 'general (Murus Club)', MIN(id), 'standard', 'either', MIN(id), 7200000, 1782864000000 FROM player;
