-- How much a game weighed for a player's rating, from 0 to 1; empty for games before this, which weigh in full by the arithmetic of their time.
ALTER TABLE rating ADD COLUMN weight DOUBLE PRECISION;
