-- A channel holds a chair or a seat, with the name that it had. Its people vote about each move, for
-- this time. The captain decides between moves with equally many votes.
ALTER TABLE chair ADD COLUMN channel BIGINT;
ALTER TABLE chair ADD COLUMN channel_name TEXT;
ALTER TABLE chair ADD COLUMN vote_ms BIGINT;
ALTER TABLE chair ADD COLUMN captain BIGINT REFERENCES player (id);
CREATE INDEX chair_captain ON chair (captain) WHERE captain IS NOT NULL;
CREATE INDEX chair_voters ON chair (channel) WHERE channel IS NOT NULL AND live = 1;
ALTER TABLE challenge_seat ADD COLUMN channel BIGINT;
ALTER TABLE challenge_seat ADD COLUMN channel_name TEXT;
ALTER TABLE challenge_seat ADD COLUMN vote_ms BIGINT;
ALTER TABLE challenge_seat ADD COLUMN captain BIGINT REFERENCES player (id);
CREATE INDEX challenge_seat_captain ON challenge_seat (captain) WHERE captain IS NOT NULL;

-- The votes about one board each, with their state. In a second vote there are two moves.
CREATE TABLE ballot (
    game BIGINT NOT NULL REFERENCES game (id),
    board BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    state TEXT NOT NULL,
    opened_ms BIGINT NOT NULL,
    closes_ms BIGINT,
    one TEXT,
    other TEXT,
    due_ms BIGINT,
    PRIMARY KEY (game, board)
);
CREATE INDEX ballot_closes ON ballot (closes_ms) WHERE closes_ms IS NOT NULL;
CREATE INDEX ballot_due ON ballot (due_ms) WHERE due_ms IS NOT NULL;

-- What people voted for. A vote of a person whose data was deleted has no person.
CREATE TABLE vote (
    id BIGINT NOT NULL PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    board BIGINT NOT NULL,
    player BIGINT REFERENCES player (id),
    move TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE UNIQUE INDEX vote_of ON vote (game, board, player);
CREATE INDEX vote_player ON vote (player) WHERE player IS NOT NULL;

-- The lines that people propose to the others, one of each person on a board.
CREATE TABLE proposal (
    game BIGINT NOT NULL REFERENCES game (id),
    board BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    moves TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, board, player)
);
CREATE INDEX proposal_player ON proposal (player);
