-- One pinned message of a channel that lists its games. `due_ms`: when it is to be written anew.
CREATE TABLE desk (
    id BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT
);
CREATE INDEX desk_due ON desk (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX game_channel ON game (channel) WHERE state = 'running';

-- Whether a person is in a server, as it was when last asked.
CREATE TABLE member (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    inside BIGINT NOT NULL,
    asked_ms BIGINT NOT NULL,
    PRIMARY KEY (server, player)
);

-- What moderators did.
CREATE TABLE audit (
    id BIGINT PRIMARY KEY,
    server BIGINT NOT NULL,
    moderator BIGINT NOT NULL REFERENCES player (id),
    game BIGINT NOT NULL REFERENCES game (id),
    act TEXT NOT NULL,
    reason TEXT,
    at_ms BIGINT NOT NULL,
    cause TEXT NOT NULL UNIQUE
);
CREATE INDEX audit_server ON audit (server, id);

-- Who is invited and has not answered, without the many that were settled.
CREATE INDEX challenge_seat_invited ON challenge_seat (player) WHERE state = 'invited';
