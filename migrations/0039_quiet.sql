-- Channels are quiet and games against Murus private from now on. Servers that are known keep what
-- they had: every challenge and result with its board, and threads for games against Murus.
UPDATE server SET settings = CASE settings
    WHEN '{}' THEN '{"lively":true,"bot_threads":true}'
    ELSE '{"lively":true,"bot_threads":true,' || SUBSTR(settings, 2) END
    WHERE settings LIKE '{%' AND settings NOT LIKE '%"quiet":true%';
UPDATE server SET settings = '{"bot_threads":true,' || SUBSTR(settings, 2)
    WHERE settings LIKE '{%' AND settings LIKE '%"quiet":true%';
