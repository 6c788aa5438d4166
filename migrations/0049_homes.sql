-- A challenge or game whose channel was the direct messages of a forgotten person has no channel.
-- Until now its channel was 0. Neither database can drop a NOT NULL in the words of the other, so
-- the column is made anew.
ALTER TABLE challenge ADD COLUMN home BIGINT;
UPDATE challenge SET home = NULLIF(channel, 0);
ALTER TABLE challenge DROP COLUMN channel;
ALTER TABLE challenge RENAME COLUMN home TO channel;

DROP INDEX game_channel;
ALTER TABLE game ADD COLUMN home BIGINT;
UPDATE game SET home = NULLIF(channel, 0);
ALTER TABLE game DROP COLUMN channel;
ALTER TABLE game RENAME COLUMN home TO channel;
CREATE INDEX game_channel ON game (channel) WHERE state = 'running';
