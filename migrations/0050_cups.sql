-- Cups: contests in rounds. A cup has a form (knock-out or groups) and the most people; `weeks` is the
-- length of a round. Its people have a `seed` as well: their place by strength at the start.
ALTER TABLE contest ADD COLUMN form TEXT;
ALTER TABLE contest ADD COLUMN size BIGINT;

-- The round of a fixture. In a knock-out `division` is the pair, and a fixture ruled by lot is no game.
ALTER TABLE fixture ADD COLUMN round BIGINT NOT NULL DEFAULT 1;
