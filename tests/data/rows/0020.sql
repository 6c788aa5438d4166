-- What a database may hold after migration 20: a game of three that two of them drew after the third one had resigned.
INSERT INTO challenge (id, name, variant, side, note, challenger, state, created_ms, expires_ms, channel, server, in_thread, rematch_of, version, cause, time, weekends_off, rated, given, excuse)
VALUES (26, 'trio', 'escape@hex-three', 'either', NULL, 11, 'accepted', 1780315200000, 1780920000000, 888, NULL, 0, NULL, 4, 'c26', '3d+1d/5d', 0, 0, '', NULL);
INSERT INTO challenge_seat (challenge, n, state, player, level, seed) VALUES (26, 0, 'taken', 11, NULL, NULL), (26, 1, 'taken', 12, NULL, NULL), (26, 2, 'taken', 13, NULL, NULL);
INSERT INTO game (id, name, variant, state, winner, reason, position, to_move, bot_to_move, bot_lease, seq, version, started_ms, changed_ms, channel, server, thread, think_ms, time, deadline_ms, weekends_off, rated, ended_ms, plies, stage, stage_ms, tallied)
VALUES (26, 'trio', 'escape@hex-three', 'over', NULL, 'agreement', '', NULL, 0, 0, 3, 4, 1780315200000, 1780315200003, 888, NULL, NULL, 0, '3d+1d/5d', NULL, 0, 0, 1780315200003, 0, NULL, NULL, 1);
INSERT INTO chair (game, n, player, level, seed, live, muted, seen_ms, ring_ms, snoozed, result)
VALUES (26, 0, 11, NULL, NULL, 0, 0, 0, NULL, 0, 'drawn'), (26, 1, 12, NULL, NULL, 0, 0, 0, NULL, 0, 'drawn'), (26, 2, 13, NULL, NULL, 0, 0, 0, NULL, 0, 'drawn');
INSERT INTO event (game, seq, at_ms, chair, kind, data, cause)
VALUES (26, 1, 1780315200001, 0, 'resign', '', 'e4'), (26, 2, 1780315200002, 1, 'offer', 'draw', 'e5'), (26, 3, 1780315200003, 2, 'agree', '', 'e6');
