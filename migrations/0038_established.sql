-- Whether the opponent of a rated game counts for becoming established, and whether they were not
-- established then. Those of earlier games all count.
ALTER TABLE rating ADD COLUMN counts BIGINT NOT NULL DEFAULT 1;
ALTER TABLE rating ADD COLUMN newcomer BIGINT NOT NULL DEFAULT 0;

-- When an established person's last rated game ended.
ALTER TABLE player ADD COLUMN established_ms BIGINT;
UPDATE player SET established_ms = (SELECT MAX(r.at_ms) FROM rating r WHERE r.player = player.id)
    WHERE discord IS NOT NULL AND id IN (SELECT mine.player FROM rating mine
        JOIN rating theirs ON theirs.game = mine.game AND theirs.player <> mine.player
        GROUP BY mine.player HAVING COUNT(DISTINCT theirs.player) >= 8);
CREATE INDEX player_established ON player (established_ms) WHERE established_ms IS NOT NULL;
