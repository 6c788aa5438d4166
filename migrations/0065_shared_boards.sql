-- The boards on which the players of a finished game analyse it together: the tree of moves from a
-- ply of the game on, the node that is shown, and the arrows on it. `version` grows with each change
-- of these, `crowd` with each change of the people. The board goes with its game.
CREATE TABLE shared_board (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    crowd BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    moves TEXT NOT NULL,
    node BIGINT NOT NULL,
    arrows TEXT NOT NULL,
    player BIGINT REFERENCES player (id),
    changed_ms BIGINT NOT NULL
);
CREATE INDEX shared_board_player ON shared_board (player) WHERE player IS NOT NULL;

-- Who had a shared board open, and when they last did; and whether a player admitted them to change it.
CREATE TABLE shared_board_reader (
    game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES player (id),
    admitted BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX shared_board_reader_player ON shared_board_reader (player);
