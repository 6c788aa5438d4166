-- What a database may hold after migration 37: a board that lost its buttons, and one that has them.
UPDATE outbox SET buttons = 1 WHERE kind = 'turn' AND message IS NOT NULL;
