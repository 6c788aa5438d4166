-- A person's attempt at a puzzle, from the moment it was shown to them. `result` is what the first attempt came to, decided once;
-- `solved_ms` is when they found the whole answer, perhaps in a later attempt.
CREATE TABLE attempt (
    player BIGINT NOT NULL REFERENCES player (id),
    puzzle TEXT NOT NULL,
    theme TEXT,
    shown_ms BIGINT NOT NULL,
    first TEXT,
    wrong BIGINT NOT NULL,
    result TEXT,
    decided_ms BIGINT,
    solved_ms BIGINT,
    vote BIGINT,
    reported_ms BIGINT,
    PRIMARY KEY (player, puzzle)
);
CREATE INDEX attempt_shown ON attempt (player, shown_ms);
CREATE INDEX attempt_reported ON attempt (reported_ms) WHERE reported_ms IS NOT NULL;

-- How strong people are at puzzles.
CREATE TABLE solver (
    player BIGINT NOT NULL PRIMARY KEY REFERENCES player (id),
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL
);

-- How hard puzzles are, once somebody has tried them.
CREATE TABLE puzzle (
    id TEXT NOT NULL PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    plays BIGINT NOT NULL
);

-- The puzzle of a day in a server: its message, and when that is written anew.
CREATE TABLE siege (
    id BIGINT NOT NULL PRIMARY KEY,
    server BIGINT NOT NULL,
    day BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT,
    UNIQUE (server, day)
);
CREATE INDEX siege_due ON siege (due_ms) WHERE due_ms IS NOT NULL;

-- Who tried the puzzle of a day in a server, with how many wrong tries, when they solved it, and whether their name may be said.
CREATE TABLE siege_try (
    siege BIGINT NOT NULL REFERENCES siege (id),
    player BIGINT NOT NULL REFERENCES player (id),
    wrong BIGINT NOT NULL,
    solved_ms BIGINT,
    named BIGINT NOT NULL,
    PRIMARY KEY (siege, player)
);
CREATE INDEX siege_try_player ON siege_try (player);

-- Who asked to be pinged when the puzzle of the day comes in a server.
CREATE TABLE siege_bell (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (server, player)
);
CREATE INDEX siege_bell_player ON siege_bell (player);

-- When a server gets its next puzzle of the day, if it wants any.
ALTER TABLE server ADD COLUMN siege_ms BIGINT;
CREATE INDEX server_siege ON server (siege_ms) WHERE siege_ms IS NOT NULL;
