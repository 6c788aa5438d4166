-- Ladders: contests in which people challenge others above them. A challenge is a fixture whose first
-- player is the one who challenges. Places are computed from the results of fixtures and from these
-- shifts, which are only added: who joined at the bottom, left, or went down one place on vacation.
CREATE TABLE shift (
    id BIGINT NOT NULL PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contest (id),
    player BIGINT NOT NULL REFERENCES player (id),
    kind TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE INDEX shift_contest ON shift (contest, at_ms);
CREATE INDEX shift_player ON shift (player);
