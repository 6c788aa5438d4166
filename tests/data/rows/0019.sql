-- What a database may hold after migration 19: somebody who muted a game.
UPDATE chair SET muted = 1, mute_cause = '1510976205619200054' WHERE game = 21 AND n = 0;
