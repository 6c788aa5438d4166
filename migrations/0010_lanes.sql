-- A lane says in words what it is: the course of a game ('game'), what stands beside that ('beside'), a person's digests ('player'), a war desk
-- ('desk'); `key` is the id of the one or the other. Before, a lane was a number: a game's id, or with the sign turned that of a game, a person or
-- a desk. Steps of a course count events times 64, not 16, and kinds by fours, to leave room for
-- more kinds.
CREATE TABLE outbox_lanes (
    id BIGINT PRIMARY KEY,
    lane TEXT NOT NULL,
    key BIGINT NOT NULL,
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
    quiet BIGINT NOT NULL,
    UNIQUE (lane, key, step)
);
INSERT INTO outbox_lanes (id, lane, key, step, kind, seq, recipient, state, due_ms, lease_until, tries, channel, message, why, created_ms, quiet)
SELECT id,
    CASE WHEN kind = 'digest' THEN 'player' WHEN kind = 'desk' THEN 'desk' WHEN lane > 0 THEN 'game' ELSE 'beside' END,
    ABS(lane),
    CASE WHEN lane > 0 THEN (step / 16) * 64 + (step % 16) * 4 ELSE step END,
    kind, seq, recipient, state, due_ms, lease_until, tries, channel, message, why, created_ms, quiet
FROM outbox;
DROP TABLE outbox;
ALTER TABLE outbox_lanes RENAME TO outbox;
CREATE INDEX outbox_waiting ON outbox (due_ms) WHERE state = 'waiting';
CREATE INDEX outbox_message ON outbox (message);
CREATE INDEX outbox_lane ON outbox (lane, key, step) WHERE state = 'waiting';
