-- What is to be said, never the text. `lane` is the challenge's and game's id; rows of a lane are delivered in the order of `step`.
CREATE TABLE outbox (
    id BIGINT PRIMARY KEY,
    lane BIGINT NOT NULL,
    step BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seq BIGINT NOT NULL,
    recipient BIGINT REFERENCES player (id),
    state TEXT NOT NULL,
    due_ms BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    channel BIGINT,
    message BIGINT,
    why TEXT,
    created_ms BIGINT NOT NULL,
    UNIQUE (lane, step)
);
CREATE INDEX outbox_waiting ON outbox (due_ms) WHERE state = 'waiting';
CREATE INDEX outbox_message ON outbox (message);
