-- The browsers in which people are called by Web Push. A call ends with the session of its browser.
CREATE TABLE subscription (
    session TEXT NOT NULL PRIMARY KEY REFERENCES session (hash) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES player (id),
    endpoint TEXT NOT NULL,
    public_key TEXT NOT NULL,
    secret TEXT NOT NULL,
    beside BIGINT NOT NULL,
    made_ms BIGINT NOT NULL
);
CREATE INDEX subscription_endpoint ON subscription (endpoint);
CREATE INDEX subscription_player ON subscription (player);
