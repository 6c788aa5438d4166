-- What a database may hold after migration 66: a contest that Discord's list of events announces.
INSERT INTO calendar_entry (contest, entry, begins_ms) SELECT MIN(id), 4000000000000000066, 1782864000000 FROM contest;
