-- How long a player may take, and when whoever is to move runs out of it. Games from before have no limit; they end after a month of silence.
ALTER TABLE challenge ADD COLUMN time TEXT NOT NULL DEFAULT 'none';
ALTER TABLE game ADD COLUMN time TEXT NOT NULL DEFAULT 'none';
ALTER TABLE game ADD COLUMN deadline_ms BIGINT;
UPDATE game SET deadline_ms = changed_ms + 2592000000 WHERE state = 'running' AND bot_to_move = 0;
CREATE INDEX game_deadline ON game (deadline_ms) WHERE state = 'running';
