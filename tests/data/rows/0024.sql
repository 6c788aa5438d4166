-- What a database may hold after migration 24: a film that a person showed, and a profile of a person who had themselves deleted since.
INSERT INTO showing (id, answer, what, player, server, channel, message, cause, at_ms)
VALUES (71, 881, 'film.21', 11, 777, 888, 998, 's1', 1780315200090), (72, 882, 'profile', NULL, 777, 888, NULL, 's2', 1780315200091);
