-- The result of all migrations. A test writes this file: UPDATE_EXPECT=1 cargo test schema

-- Addresses of people and channels, with the reason where one cannot be reached.
CREATE TABLE address (
    id BIGINT PRIMARY KEY,
    kind TEXT NOT NULL,
    state TEXT NOT NULL,
    why TEXT,
    changed_ms BIGINT NOT NULL,
    channel BIGINT,
    server BIGINT
);
CREATE INDEX address_closed ON address (server) WHERE state = 'closed';

-- Rows that cannot be used and are set aside until they change.
CREATE TABLE aside (
    kind TEXT NOT NULL,
    id BIGINT NOT NULL,
    why TEXT NOT NULL,
    mark TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    look_ms BIGINT NOT NULL,
    PRIMARY KEY (kind, id)
);

-- What people's tries at puzzles have come to.
CREATE TABLE attempt (
    player BIGINT NOT NULL REFERENCES player (id),
    puzzle TEXT NOT NULL,
    theme TEXT,
    shown_ms BIGINT NOT NULL,
    first TEXT,
    wrong BIGINT NOT NULL,
    result TEXT,
    decided_ms BIGINT,
    solved_ms BIGINT,
    vote BIGINT,
    reported_ms BIGINT,
    PRIMARY KEY (player, puzzle)
);
CREATE INDEX attempt_reported ON attempt (reported_ms) WHERE reported_ms IS NOT NULL;
CREATE INDEX attempt_shown ON attempt (player, shown_ms);

-- Acts of moderators, with their reasons.
CREATE TABLE audit (
    id BIGINT PRIMARY KEY,
    server BIGINT NOT NULL,
    moderator BIGINT NOT NULL REFERENCES player (id),
    game BIGINT NOT NULL REFERENCES game (id),
    act TEXT NOT NULL,
    reason TEXT,
    at_ms BIGINT NOT NULL,
    cause TEXT NOT NULL UNIQUE
);
CREATE INDEX audit_game ON audit (game);
CREATE INDEX audit_of ON audit (moderator);
CREATE INDEX audit_server ON audit (server, id);

-- The numbers of the signed requests of another site, so that none counts twice.
CREATE TABLE away_nonce (
    nonce TEXT NOT NULL PRIMARY KEY,
    seen_ms BIGINT NOT NULL
);

-- The newest turn of Murus in each of its games on another site, with its answer.
CREATE TABLE away_turn (
    game TEXT NOT NULL PRIMARY KEY,
    variant TEXT NOT NULL,
    moves TEXT NOT NULL,
    plies BIGINT NOT NULL,
    level TEXT NOT NULL,
    state TEXT NOT NULL,
    answer TEXT,
    due_ms BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    refusals BIGINT NOT NULL,
    why TEXT,
    asked_ms BIGINT NOT NULL
);
CREATE INDEX away_turn_waiting ON away_turn (state, due_ms) WHERE state IN ('thinking', 'posting');

-- The votes of a channel about a board of its game, with their state.
CREATE TABLE ballot (
    game BIGINT NOT NULL REFERENCES game (id),
    board BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    state TEXT NOT NULL,
    opened_ms BIGINT NOT NULL,
    closes_ms BIGINT,
    one TEXT,
    other TEXT,
    due_ms BIGINT,
    PRIMARY KEY (game, board)
);
CREATE INDEX ballot_closes ON ballot (closes_ms) WHERE closes_ms IS NOT NULL;
CREATE INDEX ballot_due ON ballot (due_ms) WHERE due_ms IS NOT NULL;

-- Who blocks whom.
CREATE TABLE block (
    player BIGINT NOT NULL REFERENCES player (id),
    blocked BIGINT NOT NULL REFERENCES player (id),
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (player, blocked)
);
CREATE INDEX block_of ON block (blocked);

-- The entries in the lists of events of Discord's servers.
CREATE TABLE calendar_entry (
    contest BIGINT PRIMARY KEY REFERENCES contest (id),
    entry BIGINT NOT NULL,
    begins_ms BIGINT NOT NULL
);

-- The chairs of a game: a player, a level of the opponent or a channel, with their choices for this game.
CREATE TABLE chair (
    game BIGINT NOT NULL REFERENCES game (id),
    n BIGINT NOT NULL,
    player BIGINT REFERENCES player (id),
    level TEXT,
    seed BIGINT,
    live BIGINT NOT NULL DEFAULT 1,
    muted BIGINT NOT NULL DEFAULT 0,
    seen_ms BIGINT NOT NULL DEFAULT 0,
    ring_ms BIGINT,
    snoozed BIGINT NOT NULL DEFAULT 0,
    result TEXT,
    mute_cause TEXT,
    pace_ms BIGINT,
    late BIGINT,
    channel BIGINT,
    channel_name TEXT,
    vote_ms BIGINT,
    captain BIGINT REFERENCES player (id),
    channel_server BIGINT,
    PRIMARY KEY (game, n)
);
CREATE INDEX chair_captain ON chair (captain) WHERE captain IS NOT NULL;
CREATE INDEX chair_habits ON chair (player, game) WHERE late IS NOT NULL;
CREATE INDEX chair_live ON chair (player) WHERE live = 1;
CREATE INDEX chair_record ON chair (player, result);
CREATE INDEX chair_ring ON chair (ring_ms) WHERE ring_ms IS NOT NULL;
CREATE INDEX chair_swapped ON chair (game) WHERE result = 'swapped';
CREATE INDEX chair_voted_here ON chair (channel_server) WHERE channel_server IS NOT NULL AND live = 1;
CREATE INDEX chair_voters ON chair (channel) WHERE channel IS NOT NULL AND live = 1;

-- Challenges, open and answered.
CREATE TABLE challenge (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    variant TEXT NOT NULL,
    side TEXT NOT NULL,
    note TEXT,
    challenger BIGINT NOT NULL REFERENCES player (id),
    state TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL,
    server BIGINT,
    in_thread BIGINT NOT NULL,
    rematch_of BIGINT,
    version BIGINT NOT NULL,
    cause TEXT NOT NULL UNIQUE,
    time TEXT NOT NULL DEFAULT 'none',
    weekends_off BIGINT NOT NULL DEFAULT 0,
    rated BIGINT NOT NULL DEFAULT 0,
    given TEXT NOT NULL DEFAULT '',
    excuse TEXT,
    rating_chosen BIGINT NOT NULL DEFAULT 1,
    siege_week BIGINT REFERENCES siege_week (siege),
    channel BIGINT
);
CREATE INDEX challenge_challenger ON challenge (challenger) WHERE state = 'open';
CREATE INDEX challenge_of ON challenge (challenger);
CREATE INDEX challenge_open ON challenge (expires_ms) WHERE state = 'open';
CREATE INDEX challenge_rematch ON challenge (rematch_of) WHERE rematch_of IS NOT NULL;
CREATE INDEX challenge_siege_week ON challenge (siege_week) WHERE siege_week IS NOT NULL;

-- The seats of a challenge and the players on them.
CREATE TABLE challenge_seat (
    challenge BIGINT NOT NULL REFERENCES challenge (id),
    n BIGINT NOT NULL,
    state TEXT NOT NULL,
    player BIGINT REFERENCES player (id),
    level TEXT,
    seed BIGINT,
    channel BIGINT,
    channel_name TEXT,
    vote_ms BIGINT,
    captain BIGINT REFERENCES player (id),
    channel_server BIGINT,
    PRIMARY KEY (challenge, n)
);
CREATE INDEX challenge_seat_captain ON challenge_seat (captain) WHERE captain IS NOT NULL;
CREATE INDEX challenge_seat_invited ON challenge_seat (player) WHERE state = 'invited';
CREATE INDEX challenge_seat_player ON challenge_seat (player);

-- The wishes of channels to play a channel of another server, with the hashes of their codes.
CREATE TABLE channel_code (
    hash TEXT NOT NULL PRIMARY KEY,
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    channel_name TEXT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    variant TEXT NOT NULL,
    side TEXT NOT NULL,
    captain BIGINT NOT NULL REFERENCES player (id),
    vote_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL
);
CREATE INDEX channel_code_captain ON channel_code (captain);
CREATE UNIQUE INDEX channel_code_channel ON channel_code (channel);
CREATE INDEX channel_code_player ON channel_code (player);

-- The ids that Discord gave to our commands, by which messages name them.
CREATE TABLE command (
    name TEXT PRIMARY KEY,
    discord BIGINT NOT NULL
);

-- Contests of a server, with their cards; their tables are computed from games.
CREATE TABLE contest (
    id BIGINT NOT NULL PRIMARY KEY,
    kind TEXT NOT NULL,
    server BIGINT NOT NULL,
    variant TEXT,
    state TEXT NOT NULL,
    begins_ms BIGINT NOT NULL,
    ends_ms BIGINT NOT NULL,
    close_ms BIGINT,
    repeats BIGINT NOT NULL,
    empty BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT,
    stopped_by BIGINT REFERENCES player (id),
    season BIGINT,
    weeks BIGINT,
    time TEXT,
    form TEXT,
    size BIGINT,
    days BIGINT,
    paused_ms BIGINT,
    host BIGINT REFERENCES player (id),
    side TEXT,
    rated BIGINT,
    guest BIGINT,
    guest_channel BIGINT,
    guest_message BIGINT,
    number BIGINT NOT NULL DEFAULT 1
);
CREATE INDEX contest_close ON contest (close_ms) WHERE close_ms IS NOT NULL;
CREATE INDEX contest_due ON contest (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX contest_ended ON contest (server, ends_ms);
CREATE INDEX contest_guest ON contest (guest) WHERE guest IS NOT NULL;
CREATE INDEX contest_host ON contest (host) WHERE host IS NOT NULL;
CREATE UNIQUE INDEX contest_open ON contest (server, kind, COALESCE(variant, '')) WHERE state = 'joining' OR state = 'running' AND kind <> 'cup';
CREATE INDEX contest_stopped ON contest (stopped_by) WHERE stopped_by IS NOT NULL;

-- Acts of managers in contests that run.
CREATE TABLE contest_act (
    id BIGINT NOT NULL PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contest (id),
    act TEXT NOT NULL,
    steward BIGINT NOT NULL REFERENCES player (id),
    player BIGINT REFERENCES player (id),
    other BIGINT REFERENCES player (id),
    at_ms BIGINT NOT NULL
);
CREATE INDEX contest_act_contest ON contest_act (contest);
CREATE INDEX contest_act_other ON contest_act (other) WHERE other IS NOT NULL;
CREATE INDEX contest_act_player ON contest_act (player) WHERE player IS NOT NULL;
CREATE INDEX contest_act_steward ON contest_act (steward);

-- The war desk of a channel: its message, and the time of its next update.
CREATE TABLE desk (
    id BIGINT PRIMARY KEY,
    channel BIGINT NOT NULL UNIQUE,
    server BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT
);
CREATE INDEX desk_due ON desk (due_ms) WHERE due_ms IS NOT NULL;

-- Who takes part in a contest.
CREATE TABLE entrant (
    contest BIGINT NOT NULL REFERENCES contest (id),
    player BIGINT NOT NULL REFERENCES player (id),
    joined_ms BIGINT NOT NULL,
    left_ms BIGINT,
    part TEXT NOT NULL DEFAULT 'in',
    seed BIGINT,
    division BIGINT,
    at_once BIGINT NOT NULL DEFAULT 2,
    bye BIGINT,
    team TEXT,
    PRIMARY KEY (contest, player)
);
CREATE INDEX entrant_player ON entrant (player);

-- The events of a game. Rows are only added; everything else about a game follows from them.
CREATE TABLE event (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    chair BIGINT NOT NULL,
    kind TEXT NOT NULL,
    data TEXT NOT NULL,
    cause TEXT NOT NULL UNIQUE,
    PRIMARY KEY (game, seq)
);

-- How often a move was made from a position, by whom, and what came of it; of no game and no person.
CREATE TABLE first_move (
    variant TEXT NOT NULL,
    position TEXT NOT NULL,
    played TEXT NOT NULL,
    maker TEXT NOT NULL,
    won BIGINT NOT NULL,
    drawn BIGINT NOT NULL,
    lost BIGINT NOT NULL,
    PRIMARY KEY (variant, position, played, maker)
);

-- The finished games that are counted there.
CREATE TABLE first_move_game (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES game (id)
);

-- The games of a league's divisions, with their rulings.
CREATE TABLE fixture (
    contest BIGINT NOT NULL REFERENCES contest (id),
    n BIGINT NOT NULL,
    division BIGINT NOT NULL,
    one BIGINT NOT NULL REFERENCES player (id),
    other BIGINT NOT NULL REFERENCES player (id),
    game BIGINT REFERENCES game (id),
    ruled TEXT,
    ruling TEXT,
    ruled_ms BIGINT,
    round BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (contest, n)
);
CREATE UNIQUE INDEX fixture_game ON fixture (game) WHERE game IS NOT NULL;
CREATE INDEX fixture_one ON fixture (one);
CREATE INDEX fixture_other ON fixture (other);

-- Followers of a game, and whether they follow move by move.
CREATE TABLE follow (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    every BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX follow_of ON follow (player);

-- Games. Position, player to move and deadline are caches of the events.
CREATE TABLE game (
    id BIGINT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    variant TEXT NOT NULL,
    state TEXT NOT NULL,
    winner TEXT,
    reason TEXT,
    position TEXT NOT NULL,
    to_move BIGINT,
    bot_to_move BIGINT NOT NULL,
    bot_lease BIGINT NOT NULL,
    seq BIGINT NOT NULL,
    version BIGINT NOT NULL,
    started_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    server BIGINT,
    thread BIGINT,
    think_ms BIGINT NOT NULL DEFAULT 0,
    time TEXT NOT NULL DEFAULT 'none',
    deadline_ms BIGINT,
    weekends_off BIGINT NOT NULL DEFAULT 0,
    rated BIGINT NOT NULL DEFAULT 0,
    ended_ms BIGINT,
    plies BIGINT NOT NULL DEFAULT 0,
    stage TEXT,
    stage_ms BIGINT,
    tallied BIGINT NOT NULL DEFAULT 1,
    pair_number BIGINT NOT NULL DEFAULT 1,
    unread_seq BIGINT,
    channel BIGINT
);
CREATE INDEX game_begun ON game (server, started_ms);
CREATE INDEX game_bot ON game (bot_lease) WHERE bot_to_move = 1;
CREATE INDEX game_channel ON game (channel) WHERE state = 'running';
CREATE INDEX game_deadline ON game (deadline_ms) WHERE state = 'running';
CREATE INDEX game_ended ON game (ended_ms) WHERE state = 'over';
CREATE INDEX game_finished ON game (server, ended_ms) WHERE state = 'over';
CREATE INDEX game_rated ON game (position) WHERE state = 'running' AND rated = 1;
CREATE INDEX game_server ON game (server, changed_ms) WHERE state = 'running';
CREATE INDEX game_stage ON game (stage_ms) WHERE stage_ms IS NOT NULL;
CREATE INDEX game_thread ON game (thread);

-- Given hints.
CREATE TABLE hint (
    game BIGINT NOT NULL REFERENCES game (id),
    seq BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    best TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, seq, player)
);
CREATE INDEX hint_of ON hint (player);

-- What people last asked Discord to open as an Activity, for some minutes.
CREATE TABLE launch (
    player BIGINT NOT NULL PRIMARY KEY REFERENCES player (id),
    channel BIGINT NOT NULL,
    game BIGINT REFERENCES game (id) ON DELETE CASCADE,
    at_ms BIGINT NOT NULL
);
CREATE INDEX launch_game ON launch (game);

-- How far a player is in a lesson.
CREATE TABLE lesson (
    player BIGINT NOT NULL REFERENCES player (id),
    lesson TEXT NOT NULL,
    step TEXT,
    moves TEXT NOT NULL,
    seed BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL,
    PRIMARY KEY (player, lesson)
);

-- Whether a player is in a server, as Discord last answered.
CREATE TABLE member (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    inside BIGINT NOT NULL,
    asked_ms BIGINT NOT NULL,
    PRIMARY KEY (server, player)
);
CREATE INDEX member_of ON member (player);

-- Notices to deliver, in lanes: their facts, never their text.
CREATE TABLE "outbox" (
    id BIGINT PRIMARY KEY,
    lane TEXT NOT NULL,
    key BIGINT NOT NULL,
    step BIGINT NOT NULL,
    kind TEXT NOT NULL,
    seq BIGINT NOT NULL,
    recipient BIGINT REFERENCES player (id),
    state TEXT NOT NULL,
    due_ms BIGINT NOT NULL,
    lease_until BIGINT NOT NULL,
    tries BIGINT NOT NULL,
    channel BIGINT,
    message BIGINT,
    why TEXT,
    created_ms BIGINT NOT NULL,
    quiet BIGINT NOT NULL,
    urgency BIGINT NOT NULL DEFAULT 0,
    away BIGINT NOT NULL DEFAULT 0,
    buttons BIGINT NOT NULL DEFAULT 0,
    UNIQUE (lane, key, step)
);
CREATE INDEX outbox_away ON outbox (id) WHERE state = 'waiting' AND away = 1;
CREATE INDEX outbox_buttons ON outbox (key) WHERE buttons = 1;
CREATE INDEX outbox_done ON outbox (created_ms) WHERE state <> 'waiting' AND kind <> 'challenge' AND kind <> 'end';
CREATE INDEX outbox_lane ON outbox (lane, key, step) WHERE state = 'waiting';
CREATE INDEX outbox_message ON outbox (message);
CREATE INDEX outbox_recipient ON outbox (recipient) WHERE recipient IS NOT NULL;
CREATE INDEX outbox_shut ON outbox (due_ms) WHERE state = 'shut';
CREATE INDEX outbox_urgent ON outbox (urgency, due_ms, id) WHERE state = 'waiting' AND due_ms IS NOT NULL;
CREATE INDEX outbox_waiting ON outbox (due_ms) WHERE state = 'waiting' AND due_ms IS NOT NULL;

-- The key with which addresses of pages and signed links are made.
CREATE TABLE page_key (
    id BIGINT NOT NULL PRIMARY KEY,
    key TEXT NOT NULL
);

-- Conditional moves of a chair.
CREATE TABLE plan (
    id BIGINT PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    chair BIGINT NOT NULL,
    base TEXT NOT NULL,
    moves TEXT NOT NULL
);
CREATE INDEX plan_game ON plan (game);

-- People by our own key. Deleting a person clears the Discord id.
CREATE TABLE player (
    id BIGINT PRIMARY KEY,
    discord BIGINT UNIQUE,
    locale TEXT,
    zone TEXT,
    settings TEXT NOT NULL DEFAULT '{}',
    created_ms BIGINT NOT NULL,
    digest_ms BIGINT,
    ghost TEXT,
    established_ms BIGINT
);
CREATE INDEX player_digest ON player (digest_ms) WHERE digest_ms IS NOT NULL;
CREATE INDEX player_established ON player (established_ms) WHERE established_ms IS NOT NULL;
CREATE INDEX player_ghost ON player (ghost) WHERE ghost IS NOT NULL;

-- Processes on this database: what each needs of Discord's limit, how it is set up, its last sign of life.
CREATE TABLE process (
    id BIGINT NOT NULL PRIMARY KEY,
    weight BIGINT NOT NULL,
    beat_ms BIGINT NOT NULL,
    facts TEXT NOT NULL DEFAULT '{}'
);

-- The lines of moves that people propose to the others who vote about a board.
CREATE TABLE proposal (
    game BIGINT NOT NULL REFERENCES game (id),
    board BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    moves TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    PRIMARY KEY (game, board, player)
);
CREATE INDEX proposal_player ON proposal (player);

-- One row, since a bot first served from the database: when one last found that it can write.
CREATE TABLE pulse (
    n BIGINT NOT NULL PRIMARY KEY,
    at_ms BIGINT NOT NULL
);

-- How hard puzzles are, by the attempts at them.
CREATE TABLE puzzle (
    id TEXT NOT NULL PRIMARY KEY,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    plays BIGINT NOT NULL
);

-- The history of ratings, one row for each game that counted.
CREATE TABLE rating (
    player BIGINT NOT NULL REFERENCES player (id),
    pool TEXT NOT NULL,
    n BIGINT NOT NULL,
    game BIGINT NOT NULL REFERENCES game (id),
    undoes BIGINT NOT NULL,
    at_ms BIGINT NOT NULL,
    score DOUBLE PRECISION NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    weight DOUBLE PRECISION,
    counts BIGINT NOT NULL DEFAULT 1,
    newcomer BIGINT NOT NULL DEFAULT 0,
    PRIMARY KEY (player, pool, n)
);
CREATE INDEX rating_game ON rating (game);
CREATE INDEX rating_time ON rating (pool, at_ms);
CREATE INDEX rating_undone ON rating (game) WHERE undoes = 1;

-- From when on the ratings of a pool have to be worked out again.
CREATE TABLE restatement (
    pool TEXT PRIMARY KEY,
    at_ms BIGINT NOT NULL,
    due_ms BIGINT NOT NULL
);

-- Reviews of finished games, asked for or made.
CREATE TABLE review (
    game BIGINT PRIMARY KEY REFERENCES game (id),
    state TEXT NOT NULL,
    lease_until BIGINT NOT NULL,
    result TEXT,
    asked_ms BIGINT NOT NULL,
    player BIGINT
);
CREATE INDEX review_asker ON review (player) WHERE state = 'waiting';
CREATE INDEX review_waiting ON review (lease_until) WHERE state = 'waiting';

-- Servers with their settings.
CREATE TABLE server (
    discord BIGINT PRIMARY KEY,
    locale TEXT,
    settings TEXT NOT NULL DEFAULT '{}',
    greeted_ms BIGINT,
    doors TEXT NOT NULL DEFAULT '[]',
    siege_ms BIGINT,
    acta_ms BIGINT
);
CREATE INDEX server_acta ON server (acta_ms) WHERE acta_ms IS NOT NULL;
CREATE INDEX server_siege ON server (siege_ms) WHERE siege_ms IS NOT NULL;

-- The browsers in which people are signed in.
CREATE TABLE session (
    hash TEXT NOT NULL PRIMARY KEY,
    player BIGINT NOT NULL REFERENCES player (id),
    channel BIGINT NOT NULL,
    made_ms BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    browser TEXT
);
CREATE INDEX session_player ON session (player);
CREATE INDEX session_seen ON session (seen_ms);

-- The board on which the players of a finished game analyse it together: its tree of moves, the node that is shown, and its arrows.
CREATE TABLE shared_board (
    game BIGINT NOT NULL PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    version BIGINT NOT NULL,
    crowd BIGINT NOT NULL,
    ply BIGINT NOT NULL,
    moves TEXT NOT NULL,
    node BIGINT NOT NULL,
    arrows TEXT NOT NULL,
    player BIGINT REFERENCES player (id),
    changed_ms BIGINT NOT NULL
);
CREATE INDEX shared_board_player ON shared_board (player) WHERE player IS NOT NULL;

-- Who had a shared board open and when, and whether a player admitted them to change it.
CREATE TABLE shared_board_reader (
    game BIGINT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES player (id),
    admitted BIGINT NOT NULL,
    seen_ms BIGINT NOT NULL,
    PRIMARY KEY (game, player)
);
CREATE INDEX shared_board_reader_player ON shared_board_reader (player);

-- Changes of the order of a ladder that no game causes. Rows are only added.
CREATE TABLE shift (
    id BIGINT NOT NULL PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contest (id),
    player BIGINT NOT NULL REFERENCES player (id),
    kind TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE INDEX shift_contest ON shift (contest, at_ms);
CREATE INDEX shift_player ON shift (player);

-- What people showed to everybody in a channel, each page of a private answer once.
CREATE TABLE showing (
    id BIGINT NOT NULL PRIMARY KEY,
    answer BIGINT NOT NULL,
    what TEXT NOT NULL,
    player BIGINT REFERENCES player (id),
    server BIGINT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    cause TEXT NOT NULL,
    at_ms BIGINT NOT NULL,
    UNIQUE (answer, what)
);
CREATE INDEX showing_channel ON showing (channel, at_ms);
CREATE INDEX showing_player ON showing (player, at_ms);

-- The puzzle of a day in a server, with its message.
CREATE TABLE siege (
    id BIGINT NOT NULL PRIMARY KEY,
    server BIGINT NOT NULL,
    day BIGINT NOT NULL,
    puzzle TEXT NOT NULL,
    channel BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT,
    easy TEXT,
    UNIQUE (server, day)
);
CREATE INDEX siege_due ON siege (due_ms) WHERE due_ms IS NOT NULL;

-- Who asked to be pinged for the puzzle of the day.
CREATE TABLE siege_bell (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (server, player)
);
CREATE INDEX siege_bell_player ON siege_bell (player);

-- Who tried the puzzle of a day, and whether they solved it.
CREATE TABLE siege_try (
    siege BIGINT NOT NULL REFERENCES siege (id),
    player BIGINT NOT NULL REFERENCES player (id),
    wrong BIGINT NOT NULL,
    solved_ms BIGINT,
    named BIGINT NOT NULL,
    tried BIGINT NOT NULL DEFAULT 1,
    easy_tried BIGINT NOT NULL DEFAULT 0,
    easy_wrong BIGINT NOT NULL DEFAULT 0,
    easy_solved_ms BIGINT,
    PRIMARY KEY (siege, player)
);
CREATE INDEX siege_try_player ON siege_try (player);

-- A week of sieges that is over: its card, and the two people who are offered a game.
CREATE TABLE siege_week (
    siege BIGINT NOT NULL PRIMARY KEY REFERENCES siege (id),
    channel BIGINT NOT NULL,
    message BIGINT,
    due_ms BIGINT,
    first BIGINT REFERENCES player (id),
    second BIGINT REFERENCES player (id)
);
CREATE INDEX siege_week_due ON siege_week (due_ms) WHERE due_ms IS NOT NULL;
CREATE INDEX siege_week_first ON siege_week (first) WHERE first IS NOT NULL;
CREATE INDEX siege_week_second ON siege_week (second) WHERE second IS NOT NULL;

-- How strong people are at puzzles.
CREATE TABLE solver (
    player BIGINT NOT NULL PRIMARY KEY REFERENCES player (id),
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL
);

-- The newest rating of each player in each pool.
CREATE TABLE standing (
    player BIGINT NOT NULL REFERENCES player (id),
    pool TEXT NOT NULL,
    n BIGINT NOT NULL,
    rating DOUBLE PRECISION NOT NULL,
    deviation DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (player, pool)
);
CREATE INDEX standing_rating ON standing (pool, rating);

-- Players who opened their lines of a finished game to others.
CREATE TABLE study (
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (game, player)
);
CREATE INDEX study_of ON study (player);

-- The browsers in which people are called by Web Push.
CREATE TABLE subscription (
    session TEXT NOT NULL PRIMARY KEY REFERENCES session (hash) ON DELETE CASCADE,
    player BIGINT NOT NULL REFERENCES player (id),
    endpoint TEXT NOT NULL,
    public_key TEXT NOT NULL,
    secret TEXT NOT NULL,
    beside BIGINT NOT NULL,
    made_ms BIGINT NOT NULL
);
CREATE INDEX subscription_endpoint ON subscription (endpoint);
CREATE INDEX subscription_player ON subscription (player);

-- Numbers of games for each way to end, for statistics.
CREATE TABLE tally (
    variant TEXT NOT NULL,
    winner TEXT NOT NULL,
    reason TEXT NOT NULL,
    plies BIGINT NOT NULL,
    games BIGINT NOT NULL,
    PRIMARY KEY (variant, winner, reason, plies)
);

-- The codes by which servers come into team matches, as hashes, until they are used.
CREATE TABLE team_code (
    hash TEXT NOT NULL PRIMARY KEY,
    contest BIGINT NOT NULL REFERENCES contest (id),
    until_ms BIGINT NOT NULL
);
CREATE INDEX team_code_contest ON team_code (contest);

-- Lines that a player tried on a game, with notes.
CREATE TABLE tried (
    id BIGINT NOT NULL PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    ply BIGINT NOT NULL,
    moves TEXT NOT NULL,
    note TEXT,
    made_ms BIGINT NOT NULL
);
CREATE INDEX tried_by ON tried (player);
CREATE INDEX tried_of ON tried (game, player);

-- Planned lines of a player that the other side did not follow.
CREATE TABLE unmet (
    id BIGINT NOT NULL PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    player BIGINT NOT NULL REFERENCES player (id),
    ply BIGINT NOT NULL,
    base TEXT NOT NULL,
    moves TEXT NOT NULL
);
CREATE INDEX unmet_by ON unmet (player);
CREATE INDEX unmet_of ON unmet (game, player);

-- Signed links that were used.
CREATE TABLE used_link (
    nonce TEXT NOT NULL PRIMARY KEY,
    until_ms BIGINT NOT NULL
);
CREATE INDEX used_link_until ON used_link (until_ms);

-- Vacations, taken or automatic.
CREATE TABLE vacation (
    player BIGINT NOT NULL REFERENCES player (id),
    from_ms BIGINT NOT NULL,
    until_ms BIGINT NOT NULL,
    by_itself BIGINT NOT NULL,
    PRIMARY KEY (player, from_ms)
);

-- Players who used the bot in a server, for its leaderboard.
CREATE TABLE visitor (
    server BIGINT NOT NULL,
    player BIGINT NOT NULL REFERENCES player (id),
    PRIMARY KEY (server, player)
);
CREATE INDEX visitor_of ON visitor (player);

-- What people vote for about a board; without the person once their data is deleted.
CREATE TABLE vote (
    id BIGINT NOT NULL PRIMARY KEY,
    game BIGINT NOT NULL REFERENCES game (id),
    board BIGINT NOT NULL,
    player BIGINT REFERENCES player (id),
    move TEXT NOT NULL,
    at_ms BIGINT NOT NULL
);
CREATE UNIQUE INDEX vote_of ON vote (game, board, player);
CREATE INDEX vote_player ON vote (player) WHERE player IS NOT NULL;

-- The addresses that refused a notice, which waits until one of them may be open again.
CREATE TABLE way (
    notice BIGINT NOT NULL REFERENCES outbox (id) ON DELETE CASCADE,
    address BIGINT NOT NULL REFERENCES address (id) ON DELETE CASCADE,
    PRIMARY KEY (notice, address)
);
CREATE INDEX way_address ON way (address);
