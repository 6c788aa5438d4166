-- What a database may hold after migration 6: habits, a vacation, a game with reminders to come, a muted chair.
UPDATE player SET zone = 'Europe/Berlin', settings = '{"notify":"direct","quiet":[22,7],"unsaved":true}' WHERE id = 11;
INSERT INTO vacation (player, from_ms, until_ms, by_itself) VALUES (11, 1780315200000, 1780401600000, 0);
UPDATE chair SET muted = 1, seen_ms = 1780315200005 WHERE game = 21 AND n = 0;
