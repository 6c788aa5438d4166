-- People and servers. No personal data but Discord's ids and what people enter.
CREATE TABLE player (
    id BIGINT PRIMARY KEY,
    discord BIGINT UNIQUE,
    locale TEXT,
    zone TEXT,
    settings TEXT NOT NULL DEFAULT '{}',
    created_ms BIGINT NOT NULL
);

CREATE TABLE server (
    discord BIGINT PRIMARY KEY,
    locale TEXT,
    settings TEXT NOT NULL DEFAULT '{}'
);

-- `player` takes no challenges from `blocked`.
CREATE TABLE block (
    player BIGINT NOT NULL REFERENCES player (id),
    blocked BIGINT NOT NULL REFERENCES player (id),
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);

-- Where messages can go: a channel, a thread, or (by the person's own Discord id) direct messages. Closed after Discord refused it.
CREATE TABLE address (
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    why TEXT,
    changed_ms BIGINT NOT NULL
);
