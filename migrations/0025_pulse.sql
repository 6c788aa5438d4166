-- One row, since a bot first served from this database: when one last found that it can write here.
CREATE TABLE pulse (
    n BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);
INSERT INTO pulse (n, at_ms) SELECT 1, 0 WHERE EXISTS (SELECT 1 FROM player);
