-- Whether the holder of a chair put the ping off themselves: then it comes though they know of everything already.
ALTER TABLE chair ADD COLUMN snoozed BIGINT NOT NULL DEFAULT 0;

-- The rows of a lane that wait, however many were sent: a war desk's lane grows with every change in its channel.
CREATE INDEX outbox_lane ON outbox (lane, step) WHERE state = 'waiting';

-- Whether a game stands in the statistics: not one that was brought in, nor one whose result was taken back.
ALTER TABLE game ADD COLUMN tallied BIGINT NOT NULL DEFAULT 1;
UPDATE game SET tallied = 0 WHERE id IN (SELECT game FROM event WHERE kind = 'annul')
    OR NOT EXISTS (SELECT 1 FROM chair WHERE chair.game = game.id AND (chair.player IS NOT NULL OR chair.level IS NOT NULL));

-- Which game is played again by which.
CREATE INDEX challenge_rematch ON challenge (rematch_of) WHERE rematch_of IS NOT NULL;

-- The running games of a server, for those who moderate it.
CREATE INDEX game_server ON game (server, changed_ms) WHERE state = 'running';

-- What is kept of the Discord id of somebody who had themselves deleted while others block them.
ALTER TABLE player ADD COLUMN ghost TEXT;
CREATE INDEX player_ghost ON player (ghost) WHERE ghost IS NOT NULL;
