-- Why a challenge was declined, where that was said.
ALTER TABLE challenge ADD COLUMN excuse TEXT;

-- The finished games of a server, the newest first.
CREATE INDEX game_finished ON game (server, ended_ms) WHERE state = 'over';
