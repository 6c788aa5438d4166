-- How a process is set up, so that another one notices a difference: names and values as JSON.
ALTER TABLE process ADD COLUMN facts TEXT NOT NULL DEFAULT '{}';
