-- Lines that somebody tries on a board of their own: from where a game stood after so many moves.
CREATE TABLE tried (
    id BIGINT NOT NULL PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    ply BIGINT NOT NULL,
    moves TEXT NOT NULL,
    note TEXT,
    made_ms BIGINT NOT NULL
);
CREATE INDEX tried_of ON tried (game, player);

-- Who lets others look at the lines that they tried in a game, once it is over.
CREATE TABLE study (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (game, player)
);
