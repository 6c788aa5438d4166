-- The number of a game among those that its two players had running when it began; the smallest one
-- that was free.
ALTER TABLE game ADD COLUMN pair_number BIGINT NOT NULL DEFAULT 1;

-- The board of a game after which its player wrote a plain message that the bot cannot read.
ALTER TABLE game ADD COLUMN unread_seq BIGINT;
