-- Leagues: contests in seasons, in which each pair of a division plays two games. A league's season
-- has a number, a length in weeks and a clock; a month has none of them.
ALTER TABLE contest ADD COLUMN season BIGINT;
ALTER TABLE contest ADD COLUMN weeks BIGINT;
ALTER TABLE contest ADD COLUMN time TEXT;
DROP INDEX contest_running;
CREATE UNIQUE INDEX contest_open ON contest (server, kind, COALESCE(variant, '')) WHERE state IN ('joining', 'running');

-- A person's part in a season: whether they play, their strength from the season before (the lowest
-- is the strongest), their division, and how many games they play at once.
ALTER TABLE entrant ADD COLUMN part TEXT NOT NULL DEFAULT 'in';
ALTER TABLE entrant ADD COLUMN seed BIGINT;
ALTER TABLE entrant ADD COLUMN division BIGINT;
ALTER TABLE entrant ADD COLUMN at_once BIGINT NOT NULL DEFAULT 2;

-- The games of a league's divisions. The result of a fixture is that of its game, unless a ruling
-- takes its place: `ruled` is how the first player fared, and `ruling` is why.
CREATE TABLE fixture (
    contest BIGINT NOT NULL REFERENCES contest (id),
    n BIGINT NOT NULL,
    division BIGINT NOT NULL,
    one BIGINT NOT NULL REFERENCES player (id),
    other BIGINT NOT NULL REFERENCES player (id),
    game BIGINT REFERENCES game (id),
    ruled TEXT,
    ruling TEXT,
    ruled_ms BIGINT,
    PRIMARY KEY (contest, n)
);
CREATE UNIQUE INDEX fixture_game ON fixture (game) WHERE game IS NOT NULL;
CREATE INDEX fixture_one ON fixture (one);
CREATE INDEX fixture_other ON fixture (other);
