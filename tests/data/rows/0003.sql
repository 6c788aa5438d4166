-- What a database may hold after migration 3: two people and a block, a game of three events against a person, and one against Murus.
INSERT INTO player (id, discord, locale, created_ms) VALUES (11, 9007199254740993, 'de', 1780315200000), (12, 222, NULL, 1780315200001), (13, NULL, NULL, 1780315200002);
INSERT INTO server (discord, locale) VALUES (777, 'en-US');
INSERT INTO block (player, blocked, at_ms) VALUES (11, 13, 1780315200003);
INSERT INTO address (id, kind, state, why, changed_ms) VALUES (222, 'direct', 'closed', 'Cannot send messages to this user', 1780315200004);
INSERT INTO challenge (id, name, variant, side, note, challenger, state, created_ms, expires_ms, channel, server, in_thread, rematch_of, version, cause)
VALUES (21, 'abcd', 'standard', 'romans', 'Well met', 11, 'accepted', 1780315200000, 1780920000000, 888, 777, 0, NULL, 2, 'c1'),
       (22, 'efgh', 'standard', 'either', NULL, 12, 'open', 1780315200000, 1780920000000, 888, 777, 0, NULL, 1, 'c2');
INSERT INTO challenge_seat (challenge, n, state, player, level, seed) VALUES (21, 0, 'taken', 11, NULL, NULL), (21, 1, 'taken', 12, NULL, NULL);
INSERT INTO challenge_seat (challenge, n, state, player, level, seed) VALUES (22, 0, 'taken', 12, NULL, NULL), (22, 1, 'open', NULL, NULL, NULL);
INSERT INTO game (id, name, variant, state, position, to_move, bot_to_move, bot_lease, seq, version, started_ms, changed_ms, channel, server, thread)
VALUES (21, 'abcd', 'standard', 'over', '', NULL, 0, 0, 3, 4, 1780315200010, 1780315200013, 888, 777, 999);
INSERT INTO chair (game, n, player, level, seed) VALUES (21, 0, 11, NULL, NULL), (21, 1, 12, NULL, NULL);
INSERT INTO event (game, seq, at_ms, chair, kind, data, cause)
VALUES (21, 1, 1780315200011, 0, 'move', 'a1-c3', 'e1'), (21, 2, 1780315200012, 1, 'move', 'd7-d5', 'e2'), (21, 3, 1780315200013, 0, 'resign', '', 'e3');
INSERT INTO outbox (id, lane, step, kind, seq, recipient, state, due_ms, lease_until, tries, channel, message, why, created_ms)
VALUES (31, 21, 1, 'challenge', 0, 12, 'sent', 1780315200000, 0, 1, 888, 999, NULL, 1780315200000),
       (32, 21, 64, 'end', 3, NULL, 'waiting', 1780315200013, 0, 0, NULL, NULL, NULL, 1780315200013);
