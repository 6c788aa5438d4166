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
