-- The games of a server by when they began, for what is played there week by week.
CREATE INDEX game_begun ON game (server, started_ms);
