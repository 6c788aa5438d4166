-- PostgreSQL counts what waits for a moment as nothing beside years of what was sent, and then looks behind each row that waits by going
-- through all of them. Only who asks by time may use this index; who asks by lane has one of their own.
DROP INDEX outbox_waiting;
CREATE INDEX outbox_waiting ON outbox (due_ms) WHERE state = 'waiting' AND due_ms IS NOT NULL;
