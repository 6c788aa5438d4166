-- The ids that Discord gave to our commands, by which messages name them.
CREATE TABLE command (
    name TEXT PRIMARY KEY,
    discord BIGINT NOT NULL
);
