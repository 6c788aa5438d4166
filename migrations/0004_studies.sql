-- What the engine was asked about games. A review is made once for each finished game; `result` is the engine's answer as JSON.
CREATE TABLE review (
    game BIGINT PRIMARY KEY REFERENCES game (id),
    state TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    result TEXT,
    asked_ms BIGINT NOT NULL
);
CREATE INDEX review_waiting ON review (lease_until) WHERE state = 'waiting';

-- The moves that were shown as hints, one for each board and person.
CREATE TABLE hint (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    best TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, seq, player)
);

-- When the opponent may begin its turn; a moment after the last one in an exhibition.
ALTER TABLE game ADD COLUMN think_ms BIGINT NOT NULL DEFAULT 0;
