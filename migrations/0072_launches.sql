-- What a person last asked Discord to open as an Activity. A launch carries nothing itself.
CREATE TABLE launch (
    player BIGINT NOT NULL PRIMARY KEY REFERENCES player (id),
    channel BIGINT NOT NULL,
    game BIGINT REFERENCES game (id) ON DELETE CASCADE,
    at_ms BIGINT NOT NULL
);
CREATE INDEX launch_game ON launch (game);
