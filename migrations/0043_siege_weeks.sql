-- A week of the sieges of a server that is over, by its last siege: its card, when the card is to be
-- written anew, and the two people who are offered a game with one another.
CREATE TABLE siege_week (
    siege BIGINT NOT NULL PRIMARY KEY REFERENCES siege (id),
    channel BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT,
    first BIGINT REFERENCES player (id),
    second BIGINT REFERENCES player (id)
);
CREATE INDEX siege_week_due ON siege_week (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX siege_week_first ON siege_week (first) WHERE first IS NOT NULL;
CREATE INDEX siege_week_second ON siege_week (second) WHERE second IS NOT NULL;

-- The week whose game a challenge is.
ALTER TABLE challenge ADD COLUMN siege_week BIGINT REFERENCES siege_week (siege);
CREATE INDEX challenge_siege_week ON challenge (siege_week) WHERE siege_week IS NOT NULL;
