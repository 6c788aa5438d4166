-- The browsers in which people are signed in, each by a short name such as Chrome/Android.
ALTER TABLE session ADD COLUMN browser TEXT;
