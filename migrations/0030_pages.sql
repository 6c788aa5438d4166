-- The key of this database: the addresses of pages and signed links are made with it. One row, made when it is first needed.
CREATE TABLE page_key (
    id BIGINT NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
);

-- Browsers in which people are signed in. `hash` is that of the cookie, `channel` the one in which the person asked for the link.
CREATE TABLE session (
    hash TEXT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES player (id),
    channel BIGINT NOT NULL,
    made_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL
);
CREATE INDEX session_player ON session (player);
CREATE INDEX session_seen ON session (seen_ms);

-- Signed links that were used, until they would have expired.
CREATE TABLE used_link (
    nonce TEXT NOT NULL PRIMARY KEY,
    until_ms BIGINT NOT NULL
);
CREATE INDEX used_link_until ON used_link (until_ms);

-- Lists the newest finished games of everywhere, some of which their players left public.
CREATE INDEX game_ended ON game (ended_ms) WHERE state = 'over';
