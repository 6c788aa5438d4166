-- Who was out of a game of several when the others drew has lost it: what these games were to whom is worked out anew, as for swapped chairs.
UPDATE chair SET result = 'swapped' WHERE result = 'drawn' AND game IN (SELECT game FROM chair WHERE n = 2);
