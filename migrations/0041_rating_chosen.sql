-- Whether the challenger chose that a game is rated, or is not; else it is casual where a person is
-- new to games with people. An open challenge keeps the terms that it shows.
ALTER TABLE challenge ADD COLUMN rating_chosen BIGINT NOT NULL DEFAULT 1;
UPDATE challenge SET rating_chosen = 0 WHERE rated = 1 AND state <> 'open';
