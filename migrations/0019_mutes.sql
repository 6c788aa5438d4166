-- By which interaction a chair was muted, or unmuted, last: heard of twice it is one switch.
ALTER TABLE chair ADD COLUMN mute_cause TEXT;
