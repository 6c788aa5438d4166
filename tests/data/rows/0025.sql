-- What a database may hold after migration 25: a bot has served from it, as the migration found, and writes here.
UPDATE pulse SET at_ms = 1780315200100 WHERE n = 1;
