-- What a database may hold after migration 75: a person who just opened a game as an Activity.
INSERT INTO launch (player, channel, game, at_ms) SELECT MIN(p.id), 4000000000000000003, (SELECT MIN(id) FROM game), 1782864000000 FROM player p;
