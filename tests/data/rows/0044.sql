-- What a database may hold after migration 44: the id of a command.
INSERT INTO command (name, discord) VALUES ('settings', 1174109840998400099);
