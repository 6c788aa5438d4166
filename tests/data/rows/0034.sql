-- What a database may hold after migration 34: plans that never came to pass, presses on pages, and direct messages of a person who was deleted.
INSERT INTO unmet (id, game, player, ply, base, moves)
VALUES (96, 21, 11, 1, 'tttttttt/8/8/8/2W5/1W6/1TTTTTTT g', 'b7-d5 h1-f3');
INSERT INTO player (id, discord, created_ms) VALUES (14, 100000000000000077, 1780315200003);
UPDATE event SET cause = 'web-9007199254740993-one' WHERE game = 21 AND seq = 1;
UPDATE event SET cause = 'web-222-two' WHERE game = 21 AND seq = 2;
UPDATE event SET cause = 'web-333-three' WHERE game = 21 AND seq = 3;
UPDATE challenge SET cause = 'web-9007199254740993-four' WHERE id = 21;
UPDATE audit SET cause = 'web-9007199254740993-five';
UPDATE showing SET cause = 'web-9007199254740993-six' WHERE id = 71;
UPDATE showing SET cause = 'web-333-seven' WHERE id = 72;
UPDATE chair SET mute_cause = 'web-9007199254740993-eight' WHERE game = 21 AND n = 0;
INSERT INTO challenge (id, name, variant, side, challenger, state, created_ms, expires_ms, channel, server, in_thread, version, cause)
VALUES (29, 'uvwx', 'standard', 'romans', 13, 'accepted', 1780315200000, 1780920000000, 4444, NULL, 0, 2, 'web-333-nine');
INSERT INTO game (id, name, variant, state, winner, reason, position, bot_to_move, bot_lease, seq, version, started_ms, changed_ms, channel, server, tallied)
VALUES (29, 'uvwx', 'standard', 'over', NULL, 'cancelled', '', 0, 0, 0, 1, 1780315200000, 1780315200001, 4444, NULL, 1);
INSERT INTO outbox (id, lane, key, step, kind, seq, state, due_ms, lease_until, tries, channel, message, created_ms, quiet)
VALUES (391, 'game', 29, 8, 'turn', 0, 'sent', 1780315200000, 0, 1, 4444, 4001, 1780315200000, 1),
    (392, 'game', 21, 130, 'turn', 2, 'sent', 1780315200000, 0, 1, 4444, 4002, 1780315200000, 1),
    (393, 'game', 21, 131, 'turn', 2, 'sent', 1780315200000, 0, 1, 999, 4003, 1780315200000, 1);
