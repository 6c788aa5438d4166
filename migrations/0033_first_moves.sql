-- How often a move was made from a position of an opening, by people or by a level, and what came of it for the mover. No game and no person stands in it.
CREATE TABLE first_move (
    variant TEXT NOT NULL,
    position TEXT NOT NULL,
    played TEXT NOT NULL,
    maker TEXT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (variant, position, played, maker)
);

-- The finished games that are counted there, so that one whose result is taken back is taken out again.
CREATE TABLE first_move_game (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES game (id)
);
