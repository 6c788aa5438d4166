-- What a database may hold after migration 41: challenges whose rating nobody chose.
UPDATE challenge SET rating_chosen = 0 WHERE rated = 1;
