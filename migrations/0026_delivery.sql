-- The server of a channel that was closed: the bot looks again when something changes there.
ALTER TABLE address ADD COLUMN server BIGINT;
CREATE INDEX address_closed ON address (server) WHERE state = 'closed';

-- The addresses that refused a notice. It waits, as `shut`, until one of them may be open again. An address of a person is deleted with them.
CREATE TABLE way (
    notice BIGINT NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    address BIGINT NOT NULL REFERENCES address (id) ON DELETE CASCADE,
    PRIMARY KEY (notice, address)
);
CREATE INDEX way_address ON way (address);
CREATE INDEX outbox_shut ON outbox (due_ms) WHERE state = 'shut';

-- Turns that reached nobody were given up. In games that go on they wait for a way as well.
UPDATE outbox SET state = 'shut' WHERE state = 'failed' AND lane = 'game' AND kind = 'turn'
    AND key IN (SELECT id FROM game WHERE state = 'running');

-- How urgent a notice is, so that people who play come before those who look on; and whether Discord did not answer about it, so that only
-- the first such notice is tried until Discord answers again.
ALTER TABLE outbox ADD COLUMN urgency BIGINT NOT NULL DEFAULT 0;
ALTER TABLE outbox ADD COLUMN away BIGINT NOT NULL DEFAULT 0;
CREATE INDEX outbox_urgent ON outbox (urgency, due_ms, id) WHERE state = 'waiting' AND due_ms IS NOT NULL;
CREATE INDEX outbox_away ON outbox (id) WHERE state = 'waiting' AND away = 1;

-- The processes that share Discord's limit of requests, each with its weight and its last sign of life.
CREATE TABLE process (
    id BIGINT NOT NULL PRIMARY KEY,
    weight BIGINT NOT NULL,
    beat_ms BIGINT NOT NULL
);
