-- What was agreed: whether weekends count, whether the game is rated, and the moves of another game from which it goes on.
ALTER TABLE challenge ADD COLUMN weekends_off BIGINT NOT NULL DEFAULT 0;
ALTER TABLE challenge ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
ALTER TABLE challenge ADD COLUMN given TEXT NOT NULL DEFAULT '';
ALTER TABLE game ADD COLUMN weekends_off BIGINT NOT NULL DEFAULT 0;
ALTER TABLE game ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;

-- Caches for lists and statistics: when the game ended, and how many plies it has.
ALTER TABLE game ADD COLUMN ended_ms BIGINT;
ALTER TABLE game ADD COLUMN plies BIGINT NOT NULL DEFAULT 0;
UPDATE game SET ended_ms = changed_ms WHERE state = 'over';
UPDATE game SET plies = (SELECT COUNT(*) FROM event WHERE event.game = game.id AND event.kind = 'move');

-- The next thing to be done before the time of whoever is to move is up: a cache of the events and of the person's habits.
ALTER TABLE game ADD COLUMN stage TEXT;
ALTER TABLE game ADD COLUMN stage_ms BIGINT;
CREATE INDEX game_stage ON game (stage_ms) WHERE stage_ms IS NOT NULL;

-- `live`: the game goes on. `seen_ms`: when its holder last pressed or typed something in this game. `ring_ms`: when to ping its holder (again).
ALTER TABLE chair ADD COLUMN live BIGINT NOT NULL DEFAULT 1;
ALTER TABLE chair ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;
ALTER TABLE chair ADD COLUMN seen_ms BIGINT NOT NULL DEFAULT 0;
ALTER TABLE chair ADD COLUMN ring_ms BIGINT;
UPDATE chair SET live = 0 WHERE game IN (SELECT id FROM game WHERE state = 'over');
CREATE INDEX chair_live ON chair (player) WHERE live = 1;
CREATE INDEX chair_ring ON chair (ring_ms) WHERE ring_ms IS NOT NULL;

-- When somebody who wants one gets the next digest.
ALTER TABLE player ADD COLUMN digest_ms BIGINT;
CREATE INDEX player_digest ON player (digest_ms) WHERE digest_ms IS NOT NULL;

-- A row that says something and pings nobody.
ALTER TABLE outbox ADD COLUMN quiet BIGINT NOT NULL DEFAULT 0;

CREATE TABLE vacation (
    player BIGINT NOT NULL REFERENCES player (id),
    from_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    by_itself BIGINT NOT NULL,
    PRIMARY KEY (player, from_ms)
);
