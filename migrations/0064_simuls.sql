-- Simuls: contests in which one person, the host, plays against many. A simul has the side of its
-- host, and whether its games are rated; `size` is the most boards, and `weeks` the longest time of
-- its games.
ALTER TABLE contest ADD COLUMN host BIGINT REFERENCES player (id);
ALTER TABLE contest ADD COLUMN side TEXT;
ALTER TABLE contest ADD COLUMN rated BIGINT;
CREATE INDEX contest_host ON contest (host) WHERE host IS NOT NULL;
