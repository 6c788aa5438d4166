-- Saved days hold one game each: their notice is about that game, and waits beside it.
DELETE FROM outbox WHERE lane = 'player' AND kind = 'rest';

-- Finds the running rated games in which a position stands: the free board gives no help with it.
CREATE INDEX game_rated ON game (position) WHERE state = 'running' AND rated = 1;
