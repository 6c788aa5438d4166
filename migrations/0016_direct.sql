-- The channel of a person's direct messages, so that it is not asked for each time.
ALTER TABLE address ADD COLUMN channel BIGINT;
