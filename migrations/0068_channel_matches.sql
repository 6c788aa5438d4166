-- A channel that holds a chair or a seat has its server, because two channels of different servers
-- play each other.
ALTER TABLE chair ADD COLUMN channel_server BIGINT;
UPDATE chair SET channel_server = (SELECT server FROM game WHERE game.id = chair.game) WHERE channel IS NOT NULL;
ALTER TABLE challenge_seat ADD COLUMN channel_server BIGINT;
UPDATE challenge_seat SET channel_server = (SELECT server FROM challenge WHERE challenge.id = challenge_seat.challenge)
    WHERE channel IS NOT NULL;

-- The wish of a channel to play a channel of another server, which comes in by a code. The code is
-- stored as its hash, until it is used. A channel has one wish at most.
CREATE TABLE channel_code (
    hash TEXT NOT NULL PRIMARY KEY,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    channel_name TEXT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    variant TEXT NOT NULL,
    side TEXT NOT NULL,
    captain BIGINT NOT NULL REFERENCES player (id),
    vote_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL
);
CREATE UNIQUE INDEX channel_code_channel ON channel_code (channel);
CREATE INDEX channel_code_player ON channel_code (player);
CREATE INDEX channel_code_captain ON channel_code (captain);
