-- Whether a message still has the buttons of a turn. Once its game is over they are taken off.
ALTER TABLE outbox ADD COLUMN buttons BIGINT NOT NULL DEFAULT 0;
CREATE INDEX outbox_buttons ON outbox (key) WHERE buttons = 1;

-- Which boards of running games lost them before is not known.
UPDATE outbox SET buttons = 1 WHERE lane = 'game' AND kind IN ('turn', 'restored') AND message IS NOT NULL
    AND key IN (SELECT id FROM game WHERE state = 'running');
