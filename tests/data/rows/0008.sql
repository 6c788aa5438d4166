-- What a database may hold after migration 8: a desk, a member, a line of the audit log.
INSERT INTO desk (id, channel, server, message, due_ms) VALUES (41, 888, 777, 555, NULL);
INSERT INTO member (server, player, inside, asked_ms) VALUES (777, 11, 1, 1780315200040);
INSERT INTO audit (id, server, moderator, game, act, reason, at_ms, cause) VALUES (42, 777, 11, 21, 'annul', 'a reason', 1780315200050, 'audit-1');
UPDATE server SET settings = '{"channels":[888],"time":"slow"}' WHERE discord = 777;
