-- Turns of Murus in games on another site: the position that the site asked about, and the answer
-- on its way there. Each game has its newest turn. No people: the site names none.
CREATE TABLE away_turn (
    game TEXT NOT NULL PRIMARY KEY,
    variant TEXT NOT NULL,
    moves TEXT NOT NULL,
    plies BIGINT NOT NULL,
    level TEXT NOT NULL,
    state TEXT NOT NULL,
    answer TEXT,
    due_ms BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    refusals BIGINT NOT NULL,
    why TEXT,
    asked_ms BIGINT NOT NULL
);
CREATE INDEX away_turn_waiting ON away_turn (state, due_ms) WHERE state IN ('thinking', 'posting');

-- The numbers of the site's signed requests of the last hour, so that none is accepted twice.
CREATE TABLE away_nonce (
    nonce TEXT NOT NULL PRIMARY KEY,
    seen_ms BIGINT NOT NULL
);
