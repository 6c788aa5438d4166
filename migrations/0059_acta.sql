-- The time at which the next weekly card (Acta Diurna) of a server is due. NULL for a server that wants
-- none.
ALTER TABLE server ADD COLUMN acta_ms BIGINT;
CREATE INDEX server_acta ON server (acta_ms) WHERE acta_ms IS NOT NULL;
