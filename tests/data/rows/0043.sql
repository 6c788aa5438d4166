-- What a database may hold after migration 43: a week that is over, whose card is posted, and the
-- game that two people are offered.
INSERT INTO siege_week (siege, channel, message, first, second) SELECT 95, channel, 1234567890, (SELECT MIN(id) FROM player), (SELECT MAX(id) FROM player) FROM siege WHERE id = 95;
UPDATE challenge SET siege_week = 95 WHERE id = (SELECT MAX(id) FROM challenge WHERE state = 'open');
