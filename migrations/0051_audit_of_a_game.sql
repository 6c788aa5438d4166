-- The reason of a moderator for the end of a game is looked up by the game.
CREATE INDEX audit_game ON audit (game);
