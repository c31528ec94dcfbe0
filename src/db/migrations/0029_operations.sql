-- Answers of news feeds are kept beside those of the provider of games, asked for again only where they have changed, and old
-- ones leave.

alter table feed_answer add column last_modified text;
create index feed_answer_endpoint on feed_answer (source, endpoint, asked_at desc);
create index feed_answer_age on feed_answer (asked_at);
grant delete on feed_answer to trueline_app;

-- A spelling that somebody has decided says so to whoever decides after him.
alter table team_spelling add column version integer not null default 1;
