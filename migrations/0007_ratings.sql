-- Each rating that a game led to, in the order in which they were made: `n` counts a player's ratings in a pool from 1. A game that a moderator
-- annuls leads to a row as well, with `undoes` 1, which takes its effect back.
CREATE TABLE rating (
    player BIGINT NOT NULL REFERENCES player (id),
    pool TEXT NOT NULL,
    n BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    undoes BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, pool, n)
);
CREATE INDEX rating_game ON rating (game);

-- The last of them, by strength.
CREATE TABLE standing (
    player BIGINT NOT NULL REFERENCES player (id),
    pool TEXT NOT NULL,
    n BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, pool)
);
CREATE INDEX standing_rating ON standing (pool, rating);

-- Conditional moves: lines, each from a position on.
CREATE TABLE plan (
    id BIGINT PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    chair BIGINT NOT NULL,
    base TEXT NOT NULL,
    moves TEXT NOT NULL
);
CREATE INDEX plan_game ON plan (game);
