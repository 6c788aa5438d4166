-- Who asked for a review, so that people are served in turn; empty for those that were asked for before.
ALTER TABLE review ADD COLUMN player BIGINT;
CREATE INDEX review_asker ON review (player) WHERE state = 'waiting';

-- From when on the ratings of a pool have to be worked out again, because a game before no longer counts. It is done in pieces.
CREATE TABLE restatement (
    pool TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    due_ms BIGINT NOT NULL
);
CREATE INDEX rating_time ON rating (pool, at_ms);
