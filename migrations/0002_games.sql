-- A challenge, its seats (two to four), and the game that keeps its id and name.
CREATE TABLE challenge (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    variant TEXT NOT NULL,
    side TEXT NOT NULL,
    note TEXT,
    challenger BIGINT NOT NULL REFERENCES player (id),
    state TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    server BIGINT,
    in_thread BIGINT NOT NULL,
    rematch_of BIGINT,
    version BIGINT NOT NULL,
    cause TEXT NOT NULL UNIQUE
);
CREATE INDEX challenge_open ON challenge (expires_ms) WHERE state = 'open';
CREATE INDEX challenge_challenger ON challenge (challenger) WHERE state = 'open';

CREATE TABLE challenge_seat (
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    n BIGINT NOT NULL,
    state TEXT NOT NULL,
    player BIGINT REFERENCES player (id),
    level TEXT,
    seed BIGINT,
    PRIMARY KEY (challenge, n)
);
CREATE INDEX challenge_seat_player ON challenge_seat (player);

-- position, to_move, seq, state, winner and reason are caches of the events, rewritten in the same transaction.
CREATE TABLE game (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    variant TEXT NOT NULL,
    state TEXT NOT NULL,
    winner TEXT,
    reason TEXT,
    position TEXT NOT NULL,
    to_move BIGINT,
    bot_to_move BIGINT NOT NULL,
    bot_lease BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    version BIGINT NOT NULL,
    started_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    server BIGINT,
    thread BIGINT
);
CREATE INDEX game_thread ON game (thread);
CREATE INDEX game_bot ON game (bot_lease) WHERE bot_to_move = 1;

CREATE TABLE chair (
    game BIGINT NOT NULL REFERENCES game (id),
    n BIGINT NOT NULL,
    player BIGINT REFERENCES player (id),
    level TEXT,
    seed BIGINT,
    PRIMARY KEY (game, n)
);
CREATE INDEX chair_player ON chair (player);

CREATE TABLE event (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    chair BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    cause TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, seq)
);
