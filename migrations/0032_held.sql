-- Saved days hold one game each: their notice is about that game, and waits beside it.
DELETE FROM outbox WHERE lane = 'player' AND kind = 'rest';
