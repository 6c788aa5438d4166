-- What a database may hold after migration 40: a siege with an easy puzzle beside it, which a person
-- solved, and the other one, which they only opened.
UPDATE siege SET easy = 'standard-0004' WHERE id = 95;
UPDATE siege_try SET tried = 0, wrong = 0, solved_ms = NULL, easy_tried = 1, easy_wrong = 2, easy_solved_ms = 1780315220091 WHERE siege = 95;
