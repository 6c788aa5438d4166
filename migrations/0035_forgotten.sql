-- A press on a page names its person by our own key, where it named them by Discord's.
UPDATE event SET cause = COALESCE(
    (SELECT 'web-' || p.id || SUBSTR(event.cause, LENGTH('web-' || p.discord) + 1)
        FROM chair c JOIN player p ON p.id = c.player
        WHERE c.game = event.game AND c.n = event.chair AND event.cause LIKE 'web-' || p.discord || '-%'),
    'web-' || game || '-' || seq)
WHERE cause LIKE 'web-%';
UPDATE challenge SET cause = COALESCE(
    (SELECT 'web-' || p.id || SUBSTR(challenge.cause, LENGTH('web-' || p.discord) + 1) FROM player p
        WHERE p.id = challenge.challenger AND challenge.cause LIKE 'web-' || p.discord || '-%'),
    'web-' || challenge.id || '-0')
WHERE cause LIKE 'web-%';
UPDATE audit SET cause = COALESCE(
    (SELECT 'web-' || p.id || SUBSTR(audit.cause, LENGTH('web-' || p.discord) + 1) FROM player p
        WHERE p.id = audit.moderator AND audit.cause LIKE 'web-' || p.discord || '-%'),
    'web-' || audit.id || '-0')
WHERE cause LIKE 'web-%';
UPDATE showing SET cause = COALESCE(
    (SELECT 'web-' || p.id || SUBSTR(showing.cause, LENGTH('web-' || p.discord) + 1) FROM player p
        WHERE p.id = showing.player AND showing.cause LIKE 'web-' || p.discord || '-%'),
    'web-' || showing.id || '-0')
WHERE cause LIKE 'web-%';
UPDATE chair SET mute_cause = COALESCE(
    (SELECT 'web-' || p.id || SUBSTR(chair.mute_cause, LENGTH('web-' || p.discord) + 1) FROM player p
        WHERE p.id = chair.player AND chair.mute_cause LIKE 'web-' || p.discord || '-%'),
    'web-' || game || '-' || n)
WHERE mute_cause LIKE 'web-%';
-- What was played in the direct messages of a person who had themselves deleted is in no channel.
UPDATE challenge SET channel = 0
WHERE server IS NULL AND challenger IN (SELECT id FROM player WHERE discord IS NULL);
UPDATE game SET channel = 0 WHERE server IS NULL AND id IN (SELECT id FROM challenge WHERE channel = 0);
DELETE FROM outbox WHERE lane IN ('game', 'beside', 'follower', 'late')
    AND key IN (SELECT id FROM challenge WHERE channel = 0);
-- A notice of a game that went to none of the places of games and to nobody whom we know.
UPDATE outbox SET channel = NULL, message = NULL
WHERE lane IN ('game', 'beside', 'follower', 'late', 'player')
    AND EXISTS (SELECT 1 FROM player WHERE discord IS NULL)
    AND channel NOT IN (SELECT channel FROM address WHERE channel IS NOT NULL)
    AND channel NOT IN (SELECT channel FROM game)
    AND channel NOT IN (SELECT thread FROM game WHERE thread IS NOT NULL)
    AND channel NOT IN (SELECT channel FROM challenge);
-- The places of direct messages that are nobody's.
DELETE FROM address WHERE kind = 'direct' AND id NOT IN (SELECT discord FROM player WHERE discord IS NOT NULL);
