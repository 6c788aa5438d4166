-- What people showed to everybody in a channel, each page of a private answer once; `answer` is the message of that answer. `player` is
-- empty once that person had themselves deleted, and then the message is taken down.
CREATE TABLE showing (
    id BIGINT NOT NULL PRIMARY KEY,
    answer BIGINT NOT NULL,
    what TEXT NOT NULL,
    player BIGINT REFERENCES player (id),
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    cause TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    UNIQUE (answer, what)
);
CREATE INDEX showing_player ON showing (player, at_ms);
CREATE INDEX showing_channel ON showing (channel, at_ms);
