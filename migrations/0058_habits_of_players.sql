-- How long the turns of a chair took (their median), and whether its time ran out. `late` is NULL
-- unless the game is over, was played by people alone and counts. In games from before this
-- migration vacations count as time.
ALTER TABLE chair ADD COLUMN pace_ms BIGINT;
ALTER TABLE chair ADD COLUMN late BIGINT;

UPDATE chair SET late = CASE WHEN EXISTS
        (SELECT 1 FROM event e WHERE e.game = chair.game AND e.chair = chair.n AND e.kind IN ('timeout', 'cancel'))
    THEN 1 ELSE 0 END
WHERE game IN (SELECT g.id FROM game g WHERE g.state = 'over' AND g.tallied = 1)
    AND NOT EXISTS (SELECT 1 FROM chair o WHERE o.game = chair.game AND o.player IS NULL)
    AND EXISTS (SELECT 1 FROM event e WHERE e.game = chair.game AND e.chair = chair.n
        AND e.kind IN ('move', 'swap', 'timeout', 'cancel'));

UPDATE chair SET pace_ms = usual.took FROM (
    SELECT game, chair AS n, took FROM (
        SELECT game, chair, took,
            ROW_NUMBER() OVER (PARTITION BY game, chair ORDER BY took) AS place,
            COUNT(*) OVER (PARTITION BY game, chair) AS turns
        FROM (
            SELECT e.game, e.chair,
                e.at_ms - COALESCE(LAG(e.at_ms) OVER (PARTITION BY e.game ORDER BY e.seq), g.started_ms) AS took
            FROM event e JOIN game g ON g.id = e.game
            WHERE e.kind IN ('move', 'swap') AND e.game IN (SELECT c.game FROM chair c WHERE c.late IS NOT NULL)
        ) AS turn
    ) AS ranked WHERE place = turns / 2 + 1
) AS usual
WHERE usual.game = chair.game AND usual.n = chair.n AND chair.late IS NOT NULL;

CREATE INDEX chair_habits ON chair (player, game) WHERE late IS NOT NULL;
