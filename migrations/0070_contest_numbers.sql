-- Contests of one kind and variant in a server are numbered from 1 on, so that their names differ.
ALTER TABLE contest ADD COLUMN number BIGINT NOT NULL DEFAULT 1;
UPDATE contest SET number = (
    SELECT COUNT(*) FROM contest before
    WHERE before.server = contest.server AND before.kind = contest.kind
        AND COALESCE(before.variant, '') = COALESCE(contest.variant, '') AND before.id <= contest.id
);
