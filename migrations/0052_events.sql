-- A game of a contest that a moderator ended or annulled is a draw in it, as soon as that happens.
UPDATE fixture SET ruled = 'drawn', ruling = 'unplayed', ruled_ms = (SELECT g.ended_ms FROM game g WHERE g.id = fixture.game)
    WHERE ruled IS NULL AND EXISTS (SELECT 1 FROM game g WHERE g.id = fixture.game AND g.state = 'over')
        AND NOT EXISTS (SELECT 1 FROM chair c WHERE c.game = fixture.game AND c.n = 0 AND c.result IN ('won', 'drawn', 'lost'));

-- The round of a Swiss cup in which a person has no opponent. Nobody has two of them.
ALTER TABLE entrant ADD COLUMN bye BIGINT;

-- A cup keeps for how many days people join it, because another one may open when it begins. Several
-- cups of a variant may then run, and one of them takes people.
ALTER TABLE contest ADD COLUMN days BIGINT;
UPDATE contest SET days = 7 WHERE kind = 'cup';
DROP INDEX contest_open;
CREATE UNIQUE INDEX contest_open ON contest (server, kind, COALESCE(variant, '')) WHERE state = 'joining' OR state = 'running' AND kind <> 'cup';

-- From when on a manager paused a contest, and what managers did in contests: `player` and `other`
-- are the people whom an act concerns.
ALTER TABLE contest ADD COLUMN paused_ms BIGINT;
CREATE TABLE contest_act (
    id BIGINT NOT NULL PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contest (id),
    act TEXT NOT NULL,
    steward BIGINT NOT NULL REFERENCES player (id),
    player BIGINT REFERENCES player (id),
    other BIGINT REFERENCES player (id),
    at_ms BIGINT NOT NULL
);
CREATE INDEX contest_act_contest ON contest_act (contest);
CREATE INDEX contest_act_steward ON contest_act (steward);
CREATE INDEX contest_act_player ON contest_act (player) WHERE player IS NOT NULL;
CREATE INDEX contest_act_other ON contest_act (other) WHERE other IS NOT NULL;
