-- Nobody is reminded at half of their time any more: what waits for it waits for the reminder at four fifths, which is reckoned anew.
UPDATE game SET stage = 'most' WHERE stage = 'half';
UPDATE outbox SET kind = 'most' WHERE kind = 'half';
