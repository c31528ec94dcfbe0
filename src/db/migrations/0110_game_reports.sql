-- What each live provider says of a game, under its own id for it. What the site shows is joined from these; a game that
-- two providers tell is one game.

create table game_report (
  game_id uuid not null references game,
  provider text not null check (provider in ('the-odds-api', 'football-data')),
  key text not null check (key <> ''),
  start_at timestamptz not null,
  status text check (status in ('not_started', 'in_progress', 'completed', 'canceled')),
  reason text,
  home_score smallint check (home_score >= 0),
  away_score smallint check (away_score >= 0),
  parts jsonb not null,
  -- When it last said something else than before.
  known_at timestamptz not null,
  primary key (game_id, provider),
  check (status <> 'completed' or (home_score is not null and away_score is not null))
);
-- An id of a provider stands for one game.
create unique index game_report_key on game_report (provider, key);
-- The ends that are compared with each other.
create index game_report_ended on game_report (known_at) where status in ('completed', 'canceled');

grant select, insert, update on game_report to trueline_app;

-- What the second provider calls the leagues that it tells.
create temporary table second_key (league_id text, key text) on commit drop;
insert into second_key values ('EPL', 'PL'), ('LIGUE1', 'FL1'), ('LALIGA', 'PD'), ('BUNDESLIGA', 'BL1'), ('SERIEA', 'SA'),
  ('CHAMPIONSHIP', 'ELC'), ('EREDIVISIE', 'DED');
update league_template set rules = jsonb_set(rules, '{provider_keys,football-data}', to_jsonb(key)) from second_key where id = league_id;
update league set rules = jsonb_set(rules, '{provider_keys,football-data}', to_jsonb(key)) from second_key where id = league_id;
-- Two leagues that asked the provider the same question would hold the same games twice.
create unique index league_second_provider_key on league ((rules #>> '{provider_keys,football-data}'));
