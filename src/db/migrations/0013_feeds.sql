-- Answers of live providers as they came, so that what was learned from them can be learned again, and the spellings of teams that a
-- person has to match.

create table feed_answer (
  id bigint generated always as identity primary key,
  source text not null,
  endpoint text not null,
  league_id text not null,
  days_from smallint not null,
  asked_at timestamptz not null,
  status smallint,
  body text,
  etag text,
  remaining integer,
  used integer,
  retry_after_s integer,
  failure text,
  refused jsonb not null
);
create index feed_answer_newest on feed_answer (source, endpoint, league_id, asked_at desc);
create index feed_answer_asked on feed_answer (source, asked_at);

create table team_spelling (
  source text not null,
  league_id text not null,
  spelling text not null check (length(spelling) between 1 and 80),
  -- The team it stands for; null while nobody has decided, and where it stands for none of ours.
  team_key text,
  status text not null check (status in ('open', 'matched', 'ignored')),
  seen_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references operator,
  primary key (source, league_id, spelling),
  check ((status = 'matched') = (team_key is not null)),
  check ((status = 'open') = (decided_at is null))
);
create index team_spelling_open on team_spelling (seen_at) where status = 'open';

grant select, insert on feed_answer to trueline_app;
grant select, insert, update on team_spelling to trueline_app;
