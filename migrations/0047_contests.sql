-- Contests of a server, which people call events: their card and when they begin and end. Tables are
-- computed from games and never stored. `empty` is the number of contests right before in which no
-- game counted, and `close_ms` is when a running one ends by itself.
CREATE TABLE contest (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    server BIGINT NOT NULL,
    variant TEXT,
    state TEXT NOT NULL,
    begins_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL,
    close_ms BIGINT,
    repeats BIGINT NOT NULL,
    empty BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT,
    stopped_by BIGINT REFERENCES player (id)
);
CREATE UNIQUE INDEX contest_running ON contest (server, kind, COALESCE(variant, '')) WHERE state = 'running';
CREATE INDEX contest_ended ON contest (server, ends_ms);
CREATE INDEX contest_close ON contest (close_ms) WHERE close_ms IS NOT NULL;
CREATE INDEX contest_due ON contest (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX contest_stopped ON contest (stopped_by) WHERE stopped_by IS NOT NULL;

-- Who takes part in a contest, from when on, and until when if they left it.
CREATE TABLE entrant (
    contest BIGINT NOT NULL REFERENCES contest (id),
    player BIGINT NOT NULL REFERENCES player (id),
    joined_ms BIGINT NOT NULL,
    left_ms BIGINT,
    PRIMARY KEY (contest, player)
);
CREATE INDEX entrant_player ON entrant (player);
