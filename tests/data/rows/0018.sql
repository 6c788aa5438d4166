-- What a database may hold after migration 18: a game that ended with a result, in which the chairs were swapped.
INSERT INTO tally (variant, winner, reason, plies, games) VALUES ('balanced', 'gauls', 'resignation', 40, 1);
INSERT INTO visitor (server, player) VALUES (777, 13);
UPDATE chair SET result = 'swapped' WHERE game = 21 AND n = 0;
