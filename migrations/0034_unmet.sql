-- Planned lines of a player that the other side did not follow: they waited at this ply, from this position on.
CREATE TABLE unmet (
    id BIGINT NOT NULL PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    ply BIGINT NOT NULL,
    base TEXT NOT NULL,
    moves TEXT NOT NULL
);
CREATE INDEX unmet_of ON unmet (game, player);
CREATE INDEX unmet_by ON unmet (player);
