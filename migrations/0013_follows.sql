-- Who follows which game without playing in it: told of every move, or of its end alone.
CREATE TABLE follow (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    every BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
