-- How many games of a variant ended in which way after so many plies, of those that stand in the statistics: a cache of these.
CREATE TABLE tally (
    variant TEXT NOT NULL,
    winner TEXT NOT NULL,
    reason TEXT NOT NULL,
    plies BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (variant, winner, reason, plies)
);
INSERT INTO tally (variant, winner, reason, plies, games)
SELECT variant, COALESCE(winner, ''), reason, plies, COUNT(*) FROM game
WHERE state = 'over' AND reason <> 'cancelled' AND tallied = 1 GROUP BY variant, COALESCE(winner, ''), reason, plies;

-- What a finished game is to the holder of a chair: 'won', 'drawn' or 'lost', none where it does not count. After a swap the chairs do not sit in
-- the order of the seats, so what such a game is to whom is worked out from its events, by the program, where it says 'swapped'.
ALTER TABLE chair ADD COLUMN result TEXT;
UPDATE chair SET result = (
    SELECT CASE WHEN g.winner IS NULL THEN 'drawn'
        WHEN g.winner = CASE chair.n WHEN 0 THEN 'romans' WHEN 1 THEN 'gauls' WHEN 2 THEN 'germans' ELSE 'britons' END THEN 'won'
        ELSE 'lost' END FROM game g WHERE g.id = chair.game)
WHERE game IN (SELECT id FROM game WHERE state = 'over' AND reason <> 'cancelled')
    AND game NOT IN (SELECT game FROM event WHERE kind = 'annul');
UPDATE chair SET result = 'swapped' WHERE result IS NOT NULL AND game IN (SELECT game FROM event WHERE kind = 'swap');
CREATE INDEX chair_swapped ON chair (game) WHERE result = 'swapped';
CREATE INDEX chair_record ON chair (player, result);
DROP INDEX chair_player;

-- Whatever is asked about one person is found by that person.
CREATE INDEX challenge_of ON challenge (challenger);
CREATE INDEX hint_of ON hint (player);
CREATE INDEX follow_of ON follow (player);
CREATE INDEX tried_by ON tried (player);
CREATE INDEX study_of ON study (player);
CREATE INDEX member_of ON member (player);
CREATE INDEX audit_of ON audit (moderator);
CREATE INDEX block_of ON block (blocked);
CREATE INDEX outbox_recipient ON outbox (recipient) WHERE recipient IS NOT NULL;

-- Games whose ratings an earlier version took back without working out the others anew.
CREATE INDEX rating_undone ON rating (game) WHERE undoes = 1;

-- Notices that reached their end and are of no use once their game is over; of each game its challenge and its end stay.
CREATE INDEX outbox_done ON outbox (created_ms) WHERE state <> 'waiting' AND kind <> 'challenge' AND kind <> 'end';

-- Who has a chair in a game of which server, for its ranking.
CREATE TABLE visitor (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (server, player)
);
INSERT INTO visitor (server, player)
SELECT DISTINCT g.server, c.player FROM chair c JOIN game g ON g.id = c.game WHERE g.server IS NOT NULL AND c.player IS NOT NULL;
CREATE INDEX visitor_of ON visitor (player);
