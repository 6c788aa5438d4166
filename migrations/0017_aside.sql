-- Rows with which the program can do nothing: each is left alone until what was read of it (`mark`) changes.
CREATE TABLE aside (
    kind TEXT NOT NULL,
    id BIGINT NOT NULL,
    why TEXT NOT NULL,
    mark TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    look_ms BIGINT NOT NULL,
    PRIMARY KEY (kind, id)
);
