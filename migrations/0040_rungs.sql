-- The easy puzzle beside that of a day; none beside those of earlier days.
ALTER TABLE siege ADD COLUMN easy TEXT;

-- Whether a person tried the puzzle of the day or only opened it, and their tries at the easy one.
ALTER TABLE siege_try ADD COLUMN tried BIGINT NOT NULL DEFAULT 1;
ALTER TABLE siege_try ADD COLUMN easy_tried BIGINT NOT NULL DEFAULT 0;
ALTER TABLE siege_try ADD COLUMN easy_wrong BIGINT NOT NULL DEFAULT 0;
ALTER TABLE siege_try ADD COLUMN easy_solved_ms BIGINT;
