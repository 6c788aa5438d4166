-- How far somebody got in a lesson: the step at which they are, none once its steps are done; the moves of the game that follows, as they are
-- written; what the opponent's choices there come from.
CREATE TABLE lesson (
    player BIGINT NOT NULL REFERENCES player (id),
    lesson TEXT NOT NULL,
    step TEXT,
    moves TEXT NOT NULL,
    seed BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (player, lesson)
);

-- When we were last welcomed in a server and said hello there, and in which channels that could be, best first (JSON).
ALTER TABLE server ADD COLUMN greeted_ms BIGINT;
ALTER TABLE server ADD COLUMN doors TEXT NOT NULL DEFAULT '[]';
