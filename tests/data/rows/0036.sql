-- What a database may hold after migration 36: a process that says how it is set up.
INSERT INTO process (id, weight, beat_ms, facts) VALUES (97, 5, 1780315200097, '{"the version":"0.1.0"}');
