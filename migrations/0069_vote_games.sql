-- A server's list of events names the running games in which its channels vote.
CREATE INDEX chair_voted_here ON chair (channel_server) WHERE channel_server IS NOT NULL AND live = 1;
