-- The entries in the lists of events of Discord's servers that announce the start of a contest.
CREATE TABLE calendar_entry (
    contest BIGINT PRIMARY KEY REFERENCES contest (id),
    entry BIGINT NOT NULL,
    begins_ms BIGINT NOT NULL
);
