-- Team matches: contests between the people of two servers. `guest` is the server that came in by a
-- code, with the channel and the message of its own card; NULL until then. An entrant of a team
-- match has a team, `home` or `guest`. A code is stored as its hash, until it is used.
ALTER TABLE contest ADD COLUMN guest BIGINT;
ALTER TABLE contest ADD COLUMN guest_channel BIGINT;
ALTER TABLE contest ADD COLUMN guest_message BIGINT;
ALTER TABLE entrant ADD COLUMN team TEXT;
CREATE INDEX contest_guest ON contest (guest) WHERE guest IS NOT NULL;
CREATE TABLE team_code (
    hash TEXT NOT NULL PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contest (id),
    until_ms BIGINT NOT NULL
);
CREATE INDEX team_code_contest ON team_code (contest);
